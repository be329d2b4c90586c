"""文字记录: a record told line by line, as the table saw it."""

from collections.abc import Iterator
from dataclasses import replace

from gouji.cli.words import join, say
from gouji.engine.events import (
    Burned,
    Dealt,
    Event,
    GameOver,
    Played,
    RoundOpened,
    RoundResult,
    TributeCards,
    TrickOpened,
)
from gouji.engine.refusals import Language
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.rules.cards import Card
from gouji.rules.hand import Hand, hand_text, pack_cards
from gouji.rules.options import changed, value_text
from gouji.rules.presets import PRESETS
from gouji.rules.seats import NOBODY, SEATS, Seat, members
from gouji.tui.debtwords import debt_line
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
        preset, rules = header.preset(), self._record.rules
        changes = [
            f"{option}={value_text(rules, option)}" for option in changed(PRESETS[preset], rules)
        ]
        key = "rules_changed" if changes else "rules_kept"
        yield self._say(key, preset=preset, changes=join(changes, self._language))

    def tell(self, event: Event) -> Iterator[str]:
        """事件: the lines of one event."""
        match event:
            case RoundOpened():
                self._tricks = 0
                yield ""
                yield from self._line(event)
            case Dealt() | TributeCards():
                yield from self._cards(event)
            case TrickOpened():
                yield ""
                yield self._trick(event)
            case Played(combo=combo) | Burned(combo=combo):
                for line in self._line(event):
                    yield INDENT + self._say("bracketed", what=line, more=combo)
            case RoundResult():
                yield ""
                yield from self._result(event)
            case GameOver():
                yield from self._line(event)
            case _:
                yield from (INDENT + line for line in self._line(event))

    def _cards(self, event: Dealt | TributeCards) -> Iterator[str]:
        match event:
            case Dealt(seat, cards) if self._seat in {None, seat}:
                yield INDENT + self._say("cards", who=self._name(seat), cards=_hand(cards))
            case TributeCards(seat, giver, taker, cards) if seat == (self._seat or giver):
                # Giver and taker are told the same; whoever may know all hears it once.
                way = self._say("way", giver=self._name(giver), taker=self._name(taker))
                yield INDENT + self._say("cards", who=way, cards=_spaced(cards))
            case _:
                pass

    def _result(self, event: RoundResult) -> Iterator[str]:
        yield from self._line(replace(event, opened=NOBODY, debts=()))
        if self._record.rules.points:
            opened = [self._name(seat) for seat in members(event.opened)]
            key = "opened" if opened else "nobody_opened"
            yield INDENT + self._say(key, who=join(opened, self._language))
        if event.debts:
            yield INDENT + self._say("debts")
        for debt in event.debts:
            yield 2 * INDENT + debt_line(debt, self._names, self._language)
        yield self._say("score", score=event.score, total=event.total)

    def _trick(self, event: TrickOpened) -> str:
        self._tricks += 1
        what = self._say("trick", number=self._tricks)
        more = [self._say("scramble")] if event.scramble else []
        if event.headless:
            who = [self._name(seat) for seat in members(event.headless)]
            more.append(self._say("headless", who=join(who, self._language)))
        return self._say("bracketed", what=what, more=join(more, self._language)) if more else what

    def _line(self, event: Event) -> Iterator[str]:
        line = event_line(event, self._names, self._language)
        if line is not None:
            yield line

    def _name(self, seat: Seat) -> str:
        return self._names[seat - 1]

    def _say(self, key: str, **facts: object) -> str:
        return say(key, self._language, **facts)


def _hand(cards: tuple[Card, ...]) -> str:
    return _spaced(pack_cards(cards))


def _spaced(cards: Hand) -> str:
    # A space between ranks, so that four packs can be read.
    text = hand_text(cards)
    return " ".join(letter * text.count(letter) for letter in dict.fromkeys(text))
