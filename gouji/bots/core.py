"""推演: a round played on from where it stands, fast enough to be played a hundred times a decision.

The kernel is the truth; this does the same for the play of a round, with values that change in place, and
asks the kernel's own functions wherever something happens that is rare: a seat goes out, a point opens, the
round ends. A test plays both side by side.
"""

from collections.abc import Callable
from typing import NamedTuple, cast

from gouji.bots.scene import Choice, Scene
from gouji.engine.actions import Action, Burn, Pass, Play, Yield
from gouji.engine.ending import end_round
from gouji.engine.leaving import force_out, go_out, is_decided
from gouji.engine.play import questions
from gouji.engine.state import (
    Burning,
    Deal,
    Leading,
    Match,
    Mode,
    Standing,
    State,
    Trick,
)
from gouji.engine.tricks import has_last_word, is_protected_trick, mode_of, win_trick
from gouji.rules.asks import Asks
from gouji.rules.biesan import Stuck, only_threes
from gouji.rules.burning import is_burnt_out
from gouji.rules.combo import Combo
from gouji.rules.hand import EMPTY, Hand, counts
from gouji.rules.seats import BIT, NOBODY, OPPOSITE, Seat, Seats
from gouji.rules.turns import (
    lead_ask,
    once_more,
    wind_heir,
)

Policy = Callable[[Scene], Choice]
"""策略: what every seat does in a playout."""


class Position(NamedTuple):
    """残局: where a playout begins: what is public, and hands for all seats."""

    match: Match
    standing: Standing
    trick: Trick | None
    """The trick, if one is being played; else the leader of the ask is to lead."""
    asks: Asks
    hands: tuple[Hand, ...]
    gone: Hand
    """Cards that nobody will play: a revolter's, a burnt out seat's, a stuck one's."""


class Core:
    """推演: one round in the middle of play."""

    __slots__ = (
        "asks",
        "best",
        "gone",
        "hands",
        "headless",
        "in_play",
        "left",
        "match",
        "over",
        "owner",
        "passed",
        "rules",
        "scramble",
        "sizes",
        "standing",
        "yielder",
    )

    def __init__(self, position: Position) -> None:
        self.match, self.standing, trick, self.asks, hands, self.gone = position
        self.rules = self.match.rules
        self.hands = list(hands)
        self.sizes = [sum(hand.to_bytes(15, "little")) for hand in hands]
        self.left = Hand(sum(hands) + self.gone)
        self.in_play = self.standing.in_play
        self.over: State | None = None
        self.owner = Seat(0)
        self.best: Combo | None = None
        self.passed = NOBODY
        self.yielder: Seat | None = None
        self.scramble, self.headless = mode_of(self.rules, self.standing)
        if trick is not None:
            (self.scramble, self.headless), self.owner, self.best, self.passed, self.yielder, _ = (
                trick
            )

    def copy(self) -> "Core":
        """副本: the same moment, to be played on by itself."""
        other = Core.__new__(Core)
        for name in Core.__slots__:
            setattr(other, name, getattr(self, name))
        other.hands, other.sizes = self.hands.copy(), self.sizes.copy()
        return other

    @property
    def margin(self) -> float:
        """分差: half of what the odd seats are ahead by, once the round is over."""
        total = (self.over or self).match.total
        return (total.odd - total.even) / 2

    def scene(self) -> Scene:
        """场面: what the seat now asked sees."""
        seat, question, may = self.asks[0]
        hand = self.hands[seat - 1]
        return Scene(
            self.rules,
            seat,
            question,
            may,
            hand,
            counts(Hand(self.left - hand)),
            self.sizes,
            self.standing,
            self.scramble,
            self.headless,
            self.best,
            self.owner,
            self.passed,
        )

    def run(self, policy: Policy) -> State:
        """推演: play to the end of the round; the state after it holds the score."""
        while self.over is None:
            self.answer(policy(self.scene())[0])
        return self.over

    def answer(self, act: Action) -> None:
        """一步: apply the answer to the question now asked."""
        seat = self.asks[0].seat
        if isinstance(act, Play | Burn):
            self._lay(seat, act.combo, is_burn=isinstance(act, Burn))
            return
        kind = act.kind
        rest = self.asks[1:]
        if kind is Pass.kind:
            if not self.scramble or self.rules.scramble_pass_binds:
                self.passed = Seats(self.passed | BIT[seat])
            if rest and has_last_word(self.rules, self.trick, seat):
                rest = (*rest, once_more(seat))
        elif kind is Yield.kind:
            self.yielder, rest = seat, (*rest, once_more(seat))
        self.asks = rest
        if not rest:
            self._close()

    @property
    def trick(self) -> Trick:
        """轮: the trick, without what was done in it."""
        mode = Mode(self.scramble, self.headless)
        return Trick(mode, self.owner, cast("Combo", self.best), self.passed)

    def _lay(self, seat: Seat, laid: Combo, *, is_burn: bool) -> None:
        beaten = self.owner if self.best is not None else None
        if beaten is not None:
            self._lift(beaten, Burning(seat, beaten) if is_burn else None)
            if self.yielder is not None and self.yielder != seat and self.rules.yield_binds:
                self.passed = Seats(self.passed | BIT[self.yielder])
        self.yielder, self.owner, self.best = None, seat, laid
        self.hands[seat - 1] = Hand(self.hands[seat - 1] - laid.cards)
        self.sizes[seat - 1] -= laid.size
        self.left = Hand(self.left - laid.cards)
        revolted = self.standing.revolted
        if revolted is not None and revolted.keeps and OPPOSITE[revolted.seat] == seat:
            laid_down = revolted._replace(laid=revolted.laid + is_protected_trick(self.trick))
            self.standing = self.standing._replace(revolted=laid_down)
        if not self.sizes[seat - 1]:
            self.standing, _ = go_out(self.rules, self.standing, seat)
        if beaten is not None and self.rules.biesan and only_threes(self.hands[beaten - 1]):
            self._stick(beaten, seat)
        self.in_play = self.standing.in_play
        if is_decided(self.in_play):
            self._end(seat)
            return
        self.asks = questions(self.rules, self.trick, self.standing, self.hands)
        if not self.asks:
            self._close()

    def _lift(self, beaten: Seat, burning: Burning | None) -> None:
        current = self.standing.burning
        if burning is not None or (current is not None and current.seat == beaten):
            self.standing = self.standing._replace(burning=burning)

    def _stick(self, victim: Seat, beater: Seat) -> None:
        ledger = self.standing.ledger
        ledger = ledger._replace(stuck=(*ledger.stuck, (victim, beater)))
        self.standing = self.standing._replace(ledger=ledger)
        if self.rules.stuck is Stuck.OUT:
            self._force_out(victim)

    def _force_out(self, seat: Seat) -> None:
        self.standing, _ = force_out(self.standing, seat)
        self.hands[seat - 1], self.sizes[seat - 1] = EMPTY, 0
        self.in_play = self.standing.in_play

    def _close(self) -> None:
        owner = self.owner
        if not self.in_play & BIT[owner]:
            self._open(wind_heir(owner, self.in_play))
            return
        if self.rules.points and is_protected_trick(trick := self.trick):
            self.standing, _ = win_trick(self.rules, self.standing, trick)
        self._open(owner)

    def _open(self, leader: Seat) -> None:
        last = self.owner
        self.best, self.passed = None, NOBODY
        while True:
            self.scramble, self.headless = mode_of(self.rules, self.standing)
            burning = self.standing.burning
            if burning is None:
                break
            if self.scramble:
                self.standing = self.standing._replace(burning=None)
                break
            if not is_burnt_out(self.hands[leader - 1], biesan=self.rules.biesan):
                break
            self._force_out(burning.seat)
            self.standing = self.standing._replace(burning=None)
            if is_decided(self.in_play):
                self._end(last)
                return
            stays = self.in_play & BIT[burning.victim]
            leader = burning.victim if stays else wind_heir(burning.seat, self.in_play)
        self.asks = (lead_ask(leader),)

    def _end(self, last: Seat) -> None:
        phase = Leading((), mode_of(self.rules, self.standing))
        deal = Deal(last)
        state = State(self.match, deal, tuple(self.hands), tuple(self.sizes), self.standing, phase)
        self.over, _ = end_round(state, last, ())
        self.asks = ()
