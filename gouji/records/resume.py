"""接着打: where an unfinished record stands, and what a game that goes on from it needs."""

from dataclasses import dataclass

from gouji.engine.events import Event, GameOver, RoundOpened, RoundResult
from gouji.engine.state import RoundDue, State
from gouji.engine.table import Chance
from gouji.records.deals import prepared_in
from gouji.records.hands import parse_deal
from gouji.records.holding import HeldFile
from gouji.records.reader import Record
from gouji.records.replay import Moment, Replay
from gouji.records.results import Value
from gouji.records.schema import DealLine, LaterLine, RoundLine


@dataclass(frozen=True, slots=True)
class Standpoint:
    """所在: a record played through to its last line."""

    record: Record
    state: State
    chance: Chance | None
    """What dealt so far; ``None`` if that was not this program with the record's seed."""
    moments: tuple[Moment, ...]
    """The lines of the round being played, or of the last one between two rounds."""
    results: tuple[RoundResult, ...]
    over: GameOver | None
    awaited: tuple[tuple[str, Value], ...]
    """Lines that follow from the others, and that the file lacks: their key and value."""

    @property
    def is_finished(self) -> bool:
        """终局: whether nothing is left to play or to write."""
        return self.over is not None and not self.awaited


@dataclass(frozen=True, slots=True)
class Resumed:
    """接着打: where a game goes on from, and the file it goes on in."""

    point: Standpoint
    file: HeldFile


def stand(record: Record) -> Standpoint:
    """接着打: play a record through to its last line.

    Raises:
        RecordError: a line cannot stand where it stands.
    """
    replay, lines = Replay(record), dict(record.lines)
    chance = (
        None
        if record.header.seed is None
        else Chance(record.header.seed, prepared_in(record.header))
    )
    moments: list[Moment] = []
    events: list[Event] = []
    for moment in replay:
        if chance and not _is_dealt_by(chance, moment, lines[moment.line]):
            chance = None
        if any(isinstance(event, RoundOpened) for event in moment.events):
            moments.clear()
        moments.append(moment)
        events += moment.events
    return Standpoint(
        record,
        replay.state,
        chance,
        tuple(moments),
        tuple(event for event in events if isinstance(event, RoundResult)),
        next((event for event in events if isinstance(event, GameOver)), None),
        tuple(replay.awaited),
    )


def _is_dealt_by(chance: Chance, moment: Moment, line: LaterLine) -> bool:
    state = moment.before
    if isinstance(line, RoundLine) and isinstance(state.phase, RoundDue):
        drawing = chance.draw(state.match.rules.opening, state.phase.drawer)
        return drawing.drawer == line.drawer
    if isinstance(line, DealLine):
        return chance.deal(state.deal.drawer) == (parse_deal(line.deal), line.fallback)
    return True
