"""What the command starts: the version waits for nothing of the program, the rest is the program's."""

import subprocess
import sys
from pathlib import Path

import pytest

from gouji import __version__
from gouji.cli.main import Status
from tests.cli.running import environment, shell


def started(script: str) -> subprocess.CompletedProcess[str]:
    """Run a script in a process of its own."""
    return subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, "-c", script],
        capture_output=True,
        check=True,
        text=True,
        encoding="utf-8",
        env=environment(),
    )


def test_the_version_loads_nothing_of_the_program() -> None:
    script = (
        "import sys; from gouji.cli.entry import main; sys.argv[1:] = ['--version'];"
        "status = main(); print(*sys.modules, file=sys.stderr); sys.exit(status)"
    )
    done = started(script)
    assert done.stdout == f"gouji {__version__}\n"
    loaded = set(done.stderr.split())
    assert {name for name in loaded if name.startswith("gouji")} == {
        "gouji",
        "gouji.cli",
        "gouji.cli.entry",
    }
    assert loaded.isdisjoint({"pydantic", "textual", "rich", "dataclasses", "argparse"})


def test_what_is_loaded_is_not_searched_for_garbage_and_the_rest_is() -> None:
    script = (
        "import gc, sys; from gouji.cli.entry import main; sys.argv[1:] = ['paths']; main();"
        "print(gc.isenabled(), gc.get_freeze_count() > len(sys.modules), file=sys.stderr)"
    )
    done = started(script)
    assert done.stderr == "True True\n"


def test_the_version_says_the_same_the_long_way() -> None:
    assert shell("gouji --version") == shell("gouji --lang en --version")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="this system has no full device")
def test_a_version_that_cannot_be_written_ends_as_the_program_ends() -> None:
    assert shell("gouji --version >/dev/full") == shell("gouji --lang en --version >/dev/full")


def test_all_else_is_the_programs() -> None:
    status, out, err = shell("gouji legal none")
    assert (status, out) == (Status.FAULT, "")
    assert err.startswith("none: ")
