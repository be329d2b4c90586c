"""记录: what happened, newest last: a few flowing rows, or a column where the screen is wide."""

from collections.abc import Iterator, Sequence
from typing import Final

from textual.content import Content
from textual.widget import Widget

from gouji.engine.refusals import Language
from gouji.tui.glyphs import DOT
from gouji.tui.story import Heading, Told

FLOWING: Final = 60
"""Columns from which on the sentences of a trick follow one another instead of standing in a column."""


class LogView(Widget):
    """记录: as many of the last lines as there is room for."""

    ALLOW_SELECT = False

    def __init__(self, *, id: str | None = None) -> None:  # noqa: A002 – Textual's own name for it
        """Start empty."""
        super().__init__(id=id)
        self._told: list[Told] = []
        self._private: tuple[Told, ...] = ()
        self._language = Language.ZH

    @property
    def told(self) -> tuple[Told, ...]:
        """记录: all that everybody has been told."""
        return tuple(self._told)

    def speak(self, language: Language) -> None:
        """Tell everything in this language."""
        if language is not self._language:
            self._language = language
            self.refresh()

    def tell(self, lines: Sequence[Told]) -> None:
        """Add sentences."""
        if lines:
            self._told.extend(lines)
            self.refresh()

    def whisper(self, lines: Sequence[Told]) -> None:
        """私记: show these below the others, in place of those shown so before."""
        if self._private or lines:
            self._private = tuple(lines)
            self.refresh()

    def retell(self, lines: Sequence[Told]) -> None:
        """Hold other sentences in place of its own."""
        self._told[:] = lines
        self.refresh()

    def render(self) -> Content:
        """The last rows."""
        width, height = self.content_size
        laid = flowing if width >= FLOWING else in_column
        rows: list[Content] = []
        for part in (self._private, *_parts(self._told)):
            if len(rows) >= height:
                break
            rows = [*laid(part, self._language, max(2, width)), *rows]
        return Content("\n").join(rows[-height:] if height else ())


def _parts(told: Sequence[Told]) -> Iterator[Sequence[Told]]:
    """部分: from the last one back, each heading with the sentences that follow it."""
    end = len(told)
    for index in range(end - 1, -1, -1):
        if index == 0 or isinstance(told[index], Heading):
            yield told[index:end]
            end = index


def flowing(part: Sequence[Told], language: Language, width: int) -> list[Content]:
    """流水: a part in flowing rows, broken between two sentences where that is possible."""
    rows: list[Content] = []
    for told in part:
        words = _worded(told, language)
        joined = rows[-1] + f" {DOT} " + words if rows else words
        if rows and joined.cell_length <= width:
            rows[-1] = joined
        else:
            rows.append(words)
    return [line for row in rows for line in row.wrap(width)]


def in_column(part: Sequence[Told], language: Language, width: int) -> list[Content]:
    """分行: a part in a column: a sentence a row, below its heading."""
    rows: list[Content] = []
    for told in part:
        indent = "" if isinstance(told, Heading) else " "
        wrapped = _worded(told, language).wrap(width - len(indent))
        rows += [Content(indent) + line for line in wrapped]
    return rows


def _worded(told: Told, language: Language) -> Content:
    words = told(language)
    return Content.styled(words, "bold") if isinstance(told, Heading) else Content(words)
