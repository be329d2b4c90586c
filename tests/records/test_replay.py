"""Replaying: every act judged, every result compared, each fault with its line."""

from itertools import pairwise
from pathlib import Path

import pytest

from gouji.records.errors import RecordError
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from tests.records.lines import GAME, HEADER, OVER, PLAY, POSITION, RESULT, ROUND, header, write

Line = dict[str, object]
HANDS = ["3s3s4h", "3h3h2s", "4c2s", "2h4d", "2c4d", "2d4h"]


@pytest.fixture
def replay(tmp_path: Path) -> "Replayer":
    return Replayer(tmp_path)


class Replayer:
    """Writes lines to a file and replays them."""

    def __init__(self, folder: Path) -> None:
        self.path = folder / "game.gouji"

    def __call__(self, *lines: object) -> Replay:
        return Replay(read_record(write(self.path, *lines))).finish()

    def fault(self, *lines: object) -> tuple[int, str]:
        """The line and what is wrong; all lines before it must stand."""
        with pytest.raises(RecordError) as caught:
            self(*lines)
        assert str(caught.value) == f"{self.path}:{caught.value.line}: {caught.value.what}"
        return caught.value.line, caught.value.what


def changed(line: Line, **fields: object) -> Line:
    """A result or over line with some of its fields changed."""
    ((kind, value),) = line.items()
    assert isinstance(value, dict)
    return {kind: {**value, **fields}}


def without(line: Line, field: str) -> Line:
    ((kind, value),) = line.items()
    assert isinstance(value, dict)
    return {kind: {key: one for key, one in value.items() if key != field}}


def test_a_whole_game(replay: Replayer) -> None:
    found = replay(*GAME)
    assert found.is_finished
    assert (found.rounds, found.decisions) == (1, 1)


@pytest.mark.parametrize("length", range(1, len(GAME)))
def test_an_unfinished_one_is_fine(replay: Replayer, length: int) -> None:
    assert not replay(*GAME[:length]).is_finished


def test_what_each_line_did(replay: Replayer) -> None:
    write(replay.path, *GAME)
    moments = list(Replay(read_record(replay.path)))
    assert [moment.line for moment in moments] == [2, 3, 4, 5, 6]
    assert [moment.ask is not None for moment in moments] == [False, False, True, False, False]
    assert all(one.after == other.before for one, other in pairwise(moments))


@pytest.mark.parametrize(
    ("field", "value", "shown"),
    [
        ("places", [1, 4, 3, 5, 2, 6], "must be [3, 4, 1, 5, 2, 6], not [1, 4, 3, 5, 2, 6]"),
        ("sweep", None, 'must be "odd", not null'),
        ("opened", [True] + [False] * 5, "opened must be [false"),
        ("burns", [[2, 1]], "must be [], not [[2, 1]]"),
        ("stuck", [[2, 1]], "must be [], not [[2, 1]]"),
        ("score", {"odd": 6, "even": -6}, "score must be"),
        ("total", {"odd": 12}, "total must be"),
        ("total", {"odd": 12.0, "even": -12}, "total must be"),
        ("debts", [{"kind": "last"}], "debts must be []"),
        ("extra", 1, "extra must be absent, not 1"),
    ],
)
def test_a_wrong_result(replay: Replayer, field: str, value: object, shown: str) -> None:
    line, what = replay.fault(*GAME[:4], changed(RESULT, **{field: value}))
    assert line == 5
    assert what.startswith(f"result: {field} ")
    assert shown in what


@pytest.mark.parametrize("field", ["places", "debts"])
def test_a_result_without_a_field(replay: Replayer, field: str) -> None:
    line, what = replay.fault(*GAME[:4], without(RESULT, field))
    assert line == 5
    assert what.endswith("not absent")


@pytest.mark.parametrize(
    ("field", "value"), [("reason", "sweep"), ("total", {"odd": 0, "even": 0}), ("by", 1)]
)
def test_a_wrong_over_line(replay: Replayer, field: str, value: object) -> None:
    line, what = replay.fault(*GAME[:5], changed(OVER, **{field: value}))
    assert line == 6
    assert what.startswith(f"over: {field} must be")


@pytest.mark.parametrize(
    ("lines", "line", "what"),
    [
        ((*GAME[:4], OVER), 5, "no over line is due here"),
        ((*GAME[:3], RESULT), 4, "no result line is due here"),
        ((*GAME[:5], RESULT), 6, "no result line is due here"),
        ((*GAME, OVER), 7, "no over line is due here"),
        ((HEADER, OVER), 2, "no over line is due here"),
        ((*GAME[:4], ROUND), 5, "the result line must come first"),
        ((*GAME[:4], PLAY), 5, "the result line must come first"),
        ((*GAME[:5], ROUND), 6, "the over line must come first"),
    ],
)
def test_a_result_stands_where_it_is_due(
    replay: Replayer, lines: tuple[Line, ...], line: int, what: str
) -> None:
    assert replay.fault(*lines) == (line, what)


@pytest.mark.parametrize(
    ("lines", "line", "what"),
    [
        ((HEADER, POSITION), 2, "PHASE-1 no deal is due here"),
        ((HEADER, PLAY), 2, "seat 1 play 5: PHASE-1 nobody is asked"),
        ((*GAME[:2], PLAY), 3, "seat 1 play 5: PHASE-1 nobody is asked"),
        ((*GAME[:2], ROUND), 3, "PHASE-1 no round is due here"),
        ((*GAME[:3], POSITION), 4, "PHASE-1 no deal is due here"),
        ((HEADER, {"round": 2, "drawer": 1}), 2, "round 2 where round 1 begins"),
        ((*GAME, ROUND), 7, "PHASE-1 no round is due here"),
        ((*GAME, PLAY), 7, "seat 1 play 5: PHASE-1 nobody is asked"),
        ((*GAME[:3], {"seat": 2, "act": "pass"}), 4, "seat 2 pass: PHASE-1"),
        ((*GAME[:3], {"seat": 1, "act": "pass"}), 4, "seat 1 pass: TURN-3"),
        ((*GAME[:3], {"seat": 1, "act": "play", "cards": "6"}), 4, "seat 1 play 6: SET-1"),
        ((*GAME[:3], {"seat": 1, "act": "play", "cards": "56"}), 4, "seat 1 play 56: SET-1"),
        ((*GAME[:3], {"seat": 1, "act": "play"}), 4, "seat 1 play: play needs cards"),
        ((*GAME[:3], {"seat": 1, "act": "skip"}), 4, "seat 1 skip: unknown act"),
        ((*GAME[:3], {"seat": 1, "act": "pass", "cards": "5"}), 4, "pass takes no cards"),
        (
            (*GAME[:3], {"seat": 1, "act": "play", "cards": "5", "sets": ["5"]}),
            4,
            "play takes no sets",
        ),
        ((*GAME[:3], {"seat": 1, "act": "revolt"}), 4, "seat 1 revolt: PHASE-1"),
        ((*GAME[:3], {"seat": 1, "act": "claim", "sets": ["5"]}), 4, "seat 1 claim 5: TIAO-1"),
        ((*GAME[:3], {"seat": 1, "act": "claim", "cards": "5"}), 4, "claim needs sets"),
    ],
)
def test_a_line_that_cannot_stand(
    replay: Replayer, lines: tuple[Line, ...], line: int, what: str
) -> None:
    found = replay.fault(*lines)
    assert found[0] == line
    assert what in found[1]


@pytest.mark.parametrize(
    ("deal", "what"),
    [
        ({**POSITION, "leader": 3}, "END-1 the leader, seat 3, is out"),
        ({**POSITION, "out": [3]}, "END-1 seat 5 is in play without cards"),
        ({**POSITION, "out": [3, 5, 1]}, "END-1 seat 1 is out but has cards"),
        ({**POSITION, "out": [3, 3, 5]}, "END-1 a seat is out twice"),
        (
            {**POSITION, "deal": ["", "3", "", "3", "", "3"], "out": [1, 3, 5], "leader": 2},
            "END-1 a position needs seats of both federations in play",
        ),
        ({**POSITION, "deal": ["5" * 17, "33", "", "33", "", "33"]}, "deal: 5 cards 5s"),
        ({**POSITION, "deal": ["5s", "33", "", "33", "", "33"]}, "deal: '33' is no card"),
        ({"deal": HANDS}, "LEAD-1 a deal needs its fallback leader here"),
    ],
)
def test_a_deal_that_cannot_stand(replay: Replayer, deal: Line, what: str) -> None:
    line, found = replay.fault(HEADER, ROUND, deal)
    assert line == 3
    assert what in found


def test_the_wrong_first_drawer_of_a_later_round(replay: Replayer) -> None:
    position = {
        "deal": ["", "5", "33", "", "333", ""],
        "phase": "play",
        "leader": 2,
        "out": [1, 4, 6],
    }
    lines = (header(rounds=2), ROUND, position, {"seat": 2, "act": "play", "cards": "5"})
    result = changed(
        RESULT,
        places=[1, 4, 5, 2, 6, 3],
        sweep=None,
        score={"odd": -2, "even": 2},
        total={"odd": -2, "even": 2},
    )
    line, what = replay.fault(*lines, result, {"round": 2, "drawer": 1})
    assert (line, what) == (6, "DEAL-1 seat 5 draws first in this round, not seat 1")
    assert replay(*lines, result, {"round": 2, "drawer": 5}).rounds == 1


def test_a_round_from_its_deal_on(replay: Replayer) -> None:
    deal = {"deal": HANDS, "fallback": 4}
    said = [{"seat": 1, "act": "show"}, {"seat": 2, "act": "no"}, {"seat": 1, "act": "redeal"}]
    found = replay(HEADER, ROUND, deal, *said, deal)
    assert found.decisions == 3


def test_dissolved(replay: Replayer) -> None:
    over = changed(OVER, total={"odd": 0, "even": 0}, reason="dissolved")
    found = replay(*GAME[:3], {"seat": 2, "act": "dissolve"}, over)
    assert found.is_finished
    assert (found.rounds, found.decisions) == (0, 1)
