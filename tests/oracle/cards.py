"""牌: what is a set, what beats what and what is gouji, by trying everything out.

Cards are letters and a hand is a string of them, lowest first, as in the rule text.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import lru_cache
from itertools import product
from typing import Final

ORDER: Final = "3456789TJQKA2wW"
LOW: Final = "3456789TJQKA"
JOKERS: Final = "wW"

KILLERS: Final = {
    "strict": {"w": ["W"], "W": []},
    "two_kill_one": {"w": ["W"], "W": ["WW"]},
    "full_kill": {"w": ["W", "ww"], "W": ["WW", "www"]},
}
"""BEAT-2, as it is printed."""

FROM: Final = {"T": 5, "J": 4, "Q": 3, "K": 2, "A": 2, "2": 1}
"""GOUJI-1, as it is printed."""


def spelled(cards: Iterable[str]) -> str:
    """The cards, lowest first: so a set is written as the rule text writes it."""
    return "".join(sorted(cards, key=ORDER.index))


def without(hand: str, cards: str) -> str:
    """What is left of a hand."""
    return spelled((Counter(hand) - Counter(cards)).elements())


@lru_cache(maxsize=1 << 12)
def parts(hand: str) -> tuple[str, ...]:
    """Every part of a hand that has a card, each once."""
    held = Counter(hand)
    choices = product(*(range(number + 1) for number in held.values()))
    found = ("".join(card * n for card, n in zip(held, taken, strict=True)) for taken in choices)
    return tuple(spelled(cards) for cards in found if cards)


def is_set(cards: str, mixed: str) -> bool:
    """SET-1, SET-3, SET-5."""
    if mixed == "forbid" and "w" in cards and "W" in cards:
        return False
    return len({card for card in cards if card in LOW}) <= 1


def sets(hand: str, mixed: str) -> list[str]:
    """Every set of a hand, also of 36 cards: its cards of one natural rank or of none, and any others."""
    others = "".join(card for card in hand if card not in LOW)
    ranks = [card * hand.count(card) for card in LOW if card in hand]
    found = {part for naturals in ["", *ranks] for part in parts(naturals + others)}
    return [cards for cards in found if is_set(cards, mixed)]


def standing_for(cards: str, mixed: str) -> str:
    """SET-2, SET-4, SET-5: the cards of a set as what they count."""
    natural = [card for card in cards if card in LOW]
    if natural:
        cards = cards.replace("2", natural[0])
    if mixed == "demote" and "w" in cards:
        cards = cards.replace("W", "w")
    return cards


def beats(answer: str, laid: str, joker_rule: str, mixed: str) -> bool:
    """BEAT-1, BEAT-2: whether some division of the answer's jokers beats the set on the table."""
    answer, laid = standing_for(answer, mixed), standing_for(laid, mixed)
    body = [card for card in laid if card not in JOKERS]
    jokers = [card for card in laid if card in JOKERS]
    return any(
        len(rest) == len(body) and all(ORDER.index(card) > ORDER.index(body[0]) for card in rest)
        for rest in after_killing(answer, jokers, joker_rule)
    )


def after_killing(answer: str, jokers: list[str], joker_rule: str) -> Iterator[str]:
    """What may be left of an answer when each joker has been killed by its own killers."""
    if not jokers:
        yield answer
        return
    for killers in KILLERS[joker_rule][jokers[0]]:
        if Counter(killers) <= Counter(answer):
            yield from after_killing(without(answer, killers), jokers[1:], joker_rule)


def is_gouji(cards: str) -> bool:
    """GOUJI-1 to GOUJI-3."""
    if has_joker(cards):
        return True
    return cards[0] in FROM and len(cards) >= FROM[cards[0]]


def has_joker(cards: str) -> bool:
    """Whether there is a joker among some cards."""
    return any(card in JOKERS for card in cards)


def has_big(cards: str, mixed: str) -> bool:
    """Whether a set counts as one with a big joker (SET-5)."""
    return "W" in standing_for(cards, mixed)
