"""提问: whom the table asks, and what he may answer.

The order of the questions, the very thing rule texts quarrel about, is data: a queue of :class:`Ask`.
"""

from enum import StrEnum
from typing import NamedTuple

from gouji.rules.seats import Seat


class Question(StrEnum):
    """问题: what a seat is asked; the value is the record's ``asks``."""

    SHOW = "show"
    REDEAL = "redeal"
    LEAD = "lead"
    FOLLOW = "follow"
    BURN = "burn"


class Kind(StrEnum):
    """动作: the kinds of answers; the value is the record's ``act``."""

    NO = "no"
    SHOW = "show"
    REDEAL = "redeal"
    PLAY = "play"
    PASS = "pass"
    YIELD = "yield"
    WIND = "wind"
    BURN = "burn"
    DISSOLVE = "dissolve"


class Ask(NamedTuple):
    """提问: one question to one seat."""

    seat: Seat
    question: Question
    may: frozenset[Kind]
    """The kinds of answers the clauses allow him here, whatever he holds."""


Asks = tuple[Ask, ...]
"""提问次序: the queue, the seat now to decide first."""
