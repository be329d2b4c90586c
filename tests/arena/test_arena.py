"""The arena: equal bots are equal, and what it says does not depend on how it was run."""

import pytest

from gouji.arena.board import Board, Mark
from gouji.arena.duel import Pairing, duel
from gouji.arena.series import head_share, quantile, run
from gouji.rules.presets import Preset, build
from gouji.rules.seats import SEATS

BOARDS = 4
PRESETS_ONCE = {preset: build(preset, {"rounds": 1}) for preset in Preset}


@pytest.mark.parametrize("preset", Preset)
@pytest.mark.parametrize("bot", ["novice", "random"])
@pytest.mark.parametrize("one_seat", [False, True])
def test_self_against_self_is_nought_on_every_board(
    bot: str, preset: Preset, one_seat: bool
) -> None:
    pairing = Pairing(bot, bot, PRESETS_ONCE[preset], one_seat)
    assert run(pairing, BOARDS, 5).points == [0.0] * BOARDS


def test_the_better_bot_gains_and_takes_the_head_places() -> None:
    summary = run(Pairing("novice", "random", PRESETS_ONCE[Preset.CLASSIC]), BOARDS, 1)
    assert summary.mean - summary.margin > 5
    assert head_share(summary.one, summary.other) > 0.9
    assert summary.one.marks[Mark.ROUND] == BOARDS * 2 * 3


def test_one_seat_of_six_gains_less_than_three() -> None:
    rules = PRESETS_ONCE[Preset.CLASSIC]
    lone = run(Pairing("random", "novice", rules, one_seat=True), BOARDS, 1)
    three = run(Pairing("random", "novice", rules), BOARDS, 1)
    assert three.mean < lone.mean < 0
    assert lone.one.marks[Mark.ROUND] == BOARDS * len(SEATS)


def test_processes_do_not_change_the_result() -> None:
    pairing = Pairing("novice", "random", PRESETS_ONCE[Preset.ONLINE])
    alone, shared = run(pairing, 10, 3), run(pairing, 10, 3, jobs=2)
    assert (alone.points, alone.one.marks) == (shared.points, shared.one.marks)


def test_a_board_repeats_and_differs_by_number() -> None:
    rules = PRESETS_ONCE[Preset.CLASSIC]
    names = ["novice"] * len(SEATS)
    scores = [Board(rules, 1, number).play(names).marks for number in (1, 1, 2)]
    assert scores[0] == scores[1] != scores[2]


def test_whole_games_are_counted_by_the_round() -> None:
    rules = build(Preset.CLASSIC, {"rounds": 3})
    summary = run(Pairing("novice", "random", rules), 2, 1)
    assert summary.one.marks[Mark.ROUND] == 2 * 2 * 3 * 3
    assert abs(summary.mean) <= 12


def test_it_stops_with_what_is_done() -> None:
    def stop(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    pairing = Pairing("novice", "novice", PRESETS_ONCE[Preset.CLASSIC])
    assert run(pairing, 10, 1, done=stop).boards == 3


def test_a_duel_seats_both_in_both_federations() -> None:
    found = duel(Pairing("novice", "random", PRESETS_ONCE[Preset.CLASSIC]), 1, 0)
    assert found.one.marks[Mark.ROUND] == found.other.marks[Mark.ROUND] == 6


def test_quantiles() -> None:
    times = [float(number) for number in range(1, 101)]
    assert (quantile(times, 0.5), quantile(times, 0.99), quantile([2.0], 0.5)) == (50, 99, 2)
