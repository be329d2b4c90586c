"""打牌之外: what ``regular`` answers before the first lead, and at the rarer agreements."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gouji.bots.base import Decision
from gouji.bots.plan import plan
from gouji.bots.reasons import Why, because
from gouji.engine.actions import (
    ACCEPT,
    HEADLESS,
    KEEP,
    NO,
    REDEAL,
    REVOLT,
    SHOW,
    Action,
    Hui,
    Pick,
    Return,
)
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.combo import combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import NATURALS, Hand, counts


def _gouji_sets(hand: Hand) -> int:
    return sum(
        number > 0 and is_gouji(combo(rank, number, 0, 0, 0))
        for rank, number in enumerate(counts(hand)[:NATURALS])
    )


REVOLT_BELOW: Final = 3
"""革命: gouji sets with which a hand without power cards is worth playing."""

KEEP_FROM: Final = 2
"""要头: gouji sets that are enough to keep the head (REVOLT-4)."""


def _revolt(view: SeatView) -> Decision:
    found = _gouji_sets(view.hand)
    # A hand of which half the sets are gouji, which only a small one can be, goes out by itself.
    if found >= REVOLT_BELOW or 2 * found >= plan(view.hand, view.match.rules.biesan).sets:
        return Decision(NO, because(Why.NO_REVOLT))
    return Decision(REVOLT, because(Why.REVOLT))


def _opposite(view: SeatView) -> Decision:
    if _gouji_sets(view.hand) >= KEEP_FROM:
        return Decision(KEEP, because(Why.KEEP))
    return Decision(HEADLESS, because(Why.HEADLESS))


def _return(view: SeatView) -> Decision:
    biesan = view.match.rules.biesan

    def left(act: Return) -> tuple[int, int]:
        rest = Hand(view.hand - act.cards)
        # A packed hand is the larger the higher its ranks are.
        return (plan(rest, biesan).sets if rest else 0), act.cards

    returns = (act for act in view.options if isinstance(act, Return))
    return Decision(min(returns, key=left), because(Why.RETURN))


def _pick(view: SeatView) -> Decision:
    # The safest first: it holds a joker, or is high; the rest of the claim is as public as the hand.
    picks = (act for act in view.options if isinstance(act, Pick))
    best = max(picks, key=lambda act: (act.combo.big, act.combo.small, act.combo.rank))
    return Decision(best, because(Why.PICK))


def _always(act: Action, why: Why) -> Callable[[SeatView], Decision]:
    decision = Decision(act, because(why))
    return lambda _: decision


ANSWERS: Final[Mapping[Question, Callable[[SeatView], Decision]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _always(NO, Why.NO_CALL),
        Question.SHOW: _always(SHOW, Why.SHOW),
        Question.REDEAL: _always(REDEAL, Why.REDEAL),
        Question.TRIBUTE: _always(ACCEPT, Why.ACCEPT),
        Question.RETURN: _return,
        Question.CALL: _always(NO, Why.NO_CALL),
        Question.REVOLT: _revolt,
        Question.OPPOSITE: _opposite,
        Question.HUI: _always(Hui(()), Why.NO_HUI),
        Question.PICK: _pick,
        Question.LAST: _always(NO, Why.LAST),
    }
)
"""What it answers to each question but those of play."""
