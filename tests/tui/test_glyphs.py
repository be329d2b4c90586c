"""Signs: each has its ASCII, one cell for one cell."""

import unicodedata
from itertools import chain
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual._border import BORDER_CHARS
from textual.scrollbar import ScrollBarRender

import gouji.engine
import gouji.tui
from gouji.tui.glyphs import LINES, SIGNS, drawn
from gouji.tui.settings import Glyphs
from gouji.tui.text import WORDS

SOURCES = [
    path
    for package in (gouji.tui, gouji.engine)
    for path in Path(package.__path__[0]).rglob("*.py")
]
WIDE = ("W", "F")


def is_chinese(text: str) -> bool:
    return all(char.isascii() or unicodedata.east_asian_width(char) in WIDE for char in text)


def test_each_sign_is_one_cell_and_so_is_what_stands_for_it() -> None:
    for sign, instead in {**SIGNS, **LINES}.items():
        assert cell_len(sign) == cell_len(instead) == 1
        assert instead.isascii()
    assert not SIGNS.keys() & LINES.keys()


def test_words_in_ascii_are_ascii_and_chinese() -> None:
    for text in chain.from_iterable(WORDS.values()):
        assert is_chinese(drawn(text, Glyphs.ASCII))
        assert cell_len(drawn(text, Glyphs.ASCII)) == cell_len(text)
        safe = drawn(text, Glyphs.SAFE)
        assert not [char for char in safe if char in SIGNS]


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.stem)
def test_no_sign_in_the_code_lacks_its_ascii(path: Path) -> None:
    assert is_chinese(drawn(path.read_text(encoding="utf-8"), Glyphs.ASCII))


def test_borders_and_scrollbars_have_their_ascii() -> None:
    borders = "".join("".join(row) for rows in BORDER_CHARS.values() for row in rows)
    bars = "".join(ScrollBarRender.VERTICAL_BARS + ScrollBarRender.HORIZONTAL_BARS)
    assert drawn(borders + bars, Glyphs.ASCII).isascii()
    assert drawn("╭─╮", Glyphs.SAFE) == "╭─╮"


def test_suits_and_sides_stay_apart() -> None:
    assert len(set(drawn("♠♥♣♦*", Glyphs.ASCII))) == 5
    assert drawn("●○▶▲", Glyphs.SAFE) == "@o>^"


def test_names_are_left_as_they_are() -> None:
    assert drawn("Zoë 王", Glyphs.ASCII) == "Zoë 王"
