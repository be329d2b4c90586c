"""Deal lines: with suits or without, and never more than four packs have."""

import pytest

from gouji.records.hands import deal_texts, parse_deal
from gouji.records.schema import LineError
from gouji.rules.deck import PACK, deal
from gouji.rules.seats import Seat


def test_a_deal_is_read_as_it_is_written() -> None:
    hands = deal(PACK, Seat(3))
    assert parse_deal(deal_texts(hands)) == hands


def test_suits_are_given_out_rank_by_rank_in_the_order_of_the_file() -> None:
    hands = parse_deal(["33K", "w3", "3K", "3", "", "W"])
    assert deal_texts(hands) == ["3s3hKs", "w3c", "3dKh", "3s", "", "W"]


@pytest.mark.parametrize(
    ("texts", "message"),
    [
        (["3s", "3"], "deal: '3' is no card: a suit"),
        (["3", "3s"], "deal: '3' is no card: a suit"),
        (["31"], "deal: '1' is no rank"),
        (["3x"], "deal: 'x' is no rank"),
        (["3s" * 5], "deal: 5 cards 3s, four packs have 4"),
        (["3s3s", "3s3s3s"], "deal: 5 cards 3s, four packs have 4"),
        (["3" * 17], "deal: 5 cards 3s, four packs have 4"),
        (["www", "ww"], "deal: 5 cards w, four packs have 4"),
        (["WWWWW"], "deal: 5 cards W, four packs have 4"),
    ],
)
def test_what_cannot_be_dealt(texts: list[str], message: str) -> None:
    with pytest.raises(LineError, match=message):
        parse_deal([*texts, *[""] * (6 - len(texts))])
