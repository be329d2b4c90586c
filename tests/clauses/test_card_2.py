"""CARD-2: 3 4 5 6 7 8 9 T J Q K A 2 w W, lowest first; suits never matter in play."""

from itertools import product

import pytest

from gouji.rules.cards import RANK_LETTERS
from tests.positions import position

ORDER = "3456789TJQKA2wW"


def test_the_order() -> None:
    assert RANK_LETTERS == ORDER


@pytest.mark.parametrize(("table", "answer"), list(product(ORDER[:-2], ORDER)))
def test_one_card_beats_any_lower_one(table: str, answer: str) -> None:
    game = position(f"{table}3 3 3 {answer}3 3 3", joker_rule="full_kill")
    game.says(f"1 play {table}", *(() if table == "2" else ("2 pass", "3 pass")))
    assert (f"play {answer}" in game.legal) is (ORDER.index(answer) > ORDER.index(table))


def test_suits_never_matter_in_play() -> None:
    one = position("5s5s7h 6s6h 3s 8d8d 3h 3c").says("1 play 55")
    other = position("5c5d7s 6c6c 3d 8s8h 3s 3h").says("1 play 55")
    assert one.legal == other.legal == ["pass", "play 66"]
    assert one.declines() == other.declines()
