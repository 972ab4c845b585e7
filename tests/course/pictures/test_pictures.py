import re
from itertools import combinations

import pytest
from contrast import contrast
from read_picture import SVG, areas_of, root_of, segments_of, texts_of

from course import pictures
from course.errors import UnknownLanguage
from course.languages import LANGUAGES

EVERY_PICTURE = [(name, language) for name in pictures.__all__ for language in LANGUAGES]


@pytest.fixture(params=EVERY_PICTURE, ids="-".join)
def picture(request):
    name, language = request.param
    return getattr(pictures, name)(language=language)


def test_there_is_one_picture_for_each_lesson_of_part_one():
    assert pictures.__all__ == [
        "bill_staircase",
        "cloakroom_tickets",
        "error_slot",
        "fan_out",
        "history_lanes",
        "model_call",
    ]


def test_a_picture_is_xml_that_starts_with_title_and_description(picture):
    title, description = list(root_of(picture))[:2]
    assert (title.tag, description.tag) == (f"{SVG}title", f"{SVG}desc")
    assert title.text
    assert description.text == picture.description


def test_a_notebook_gets_the_drawing_and_the_words(picture):
    shown = picture._repr_mimebundle_(include=None, exclude=None)
    assert shown == {"image/svg+xml": picture.svg, "text/plain": picture.description}


def test_the_description_is_one_sentence_without_markup(picture):
    assert picture.description.endswith(".")
    assert not set("`<>\n") & set(picture.description)


def test_nothing_is_fetched_and_nothing_runs(picture):
    body = picture.svg.replace('xmlns="http://www.w3.org/2000/svg"', "")
    assert not re.search(r"https?:|href|url\(|@import|<script|<style|<image|\son\w+=", body)


@pytest.mark.parametrize(("name", "language"), EVERY_PICTURE)
def test_a_picture_has_the_same_bytes_each_time(name, language):
    draw = getattr(pictures, name)
    assert draw(language=language).svg == draw(language=language).svg


def test_a_drawing_brings_its_own_light_card(picture):
    width, height = (float(root_of(picture).get(key)) for key in ("width", "height"))
    card = areas_of(picture)[0]
    assert (card.right - card.left, card.bottom - card.top) == (width - 1, height - 1)
    assert width == 760
    assert root_of(picture).get("viewBox") == f"0 0 {width:g} {height:g}"


def test_no_text_is_smaller_than_thirteen_pixels(picture):
    assert min(text.size for text in texts_of(picture)) >= 13


def test_each_text_fits_into_the_smallest_box_around_its_middle(picture):
    texts = texts_of(picture)
    cut = [text.words for text in texts if not _box(text, picture).contains(text.area, by=3)]
    assert cut == []


def test_no_two_texts_overlap(picture):
    pairs = combinations(texts_of(picture), 2)
    assert [(a.words, b.words) for a, b in pairs if a.area.overlaps(b.area)] == []


def test_no_line_runs_through_a_text(picture):
    places = [(text, segment) for text in texts_of(picture) for segment in segments_of(picture)]
    assert [text.words for text, segment in places if _crosses(segment, text.area)] == []


def test_no_edge_of_a_box_runs_through_a_text(picture):
    places = [(text, area) for text in texts_of(picture) for area in areas_of(picture)]
    struck = [
        text.words
        for text, area in places
        if area.overlaps(text.area) and not area.contains(text.area)
    ]
    assert struck == []


def test_each_text_stands_out_from_its_box(picture):
    weak = [
        text.words
        for text in texts_of(picture)
        if contrast(text.ink, _box(text, picture).fill) < 4.5
    ]
    assert weak == []


@pytest.mark.parametrize("name", pictures.__all__)
def test_an_unknown_language_is_named(name):
    with pytest.raises(UnknownLanguage, match="tlh"):
        getattr(pictures, name)(language="tlh")


def _box(text, picture):
    around = [area for area in areas_of(picture) if area.holds(*text.middle)]
    return min(around, key=lambda area: area.size)


def _crosses(segment, area):
    """Say whether a segment has a point inside an area, looked at pixel by pixel."""
    (x, y), (to_x, to_y) = segment
    steps = int(max(abs(to_x - x), abs(to_y - y))) + 1
    points = ((x + (to_x - x) * n / steps, y + (to_y - y) * n / steps) for n in range(steps + 1))
    return any(area.holds(*point) for point in points)
