"""归总: a game put together anew from nothing but its events."""

from dataclasses import dataclass, field
from functools import singledispatchmethod
from typing import Final

from gouji.engine.events import (
    Bought,
    Burned,
    BurntOut,
    Dealt,
    Event,
    Events,
    GameOver,
    GotStuck,
    LaidAside,
    Played,
    RevoltMade,
    RoundOpened,
    RoundResult,
    RoundVoid,
    TookLast,
    TributeCards,
    TributeReturned,
    TributeTaken,
    WentOut,
)
from gouji.engine.state import Over, State
from gouji.rules.cards import Rank
from gouji.rules.hand import EMPTY, UNIT, Hand, count, pack_cards
from gouji.rules.scoring import Score
from gouji.rules.seats import SEATS, Seat

NOBODY_PLACED: Final = dict.fromkeys(SEATS, 0)


@dataclass
class Folded:
    """What follows from all events so far, those included that one seat alone may know."""

    hands: dict[Seat, Hand] = field(default_factory=lambda: dict.fromkeys(SEATS, EMPTY))
    places: dict[Seat, int] = field(default_factory=NOBODY_PLACED.copy)
    number: int = 0
    total: Score = field(default_factory=Score)
    is_over: bool = False
    _offered: Hand = EMPTY
    _is_returned: bool = False
    _is_void: bool = False

    def feed(self, events: Events) -> None:
        """Take in what has happened."""
        for event in events:
            self._take(event)

    def check(self, state: State) -> None:
        """The state is what its events say; the hands of a void round count for nothing."""
        assert self._is_void or self.hands == dict(zip(SEATS, state.hands, strict=True))
        assert self.places == dict(zip(SEATS, state.standing.places, strict=True))
        assert (self.number, self.total) == (state.match.number, state.match.total)
        assert self.is_over == isinstance(state.phase, Over)

    def _give(self, giver: Seat, taker: Seat, cards: Hand) -> None:
        self.hands[giver] = Hand(self.hands[giver] - cards)
        self.hands[taker] = Hand(self.hands[taker] + cards)

    @singledispatchmethod
    def _take(self, event: Event) -> None:
        """Take in one event; most change neither hands nor places."""

    @_take.register
    def _(self, event: RoundOpened) -> None:
        self.number, self._is_void = event.number, False
        self.hands = dict.fromkeys(SEATS, EMPTY)
        self.places = NOBODY_PLACED.copy()

    @_take.register
    def _(self, event: Dealt) -> None:
        self.hands[event.audience] = pack_cards(event.cards)

    @_take.register
    def _(self, event: Bought) -> None:
        buyer, seller, price = event.purchase
        self._give(buyer, seller, UNIT[price])
        self._give(seller, buyer, UNIT[Rank.THREE])

    @_take.register
    def _(self, event: TributeCards) -> None:
        if event.audience != event.giver:
            return
        if self._is_returned:
            self._give(event.giver, event.taker, event.cards)
        self._offered, self._is_returned = event.cards, False

    @_take.register
    def _(self, event: TributeTaken) -> None:
        self._give(event.debt.payer, event.debt.payee, self._offered)

    @_take.register
    def _(self, _: TributeReturned) -> None:
        self._is_returned = True

    @_take.register
    def _(self, event: LaidAside) -> None:
        for seat, hand in self.hands.items():
            aside = sum(count(hand, rank) * UNIT[rank] for rank in event.ranks)
            self.hands[seat] = Hand(hand - aside)

    @_take.register
    def _(self, event: RevoltMade) -> None:
        self.hands[event.seat] = EMPTY

    @_take.register
    def _(self, _: RoundVoid) -> None:
        self.number -= 1
        self._is_void = True

    @_take.register(Played)
    @_take.register(Burned)
    def _(self, event: Played | Burned) -> None:
        self.hands[event.seat] = Hand(self.hands[event.seat] - event.combo.cards)

    @_take.register
    def _(self, event: WentOut) -> None:
        assert self.hands[event.seat] == EMPTY
        self.places[event.seat] = event.place

    @_take.register(BurntOut)
    @_take.register(GotStuck)
    def _(self, event: BurntOut | GotStuck) -> None:
        if event.place:
            self.hands[event.seat], self.places[event.seat] = EMPTY, event.place

    @_take.register
    def _(self, event: RoundResult) -> None:
        self.places = dict(zip(SEATS, event.places, strict=True))
        assert self.total.plus(event.score) == event.total
        self.total = event.total

    @_take.register
    def _(self, event: TookLast) -> None:
        assert (self.places[event.seat], self.places[event.former]) == (5, 6)

    @_take.register
    def _(self, event: GameOver) -> None:
        assert event.total == self.total
        self.is_over = True
