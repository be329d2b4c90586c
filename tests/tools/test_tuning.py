"""The tool that tells where each weight of the regular bot gains."""

import subprocess
import sys
from collections.abc import Iterator
from importlib import reload

import pytest

from gouji.bots import weights, worth
from gouji.engine.actions import act_text
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.positions import position
from tools.tuning import SHIFT, USUAL, WEIGHTS, Weighed, gains, shifted, signs_of


@pytest.fixture
def _as_before() -> Iterator[None]:
    yield
    vars(weights).update(USUAL)
    reload(worth)


def test_every_weight_is_shifted_alone() -> None:
    assert {"WIN", "SHED[1]", "BLOCK[0]"} <= {*WEIGHTS}
    assert "SHED[0]" not in WEIGHTS
    first, (cards, least), *rest = weights.BLOCK
    more = (first, (cards, least * (1 + SHIFT)), *rest)
    assert shifted({"BLOCK[1]": 1}) == {**USUAL, "BLOCK": more}


@pytest.mark.usefixtures("_as_before")
def test_each_bot_keeps_to_its_own_weights() -> None:
    game = position("44567JJ 99TTJJQQ 55778QK TTJJQQKK TTJJQQKK TTJJQQKK")
    game.says("1 play 44", "2 pass")
    view = view_of(game.state, Seat(3))
    usual, strict = Weighed(USUAL), Weighed({**USUAL, "MATE": 9.0})
    for bot, act in ((usual, "play 55"), (strict, "pass"), (usual, "play 55")):
        assert act_text(bot.choose(view).action) == act


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
