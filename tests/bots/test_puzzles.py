"""Positions in which one act is right: what is wanted of which tier stands in puzzles.json."""

from pathlib import Path
from typing import Final

import pytest
from pydantic import BaseModel, ConfigDict, TypeAdapter

from gouji.bots.registry import make_bot
from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of
from gouji.engine.views import SeatView, view_of
from gouji.records.reader import read_record
from gouji.records.replay import Replay

FOLDER: Final = Path(__file__).parent / "puzzles"


class Puzzle(BaseModel):
    """A record whose due decision is the puzzle."""

    model_config = ConfigDict(extra="forbid", strict=True)

    name: str
    file: str
    seat: int
    idea: str
    want: list[str]
    refuse: list[str]
    kind: str
    tiers: dict[str, bool]
    check: str

    def view(self) -> SeatView:
        replay = Replay(read_record(FOLDER / self.file))
        for _ in replay:
            pass
        ask = ask_of(replay.state)
        assert ask is not None
        assert ask.seat == self.seat
        return view_of(replay.state, ask.seat)


PUZZLES: Final = TypeAdapter(list[Puzzle]).validate_json((FOLDER / "puzzles.json").read_bytes())
REQUIRED: Final = [
    pytest.param(puzzle, bot, id=f"{puzzle.name}-{bot}")
    for puzzle in PUZZLES
    for bot, required in puzzle.tiers.items()
    if required
]
SEEDS: Final = range(2)
"""What the expert finds must not hang on the deals that it happens to look at."""


@pytest.mark.parametrize(("puzzle", "bot"), REQUIRED)
def test_it_finds_what_is_wanted(puzzle: Puzzle, bot: str) -> None:
    view = puzzle.view()
    for seed in SEEDS:
        found = act_text(make_bot(bot, seed, view.seat).choose(view).action)
        assert found in puzzle.want, puzzle.idea


@pytest.mark.parametrize("puzzle", PUZZLES, ids=lambda puzzle: puzzle.name)
def test_what_is_wanted_and_refused_is_legal(puzzle: Puzzle) -> None:
    assert {*puzzle.want, *puzzle.refuse} <= set(map(act_text, puzzle.view().legal))
