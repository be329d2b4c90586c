"""TRIB-3: which cards are paid."""

import pytest

from gouji.engine.events import TributeOffered
from tests.positions import Option, played


def paid(payer: str, **options: Option) -> str:
    """What 6, last with such a hand, pays to 1, who accepts."""
    game = played("1 2 3 4 5 6", tribute=True, **options).dealt(f"4 4 4 4 4 {payer}")
    if game.asked == "1 tribute":
        game.says("1 accept")
    return game.hands[0].replace("4", "", 1)


@pytest.mark.parametrize(
    ("payer", "exempt", "highest"),
    [
        ("3K22wwW", "wW", "wW"),
        ("3K22wW", "wW", "wW"),
        ("3K222w", "2w", "2w"),
        ("3K222", "22", "22"),
        ("3QK2", "2", "K2"),
        ("35QK", "", "QK"),
        ("3", "", "3"),
    ],
)
def test_power_cards_highest_first(payer: str, exempt: str, highest: str) -> None:
    assert paid(payer) == exempt
    assert paid(payer, no_power="highest") == highest


@pytest.mark.parametrize(("payer", "expected"), [("3334", "4"), ("333", ""), ("3342", "42")])
def test_never_threes_in_biesan(payer: str, expected: str) -> None:
    game = played("1 2 3 4 5 6", tribute=True, no_power="highest", biesan=True)
    game.dealt(f"33T 334 334 334 333 {payer}", drawer=6)
    if game.asked == "1 tribute":
        game.says("1 accept")
    assert game.hands[0] == f"33{expected}T".replace("2T", "T2")


def test_a_payment_of_nothing_asks_nobody() -> None:
    game = played("1 2 3 4 5 6", tribute=True).dealt("4 4 4 4 2 3")
    assert game.asked == "2 tribute"
    offered = [(event.debt.payer, event.number) for event in game.all(TributeOffered)]
    assert offered == [(6, 0), (5, 1)]


def test_never_a_card_received_as_tribute_in_this_round() -> None:
    # 6 pays 3 for its point, then 3 pays 6: the joker it got stays with it.
    game = played("1 2 3 4 5 6", tribute=True, points=True).dealt("4 4 42 4 4 4wW")
    assert game.says("3 accept").hands[2] == "42W"
    assert game.asked == "6 tribute"
    assert game.says("6 accept").hands[2] == "4W"
    # 6 owes 1 two cards, but not the two that it received.
    assert game.says("1 accept").hands[0] == "4w"


def test_what_was_bought_is_paid_like_any() -> None:
    # 1 buys a three of 4 for a two, which 4, the last, pays to 1, the head.
    game = played("1 2 3 6 5 4", tribute=True, biesan=True).dealt("52 33 33 33 33 33")
    assert game.hands[:4] == ["35", "33", "33", "32"]
    assert game.says("1 accept").hands[0] == "352"


@pytest.mark.parametrize(
    ("decisions", "shown"),
    [
        ([], (3, None)),
        (["1 accept"], (None, 3)),
        (["1 accept", "1 return 54"], (3, None)),
    ],
)
def test_the_numbers_shown_change_with_it(
    decisions: list[str], shown: tuple[int | None, int | None]
) -> None:
    game = played("1 2 3 4 5 6", tribute=True, report_at=3).dealt("445 4 4 4 4 333wW")
    reported = game.says(*decisions).state.standing.reported
    assert (reported[0], reported[5]) == shown
