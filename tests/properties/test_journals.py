"""A journal that was written while a game was played gives back every state of it."""

from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from gouji.engine.state import Over
from gouji.engine.table import Table
from gouji.records.journal import GameHeader, JournalWriter, Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS
from tests.strategies import play_out, random_rules

PLAYERS = [Player(f"{seat} 号", "random") for seat in SEATS]
WHEN = datetime(2026, 11, 29, 10, 0, tzinfo=UTC)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_a_replay_passes_through_every_state_and_verifies(seed: int, tmp_path: Path) -> None:
    rules = random_rules(Random(seed), rounds=3)
    path = tmp_path / "game.gouji"
    with JournalWriter(path, GameHeader(Preset.CLASSIC, rules, PLAYERS, seed, WHEN)) as journal:
        table = Table(rules, seed, journal)
        player = "novice" if seed % 2 else "random"
        states = [table.state for _ in play_out(table, player, seed)]
    replay = Replay(read_record(path))
    again = [moment.after for moment in replay if moment.act is not None]
    # After a demand for a new deal the table deals at once; the record has a line for that.
    same = [(one, other) for one, other in zip(states, again, strict=True) if other.phase.asks]
    assert all(one == other for one, other in same)
    assert len(same) > 100
    assert replay.is_finished
    assert replay.state == table.state
    assert isinstance(replay.state.phase, Over)
    assert replay.decisions == len(states)
    assert replay.rounds == table.state.match.number
