"""条款: at which clause the rule book opens for what is asked now. Pure."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question

CLAUSES: Final[Mapping[Question, str]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: "POINT-6",
        Question.SHOW: "LEAD-1",
        Question.REDEAL: "DEAL-2",
        Question.TRIBUTE: "TRIB-4",
        Question.RETURN: "TRIB-5",
        Question.CALL: "POINT-6",
        Question.REVOLT: "REVOLT-1",
        Question.OPPOSITE: "REVOLT-4",
        Question.HUI: "HUI-1",
        Question.LEAD: "SET-1",
        Question.PICK: "TIAO-1",
        Question.FOLLOW: "BEAT-1",
        Question.BURN: "BURN-4",
        Question.LAST: "END-5",
    }
)
"""The clause of each question, if nothing rarer holds."""


def clause_of(view: SeatView, ask: Ask) -> str:
    """条款: the clause of a question."""
    burning, is_biesan = view.standing.burning, view.match.rules.biesan
    if ask.question is Question.LEAD and burning and burning.seat == view.seat:
        return CLAUSES[Question.BURN]
    if ask.question is Question.REVOLT and is_biesan:
        return "BIESAN-3"
    return CLAUSES[ask.question]
