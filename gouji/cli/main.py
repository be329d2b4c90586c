"""入口: runs a command line, and turns whatever ends it into an exit status."""

import os
import sys
from collections.abc import Callable, Sequence
from enum import IntEnum
from io import TextIOWrapper
from pathlib import Path
from traceback import walk_tb
from typing import TextIO

from gouji.cli.arguments import PROGRAM, Request, read
from gouji.cli.errors import FaultError, WrongUsageError, file_fault
from gouji.cli.language import by_locale
from gouji.cli.output import complain
from gouji.cli.words import say
from gouji.records.errors import RecordError


class Status(IntEnum):
    """退出码: what a command ends with."""

    OK = 0
    FAULT = 1
    WRONG_USAGE = 2
    CRASH = 70
    INTERRUPTED = 130
    BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """入口: run a command line.

    Args:
        arguments: what stands behind the program's name; ``None`` for this process's own.

    Returns:
        The exit status.
    """
    _open_streams()
    try:
        return _answer(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except BrokenPipeError:
        _drop_output()
        return Status.BROKEN_PIPE


def _open_streams() -> None:
    # Where the shell has closed a stream, what would go there is dropped.
    sys.stdout = sys.stdout or _nowhere()
    sys.stderr = sys.stderr or _nowhere()
    if isinstance(sys.stdout, TextIOWrapper):
        # A terminal that cannot write Chinese shows question marks, and the program goes on.
        sys.stdout.reconfigure(errors="replace")


def _nowhere() -> TextIO:
    return Path(os.devnull).open("w", encoding="utf-8")


def _answer(arguments: Sequence[str]) -> int:
    language = by_locale(os.environ)
    try:
        request = read(arguments, os.environ)
        language = request.language
        status = _command(request.command)(request)
        sys.stdout.flush()
    except SystemExit:
        # Help or the version was printed.
        sys.stdout.flush()
        return Status.OK
    except WrongUsageError as error:
        complain(f"{PROGRAM}: {error}")
        return Status.WRONG_USAGE
    except (RecordError, FaultError) as error:
        complain(str(error))
        return Status.FAULT
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None:
            _drop_output()
        complain(file_fault(error.filename or say("output", language), error, language))
        return Status.FAULT
    except Exception as error:  # noqa: BLE001 – whatever it is, the user gets one sentence
        complain(say("crashed", language, error=type(error).__name__, place=_place(error)))
        return Status.CRASH
    return status


def _command(name: str) -> Callable[[Request], int]:
    # Each command brings its own imports, so that none waits for those of another.
    match name:
        case "play":
            from gouji.cli.launch import play as command
        case "watch":
            from gouji.cli.launch import watch as command
        case "replay":
            from gouji.cli.launch import replay as command
        case "rules":
            from gouji.cli.rules import rules as command
        case "verify":
            from gouji.cli.verify import verify as command
        case "legal":
            from gouji.cli.legal import legal as command
        case _:
            from gouji.cli.simulate import simulate as command
    return command


def _drop_output() -> None:
    # Python flushes what is left when it ends; that must not fail once more.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _place(error: BaseException) -> str:
    # Where, but no values: those may be hidden cards.
    frames = (
        (str(frame.f_globals["__name__"]), line) for frame, line in walk_tb(error.__traceback__)
    )
    own = [f"{module}:{line}" for module, line in frames if module.startswith(PROGRAM)]
    return own[-1]
