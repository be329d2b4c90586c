"""Options whose clauses (§9 to §11 and the rarer agreements) are not yet played.

A rule set already names and checks all of them; :func:`unavailable` says which of those that are on
would change a game that this version can play.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from gouji.rules.ruleset import RuleSet


class RevoltRight(StrEnum):
    """革命权: whose hand without power cards may revolt (REVOLT-1)."""

    DEALT = "dealt"
    HELD = "held"


class RevoltOpens(StrEnum):
    """革命开点: when the revolter's opposite has opened (REVOLT-5)."""

    AUTOMATIC = "automatic"
    THREE = "three"


class ThreelessRevolt(StrEnum):
    """无三革命: what a seat without threes and power cards does in ``biesan`` (BIESAN-3)."""

    MAY = "may"
    FORCED = "forced"


class PointDeadline(StrEnum):
    """开点时限: when it is judged who has opened (POINT-2)."""

    SPLIT = "split"
    FIRST_OUT = "first_out"


class CallFail(StrEnum):
    """翻车: what a failed call owes (POINT-5)."""

    EQUAL = "equal"
    DOUBLE = "double"


class TributeOrder(StrEnum):
    """进贡次序: the order in which kinds of debts are paid (TRIB-1)."""

    S1 = "s1"
    S2 = "s2"


class MateTribute(StrEnum):
    """联邦之贡: which debts between mates are paid (TRIB-6)."""

    NONE = "none"
    LAST = "last"
    ALL = "all"


class NoPower(StrEnum):
    """无贡牌: what a payer without power cards pays (TRIB-3)."""

    EXEMPT = "exempt"
    HIGHEST = "highest"


class SweepTribute(StrEnum):
    """串三户之贡: what is owed after a sweep (TRIB-7)."""

    NONE = "none"
    OPPOSITE = "opposite"


class Stuck(StrEnum):
    """闷: what becomes of a stuck seat (BIESAN-5)."""

    OUT = "out"
    STAY = "stay"


CLAUSE: Final[Mapping[str, str]] = MappingProxyType(
    {
        "points": "POINT-1",
        "calls": "POINT-6",
        "tribute": "TRIB-1",
        "revolt": "REVOLT-1",
        "hui": "HUI-1",
        "tiao": "TIAO-1",
        "biesan": "BIESAN-1",
        "last_by_agreement": "END-5",
        "side_points": "SCORE-5",
        "rounds": "SCORE-4",
    }
)
"""The switches of what is not yet played, with the clause that each would bring."""

OFF: Final[Mapping[str, bool | int]] = MappingProxyType(
    {"rounds": 1}
    | {name: 0 if name == "side_points" else False for name in CLAUSE if name != "rounds"}
)
"""The value at which each of these switches changes nothing."""

ACTS: Final = frozenset(
    [
        "advance_call",
        "call",
        "revolt",
        "keep",
        "headless",
        "accept",
        "refuse",
        "return",
        "take_last",
        "hui",
        "claim",
        "pick",
    ]
)
"""Acts of the record format that belong to clauses not yet played."""

PHASES: Final = ("hui", "revolt")
"""Switches that ask questions in every dealt round (``calls`` does with ``points``)."""

PLAY: Final = ("biesan", "tiao")
"""Switches that change the play itself, in a position too."""


def unavailable(rules: "RuleSet") -> tuple[str, ...]:
    """暂不支持: the options in force that a new game may not have yet, in the order of ``CLAUSE``."""
    return tuple(name for name in CLAUSE if getattr(rules, name) != OFF[name])


def unavailable_in(
    rules: "RuleSet", *, number: int, swept: bool, position: bool
) -> tuple[str, ...]:
    """暂不支持: the options in force that stop a record from being replayed from this deal on.

    Args:
        rules: the record's rules.
        number: the round, 1 for the first; the result of the one before may bring END-5.
        swept: whether the round before was a sweep, after which TRIB-7 alone decides what is owed.
        position: whether the round begins with play, so that the phases before it are skipped.
    """
    switches = list(PLAY)
    if number > 1:
        switches.append("last_by_agreement")
    if not position:
        switches += [*PHASES, *(["calls"] if rules.points else [])]
        if number > 1 and (not swept or rules.sweep_tribute is SweepTribute.OPPOSITE):
            switches.append("tribute")
    return tuple(name for name in switches if getattr(rules, name) != OFF[name])
