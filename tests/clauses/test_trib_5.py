"""TRIB-5: for the places as many cards are returned as were got."""

import pytest

from gouji.engine.events import TributeReturned
from gouji.rules.seats import Seat
from tests.positions import Game, Option, played


def returning(receiver: str, payer: str, **options: Option) -> Game:
    """1 is head and has accepted what 6, last, has paid."""
    game = played("1 2 3 4 5 6", tribute=True, **options)
    return game.dealt(f"{receiver} 33 33 33 33 {payer}").says("1 accept")


@pytest.mark.parametrize(
    ("receiver", "payer", "match", "expected"),
    [
        # None of the receiver's ranks is the payer's, who has paid his twos.
        ("45K2", "22T", True, ["54", "K4", "K5"]),
        ("44", "22T", True, ["44"]),
        ("45K2", "22T5", True, ["54", "K5"]),
        ("455K2", "22T5", True, ["55"]),
        ("45K2", "22T5K", True, ["K5"]),
        ("45K2", "22T5K", False, ["54", "K4", "K5"]),
        # What he has paid he holds no more, and a third two is no rank 3 to A.
        ("45", "222T", True, ["54"]),
        # As many as he got.
        ("45K2", "2T5K", True, ["5", "K"]),
        ("345", "wT", True, ["3", "4", "5"]),
        # Who has fewer returns what he has.
        ("4w", "22T", True, ["4"]),
    ],
)
def test_of_ranks_3_to_a_as_many_as_possible_of_ranks_the_payer_holds(
    receiver: str, payer: str, match: bool, expected: list[str]
) -> None:
    game = returning(receiver, payer, return_match=match)
    assert game.asked == "1 return"
    assert game.legal == [f"return {cards}" for cards in expected]


def test_the_cards_change_hands() -> None:
    game = returning("45K2", "22T").says("1 return K4")
    assert (game.hands[0], game.hands[5]) == ("5222", "4TK")
    assert game.all(TributeReturned) == [TributeReturned(Seat(1), Seat(6), 2)]


@pytest.mark.parametrize("cards", ["4", "22", "K54", "54", "TT", "44"])
def test_other_cards_are_refused(cards: str) -> None:
    assert returning("45K2", "22T5K").refused(f"1 return {cards}") == "TRIB-5"


def test_who_has_none_returns_nothing() -> None:
    assert returning("w2", "22T").asked == "6 lead"


@pytest.mark.parametrize(("biesan", "expected"), [(False, ["43", "53", "54"]), (True, ["54"])])
def test_no_threes_in_biesan(biesan: bool, expected: list[str]) -> None:
    game = returning("345", "22T3", return_match=False, biesan=biesan)
    assert game.legal == [f"return {cards}" for cards in expected]


def test_for_points_nothing_is_returned() -> None:
    game = played("1 2 3 4 5 6", tribute=True, points=True).dealt("4 4 4 4 4 4W")
    assert game.says("3 accept").asked == "6 lead"
