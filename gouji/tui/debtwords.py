"""贡的由来: debts in words: who owes whom what, and what made it."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language
from gouji.rules.opening import STAKE, Call
from gouji.rules.tribute import LAST_PAYS, Debt
from gouji.tui.narration import Names
from gouji.tui.text import say

CAUSES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "POINT-3": "debt_unopened",
        "POINT-4": "debt_called",
        "POINT-5": "debt_failed",
        "BURN-7": "debt_burned",
        "BIESAN-5": "debt_stuck",
        "TRIB-2": "debt_second_last",
        "TRIB-7": "debt_swept",
    }
)
"""What made a debt, by its clause."""

DEARER: Final[Mapping[tuple[str, int], str]] = MappingProxyType(
    {
        ("POINT-4", STAKE[Call.ADVANCE]): "debt_advance",
        ("TRIB-2", LAST_PAYS): "debt_last",
    }
)
"""The same for the clauses of which the number of cards tells more."""


def cause_words(debt: Debt, names: Names, language: Language) -> str:
    """来由: what made a debt."""
    key = DEARER.get((debt.clause, debt.cards)) or CAUSES[debt.clause]
    return say(key, language, payer=names[debt.payer - 1], payee=names[debt.payee - 1])


def debt_line(debt: Debt, names: Names, language: Language, *, points: int = 0) -> str:
    """贡: a debt in one sentence, with what made it and its clause.

    Args:
        debt: the debt.
        names: of the players, by seat.
        language: of the sentence.
        points: ``side_points``: what is scored in place of cards (SCORE-5).
    """
    key = "debt_points" if points else "debt_cards"
    return say(
        key,
        language,
        cause=cause_words(debt, names, language),
        number=points or debt.cards,
        payee=names[debt.payee - 1],
        clause=debt.clause,
    )
