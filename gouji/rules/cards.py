"""牌: ranks, suits, cards and their notation (CARD-1, CARD-2)."""

from enum import IntEnum, StrEnum
from typing import Final, NamedTuple


class Rank(IntEnum):
    """牌点: the fifteen ranks, lowest first (CARD-2); the value is the index in ``RANK_LETTERS``."""

    THREE = 0
    FOUR = 1
    FIVE = 2
    SIX = 3
    SEVEN = 4
    EIGHT = 5
    NINE = 6
    TEN = 7
    JACK = 8
    QUEEN = 9
    KING = 10
    ACE = 11
    TWO = 12
    SMALL = 13
    BIG = 14

    @property
    def letter(self) -> str:
        """牌点: the one letter of the notation, ``3`` to ``A``, ``2``, ``w``, ``W``."""
        return RANK_LETTERS[self]


RANK_LETTERS: Final = "3456789TJQKA2wW"
RANKS: Final = tuple(Rank)
NATURAL_RANKS: Final = RANKS[: Rank.TWO]
"""自然牌点: 3 to A, the ranks a body may have besides the two."""

POWER_RANKS: Final = (Rank.TWO, Rank.SMALL, Rank.BIG)
"""贡牌: twos, small jokers and big jokers."""

RANK_OF: Final = {letter: Rank(index) for index, letter in enumerate(RANK_LETTERS)}


class Suit(StrEnum):
    """花色: matters only for LEAD-1 and for the eye."""

    SPADES = "s"
    HEARTS = "h"
    CLUBS = "c"
    DIAMONDS = "d"


SUITS: Final = tuple(Suit)
SUIT_OF: Final = {suit.value: suit for suit in SUITS}

COPIES: Final = 16
"""Cards of each rank 3 to 2 in the four packs (CARD-1)."""

JOKERS: Final = 4
"""Small jokers in the four packs, and big ones (CARD-1)."""


class NotationError(ValueError):
    """记法错误: a text is no card, hand or set in the notation of RULES 1."""


class Card(NamedTuple):
    """牌: one card; ``suit`` is ``None`` for jokers."""

    rank: Rank
    suit: Suit | None = None

    def __str__(self) -> str:
        """Write the card as in a record: rank, then suit letter, ``3s`` or ``w``."""
        return self.rank.letter + (self.suit.value if self.suit else "")


PLACE: Final = {
    card: place
    for place, card in enumerate(Card(rank, suit) for rank in RANKS for suit in (None, *SUITS))
}
"""理牌: the place of each card by rank, then in suit order; a position may leave suits out."""


def parse_ranks(text: str) -> tuple[Rank, ...]:
    """牌点: read rank letters only, ``"333KK2wW"``.

    Raises:
        NotationError: a character is no rank.
    """
    try:
        return tuple(RANK_OF[letter] for letter in text)
    except KeyError as error:
        message = f"{error.args[0]!r} is no rank; ranks are {RANK_LETTERS}"
        raise NotationError(message) from None


def has_suits(text: str) -> bool:
    """花色: whether a hand's text carries suit letters."""
    return any(letter in SUIT_OF for letter in text)


def parse_cards(text: str) -> tuple[Card, ...]:
    """牌: read cards with suits, ``"3s3hwW"``, in the order written.

    Raises:
        NotationError: a rank or a suit is missing or unknown.
    """
    cards: list[Card] = []
    position = 0
    while position < len(text):
        (rank,) = parse_ranks(text[position])
        if rank >= Rank.SMALL:
            cards.append(Card(rank))
            position += 1
            continue
        suit = SUIT_OF.get(text[position + 1 : position + 2])
        if suit is None:
            message = f"{text[position : position + 2]!r} is no card: a suit (s h c d) must follow"
            raise NotationError(message)
        cards.append(Card(rank, suit))
        position += 2
    return tuple(cards)


def cards_text(cards: tuple[Card, ...]) -> str:
    """牌: write cards in their order, as in the deal line of a record."""
    return "".join(map(str, cards))
