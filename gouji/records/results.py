"""结果行: the result of a round as a record holds it (RECORD, line 4)."""

from gouji.engine.events import GameOver, RoundResult
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import Score
from gouji.rules.seats import SEATS

Value = dict[str, object]


def result_value(result: RoundResult) -> Value:
    """结果: the value of a result line; no points and no debts, which are not played yet."""
    return {
        "places": list(result.places),
        "sweep": result.sweep.value if result.sweep else None,
        "opened": [False] * len(SEATS),
        "burns": [list(pair) for pair in result.burns],
        "stuck": [],
        "score": score_value(result.score),
        "total": score_value(result.total),
        "debts": [],
    }


def over_value(over: GameOver) -> Value:
    """终局: the value of an over line."""
    return {"total": score_value(over.total), "reason": over.reason.value}


def score_value(score: Score) -> Value:
    """得分: both federations' points."""
    return {"odd": score.odd, "even": score.even}


def unchecked(rules: RuleSet) -> dict[str, str]:
    """未核: the fields of a result that need clauses not yet played, each with the option it needs."""
    needs: dict[str, str] = {}
    if rules.points:
        needs["opened"] = "points"
    if rules.tribute:
        needs["debts"] = "tribute"
    if rules.side_points:
        needs["score"] = needs["total"] = "side_points"
    return needs
