"""REVOLT-1: who may revolt, and what becomes of his hand."""

import pytest

from gouji.engine.events import RevoltMade
from gouji.rules.hand import EMPTY
from gouji.rules.seats import Seat
from tests.positions import Game, dealt, played

OPTIONS = {"revolt": True, "powerless_redeal": False}


def asked_to_revolt(game: Game) -> list[int]:
    """Who is asked, all declining."""
    seats = []
    while game.asked.endswith("revolt"):
        seats.append(int(game.asked[0]))
        game.says(f"{game.asked[0]} no")
    return seats


@pytest.mark.parametrize(
    ("hands", "drawer", "seats"),
    [
        ("345 2 2 2 32 32", 1, [1]),
        ("345 2 2 KA 32 32", 1, [1, 4]),
        ("345 2 2 KA 32 32", 2, [4, 1]),
        ("2 w W 2 2w 3W", 1, []),
    ],
)
def test_who_holds_no_power_card_is_asked(hands: str, drawer: int, seats: list[int]) -> None:
    game = dealt(hands, drawer, fallback=2, **OPTIONS)
    assert asked_to_revolt(game) == seats
    assert game.asked == "2 lead"


def test_it_may_revolt_or_not() -> None:
    game = dealt("345 2 2 2 32 32", fallback=2, **OPTIONS)
    assert (game.asked, game.legal) == ("1 revolt", ["no", "revolt"])


def test_nobody_is_asked_without_the_option() -> None:
    assert dealt("345 2 2 2 2 2", fallback=2, powerless_redeal=False).asked == "2 lead"


def test_the_hand_leaves_play_face_down() -> None:
    game = dealt("345 2 2 2 32 32", fallback=2, **OPTIONS).says("1 revolt")
    assert game.all(RevoltMade) == [RevoltMade(Seat(1))]
    assert game.hands[0] == ""
    assert game.state.standing.played == EMPTY
    assert game.says("4 headless").asked == "2 lead"


@pytest.mark.parametrize(("right", "seats"), [("dealt", []), ("held", [6, 5])])
def test_who_has_paid_his_power_cards_away(right: str, seats: list[int]) -> None:
    game = played("1 2 3 4 5 6", tribute=True, revolt=True, revolt_right=right)
    game.dealt("34 34 2 2 29 22T")
    game.says("1 accept", "1 return 43", "2 accept", "2 return 3")
    assert game.hands == ["22", "42", "2", "2", "39", "34T"]
    # 1 was dealt no power card, but holds some now.
    assert asked_to_revolt(game) == seats
    assert game.asked == "6 lead"
