"""认领: who may speak up in a public window, by public facts alone.

The engine asks only seats that can burn or revolt, so the question itself would tell what they hold. Where
several humans share a screen, the table asks all of them who might, and whoever claims is then asked.
"""

from gouji.engine.actions import Action, Burn, Pick, Play
from gouji.engine.state import Following, Laying, Leading, Phase, Revolting, State
from gouji.rules.beating import is_unbeatable
from gouji.rules.combo import Combo
from gouji.rules.revolt import ThreelessRevolt
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats
from gouji.rules.turns import is_protected


def laid_by(before: State, seat: Seat, act: Action) -> tuple[Seat, Combo] | None:
    """出牌: whose set an act lays, and which; of a claim its mate picks the set (TIAO-1).

    Args:
        before: the state in which the seat decides.
        seat: who decides.
        act: the decision.
    """
    claimed = before.standing.claimed
    match act:
        case Play(combo) | Burn(combo):
            return seat, combo
        case Pick(combo) if claimed:
            return claimed.seat, combo
        case _:
            return None


def may_claim_burn(before: State, after: State, owner: Seat, laid: Combo) -> Seats:
    """认领: the seats that might burn a set, whatever they hold (BURN-1).

    Args:
        before: the state in which the set is laid.
        after: the next one, in which the trick may be over already.
        owner: whose set it is.
        laid: the set.
    """
    phase, rules = before.phase, before.match.rules
    if isinstance(phase, Following):
        trick = phase.trick
        mode, passed = trick.mode, trick.passed
        if trick.yielder is not None and rules.yield_binds:
            passed = Seats(passed | BIT[trick.yielder])
    elif isinstance(phase, Leading):
        mode, passed = phase.mode, NOBODY
    else:
        return NOBODY
    if is_unbeatable(laid, rules.jokers):
        return NOBODY
    if not is_protected(laid, owner, mode.headless, scramble=mode.scramble):
        return NOBODY
    others = Seats(after.standing.in_play & ~(BIT[owner] | BIT[OPPOSITE[owner]]))
    return Seats(others & ~(passed | mode.headless))


def may_revolt(rules: RuleSet) -> bool:
    """认领: whether seats are asked to revolt, if one holds the hand for it (REVOLT-1, BIESAN-3)."""
    if rules.biesan:
        return rules.threeless_revolt is ThreelessRevolt.MAY
    return rules.revolt


def is_revolt_due(phase: Phase) -> bool:
    """认领: whether the revolts have come, or would have come, had a seat the hand for one."""
    return isinstance(phase, Revolting | Laying | Leading)
