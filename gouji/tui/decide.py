"""决定: how each question is begun when it is put to a human. Pure."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Question
from gouji.tui.claiming import Picking
from gouji.tui.deciding import ANSWERS, Answering, Deciding
from gouji.tui.laying import Laying
from gouji.tui.returning import Returning

BEGIN: Final[Mapping[Question, Callable[[SeatView, Ask], Deciding]]] = MappingProxyType(
    {
        **dict.fromkeys(ANSWERS, Answering),
        **dict.fromkeys((Question.HUI, Question.LEAD, Question.FOLLOW, Question.BURN), Laying.of),
        Question.RETURN: Returning.of,
        Question.PICK: Picking.of,
    }
)
"""What each question begins with."""


def begin(view: SeatView) -> Deciding | None:
    """提问: put the view's question, if it has one."""
    return BEGIN[view.ask.question](view, view.ask) if view.ask else None
