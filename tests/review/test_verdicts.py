"""The decisions of a record, their verdicts, and what they come to."""

from collections import Counter
from pathlib import Path

import pytest

from gouji.engine.actions import act_text
from gouji.engine.state import PhaseName
from gouji.records.reader import Record, read_record
from gouji.records.schema import DecisionLine
from gouji.review.judging import Estimate, Grade, Judgement
from gouji.review.verdicts import COSTLIEST, Taken, Verdict, decisions, seats_of, tally, verdicts
from gouji.rules.seats import SEATS, Seat
from tests.cli.running import simulated

HEADER = '{{"gouji": 1, "rules": {{"preset": "classic", "tribute": false}}, "seats": [{seats}]}}'
LINES = (
    '{"round": 1, "drawer": 1}',
    '{"deal": ["449", "66AA", "553", "557", "778", "889"], "phase": "play", "leader": 1}',
    '{"seat": 1, "act": "play", "cards": "44"}',
    '{"seat": 2, "act": "play", "cards": "66"}',
    '{"seat": 3, "act": "pass"}',
    '{"seat": 2, "act": "dissolve"}',
)


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Record:
    """Two rounds that bots have played."""
    return read_record(simulated(tmp_path_factory.mktemp("game"), "--rounds", 2))


def small(folder: Path) -> Record:
    seats = ", ".join(6 * ['{"name": "", "player": "human"}'])
    path = folder / "small.gouji"
    path.write_text("\n".join((HEADER.format(seats=seats), *LINES, "")), encoding="utf-8")
    return read_record(path)


def test_humans_are_judged_or_everybody_where_there_is_none() -> None:
    assert seats_of(6 * ["novice"]) == SEATS
    assert seats_of(["novice", "human", *3 * ["novice"], "human"]) == (2, 6)


def test_every_decision_has_its_number_and_the_view_it_was_made_from(game: Record) -> None:
    taken = [*decisions(game, SEATS)]
    assert [one.number for one in taken] == list(range(1, len(taken) + 1))
    lines = [line for _, line in game.lines if isinstance(line, DecisionLine)]
    for one, line in zip(taken, lines, strict=True):
        assert line.seat == one.view.seat
        assert act_text(one.act).startswith(line.act)
        assert one.view.refusal(one.act) is None


def test_a_seat_can_be_chosen_and_every_round_is_told_of(game: Record) -> None:
    own = [*decisions(game, {Seat(3)})]
    assert own == [one for one in decisions(game, SEATS) if one.view.seat == 3]
    assert {one.round for one in own} == {1, 2}


def test_to_end_the_game_is_no_decision_of_it(tmp_path: Path) -> None:
    acts = [act_text(one.act) for one in decisions(small(tmp_path), SEATS)]
    assert acts == ["play 44", "play 66", "pass"]


def test_verdicts_come_in_order_whatever_the_number_of_processes(game: Record) -> None:
    # Nothing is searched before play, so that this takes no time.
    taken = [one for one in decisions(game, SEATS) if one.view.phase is not PhaseName.PLAY][:9]
    one = list(verdicts(taken))
    assert [verdict.taken for verdict in one] == taken
    assert one == list(verdicts(taken, jobs=2))


def verdict(taken: Taken, grade: Grade, points: float | None = None) -> Verdict:
    estimate = None if points is None else Estimate(points, 0.3, 96)
    return Verdict(taken, Judgement(grade, None, estimate))


def test_a_tally_counts_grades_adds_points_and_names_the_costliest(game: Record) -> None:
    seat, other = Seat(1), Seat(2)
    first, *more = decisions(game, {seat})
    costs = (0.5, 2.5, 1.5, 1.0)
    told = [
        verdict(first, Grade.FORCED),
        *(verdict(one, Grade.WORSE, cost) for one, cost in zip(more, costs, strict=False)),
        verdict(first, Grade.NEAR, -0.5),
        verdict(first, Grade.NEAR, 9.0),
        verdict(first, Grade.OTHER),
        *(verdict(one, Grade.WORSE, 7.0) for one in decisions(game, {other})),
    ]
    found = tally(seat, told)
    assert (found.decisions, found.choices) == (8, 7)
    assert found.grades == Counter(forced=1, worse=4, near=2, other=1)
    assert found.points == pytest.approx(sum(costs) - 0.5 + 9)
    assert found.error == pytest.approx(0.3 * 6**0.5)
    assert [one.points for one in found.costliest] == [2.5, 1.5, 1.0]
    assert len(found.costliest) == COSTLIEST


def test_nothing_done_is_nothing_given_away(game: Record) -> None:
    found = tally(Seat(1), [])
    assert (found.decisions, found.choices, found.points, found.error) == (0, 0, 0, 0)
    assert found.costliest == ()
    assert verdict(next(decisions(game, SEATS)), Grade.SAME).points == 0
