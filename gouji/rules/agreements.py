"""约定: the values of options whose clauses (§9 to §11 and the rarer agreements) are not yet played."""

from enum import StrEnum


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
