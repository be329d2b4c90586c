"""The soak: it plays, records and verifies, and tells what goes wrong."""

from pathlib import Path

import pytest

from gouji.cli.headless import Tally
from tools.soak import bots, rounds, screen


def test_it_plays_so_many_rounds_and_verifies_some() -> None:
    [(line, is_well)] = rounds.soak(rounds=3, seed=10)
    assert is_well
    assert "verified=1 errors=0" in line


def test_an_error_is_told_and_the_next_game_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    def play(number: int, _: Path) -> Tally:
        if number == 1:
            message = "lost a card"
            raise ValueError(message)
        return Tally(1, 200)

    monkeypatch.setattr(rounds, "play", play)
    told, (line, is_well) = rounds.soak(rounds=1, seed=1)
    assert told == ("game 1: ValueError: lost a card", False)
    assert line.startswith("games=2 rounds=1 decisions=200 verified=0 errors=1 ")
    assert not is_well


def test_bots_are_seated_at_random_and_none_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "SHARES", {"novice": 1, "regular": 1})
    *_, (line, is_well) = bots.soak(rounds=1, seed=1)
    assert is_well
    assert line.startswith("rounds=5 fallbacks=0 ")


@pytest.mark.parametrize(
    ("memory", "files", "is_well"),
    [
        ((50, 100, 105), (7, 7, 7), True),
        ((50, 100, 115), (7, 7, 7), False),
        ((9, 9, 9), (7, 7, 8), False),
    ],
)
def test_what_a_program_holds_may_not_grow_after_the_middle(
    memory: tuple[int, ...], files: tuple[int, ...], is_well: bool
) -> None:
    found = [
        screen.Held(number, kept, 3, open_files)
        for number, (kept, open_files) in enumerate(zip(memory, files, strict=True), start=1)
    ]
    assert screen.is_well(found) is is_well
