"""发牌行: the hands of a deal line, with or without suits, checked against the pack."""

from collections import Counter

from gouji.records.schema import LineError
from gouji.rules.cards import (
    COPIES,
    JOKERS,
    SUITS,
    Card,
    NotationError,
    Rank,
    cards_text,
    has_suits,
    parse_cards,
    parse_ranks,
)
from gouji.rules.deck import Dealt


def parse_deal(texts: list[str]) -> Dealt:
    """发牌: read six hands in drawing order.

    Where the file gives no suits they are given out, rank by rank, s h c d s h c d … in the order in which
    the cards stand in the file.

    Raises:
        LineError: a hand is misspelt, some hands have suits and others not, or there are more of a
            card than in four packs.
    """
    try:
        suited = any(map(has_suits, texts))
        hands = tuple(map(parse_cards, texts)) if suited else _give_suits(texts)
    except NotationError as error:
        message = f"deal: {error}"
        raise LineError(message) from None
    _check_pack(hands)
    return hands


def _give_suits(texts: list[str]) -> Dealt:
    given: Counter[Rank] = Counter()
    hands = []
    for text in texts:
        cards = []
        for rank in parse_ranks(text):
            suit = None if rank >= Rank.SMALL else SUITS[given[rank] % len(SUITS)]
            given[rank] += 1
            cards.append(Card(rank, suit))
        hands.append(tuple(cards))
    return tuple(hands)


def _check_pack(hands: Dealt) -> None:
    for card, number in Counter(card for hand in hands for card in hand).items():
        most = JOKERS if card.suit is None else COPIES // len(SUITS)
        if number > most:
            message = f"deal: {number} cards {card}, four packs have {most}"
            raise LineError(message)


def deal_texts(hands: Dealt) -> list[str]:
    """发牌: write six hands as a deal line holds them."""
    return [cards_text(hand) for hand in hands]
