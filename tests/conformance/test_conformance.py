"""The shared positions: every decision's legal acts, and every result, as the rule text has them."""

import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of, legal
from gouji.engine.state import PHASE_NAME, State
from gouji.records.reader import read_record
from gouji.records.replay import Replay

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.gouji"))

Row = dict[str, object]


def row(line: int, state: State, took: str | None) -> Row:
    ask = ask_of(state)
    assert ask is not None
    return {
        "line": line,
        "round": state.match.number,
        "seat": ask.seat,
        "phase": PHASE_NAME[type(state.phase)],
        "asks": ask.question,
        "legal": sorted(map(act_text, legal(state))),
        "took": took,
    }


def rows(replay: Replay) -> Iterator[Row]:
    for moment in replay:
        if moment.act is not None:
            yield row(moment.line, moment.before, act_text(moment.act))
    if ask_of(replay.state):
        yield row(replay.record.next_line, replay.state, None)


def expected(name: str) -> list[Row]:
    text = (FOLDER / f"{name}.legal.jsonl").read_text(encoding="utf-8")
    return [json.loads(line) for line in text.splitlines()]


def replay_of(name: str) -> Replay:
    return Replay(read_record(FOLDER / f"{name}.gouji"))


@pytest.mark.parametrize("name", NAMES)
def test_acts_and_results_are_as_the_rule_text_has_them(name: str) -> None:
    replay = replay_of(name)
    assert list(rows(replay)) == expected(name)
