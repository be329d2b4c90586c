"""Work spread over processes."""

import signal
import subprocess
import sys
from multiprocessing import active_children

import pytest

from gouji.bots.pool import spread
from tests.faults.terminal import PATIENCE

ENDLESS = """
from time import sleep
from gouji.bots.pool import spread
for _ in spread(sleep, [0, *[0.1] * 100_000], 3):
    print(flush=True)
"""


def test_no_process_is_left_once_all_is_done() -> None:
    before = {*active_children()}
    assert [*spread(abs, [-1, -2, -3], 2)] == [1, 2, 3]
    assert {*active_children()} <= before


def test_work_that_is_left_early_ends() -> None:
    assert next(spread(abs, range(-100, 0), jobs=2)) == 100


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no signals")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_no_process_is_left_by_one_that_a_signal_has_ended(number: signal.Signals) -> None:
    command = [sys.executable, "-c", ENDLESS]
    with subprocess.Popen(command, stdout=subprocess.PIPE) as process:  # noqa: S603 – runs this program only
        assert process.stdout is not None
        process.stdout.readline()
        process.send_signal(number)
        # There is an end of what is written once all who could write are gone.
        process.communicate(timeout=PATIENCE)
    assert process.returncode == -number
