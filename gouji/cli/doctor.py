"""体检: ``gouji doctor``: what this terminal can do, and what would make the game look right in it."""

import os
import platform
import sys
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from shutil import get_terminal_size
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from textual.geometry import Size

from gouji import __version__
from gouji.cli.arguments import Request
from gouji.cli.cursor import widths
from gouji.cli.language import LOCALES
from gouji.cli.output import put
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.glyphs import LINES, SIGNS
from gouji.tui.screens.toosmall import LEAST, is_too_small
from gouji.tui.settings import Glyphs
from gouji.tui.streams import is_writable

CHINESE: Final = "王"
SIGNS_ASKED: Final = (*SIGNS, *"─│╭█", CHINESE)
"""Every sign of which fonts and terminals disagree, some lines of boxes, and a Chinese character."""

COLOURS: Final[Mapping[str | None, str]] = {
    None: "colours_none",
    "standard": "colours_standard",
    "windows": "colours_standard",
    "256": "colours_256",
    "truecolor": "colours_truecolor",
}
"""The words for what Rich has found."""

VARIABLES: Final = ("TERM", "COLORTERM", "TERM_PROGRAM", "TMUX", "SSH_TTY")
"""What tells of the terminal."""


class Terminal(NamedTuple):
    """终端: what was found out about it."""

    is_one: bool
    """Whether input and output are a terminal at all."""
    size: os.terminal_size
    colours: str | None
    """As Rich calls them."""
    encoding: str
    widths: Mapping[str, int]
    """Cells by sign; empty if they could not be measured."""

    @property
    def wrong(self) -> dict[str, int]:
        """不对: the signs that do not take the cells they should."""
        return {sign: cells for sign, cells in self.widths.items() if cells != cell_len(sign)}

    @property
    def is_unicode(self) -> bool:
        """编码: whether it is given UTF-8."""
        return self.encoding.lower().replace("-", "") == "utf8"


def examine() -> Terminal:
    """体检: look at the terminal of this process."""
    is_one = sys.stdin.isatty() and sys.stdout.isatty()
    encoding = sys.stdout.encoding or "ascii"
    asked = [sign for sign in SIGNS_ASKED if is_writable(sign, encoding)] if is_one else []
    colours = Console(force_terminal=is_one).color_system
    return Terminal(is_one, get_terminal_size(), colours, encoding, widths(asked) if asked else {})


def doctor(request: Request) -> int:
    """体检: print what was found, and advice."""
    found, language = examine(), request.language
    for key, fact in _facts(found, language):
        put(say("named_fact", language, name=say(key, language), fact=fact))
    put("")
    advice = list(_advice(found, language)) or [say("advice_well", language)]
    for what in advice:
        for line in say("advice", language, what=what).splitlines():
            put(line)
    return 0


def _facts(found: Terminal, language: Language) -> Iterator[tuple[str, str]]:
    python, textual = platform.python_version(), version("textual")
    yield "fact_versions", f"gouji {__version__}, Python {python}, textual {textual}"
    named = [f"{name}={os.environ[name]}" for name in VARIABLES if os.environ.get(name)]
    yield "fact_terminal", " ".join(named) if found.is_one else say("no_tty", language)
    yield "fact_size", f"{found.size.columns}x{found.size.lines}"
    colours = say(COLOURS[found.colours], language)
    if os.environ.get("NO_COLOR"):
        colours = say("colours_off", language, colours=colours)
    yield "fact_colours", colours
    yield "fact_encoding", found.encoding
    locales = [f"{name}={os.environ[name]}" for name in LOCALES if os.environ.get(name)]
    yield "fact_locale", " ".join(locales)
    yield "fact_width", _width_words(found, language)


def _width_words(found: Terminal, language: Language) -> str:
    if not found.widths:
        return say("width_unknown", language)
    if not found.wrong:
        return say("width_fine", language, signs=f"♠ {CHINESE}")
    parts = [
        say("width_wrong", language, signs=sign, want=cell_len(sign), found=cells)
        for sign, cells in found.wrong.items()
    ]
    return ", ".join(parts)


def _advice(found: Terminal, language: Language) -> Iterator[str]:
    if not found.is_one:
        yield say("advice_tty", language)
        return
    if is_too_small(Size(*found.size)):
        yield say("advice_size", language, columns=LEAST.width, lines=LEAST.height)
    if not found.is_unicode:
        yield say("advice_encoding", language)
    if found.colours is None:
        yield say("advice_colours", language)
    wrong = found.wrong.keys()
    if CHINESE in wrong:
        yield say("advice_wide", language)
    if wrong & LINES.keys():
        yield say("advice_signs", language, glyphs=Glyphs.ASCII)
    elif wrong & SIGNS.keys():
        yield say("advice_signs", language, glyphs=Glyphs.SAFE)
