"""入口: runs a command line, and turns whatever ends it into an exit status."""

import gc
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from enum import IntEnum
from io import TextIOWrapper
from pathlib import Path
from pkgutil import resolve_name
from traceback import walk_tb
from types import MappingProxyType
from typing import Final, Literal, TextIO

from platformdirs import user_data_path

from gouji.cli import entry
from gouji.cli.arguments import PROGRAM, Request, read
from gouji.cli.errors import FaultError, WrongUsageError, file_fault
from gouji.cli.language import by_locale
from gouji.cli.output import complain
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.records.errors import RecordError
from gouji.tui.streams import drop


class Status(IntEnum):
    """退出码: what a command ends with."""

    OK = 0
    FAULT = 1
    WRONG_USAGE = 2
    CRASH = 70
    INTERRUPTED = entry.INTERRUPTED
    BROKEN_PIPE = 141


def main(arguments: Sequence[str] | None = None) -> int:
    """入口: run a command line.

    Args:
        arguments: what stands behind the program's name; ``None`` for this process's own.

    Returns:
        The exit status.
    """
    _open_streams()
    _find_home()
    try:
        return _answer(sys.argv[1:] if arguments is None else arguments)
    except KeyboardInterrupt:
        return Status.INTERRUPTED
    except BrokenPipeError:
        drop(sys.stdout)
        return Status.BROKEN_PIPE


def _open_streams() -> None:
    # Where the shell has closed a stream, nothing comes from there, and what would go there is dropped.
    sys.stdin = sys.stdin or _nowhere("r")
    sys.stdout = sys.stdout or _nowhere("w")
    sys.stderr = sys.stderr or _nowhere("w")
    if isinstance(sys.stdout, TextIOWrapper):
        # A version that could not be written is found wrong later.
        with suppress(OSError):
            # A terminal that cannot write Chinese shows question marks, and the program goes on.
            sys.stdout.reconfigure(errors="replace")


def _find_home() -> None:
    with suppress(RuntimeError):
        if user_data_path().is_absolute():
            return
    # Where nobody has a home, nothing is found there and nothing can be kept there, and all say so.
    os.environ["HOME"] = os.devnull


def _nowhere(mode: Literal["r", "w"]) -> TextIO:
    return Path(os.devnull).open(mode, encoding="utf-8")


def _answer(arguments: Sequence[str]) -> int:
    language = by_locale(os.environ)
    try:
        request = read(arguments, os.environ)
        language = request.language
        for fault in request.preferences.faults:
            complain(fault.text(language))
        status = _command(request.command)(request)
    except SystemExit:
        # Help or the version was printed.
        status = Status.OK
    except WrongUsageError as error:
        complain(f"{PROGRAM}: {error}")
        status = Status.WRONG_USAGE
    except (RecordError, FaultError) as error:
        complain(str(error))
        status = Status.FAULT
    except BrokenPipeError:
        raise
    except OSError as error:
        if error.filename is None:
            return _output_fault(error, language)
        complain(file_fault(error.filename, error, language))
        status = Status.FAULT
    except Exception as error:  # noqa: BLE001 – whatever it is, the user gets one sentence
        complain(say("crashed", language, error=type(error).__name__, place=_place(error)))
        status = Status.CRASH
    return _flushed(status, language)


def _flushed(status: int, language: Language) -> int:
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        return _output_fault(error, language)
    return status


def _output_fault(error: OSError, language: Language) -> Status:
    drop(sys.stdout)
    complain(file_fault(say("output", language), error, language))
    return Status.FAULT


RUN_BY: Final[Mapping[str, str]] = MappingProxyType(
    {
        "play": "gouji.cli.launch:play",
        "learn": "gouji.cli.launch:learn",
        "resume": "gouji.cli.launch:resume",
        "watch": "gouji.cli.launch:watch",
        "replay": "gouji.cli.launch:replay",
        "records": "gouji.cli.records:records",
        "stats": "gouji.cli.stats:stats",
        "rules": "gouji.cli.rules:rules",
        "verify": "gouji.cli.verify:verify",
        "legal": "gouji.cli.legal:legal",
        "arena": "gouji.cli.arena:arena",
        "suggest": "gouji.cli.suggest:suggest",
        "review": "gouji.cli.review:review",
        "deal": "gouji.cli.deal:deal",
        "simulate": "gouji.cli.simulate:simulate",
        "serve": "gouji.cli.serve:serve",
        "doctor": "gouji.cli.doctor:doctor",
        "paths": "gouji.cli.paths:paths",
        "completion": "gouji.cli.completion:completion",
    }
)
"""What runs each command; loaded when it is asked for, so that none waits for the imports of another."""


def _command(name: str) -> Callable[[Request], int]:
    command: Callable[[Request], int] = resolve_name(RUN_BY[name])
    if not gc.isenabled():
        # Stopped where the process began; nor need what is loaded now be looked at ever again.
        gc.freeze()
        gc.enable()
    return command


def _place(error: BaseException) -> str:
    # Where, but no values: those may be hidden cards.
    frames = (
        (str(frame.f_globals["__name__"]), line) for frame, line in walk_tb(error.__traceback__)
    )
    own = [f"{module}:{line}" for module, line in frames if module.startswith(PROGRAM)]
    return own[-1]
