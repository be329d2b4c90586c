"""场面: what a seat sees, read as a player reads it: who is near the end, what stands, what is at stake.

Made of a view, or of a playout's seat, which is given no more than a view would give it.
"""

from collections.abc import Iterable, Sequence
from functools import cache

from gouji.bots import weights
from gouji.bots.chances import SHARES, beaten
from gouji.bots.plan import Plan, plan
from gouji.bots.reasons import Why
from gouji.engine.actions import Action
from gouji.engine.state import Standing
from gouji.engine.views import SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.combo import Combo
from gouji.rules.hand import Hand, counts
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, MEMBERS, NOBODY, OPPOSITE, Seat, Seats, after, federation
from gouji.rules.turns import is_protected, wind_heir

Facts = tuple[tuple[str, str | int], ...]
Choice = tuple[Action, Why, Facts]
"""选择: an act, the rule that decided, and the facts of its reason."""


@cache
def _mates(seat: Seat, in_play: Seats) -> tuple[Seat, ...]:
    return after(seat, Seats(in_play & MEMBERS[federation(seat)]))


@cache
def _enemies(seat: Seat, in_play: Seats) -> tuple[Seat, ...]:
    return after(seat, Seats(in_play & ~MEMBERS[federation(seat)]))


class Scene:
    """场面: what every rule of play asks about, found out once a decision."""

    __slots__ = (
        "best",
        "biesan",
        "counts",
        "enemies",
        "hand",
        "headless",
        "hidden",
        "in_play",
        "jokers",
        "mates",
        "may",
        "opposite",
        "owner",
        "passed",
        "plan",
        "question",
        "rules",
        "scramble",
        "seat",
        "standing",
        "unseen",
    )

    def __init__(  # noqa: PLR0913, PLR0917 – one for each thing that is seen; a playout makes a hundred a ms
        self,
        rules: RuleSet,
        seat: Seat,
        question: Question,
        may: frozenset[Kind],
        hand: Hand,
        unseen: bytes,
        counts: Sequence[int],
        standing: Standing,
        scramble: bool,  # noqa: FBT001 – as above
        headless: Seats,
        best: Combo | None,
        owner: Seat,
        passed: Seats,
    ) -> None:
        self.rules = rules
        self.seat = seat
        self.question = question
        self.may = may
        self.hand = hand
        self.unseen = unseen
        self.counts = counts
        self.standing = standing
        self.scramble = scramble
        self.headless = headless
        self.best = best
        self.owner = owner
        self.passed = passed
        self.in_play = in_play = standing.in_play
        self.mates = _mates(seat, in_play)
        self.enemies = _enemies(seat, in_play)
        self.opposite = OPPOSITE[seat]
        self.jokers = rules.jokers
        self.biesan = rules.biesan
        self.plan: Plan = plan(hand, rules.biesan)
        self.hidden = sum(unseen)

    @classmethod
    def of(cls, view: SeatView, ask: Ask) -> "Scene":
        """场面: what a view shows to the seat that is asked."""
        trick = view.trick
        return cls(
            view.match.rules,
            view.seat,
            ask.question,
            ask.may,
            view.hand,
            counts(view.unseen),
            view.counts,
            view.standing,
            view.mode.scramble,
            view.mode.headless,
            trick.best if trick else None,
            trick.owner if trick else view.seat,
            trick.passed if trick else Seats(0),
        )

    @property
    def burning(self) -> bool:
        """烧牌中: whether the seat is burning (BURN-4)."""
        burning = self.standing.burning
        return burning is not None and burning.seat == self.seat

    def rest(self, laid: Combo) -> Plan | None:
        """余牌: the plan of what is left after a set; ``None`` if that is nothing."""
        left = Hand(self.hand - laid.cards)
        return plan(left, self.biesan) if left else None

    def beaten_by(self, laid: Combo, seat: Seat) -> float:
        """把握: how likely a seat beats a set: not all who can are willing to."""
        share = self.counts[seat - 1] * SHARES // self.hidden if self.hidden else 0
        return weights.WILLING * beaten(laid, self.unseen, share, self.jokers)

    def is_protected(self, laid: Combo) -> bool:
        """够级牌: whether only the opposite and headless seats may answer this set of mine."""
        return is_protected(laid, self.seat, self.headless, scramble=self.scramble)

    @property
    def heir(self) -> Seat | None:
        """接风: who leads if nobody beats the last set on the table; ``None`` if it is none (WIND-1)."""
        owner = self.owner
        return None if self.counts[owner - 1] else wind_heir(owner, self.in_play)

    @property
    def is_a_mates(self) -> bool:
        """联邦的牌: whether the set on the table is a mate's, and the lead the own side's if it stands."""
        heir = self.heir
        return self.is_mate(self.owner) and (heir is None or self.is_mate(heir))

    @property
    def is_gouji_trick(self) -> bool:
        """够级牌: whether only the owner's opposite and headless seats may answer the set on the table."""
        best = self.best
        return best is not None and is_protected(
            best, self.owner, self.headless, scramble=self.scramble
        )

    def able(self, laid: Combo) -> Seats:
        """能接的: who may answer this set of mine in turn, if he is in play."""
        opposite = BIT[self.opposite]
        if not self.is_protected(laid):
            return Seats(~self.passed | opposite)
        if not self.in_play & opposite:
            return NOBODY
        return Seats(self.headless & ~self.passed | opposite)

    def stands(self, laid: Combo) -> float:
        """把握: how likely a set of mine is not beaten by an enemy."""
        able = self.able(laid)
        return self.unbeaten(laid, [seat for seat in self.enemies if able & BIT[seat]])

    def unbeaten(self, laid: Combo, seats: Iterable[Seat]) -> float:
        """把握: how likely none of these seats beats a set."""
        chance = 1.0
        for seat in seats:
            chance *= 1.0 - self.beaten_by(laid, seat)
        return chance

    def is_mate(self, seat: Seat) -> bool:
        """联邦: whether a seat is of the own federation."""
        return not (self.seat ^ seat) & 1
