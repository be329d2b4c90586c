"""The shared positions: every decision's legal acts, and every result, as the rule text has them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from gouji.engine.actions import act_text
from gouji.engine.kernel import ask_of, legal
from gouji.engine.state import PHASE_NAME, State
from gouji.records.errors import RecordError
from gouji.records.reader import read_record
from gouji.records.replay import Replay

FOLDER = Path(__file__).parent
NAMES = sorted(path.stem for path in FOLDER.glob("*.gouji"))

LATER_FAMILIES = (
    "biesan-",
    "hui-",
    "revolt-",
    "tiao-",
    "trib-",
    "end-5-",
    "sim-biesan-",
    "sim-hui-",
)
COMPUTED_ONLY = {"trib-6-between-mates"}
"""Its debts are never paid, so that all but them is compared."""

LATER = {name for name in NAMES if name.startswith(LATER_FAMILIES)} - COMPUTED_ONLY | {
    "lead-1-biesan-fours",
    "point-5-double",
    "point-6-advance-call-order",
    "scram-1-revolt-after-head",
    "scram-1-second-out",
    "sim-end-5-take-last",
    "sim-revolt-3-fourth",
    "sim-trib-5-return",
}
"""Files that need clauses of RULES 9 to 11 or a rarer agreement, which are not yet played."""

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


@pytest.mark.parametrize("name", [name for name in NAMES if name not in LATER])
def test_acts_and_results_are_as_the_rule_text_has_them(name: str) -> None:
    replay = replay_of(name)
    assert list(rows(replay)) == expected(name)
    unchecked = re.compile(r"\d+: (opened|debts|score|total) not checked: \w+ is not yet available")
    assert [note for note in replay.notes if not unchecked.fullmatch(note)] == []


@pytest.mark.parametrize("name", sorted(LATER))
def test_what_needs_a_later_section_is_refused_where_it_begins(name: str) -> None:
    found: list[Row] = []
    with pytest.raises(RecordError, match="not yet available"):
        found.extend(rows(replay_of(name)))
    assert found == expected(name)[: len(found)]


OWN = ("set", "beat", "gouji", "turn", "wind", "head", "burn", "lead-2", "deal-2", "end-4", "score")


@pytest.mark.parametrize("clause", OWN)
def test_no_file_of_a_clause_that_is_played_is_left_out(clause: str) -> None:
    names = {name for name in NAMES if name.startswith(f"{clause}-")}
    assert names
    assert names.isdisjoint(LATER)
