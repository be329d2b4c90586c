"""Walking through a record: positions, eyes, keys, and records that are at fault."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from gouji.engine.actions import NO
from gouji.engine.events import GameOver, RoundOpened, RoundResult, TookLast, visible
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.engine.views import SECRET
from gouji.records.errors import RecordError
from gouji.records.players import Player
from gouji.records.reader import Record, read_record
from gouji.records.schema import DecisionLine
from gouji.rules.asks import Question
from gouji.rules.seats import OPPOSITE, SEATS, Seat
from gouji.tui import start
from gouji.tui.frames import Frame
from gouji.tui.preferences import Preferences
from gouji.tui.reel import Reel, wind
from gouji.tui.replaykeys import PAGE
from gouji.tui.replays import ReplayApp
from gouji.tui.retelling import decided_words
from gouji.tui.screens.faults import FaultsPage
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.walking import PACES
from gouji.tui.settings import Settings
from tests.hidden import rearranged
from tests.noninterference.eyes import shown
from tests.tui.shell import NAMES, drive, session, text_of, until
from tests.tui.stage import Stage

ZH = Language.ZH
ENGLISH = Preferences(Settings(language=Language.EN))


def record_of(folder: Path, **overrides: object) -> Path:
    game = session(folder, overrides=overrides)
    while not game.table.is_over:
        ask = game.table.ask
        if ask is None:
            game.table.start()
        else:
            act = game.choose(game.table.view(ask.seat))
            game.table.submit(ask.seat, act, game.why(ask.seat, act))
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


def deciders(path: Path) -> list[int]:
    lines = (line for _, line in read_record(path).lines)
    return [line.seat for line in lines if isinstance(line, DecisionLine)]


def test_a_position_for_the_deal_and_for_each_decision(path: Path) -> None:
    reel = wind(read_record(path))
    assert reel.last == len(deciders(path))
    assert reel.frame.state.sizes == (36,) * 6
    assert reel.fault is None


def test_each_decision_is_found_by_its_number_where_it_is_due(long_path: Path) -> None:
    reel = wind(read_record(long_path))
    seats = deciders(long_path)
    for number, seat in enumerate(seats, start=1):
        reel.go_to_step(number)
        ask = ask_of(reel.frame.state)
        assert ask is not None
        assert (reel.step, reel.decision, ask.seat) == (number, number, seat)
    assert reel.steps == len(seats)
    reel.go_to_decision(len(seats) + 9)
    assert reel.position == reel.last
    assert reel.step == reel.steps
    reel.go_to_step(0)
    assert reel.position == 0


def test_an_unfinished_record_has_a_step_for_what_is_due(path: Path, tmp_path: Path) -> None:
    reel = wind(cut(path, tmp_path, 9))
    assert reel.is_in_play
    reel.wind_on()
    assert reel.frame.decisions == 6
    assert reel.step == reel.steps == 7


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


def test_what_is_worth_noting_is_jumped_to(path: Path) -> None:
    reel = wind(read_record(path))
    found = []
    while reel.position < reel.last:
        reel.move_event(1)
        found.append(reel.signs[reel.position])
    assert {"1", "2", "▲", "•"} <= {*found}
    reel.move_event(-1)
    assert reel.signs[reel.position]
    assert reel.position < reel.last


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
        assert reel.in_round.start == reel.position
        assert reel.trick == 0
        # Before the deal, where the first seat is asked to call.
        assert reel.frame.state.sizes == (0,) * 6
        starts.append(reel.position)
        reel.move_round(1)
    assert reel.position == reel.last
    assert reel.in_round == range(starts[2], reel.last + 1)
    assert reel.trick > 3
    reel.move_round(-1)
    assert reel.position == starts[2]
    reel.move_round(-1)
    assert reel.position == starts[1]
    reel.move(-1)
    assert reel.round == 1
    assert reel.in_round == range(starts[1])


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


def dealt_anew(frame: Frame, seat: Seat, rng: Random) -> Frame:
    """The same as a seat sees it, with other cards in the hands of the others."""
    is_own = frame.ask is not None and frame.ask.seat == seat
    state = rearranged(frame.state, seat, rng) if ask_of(frame.state) else frame.state
    return replace(
        frame,
        state=state,
        events=visible(frame.events, seat),
        why=frame.why if is_own else {"rule": "own", "text": "I hold both big jokers"},
    )


@pytest.mark.parametrize("seat", [Seat(1), Seat(4)])
def test_to_a_seat_it_is_the_same_whatever_is_hidden(path: Path, seat: Seat) -> None:
    reel, rng = wind(read_record(path)), Random(seat)
    other = Reel([dealt_anew(frame, seat, rng) for frame in reel.frames])
    assert shown(other, seat) == shown(reel, seat)


def unasked(frames: Sequence[Frame], seat: Seat) -> list[Frame]:
    """The same game if nobody but the seat had been asked what he then declined in secret."""
    kept: list[Frame] = []
    for frame in frames:
        ask = frame.ask
        is_secret = ask is not None and ask.seat != seat and ask.question in SECRET
        if is_secret and not visible(frame.events, seat):
            kept[-1] = replace(kept[-1], state=frame.state)
        else:
            kept.append(frame)
    return kept


def test_nor_is_it_told_that_others_were_asked_in_secret(path: Path) -> None:
    reel, asked = wind(read_record(path)), 0
    for seat in SEATS:
        short = Reel(unasked(reel.frames, seat))
        asked += len(reel.frames) - len(short.frames)
        assert shown(short, seat) == shown(reel, seat)
    assert asked > 0


def test_reasons_are_told_where_they_are_known(path: Path) -> None:
    reel = wind(read_record(path))
    reasons = {"open": 0, "own": 0, "others": 0}
    for frame in reel.frames:
        if frame.ask:
            seat = frame.ask.seat
            for viewer, key in ((None, "open"), (seat, "own"), (OPPOSITE[seat], "others")):
                reasons[key] += " — " in decided_words(frame, NAMES, Language.EN, viewer)
    assert reasons == {"open": reel.last, "own": reel.last, "others": 0}


def test_a_refusal_without_an_event_is_told_where_it_is_known(path: Path) -> None:
    reel = wind(read_record(path))
    (frame, *_) = (
        one
        for one in reel.frames
        if one.ask and one.ask.question is Question.BURN and one.act == NO
    )
    assert frame.ask
    name, other = NAMES[frame.ask.seat - 1], OPPOSITE[frame.ask.seat]
    assert decided_words(frame, NAMES, Language.ZH, None).startswith(f"{name} 不烧")
    assert decided_words(frame, NAMES, Language.EN, other) == ""


@pytest.mark.parametrize(
    "why", [None, 7, {}, {"rule": "none"}, {"rule": "feed"}, {"rule": "take", "cards": 3}]
)
def test_a_reason_that_makes_no_sense_is_not_told(path: Path, why: object) -> None:
    frame = replace(wind(read_record(path)).frames[-1], why=why)
    assert " — " not in decided_words(frame, NAMES, Language.EN, None)


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
    assert start.replay(read_record(path), ENGLISH, Seat(3), 5) == 0


def stage(reel: Reel) -> Stage:
    return Stage(lambda: ReplayScreen(reel, [Player(name, "novice") for name in NAMES], ZH))


async def opened(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, ReplayScreen))
    await pilot.pause()


def test_keys_move_and_the_first_lines_say_where(path: Path) -> None:
    record = read_record(path)
    reel = wind(record)
    program = ReplayApp(record, reel, Preferences(Settings()))

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert f"第 1/{reel.steps} 步" in text_of(program)
        assert "六家全开" in text_of(program)
        for keys, position in {
            ("right",): 1,
            ("pagedown", "left"): PAGE,
            ("pageup",): 0,
            ("end",): reel.last,
            ("home",): 0,
            ("g", "1", "3", "backspace", "2", "enter"): 11,
            ("ｇ", "７", "enter"): 6,
            ("g", "5", "escape"): 6,
        }.items():
            await pilot.press(*keys)
            await pilot.pause()
            assert reel.position == position
            assert f"第 {min(position + 1, reel.steps)}/{reel.steps} 步" in text_of(program)
        assert " —— " in text_of(program)
        await pilot.press("home", "full_stop", "full_stop", "comma")
        assert "第1轮" in text_of(program)
        await pilot.press("down")
        assert reel.signs[reel.position]
        await pilot.press("f2")
        assert "all hands open" in text_of(program)
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.return_code == 0


def test_round_steps_and_a_page_of_its_own_keys(long_path: Path) -> None:
    program = stage(wind(read_record(long_path)))

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await pilot.press("right_square_bracket", "right")
        assert " 1 [2] 3 " in text_of(program)
        assert "第2/3局" in text_of(program)
        await pilot.press("left_square_bracket", "left_square_bracket")
        assert "[1] 2  3 " in text_of(program)
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
    reel.viewer = Seat(2)
    program = stage(reel)

    def others() -> list[str]:
        return [line for line in text_of(program).splitlines() if line.startswith(" 4 ○ 小赵")]

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert "视角 2 号 [/]" in text_of(program)
        assert not others()
        await pilot.press("0")
        assert len(others()) == 1
        await pilot.press("4")
        assert "视角 4 号 小赵" in text_of(program)
        await pilot.press("e", "e", "e")
        assert reel.viewer is None
        await pilot.press("ctrl+q")

    drive(program, script)


def test_it_goes_on_by_itself_until_its_end(path: Path) -> None:
    reel = wind(read_record(path))
    reel.go(reel.last - 2)
    program = stage(reel)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        slowest = f"{PACES[0]:g} 秒一步"
        await pilot.press(*["minus"] * len(PACES))
        assert slowest in text_of(program)
        await pilot.press("space")
        assert f"▶ {slowest}" in text_of(program)
        await pilot.press(*["plus"] * len(PACES))
        await until(pilot, lambda: reel.position == reel.last)
        # A key that came too late has told the pace, but nothing goes on.
        assert f"▶ {PACES[-1]:g} 秒一步" not in text_of(program)
        await pilot.press(*["minus"] * len(PACES), "space")
        assert reel.position == 0
        assert slowest in text_of(program)
        # A page to read holds it, a step by hand ends it.
        screen = program.screen
        assert isinstance(screen, ReplayScreen)
        await pilot.press("l")
        screen._tick()
        assert reel.position == 0
        await pilot.press("escape", "right")
        assert "秒一步" not in text_of(program)
        assert reel.position == 1
        await pilot.press("space", "space")
        assert "秒一步" not in text_of(program)

    drive(program, script)


def test_the_mouse_goes_where_it_points_on_the_line(long_path: Path) -> None:
    reel = wind(read_record(long_path))
    program = stage(reel)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await pilot.click("#timeline", offset=(8, 0))
        assert reel.position == reel.rounds[2]
        await pilot.mouse_down("#timeline", offset=(40, 0))
        halfway = reel.position
        assert reel.position in reel.in_round
        await pilot.hover("#timeline", offset=(60, 0))
        assert reel.position > halfway
        await pilot.mouse_up("#timeline", offset=(60, 0))
        there = reel.position
        await pilot.hover("#timeline", offset=(30, 0))
        assert reel.position == there

    drive(program, script)


def test_the_fault_stands_on_the_last_position(path: Path, tmp_path: Path) -> None:
    program = stage(wind(cut(path, tmp_path, 8, '{"seat": 1, "act": "fly"}')))

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        assert "记录到第9行为止" not in text_of(program)
        await pilot.press("end")
        assert "记录到第9行为止" in text_of(program)
        await pilot.press("q")

    drive(program, script)


def played_by_people(path: Path, folder: Path) -> Record:
    """The first lines of a record, as if a human were in the middle of its round."""
    other = Path(cut(path, folder, 20).path)
    other.write_text(other.read_text("utf-8").replace('"novice"', '"human"', 1), "utf-8")
    return read_record(other)


def test_cards_that_people_still_hold_are_shown_only_after_a_warning(
    path: Path, tmp_path: Path
) -> None:
    record = played_by_people(path, tmp_path)
    program = ReplayApp(record, wind(record), ENGLISH)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, FaultsPage))
        assert "People still play this round" in text_of(program)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        assert "all hands open" in text_of(program)
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)


def test_while_people_play_a_replay_of_one_seat_shows_no_other(path: Path, tmp_path: Path) -> None:
    record = played_by_people(path, tmp_path)
    reel = wind(record)
    reel.viewer = Seat(3)
    program = ReplayApp(record, reel, ENGLISH)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        for key in ("0", "e", "4"):
            await pilot.press(key)
            assert reel.viewer == Seat(3)
        assert "only seat 3" in text_of(program)
        await pilot.press("3", "q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)


def test_what_is_wrong_with_a_record_is_not_told_through_the_eyes_of_a_seat(
    path: Path, tmp_path: Path
) -> None:
    bad = cut(path, tmp_path, 8, '{"seat": 1, "act": "play", "cards": "3333333333333333"}')
    reel = wind(bad)
    reel.wind_on()
    program = ReplayApp(bad, reel, ENGLISH)
    assert reel.fault

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        assert "stops at line 9: seat 1 play" in text_of(program)
        await pilot.press("5", "end")
        assert "stops at line 9" in text_of(program)
        assert "seat 1 play" not in text_of(program)
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
