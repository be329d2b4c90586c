"""运行: the command line as a user meets it, within the test's process or in one of its own."""

import os
import subprocess
import sys
from contextlib import ExitStack, redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from typing import NamedTuple, TextIO
from unittest.mock import patch

from gouji.cli.language import LOCALES
from gouji.cli.main import main

FOLDER = Path(__file__).parents[1] / "conformance"


class Outcome(NamedTuple):
    """What a command has answered."""

    status: int
    out: str
    err: str


class Terminal(StringIO):
    """A stream that is a terminal."""

    def isatty(self) -> bool:
        return True


def environment(**variables: str) -> dict[str, str]:
    """This process's, in English and without settings unless the variables say otherwise."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in {*LOCALES, "NO_COLOR"} and not name.startswith("GOUJI_")
    }
    nowhere = {"XDG_CONFIG_HOME": os.devnull}
    return {**kept, **nowhere, "COLUMNS": "80", "LC_ALL": "C.UTF-8", **variables}


def run(
    *arguments: object, terminal: bool = False, source: TextIO | None = None, **variables: str
) -> Outcome:
    """Run a command line here; what is typed is read from the source."""
    stream = Terminal if terminal else StringIO
    out, err = stream(), stream()
    with ExitStack() as stack:
        stack.enter_context(patch.dict(os.environ, environment(**variables), clear=True))
        stack.enter_context(patch.object(sys, "stdin", source or stream()))
        stack.enter_context(redirect_stdout(out))
        stack.enter_context(redirect_stderr(err))
        status = main(list(map(str, arguments)))
    return Outcome(status, out.getvalue(), err.getvalue())


def start(*arguments: object, **variables: str) -> "subprocess.Popen[str]":
    """Start a command line in a process of its own."""
    return subprocess.Popen(  # noqa: S603 – runs this program only
        [sys.executable, "-m", "gouji", *map(str, arguments)],
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(**variables),
    )


def shell(script: str, *arguments: object) -> Outcome:
    """Run a shell script, in which ``gouji`` is the program and ``$1`` the first argument."""
    program = f'gouji() {{ "{sys.executable}" -m gouji "$@"; }}\n'
    done = subprocess.run(  # noqa: S603 – runs scripts of the tests only
        ["/bin/sh", "-c", program + script, "sh", *map(str, arguments)],
        capture_output=True,
        check=False,
        text=True,
        encoding="utf-8",
        env=environment(),
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


def simulated(folder: Path, *arguments: object) -> Path:
    """Simulate a game and tell where its record is."""
    assert run("simulate", "--seed", 1, "--out", folder, *arguments).status == 0
    (path,) = folder.glob("*-1.gouji")
    return path
