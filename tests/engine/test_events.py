"""Events: public, unless their audience names one seat."""

from typing import get_args

import pytest

from gouji.engine.events import Dealt, Event, Passed, TributeCards, visible
from gouji.engine.table import Table
from gouji.rules.seats import SEATS, Seat
from tests.positions import dealt, position, rules


@pytest.mark.parametrize("seat", SEATS)
def test_a_seat_sees_its_own_hand_dealt_and_no_other(seat: Seat) -> None:
    events = Table(rules(), seed=1).start()
    assert [event.audience for event in visible(events, seat) if isinstance(event, Dealt)] == [seat]


def test_all_else_is_public() -> None:
    events = (*Table(rules(), seed=1).start(), Passed(Seat(3)))
    public = tuple(event for event in events if not isinstance(event, Dealt))
    assert all(set(public) <= set(visible(events, seat)) for seat in SEATS)
    told_to_one = {Dealt, TributeCards}
    hidden = [kind for kind in set(get_args(Event)) - told_to_one if kind.audience is not None]
    assert hidden == []


@pytest.mark.parametrize("declined", ["show", "redeal"])
def test_to_decline_before_play_is_no_event(declined: str) -> None:
    game = dealt("3s3s 3h3h 4s 4h 2c 2d", first_lead="show" if declined == "show" else "drawer")
    before = len(game.events)
    assert game.asked.endswith(declined)
    game.says("1 no")
    assert len(game.events) == before


def test_to_decline_a_burn_is_no_event() -> None:
    game = position("KK3 AA3 3 3 3 3").says("1 play KK")
    before = len(game.events)
    game.says("2 no")
    assert len(game.events) == before
