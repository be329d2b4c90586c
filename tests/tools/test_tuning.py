"""The tool that tells where each weight of the regular bot gains."""

import subprocess
import sys

from gouji.bots import weights
from tools.tuning import SHIFT, USUAL, WEIGHTS, gains, shifted, signs_of


def test_every_weight_is_shifted_alone() -> None:
    assert {"WIN", "SHED[1]", "BLOCK[0]"} <= {*WEIGHTS}
    assert "SHED[0]" not in WEIGHTS
    more = shifted(USUAL["BLOCK"], "BLOCK", {"BLOCK[1]": 1})
    first, (cards, worth), *rest = weights.BLOCK
    assert more == (first, (cards, worth * (1 + SHIFT)), *rest)


def test_a_weight_that_gains_is_told_first() -> None:
    found = [3 + 0.5 * signs_of(board)["WIN"] for board in range(400)]
    weight, points, margin = gains(found)[0]
    assert (weight, round(points, 1)) == ("WIN", 0.5)
    assert 0 < margin < points


def test_a_line_is_printed_for_each_weight() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tools.tuning", "--boards", "2", "--against", "regular"],
        check=True,
        capture_output=True,
        text=True,
    )
    _, *lines = told.stdout.splitlines()
    assert {line.split()[0] for line in lines} == {*WEIGHTS}
