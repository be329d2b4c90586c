"""局面: small positions, and games that are told what their seats say.

    game = position("KK3 AA56w 3 3 3 3", leader=1)
    game.says("1 play KK", "2 burn Aw", "5 pass")
    assert game.asked == "1 lead"

Six hands by seat stand in one text; ``-`` is the hand of a seat that is out.
"""

from collections.abc import Sequence
from typing import Self, TypeVar

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
from gouji.rules.presets import Preset, single_round
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS, Seat

Option = str | int | bool
AnyEvent = TypeVar("AnyEvent", bound=Event)


def rules(**options: Option) -> RuleSet:
    """Classic rules of one round, with some options changed."""
    return single_round(Preset.CLASSIC, options)


def decision(text: str) -> tuple[Seat, Action]:
    """Read ``"3 play KKK2w"``."""
    seat, name, *cards = text.split()
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


def two_burnt_out() -> Game:
    """A round in which 5 is burnt out, 1 goes out as head, and 3, burnt out too, leaves 2, 4 and 6."""
    game = position("6 33 789w KK523 AA56w 33", 4)
    game.says("4 play KK", "5 burn Aw", "2 pass", "4 play 5", "6 pass", "1 play 6", "2 pass")
    return game.says("3 play 7", "4 play 2", "3 burn w", "6 pass")
