import xml.etree.ElementTree as ET

from read_picture import SVG, areas_of, segments_of, texts_of

from course.pictures.palette import PLAIN
from course.pictures.svg import Drawing

HOSTILE = "<b onload=\"x\">&amp; 'quoted' ]]>"


def test_every_text_is_escaped():
    drawing = Drawing(HOSTILE, HOSTILE)
    drawing.text(20, 80, HOSTILE)
    root = ET.fromstring(drawing.picture(200).svg)
    assert [root.find(f"{SVG}title").text, root.find(f"{SVG}desc").text] == [HOSTILE, HOSTILE]
    assert HOSTILE in [text.words for text in texts_of(drawing.picture(200))]


def test_every_attribute_is_escaped():
    drawing = Drawing("title", "words")
    drawing.text(20, 80, "text", ink=HOSTILE)
    assert texts_of(drawing.picture(200))[-1].ink == HOSTILE


def test_code_is_set_in_the_code_font():
    drawing = Drawing("title", "words")
    drawing.text(20, 80, "no `id` here")
    picture = drawing.picture(200)
    assert '<tspan font-family="ui-monospace, monospace">id</tspan>' in picture.svg
    assert texts_of(picture)[-1].words == "no `id` here"


def test_the_text_of_a_box_stands_in_its_middle():
    drawing = Drawing("title", "words")
    drawing.box(100, 80, 200, 60, "a text", PLAIN)
    x, y = texts_of(drawing.picture(200))[-1].middle
    assert (x, round(y / 110, 1)) == (200, 1)


def test_text_tells_where_it_ends():
    drawing = Drawing("title", "words")
    assert drawing.text(20, 80, "a text", size=10) == 94


def test_a_lane_tells_where_its_content_begins():
    drawing = Drawing("title", "words")
    begin = drawing.lane(20, 80, 300, 100, "model", PLAIN)
    assert texts_of(drawing.picture(200))[-1].area.bottom < begin < 180


def test_an_arrow_ends_with_a_head_at_its_last_point():
    drawing = Drawing("title", "words")
    drawing.arrow((20, 100), (120, 100))
    picture = drawing.picture(200)
    assert segments_of(picture) == [((20, 100), (111, 100))]
    assert 'points="120,100 111,95 111,105"' in picture.svg


def test_coordinates_have_one_decimal():
    drawing = Drawing("title", "words")
    drawing.rect(1 / 3, 2, 10, 10, PLAIN)
    assert '<rect x="0.3" y="2"' in drawing.picture(200).svg


def test_the_card_is_as_high_as_the_picture():
    picture = Drawing("title", "words").picture(123.44)
    assert areas_of(picture)[0].bottom == 122.9
