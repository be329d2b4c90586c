"""提问: whom the table asks, and what he may answer.

The order of the questions, the very thing rule texts quarrel about, is data: a queue of :class:`Ask`.
"""

from enum import StrEnum
from typing import NamedTuple

from gouji.rules.seats import Seat


class Question(StrEnum):
    """问题: what a seat is asked; the value is the record's ``asks``."""

    ADVANCE_CALL = "advance_call"
    SHOW = "show"
    REDEAL = "redeal"
    TRIBUTE = "tribute"
    RETURN = "return"
    CALL = "call"
    REVOLT = "revolt"
    OPPOSITE = "opposite"
    HUI = "hui"
    LEAD = "lead"
    PICK = "pick"
    FOLLOW = "follow"
    BURN = "burn"
    LAST = "last"


class Kind(StrEnum):
    """动作: the kinds of answers; the value is the record's ``act``."""

    NO = "no"
    ADVANCE_CALL = "advance_call"
    SHOW = "show"
    REDEAL = "redeal"
    ACCEPT = "accept"
    REFUSE = "refuse"
    RETURN = "return"
    CALL = "call"
    REVOLT = "revolt"
    KEEP = "keep"
    HEADLESS = "headless"
    HUI = "hui"
    CLAIM = "claim"
    PICK = "pick"
    TAKE_LAST = "take_last"
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
