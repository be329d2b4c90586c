"""进贡: what a finished round comes to: places, sweep, scores and debts, in the order of the clauses."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple

from tests.oracle.course import Round
from tests.oracle.playing import SEATS, after, are_mates, opposite

ODD, EVEN = 1, 0

VALUES: Final = {"outline": (4, 2, 0, 0, -2, -4), "tournament": (6, 4, 2, 0, -4, -6)}
"""SCORE-1, as it is printed."""

ORDER: Final = {"s1": ("point", "burn", "stuck", "last"), "s2": ("stuck", "point", "burn", "last")}
"""TRIB-1, as it is printed."""


class Debt(NamedTuple):
    """What a payer owes a payee."""

    kind: str
    payer: int
    payee: int
    cards: int


def at(finished: Round, place: int) -> int:
    """Who took a place."""
    return next(seat for seat in SEATS if finished.places[seat] == place)


def sweeper(finished: Round) -> int | None:
    """The federation that took places 1, 2 and 3."""
    first = at(finished, 1)
    swept = all(are_mates(first, at(finished, place)) for place in (2, 3))
    return first % 2 if swept else None


def opened(finished: Round) -> list[int]:
    """POINT-2: who was judged to have opened."""
    return [seat for seat in SEATS if finished.options["points"] and finished.judged[seat]]


def side_debts(finished: Round, calls: Mapping[int, str]) -> list[Debt]:
    """POINT-3 to POINT-5, BURN-7 and BIESAN-5: these debts as they arise, whoever owes whom."""
    debts = point_debts(finished, calls) if finished.options["points"] else []
    debts += [Debt("burn", burned, burner, 1) for burner, burned in finished.burns]
    return debts + [Debt("stuck", victim, beater, 1) for victim, beater in finished.stuck]


def point_debts(finished: Round, calls: Mapping[int, str]) -> list[Debt]:
    """POINT-3 to POINT-5."""
    debts, have = [], opened(finished)
    for seat in SEATS:
        facing = opposite(seat)
        failed = seat in calls and facing in have
        if seat not in have and (finished.options["call_fail_adds"] or not failed):
            number = {"call": 2, "advance_call": 4}.get(calls.get(facing, ""), 1)
            debts.append(Debt("point", seat, facing, number))
        if failed:
            number = {"call": 2, "advance_call": 4}[calls[seat]]
            double = finished.options["call_fail"] == "double"
            debts.append(Debt("point", seat, facing, number * 2 if double else number))
    return debts


def due(finished: Round, calls: Mapping[int, str], *, took_last: bool = False) -> list[Debt]:
    """TRIB-1, TRIB-2, TRIB-6, TRIB-7, END-5: what is due in the next round, as a record lists it."""
    options = finished.options
    if not options["tribute"] or options["side_points"]:
        return []
    swept_by = sweeper(finished)
    if swept_by is not None:
        swept = [seat for seat in SEATS if seat % 2 != swept_by]
        owes = options["sweep_tribute"] == "opposite"
        return [Debt("sweep", seat, opposite(seat), 1) for seat in swept if owes]
    last, former = at(finished, 6), at(finished, 5)
    if took_last:
        last, former = former, last
    side = sorted(side_debts(finished, calls), key=lambda debt: debt.payer)
    ranked = [Debt("last", last, at(finished, 1), 2), Debt("last", former, at(finished, 2), 1)]
    debts = [debt for debt in [*side, *ranked] if is_owed(debt, str(options["mate_tribute"]))]
    return sorted(debts, key=lambda debt: ORDER[str(options["tribute_order"])].index(debt.kind))


def is_owed(debt: Debt, mate_tribute: str) -> bool:
    """TRIB-6."""
    kinds = {"none": (), "last": ("last",), "all": ("burn", "stuck", "last")}[mate_tribute]
    return not are_mates(debt.payer, debt.payee) or debt.kind in kinds


def in_payment_order(debts: Iterable[Debt], drawer: int, order: str) -> list[Debt]:
    """TRIB-1: within a kind by payer's seat from the first drawer; the last before the second-last."""
    seats, kinds = [drawer, *after(drawer)], (*ORDER[order], "sweep")

    def key(debt: Debt) -> tuple[int, int]:
        turn = 0 if debt.kind == "last" else seats.index(debt.payer)
        return kinds.index(debt.kind), turn

    return sorted(debts, key=key)


def score(finished: Round, calls: Mapping[int, str]) -> tuple[int, int]:
    """SCORE-1 to SCORE-3 and SCORE-5: what the odd and the even seats score."""
    options, scores = finished.options, {ODD: 0, EVEN: 0}
    for seat in SEATS:
        value = VALUES[str(options["scoring"])][finished.places[seat] - 1]
        scores[seat % 2] += value if options["negative_scores"] else max(value, 0)
    if sweeper(finished) is not None:
        scores = {side: 2 * value for side, value in scores.items()}
    points = options["side_points"]
    assert isinstance(points, int)
    for debt in side_debts(finished, calls):
        scores[debt.payee % 2] += points
        scores[debt.payer % 2] -= points
    return scores[ODD], scores[EVEN]
