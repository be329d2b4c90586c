"""谁能压: who may still act on the set on the table, in which order and by which right. Pure.

The order follows from what all have seen. Who is asked to burn would tell who could, so everybody whom the
clauses let burn is listed, whatever he holds; only the viewer is told what his own hand lacks.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final, NamedTuple, Self

from gouji.engine.state import PhaseName, Trick
from gouji.engine.tricks import asks_in_turn, has_last_word, is_protected_trick, said_since
from gouji.engine.views import SeatView
from gouji.rules.asks import Asks, Kind, Question
from gouji.rules.beating import answers
from gouji.rules.burning import MARGIN, BurnCheck, burn_order, burning_answers
from gouji.rules.hand import jokers, natural_ranks
from gouji.rules.seats import BIT, OPPOSITE, Seat, Seats, seat_set
from gouji.rules.turns import is_dead_gouji


class Right(StrEnum):
    """凭什么: by which right a seat may act; the value is the key of its note, where it has one."""

    BURN = "right_burn"
    OPPOSITE = "right_opposite"
    HEADLESS = "right_headless"
    TURN = "right_turn"
    SCRAMBLE = "right_scramble"
    YIELDER = "right_yielder"
    LAST_WORD = "right_last_word"
    LEAD = "right_lead"
    PICK = "right_pick"


class Bar(StrEnum):
    """为什么不能: why the viewer may not act; the value is its key among the words."""

    OUT = "bar_out"
    OWN = "bar_own"
    PASSED = "bar_passed"
    BOUND = "bar_bound"
    SAID = "bar_said"
    WIND = "bar_wind"
    PROTECTED = "bar_protected"
    DEAD = "bar_dead"
    NO_ANSWER = "bar_no_answer"
    TOO_MANY_RANKS = "bar_too_many_ranks"
    NOT_COMPLETABLE = "bar_not_completable"
    NOT_LEADER = "bar_not_leader"
    DECLINED = "bar_declined"


CLAUSE: Final[Mapping[Right | Bar, str]] = MappingProxyType(
    {
        Right.BURN: "BURN-1",
        Right.OPPOSITE: "TURN-2",
        Right.HEADLESS: "HEAD-2",
        Right.TURN: "TURN-2",
        Right.SCRAMBLE: "SCRAM-2",
        Right.YIELDER: "TURN-5",
        Right.LAST_WORD: "TURN-7",
        Right.LEAD: "TURN-3",
        Right.PICK: "TIAO-1",
        Bar.OUT: "END-1",
        Bar.OWN: "TURN-2",
        Bar.PASSED: "TURN-4",
        Bar.BOUND: "SCRAM-2",
        Bar.SAID: "SCRAM-2",
        Bar.WIND: "WIND-2",
        Bar.PROTECTED: "TURN-2",
        Bar.DEAD: "HEAD-3",
        Bar.NO_ANSWER: "BURN-1",
        Bar.TOO_MANY_RANKS: "BURN-2",
        Bar.NOT_COMPLETABLE: "BURN-2",
        Bar.NOT_LEADER: "TURN-3",
        Bar.DECLINED: "BURN-3",
    }
)
"""The clause behind each."""


class Entitled(NamedTuple):
    """能压: a seat that may still act, and its right."""

    seat: Seat
    right: Right


@dataclass(frozen=True, slots=True)
class Rights:
    """谁能压: everybody who may still act, the next one first, and what keeps the viewer from it."""

    viewer: Seat | None = None
    """Who looks; ``None`` where everybody may."""
    entitled: tuple[Entitled, ...] = ()
    bar: Bar | None = None
    facts: Mapping[str, int] = field(default_factory=dict)
    """What the sentence of the bar names besides names."""
    owner: Seat | None = None
    """Whose set is on the table."""

    @property
    def public(self) -> Self:
        """公开: without what concerns the viewer alone, for a screen that several share."""
        return replace(self, viewer=None, bar=None, facts={})

    @property
    def declined(self) -> Self:
        """不烧: after the viewer has declined to burn; whoever is asked before him has done so, too."""
        mine = [number for number, one in enumerate(self.entitled) if one.seat == self.viewer]
        left = self.entitled[mine[-1] + 1 :] if mine else self.entitled
        return replace(self, entitled=left, bar=Bar.DECLINED)

    @property
    def clause(self) -> str:
        """条款: the clause that keeps the viewer from acting, or gives the next seat its right."""
        if self.bar:
            return CLAUSE[self.bar]
        return CLAUSE[self.entitled[0].right] if self.entitled else ""


def rights_of(view: SeatView) -> Rights:
    """谁能压: as the viewer may know it."""
    trick = view.trick
    if trick is None:
        return _lead_rights(view)
    said = said_since(trick)
    entitled = (*_burners(view, trick), *_followers(view, trick, said))
    rights = Rights(view.seat, entitled, owner=trick.owner)
    mine = [right for seat, right in entitled if seat == view.seat]
    if mine == [Right.BURN]:
        return _with_burn_bar(rights, view, trick)
    return rights if mine else replace(rights, bar=_bar(view, trick, said))


def _lead_rights(view: SeatView) -> Rights:
    due = view.ask.seat if view.ask else view.due
    if view.phase not in {PhaseName.PLAY, PhaseName.HUI} or due is None:
        return Rights(view.seat)
    right = Right.PICK if view.standing.claimed else Right.LEAD
    # While a claim lasts the lead is the claimer's, though a mate picks.
    bar = None if due == view.seat or right is Right.PICK else Bar.NOT_LEADER
    return Rights(view.seat, (Entitled(due, right),), bar)


def is_burning_over(view: SeatView, trick: Trick) -> bool:
    """烧牌已过: whether the viewer may know that nobody is asked any more to burn the set on the table.

    Once somebody was asked in turn, nobody is asked to burn (BURN-3).
    """
    return bool(said_since(trick)) or (
        view.ask is not None and view.ask.question is Question.FOLLOW
    )


def _burners(view: SeatView, trick: Trick) -> Iterator[Entitled]:
    if not is_protected_trick(trick) or is_burning_over(view, trick):
        return
    eligible = Seats(view.standing.in_play & ~(trick.passed | trick.mode.headless))
    order = burn_order(trick.owner, eligible, view.match.rules.burn_order)
    for seat in order[order.index(view.seat) if view.ask else 0 :]:
        yield Entitled(seat, Right.BURN)


def _followers(view: SeatView, trick: Trick, said: Mapping[Seat, Kind]) -> Iterator[Entitled]:
    asks, opposite = _asks(view, trick, said), OPPOSITE[trick.owner]
    for ask in asks:
        if ask.seat not in said:
            yield Entitled(ask.seat, _right(trick, ask.seat))
    if trick.yielder is not None:
        yield Entitled(trick.yielder, Right.YIELDER)
    elif _has_last_word(view, trick, said) and opposite != asks[-1].seat:
        yield Entitled(opposite, Right.LAST_WORD)


def _asks(view: SeatView, trick: Trick, said: Mapping[Seat, Kind]) -> Asks:
    """轮次: the questions about the set as they were when it was laid, but for burns (TURN-2, SCRAM-2)."""
    since = seat_set(*(seat for seat, kind in said.items() if kind is Kind.PASS))
    as_laid = trick._replace(passed=Seats(trick.passed & ~since))
    return asks_in_turn(as_laid, view.standing.in_play)


def _right(trick: Trick, seat: Seat) -> Right:
    if trick.mode.scramble:
        return Right.SCRAMBLE
    if seat == OPPOSITE[trick.owner]:
        return Right.OPPOSITE
    return Right.HEADLESS if is_protected_trick(trick) else Right.TURN


def _has_last_word(view: SeatView, trick: Trick, said: Mapping[Seat, Kind]) -> bool:
    opposite = OPPOSITE[trick.owner]
    return said.get(opposite) is Kind.PASS and has_last_word(view.match.rules, trick, opposite)


def _bar(view: SeatView, trick: Trick, said: Mapping[Seat, Kind]) -> Bar:
    own, in_play = view.seat, view.standing.in_play
    if own == trick.owner:
        return Bar.OWN
    if not in_play & BIT[own]:
        return Bar.OUT
    if trick.passed & BIT[own]:
        return Bar.BOUND if trick.mode.scramble else Bar.PASSED
    if own in said:
        return Bar.WIND if said[own] is Kind.WIND else Bar.SAID
    return Bar.DEAD if is_dead_gouji(trick.owner, in_play) else Bar.PROTECTED


def _with_burn_bar(rights: Rights, view: SeatView, trick: Trick) -> Rights:
    """What the viewer's own hand lacks for a burn, if it lacks anything (BURN-1, BURN-2)."""
    rules, hand = view.match.rules, view.hand
    check = rules.burn_check
    if burning_answers(hand, trick.best, rules.jokers, check, biesan=rules.biesan):
        return rights
    if not answers(hand, trick.best, rules.jokers):
        return replace(rights, bar=Bar.NO_ANSWER)
    if check is BurnCheck.COMPLETABLE:
        return replace(rights, bar=Bar.NOT_COMPLETABLE)
    facts = {"ranks": natural_ranks(hand), "jokers": jokers(hand), "margin": MARGIN}
    return replace(rights, bar=Bar.TOO_MANY_RANKS, facts=facts)
