"""The search of the last cards: what it may leave out."""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Final

import pytest

from gouji.bots import endgame
from gouji.bots.endgame import INFINITY, Endgame, TooLargeError, _reach
from gouji.bots.regular import act
from tests.bots.test_core import core_of
from tests.positions import position
from tests.strategies import random_position

SMALL: Final = (
    "5 34 6 34 7 34",
    "59 6T 7J 8Q 4K 5A",
    "55 46 77 4 T J",
    "2 5w 6 77 8 JJ",
    "99 5 KK 6 w 7",
)
LOOKS: Final = 100_000
"""Enough to search each of these to its end."""


@pytest.mark.parametrize("seed", range(40))
def test_a_round_ends_within_the_margins_that_it_can_still_reach(seed: int) -> None:
    core = core_of(random_position(Random(seed)))
    reached = [_reach(core)]
    while core.over is None:
        core.answer(act(core.scene())[0])
        reached.append(_reach(core))
    assert all(worst <= core.margin <= best for worst, best in reached)
    for (worst, best), (later_worst, later_best) in pairwise(reached):
        assert worst <= later_worst
        assert later_best <= best


def test_what_cannot_change_an_answer_is_not_searched() -> None:
    core = core_of(position("5 34567 6 34567 7 34567").says("1 play 5").state)
    worst, best = _reach(core)
    assert worst < best
    unable = Endgame(0)
    assert unable.value(core, low=best) == best
    assert unable.value(core, high=worst) == worst
    with pytest.raises(TooLargeError):
        unable.value(core)


def test_what_is_not_searched_changes_no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at, values = Counter[bool](), dict[bool, list[float]]()
    for is_bounded in (True, False):
        if not is_bounded:
            monkeypatch.setattr(endgame, "_reach", lambda _: (-INFINITY, INFINITY))
        for hands in SMALL:
            search = Endgame(LOOKS)
            found = search.value(core_of(position(hands).state))
            values.setdefault(is_bounded, []).append(found)
            looked_at[is_bounded] += LOOKS - search.budget
    assert values[True] == values[False]
    assert looked_at[True] < looked_at[False]
