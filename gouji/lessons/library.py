"""课本: all lessons, in their order, and which of them this user has done."""

from contextlib import suppress
from functools import cache
from pathlib import Path

from platformdirs import user_state_path

from gouji.lessons.lesson import Lesson, read_lesson
from gouji.records.errors import RecordError
from gouji.records.small_file import read_small, refuse_special


@cache
def lessons() -> tuple[Lesson, ...]:
    """课本: every lesson of this package, by the numbers that their names begin with.

    Raises:
        LessonError: one is at fault.
    """
    return tuple(map(read_lesson, sorted(Path(__file__).parent.glob("*.toml"))))


def progress_file() -> Path:
    """进度: the file of the lessons done, a name a line, in the user's state directory."""
    return user_state_path("gouji", appauthor=False) / "lessons"


def lessons_done() -> frozenset[str]:
    """进度: the names of the lessons done; none where they cannot be read."""
    with suppress(OSError, RecordError):
        return frozenset(read_small(progress_file()).decode("utf-8", "replace").split())
    return frozenset()


def keep_done(name: str) -> None:
    """进度: note that a lesson is done; where that cannot be written, it is only not remembered."""
    if name in lessons_done():
        return
    with suppress(OSError, RecordError):
        file = progress_file()
        file.parent.mkdir(parents=True, exist_ok=True)
        if file.exists():
            refuse_special(file)
        with file.open("a", encoding="utf-8") as lines:
            lines.write(f"{name}\n")
