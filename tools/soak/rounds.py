"""Games without a screen: any preset, any options, any bots; some are recorded and played through again."""

from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Final, NamedTuple

from gouji.cli.headless import Tally, play_game
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS
from tests.games import any_rules
from tests.strategies import QUICK

RECORDED: Final = 10
"""One of so many games is recorded."""
TOLD: Final = 1_000
"""After so many rounds there is a line."""


class Count(NamedTuple):
    """What has been played so far."""

    tally: Tally = Tally()
    games: int = 0
    verified: int = 0
    errors: int = 0
    seconds: float = 0.0
    """Of the processor."""

    def __str__(self) -> str:
        """All figures, in a line."""
        return (
            f"games={self.games} rounds={self.tally.rounds} decisions={self.tally.decisions}"
            f" verified={self.verified} errors={self.errors} cpu_s={self.seconds:.0f}"
        )


def soak(rounds: int, seed: int) -> Iterator[tuple[str, bool]]:
    """久战: play games until there are so many rounds.

    Args:
        rounds: how many at least.
        seed: of the first game; the next game has the next.

    Yields:
        Each error, and the figures after every thousand rounds and at the end, with whether all is well.
    """
    count, began = Count(), process_time()
    with TemporaryDirectory() as folder:
        while count.tally.rounds < rounds:
            number = seed + count.games
            before = count.tally.rounds
            try:
                tally = play(number, Path(folder))
            except Exception as error:  # noqa: BLE001 – one error must not hide the next
                yield f"game {number}: {type(error).__name__}: {error}", False
                count = count._replace(games=count.games + 1, errors=count.errors + 1)
                continue
            count = Count(
                count.tally.plus(tally),
                count.games + 1,
                count.verified + is_recorded(number),
                count.errors,
                process_time() - began,
            )
            if before // TOLD < count.tally.rounds // TOLD:
                yield str(count), True
    yield str(count), not count.errors


def is_recorded(number: int) -> bool:
    """Whether a game is recorded and verified."""
    return number % RECORDED == 0


def play(number: int, folder: Path) -> Tally:
    """Play a game whose rules, seats and deals follow from its number.

    Raises:
        Exception: something is wrong with the program.
    """
    rng = Random(f"soak {number}")
    preset = rng.choice([*Preset])
    # Either the preset as it is, or half of its options any other.
    rules = any_rules(rng, preset, share=rng.choice((0.0, 0.5)))
    bots = rng.choices(QUICK, k=len(SEATS))
    if not is_recorded(number):
        return play_game(rules, number, bots)
    path = folder / f"{number}.gouji"
    players = [Player(bot, bot) for bot in bots]
    header = GameHeader(preset, rules, players, number, datetime.now().astimezone())
    with JournalWriter(path, header) as journal:
        tally = play_game(rules, number, bots, journal)
    replay = Replay(read_record(path)).finish()
    path.unlink()
    if (replay.is_finished, replay.decisions) != (True, tally.decisions):
        message = f"its record ends after {replay.decisions} of {tally.decisions} decisions"
        raise ValueError(message)
    return tally
