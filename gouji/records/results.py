"""结果行: the result of a round as a record holds it (RECORD, line 4)."""

from gouji.engine.events import GameOver, RoundResult
from gouji.rules.scoring import Score
from gouji.rules.seats import BIT, SEATS

Value = dict[str, object]


def result_value(result: RoundResult) -> Value:
    """结果: the value of a result line."""
    return {
        "places": list(result.places),
        "sweep": result.sweep.value if result.sweep else None,
        "opened": [bool(result.opened & BIT[seat]) for seat in SEATS],
        "burns": [list(pair) for pair in result.burns],
        "stuck": [list(pair) for pair in result.stuck],
        "score": score_value(result.score),
        "total": score_value(result.total),
        "debts": [
            {
                "kind": debt.kind.value,
                "payer": debt.payer,
                "payee": debt.payee,
                "cards": debt.cards,
            }
            for debt in result.debts
        ],
    }


def over_value(over: GameOver) -> Value:
    """终局: the value of an over line."""
    return {"total": score_value(over.total), "reason": over.reason.value}


def score_value(score: Score) -> Value:
    """得分: both federations' points."""
    return {"odd": score.odd, "even": score.even}
