"""HUI-1: the first leader may have all threes, all fours, or both laid aside."""

import pytest

from gouji.engine.events import LaidAside, WentOut
from gouji.rules.cards import Rank
from gouji.rules.hand import parse_hand
from gouji.rules.seats import Seat
from tests.positions import Game, Option, played, rules

HUI: dict[str, Option] = {"hui": True, "first_lead": "drawer", "powerless_redeal": False}
HANDS = "3345 346 47 38 9 T"


def test_all_four_answers_always() -> None:
    game = Game(rules(**HUI)).dealt("5 6 7 8 9 T", drawer=2)
    assert (game.asked, game.legal) == ("2 hui", ["hui", "hui 3", "hui 34", "hui 4"])


@pytest.mark.parametrize(
    ("decision", "hands", "aside"),
    [
        ("1 hui", ["3345", "346", "47", "38", "9", "T"], ""),
        ("1 hui 3", ["45", "46", "47", "8", "9", "T"], "3333"),
        ("1 hui 4", ["335", "36", "7", "38", "9", "T"], "444"),
        ("1 hui 34", ["5", "6", "7", "8", "9", "T"], "3333444"),
    ],
)
def test_they_leave_all_hands(decision: str, hands: list[str], aside: str) -> None:
    game = Game(rules(**HUI)).dealt(HANDS, drawer=1).says(decision)
    assert game.hands == hands
    assert game.asked == "1 lead"
    assert game.state.standing.played == parse_hand(aside)
    assert [event.cards for event in game.all(LaidAside)] == [parse_hand(aside)]


@pytest.mark.parametrize("ranks", ["5", "345", "43", "33"])
def test_nothing_else(ranks: str) -> None:
    assert Game(rules(**HUI)).dealt(HANDS, drawer=1).refused(f"1 hui {ranks}") == "HUI-1"


def test_numbers_of_cards_are_shown_anew() -> None:
    game = Game(rules(**HUI)).dealt("33333333333345 346 4 38 9 T", drawer=1)
    assert game.state.standing.reported[0] is None
    game.says("1 hui 3")
    assert game.state.standing.reported == (2, 2, 1, 1, 1, 1)


def test_an_emptied_hand_is_out_in_seat_order_from_the_leader() -> None:
    game = Game(rules(**HUI)).dealt("33 5 34 6 3 7", drawer=3).says("3 hui 34")
    assert game.all(WentOut) == [
        WentOut(Seat(3), 1),
        WentOut(Seat(5), 2),
        WentOut(Seat(1), 3),
    ]
    # That leaves one federation: a sweep without a play, 4 next from the first drawer.
    assert game.result.places == (3, 6, 1, 4, 2, 5)


def test_then_the_next_seat_that_plays_leads() -> None:
    game = Game(rules(**HUI)).dealt("5 5 34 6 3 7", drawer=3).says("3 hui 34")
    assert game.asked == "4 lead"


def test_no_revolter_is_asked_and_his_hand_is_not_touched() -> None:
    game = (
        Game(rules(revolt=True, **HUI))
        .dealt("34 52 62 72 32 2", drawer=1)
        .says("1 revolt", "4 headless")
    )
    assert game.asked == "2 hui"
    assert game.says("2 hui 34").state.standing.played == parse_hand("3")


def test_in_every_round() -> None:
    game = played("1 2 3 4 5 6", hui=True).dealt(HANDS)
    assert game.asked == "6 hui"
    assert game.says("6 hui 3").all(LaidAside)[0].ranks == (Rank.THREE,)


def test_not_without_the_option() -> None:
    assert Game(rules(**HUI | {"hui": False})).dealt(HANDS, drawer=1).asked == "1 lead"
