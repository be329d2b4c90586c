"""合法性: which acts answer a question, from what the asked seat itself knows.

One predicate (:func:`refusal_of`) and one list (:func:`acts_for`); a property test holds them together.
Both need no more than a :class:`Case`, so that a view can answer for itself.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import cache
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
from gouji.engine.leads import Leads
from gouji.engine.refusals import Reason, Refusal, refuse
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.beating import Fault, JokerOptions, MixedJokers, answers, compare, is_legal_set
from gouji.rules.biesan import keeps_threes, only_threes, threes
from gouji.rules.burning import burning_answers, leaves_completable, may_lead_burning
from gouji.rules.cards import NATURAL_RANKS, RANK_LETTERS
from gouji.rules.combo import Combo, combo_of
from gouji.rules.hand import Hand, count, counts, holds, size
from gouji.rules.ruleset import RuleSet
from gouji.rules.tiao import plain_sets, plainest_split, splits

Acts = Sequence[Action]
"""动作: a list of acts: a tuple, or one whose acts are made when they are looked at."""


# Members of enumerations are slow to look up.
FOLLOW: Final = Question.FOLLOW
FORBID: Final = MixedJokers.FORBID


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


def _leads(case: Case) -> Acts:
    plays = _all_plays(case)
    if case.burning:
        plays = tuple(act for act in plays if _burning_lead_fault(case, act.combo) is None)
    if Claim.kind not in case.ask.may:
        return plays
    split = plainest_split(case.hand, burning=case.burning)
    return plays if split is None else (*plays, Claim(split))


def _all_plays(case: Case) -> Sequence[Play]:
    hand = case.hand
    if case.rules.biesan:
        if only_threes(hand):
            return (play(combo_of(hand)),)
        hand = Hand(hand - threes(hand))
    return Leads(hand, case.rules.mixed_jokers is not FORBID)


@cache
def _declining(may: frozenset[Kind]) -> tuple[Action, ...]:
    ways: dict[Kind, Action] = {Kind.PASS: PASS, Kind.YIELD: YIELD, Kind.WIND: WIND}
    return tuple(act for kind, act in ways.items() if kind in may)


def follows(may: frozenset[Kind], hand: Hand, best: Combo, jokers: JokerOptions) -> Acts:
    """顺牌: the answers to a set: to decline in the ways that are offered, and what beats it."""
    fit = answers(hand, best, jokers)
    declining = _declining(may)
    return (*declining, *map(play, fit)) if fit else declining


def _follows(case: Case) -> Acts:
    return follows(case.ask.may, case.hand, cast("Combo", case.best), case.rules.jokers)


def _burns(case: Case) -> Acts:
    rules = case.rules
    fit = burning_answers(
        case.hand, cast("Combo", case.best), rules.jokers, rules.burn_check, biesan=rules.biesan
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


def _missing(hand: Hand, laid: Combo) -> str:
    held = counts(hand)
    *_, twos, small, big = held
    naturals = RANK_LETTERS[laid.rank] * (laid.naturals - held[laid.rank])
    return naturals + "2" * (laid.twos - twos) + "w" * (laid.small - small) + "W" * (laid.big - big)


def set_fault(rules: RuleSet, hand: Hand, best: Combo | None, laid: Combo) -> Refusal | None:
    """拒绝: why a hand may not lay a set on the one on the table, or lead it where there is none.

    What binds a burning seat besides is not looked at.
    """
    if not holds(hand, laid.cards):
        return refuse(Reason.NOT_HELD, cards=laid.text, missing=_missing(hand, laid))
    if laid.jokers and not is_legal_set(laid, rules.mixed_jokers):
        return refuse(Reason.MIXED_JOKERS, cards=laid.text)
    if best is None:
        return refuse(Reason.THREES_LAST) if rules.biesan and not keeps_threes(hand, laid) else None
    verdict = compare(laid, best, rules.jokers)
    if verdict.fault is None:
        return None
    reason = FAULT_REASON[verdict.fault]
    return refuse(reason, cards=laid.text, table=best.text, number=verdict.number)


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
    kind = act.kind
    if kind not in case.ask.may:
        return None if kind is Kind.DISSOLVE else _not_offered(case, kind)
    if isinstance(act, Play):
        # Not a pattern: by far the most judged, and a pattern takes six times as long.
        fault = set_fault(case.rules, case.hand, case.best, act.combo)
        return fault or (_burning_lead_fault(case, act.combo) if case.burning else None)
    match act:
        case Burn(combo):
            fault = set_fault(case.rules, case.hand, case.best, combo)
            return fault or _completion_fault(case, combo)
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
