"""一局: a round of card play as one generator, which asks and is told, clause by clause.

It knows all hands, keeps no state but what the clauses speak of, and tries out every part of a hand.
Not told here: TIAO, and the phases before play but HUI.
"""

from collections.abc import Generator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.oracle.cards import JOKERS, LOW, beats, has_big, is_gouji, without
from tests.oracle.playing import (
    SEATS,
    after,
    are_mates,
    burning_leads,
    is_playable,
    opposite,
    plays,
)

PASS, YIELD, WIND, NO = "pass", "yield", "wind", "no"

Options = Mapping[str, str | int | bool]


class Ask(NamedTuple):
    """Who is asked what, and every answer he may give."""

    seat: int
    question: str
    legal: frozenset[str]


class Laid(NamedTuple):
    """A set on the table, and whether it burned the one before."""

    seat: int
    cards: str
    burns: bool = False


@dataclass
class Round:
    """A round from hui or the first lead on, and what it has come to so far."""

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

    def play(self) -> Generator[Ask, str, None]:
        """Ask and be told until the round is over."""
        if self.revolter and self.options["revolt_opens"] == "automatic":
            self.opened.add(opposite(self.revolter))
        if self.options["hui"]:
            yield from self.hui()
        leader = self.leader
        while not self.is_over():
            if leader not in self.in_play():
                leader = self.others(leader)[0]
            leader = yield from self.trick(leader)
        self.take_places()

    def hui(self) -> Generator[Ask, str, None]:
        """HUI-1."""
        answers = frozenset({"hui", "hui 3", "hui 4", "hui 34"})
        told = yield Ask(self.leader, "hui", answers)
        laid_aside = told.removeprefix("hui").strip()
        for seat in [self.leader, *self.others(self.leader)]:
            self.hands[seat] = "".join(c for c in self.hands[seat] if c not in laid_aside)
            if not self.hands[seat]:
                self.goes_out(seat)

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

    def trick(self, leader: int) -> Generator[Ask, str, int]:
        """TURN-1 to TURN-3: one trick; returns who leads the next."""
        self.settle()
        burning_cards = burning_leads(self.hands[leader], *self.sets)
        if leader in self.burning and not burning_cards:
            victim = self.burning[leader]
            self.forced_out(leader)
            return victim if victim in self.in_play() else self.others(leader)[0]
        told = yield Ask(leader, "lead", frozenset(f"play {s}" for s in self.leads(leader)))
        laid = Laid(leader, told.removeprefix("play "))
        self.lays(laid)
        while not self.is_over():
            answer = yield from self.asks(laid)
            if answer is None:
                self.closes(laid)
                return laid.seat
            self.burning.pop(laid.seat, None)
            if answer.burns:
                self.burning[answer.seat] = laid.seat
            self.lays(answer)
            self.sticks(laid.seat, answer.seat)
            laid = answer
        return laid.seat

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

    @property
    def mixed(self) -> str:
        return str(self.options["mixed_jokers"])

    @property
    def sets(self) -> tuple[str, bool]:
        return self.mixed, bool(self.options["biesan"])

    def is_completable(self, hand: str) -> bool:
        return self.options["burn_check"] == "declared" or is_playable(hand, *self.sets)

    def leads(self, seat: int) -> list[str]:
        """SET, BURN-4, BURN-2, BIESAN-1."""
        hand = self.hands[seat]
        if seat not in self.burning:
            return list(plays(hand, *self.sets))
        return [s for s in burning_leads(hand, *self.sets) if self.is_completable(without(hand, s))]

    def beating(self, seat: int, laid: Laid) -> list[str]:
        """BEAT."""
        rule = str(self.options["joker_rule"])
        mine = plays(self.hands[seat], *self.sets)
        return [s for s in mine if beats(s, laid.cards, rule, self.mixed)]

    def burning_sets(self, seat: int, laid: Laid) -> list[str]:
        """BURN-1, BURN-2: the sets with which a seat may burn."""
        if seat == opposite(laid.seat) or seat in self.headless | self.passed:
            return []
        hand, beating = self.hands[seat], self.beating(seat, laid)
        if self.options["burn_check"] == "completable":
            return [s for s in beating if is_playable(without(hand, s), *self.sets)]
        ranks, jokers = set(hand) & set(LOW), [card for card in hand if card in JOKERS]
        return beating if len(ranks) - len(jokers) <= 2 else []

    def is_protected(self, laid: Laid) -> bool:
        """TURN-2.2, HEAD-2."""
        return is_gouji(laid.cards) and laid.seat not in self.headless

    def asks(self, laid: Laid) -> Generator[Ask, str, Laid | None]:
        """TURN-2, SCRAM-2: ask about the set on the table; returns what beats it."""
        if self.options["joker_rule"] == "strict" and has_big(laid.cards, self.mixed):
            return None
        if self.scramble:
            return (yield from self.asks_all(laid))
        if self.is_protected(laid):
            return (yield from self.asks_protected(laid))
        return (yield from self.asks_unprotected(laid))

    def follows(
        self, seat: int, laid: Laid, *also: str
    ) -> Generator[Ask, str, tuple[str, Laid | None]]:
        """Ask a seat in turn; returns what it says, and its set if it plays one."""
        acts = {f"play {s}" for s in self.beating(seat, laid)}
        told = yield Ask(seat, "follow", frozenset({*acts, PASS, *also}))
        if told.startswith("play "):
            return told, Laid(seat, told.removeprefix("play "))
        if told == PASS:
            self.passed.add(seat)
        return told, None

    def asks_all(self, laid: Laid) -> Generator[Ask, str, Laid | None]:
        """SCRAM-2."""
        for seat in self.others(laid.seat):
            if seat in self.passed and self.options["scramble_pass_binds"]:
                continue
            _, answer = yield from self.follows(seat, laid)
            if answer:
                return answer
        return None

    def asks_protected(self, laid: Laid) -> Generator[Ask, str, Laid | None]:
        """TURN-2.2, BURN-3, HEAD-2."""
        others = self.others(laid.seat)
        burners = others
        if self.options["burn_order"] == "federation_first":
            burners = sorted(others, key=lambda seat: not are_mates(seat, laid.seat))
        for seat in burners:
            burning = self.burning_sets(seat, laid)
            if burning:
                told = yield Ask(seat, "burn", frozenset({NO, *(f"burn {s}" for s in burning)}))
                if told != NO:
                    return Laid(seat, told.removeprefix("burn "), burns=True)
        if opposite(laid.seat) not in others:
            return None
        for seat in others:
            if seat == opposite(laid.seat) or seat in self.headless - self.passed:
                _, answer = yield from self.follows(seat, laid)
                if answer:
                    return answer
        return None

    def asks_unprotected(self, laid: Laid) -> Generator[Ask, str, Laid | None]:
        """TURN-2.3, TURN-5, TURN-7, WIND-2."""
        facing, others = opposite(laid.seat), self.others(laid.seat)
        queue = [seat for seat in others if seat == facing or seat not in self.passed]
        said = ""
        for seat in queue:
            yields = seat == facing and seat != queue[-1]
            winds = laid.seat not in self.in_play() and seat == others[0]
            also = [YIELD] * yields + [WIND] * (winds and seat not in self.passed)
            told, answer = yield from self.follows(seat, laid, *also)
            if answer:
                if said == YIELD and self.options["yield_binds"]:
                    self.passed.add(facing)
                return answer
            if yields:
                said = told
        if said == YIELD or (said == PASS and self.options["last_word"] == "always"):
            return (yield from self.follows(facing, laid))[1]
        return None
