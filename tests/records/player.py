"""Games that bots play into a record, in this process or in one that may be killed.

``python -m tests.records.player FILE`` begins a game in a new file or goes on with one, and tells after
each decision how many there are.
"""

import sys
from collections.abc import Callable
from datetime import datetime, timedelta, timezone
from pathlib import Path

from gouji.bots.registry import make_bot
from gouji.engine.table import Table
from gouji.records.holding import HeldFile
from gouji.records.journal import GameHeader, JournalWriter, mend
from gouji.records.players import Player
from gouji.records.resume import stand
from gouji.records.schema import DecisionLine
from gouji.rules.deck import PreparedDeal
from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

WHEN = datetime(2026, 11, 29, 10, 0, tzinfo=timezone(timedelta(hours=8)))
PLAYERS = [Player("老王", "human"), *[Player(f"{seat} 号", "novice") for seat in SEATS[1:]]]
SEED = 4
RULES = build(Preset.ONLINE, {"rounds": 2, "after_sweep": "fresh"})


def play_out(table: Table, on_decision: Callable[[], None] = lambda: None) -> None:
    """Let bots play a game to its end."""
    bots = {seat: make_bot("novice", SEED, seat) for seat in SEATS}
    while not table.is_over:
        ask = table.ask
        if ask is None:
            table.start()
        else:
            table.submit(ask.seat, bots[ask.seat].choose(table.view(ask.seat)).action)
            on_decision()


def begin(
    path: Path,
    rules: RuleSet = RULES,
    on_decision: Callable[[], None] = lambda: None,
    prepared: PreparedDeal | None = None,
) -> None:
    """Play a game into a new record."""
    header = GameHeader(Preset.ONLINE, rules, PLAYERS, SEED, WHEN, prepared=prepared)
    with JournalWriter(path, header) as journal:
        play_out(Table(rules, SEED, journal, prepared), on_decision)


def go_on(path: Path, on_decision: Callable[[], None] = lambda: None) -> None:
    """Go on with a record, and play the game to its end."""
    file = HeldFile.hold(path)
    point = stand(file.read())
    mend(file, point.record, point.awaited)
    with JournalWriter(file, None) as journal:
        table = Table(point.record.rules, SEED + 1, journal)
        table.resume(point.state, point.chance)
        play_out(table, on_decision)


class Counter:
    """Tells how many decisions there are."""

    def __init__(self, decisions: int) -> None:
        self._decisions = decisions

    def __call__(self) -> None:
        self._decisions += 1
        sys.stdout.write(f"{self._decisions}\n")
        sys.stdout.flush()


def decisions(path: Path) -> int:
    """How many decisions a record holds."""
    file = HeldFile.hold(path)
    record = file.read()
    file.close()
    return sum(isinstance(line, DecisionLine) for _, line in record.lines)


if __name__ == "__main__":
    record_path = Path(sys.argv[1])
    if record_path.exists():
        go_on(record_path, Counter(decisions(record_path)))
    else:
        begin(record_path, on_decision=Counter(0))
