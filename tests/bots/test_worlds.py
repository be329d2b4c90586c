"""Deals of what a seat does not see: consistent with all that is public, and likely by it."""

from itertools import islice
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from gouji.bots.evidence import evidence
from gouji.bots.worlds import World, worlds
from gouji.engine.kernel import ask_of
from gouji.engine.views import SeatView, view_of
from gouji.rules.cards import COPIES, Rank
from gouji.rules.hand import count, size
from gouji.rules.seats import SEATS, Seat
from tests.positions import dealt, position
from tests.strategies import Walk, walks

DEALS = 4


def some(view: SeatView, seed: int, number: int = DEALS) -> list[World]:
    return list(islice(worlds(view, Random(seed)), number))


@given(walks(), st.integers(0, 100))
def test_every_deal_is_consistent_with_the_view(path: Walk, seed: int) -> None:
    state = path[-1]
    ask = ask_of(state)
    assert ask is not None
    view = view_of(state, ask.seat)
    for hands, gone in some(view, seed):
        assert hands[view.seat - 1] == view.hand
        assert sum(hands) + gone == view.hand + view.unseen
        assert [size(hands[seat - 1]) for seat in SEATS] == list(view.counts)


def test_the_hidden_cards_vary_with_the_seed_and_repeat_from_it() -> None:
    view = view_of(position("345 6789TJ 6789TJ 6789TJ 6789TJ 6789TJ").state, Seat(1))
    assert some(view, 1) == some(view, 1) != some(view, 2)
    assert len(set(some(view, 1, 20))) > 10


def mean(view: SeatView, seat: int, rank: Rank) -> float:
    """How many cards of a rank a seat holds on average."""
    deals = some(view, 1, 300)
    return sum(count(deal.hands[seat - 1], rank) for deal in deals) / len(deals)


def test_who_has_played_a_set_of_a_rank_hardly_holds_more_of_it() -> None:
    game = position("3K 66778899 66778899 66778899 66778899 66778899", leader=2)
    before = mean(view_of(game.state, Seat(1)), 2, Rank.SEVEN)
    after = mean(view_of(game.says("2 play 77").state, Seat(1)), 2, Rank.SEVEN)
    assert after < before / 2


def test_who_leads_high_has_hardly_anything_lower() -> None:
    game = position("3K 66778899 66778899 66778899 66778899 66778899", leader=2)
    view = view_of(game.says("2 play 99").state, Seat(1))
    assert mean(view, 2, Rank.SIX) < mean(view, 3, Rank.SIX)


def test_who_passes_hardly_holds_what_would_have_beaten_cheaply() -> None:
    game = position("6K 44778899 44778899 44778899 44778899 44778899")
    asked = game.says("1 play 6")
    passed = evidence(view_of(asked.says("2 pass").state, Seat(1)))
    assert passed[Seat(2)][Rank.SEVEN][1] < -0.5
    assert passed[Seat(2)][Rank.SEVEN][0] == 0
    assert passed[Seat(2)][Rank.FOUR] == passed[Seat(3)][Rank.SEVEN] == [0] * (COPIES + 1)


def test_who_fills_up_a_set_holds_no_more_of_its_rank() -> None:
    game = position("66K 4778899 477889922 477889922 477889922 477889922")
    view = view_of(game.says("1 play 66", "2 pass", "3 play 82").state, Seat(1))
    assert mean(view, 3, Rank.EIGHT) < mean(view, 4, Rank.EIGHT) / 2


def test_shown_threes_are_in_the_hand_that_showed_them() -> None:
    game = dealt("3s3s3s4h2s 5s5h5c5d2s 6s6h6c6d2h 7s7h7c7d2h 8s8h8c8d2c 9s9h9c9d2c")
    while game.asked.endswith("show"):
        game = game.says(f"{game.asked[0]} show")
    deals = some(view_of(game.state, Seat(2)), 1, 20)
    assert all(count(deal.hands[0], Rank.THREE) >= 3 for deal in deals)
