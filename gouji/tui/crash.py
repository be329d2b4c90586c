"""事故: what the user is told when the program fails, and the report that holds no card.

Local variables and the texts of exceptions may name cards of any hand, so neither leaves this module.
"""

import platform
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from traceback import walk_tb
from typing import Final

from platformdirs import user_log_path

from gouji import __version__
from gouji.engine.refusals import Language
from gouji.tui.sentence import Sentence, reason_of
from gouji.tui.text import say

STATUS: Final = 70
"""The exit status of a program that failed by its own fault (``EX_SOFTWARE`` of sysexits)."""


def report(error: BaseException) -> str:
    """事故: the versions, and for each error of the chain its type and where it passed."""
    from importlib.metadata import version  # noqa: PLC0415 – slow to load, and only a crash needs it

    lines = [
        f"gouji {__version__}, textual {version('textual')}",
        f"Python {platform.python_version()}, {platform.system()} {platform.machine()}",
    ]
    for one in _chain(error):
        lines += ["", f"{type(one).__module__}.{type(one).__qualname__}", *_frames(one)]
    return "\n".join(lines) + "\n"


def _chain(error: BaseException) -> Iterator[BaseException]:
    seen: set[int] = set()
    due: list[BaseException | None] = [error]
    while due:
        one = due.pop()
        if one is None or id(one) in seen:
            continue
        seen.add(id(one))
        yield one
        due += [one.__context__, one.__cause__]
        if isinstance(one, BaseExceptionGroup):
            due += one.exceptions


def _frames(error: BaseException) -> Iterator[str]:
    for frame, line in walk_tb(error.__traceback__):
        yield f"  {frame.f_globals.get('__name__')}:{line} {frame.f_code.co_qualname}"


def reports_folder() -> Path:
    """存放: the folder of the reports, the user's log directory; it need not exist yet."""
    return user_log_path("gouji", appauthor=False)


def write_report(error: BaseException, folder: Path | None = None) -> Sentence:
    """事故: write a report into a file of its own.

    Args:
        error: what happened.
        folder: where; the user's log directory if not given.

    Returns:
        Where the report is, or why there is none.
    """
    folder = reports_folder() if folder is None else folder
    path = folder / f"crash-{datetime.now().astimezone():%Y%m%d-%H%M%S}.txt"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_text(report(error), encoding="utf-8")
    except OSError as fault:
        return Sentence("crash_no_report", {"reason": reason_of(fault)})
    return Sentence("crash_report", {"path": path})


def tell(error: BaseException, saved: Sentence | None, language: Language) -> list[str]:
    """事故: three lines: what happened, where the game is saved, where the report is."""
    return [
        say("crash", language, error=type(error).__name__),
        (saved or Sentence("crash_no_game")).text(language),
        write_report(error).text(language),
    ]
