"""贡单: what is owed for a round, from what everybody knows (TRIB-1, TRIB-2, SCORE-5)."""

from collections.abc import Sequence

from gouji.engine.state import Ledger
from gouji.rules.opening import point_debts
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Score
from gouji.rules.seats import OPPOSITE, Federation, federation
from gouji.rules.tribute import Debt, DebtKind, last_debts, listed, sweep_debts


def earned_debts(rules: RuleSet, ledger: Ledger) -> tuple[Debt, ...]:
    """贡单: the point, burn and stuck debts of a ledger, whoever may be spared them later."""
    points: tuple[Debt, ...] = ()
    if rules.points:
        owed = point_debts(
            ledger.opened, ledger.calls, rules.call_fail, fail_adds=rules.call_fail_adds
        )
        points = tuple(
            Debt(DebtKind.POINT, debt.payer, OPPOSITE[debt.payer], debt.cards, debt.clause)
            for debt in owed
        )
    burns = (Debt(DebtKind.BURN, burned, burner, 1, "BURN-7") for burner, burned in ledger.burns)
    stuck = (Debt(DebtKind.STUCK, victim, beater, 1, "BIESAN-5") for victim, beater in ledger.stuck)
    return (*points, *burns, *stuck)


def debts_due(
    rules: RuleSet, ledger: Ledger, places: Sequence[int], sweep: Federation | None
) -> tuple[Debt, ...]:
    """贡单: what is due in the next round, as a result line lists it; none without tribute.

    Args:
        rules: the rules of the game.
        ledger: the ledger of the round.
        places: the place of each seat, 1 to 6.
        sweep: the federation that swept, if one did (TRIB-7).
    """
    if not rules.tribute or rules.side_points:
        return ()
    if sweep is not None:
        swept = next(side for side in Federation if side is not sweep)
        debts = sweep_debts(rules.sweep_tribute, swept)
    else:
        debts = (*earned_debts(rules, ledger), *last_debts(places))
    return listed(debts, rules.tribute_order, rules.mate_tribute)


def side_score(rules: RuleSet, ledger: Ledger) -> Score:
    """边分: points for point, burn and stuck debts, once each (SCORE-5)."""
    balance = {Federation.ODD: 0, Federation.EVEN: 0}
    for debt in earned_debts(rules, ledger):
        balance[federation(debt.payee)] += rules.side_points
        balance[federation(debt.payer)] -= rules.side_points
    return Score(balance[Federation.ODD], balance[Federation.EVEN])
