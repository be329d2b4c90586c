"""文字记录: a record told line by line, as the table saw it."""

from collections.abc import Iterator
from dataclasses import replace

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
from gouji.engine.state import State
from gouji.records.reader import Record
from gouji.records.replay import Replay
from gouji.rules.cards import Card
from gouji.rules.hand import Hand, hand_text, pack_cards
from gouji.rules.options import changed, value_text
from gouji.rules.presets import PRESETS
from gouji.rules.seats import NOBODY, SEATS, Seat, members
from gouji.tui.debtwords import debt_line
from gouji.tui.ledger import ledger_parts
from gouji.tui.narration import event_line
from gouji.tui.standings import kind_words
from gouji.tui.text import say
from gouji.tui.viewmodel import open_table

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
        yield from teller.stand(replay.state)


class Teller:
    """讲述: turns a record's header and events into lines; it counts the tricks of a round."""

    def __init__(self, record: Record, language: Language, seat: Seat | None) -> None:
        self._record = record
        self._language = language
        self._seat = seat
        self._names = tuple(
            self._say("export_named", seat=seat, name=line.name).rstrip()
            for seat, line in zip(SEATS, record.header.seats, strict=True)
        )
        self._tricks = 0

    def header(self) -> Iterator[str]:
        """首行: the players, and what the rules change in their preset."""
        header = self._record.header
        yield self._say("export_title")
        if header.created:
            yield header.created
        for name, player in zip(self._names, header.players, strict=True):
            kind = kind_words(player, self._language)
            yield INDENT + self._say("export_bracketed", what=name, more=kind)
        preset, rules = header.preset(), self._record.rules
        changes = [
            f"{option}={value_text(rules, option)}" for option in changed(PRESETS[preset], rules)
        ]
        key = "export_rules_changed" if changes else "export_rules_kept"
        name = self._say(f"preset_{preset}")
        yield self._say(key, preset=name, changes=self._joined(changes))
        if self._seat:
            yield self._say("export_seen_from", who=self._name(self._seat))

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
                    yield INDENT + self._say("export_bracketed", what=line, more=combo)
            case RoundResult():
                yield ""
                yield from self._result(event)
            case GameOver():
                yield from self._line(event)
            case _:
                yield from (INDENT + line for line in self._line(event))

    def stand(self, state: State) -> Iterator[str]:
        """所在: the ledger of a game that is not over, as it stands."""
        yield ""
        yield self._say("export_unfinished")
        for title, lines in ledger_parts(
            open_table(state, self._names, self._language).ledger, self._language
        ):
            yield INDENT + title
            yield from (2 * INDENT + line for line in lines)

    def _cards(self, event: Dealt | TributeCards) -> Iterator[str]:
        match event:
            case Dealt(seat, cards) if self._seat in {None, seat}:
                yield INDENT + self._say("export_cards", who=self._name(seat), cards=_hand(cards))
            case TributeCards(seat, giver, taker, cards) if seat == (self._seat or giver):
                # Giver and taker are told the same; whoever may know all hears it once.
                way = self._say("export_way", giver=self._name(giver), taker=self._name(taker))
                yield INDENT + self._say("export_cards", who=way, cards=_spaced(cards))
            case _:
                pass

    def _result(self, event: RoundResult) -> Iterator[str]:
        yield from self._line(replace(event, opened=NOBODY, debts=()))
        if self._record.rules.points:
            opened = [self._name(seat) for seat in members(event.opened)]
            key = "export_opened" if opened else "export_nobody_opened"
            yield INDENT + self._say(key, who=self._joined(opened))
        if event.debts:
            yield INDENT + self._say("export_debts")
        for debt in event.debts:
            yield 2 * INDENT + debt_line(debt, self._names, self._language)
        yield self._say("export_score", score=event.score, total=event.total)

    def _trick(self, event: TrickOpened) -> str:
        self._tricks += 1
        what = self._say("export_trick", number=self._tricks)
        more = [self._say("export_scramble")] if event.scramble else []
        if event.headless:
            who = [self._name(seat) for seat in members(event.headless)]
            more.append(self._say("export_headless", who=self._joined(who)))
        return self._say("export_bracketed", what=what, more=self._joined(more)) if more else what

    def _line(self, event: Event) -> Iterator[str]:
        line = event_line(event, self._names, self._language)
        if line is not None:
            yield line

    def _name(self, seat: Seat) -> str:
        return self._names[seat - 1]

    def _joined(self, items: list[str]) -> str:
        return self._say("name_join").join(items)

    def _say(self, key: str, **facts: object) -> str:
        return say(key, self._language, **facts)


def _hand(cards: tuple[Card, ...]) -> str:
    return _spaced(pack_cards(cards))


def _spaced(cards: Hand) -> str:
    # A space between ranks, so that four packs can be read.
    text = hand_text(cards)
    return " ".join(letter * text.count(letter) for letter in dict.fromkeys(text))
