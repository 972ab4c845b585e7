"""Without Chromium the browser tests fail, and one line says how to get it."""

import pytest
from chromium import NoChromium, chromium


def test_a_missing_browser_is_named_with_the_cure(monkeypatch, tmp_path):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(NoChromium) as missing:
        chromium()
    assert "apt-get install chromium" in str(missing.value) and "\n" not in str(missing.value)


@pytest.mark.parametrize("name", ["chromium", "chromium-browser", "google-chrome"])
def test_a_browser_is_found_by_any_of_its_names(monkeypatch, tmp_path, name):
    program = tmp_path / name
    program.touch(mode=0o755)
    monkeypatch.setenv("PATH", str(tmp_path))
    assert chromium() == str(program)
