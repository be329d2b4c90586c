"""Themes: what is written in each can be read, and the mono one has no colours."""

from itertools import combinations

import pytest
from rich.segment import Segment
from rich.style import Style
from rich.terminal_theme import DEFAULT_TERMINAL_THEME
from textual.color import Color
from textual.filter import ANSIToTruecolor

from gouji.tui.colours import suit_colours
from gouji.tui.filters import line_filters
from gouji.tui.settings import Glyphs, Settings, Theme
from gouji.tui.themes import THEMES

READABLE = {Theme.DARK: 4.5, Theme.LIGHT: 7.0, Theme.MONO: 7.0}
"""The least contrast of text to its ground (WCAG 2.2, AA and AAA)."""


def luminance(colour: Color) -> float:
    parts = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in colour.normalized]
    return sum(part * share for part, share in zip(parts, (0.2126, 0.7152, 0.0722), strict=True))


def contrast(one: str, other: str) -> float:
    dark, light = sorted(luminance(Color.parse(colour)) for colour in (one, other))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("four", [True, False])
def test_suits_and_words_can_be_read_on_every_ground(theme: Theme, *, four: bool) -> None:
    colours = THEMES[theme]
    words = (colours.foreground, colours.warning, colours.accent, colours.error)
    suits = suit_colours(Settings(theme=theme, four_colours=four)).values()
    for ground in filter(None, (colours.background, colours.panel, colours.surface)):
        for text in filter(None, (*words, *suits)):
            assert contrast(text, ground) >= READABLE[theme]


@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
def test_four_colours_are_apart_and_two_are_red_and_black(theme: Theme) -> None:
    four = suit_colours(Settings(theme=theme))
    for one, other in combinations(four.values(), 2):
        apart = sum(
            abs(a - b) for a, b in zip(Color.parse(one).rgb, Color.parse(other).rgb, strict=True)
        )
        assert apart > 100
    two = suit_colours(Settings(theme=theme, four_colours=False))
    assert two["suit-clubs"] == two["suit-spades"] == four["suit-spades"]
    assert two["suit-diamonds"] == two["suit-hearts"] == four["suit-hearts"]


def filtered(settings: Settings, segment: Segment) -> Segment:
    segments = [segment]
    for one in line_filters(settings, [ANSIToTruecolor(DEFAULT_TERMINAL_THEME)]):
        segments = one.apply(segments, Color.parse("black"))
    return segments[0]


def test_mono_leaves_no_colour_but_what_is_bold_reversed_or_underlined() -> None:
    style = Style.parse("bold reverse underline #ff0000 on #00ff00")
    text, plain, _ = filtered(Settings(theme=Theme.MONO), Segment("♠", style))
    assert text == "♠"
    assert plain is not None
    assert plain.color is not None
    assert plain.bgcolor is not None
    assert plain.color.is_default
    assert plain.bgcolor.is_default
    assert (plain.bold, plain.reverse, plain.underline) == (True, True, True)


def test_a_filter_translates_and_leaves_the_style() -> None:
    style = Style.parse("bold #ff0000")
    changed = filtered(Settings(glyphs=Glyphs.ASCII), Segment("♠╭3×K", style))
    assert (changed.text, changed.style) == ("S+3xK", style)
    assert filtered(Settings(), Segment("♠", style)).text == "♠"
