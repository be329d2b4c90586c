"""SET-1: a set is cards of one natural rank, with any number of twos and jokers attached."""

import pytest

from gouji.rules.combo import NotASetError, parse_combo
from tests.positions import position


@pytest.mark.parametrize("text", ["3", "33", "3332", "K2222wwWW", "AAAAAAAAAAAAAAAA2222W"])
def test_one_natural_rank_with_anything_attached(text: str) -> None:
    assert parse_combo(text).text == text


@pytest.mark.parametrize("text", ["34", "KKA", "3342", "QKwW"])
def test_nothing_else_may_be_mixed(text: str) -> None:
    with pytest.raises(NotASetError, match="one natural rank"):
        parse_combo(text)


def test_no_cards_are_no_set() -> None:
    with pytest.raises(NotASetError, match="no cards"):
        parse_combo("")


def test_only_sets_can_be_led() -> None:
    assert position("3345 3 3 3 3 3").legal == ["play 3", "play 33", "play 4", "play 5"]


def test_only_cards_in_hand() -> None:
    assert position("33K2 3 3 3 3 3").refused("1 play KK2") == "SET-1"
