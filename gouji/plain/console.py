"""终端: lines out and lines in, without any control code."""

import shutil
from typing import Final, TextIO

from gouji.plain.keyed import lines_of
from gouji.tui.glyphs import drawn
from gouji.tui.printable import printable
from gouji.tui.settings import Glyphs

PROMPT: Final = "> "


class LeftError(Exception):
    """离开: whoever plays has left: by a word, or because there is no more input."""


class Console:
    """终端: where the game is told and answers are typed."""

    def __init__(self, source: TextIO, target: TextIO, glyphs: Glyphs) -> None:
        """Read and write.

        Args:
            source: of the typed lines; what it does not echo itself is repeated on the target.
            target: of all that is told.
            glyphs: the signs it can show.
        """
        self._line = lines_of(source)
        self._target = target
        self._glyphs = glyphs
        self.is_watched = source.isatty()
        """Whether a human types, and so has to read."""

    def put(self, *lines: str) -> None:
        """Tell these lines."""
        for line in lines:
            print(drawn(printable(line), self._glyphs), file=self._target)

    def flush(self) -> None:
        """Show all that was told."""
        self._target.flush()

    def ask(self) -> str:
        """Read what is typed.

        Raises:
            LeftError: there is no more input.
        """
        self._target.write(PROMPT)
        self.flush()
        line = self._line()
        if not self.is_watched or not line:
            self._target.write(f"{printable(line.strip())}\n")
        if not line:
            raise LeftError
        return line

    def blank(self) -> None:
        """Move all that stands on the screen out of sight."""
        self.put(*[""] * shutil.get_terminal_size().lines)
