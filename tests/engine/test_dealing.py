"""Deals and positions that cannot stand."""

import pytest

from gouji.engine.dealing import ChanceError, as_dealt
from gouji.engine.events import Bought, Dealt, TrickOpened
from gouji.engine.kernel import ask_of
from gouji.rules.hand import parse_hand
from tests.positions import dealt, position


@pytest.mark.parametrize(
    ("hands", "leader", "out", "message"),
    [
        ("3 - 3 3 3 3", 1, (), "END-1 seat 2 is in play without cards"),
        ("3 3 3 3 3 3", 1, (2,), "END-1 seat 2 is out but has cards"),
        ("3 - 3 3 3 3", 1, (2, 2), "END-1 a seat is out twice"),
        ("3 - 3 3 3 3", 2, (2,), "END-1 the leader, seat 2, is out"),
        ("3 - 3 - 3 -", 1, (2, 4, 6), "END-1 a position needs seats of both federations in play"),
    ],
)
def test_a_position_that_cannot_stand(
    hands: str, leader: int, out: tuple[int, ...], message: str
) -> None:
    with pytest.raises(ChanceError, match=message):
        position(hands, leader, out)


def test_a_position_knows_its_own_pack_and_places() -> None:
    game = position("33 - 4w 3 - A", 3, (5, 2))
    assert game.state.deal.pack == parse_hand("3334wA")
    assert game.state.standing.places == (0, 2, 0, 0, 1, 0)
    assert game.state.sizes == (2, 0, 2, 1, 0, 1)
    assert [event.audience for event in game.all(Dealt)] == [1, 3, 4, 6]
    assert [event.leader for event in game.all(TrickOpened)] == [3]


def test_a_round_as_dealt_knows_nothing_that_followed_from_the_deal() -> None:
    hands = "42 333 333 33 333 333"
    game = dealt(hands, biesan=True, first_lead="drawer", powerless_redeal=False)
    assert game.all(Bought)
    cards = tuple(event.cards for event in game.all(Dealt))
    state = as_dealt(game.state, cards)
    assert state.hands == tuple(map(parse_hand, hands.split()))
    assert state.hands != game.state.hands
    assert ask_of(state) is None
