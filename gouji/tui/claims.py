"""认领: who may say that he wants to burn, by public facts alone.

The engine asks only seats that can burn, so the question itself would tell what they hold. Where several
humans share a screen, the table asks all of them who might, and whoever claims is then asked.
"""

from gouji.engine.actions import Burn, Play
from gouji.engine.state import Following, Leading, State
from gouji.rules.beating import is_unbeatable
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats
from gouji.rules.turns import is_protected


def may_claim_burn(before: State, seat: Seat, act: Play | Burn) -> Seats:
    """认领: the seats that might burn a set, whatever they hold (BURN-1).

    Args:
        before: the state in which the set is laid.
        seat: whose set it is.
        act: the set.
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
    if is_unbeatable(act.combo, rules.jokers):
        return NOBODY
    if not is_protected(act.combo, seat, mode.headless, scramble=mode.scramble):
        return NOBODY
    others = Seats(before.standing.in_play & ~(BIT[seat] | BIT[OPPOSITE[seat]]))
    return Seats(others & ~(passed | mode.headless))
