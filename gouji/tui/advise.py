"""烧牌参谋: whether a burn can be completed, in which order of sets, and what could break it. Pure.

Everything is worked out from the seat's own view: what it has not seen may be anybody's.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from functools import lru_cache
from typing import Final, NamedTuple

from gouji.engine.actions import Burn
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.beating import JokerOptions, MixedJokers, answers
from gouji.rules.biesan import threes
from gouji.rules.burning import HAND_CHECK
from gouji.rules.cards import NATURAL_RANKS, POWER_RANKS, Rank
from gouji.rules.combo import Combo, combo, combo_of
from gouji.rules.hand import (
    EMPTY,
    POWER_SHIFT,
    UNIT,
    Hand,
    count,
    counts,
    jokers,
    natural_ranks,
    size,
)
from gouji.rules.seats import BIT, MEMBERS, NOBODY, OPPOSITE, Seats, federation, members

LOOKED_AT: Final = 6
"""Burning sets that are planned to the end; those that spend least come first."""


class Stage(StrEnum):
    """阶段: what the advice is about; the value is its key among the words."""

    ASKED = "advice_asked"
    """A set may be burned now."""
    BURNING = "advice_burning"
    """The seat is burning."""
    AHEAD = "advice_ahead"
    """Some later set might be burned."""
    BARRED = "advice_barred"
    """No set can be burned: out of play, headless, or in a scramble (BURN-1, SCRAM-2)."""


class Step(NamedTuple):
    """一手: a set to lay while burning, and what could beat it."""

    combo: Combo
    threat: Combo | None = None
    """能破: the cheapest set of unseen cards that an opponent might beat it with."""


@dataclass(frozen=True, slots=True)
class Plan:
    """烧法: the sets in the order in which to lay them."""

    steps: tuple[Step, ...]
    missing: int = 0
    """差花: jokers that are missing to lay everything (BURN-4); 0 if it can be completed."""
    rest: Hand = EMPTY
    """What could not be led, so that the seat would be burnt out (BURN-8)."""

    @property
    def threats(self) -> tuple[Step, ...]:
        """能破: the steps that might be beaten before the burn has succeeded."""
        return tuple(step for step in self.steps if step.threat)


@dataclass(frozen=True, slots=True)
class Advice:
    """参谋: what there is to say about burning."""

    stage: Stage
    ranks: int
    """Distinct ranks 3 to A in hand (BURN-2)."""
    jokers: int
    """Jokers in hand (BURN-2)."""
    allowed: bool
    """Whether the hand meets BURN-2 as far as that is looked at before burning."""
    plan: Plan | None = None
    """The best way to lay the hand; ``None`` where none is to be laid."""


class Outlook(NamedTuple):
    """形势: what decides whether a set of a burning seat might be beaten."""

    unseen: Hand
    options: JokerOptions
    most_now: int
    """Cards that an opponent may hold who may answer in this trick; 0 if there is none."""
    most: int
    """The same in later tricks."""
    biesan: bool


def advise(view: SeatView) -> Advice:
    """参谋: advise the view's seat about burning, now or later."""
    hand, rules = view.hand, view.match.rules
    allowed = HAND_CHECK[rules.burn_check](hand)
    advice = Advice(_stage(view), natural_ranks(hand), jokers(hand), allowed)
    if advice.stage is Stage.BARRED:
        return advice
    outlook = outlook_of(view)
    if advice.stage is Stage.ASKED:
        burns = tuple(act.combo for act in view.legal if isinstance(act, Burn))
        return replace(advice, plan=best_plan(hand, burns, outlook))
    return replace(advice, plan=plan_leads(hand, outlook))


def _stage(view: SeatView) -> Stage:
    standing, own = view.standing, BIT[view.seat]
    if view.ask and view.ask.question is Question.BURN:
        return Stage.ASKED
    if standing.burning and standing.burning.seat == view.seat:
        return Stage.BURNING
    is_barred = view.mode.scramble or view.mode.headless & own or not standing.in_play & own
    return Stage.BARRED if is_barred or not view.hand else Stage.AHEAD


def outlook_of(view: SeatView) -> Outlook:
    """形势: who might answer, by public facts; mates are not counted, though they may burn too."""
    standing, rules = view.standing, view.match.rules
    foes = Seats(standing.in_play & ~MEMBERS[federation(view.seat)])
    opposite = Seats(BIT[OPPOSITE[view.seat]] & foes)
    passed = view.trick.passed if view.trick else NOBODY
    now = Seats(foes & ~passed | opposite)
    unseen = size(view.unseen)

    def most(seats: Seats) -> int:
        left = (standing.reported[seat - 1] for seat in members(seats))
        return max((unseen if number is None else number for number in left), default=0)

    return Outlook(view.unseen, rules.jokers, most(now), most(foes), rules.biesan)


def best_plan(hand: Hand, burns: Iterable[Combo], outlook: Outlook) -> Plan:
    """烧法: the best of the ways to burn with one of these sets and lay the rest."""

    def thrift(laid: Combo) -> tuple[int, int, int, int]:
        rest = Hand(hand - laid.cards)
        return lacking(rest, outlook), laid.big, laid.twos, laid.rank

    tried = sorted(burns, key=thrift)[:LOOKED_AT]
    return min((plan_burn(hand, laid, outlook) for laid in tried), key=_cost)


def plan_burn(hand: Hand, laid: Combo, outlook: Outlook) -> Plan:
    """烧法: burn with this set, then lay the rest."""
    rest = Hand(hand - laid.cards)
    if not rest:
        return Plan((Step(laid),))
    first = Step(laid, threat(laid, outlook, outlook.most_now))
    after = plan_leads(rest, outlook)
    return replace(after, steps=(first, *after.steps))


def _cost(plan: Plan) -> tuple[int, int, int]:
    return plan.missing, len(plan.threats), len(plan.steps)


@lru_cache(maxsize=1 << 12)
def threat(laid: Combo, outlook: Outlook, most: int | None = None) -> Combo | None:
    """能破: the cheapest set of unseen cards that beats this one, if an opponent may hold so many.

    Args:
        laid: a set of a burning seat.
        outlook: what is unseen.
        most: cards that whoever may answer can hold; as in later tricks if not given.
    """
    limit = outlook.most if most is None else most
    fit = (one for one in answers(outlook.unseen, laid, outlook.options) if one.size <= limit)
    return min(fit, key=lambda one: (one.jokers, one.big, one.twos, one.rank), default=None)


@lru_cache(maxsize=64)
def plan_leads(hand: Hand, outlook: Outlook) -> Plan:
    """出法: the order in which to lead a hand while burning (BURN-4, BIESAN-6).

    Each set but the last has a joker. What might be beaten is led early, while there is much left to go
    on with; last comes what would be beaten most easily, for the last set cannot fail (BURN-7).
    """
    held = threes(hand) if outlook.biesan else EMPTY
    power = Hand(hand >> POWER_SHIFT << POWER_SHIFT)
    numbers = counts(Hand(hand - held))
    bodies = tuple(combo(rank, numbers[rank], 0, 0, 0) for rank in NATURAL_RANKS if numbers[rank])
    missing = lacking(hand, outlook)
    if missing > 0:
        return _unfinished(hand, bodies, missing, outlook)
    if held:
        return _in_order(_with_spare(*_armed(bodies, power, outlook), outlook), held, outlook)
    lasts: tuple[Combo | None, ...] = bodies or (None,)
    return min((_finished(bodies, last, power, outlook) for last in lasts), key=_cost)


def lacking(hand: Hand, outlook: Outlook) -> int:
    """差花: jokers that are missing to lead a whole hand while burning; less than 1 if none are."""
    held = threes(hand) if outlook.biesan else EMPTY
    others = Hand(hand - held)
    # Twos beside the threes need a joker too.
    led = natural_ranks(others) or int(held > 0 and count(others, Rank.TWO) > 0)
    return led - jokers(hand) - int(not held)


def _unfinished(hand: Hand, bodies: Sequence[Combo], missing: int, outlook: Outlook) -> Plan:
    power = Hand(hand >> POWER_SHIFT << POWER_SHIFT)
    leads, _ = _armed(bodies[: jokers(hand)], power, outlook)
    rest = Hand(hand - sum(laid.cards for laid in leads))
    return Plan(tuple(Step(laid, threat(laid, outlook)) for laid in leads), missing, rest)


def _finished(bodies: Sequence[Combo], last: Combo | None, power: Hand, outlook: Outlook) -> Plan:
    leads, spare = _armed([one for one in bodies if one is not last], power, outlook)
    *more, end = _unmixed(Hand(spare + (last.cards if last else EMPTY)), outlook)
    return _in_order((*leads, *more), end.cards, outlook)


def _in_order(leads: Iterable[Combo], last: Hand, outlook: Outlook) -> Plan:
    steps = [Step(laid, threat(laid, outlook)) for laid in leads]
    steps.sort(key=lambda step: (step.threat is None, step.combo.big, step.combo.rank))
    return Plan((*steps, Step(combo_of(last))))


def _armed(
    bodies: Iterable[Combo], power: Hand, outlook: Outlook
) -> tuple[tuple[Combo, ...], Hand]:
    """挂花: a joker to each body, the big ones to the weakest; then what makes one safe.

    Returns:
        The sets, and the power cards left over.
    """
    leads: list[Combo] = []
    for body in sorted(bodies, key=lambda laid: (laid.size, laid.rank)):
        joker = UNIT[Rank.BIG if count(power, Rank.BIG) else Rank.SMALL]
        leads.append(combo_of(Hand(body.cards + joker)))
        power = Hand(power - joker)
    for index, lead in enumerate(leads):
        if threat(lead, outlook):
            leads[index] = made = _made_safe(lead, power, outlook)
            power = Hand(power - made.cards + lead.cards)
    return tuple(leads), power


def _made_safe(lead: Combo, power: Hand, outlook: Outlook) -> Combo:
    """挂花: the set with the fewest power cards added that make it safe; itself if none do."""
    twos, small, big = (count(power, rank) for rank in POWER_RANKS)
    if outlook.options.mixed is not MixedJokers.KEEP:
        # Big jokers beside small ones are weaker, or not allowed (SET-5).
        small, big = (0, big) if lead.big else (small, 0)
    ways = (
        combo(lead.rank, lead.naturals, lead.twos + t, lead.small + s, lead.big + b)
        for b in range(big + 1)
        for s in range(small + 1)
        for t in (0, twos)
    )
    return next((made for made in ways if threat(made, outlook) is None), lead)


def _with_spare(leads: Sequence[Combo], spare: Hand, outlook: Outlook) -> tuple[Combo, ...]:
    """挂花: sets that take in what is left over, where the threes are the last set (BIESAN-6)."""
    whole = Hand(spare + sum(laid.cards for laid in leads[:1]))
    return (*(_unmixed(whole, outlook) if whole else ()), *leads[1:])


def _unmixed(cards: Hand, outlook: Outlook) -> tuple[Combo, ...]:
    """一手牌: the cards as one set, or with the big jokers as another where they may not mix (SET-5)."""
    big = Hand(count(cards, Rank.BIG) * UNIT[Rank.BIG])
    if big and count(cards, Rank.SMALL) and outlook.options.mixed is MixedJokers.FORBID:
        return combo_of(big), combo_of(Hand(cards - big))
    return (combo_of(cards),)
