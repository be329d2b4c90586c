"""步: a record cut into what can be shown one after another: positions, each with what led to it."""

from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from gouji.engine.events import Dealt, Event, Events, RoundOpened, TrickOpened
from gouji.engine.refusals import Language
from gouji.export.scene import Scene, scene_of
from gouji.export.transcript import INDENT, Teller
from gouji.records.reader import Record
from gouji.rules.seats import Seat
from gouji.tui.printable import printable
from gouji.tui.reel import Reel


class Part(StrEnum):
    """段: what begins with a step."""

    ROUND = "round"
    TRICK = "trick"
    NONE = ""


class Manner(StrEnum):
    """行: how a line of the transcript is set."""

    HEAD = "head"
    HAND = "hand"
    PLAIN = "plain"


class Told(NamedTuple):
    """讲述: a line of the transcript."""

    text: str
    manner: Manner


class Step(NamedTuple):
    """步: a position, and what led to it."""

    scene: Scene
    told: tuple[Told, ...]
    part: Part


def steps(record: Record, reel: Reel, language: Language, seat: Seat | None) -> Iterator[Step]:
    """步: the positions of a record.

    To a seat, what it could not notice is no step: that others were asked in secret tells of their cards.

    Args:
        record: the record.
        reel: the same, played through.
        language: of the words.
        seat: who looks; ``None`` with all hands open.
    """
    names = tuple(printable(line.name) for line in record.header.seats)
    teller = Teller(record, language, seat)
    before: Scene | None = None
    for frame in reel.seen_by(seat):
        scene = scene_of(frame.state, names, language, seat)
        told = tuple(one for event in frame.events for one in _told(teller, event))
        if told or scene != before:
            yield Step(scene, told, _part(frame.events))
        before = scene


def _told(teller: Teller, event: Event) -> Iterator[Told]:
    for line in filter(None, teller.tell(event)):
        text = printable(line.strip())
        if isinstance(event, Dealt):
            yield Told(text, Manner.HAND)
        else:
            yield Told(text, Manner.PLAIN if line.startswith(INDENT) else Manner.HEAD)


def _part(events: Events) -> Part:
    kinds = set(map(type, events))
    if RoundOpened in kinds:
        return Part.ROUND
    return Part.TRICK if TrickOpened in kinds else Part.NONE
