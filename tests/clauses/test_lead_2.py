"""LEAD-2: who leads the first trick of a later round."""

import pytest

from gouji.engine.events import FirstLeader
from gouji.rules.leading import LeadBy
from gouji.rules.seats import Seat
from tests.positions import Game, rules


def second_round(
    next_lead: str, first_lead: str = "show", drawer: int | None = None, fallback: int | None = 3
) -> Game:
    game = Game(rules(rounds=2, next_lead=next_lead, first_lead=first_lead))
    game.position("4 5 6 33 7 333")
    game.says("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")
    assert game.result.places == (1, 2, 3, 5, 4, 6)
    return game.dealt("3s3s 3h3h3h 4s 4h 4c 4d", drawer, fallback)


def test_the_last_leads() -> None:
    game = second_round("last", fallback=None)
    assert game.asked == "6 lead"
    assert game.all(FirstLeader) == [FirstLeader(Seat(6), LeadBy.LAST)]


@pytest.mark.parametrize("first_lead", ["show", "drawer"])
def test_threes_are_shown_in_each_round_whatever_the_first_lead(first_lead: str) -> None:
    game = second_round("show", first_lead)
    assert game.asked == "1 show"
    assert game.says("1 no", "2 show").asked == "2 lead"


def test_the_first_drawer_leads_in_turn() -> None:
    game = second_round("rotate", drawer=4, fallback=None)
    assert game.asked == "4 lead"
    assert game.all(FirstLeader) == [FirstLeader(Seat(4), LeadBy.DRAWER)]


@pytest.mark.parametrize("next_lead", ["last", "show", "rotate"])
def test_after_a_fresh_start_it_is_as_in_a_first_round(next_lead: str) -> None:
    game = Game(rules(rounds=2, next_lead=next_lead)).position("4 33 5 33 6 33")
    game.says("1 play 4", "2 pass", "3 play 5", "4 pass", "5 play 6")
    assert game.dealt("4s4s 3h3h 2s 2h 2c 2d", drawer=5).asked == "2 show"
