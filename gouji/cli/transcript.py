"""文字记录: a record told line by line, as the table saw it."""

from collections.abc import Iterator

from gouji.cli.words import join, say
from gouji.engine.events import (
    Burned,
    Dealt,
    Event,
    GameOver,
    Played,
    RoundOpened,
    RoundResult,
    TrickOpened,
)
from gouji.engine.refusals import Language
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.rules.cards import Card
from gouji.rules.hand import hand_text, pack_cards
from gouji.rules.presets import PRESETS
from gouji.rules.seats import SEATS, Seat, members
from gouji.tui.narration import event_line

INDENT = "  "


def transcript(record: Record, language: Language, seat: Seat | None) -> Iterator[str]:
    """文字记录: the lines of a transcript, as far as the record goes.

    Args:
        record: what is told.
        language: of the text.
        seat: whose dealt cards are told; ``None`` for all six.

    Raises:
        RecordError: the record is at fault; what stands before the fault is told.
    """
    teller = Teller(record, language, seat)
    yield from teller.header()
    replay = Replay(record)
    for moment in replay:
        for event in moment.events:
            yield from teller.tell(event)
    if not replay.is_finished:
        yield ""
        yield say("unfinished", language)


class Teller:
    """讲述: turns a record's header and events into lines; it counts the tricks of a round."""

    def __init__(self, record: Record, language: Language, seat: Seat | None) -> None:
        self._record = record
        self._language = language
        self._seat = seat
        self._names = tuple(
            self._say("named", seat=seat, name=line.name).rstrip()
            for seat, line in zip(SEATS, record.header.seats, strict=True)
        )
        self._tricks = 0

    def header(self) -> Iterator[str]:
        """首行: the players, and what the rules change in their preset."""
        header = self._record.header
        yield self._say("title")
        if header.created:
            yield header.created
        for name, line in zip(self._names, header.seats, strict=True):
            yield INDENT + self._say("bracketed", what=name, more=line.player)
        preset = header.preset()
        usual, found = (
            rules.model_dump(mode="json") for rules in (PRESETS[preset], self._record.rules)
        )
        changes = [
            f"{option}={str(value).lower()}"
            for option, value in found.items()
            if value != usual[option]
        ]
        key = "rules_changed" if changes else "rules_kept"
        yield self._say(key, preset=preset, changes=join(changes, self._language))

    def tell(self, event: Event) -> Iterator[str]:
        """事件: the lines of one event."""
        match event:
            case RoundOpened():
                self._tricks = 0
                yield ""
                yield self._line(event)
            case Dealt(seat, cards):
                if self._seat in {None, seat}:
                    yield INDENT + self._say("hand", who=self._name(seat), cards=_hand(cards))
            case TrickOpened():
                yield ""
                yield self._trick(event)
            case Played(combo=combo) | Burned(combo=combo):
                yield INDENT + self._say("bracketed", what=self._line(event), more=combo)
            case RoundResult(score=score, total=total):
                yield ""
                yield self._line(event)
                yield self._say("score", score=score, total=total)
            case GameOver(reason=reason):
                why = self._say(f"over_{reason}")
                yield self._say("bracketed", what=self._line(event), more=why)
            case _:
                yield INDENT + self._line(event)

    def _trick(self, event: TrickOpened) -> str:
        self._tricks += 1
        what = self._say("trick", number=self._tricks)
        more = [self._say("scramble")] if event.scramble else []
        if event.headless:
            who = [self._name(seat) for seat in members(event.headless)]
            more.append(self._say("headless", who=join(who, self._language)))
        return self._say("bracketed", what=what, more=join(more, self._language)) if more else what

    def _line(self, event: Event) -> str:
        return event_line(event, self._names, self._language) or ""

    def _name(self, seat: Seat) -> str:
        return self._names[seat - 1]

    def _say(self, key: str, **facts: object) -> str:
        return say(key, self._language, **facts)


def _hand(cards: tuple[Card, ...]) -> str:
    # A space between ranks, so that four packs can be read.
    text = hand_text(pack_cards(cards))
    return " ".join(letter * text.count(letter) for letter in dict.fromkeys(text))
