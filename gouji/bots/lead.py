"""发牌: what ``regular`` leads: a run, a safe set before the last loser, else what is best away."""

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from gouji.bots import weights
from gouji.bots.bids import Bid, best, valued
from gouji.bots.candidates import leads, whole
from gouji.bots.reasons import Why
from gouji.bots.scene import Choice, Facts, Scene
from gouji.bots.worth import change
from gouji.engine.actions import play
from gouji.rules.cards import Rank
from gouji.rules.combo import Combo, combo
from gouji.rules.seats import BIT, Seat

SURE: Final = 0.95
"""把握: from this chance on a set counts as unbeatable in a run."""

SAFE: Final = 0.75
"""把握: from this chance on a set is a control."""

FEW_SETS: Final = 6
"""Sets of a hand whose controls are counted."""

NEAR_THE_END: Final = 4
"""Cards with which a seat is near the end: enemies' sizes are shunned, mates' are fed."""

HIGHEST_FED: Final = Rank.EIGHT
LOWEST_SPARED: Final = Rank.JACK
"""The lowest rank of a control that is not led while several sets need its help."""


def lead(scene: Scene, without: frozenset[Why] = frozenset()) -> Choice:
    """发牌: choose a lead.

    Args:
        scene: what is seen.
        without: rules to leave out, which is how they are measured.
    """
    out = whole(scene.hand, scene.jokers, biesan=scene.biesan)
    if out is not None:
        return play(out), Why.OUT, ()
    if scene.burning or (scene.plan.runs and Why.RUN not in without):
        running = _run(scene)
        if running is not None:
            return play(running), Why.RUN, (("sets", scene.plan.sets),)
    controls = _Controls(None, 0)
    if len(scene.plan.ranks) <= FEW_SETS and Why.CONTROL not in without:
        controls = _controls(scene)
        if controls.first is not None and controls.losers <= 1:
            return play(controls.first), Why.CONTROL, ()
    table = _Table.of(scene, without, hurried=controls.losers > 1)
    _, laid = best(scene, _bids(scene, table))
    return play(laid), *table.reason(scene, laid)


def _run(scene: Scene) -> Combo | None:
    fit = (laid for laid in leads(scene.hand, scene.biesan) if _keeps_running(scene, laid))
    return max(fit, key=lambda laid: _run_worth(scene, laid), default=None)


def _keeps_running(scene: Scene, laid: Combo) -> bool:
    after = scene.rest(laid)
    return after is not None and after.runs and (laid.jokers > 0 or not scene.burning)


def _run_worth(scene: Scene, laid: Combo) -> tuple[float, int, int]:
    # The surest first; of sure ones what spares jokers, and of those the lowest.
    return min(scene.stands(laid), SURE), -laid.jokers, -laid.rank


class _Controls(NamedTuple):
    first: Combo | None
    """The one to lead first, if there is one."""
    losers: int
    """Sets that are no controls, threes that must go last among them."""


def _controls(scene: Scene) -> _Controls:
    chances = [
        (scene.stands(laid), laid)
        for laid in (combo(rank, number, 0, 0, 0) for rank, number in scene.plan.ranks)
    ]
    safe = [one for one in chances if one[0] >= SAFE]
    # Threes that must go last lose as well (BIESAN-1).
    losers = len(chances) - len(safe) + (scene.plan.threes > 0)
    safe.sort(key=lambda one: (one[0], -one[1].rank))
    # Without a loser the weakest goes last; of the others the surest stay to come back with.
    first = min(safe if losers else safe[1:], key=partial(_first, scene), default=None)
    return _Controls(first[1] if first else None, losers)


def _first(scene: Scene, control: tuple[float, Combo]) -> tuple[bool, float, int]:
    # Nothing with which an enemy could go out, if there is a choice.
    chance, laid = control
    fits = any(scene.counts[seat - 1] == laid.size for seat in scene.enemies)
    return fits and chance < 1.0, chance, laid.rank


class _Table(NamedTuple):
    """What about the others is weighed at a lead."""

    shunned: Mapping[int, Seat]
    """Enemies near the end, by their cards left."""
    fed: Mapping[int, Seat]
    """Mates near the end, by their cards left."""
    locked: Seat | None
    """An enemy near the end who may not answer my gouji sets."""
    opening: float
    """What it is worth to open the point."""
    hurried: bool
    """Whether controls are needed for more than one other set."""

    @classmethod
    def of(cls, scene: Scene, without: frozenset[Why], *, hurried: bool) -> "_Table":
        counts, ledger, rules = scene.counts, scene.standing.ledger, scene.rules
        near = [seat for seat in scene.enemies if counts[seat - 1] <= NEAR_THE_END]
        others = [seat for seat in near if seat != scene.opposite]
        due = rules.points and not (ledger.opened | ledger.judged) & BIT[scene.seat]
        opening = weights.OPEN + weights.OPEN_A_POINT * rules.side_points if due else 0.0
        return cls(
            {} if Why.SHUN in without else {counts[seat - 1]: seat for seat in near},
            {}
            if Why.FEED in without
            else {
                counts[seat - 1]: seat for seat in scene.mates if counts[seat - 1] <= NEAR_THE_END
            },
            others[0] if others and Why.LOCK not in without else None,
            0.0 if Why.OPEN in without else opening,
            hurried,
        )

    def feeds(self, laid: Combo) -> bool:
        return laid.size in self.fed and laid.rank <= HIGHEST_FED and not laid.jokers

    def reason(self, scene: Scene, laid: Combo) -> tuple[Why, Facts]:
        """理由: what about a lead decided, as far as one thing did."""
        if laid.rank is Rank.THREE:
            return Why.THREES, ()
        ranks = scene.plan.ranks
        lowest = ranks[0][1] if ranks else 0
        if lowest in self.shunned and laid.size != lowest:
            return Why.SHUN, (("seat", self.shunned[lowest]), ("cards", lowest))
        if self.feeds(laid):
            return Why.FEED, (("seat", self.fed[laid.size]), ("cards", laid.size))
        if not scene.is_protected(laid):
            return Why.SHED, ()
        if self.locked is not None:
            cards = scene.counts[self.locked - 1]
            return Why.LOCK, (("seat", self.locked), ("cards", cards))
        return (Why.OPEN if self.opening and not laid.big else Why.CONTROL), ()


def _bids(scene: Scene, table: _Table) -> list[Bid]:
    hand, held, burning = scene.hand, scene.plan, scene.burning
    bids = []
    for laid in leads(hand, scene.biesan):
        if burning and not laid.jokers:
            continue
        worth, standing, risk = change(hand, held, laid)
        standing += weights.WIN_BY_LEAD
        if laid.size in table.shunned:
            worth -= weights.SHUN * scene.beaten_by(laid, table.shunned[laid.size])
        if scene.is_protected(laid):
            if table.locked is not None:
                standing += weights.LOCK
            if not laid.big:
                standing += table.opening
        elif table.hurried and laid.rank >= LOWEST_SPARED and scene.stands(laid) >= SAFE:
            worth -= weights.SQUANDERED
        if table.feeds(laid):
            worth += weights.FEED
        bids.append((worth + standing, standing + risk, laid))
    return bids


def options(scene: Scene) -> list[tuple[float, Combo]]:
    """候选: the leads, and what each is worth."""
    return valued(scene, _bids(scene, _Table.of(scene, frozenset(), hurried=False)))
