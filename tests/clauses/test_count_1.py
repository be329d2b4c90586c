"""COUNT-1: a seat's number of cards is shown from ``report_at`` down, hidden above."""

import pytest

from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from tests.positions import Game, position


def reported(game: Game, seat: int = 1) -> int | None:
    """What another seat is shown of a seat's number of cards."""
    return view_of(game.state, Seat(seat % 6 + 1)).standing.reported[seat - 1]


@pytest.mark.parametrize(
    ("report_at", "before", "after"),
    [(10, None, 10), (11, 11, 10), (9, None, None), (0, None, None), (36, 11, 10)],
)
def test_shown_from_this_number_down(report_at: int, before: int | None, after: int) -> None:
    game = position("34567896789 3 3 3 3 3", report_at=report_at)
    assert reported(game) == before
    assert reported(game.says("1 play 9")) == after


def test_who_is_out_has_none_left_whatever_the_option() -> None:
    game = position("5 33 33 33 33 33", report_at=0).says("1 play 5")
    assert reported(game) == 0


def test_a_burnt_out_seat_has_none_left() -> None:
    game = position("KK3 AA56w 3 3 3 3", report_at=0).says("1 play KK", "2 burn Aw", "5 pass")
    assert reported(game, 2) == 0


def test_in_a_whole_deal_nothing_is_shown_at_first() -> None:
    hand = "3456789TJQKA"
    game = position(" ".join([hand] * 6))
    assert game.state.standing.reported == (None,) * 6
