"""The page about settings names each one with its values and its default, in both languages."""

import re
import tomllib
from pathlib import Path

from gouji.tui.glyphs import drawn
from gouji.tui.settings import SETTINGS, Glyphs, Settings

TEXT = (Path(__file__).parents[2] / "docs" / "settings.md").read_text("utf-8")
ROW = re.compile(r"^\| `(\w+)` \| (.+?) \| (.+?) \|", re.MULTILINE)
BY_LOCALE = ("随系统", "the locale's")


def test_each_setting_has_a_row_in_each_language() -> None:
    expected = [
        (one.name, " ".join(f"`{value}`" for value in one.allowed), f"`{one.text(Settings())}`")
        for one in SETTINGS
    ]
    halves = TEXT.split("## English")
    for half, by_locale in zip(halves, BY_LOCALE, strict=True):
        (name, values, _), *rest = expected
        assert ROW.findall(half) == [(name, values, by_locale), *rest]


def test_the_example_can_be_read() -> None:
    (example,) = re.findall(r"```toml\n(.*?)```", TEXT, re.DOTALL)
    by_name = {setting.name: setting for setting in SETTINGS}
    for name, value in tomllib.loads(example).items():
        by_name[name].read(value)


def test_the_signs_are_those_of_the_program() -> None:
    pairs = re.findall(r"^\| \w+ \| (♠.+?) \|\n.*?\n\| \w+ \| (.+?) \|$", TEXT, re.MULTILINE)
    assert len(pairs) == len(BY_LOCALE)
    for signs, instead in pairs:
        assert drawn(signs, Glyphs.SAFE) == instead
