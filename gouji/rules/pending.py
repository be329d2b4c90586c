"""暂不支持: options whose clauses (§9 to §11 and the rarer agreements) are not yet played.

A rule set already names and checks all of them; :func:`unavailable` says which of those that are on
would change a game that this version can play.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.rules.agreements import SweepTribute
from gouji.rules.ruleset import RuleSet

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


def unavailable(rules: RuleSet) -> tuple[str, ...]:
    """暂不支持: the options in force that a new game may not have yet, in the order of ``CLAUSE``."""
    return tuple(name for name in CLAUSE if getattr(rules, name) != OFF[name])


def unavailable_in(rules: RuleSet, *, number: int, swept: bool, position: bool) -> tuple[str, ...]:
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
