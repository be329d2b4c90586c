"""合法性: which acts answer a question, from what the asked seat itself knows.

One predicate (:func:`refusal_of`) and one list (:func:`acts_for`); a property test holds them together.
Both need no more than a :class:`Case`, so that a view can answer for itself.
"""

from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from itertools import chain
from types import MappingProxyType
from typing import Final, NamedTuple, cast

from gouji.engine.actions import (
    ACCEPT,
    ADVANCE_CALL,
    CALL,
    HEADLESS,
    HUI_CHOICES,
    KEEP,
    NO,
    PASS,
    REDEAL,
    REFUSE,
    REVOLT,
    SHOW,
    TAKE_LAST,
    WIND,
    YIELD,
    Action,
    Burn,
    Claim,
    Hui,
    Pick,
    Play,
    Return,
    burn,
    play,
)
from gouji.engine.refusals import Reason, Refusal, refuse
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.beating import Fault, MixedJokers, answers, compare, is_legal_set
from gouji.rules.biesan import keeps_threes, only_threes, threes
from gouji.rules.burning import burning_answers, leaves_completable, may_lead_burning
from gouji.rules.cards import NATURAL_RANKS
from gouji.rules.combo import Combo, combo_of, combos_at, power_combos
from gouji.rules.hand import NATURALS, POWER_SHIFT, Hand, count, counts, hand_text, holds, size
from gouji.rules.ruleset import RuleSet
from gouji.rules.tiao import plain_sets, plainest_split, splits

Acts = tuple[Action, ...]
"""动作: a list of acts."""


class Case(NamedTuple):
    """案情: a question and what decides it, all of it known to the asked seat."""

    rules: RuleSet
    ask: Ask
    hand: Hand
    best: Combo | None
    """The set on the table; ``None`` when none is."""
    burning: bool
    """Whether the asked seat, or the one whose set it picks, is burning (BURN-4)."""
    options: Acts = ()
    """The answers that the situation alone decides: what may be returned (TRIB-5) or picked (TIAO-1)."""


@lru_cache(maxsize=1 << 16)
def _plays_at(rank: int, naturals: int, power: int, mixed: bool) -> tuple[Play, ...]:  # noqa: FBT001 – positional for the cache's speed
    return tuple(play(laid) for laid in combos_at(rank, naturals, power, mixed=mixed))


@lru_cache(maxsize=1 << 12)
def _power_plays(power: int, mixed: bool) -> tuple[Play, ...]:  # noqa: FBT001 – as above
    return tuple(play(laid) for laid in power_combos(power, mixed=mixed))


def _leads(case: Case) -> Acts:
    plays = _all_plays(case)
    if case.burning:
        plays = tuple(act for act in plays if _burning_lead_fault(case, act.combo) is None)
    if Kind.CLAIM not in case.ask.may:
        return plays
    split = plainest_split(case.hand, burning=case.burning)
    return plays if split is None else (*plays, Claim(split))


def _all_plays(case: Case) -> tuple[Play, ...]:
    mixed = case.rules.mixed_jokers is not MixedJokers.FORBID
    hand = case.hand
    if case.rules.biesan:
        if only_threes(hand):
            return (play(combo_of(hand)),)
        hand = Hand(hand - threes(hand))
    power, numbers = hand >> POWER_SHIFT, counts(hand)
    groups = [
        _plays_at(rank, numbers[rank], power, mixed) for rank in range(NATURALS) if numbers[rank]
    ]
    return tuple(chain(*groups, _power_plays(power, mixed)))


@cache
def _declining(may: frozenset[Kind]) -> Acts:
    ways: dict[Kind, Action] = {Kind.PASS: PASS, Kind.YIELD: YIELD, Kind.WIND: WIND}
    return tuple(act for kind, act in ways.items() if kind in may)


def _follows(case: Case) -> Acts:
    fit = answers(case.hand, _table(case), case.rules.jokers)
    return (*_declining(case.ask.may), *map(play, fit))


def _burns(case: Case) -> Acts:
    rules = case.rules
    fit = burning_answers(
        case.hand, _table(case), rules.jokers, rules.burn_check, biesan=rules.biesan
    )
    return (NO, *map(burn, fit))


def _options(case: Case) -> Acts:
    return case.options


def _always(*acts: Action) -> Callable[[Case], Acts]:
    return lambda _: acts


LISTS: Final[Mapping[Question, Callable[[Case], Acts]]] = MappingProxyType(
    {
        Question.ADVANCE_CALL: _always(NO, ADVANCE_CALL),
        Question.SHOW: _always(NO, SHOW),
        Question.REDEAL: _always(NO, REDEAL),
        Question.TRIBUTE: _always(REFUSE, ACCEPT),
        Question.RETURN: _options,
        Question.CALL: _always(NO, CALL),
        Question.REVOLT: _always(NO, REVOLT),
        Question.OPPOSITE: _always(HEADLESS, KEEP),
        Question.HUI: _always(*HUI_CHOICES),
        Question.LEAD: _leads,
        Question.PICK: _options,
        Question.FOLLOW: _follows,
        Question.BURN: _burns,
        Question.LAST: _always(NO, TAKE_LAST),
    }
)
"""How the answers to each question are listed."""


def _table(case: Case) -> Combo:
    return cast("Combo", case.best)


def acts_for(case: Case) -> Acts:
    """可选动作: every legal answer but ``dissolve``, declining first, each once."""
    return LISTS[case.ask.question](case)


FAULT_REASON: Final[Mapping[Fault, Reason]] = MappingProxyType(
    {
        Fault.UNBEATABLE: Reason.UNBEATABLE,
        Fault.NOT_KILLED: Reason.NOT_KILLED,
        Fault.TOO_FEW: Reason.TOO_FEW,
        Fault.TOO_MANY: Reason.TOO_MANY,
        Fault.TOO_LOW: Reason.TOO_LOW,
    }
)
"""The reason to give for each way in which a set does not beat another."""

_NOT_OFFERED: Final[Mapping[Kind, Reason]] = MappingProxyType(
    {
        Kind.YIELD: Reason.NO_YIELD,
        Kind.WIND: Reason.NO_WIND,
        Kind.BURN: Reason.NO_BURN,
        Kind.CLAIM: Reason.NO_CLAIM,
    }
)


def _not_offered(case: Case, kind: Kind) -> Refusal:
    if case.ask.question is Question.BURN:
        return refuse(Reason.BURN_OR_NO)
    if kind is Kind.PASS and case.ask.question is Question.LEAD:
        return refuse(Reason.MUST_LEAD)
    reason = _NOT_OFFERED.get(kind)
    return refuse(reason) if reason else refuse(Reason.NOT_OFFERED, act=kind.value)


def _missing(hand: Hand, cards: Hand) -> str:
    shortage = (max(0, need - have) for have, need in zip(counts(hand), counts(cards), strict=True))
    return hand_text(Hand(int.from_bytes(bytes(shortage), "little")))


def _set_fault(case: Case, laid: Combo) -> Refusal | None:
    if not holds(case.hand, laid.cards):
        missing = _missing(case.hand, laid.cards)
        return refuse(Reason.NOT_HELD, cards=laid.text, missing=missing)
    if not is_legal_set(laid, case.rules.mixed_jokers):
        return refuse(Reason.MIXED_JOKERS, cards=laid.text)
    if case.best is None:
        return _threes_fault(case, laid)
    verdict = compare(laid, case.best, case.rules.jokers)
    if verdict.fault is None:
        return None
    return refuse(
        FAULT_REASON[verdict.fault],
        cards=laid.text,
        table=case.best.text,
        number=verdict.number,
    )


def _threes_fault(case: Case, laid: Combo) -> Refusal | None:
    if not case.rules.biesan or keeps_threes(case.hand, laid):
        return None
    return refuse(Reason.THREES_LAST)


def _burning_lead_fault(case: Case, laid: Combo) -> Refusal | None:
    if not may_lead_burning(case.hand, laid):
        return refuse(Reason.BURNING_LEAD)
    return _completion_fault(case, laid)


def _completion_fault(case: Case, laid: Combo) -> Refusal | None:
    if leaves_completable(case.hand, laid, case.rules.burn_check, biesan=case.rules.biesan):
        return None
    return refuse(Reason.NOT_COMPLETABLE, cards=laid.text)


def refusal_of(case: Case, act: Action) -> Refusal | None:
    """拒绝: why the rules refuse this answer, or ``None`` if they allow it.

    ``dissolve`` is allowed in place of any answer (VOID-1).
    """
    if act.kind is Kind.DISSOLVE:
        return None
    if act.kind not in case.ask.may:
        return _not_offered(case, act.kind)
    match act:
        case Play(combo):
            fault = _set_fault(case, combo)
            return fault or (_burning_lead_fault(case, combo) if case.burning else None)
        case Burn(combo):
            return _set_fault(case, combo) or _completion_fault(case, combo)
        case Claim(sets):
            return _claim_fault(case, sets)
        case Return() | Pick():
            return None if act in case.options else _choice_fault(case.options, act)
        case Hui():
            return None if act in HUI_CHOICES else refuse(Reason.HUI_RANKS)
        case _:
            return None


def _choice_fault(options: Acts, act: Return | Pick) -> Refusal:
    return return_fault(options) if isinstance(act, Return) else refuse(Reason.PICK_CHOICE)


def return_fault(options: Acts) -> Refusal:
    """还贡: how many cards are to be returned, and of which ranks (TRIB-5)."""
    choices = [act.cards for act in options if isinstance(act, Return)]
    ranks = [rank.letter for rank in NATURAL_RANKS if any(count(cards, rank) for cards in choices)]
    return refuse(Reason.RETURN_CHOICE, number=size(choices[0]), ranks="".join(ranks))


def _claim_fault(case: Case, sets: tuple[Combo, ...]) -> Refusal | None:
    if not splits(case.hand, sets):
        return refuse(Reason.CLAIM_SPLIT)
    for laid in sets:
        if not is_legal_set(laid, case.rules.mixed_jokers):
            return refuse(Reason.MIXED_JOKERS, cards=laid.text)
    if case.burning and plain_sets(sets) > 1:
        return refuse(Reason.BURNING_SPLIT)
    return None
