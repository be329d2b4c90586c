"""DEAL-1: one card at a time from the first drawer on; who draws first."""

import pytest

from gouji.engine.dealing import ChanceError, open_round
from gouji.engine.events import Event, RoundOpened, RoundResult
from gouji.engine.state import RoundDue
from gouji.engine.table import Table
from gouji.rules import deck
from gouji.rules.seats import SEATS, Seat, from_seat
from tests.positions import Game, played, rules
from tests.strategies import play_out


@pytest.mark.parametrize("drawer", SEATS)
def test_cards_go_round_from_the_first_drawer(drawer: Seat) -> None:
    hands = deck.deal(deck.PACK, drawer)
    order = from_seat(drawer)
    drawn = [hands[order[index % 6] - 1][index // 6] for index in range(216)]
    assert tuple(drawn) == deck.PACK


def finished(next_lead: str) -> Game:
    # 1, 2, 3 and 5 go out in this order; of 4 and 6 the one with more cards is last.
    game = Game(rules(rounds=2, next_lead=next_lead)).position("4 5 6 33 7 333", drawer=3)
    return game.says("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")


@pytest.mark.parametrize(("next_lead", "drawer"), [("last", 6), ("show", 6), ("rotate", None)])
def test_the_first_drawer_of_a_later_round(next_lead: str, drawer: Seat | None) -> None:
    assert finished(next_lead).state.phase == RoundDue(drawer)


def test_nobody_else_may_draw_first() -> None:
    with pytest.raises(ChanceError, match="DEAL-1 seat 6 draws first"):
        open_round(finished("last").state, Seat(1))


def test_after_a_fresh_start_the_first_drawer_is_found_anew() -> None:
    game = Game(rules(rounds=2)).position("4 33 5 33 6 33").says("1 play 4", "2 pass")
    game.says("3 play 5", "4 pass", "5 play 6")
    assert game.result.sweep == "odd"
    assert game.state.phase == RoundDue(None)


def test_all_216_cards_are_dealt_in_every_round() -> None:
    table = Table(rules(), seed=7)
    table.start()
    assert sum(map(len, table.state.deal.cards)) == 216


def test_who_is_last_by_agreement_draws_first() -> None:
    game = played("1 2 3 5 4 6", last_by_agreement=True).says("4 take_last")
    assert game.state.phase == RoundDue(Seat(4))


def test_a_void_round_keeps_its_first_drawer() -> None:
    game = played("1 2 3 5 4 6", revolt=True).dealt("345 345 2 2 2 2")
    assert game.says("1 revolt", "2 revolt").state.phase == RoundDue(Seat(6))


@pytest.mark.parametrize("next_lead", ["last", "show"])
def test_a_table_lets_the_last_draw_first(next_lead: str) -> None:
    events: list[Event] = []
    table = Table(rules(next_lead=next_lead, rounds=4), seed=3)
    table.subscribe(events.extend)
    for _ in play_out(table, "random", seed=3):
        pass
    results = [event for event in events if isinstance(event, RoundResult)]
    openings = [event for event in events if isinstance(event, RoundOpened)]
    later = [
        result.places[opened.drawer - 1]
        for result, opened in zip(results, openings[1:], strict=False)
        if result.sweep is None
    ]
    assert later == [6] * len(later) != []
