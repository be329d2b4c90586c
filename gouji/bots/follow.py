"""顺牌: whether ``regular`` beats the set on the table, and with what.

An answer costs what the hand loses by it; it gains the lead if it stands, and what is at stake.
"""

from typing import Final, NamedTuple, cast

from gouji.bots import weights
from gouji.bots.bids import Bid, best, valued
from gouji.bots.candidates import answers, way_out
from gouji.bots.reasons import Why
from gouji.bots.scene import Choice, Facts, Scene
from gouji.bots.worth import change
from gouji.engine.actions import PASS, WIND, YIELD, Action, play
from gouji.rules.asks import Kind
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo
from gouji.rules.seats import BIT, OPPOSITE, Seat, after

MATES_HIGH: Final = Rank.EIGHT
"""不压联邦: a mate's set from this rank on is left alone."""

NOBODY: Final = 0.1
"""让别人先说: the chance that nobody else answers, up to which one can wait for it in the scramble."""

SPARED_FROM: Final = Rank.QUEEN
"""让别人先说: sets of this rank or more are kept while one can wait in the scramble or have the wind."""


Later = tuple[Seat, ...]
"""后手: seats still to speak, in turn."""


class Stake(NamedTuple):
    """得失: what an answer gains besides the cards, and why."""

    why: Why
    facts: Facts
    anyway: float
    """Whether it stands or not."""
    standing: float
    """As far as it stands; with the lead, unless that may still be had later."""
    guarded: Later
    """Enemies still to speak who may go out on this trick."""
    waits: bool
    """Whether to decline leaves a later chance to win the trick."""


def follow(scene: Scene, without: frozenset[Why] = frozenset()) -> Choice:
    """顺牌: choose an answer, or how to decline.

    Args:
        scene: what is seen.
        without: rules to leave out, which is how they are measured.
    """
    table = cast("Combo", scene.best)
    out = way_out(scene.hand, table, scene.jokers) if scene.plan.sets == 1 else None
    if out is not None:
        return play(out), Why.OUT, ()
    found = answers(scene.hand, table, scene.jokers)
    if not found:
        return PASS, Why.CANNOT, ()
    stake = _stake(scene, table, without)
    value, laid = best(scene, _bids(scene, found, stake))
    if value > 0:
        return play(laid), stake.why, stake.facts
    if scene.is_a_mates:
        return _decline(scene, Why.MATE, (("seat", scene.owner),))
    if scene.heir is not None and scene.is_mate(scene.heir):
        return _decline(scene, Why.HEIR, (("seat", scene.heir),))
    return _decline(scene, Why.WAIT if stake.waits else Why.HOLD, ())


def _bids(scene: Scene, found: tuple[Combo, ...], stake: Stake) -> list[Bid]:
    hand, held = scene.hand, scene.plan
    if stake.waits:
        lost = min(stake.anyway, 0.0)
        spared = weights.WAITING if scene.scramble else 0.0
        return [
            (change(hand, held, laid)[0] + lost - spared * (laid.rank >= SPARED_FROM), 0.0, laid)
            for laid in found
        ]
    bids = []
    for laid in found:
        worth, win, risk = change(hand, held, laid)
        if stake.guarded:
            worth += weights.GUARD * _guards(scene, laid, stake.guarded)
        if Kind.WIND in scene.may and laid.rank >= SPARED_FROM:
            # To ask is no pass: what is kept may still beat a later set.
            worth -= weights.WAITING
        win += stake.standing
        bids.append((worth + stake.anyway + win, win + risk, laid))
    return bids


def _guards(scene: Scene, laid: Combo, seats: tuple[Seat, ...]) -> float:
    # By how much likelier these seats are held back by this set than by the one on the table.
    table, able = cast("Combo", scene.best), scene.able(laid)
    return sum(
        scene.beaten_by(table, seat) - (scene.beaten_by(laid, seat) if able & BIT[seat] else 0.0)
        for seat in seats
    )


def _later(scene: Scene) -> Later:
    # Who is still to speak about the set on the table.
    order, able = after(scene.owner, scene.in_play), ~scene.passed
    if scene.is_gouji_trick:
        able &= scene.headless | BIT[OPPOSITE[scene.owner]]
    return tuple([seat for seat in order[order.index(scene.seat) + 1 :] if able & BIT[seat]])


def _guarded(scene: Scene, table: Combo, later: Later, without: frozenset[Why]) -> Later:
    if Why.GUARD in without:
        return ()
    size = table.size
    return tuple(
        [seat for seat in later if scene.counts[seat - 1] == size and not scene.is_mate(seat)]
    )


def _may_wait(scene: Scene, table: Combo, later: Later) -> bool:
    if Kind.YIELD in scene.may:
        return True
    if not scene.scramble or scene.rules.scramble_pass_binds:
        return False
    # Where a pass does not bind, whoever passed is asked again once somebody has played (SCRAM-2).
    return scene.unbeaten(table, later) < NOBODY


def _keeps(scene: Scene, table: Combo, later: Later) -> float:
    # How likely the owner wins the trick if I decline: it is up to the other side's seats still to speak.
    return scene.unbeaten(table, [seat for seat in later if (seat ^ scene.owner) & 1])


def _stake(scene: Scene, table: Combo, without: frozenset[Why]) -> Stake:
    later = _later(scene)
    guarded = _guarded(scene, table, later, without)
    waits = not guarded and Why.WAIT not in without and _may_wait(scene, table, later)
    make = _over_a_mate if scene.is_mate(scene.owner) else _over_an_enemy
    if scene.heir is not None:
        make = _over_a_last_set
    why, facts, anyway, standing = make(scene, table, later, without)
    if not waits:
        # Else the lead may still be had later, so to win it now is no gain.
        mates = [seat for seat in later if scene.is_mate(seat)]
        anyway += weights.ANSWERING - weights.MATES_CAN * (1.0 - scene.unbeaten(table, mates))
        standing += weights.WIN
    if guarded:
        why, facts = Why.GUARD, (("seat", guarded[0]), ("cards", scene.counts[guarded[0] - 1]))
    return Stake(why, facts, anyway, standing, guarded, waits)


Part = tuple[Why, Facts, float, float]


def _over_a_last_set(scene: Scene, table: Combo, later: Later, without: frozenset[Why]) -> Part:
    # Its owner, mate or enemy, leads no more: what counts is whose the lead is if nobody beats it.
    heir = cast("Seat", scene.heir)
    facts = (("seat", heir),)
    if scene.is_mate(heir):
        # Ours already, as far as no enemy still to speak beats the set.
        ours = scene.unbeaten(table, [seat for seat in later if not scene.is_mate(seat)])
        anyway = weights.HEIR * (1.0 - ours) - weights.HEIR_OURS * ours
        return Why.HEIR, facts, anyway, -weights.WIN * ours
    block = 0.0 if Why.BLOCK in without else _block(scene, heir)
    return Why.HEIR, facts, 0.0, weights.HEIR + block


def _over_a_mate(scene: Scene, table: Combo, later: Later, without: frozenset[Why]) -> Part:
    if Why.MATE in without:
        return Why.SHED, (), 0.0, 0.0
    cost = weights.MATE + weights.MATE_WINS * _keeps(scene, table, later)
    if table.rank >= MATES_HIGH:
        cost += weights.MATE_HIGH
    return Why.SHED, (), -cost, 0.0


def _over_an_enemy(scene: Scene, table: Combo, later: Later, without: frozenset[Why]) -> Part:
    owner = scene.owner
    why, facts = Why.TAKE, Facts()
    block = 0.0 if Why.BLOCK in without else _block(scene, owner)
    if block:
        why, facts = Why.BLOCK, (("seat", owner), ("cards", scene.counts[owner - 1]))
    stake = 0.0
    if not scene.is_gouji_trick:
        stake = weights.ENEMY_WINS * _keeps(scene, table, later)
    elif owner == scene.opposite and Why.DENY not in without:
        stake = weights.DENY
        why = why if block else Why.DENY
    anyway = weights.BLOCK_ANYWAY * block
    return why, facts, stake + anyway, block - anyway


def _block(scene: Scene, seat: Seat) -> float:
    left = scene.counts[seat - 1]
    return next((worth for most, worth in weights.BLOCK if left <= most), 0.0)


def declining(scene: Scene) -> Action:
    """不压: the way to decline that leaves the most open: the wind, else a yield, else a pass."""
    if Kind.WIND in scene.may:
        return WIND
    return YIELD if Kind.YIELD in scene.may else PASS


def _decline(scene: Scene, why: Why, facts: Facts) -> Choice:
    act = declining(scene)
    if act is WIND:
        return act, Why.WIND, ()
    return (act, Why.YIELD, ()) if act is YIELD else (act, why, facts)


def options(scene: Scene) -> list[tuple[float, Combo]]:
    """候选: the answers, and what each is worth beside declining, which is worth nothing."""
    table = cast("Combo", scene.best)
    found = answers(scene.hand, table, scene.jokers)
    return valued(scene, _bids(scene, found, _stake(scene, table, frozenset())))
