"""谁能压: who may act and why the viewer may not, in words. Pure."""

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language
from gouji.rules.seats import OPPOSITE
from gouji.tui.cells import cut
from gouji.tui.narration import Names
from gouji.tui.rights import CLAUSE, Entitled, Right, Rights
from gouji.tui.text import say

NAME_CELLS: Final = 10
"""Cells of a name, so that right and clause stay on the line."""

STAGES: Final[Mapping[str, frozenset[Right]]] = MappingProxyType(
    {
        "rights_burn": frozenset({Right.BURN}),
        "rights_turn": frozenset(
            {Right.OPPOSITE, Right.HEADLESS, Right.TURN, Right.YIELDER, Right.LAST_WORD}
        ),
        "rights_scramble": frozenset({Right.SCRAMBLE}),
        "rights_lead": frozenset({Right.LEAD}),
        "rights_pick": frozenset({Right.PICK}),
    }
)
"""The words for those who are asked together, in the order in which it is asked."""

RAREST: Final = (Right.LAST_WORD, Right.YIELDER, Right.HEADLESS)
"""Rights whose clause tells more than that of those beside them."""

NOTED: Final = frozenset({*RAREST, Right.OPPOSITE})
"""Rights that are written behind a name."""


def right_lines(rights: Rights, names: Names, language: Language) -> Iterator[str]:
    """谁能压: who may act, in order, a line for all who are asked together, with its clause."""
    for key, kinds in STAGES.items():
        asked = [one for one in rights.entitled if one.right in kinds]
        if asked:
            who = say("rights_join", language).join(
                _named(one, rights, names, language) for one in asked
            )
            yield say(
                "refused", language, reason=say(key, language, who=who), clause=_clause(asked)
            )


def _clause(asked: Sequence[Entitled]) -> str:
    held = {right for _, right in asked}
    return CLAUSE[next((right for right in RAREST if right in held), asked[0].right)]


def _named(one: Entitled, rights: Rights, names: Names, language: Language) -> str:
    owner = cut(names[rights.owner - 1], NAME_CELLS) if rights.owner else ""
    notes = [say("rights_you", language)] if one.seat == rights.viewer else []
    notes += [say(one.right, language, owner=owner)] if one.right in NOTED else []
    name = cut(names[one.seat - 1], NAME_CELLS)
    joined = say("rights_notes_join", language).join(notes)
    return say("rights_named", language, name=name, notes=joined) if notes else name


def bar_line(rights: Rights, names: Names, language: Language) -> str:
    """为什么不能: why the viewer may not act, with the clause; nothing if he may."""
    if rights.bar is None:
        return ""
    seats = {
        "owner": rights.owner,
        "opposite": OPPOSITE[rights.owner] if rights.owner else None,
        "next": rights.entitled[0].seat if rights.entitled else None,
    }
    named = {who: cut(names[seat - 1], NAME_CELLS) for who, seat in seats.items() if seat}
    reason = say(rights.bar, language, **named, **rights.facts)
    return say("refused", language, reason=reason, clause=CLAUSE[rights.bar])


def rights_text(rights: Rights, names: Names, language: Language) -> str:
    """谁能压: the order and the viewer's bar, one below the other."""
    lines = [*right_lines(rights, names, language)] or [say("rights_none", language)]
    barred = bar_line(rights, names, language)
    if barred:
        lines.append(say("rights_barred", language, why=barred))
    return "\n".join(lines)
