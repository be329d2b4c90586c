"""SWEEP-1: what a sweep does to the game."""

import pytest

from gouji.engine.events import GameOver
from gouji.engine.state import RoundDue
from gouji.rules.scoring import OverReason
from tests.positions import Game, rules

ODD = ("5 33 - 33 - 33", 1, (3, 5), "1 play 5")
EVEN = ("33 5 33 - 33 -", 2, (4, 6), "2 play 5")
NEITHER = ("- 5 33 - 333 -", 2, (1, 4, 6), "2 play 5")
BY_NAME = {"odd": ODD, "even": EVEN, "neither": NEITHER}


def reason(sweeps: str, **options: str | int) -> OverReason | None:
    """Why the game is over after rounds swept by these sides; ``None`` if it goes on."""
    game = Game(rules(**options))
    for name in sweeps.split():
        hands, leader, out, last = BY_NAME[name]
        assert game.all(GameOver) == [], f"{name} comes too late"
        game.position(hands, leader, out).says(last)
    over = game.all(GameOver)
    return over[0].reason if over else None


@pytest.mark.parametrize(
    ("sweeps", "options", "expected"),
    [
        ("odd", {"after_sweep": "end_game"}, OverReason.SWEEP),
        ("neither odd", {"after_sweep": "end_game"}, OverReason.SWEEP),
        ("neither neither", {"after_sweep": "end_game"}, None),
        ("odd odd odd", {}, None),
        ("odd", {"sweep_streak": 1}, OverReason.STREAK),
        ("odd odd", {"sweep_streak": 2}, OverReason.STREAK),
        ("even even even", {"sweep_streak": 3}, OverReason.STREAK),
        ("odd even", {"sweep_streak": 2}, None),
        ("odd neither odd", {"sweep_streak": 2}, None),
        ("odd even even", {"sweep_streak": 2}, OverReason.STREAK),
        # Of several reasons the first of sweep, streak, rounds.
        ("odd", {"after_sweep": "end_game", "sweep_streak": 1, "rounds": 1}, OverReason.SWEEP),
        ("odd", {"sweep_streak": 1, "rounds": 1}, OverReason.STREAK),
        ("odd", {"rounds": 1}, OverReason.ROUNDS),
    ],
)
def test_when_the_game_ends(
    sweeps: str, options: dict[str, str | int], expected: OverReason | None
) -> None:
    assert reason(sweeps, **{"rounds": 9} | options) is expected


def test_the_next_round_is_a_fresh_start() -> None:
    hands, leader, out, last = ODD
    game = Game(rules(rounds=2)).position(hands, leader, out).says(last)
    assert game.state.phase == RoundDue(None)
    assert game.state.match.last is None
