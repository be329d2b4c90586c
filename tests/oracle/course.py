"""一局: a round of card play as one generator, which asks and is told, clause by clause.

It knows all hands, keeps no state but what the clauses speak of, and tries out every part of a hand.
Not told here: the phases before play but HUI.
"""

from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.oracle.cards import JOKERS, LOW, beats, has_big, has_joker, is_set, spelled, without
from tests.oracle.playing import are_mates, burning_leads, is_playable, opposite, plays
from tests.oracle.standing import Laid, Standing

PASS, YIELD, WIND, NO, CLAIM = "pass", "yield", "wind", "no", "claim"


class Ask(NamedTuple):
    """Who is asked what, and every answer he may give."""

    seat: int
    question: str
    legal: frozenset[str]


@dataclass
class Round(Standing):
    """A round from hui or the first lead on.

    ``claim``, whose forms are too many, is told with its sets: ``claim 55 6w``.
    """

    claimed: list[str] = field(default_factory=list)
    """The sets of a claim that are still to be picked."""

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

    def trick(self, leader: int) -> Generator[Ask, str, int]:
        """TURN-1 to TURN-3: one trick; returns who leads the next."""
        self.settle()
        burning_cards = burning_leads(self.hands[leader], *self.sets)
        if self.is_burning(leader) and not burning_cards:
            victim = self.burning[leader]
            self.forced_out(leader)
            return victim if victim in self.in_play() else self.others(leader)[0]
        laid = Laid(leader, (yield from self.opens(leader)))
        self.lays(laid)
        while not self.is_over():
            answer = yield from self.asks(laid)
            if answer is None:
                self.closes(laid)
                return laid.seat
            self.burning.pop(laid.seat, None)
            self.claimed = []
            if answer.burns:
                self.burning[answer.seat] = laid.seat
            self.lays(answer)
            self.sticks(laid.seat, answer.seat)
            laid = answer
        return laid.seat

    def opens(self, leader: int) -> Generator[Ask, str, str]:
        """SET, TIAO-1: the set that opens a trick: what the leader leads, or a mate of his picks."""
        mates = [seat for seat in self.others(leader) if are_mates(seat, leader)]
        if not mates or not self.claimed:
            acts = {f"play {cards}" for cards in self.leads(leader)}
            told = yield Ask(leader, "lead", frozenset({*acts, *self.claims(leader, mates)}))
            if told.startswith("play "):
                return told.removeprefix("play ")
            self.claimed = told.split()[1:]
        picks = self.claimed
        if self.is_burning(leader) and len(picks) > 1:
            picks = [cards for cards in picks if has_joker(cards)]
        told = yield Ask(mates[0], "pick", frozenset(f"pick {cards}" for cards in picks))
        self.claimed.remove(told.removeprefix("pick "))
        return told.removeprefix("pick ")

    def claims(self, leader: int, mates: list[int]) -> list[str]:
        """TIAO-1: whether the leader may claim: there is a mate, and if he burns, a split for it."""
        may = not self.is_burning(leader) or is_playable(self.hands[leader], *self.sets)
        return [CLAIM] if self.options["tiao"] and mates and may else []

    def is_split(self, seat: int, split: list[str]) -> bool:
        """TIAO-1: whether a seat may claim with its hand split so."""
        if spelled("".join(split)) != self.hands[seat]:
            return False
        plain = [cards for cards in split if not has_joker(cards)]
        few = len(plain) <= 1 or not self.is_burning(seat)
        return few and all(is_set(cards, self.mixed) for cards in split)

    def is_burning(self, seat: int) -> bool:
        return seat in self.burning

    def is_completable(self, hand: str) -> bool:
        return self.options["burn_check"] == "declared" or is_playable(hand, *self.sets)

    def leads(self, seat: int) -> list[str]:
        """SET, BURN-4, BURN-2, BIESAN-1."""
        hand = self.hands[seat]
        if not self.is_burning(seat):
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
