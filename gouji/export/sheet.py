"""牌单: a deal on paper: six hands by seat, with what else chance has settled."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from textwrap import wrap
from typing import Final

from gouji.engine.refusals import Language
from gouji.records.deals import LABELS
from gouji.rules.cards import PLACE, Card, Rank
from gouji.rules.deck import PreparedDeal
from gouji.rules.seats import SEATS
from gouji.tui.glyphs import SUIT
from gouji.tui.narration import rank_name
from gouji.tui.text import say

COLUMNS: Final = 76
"""Of a line: what a sheet of paper holds in letters that can be read across a table."""

INDENT: Final = "   "

COLON: Final = {Language.ZH: "：", Language.EN: ": "}


def sheet(
    prepared: PreparedDeal, title: str, language: Language, *, is_drawn: bool
) -> Iterator[str]:
    """牌单: the lines of a deal, which :func:`gouji.records.deals.read_deals` reads again.

    Args:
        prepared: the deal.
        title: stands at its head.
        language: of the words.
        is_drawn: whether each hand stands in drawing order; else it is sorted, lowest rank first.
    """
    yield f"# {title}"
    told = {
        "drawer": prepared.drawer,
        "cut": prepared.cut and " ".join(_groups([prepared.cut], language)),
        "fallback": prepared.fallback,
    }
    for key, value in told.items():
        if value is not None:
            yield _labelled(LABELS[key][language is Language.EN], value, language)
    for seat, hand in zip(SEATS, prepared.hands, strict=True):
        cards = hand if is_drawn else sorted(hand, key=PLACE.__getitem__)
        text = _labelled(seat, " ".join(_groups(cards, language)), language)
        yield ""
        yield from wrap(text, COLUMNS, subsequent_indent=INDENT)


def deal_title(number: int, boards: int, seed: int, rules: str, language: Language) -> str:
    """题头: what a sheet is called, with all that deals it again."""
    key = "sheet_title" if boards > 1 else "sheet_title_alone"
    return say(key, language, number=number, boards=boards, seed=seed, rules=rules)


def _labelled(label: object, value: object, language: Language) -> str:
    return f"{label}{COLON[language]}{value}"


def _groups(cards: Iterable[Card], language: Language) -> Iterator[str]:
    """一组: neighbours of one rank together: ``3♠♥``; jokers have no suit, but a sign each."""
    for rank, group in groupby(cards, key=lambda card: card.rank):
        suits = [card.suit for card in group]
        name = _rank(rank, language)
        signs = "".join(SUIT[suit] for suit in suits if suit)
        yield name + signs if signs else name * len(suits)


def _rank(rank: Rank, language: Language) -> str:
    # "sJ" could be read as a spade and a jack.
    is_letter = rank >= Rank.SMALL and language is Language.EN
    return rank.letter if is_letter else rank_name(rank, language)
