"""比照: rounds that the program and the oracle go through side by side."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Final

from gouji.engine.early_events import OppositeChose, RevoltMade, RoundOpened, RoundVoid
from gouji.engine.events import RoundResult
from gouji.engine.kernel import refusal
from gouji.engine.state import RoundDue
from gouji.rules.presets import Preset
from gouji.rules.seats import members
from tests.games import any_rules
from tests.oracle.cards import JOKERS, LOW, is_set, sets, spelled, without
from tests.oracle.course import CLAIM, Ask, Round
from tests.oracle.debts import Debt, at, due, in_payment_order, opened, score, sweeper
from tests.oracle.paying import Paying, bought
from tests.oracle.playing import SEATS, are_mates, burning_leads, is_playable, opposite, plays
from tests.oracle.standing import Options
from tests.positions import Game, decision

COPIES: Final = 16
ACTIVE: Final = ("play", "burn", "keep", "accept")
MOST: Final = 9
"""Cards of a hand, where it is not a whole one."""
CLAIMED: Final = 0.3
"""How often who may claim does."""
CALLS: Final = ("call", "advance_call")


def random_hands(rng: Random, seats: int) -> list[str]:
    """So many hands of a few ranks each, rich in power cards or almost without."""
    power = rng.choice([(), (2, 0), (10, 2), (16, 4), (16, 4)])
    ranks = {*rng.sample(LOW, rng.randint(2, 4)), *rng.choice(["", "3"])}
    pack = [card for card in sorted(ranks) for _ in range(COPIES)]
    for card, number in zip(("2", JOKERS), power, strict=False):
        pack += list(card) * number
    rng.shuffle(pack)
    number = min(rng.randint(2, MOST), len(pack) // seats)
    return [spelled(pack[number * seat : number * (seat + 1)]) for seat in range(seats)]


def random_game(rng: Random, preset: Preset, **options: bool) -> Game:
    """A game of any rules, some of them given."""
    return Game(any_rules(rng, preset).model_copy(update=options))


def options_of(game: Game) -> Options:
    """The options of a game as plain values."""
    plain: Options = game.state.match.rules.model_dump(mode="json")
    return plain


@dataclass
class Walk:
    """One round: what both were told, and a word on what to tell them next."""

    rng: Random
    game: Game
    eagerness: float = 0.5
    told: list[str] = field(default_factory=list)
    calls: dict[int, str] = field(default_factory=dict)

    def say(self, text: str) -> None:
        """Tell the program, and remember what it was told."""
        seat, act = text.split()[:2]
        if act in CALLS:
            self.calls[int(seat)] = act
        self.told.append(text)
        self.game.says(text)

    def choose(self, legal: list[str]) -> str:
        """Any of the legal acts, the active ones more or less often."""
        if CLAIM in legal and self.rng.random() < CLAIMED:
            return CLAIM
        active = [act for act in legal if act.startswith(ACTIVE)]
        return self.rng.choice(active if active and self.rng.random() < self.eagerness else legal)

    def split(self, course: Round, seat: int) -> list[str]:
        """Some split of a hand that is about to lead, for a claim."""
        hand, found = course.hands[seat], []
        while hand:
            leads = list(plays(hand, *course.sets))
            if course.is_burning(seat):
                burning = burning_leads(hand, *course.sets)
                leads = [s for s in burning if is_playable(without(hand, s), *course.sets)]
            found.append(self.rng.choice(leads))
            hand = without(hand, found[-1])
        self.rng.shuffle(found)
        return found

    def answer_while(self, wanted: Callable[[str], bool]) -> None:
        """Answer at random as long as such questions are asked."""
        while self.game.asked and wanted(self.game.asked.split()[1]):
            self.say(f"{self.game.asked[0]} {self.choose(self.game.legal)}")

    def begins_in_play(self) -> Round:
        """A position; the oracle is told the same."""
        out = self.rng.sample(SEATS, self.rng.choice([0, 0, 0, 1, 2, 3]))
        playing = [seat for seat in SEATS if seat not in out]
        if all(are_mates(seat, playing[0]) for seat in playing):
            out, playing = [], list(SEATS)
        dealt = random_hands(self.rng, len(playing))
        hands = dict.fromkeys(SEATS, "") | dict(zip(playing, dealt, strict=True))
        leader, drawer = self.rng.choice(playing), self.rng.choice(SEATS)
        text = " ".join(hands[seat] or "-" for seat in SEATS)
        self.game.position(text, leader, out, drawer)
        self.told.append(f"{text}, drawer {drawer}, out {out}")
        options = dict(options_of(self.game)) | {"hui": False}
        course = Round(options, hands, leader, drawer)
        for seat in out:
            course.goes_out(seat)
        return course

    def hands_for_a_deal(self) -> list[str]:
        """Six hands; in one of three a seat has the low half of its own and its opposite's cards."""
        hands = random_hands(self.rng, len(SEATS))
        if self.rng.random() < 1 / 3:
            seat = self.rng.choice(SEATS)
            size, facing = len(hands[seat - 1]), opposite(seat)
            both = spelled(hands[seat - 1] + hands[facing - 1])
            hands[seat - 1], hands[facing - 1] = both[:size], both[size:]
        return hands

    def begins_with_the_deal(self, deal: str = "") -> Round | None:
        """A first round with all its phases before play, of random hands or these, unless it is void."""
        drawer = self.rng.choice(SEATS)
        self.game.opens(drawer)
        self.answer_while(lambda question: question == "advance_call")
        dealt = self.deals(deal)
        self.answer_while(lambda question: question not in {"hui", "lead"})
        if self.game.all(RoundVoid):
            return None
        self.compare_hands(dealt)
        held = dict(zip(SEATS, self.game.hands, strict=True))
        course = Round(options_of(self.game), held, int(self.game.asked[0]), drawer)
        for revolt in self.game.all(RevoltMade):
            course.revolter = int(revolt.seat)
            course.keeps = self.game.all(OppositeChose)[-1].keeps
            if course.options["biesan"] and course.options["threeless_revolt"] == "may":
                course.opened.add(course.revolter)
        return course

    def deals(self, deal: str = "") -> dict[int, str]:
        """Deal, and again if somebody demands it, up to what follows the purchases.

        Returns:
            The hands after them.
        """
        text = ""
        while not text or self.told[-1].endswith(" redeal"):
            text = deal or " ".join(self.hands_for_a_deal())
            self.told.append(text)
            self.game.dealt(text, fallback=self.rng.choice(SEATS))
            self.answer_while(lambda question: question in {"show", "redeal"})
        hands = dict(zip(SEATS, map(spelled, text.split()), strict=True))
        drawer = self.game.all(RoundOpened)[-1].drawer
        return bought(hands, drawer) if self.game.state.match.rules.biesan else hands

    def compare(self, course: Round) -> None:
        """Play the round to its end, and hold the one to the other at each decision."""
        asking = course.play()
        try:
            ask = next(asking)
            while True:
                self.compare_ask(ask)
                if CLAIM in ask.legal:
                    self.compare_claims(course, ask.seat)
                act = self.choose(sorted(ask.legal))
                if act == CLAIM:
                    act = " ".join([CLAIM, *self.split(course, ask.seat)])
                self.say(f"{ask.seat} {act}")
                ask = asking.send(act)
        except StopIteration:
            self.compare_result(course)

    def compare_ask(self, ask: Ask) -> None:
        """Who is asked what, all he may answer, and some that he may not."""
        assert self.game.asked == f"{ask.seat} {ask.question}", self.told
        assert self.game.legal == sorted(ask.legal), self.told
        verb = ask.question if ask.question in {"burn", "pick", "return"} else "play"
        every = sets(self.game.hands[ask.seat - 1], "keep")
        for cards in self.rng.sample(every, min(len(every), 5)):
            # What is returned is written highest first.
            act = f"{verb} {cards[::-1] if verb == 'return' else cards}"
            assert self.allows(f"{ask.seat} {act}") == (act in ask.legal), (act, self.told)

    def allows(self, text: str) -> bool:
        """Whether the program allows a decision."""
        return refusal(self.game.state, *decision(text)) is None

    def compare_claims(self, course: Round, seat: int) -> None:
        """TIAO-1: some splits of a hand, the one or other at fault."""
        for _ in range(3):
            split = self.split(course, seat)
            fault = self.rng.choice(["", "one less", "one more", "two in one"])
            if fault == "one less":
                split.pop()
            elif fault == "one more":
                split.append(self.rng.choice(split))
            elif fault == "two in one":
                split[:2] = [spelled("".join(split[:2]))]
            if all(is_set(cards, "keep") for cards in split):
                claim = f"{seat} {CLAIM} {' '.join(split)}"
                assert self.allows(claim) == course.is_split(seat, split), (claim, self.told)

    def compare_hands(self, expected: Mapping[int, str]) -> None:
        """The hands of all who have not revolted since the round was opened."""
        events = self.game.events
        start = max(n for n, event in enumerate(events) if isinstance(event, RoundOpened))
        gone = [event.seat for event in events[start:] if isinstance(event, RevoltMade)]
        held = dict(zip(SEATS, self.game.hands, strict=True))
        assert all(held[seat] == expected[seat] or seat in gone for seat in SEATS), self.told

    def compare_result(self, course: Round) -> None:
        """Places, what was opened, burned and stuck, scores, and debts."""
        result, told = self.game.result, self.told
        assert result.places == tuple(course.places[seat] for seat in SEATS), told
        assert (result.sweep is not None) == (sweeper(course) is not None), told
        assert list(members(result.opened)) == opened(course), told
        assert (list(result.burns), list(result.stuck)) == (course.burns, course.stuck), told
        assert (result.score.odd, result.score.even) == score(course, self.calls), told
        debts = due(course, self.calls)
        assert self.listed(result) == debts, told
        if self.compare_last(course):
            debts = due(course, self.calls, took_last=True)
        self.compare_tribute(debts, course.options)

    def listed(self, result: RoundResult) -> list[Debt]:
        return [Debt(str(d.kind), d.payer, d.payee, d.cards) for d in result.debts]

    def compare_last(self, course: Round) -> bool:
        """END-5: who is asked whether he takes the last place; returns whether he does."""
        options, second_last = course.options, at(course, 5)
        asked = options["last_by_agreement"] and int(options["rounds"]) > 1
        if not asked or sweeper(course) is not None or not are_mates(second_last, at(course, 6)):
            assert not self.game.asked, self.told
            return False
        self.compare_ask(Ask(second_last, "last", frozenset({"take_last", "no"})))
        act = self.choose(self.game.legal)
        self.say(f"{second_last} {act}")
        return act == "take_last"

    def compare_tribute(self, debts: list[Debt], options: Options) -> None:
        """TRIB: how the debts are paid, if there is another round."""
        if not isinstance(self.game.state.phase, RoundDue):
            return
        self.game.opens()
        self.answer_while(lambda question: question == "advance_call")
        paying = Paying(options, self.deals())
        drawer = self.game.all(RoundOpened)[-1].drawer
        due = in_payment_order(debts, drawer, str(options["tribute_order"]))
        asking = paying.pay(due)
        try:
            ask = next(asking)
            while True:
                self.compare_ask(ask)
                act = self.choose(sorted(ask.legal))
                self.say(f"{ask.seat} {act}")
                ask = asking.send(act)
        except StopIteration:
            self.compare_hands(paying.hands)
