"""Decisions of the rarer agreements and of the tribute, as a journal writes and a reader takes them."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest

from gouji.engine.actions import Action, Claim, Hui, Pick, Return
from gouji.records.journal import GameHeader, JournalWriter, Player
from gouji.records.reader import read_record
from gouji.records.schema import DecisionLine
from gouji.rules.cards import Rank
from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.seats import SEATS, Seat

PLAYERS = [Player(f"{seat} 号", "random") for seat in SEATS]
HEADER = GameHeader(
    Preset.CLASSIC, PRESETS[Preset.CLASSIC], PLAYERS, 1, datetime(2026, 11, 29, tzinfo=UTC)
)
FIVES, SEVEN = parse_combo("55w"), parse_combo("7")


@pytest.mark.parametrize(
    ("act", "rest"),
    [
        (Claim((FIVES, SEVEN)), {"act": "claim", "sets": ["55w", "7"]}),
        (Pick(FIVES), {"act": "pick", "cards": "55w"}),
        (Return(parse_hand("34K")), {"act": "return", "cards": "K43"}),
        (Hui((Rank.THREE, Rank.FOUR)), {"act": "hui", "cards": "34"}),
        (Hui(()), {"act": "hui", "cards": ""}),
    ],
)
def test_a_line_with_cards_or_sets(act: Action, rest: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "game.gouji"
    with JournalWriter(path, HEADER) as journal:
        journal.decided(Seat(3), act)
    _, line = path.read_text(encoding="utf-8").splitlines()
    assert json.loads(line) == {"seat": 3, **rest}
    ((_, read),) = read_record(path).lines
    assert isinstance(read, DecisionLine)
    assert (read.act, read.cards, read.sets) == (act.kind, rest.get("cards"), rest.get("sets"))
