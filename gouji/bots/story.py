"""旧事: what was done in a round, each act with what its seat saw of the table then."""

from collections.abc import Iterator, Sequence
from operator import add
from typing import Final, NamedTuple

from gouji.bots.scene import Scene
from gouji.engine.actions import Action, Burn, Pass, Play, Yield
from gouji.engine.state import Mode, Standing, Trick, Turn
from gouji.engine.tricks import is_protected_trick, mode_of
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind, Question
from gouji.rules.cards import RANKS
from gouji.rules.combo import Combo
from gouji.rules.hand import EMPTY, Hand, counts
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, NOBODY, SEATS, Seat, Seats
from gouji.rules.turns import FOLLOW, unprotected_asks

LEAD: Final = frozenset({Kind.PLAY})


class Moment(NamedTuple):
    """旧事: an act, and the moment before it."""

    seat: Seat
    act: Action
    is_burner: bool
    """Whether the seat was burning, or burns with this act."""
    later: Sequence[int]
    """What the seat has laid since, this act included, by rank."""
    rules: RuleSet
    standing: Standing
    counts: Sequence[int]
    left: bytes
    """The cards that nobody had played, by rank."""
    scramble: bool
    headless: Seats
    best: Combo | None
    owner: Seat
    passed: Seats
    may: frozenset[Kind]

    @property
    def laid(self) -> Combo | None:
        """一手牌: the set that was laid, if one was."""
        return self.act.combo if isinstance(self.act, Play | Burn) else None

    def scene(self, hand: Hand) -> Scene:
        """场面: what the seat would have seen with this hand."""
        return Scene(
            self.rules,
            self.seat,
            Question.FOLLOW if self.best else Question.LEAD,
            self.may,
            hand,
            self.left,
            self.counts,
            self.standing,
            self.scramble,
            self.headless,
            self.best,
            self.owner,
            self.passed,
        )


def story(view: SeatView) -> Iterator[Moment]:
    """旧事: all acts of the round so far, the first one first."""
    tricks = all_turns(view)
    past = _Past(view, tricks)
    for turns in tricks:
        yield from past.trick(turns)


def all_turns(view: SeatView) -> Sequence[Sequence[Turn]]:
    """旧事: what was done in each trick of the round, the current one last."""
    return [*view.standing.tricks, *([view.trick.turns] if view.trick else [])]


class _Past:
    """旧事: the round, played through once more as far as it is public."""

    def __init__(self, view: SeatView, tricks: Sequence[Sequence[Turn]]) -> None:
        self._view = view
        self._later = [[0] * len(RANKS) for _ in SEATS]
        laid = EMPTY
        for seat, act in (turn for turns in tricks for turn in turns):
            if isinstance(act, Play | Burn):
                laid = Hand(laid + act.combo.cards)
                mine = self._later[seat - 1]
                mine[:] = map(add, mine, counts(act.combo.cards))
        self._left = Hand(view.hand + view.unseen + laid)
        self._counts = [
            left + sum(mine) for left, mine in zip(view.counts, self._later, strict=True)
        ]
        self._burner: Seat | None = None
        self._best: Combo | None = None
        self._owner = Seat(0)
        self._passed = NOBODY
        self._yielder: Seat | None = None

    def trick(self, turns: Sequence[Turn]) -> Iterator[Moment]:
        rules = self._view.match.rules
        mode = scramble, headless = mode_of(rules, self._standing())
        self._best, self._passed, self._yielder = None, NOBODY, None
        for seat, act in turns:
            standing = self._standing()
            yield Moment(
                seat,
                act,
                isinstance(act, Burn) or self._burner == seat,
                tuple(self._later[seat - 1]),
                rules,
                standing,
                tuple(self._counts),
                counts(self._left),
                scramble,
                headless,
                self._best,
                self._owner,
                self._passed,
                self._may(seat, standing, mode),
            )
            self._do(seat, act, scramble=scramble)

    def _standing(self) -> Standing:
        before = self._view.standing
        places = tuple(
            0 if left else place for place, left in zip(before.places, self._counts, strict=True)
        )
        in_play = Seats(sum(BIT[seat] for seat in SEATS if self._counts[seat - 1]))
        return before._replace(places=places, in_play=in_play, burning=None)

    def _may(self, seat: Seat, standing: Standing, mode: Mode) -> frozenset[Kind]:
        if self._best is None:
            return LEAD
        trick = Trick(mode, self._owner, self._best, self._passed)
        if mode.scramble or self._yielder == seat or is_protected_trick(trick):
            return FOLLOW
        asks = unprotected_asks(self._owner, standing.in_play, self._passed)
        return next((ask.may for ask in asks if ask.seat == seat), FOLLOW)

    def _do(self, seat: Seat, act: Action, *, scramble: bool) -> None:
        rules = self._view.match.rules
        if isinstance(act, Yield):
            self._yielder = seat
        elif isinstance(act, Pass):
            if not scramble or rules.scramble_pass_binds:
                self._passed = Seats(self._passed | BIT[seat])
        elif isinstance(act, Play | Burn):
            if self._yielder not in {None, seat} and rules.yield_binds:
                self._passed = Seats(self._passed | BIT[self._yielder])
            if isinstance(act, Burn):
                self._burner = seat
            elif self._burner != seat:
                self._burner = None
            self._yielder, self._best, self._owner = None, act.combo, seat
            mine = self._later[seat - 1]
            for rank, number in enumerate(counts(act.combo.cards)):
                mine[rank] -= number
            self._counts[seat - 1] -= act.combo.size
            self._left = Hand(self._left - act.combo.cards)
