"""BIESAN-2: after the deal, seats without a three buy one."""

import pytest

from gouji.engine.events import Bought
from tests.positions import Game, dealt


def bought(hands: str, drawer: int = 1) -> Game:
    return dealt(hands, drawer, biesan=True, first_lead="drawer", powerless_redeal=False)


@pytest.mark.parametrize(
    ("hands", "after"),
    [
        pytest.param("42 333 333 33 333 333", "34 333 333 32 333 333", id="the opposite"),
        pytest.param("42 333 33 3 33 333", "34 332 33 3 33 333", id="the first of his mates"),
        pytest.param("42 3 33 3 33 333", "34 3 33 3 33 332", id="the next of his mates"),
        pytest.param("42 3 33 3 333 3", "34 3 32 3 333 3", id="the first own mate"),
        pytest.param("42 3 3 3 333 3", "34 3 3 3 332 3", id="the next own mate"),
        pytest.param("42 3 3 3 3 3", "42 3 3 3 3 3", id="nobody has two"),
        pytest.param("34 33 33 33 33 33", "34 33 33 33 33 33", id="who has a three"),
        pytest.param("45 33 33 33 33 33", "45 33 33 33 33 33", id="nothing to pay with"),
    ],
)
def test_of_whom(hands: str, after: str) -> None:
    assert bought(hands).hands == after.split()


@pytest.mark.parametrize(
    ("hand", "price"), [("42wW", "2"), ("4wW", "w"), ("4WW", "W"), ("422", "2")]
)
def test_the_price(hand: str, price: str) -> None:
    game = bought(f"{hand} 33 33 33 33 33")
    assert game.hands[3] == f"3{price}"
    assert [event.purchase.price.letter for event in game.all(Bought)] == [price]


@pytest.mark.parametrize(
    ("drawer", "buyer", "after"), [(1, 1, "34 3 3 32 42 3"), (5, 5, "42 3 3 32 34 3")]
)
def test_buyers_in_seat_order_from_the_first_drawer(drawer: int, buyer: int, after: str) -> None:
    # 4 alone can sell, and once: to 1 as his opposite, to 5 as a mate of his.
    game = bought("42 3 3 33 42 3", drawer)
    assert [event.purchase.buyer for event in game.all(Bought)] == [buyer]
    assert game.hands == after.split()


def test_not_without_the_option() -> None:
    game = dealt("42 33 33 33 33 33", first_lead="drawer", powerless_redeal=False)
    assert game.hands[0] == "42"
