"""Walking through a record: positions, eyes, and records that are at fault."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from gouji.engine.events import GameOver, RoundOpened, RoundResult, TookLast
from gouji.engine.refusals import Language
from gouji.records.errors import RecordError
from gouji.records.reader import Record, read_record
from gouji.rules.seats import Seat
from gouji.tui import start
from gouji.tui.preferences import Preferences
from gouji.tui.reel import Reel, wind
from gouji.tui.replays import ReplayApp
from gouji.tui.screens.replay import PAGE, ReplayScreen
from gouji.tui.settings import Settings
from tests.tui.shell import NAMES, drive, novice, session, text_of, until

ENGLISH = Preferences(Settings(language=Language.EN))


def record_of(folder: Path, **overrides: object) -> Path:
    game = session(folder, overrides=overrides)
    while not game.table.is_over:
        ask = game.table.ask
        if ask is None:
            game.table.start()
        else:
            game.table.submit(ask.seat, novice(game.table.view(ask.seat)))
    game.close()
    assert game.path is not None
    return game.path


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of one round, without calls."""
    return record_of(tmp_path_factory.mktemp("records"), calls=False)


@pytest.fixture(scope="module")
def long_path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a game of three rounds, in which seats are asked to call before each deal."""
    return record_of(tmp_path_factory.mktemp("records"), rounds=3)


def cut(path: Path, folder: Path, lines: int, *more: str) -> Record:
    """The first lines of a record, and others in place of the rest."""
    other = folder / "other.gouji"
    kept = path.read_text(encoding="utf-8").splitlines()[:lines]
    other.write_text("\n".join([*kept, *more]) + "\n", encoding="utf-8")
    return read_record(other)


def test_a_position_for_the_deal_and_for_each_decision(path: Path) -> None:
    reel = wind(read_record(path))
    decisions = path.read_text(encoding="utf-8").count('"act"')
    assert reel.last == decisions
    assert reel.frame.state.sizes == (36,) * 6
    assert reel.fault is None


def test_moving_stops_at_both_ends(path: Path) -> None:
    reel = wind(read_record(path))
    reel.move(-1)
    assert reel.position == 0
    reel.move(PAGE)
    reel.move(-1)
    assert reel.position == PAGE - 1
    reel.wind_on()
    reel.move(1)
    assert reel.position == reel.last
    reel.rewind()
    assert reel.position == 0


def test_tricks_are_counted_and_jumped_to(path: Path) -> None:
    reel = wind(read_record(path))
    assert reel.trick == 0
    places = []
    for number in range(1, 4):
        reel.move_trick(1)
        assert reel.trick == number
        places.append(reel.position)
    reel.move_trick(-1)
    assert reel.position == places[1]
    reel.wind_on()
    assert reel.trick > 3
    reel.move_trick(1)
    assert reel.position == reel.last
    reel.rewind()
    reel.move_trick(-1)
    assert reel.position == 0


def test_events_up_to_a_position(path: Path) -> None:
    reel = wind(read_record(path))
    assert isinstance(reel.so_far[0], RoundOpened)
    dealt = len(reel.so_far)
    reel.wind_on()
    assert len(reel.so_far) > dealt


def test_rounds_are_counted_and_jumped_to(long_path: Path) -> None:
    reel = wind(read_record(long_path))
    starts = []
    for number in (1, 2, 3):
        assert reel.round == number
        assert reel.in_round == 0
        assert reel.trick == 0
        # Before the deal, where the first seat is asked to call.
        assert reel.frame.state.sizes == (0,) * 6
        starts.append(reel.position)
        reel.move_round(1)
    assert reel.position == reel.last
    assert reel.in_round == reel.last_in_round
    assert reel.trick > 3
    reel.move_round(-1)
    assert reel.position == starts[2]
    reel.move_round(-1)
    assert reel.position == starts[1]
    reel.move(-1)
    assert reel.round == 1
    assert reel.in_round == reel.last_in_round == starts[1] - 1


def test_the_log_has_this_round_and_the_results_of_those_before(long_path: Path) -> None:
    reel = wind(read_record(long_path))
    reel.wind_on()
    kinds = [type(event) for event in reel.so_far]
    assert kinds.count(RoundResult) == 3
    assert kinds.count(RoundOpened) == 1
    assert kinds[-1] is GameOver
    reel.move_round(-1)
    assert [type(event) for event in reel.so_far if not isinstance(event, TookLast)] == [
        RoundResult,
        RoundResult,
        RoundOpened,
    ]


def test_an_illegal_record_ends_at_its_fault(path: Path, tmp_path: Path) -> None:
    bad = cut(path, tmp_path, 8, '{"seat": 1, "act": "play", "cards": "3333333333333333"}')
    reel = wind(bad)
    assert reel.fault is not None
    assert reel.fault.line == 9
    assert reel.last == 5


@pytest.mark.parametrize("lines", [1, 2])
def test_a_record_without_a_deal_cannot_be_shown(path: Path, tmp_path: Path, lines: int) -> None:
    record = cut(path, tmp_path, lines)
    with pytest.raises(RecordError, match="nothing is dealt yet"):
        wind(record)


def test_the_command_line_hears_of_a_record_that_cannot_be_shown(
    path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = cut(path, tmp_path, 2, '{"seat": 1, "act": "pass"}')
    assert start.replay(record, ENGLISH) == 1
    told = capsys.readouterr()
    assert told.err.count("\n") == 1
    assert "other.gouji:3:" in told.err


def test_a_record_at_fault_half_way_is_shown_and_told_afterwards(
    path: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bad = cut(path, tmp_path, 8, '{"seat": 1, "act": "play", "cards": "3333333333333333"}')
    monkeypatch.setattr(start, "_run", lambda _: 0)
    assert start.replay(bad, ENGLISH) == 1
    assert "other.gouji:9:" in capsys.readouterr().err
    assert start.replay(read_record(path), ENGLISH) == 0


def app(reel: Reel, perspective: int | None = None) -> ReplayApp:
    return ReplayApp(
        reel, NAMES, Preferences(Settings()), None if perspective is None else Seat(perspective)
    )


async def opened(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
    await pilot.pause()


def test_keys_move_and_the_header_says_where(path: Path) -> None:
    reel = wind(read_record(path))
    program = app(reel)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert f"第 0/{reel.last} 手" in text_of(program)
        assert "视角 全开" in text_of(program)
        for keys, position in {
            ("right", "right"): 2,
            ("left",): 1,
            ("pagedown",): 1 + PAGE,
            ("pageup",): 1,
            ("end",): reel.last,
            ("home",): 0,
        }.items():
            await pilot.press(*keys)
            assert reel.position == position
            assert f"第 {position}/{reel.last} 手" in text_of(program)
        await pilot.press("full_stop", "full_stop", "comma")
        assert "第 1 轮" in text_of(program)
        await pilot.press("f2")
        assert "trick 1" in text_of(program)
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.return_code == 0


def test_round_steps_and_a_page_of_its_own_keys(long_path: Path) -> None:
    program = app(wind(read_record(long_path)))

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await pilot.press("right_square_bracket", "right")
        assert "第2局 第 1/" in text_of(program)
        assert "累计" in text_of(program)
        await pilot.press("left_square_bracket")
        assert "第2局 第 0/" in text_of(program)
        await pilot.press("left_square_bracket")
        assert "第1局 第 0/" in text_of(program)
        await pilot.press("f1")
        await pilot.pause()
        shown = text_of(program)
        assert "上一局、下一局" in shown
        assert "要风" not in shown
        await pilot.press("f2")
        await pilot.pause()
        assert "the round before" in text_of(program)
        await pilot.press("escape", "l")
        await pilot.pause()
        assert "Round 1" in text_of(program)
        await pilot.press("escape", "q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)


def test_a_seat_s_eyes_see_its_own_cards_alone(path: Path) -> None:
    reel = wind(read_record(path))
    program = app(reel, 2)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert "视角 2 号 [/]" in text_of(program)
        others = [line for line in text_of(program).splitlines() if line.startswith(" 4 ○ 小赵")]
        assert not others
        await pilot.press("0")
        others = [line for line in text_of(program).splitlines() if line.startswith(" 4 ○ 小赵")]
        assert len(others) == 1
        await pilot.press("4")
        assert "视角 4 号 小赵" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_the_fault_stands_on_the_last_position(path: Path, tmp_path: Path) -> None:
    program = app(wind(cut(path, tmp_path, 8, '{"seat": 1, "act": "fly"}')))

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert "记录到第9行为止" not in text_of(program)
        await pilot.press("end")
        assert "记录到第9行为止" in text_of(program)
        await pilot.press("q")

    drive(program, script)
