"""DEAL-2: a seat dealt no power card may demand a new deal, in the first round and after a fresh start."""

import pytest

from gouji.engine.events import Redealt, ShownThrees
from gouji.engine.state import DealDue, RoundDue
from gouji.rules.seats import Seat
from tests.positions import Game, dealt, rules

HANDS = "3s4s 2s4s 5s6s W4h w4c 2h4d"  # 1 and 3 hold no power card


def test_those_without_a_power_card_are_asked_from_the_first_drawer_on() -> None:
    game = dealt(HANDS, drawer=2)
    assert (game.asked, game.legal) == ("3 redeal", ["no", "redeal"])
    assert game.says("3 no").asked == "1 redeal"


@pytest.mark.parametrize("power", ["2s", "w", "W"])
def test_a_two_or_a_joker_is_a_power_card(power: str) -> None:
    assert dealt(f"{power}4s 2h4h 2c4c 2d4d w5s W5h", fallback=5).asked == "5 lead"


def test_a_new_deal_has_the_same_first_drawer_and_the_show_is_repeated() -> None:
    game = dealt("3s3s 2s4s 5s6s W4h w4c 2h4d", drawer=2)
    game.says("1 show", "3 redeal")
    assert isinstance(game.state.phase, DealDue)
    assert game.all(Redealt) == [Redealt(Seat(3))]
    game.dealt("2s4h 3h3h2h 2c4s 2d4c w4d W5h", fallback=4)
    assert (game.state.deal.drawer, game.asked) == (2, "2 show")
    game.says("2 no")
    assert game.asked == "4 lead", "what was shown before the new deal is forgotten"
    assert [event.seat for event in game.all(ShownThrees)] == [1]


def test_nobody_is_asked_without_the_right() -> None:
    assert dealt(HANDS, powerless_redeal=False, fallback=5).asked == "5 lead"


def test_nobody_is_asked_in_a_later_round() -> None:
    game = Game(rules(rounds=2)).position("4 5 6 33 7 333")
    game.says("1 play 4", "2 play 5", "3 play 6", "4 pass", "5 play 7")
    assert game.dealt(HANDS).asked == "6 lead"


def test_after_a_fresh_start_they_are_asked_again() -> None:
    game = Game(rules(rounds=2)).position("4 33 5 33 6 33")
    game.says("1 play 4", "2 pass", "3 play 5", "4 pass", "5 play 6")
    assert game.state.phase == RoundDue(None)
    assert game.dealt(HANDS, drawer=2).asked == "3 redeal"
