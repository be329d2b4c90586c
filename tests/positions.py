"""局面: small positions, and games that are told what their seats say.

    game = position("KK3 AA56w 3 3 3 3", leader=1)
    game.says("1 play KK", "2 burn Aw", "5 pass")
    assert game.asked == "1 lead"

Six hands by seat stand in one text; ``-`` is the hand of a seat that is out.
"""

from collections.abc import Mapping, Sequence
from typing import Final, Self, TypeVar

import pytest

from gouji.engine.actions import NO, PASS, Action, act_text, parse_act
from gouji.engine.dealing import Start
from gouji.engine.events import Event, RoundResult
from gouji.engine.kernel import ask_of, deal, legal, new_game, open_round, refusal, step
from gouji.engine.refusals import IllegalActionError
from gouji.engine.state import RoundDue, State, Step
from gouji.records.hands import parse_deal
from gouji.rules.asks import Question
from gouji.rules.hand import hand_text
from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS, Seat, federation, members

Option = str | int | bool
AnyEvent = TypeVar("AnyEvent", bound=Event)


PLAIN: Final[Mapping[str, Option]] = {
    "points": False,
    "calls": False,
    "tribute": False,
    "revolt": False,
    "hui": False,
    "last_by_agreement": False,
    "side_points": 0,
    "rounds": 1,
}
"""Classic without the sections 9 to 11: one round of card play."""


def rules(preset: Preset = Preset.CLASSIC, /, **options: Option) -> RuleSet:
    """Card play of one round, with some options changed."""
    return build(preset, {**PLAIN, **options})


def decision(text: str) -> tuple[Seat, Action]:
    """Read ``"3 play KKK2w"``, ``"3 hui 34"`` or ``"3 claim 55w 7"``."""
    seat, name, *cards = text.split()
    if name == "claim":
        return Seat(int(seat)), parse_act(name, sets=cards)
    if name == "hui":
        return Seat(int(seat)), parse_act(name, "".join(cards))
    return Seat(int(seat)), parse_act(name, *cards)


class Game:
    """A game driven by texts; it remembers every event."""

    def __init__(self, rule_set: RuleSet) -> None:
        self.state: State = new_game(rule_set)
        self.events: list[Event] = []

    def _take(self, taken: Step) -> None:
        self.state, events = taken
        self.events += events

    def _open(self, drawer: int | None) -> None:
        if isinstance(self.state.phase, RoundDue):
            first = drawer or self.state.phase.drawer or SEATS[0]
            self._take(open_round(self.state, Seat(first)))

    def position(
        self, hands: str, leader: int = 1, out: Sequence[int] = (), drawer: int | None = None
    ) -> Self:
        """Begin the next round in play."""
        self._open(drawer)
        start = Start(Seat(leader), tuple(map(Seat, out)))
        dealt = parse_deal(["" if hand == "-" else hand for hand in hands.split()])
        self._take(deal(self.state, dealt, start=start))
        return self

    def dealt(self, hands: str, drawer: int | None = None, fallback: int | None = 1) -> Self:
        """Begin the next round, or deal anew, with all phases before play."""
        self._open(drawer)
        leader = None if fallback is None else Seat(fallback)
        self._take(deal(self.state, parse_deal(hands.split()), leader))
        return self

    def opens(self, drawer: int | None = None) -> Self:
        """Open the next round and stop there, before its deal."""
        self._open(drawer)
        return self

    def says(self, *decisions: str) -> Self:
        """Take decisions, each a seat, an act and its cards."""
        for text in decisions:
            self._take(step(self.state, *decision(text)))
        return self

    def declines(self, until: str = "") -> str:
        """Decline what is asked about the set on the table, up to a question; tell who was asked what."""
        asked = []
        while (ask := ask_of(self.state)) and ask.question in {Question.FOLLOW, Question.BURN}:
            if self.asked == until:
                break
            asked.append(self.asked)
            answer = PASS if ask.question is Question.FOLLOW else NO
            self._take(step(self.state, ask.seat, answer))
        return ", ".join(asked)

    def refused(self, text: str) -> str:
        """The clause that refuses a decision; a refused one must change nothing."""
        seat, act = decision(text)
        before, fault = self.state, refusal(self.state, seat, act)
        assert fault is not None, f"{text} is allowed"
        with pytest.raises(IllegalActionError, match=fault.clause):
            step(self.state, seat, act)
        assert self.state == before
        return fault.clause

    @property
    def asked(self) -> str:
        """Who is asked what, ``"2 burn"``; empty if nobody is."""
        ask = ask_of(self.state)
        return f"{ask.seat} {ask.question}" if ask else ""

    @property
    def legal(self) -> list[str]:
        """The legal acts, sorted as ``gouji legal`` lists them."""
        return sorted(map(act_text, legal(self.state)))

    @property
    def hands(self) -> list[str]:
        """The six hands, lowest rank first."""
        return [hand_text(hand) for hand in self.state.hands]

    @property
    def opened(self) -> list[int]:
        """The seats that have opened so far."""
        return list(members(self.state.standing.ledger.opened))

    @property
    def debts(self) -> list[str]:
        """What is due in the next round, ``"last 6>1 2"``."""
        return [f"{d.kind} {d.payer}>{d.payee} {d.cards}" for d in self.state.match.debts]

    @property
    def result(self) -> RoundResult:
        """The result of the last round."""
        return self.all(RoundResult)[-1]

    def all(self, kind: type[AnyEvent]) -> list[AnyEvent]:
        """Every event of a kind so far."""
        return [event for event in self.events if isinstance(event, kind)]


def position(
    hands: str,
    leader: int = 1,
    out: Sequence[int] = (),
    drawer: int | None = None,
    **options: Option,
) -> Game:
    """A first round that begins in play."""
    return Game(rules(**options)).position(hands, leader, out, drawer)


def dealt(
    hands: str, drawer: int | None = None, fallback: int | None = 1, **options: Option
) -> Game:
    """A first round from its deal on."""
    return Game(rules(**options)).dealt(hands, drawer, fallback)


def played(places: str, /, **options: Option) -> Game:
    """A game whose first round has just ended, nobody having opened, with these places by seat."""
    order = [Seat(seat) for _, seat in sorted(zip(places.split(), SEATS, strict=True))]
    sides = [federation(seat) for seat in order]
    # The last who is not of the last one's federation ends the round with his only card.
    decider = max(index for index in range(len(SEATS)) if sides[index] is not sides[-1])
    hands = {seat: "3" * index for index, seat in enumerate(order)}
    hands |= dict.fromkeys(order[:decider], "-") | {order[decider]: "5"}
    game = Game(rules(**{"rounds": 2} | options))
    text = " ".join(hands[seat] for seat in SEATS)
    game.position(text, order[decider], order[:decider]).says(f"{order[decider]} play 5")
    assert game.result.places == tuple(map(int, places.split()))
    return game


def two_burnt_out() -> Game:
    """A round in which 5 is burnt out, 1 goes out as head, and 3, burnt out too, leaves 2, 4 and 6."""
    game = position("6 33 789w KK523 AA56w 33", 4)
    game.says("4 play KK", "5 burn Aw", "2 pass", "4 play 5", "6 pass", "1 play 6", "2 pass")
    return game.says("3 play 7", "4 play 2", "3 burn w", "6 pass")
