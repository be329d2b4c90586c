"""GOUJI-1: without jokers, gouji from T×5, J×4, Q×3, K×2, A×2, 2×1 on; attached twos count."""

import pytest

from tests.positions import position

LEAST = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1}


def first_asked(led: str) -> str:
    return position(f"{led}3 3 3 3 3 3").says(f"1 play {led}").asked


@pytest.mark.parametrize("rank", LEAST)
@pytest.mark.parametrize("more", [0, 1, 3])
def test_from_this_size_on_the_opposite_is_asked_first(rank: str, more: int) -> None:
    assert first_asked(rank * (LEAST[rank] + more)) == "4 follow"


@pytest.mark.parametrize("rank", "TJQKA")
def test_one_card_fewer_is_none(rank: str) -> None:
    assert first_asked(rank * (LEAST[rank] - 1)) == "2 follow"


@pytest.mark.parametrize("rank", "TJQKA")
def test_attached_twos_count(rank: str) -> None:
    body = rank * (LEAST[rank] - 1)
    assert first_asked(f"{body}2") == "4 follow"
    assert first_asked(f"{body[1:]}2") == ("4 follow" if not body[1:] else "2 follow")
