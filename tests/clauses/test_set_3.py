"""SET-3: twos form a set of rank 2, jokers may be attached to it; jokers alone form a set too."""

import pytest

from gouji.rules.cards import Rank
from gouji.rules.combo import parse_combo
from tests.positions import position


def test_all_sets_of_twos_and_jokers() -> None:
    assert position("2wW 3 3 3 3 3").legal == [
        f"play {cards}" for cards in ("2", "2W", "2w", "2wW", "W", "w", "wW")
    ]


@pytest.mark.parametrize(
    ("text", "rank"),
    [("222", Rank.TWO), ("2W", Rank.TWO), ("ww", Rank.SMALL), ("wW", Rank.SMALL), ("W", Rank.BIG)],
)
def test_their_rank(text: str, rank: Rank) -> None:
    assert parse_combo(text).rank is rank


def test_twos_beat_aces_and_nothing_natural_beats_twos() -> None:
    assert "play 22" in position("AA3 3 3 22 3 3").says("1 play AA").legal
    assert position("223 3 3 AA3 3 3").says("1 play 22").refused("4 play AA") == "BEAT-1"
