"""BIESAN-3: a seat that has no three and no power card when revolts are made."""

import pytest

from gouji.engine.events import RevoltMade, RoundVoid
from gouji.engine.state import RoundDue
from gouji.rules.seats import Seat
from tests.positions import Game, Option, played, rules

THREELESS: dict[str, Option] = {
    "biesan": True,
    "first_lead": "drawer",
    "powerless_redeal": False,
    "points": True,
}
HANDS = "45 33 33 33 33 33"


def threeless(option: str, hands: str = HANDS, **options: Option) -> Game:
    return Game(rules(**THREELESS | {"threeless_revolt": option} | options)).dealt(hands, 2)


def test_it_may_revolt_or_play_on() -> None:
    game = threeless("may")
    assert (game.asked, game.legal) == ("1 revolt", ["no", "revolt"])
    game.says("1 no")
    assert game.asked == "2 lead"
    assert game.hands[0] == "45"


def test_it_is_forced_without_being_asked() -> None:
    game = threeless("forced")
    assert game.all(RevoltMade) == [RevoltMade(Seat(1))]
    assert game.asked == "4 opposite"


@pytest.mark.parametrize(("option", "opened"), [("may", [1]), ("forced", [])])
@pytest.mark.parametrize("choice", ["keep", "headless"])
def test_whether_it_counts_as_opened(option: str, choice: str, opened: list[int]) -> None:
    game = threeless(option)
    if option == "may":
        game.says("1 revolt")
    assert game.says(f"4 {choice}").opened == opened


@pytest.mark.parametrize("option", ["may", "forced"])
def test_his_opposite_opens_by_revolt_5(option: str) -> None:
    game = threeless(option, revolt_opens="automatic")
    game.says(*["1 revolt"] * (option == "may"), "4 keep")
    assert 4 in game.opened


@pytest.mark.parametrize("revolt", [True, False])
@pytest.mark.parametrize("hand", ["34", "42"])
def test_there_are_no_other_revolts(revolt: bool, hand: str) -> None:
    # Nobody has a second three to sell.
    game = threeless("may", f"{hand} 3 3 3 3 3", revolt=revolt)
    assert game.asked == "2 lead"


@pytest.mark.parametrize(
    ("option", "decisions"), [("may", ["3 revolt", "1 revolt"]), ("forced", [])]
)
def test_a_second_one_voids_the_round(option: str, decisions: list[str]) -> None:
    game = threeless(option, "45 33 45 33 33 33").says(*decisions)
    assert game.all(RoundVoid) == [RoundVoid()]
    assert game.state.phase == RoundDue(Seat(2))


@pytest.mark.parametrize("option", ["may", "forced"])
def test_who_has_got_a_power_card_as_tribute_plays_on(option: str) -> None:
    options = THREELESS | {"threeless_revolt": option, "points": False, "tribute": True}
    game = played("1 2 3 4 5 6", **options)
    game.dealt("45 33 33 33 33 332")
    assert game.says("1 accept", "1 return 4").asked == "6 lead"
    assert game.hands[0] == "52"
