"""记录错误: what is wrong with a record, and where."""

from typing import Final

LONGEST: Final = 300
"""Characters of what is said to be wrong: a line can be long, and some of it is quoted."""


class RecordError(ValueError):
    """记录错误: a record is damaged or breaks the rules; ``str`` gives ``FILE:LINE: what``."""

    def __init__(self, path: str, line: int, what: str) -> None:
        """Name the place.

        Args:
            path: the file as the user named it.
            line: its line, 1 for the first.
            what: what is wrong; of a long text the beginning is kept, and what would break the line
                is escaped.
        """
        what = "".join(map(_shown, what[:LONGEST]))
        what = what if len(what) < LONGEST else f"{what[: LONGEST - 1]}…"
        super().__init__(f"{path}:{line}: {what}")
        self.path = path
        self.line = line
        self.what = what


def _shown(char: str) -> str:
    return char if char.isprintable() else char.encode("unicode_escape").decode()
