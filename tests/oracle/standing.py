"""场面: what the clauses speak of in a round, and what a set laid, a trick won and a seat gone do to it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.oracle.cards import has_big, is_gouji, without
from tests.oracle.playing import SEATS, after, are_mates, opposite

Options = Mapping[str, str | int | bool]


class Laid(NamedTuple):
    """A set on the table, and whether it burned the one before."""

    seat: int
    cards: str
    burns: bool = False


@dataclass
class Standing:
    """What a round has come to so far."""

    options: Options
    hands: dict[int, str]
    leader: int
    drawer: int
    places: dict[int, int] = field(default_factory=dict)
    revolter: int | None = None
    keeps: bool = False
    """Whether the revolter's opposite chose *keep* (REVOLT-4)."""
    opened: set[int] = field(default_factory=set)
    judged: dict[int, bool] = field(default_factory=dict)
    burns: list[tuple[int, int]] = field(default_factory=list)
    stuck: list[tuple[int, int]] = field(default_factory=list)
    burning: dict[int, int] = field(default_factory=dict)
    """Burning seats, and whose set each burned."""
    last_player: int | None = None
    headless: set[int] = field(default_factory=set)
    passed: set[int] = field(default_factory=set)
    scramble: bool = False
    kept_gouji: int = 0
    dead_won: int = 0

    def in_play(self) -> list[int]:
        return [seat for seat in SEATS if seat not in self.places and seat != self.revolter]

    def others(self, seat: int) -> list[int]:
        """Those in play besides a seat, in seat order after it."""
        return [other for other in after(seat) if other in self.in_play()]

    def is_over(self) -> bool:
        """END-1."""
        return len({seat % 2 for seat in self.in_play()}) <= 1

    def free_places(self) -> list[int]:
        """END-1, REVOLT-3: the revolter's place is kept."""
        kept = {4} if self.revolter else set()
        return [place for place in SEATS if place not in {*self.places.values(), *kept}]

    def goes_out(self, seat: int) -> None:
        """END-1, and what POINT-2 judges then."""
        self.places[seat] = self.free_places()[0]
        if self.places[seat] == 1:
            split = self.options["point_deadline"] == "split"
            self.judge([seat, opposite(seat)] if split else SEATS)
        if self.places[seat] == 2:
            self.judge(SEATS)

    def forced_out(self, seat: int) -> None:
        """END-3."""
        self.places[seat] = self.free_places()[-1]
        self.hands[seat] = ""
        self.burning.pop(seat, None)

    def judge(self, seats: Sequence[int]) -> None:
        for seat in seats:
            self.judged.setdefault(seat, seat in self.opened)

    def take_places(self) -> None:
        """END-2 and REVOLT-3, and POINT-2 for all who have not been judged."""
        order = [self.drawer, *after(self.drawer)]
        if self.last_player:
            order = [*after(self.last_player), self.last_player]
        left = [seat for seat in order if seat in self.in_play()]
        # Sorting keeps the order of those with equally many cards.
        for seat in sorted(left, key=lambda seat: len(self.hands[seat])):
            self.places[seat] = self.free_places()[0]
        if self.revolter:
            self.places[self.revolter] = 4
            first_two = [seat for seat in SEATS if self.places[seat] <= 2]
            if all(are_mates(seat, self.revolter) for seat in first_two):
                third = next(seat for seat in SEATS if self.places[seat] == 3)
                self.places |= {self.revolter: 3, third: 4}
        self.judge(SEATS)
        if self.revolter and self.places[opposite(self.revolter)] <= 2:
            self.judged[opposite(self.revolter)] = True

    def settle(self) -> None:
        """TURN-1, SCRAM-1, SCRAM-3, HEAD-1, REVOLT-4."""
        playing = self.in_play()
        if self.options["scramble_from"] == "four_left":
            self.scramble = len(playing) <= 4
        else:
            self.scramble = {1, 2} <= set(self.places.values())
        self.passed = set()
        self.headless = {seat for seat in playing if opposite(seat) not in playing}
        if self.keeps and self.revolter and self.kept_gouji < 3:
            self.headless.discard(opposite(self.revolter))
        if self.scramble:
            self.headless = set()
            self.burning = {}

    def lays(self, laid: Laid) -> None:
        """A set is laid; BURN-7, END-1, and the gouji sets that REVOLT-4 counts."""
        seat, cards, _ = laid
        self.hands[seat] = without(self.hands[seat], cards)
        self.last_player = seat
        if self.revolter and seat == opposite(self.revolter) and is_gouji(cards):
            self.kept_gouji += not self.scramble
        if not self.hands[seat]:
            if seat in self.burning:
                self.burns.append((seat, self.burning.pop(seat)))
            self.goes_out(seat)

    def sticks(self, beaten: int, beater: int) -> None:
        """BIESAN-5."""
        if self.options["biesan"] and set(self.hands[beaten]) == {"3"}:
            self.stuck.append((beaten, beater))
            if self.options["stuck"] == "out":
                self.forced_out(beaten)

    def closes(self, laid: Laid) -> None:
        """POINT-1, REVOLT-5."""
        seat, cards, _ = laid
        if self.scramble or seat not in self.in_play() or not self.is_protected(laid):
            return
        if self.revolter and seat == opposite(self.revolter):
            self.dead_won += 1
            if self.dead_won == 3:
                self.opened.add(seat)
        elif not has_big(cards, self.mixed):
            self.opened.add(seat)

    def is_protected(self, laid: Laid) -> bool:
        """TURN-2.2, HEAD-2."""
        return is_gouji(laid.cards) and laid.seat not in self.headless

    @property
    def mixed(self) -> str:
        return str(self.options["mixed_jokers"])

    @property
    def sets(self) -> tuple[str, bool]:
        return self.mixed, bool(self.options["biesan"])
