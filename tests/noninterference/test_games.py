"""A seat sees the same game, question by question, wherever the cards lie that it cannot see."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from gouji.engine.events import BurntOut, Event
from gouji.engine.views import SECRET
from gouji.rules.seats import SEATS, Seat
from tests.noninterference.desks import lines, perceived, windows
from tests.noninterference.twins import Moment, Twins, UnlikeError

pytestmark = pytest.mark.usefixtures("untraced")

GAMES = 200
SITTINGS = 40
ONLOOKER = Seat(4)


def burnt_out(moments: list[Moment]) -> list[Event]:
    """What happens to burning seats that cannot go on, which tells of their cards by BURN-8."""
    return [one for moment in moments for one in moment.seen if isinstance(one, BurntOut)]


def alike(twins: Twins) -> bool:
    """Whether all is said in both games; only what becomes of burns may depend on other cards."""
    first = [*twins.played(0)]
    try:
        other = [*twins.played(1)]
    except UnlikeError:
        assert twins.has_burn
        return False
    if burnt_out(first) != burnt_out(other):
        return False
    assert other == first
    return True


def test_events_and_views() -> None:
    differing = [
        {ask.question for ask in twins.differing}
        for game in range(GAMES)
        if alike(twins := Twins.born(Random(game), SEATS[game % len(SEATS)]))
    ]
    # In most of them others are asked something else in secret, and that is of every kind.
    assert sum(map(bool, differing)) > GAMES / 2
    assert set().union(*differing) == SECRET


@pytest.mark.parametrize("humans", [(ONLOOKER,), (2, ONLOOKER, 5)])
def test_all_that_a_human_perceives(tmp_path: Path, humans: tuple[int, ...]) -> None:
    """Tables drawn, lines told, questions, windows, and pauses: as many, and in the same order."""
    for game, twins in enumerate(sittings()):
        one, other = (
            perceived(twins, index, humans, tmp_path / f"{game}-{index}") for index in range(2)
        )
        assert one == other, f"game {game}"


def test_all_that_is_written_in_lines(tmp_path: Path) -> None:
    for game, twins in enumerate(sittings()):
        one, other = (lines(twins, index, tmp_path / f"{game}-{index}") for index in range(2))
        assert one == other, f"game {game}"


def test_what_is_looked_up_in_a_window(tmp_path: Path) -> None:
    """Who leads, or that a trick is over, is not told before all have said whether they revolt or burn."""
    told: list[str] = []
    for game, twins in enumerate(sittings()):
        one, other = (
            windows(twins, index, (2, ONLOOKER, 5), tmp_path / f"{game}-{index}")
            for index in range(2)
        )
        assert one == other, f"game {game}"
        told += one
    assert any("revolt" in one for one in told)
    assert any("burn" in one for one in told)


def sittings() -> Iterator[Twins]:
    """Games that are the same to the onlooker while others are asked something else."""
    for game in range(SITTINGS):
        twins = Twins.born(Random(game), ONLOOKER)
        if alike(twins) and twins.differing:
            yield twins
