"""牌桌: the one mutable object: a game in progress with its chance, its journal and its watchers.

It does no I/O: what is to be written goes to a :class:`Journal`, what happens to subscribers.
"""

from collections.abc import Callable, Mapping
from random import Random
from typing import Protocol

from gouji.engine.actions import Action
from gouji.engine.events import Event, Events, GameOver, RoundResult
from gouji.engine.kernel import ask_of, deal, new_game, open_round, step
from gouji.engine.state import DealDue, Over, RoundDue, State
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Ask
from gouji.rules.deck import (
    DRAW,
    PACK,
    Dealt,
    Drawing,
    Opening,
    PreparedDeal,
    random_seat,
    shuffled,
)
from gouji.rules.deck import deal as deal_out
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import Seat, after

Why = Mapping[str, object]
"""理由: why a bot decided so, as it said itself; a journal may keep it, the table does not look at it."""


class Journal(Protocol):
    """日志: what a table tells, in order, of all that happens in a game."""

    def opened(self, number: int, drawing: Drawing) -> None:
        """开局: a round begins with this first drawer."""

    def dealt(self, hands: Dealt, fallback: Seat) -> None:
        """发牌: a deal is made."""

    def decided(self, seat: Seat, act: Action, why: Why | None) -> None:
        """决定: a decision was taken and allowed."""

    def scored(self, result: RoundResult) -> None:
        """结果: a round is over."""

    def ended(self, over: GameOver) -> None:
        """终局: the game is over."""


class Chance:
    """机会: all that chance decides in a game, out of one seed; the first deal may be prepared."""

    def __init__(self, seed: int, prepared: PreparedDeal | None = None) -> None:
        """Stand before the first round.

        Args:
            seed: of all that is not prepared; the later deals are the same with and without a prepared one.
            prepared: the first deal.
        """
        self._rng = Random(seed)
        self._opener = random_seat(self._rng)
        self._prepared = prepared

    def draw(self, opening: Opening, drawer: Seat | None) -> Drawing:
        """开牌: the first drawer of a round: the one the rules name, or else a new one (DEAL-1, DEAL-3)."""
        if drawer is not None:
            return Drawing(drawer, self._opener)
        drawing = DRAW[opening](self._opener, self._rng)
        self._opener = after(drawing.opener)[0]
        if self._prepared and self._prepared.drawer:
            return drawing._replace(drawer=self._prepared.drawer, cut=self._prepared.cut)
        return drawing

    def deal(self, drawer: Seat) -> tuple[Dealt, Seat]:
        """发牌: six hands, and the fallback leader of LEAD-1."""
        hands = deal_out(shuffled(PACK, self._rng), drawer)
        fallback = random_seat(self._rng)
        prepared, self._prepared = self._prepared, None
        if prepared:
            return prepared.hands, prepared.fallback or fallback
        return hands, fallback


class Table:
    """牌桌: a game in progress. All chance comes from its own random source."""

    def __init__(
        self,
        rules: RuleSet,
        seed: int,
        journal: Journal | None = None,
        prepared: PreparedDeal | None = None,
    ) -> None:
        """Sit down to a new game; :meth:`start` opens the first round.

        Args:
            rules: the rules of the game.
            seed: of the random source that cuts and deals.
            journal: told of every round, deal, decision and result as soon as it stands.
            prepared: the first deal, if chance is not to make it.
        """
        self._state = new_game(rules)
        self._chance = Chance(seed, prepared)
        self._journal = journal
        self._watchers: list[Callable[[Events], None]] = []

    @property
    def state(self) -> State:
        """局面: the whole state, hidden hands included; for the replay and the journal, not for a seat."""
        return self._state

    @property
    def ask(self) -> Ask | None:
        """提问: the question now to be answered; ``None`` once the game is over."""
        return ask_of(self._state)

    @property
    def is_over(self) -> bool:
        """终局: whether the game is over."""
        return isinstance(self._state.phase, Over)

    def view(self, seat: Seat) -> SeatView:
        """视图: what a seat may know now."""
        return view_of(self._state, seat)

    def subscribe(self, watcher: Callable[[Events], None]) -> None:
        """旁观: have a function called with the events of each step, hidden ones included."""
        self._watchers.append(watcher)

    def resume(self, state: State, chance: Chance | None = None) -> None:
        """接着打: stand where a record stands; nothing is written or published.

        Args:
            state: where its last line leads.
            chance: what its deals came from, if that can still be had.
        """
        self._state = state
        self._chance = chance or self._chance

    def start(self) -> Events:
        """开局: open the first round, or the next one once a round is over, and deal."""
        return self._publish(self._open_and_deal())

    def submit(self, seat: Seat, act: Action, why: Why | None = None) -> Events:
        """决定: apply a decision; a new deal it calls for is made at once.

        Args:
            seat: whose it is.
            act: what it decides.
            why: what the journal is to keep of the reason, if anything.

        Returns:
            All events up to the next question, or to the end of the round or the game.

        Raises:
            IllegalActionError: the rules refuse the act; nothing has changed.
        """
        self._state, events = step(self._state, seat, act)
        if self._journal:
            self._journal.decided(seat, act, why)
            _write_endings(self._journal, events)
        if isinstance(self._state.phase, DealDue):
            events += self._deal()
        return self._publish(events)

    def _open_and_deal(self) -> Events:
        events: tuple[Event, ...] = ()
        if isinstance(self._state.phase, RoundDue):
            events = self._open(self._state.phase)
        if isinstance(self._state.phase, DealDue):
            events += self._deal()
        return events

    def _open(self, phase: RoundDue) -> Events:
        drawing = self._chance.draw(self._state.match.rules.opening, phase.drawer)
        self._state, events = open_round(self._state, drawing.drawer)
        if self._journal:
            self._journal.opened(self._state.match.number, drawing)
        return events

    def _deal(self) -> Events:
        hands, fallback = self._chance.deal(self._state.deal.drawer)
        self._state, events = deal(self._state, hands, fallback)
        if self._journal:
            self._journal.dealt(hands, fallback)
        return events

    def _publish(self, events: Events) -> Events:
        for watcher in self._watchers:
            watcher(events)
        return events


def _write_endings(journal: Journal, events: Events) -> None:
    for event in events:
        match event:
            case RoundResult():
                journal.scored(event)
            case GameOver():
                journal.ended(event)
            case _:
                pass
