"""A replay that is left for another game: by whom, with whom, and why not."""

from pathlib import Path

import pytest
from textual.pilot import Pilot

from gouji.engine.kernel import ask_of
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.seats import Seat
from gouji.tui.branching import bar_at, branched, branched_from, kinds_at
from gouji.tui.preferences import Preferences
from gouji.tui.reel import wind
from gouji.tui.replays import ReplayApp
from gouji.tui.resuming import CannotResumeError
from gouji.tui.screens.branch import BranchPage
from gouji.tui.screens.page import Page
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings, Speed
from gouji.tui.widgets.choice import Choice
from tests.records.lines import GAME, HEADER, POSITION, ROUND, write
from tests.tui.shell import NAMES, drive, session, text_of, until
from tests.tui.test_replay import record_of

FAST = Settings(speed=Speed.INSTANT)
BOTS = ("novice",) * 6


@pytest.fixture(scope="module")
def path(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A whole game of bots."""
    return record_of(tmp_path_factory.mktemp("records"), calls=False)


@pytest.fixture(autouse=True)
def records(places: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(Page, "GRACE", 0.0)
    return places / "records"


def why_not(error: CannotResumeError) -> str:
    return error.sentence.text(FAST.language)


def test_whoever_comes_next_is_a_human_or_else_whoever_is_looked_through(path: Path) -> None:
    reel = wind(read_record(path))
    players = [Player(name, "novice") for name in NAMES]
    reel.move(20)
    ask = ask_of(reel.frame.state)
    assert ask
    assert [seat for seat, kind in enumerate(kinds_at(players, reel), 1) if kind == "human"] == [
        ask.seat
    ]
    other = Seat(1 + ask.seat % 6)
    reel.viewer = other
    assert kinds_at(players, reel).index("human") == other - 1


def test_a_bot_that_is_not_here_is_replaced(path: Path) -> None:
    reel = wind(read_record(path))
    reel.viewer = Seat(2)
    players = [Player(name, "human" if name == NAMES[0] else "deep-gouji") for name in NAMES]
    assert kinds_at(players, reel) == ("human", "human", *["novice"] * 4)


def test_the_branch_is_played_on_from_there(path: Path, records: Path) -> None:
    config = branched(read_record(path), 30, FAST, BOTS)
    assert config.resumed
    point = config.resumed.point
    config.resumed.file.close()
    assert Path(point.record.path).parent == records
    assert point.chance is not None
    assert config.players == tuple(Player(name, "novice") for name in NAMES)
    assert Replay(point.record).finish().decisions == 29


def test_without_a_choice_whoever_decides_is_a_human(path: Path) -> None:
    config = branched_from(path, 30, FAST, ())
    assert config.resumed
    config.resumed.file.close()
    ask = ask_of(config.resumed.point.state)
    assert ask
    assert config.players
    assert [one.player for one in config.players].index("human") == ask.seat - 1


@pytest.mark.parametrize(
    ("decision", "kinds", "key"),
    [
        (0, BOTS, "branch_absent"),
        (9999, BOTS, "branch_absent"),
        (5, ("cmd:rm", *BOTS[1:]), "resume_unknown"),
    ],
)
def test_why_it_cannot_be_left(
    path: Path, records: Path, decision: int, kinds: tuple[str, ...], key: str
) -> None:
    with pytest.raises(CannotResumeError) as caught:
        branched(read_record(path), decision, FAST, kinds)
    assert caught.value.sentence.key == key
    assert why_not(caught.value)
    assert not records.exists()


def test_behind_the_end_of_a_game_nothing_is_left_to_play(path: Path) -> None:
    record = read_record(path)
    reel = wind(record)
    reel.wind_on()
    assert bar_at(record.header.players, reel) == Sentence(
        "branch_over", {"last": reel.frame.decisions}
    )
    with pytest.raises(CannotResumeError, match="branch_over"):
        branched(record, reel.decision, FAST, BOTS)


def test_a_record_that_is_at_fault_or_cannot_be_written(tmp_path: Path, records: Path) -> None:
    bad = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION, {"seat": 1, "act": "fly"})
    with pytest.raises(CannotResumeError) as caught:
        branched(read_record(bad), 2, FAST, BOTS)
    assert "a.gouji:4:" in why_not(caught.value)
    good = write(tmp_path / "b.gouji", *GAME)
    records.parent.mkdir(exist_ok=True)
    records.write_text("no folder")
    with pytest.raises(CannotResumeError) as caught:
        branched(read_record(good), 1, FAST, BOTS)
    assert why_not(caught.value).startswith("不能另打：")


def test_what_people_still_play_is_not_left(tmp_path: Path) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION)
    record = read_record(path)
    assert bar_at(record.header.players, wind(record)) == Sentence("branch_in_play")
    with pytest.raises(CannotResumeError, match="branch_in_play"):
        branched_from(path, 1, FAST, BOTS)


def test_one_leaves_a_replay_and_comes_back_to_it(path: Path, records: Path) -> None:
    record = read_record(path)
    reel = wind(record)
    reel.go_to_decision(reel.steps)
    program = ReplayApp(record, reel, Preferences(FAST))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("b")
        await until(pilot, lambda: isinstance(program.screen, BranchPage))
        assert NAMES[1] in text_of(program)
        await pilot.press("f2")
        assert "play on" in text_of(program).lower()
        await pilot.press("escape", "b")
        await until(pilot, lambda: isinstance(program.screen, BranchPage))
        for choice in program.screen.query(Choice):
            choice.choose("novice")
        await pilot.press("enter")
        # The one decision that was left is taken by a bot, and the result is shown.
        await until(pilot, lambda: isinstance(program.screen, ResultScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("end", "b")
        await pilot.pause()
        assert "nothing is left to play" in text_of(program)
        await pilot.press("q")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    (branch,) = records.iterdir()
    assert Replay(read_record(branch)).finish().is_finished
    assert program.kept


def test_a_branch_that_cannot_be_had_leads_back_with_the_reason(path: Path, records: Path) -> None:
    record = read_record(path)
    program = ReplayApp(record, wind(record), Preferences(FAST))
    records.parent.mkdir(exist_ok=True)
    records.write_text("no folder")

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("b")
        await until(pilot, lambda: isinstance(program.screen, BranchPage))
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await until(pilot, lambda: "不能另打" in text_of(program))
        await pilot.press("q")

    drive(program, script)


def test_a_record_emptied_meanwhile_has_no_branch(tmp_path: Path, records: Path) -> None:
    path = write(tmp_path / "a.gouji", *GAME)
    record = read_record(path)
    path.write_bytes(b"")
    with pytest.raises(CannotResumeError) as caught:
        branched(record, 1, FAST, BOTS)
    assert "a.gouji:1:" in why_not(caught.value)
    assert not records.exists()


def test_in_the_middle_of_a_game_no_other_is_begun(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = read_record(path)
    game = session(tmp_path)
    monkeypatch.setattr(ReplayApp, "session", game)
    program = ReplayApp(record, wind(record), Preferences(FAST))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(program.screen, ReplayScreen))
        await pilot.press("b")
        await pilot.pause()
        assert "这一场还没打完" in text_of(program)
        assert isinstance(program.screen, TableScreen)
        await pilot.press("q")

    drive(program, script)
    game.close()
