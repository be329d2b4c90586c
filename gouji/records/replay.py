"""回放: a record played again through the engine, every act judged, every result compared."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from gouji.engine.actions import Action, parse_act
from gouji.engine.dealing import ChanceError, Start, deal, open_round
from gouji.engine.events import Events, GameOver, RoundResult
from gouji.engine.kernel import ask_of, new_game, step
from gouji.engine.refusals import IllegalActionError
from gouji.engine.state import Over, RoundDue, State
from gouji.records.hands import parse_deal
from gouji.records.reader import Record
from gouji.records.results import Value, over_value, result_value
from gouji.records.schema import (
    DealLine,
    DecisionLine,
    LaterLine,
    LineError,
    OverLine,
    ResultLine,
    RoundLine,
)
from gouji.rules.asks import Ask
from gouji.rules.cards import NotationError
from gouji.rules.combo import NotASetError
from gouji.rules.seats import Seat


class Moment(NamedTuple):
    """一步: one line of a record, with the states around it."""

    line: int
    before: State
    after: State
    events: Events
    ask: Ask | None = None
    """The question a decision answered; ``None`` at a round, a deal or a result."""
    act: Action | None = None


@dataclass(slots=True)
class Replay:
    """回放: walks through a record; afterwards ``state`` is where it stands.

    Iterating raises ``RecordError`` at the first line that cannot stand where it stands.
    """

    record: Record
    state: State = field(init=False)
    rounds: int = 0
    """Rounds finished so far."""
    decisions: int = 0
    """Decisions so far."""
    awaited: list[tuple[str, Value]] = field(default_factory=list)
    """Lines that follow from those so far and have not come yet: their key and value."""

    def __post_init__(self) -> None:
        """Stand before the first round."""
        self.state = new_game(self.record.rules)

    def __iter__(self) -> Iterator[Moment]:
        """回放: each line in order.

        Raises:
            RecordError: a line cannot stand where it stands.
        """
        for number, line in self.record.lines:
            try:
                yield self._apply(number, line)
            except (LineError, NotationError, ChanceError) as error:
                raise self.record.error(number, str(error)) from None

    def finish(self) -> "Replay":
        """回放: walk through all that is left.

        Raises:
            RecordError: a line cannot stand where it stands.
        """
        for _ in self:
            pass
        return self

    @property
    def is_finished(self) -> bool:
        """终局: whether the game is over and the record says so."""
        return isinstance(self.state.phase, Over) and not self.awaited

    def _apply(self, number: int, line: LaterLine) -> Moment:
        before = self.state
        if isinstance(line, ResultLine | OverLine):
            self._compare(line)
            return Moment(number, before, before, ())
        if self.awaited:
            message = f"the {self.awaited[0][0]} line must come first"
            raise LineError(message)
        if isinstance(line, DecisionLine):
            return self._decide(number, line)
        events = self._open(line) if isinstance(line, RoundLine) else self._deal(line)
        return Moment(number, before, self.state, events)

    def _open(self, line: RoundLine) -> Events:
        expected = self.state.match.number + 1
        if isinstance(self.state.phase, RoundDue) and line.round != expected:
            message = f"round {line.round} where round {expected} begins"
            raise LineError(message)
        self.state, events = open_round(self.state, Seat(line.drawer))
        return events

    def _deal(self, line: DealLine) -> Events:
        start = None
        if line.leader is not None:
            start = Start(Seat(line.leader), tuple(map(Seat, line.out or ())))
        fallback = None if line.fallback is None else Seat(line.fallback)
        self.state, events = deal(self.state, parse_deal(line.deal), fallback, start)
        return events

    def _decide(self, number: int, line: DecisionLine) -> Moment:
        before, ask, seat = self.state, ask_of(self.state), Seat(line.seat)
        said = " ".join(filter(None, (line.act, line.cards, *(line.sets or ()))))
        try:
            act = parse_act(line.act, line.cards, line.sets)
            self.state, events = step(before, seat, act)
        except NotationError as error:
            clause = "SET-1 " if isinstance(error, NotASetError) else ""
            message = f"seat {seat} {said}: {clause}{error}"
            raise LineError(message) from None
        except IllegalActionError as error:
            message = f"seat {seat} {said}: {error}"
            raise LineError(message) from None
        self.decisions += 1
        self._await(events)
        return Moment(number, before, self.state, events, ask, act)

    def _await(self, events: Events) -> None:
        for event in events:
            if isinstance(event, RoundResult):
                self.rounds += 1
                self.awaited.append(("result", result_value(event)))
            elif isinstance(event, GameOver):
                self.awaited.append(("over", over_value(event)))

    def _compare(self, line: ResultLine | OverLine) -> None:
        kind, found = _named(line)
        if not self.awaited or self.awaited[0][0] != kind:
            message = f"no {kind} line is due here"
            raise LineError(message)
        _, computed = self.awaited.pop(0)
        for key in {**computed, **found}:
            if not _same_json(found.get(key, _ABSENT), computed.get(key, _ABSENT)):
                message = f"{kind}: {key} must be {_shown(computed, key)}, not {_shown(found, key)}"
                raise LineError(message)


_ABSENT = object()


def _named(line: ResultLine | OverLine) -> tuple[str, Mapping[str, object]]:
    if isinstance(line, ResultLine):
        return "result", line.result
    return "over", line.over


def _same_json(one: object, other: object) -> bool:
    # Python holds 1, 1.0 and True to be equal; JSON does not.
    if _ABSENT in (one, other):
        return one is other
    return json.dumps(one, sort_keys=True) == json.dumps(other, sort_keys=True)


def _shown(value: Mapping[str, object], key: str) -> str:
    return json.dumps(value[key]) if key in value else "absent"
