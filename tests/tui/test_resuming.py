"""Games that go on from their record: where they stood, whoever shares the screen."""

import asyncio
import json
from pathlib import Path

import pytest

from gouji.engine.events import Dealt, Event, Played
from gouji.engine.refusals import Language
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.tui.driver import Driver
from gouji.tui.resuming import CannotResumeError, resumed
from gouji.tui.session import Session
from gouji.tui.settings import Settings
from tests.records.lines import GAME, HEADER, write
from tests.tui.shell import FakeDesk, session

SETTINGS = Settings()


def taken_up(path: Path, desk: FakeDesk | None = None) -> tuple[Session, FakeDesk]:
    """Play a record on to its end."""
    config = resumed(path, SETTINGS)
    assert config.players is not None
    game, desk = Session(config, config.players), desk or FakeDesk()
    asyncio.run(Driver(game, desk).run())
    game.close()
    return game, desk


def left(folder: Path, *humans: int, rounds: int = 2) -> tuple[Path, bytes, FakeDesk]:
    """A game played to its end, its bytes, and what the desk was told."""
    game, desk = session(folder, *humans, overrides={"rounds": rounds}), FakeDesk()
    asyncio.run(Driver(game, desk).run())
    game.close()
    assert game.path is not None
    return game.path, game.path.read_bytes(), desk


def told(desk: FakeDesk) -> list[Event]:
    """All events of which the desk was told."""
    return [event for events in desk.named("tell") for event in events]


@pytest.mark.parametrize("humans", [(1,), (), (1, 2, 4)])
def test_a_game_left_anywhere_goes_on_to_the_same_end(
    tmp_path: Path, humans: tuple[int, ...]
) -> None:
    path, whole, first = left(tmp_path, *humans)
    all_told = told(first)
    ends = [at + 1 for at, byte in enumerate(whole) if byte == ord("\n")]
    for end in (*ends[:12:3], *ends[12:-1:149], ends[-2]):
        path.write_bytes(whole[:end])
        game, desk = taken_up(path)
        assert path.read_bytes() == whole, end
        assert game.over is not None
        assert len(game.results) == 2
        again = told(desk)
        assert again == all_told[len(all_told) - len(again) :], end


def test_who_shares_the_screen_is_asked_for_burns_once_more(tmp_path: Path) -> None:
    path, whole, desk = left(tmp_path, 1, 2, 4, 5, rounds=1)
    windows = desk.windows(Question.BURN)
    lines = whole.splitlines(keepends=True)
    found = 0
    for number in range(8, len(lines)):
        path.write_bytes(b"".join(lines[:number]))
        if not json.loads(lines[number - 1]).get("cards") or found > 1:
            continue
        _, again = taken_up(path)
        asked = again.windows(Question.BURN)
        assert asked == windows[len(windows) - len(asked) :]
        found += len(asked) < len(windows)
    assert found > 1


def test_all_look_at_their_hands_again_until_play_has_begun(tmp_path: Path) -> None:
    path, whole, _ = left(tmp_path, 1, 4, rounds=1)
    lines = whole.splitlines(keepends=True)
    deal = next(i for i, line in enumerate(lines) if line.startswith(b'{"deal"'))
    first = next(i for i, line in enumerate(lines) if b'"play"' in line)
    for number, looks in ((deal + 1, True), (first, True), (first + 1, False)):
        path.write_bytes(b"".join(lines[:number]))
        _, desk = taken_up(path)
        shown = {view.seat for view in desk.named("look")} | {
            view.seat for view in desk.asked(Question.SHOW)
        }
        assert (shown == {1, 4}) is looks
        assert (len(desk.windows(Question.REVOLT)) == 1) is looks


def test_a_round_that_is_over_is_settled_first(tmp_path: Path) -> None:
    path, whole, _ = left(tmp_path, 1)
    path.write_bytes(whole[: whole.index(b'{"round": 2')])
    game, desk = taken_up(path)
    assert [name for name, _ in desk.calls[:3]] == ["tell", "show", "settle"]
    assert len(game.results) == 2


def test_a_game_whose_last_line_is_missing_is_over_at_once(tmp_path: Path) -> None:
    path, whole, _ = left(tmp_path, 1)
    path.write_bytes(whole[: whole.index(b'{"over"')])
    _, desk = taken_up(path)
    assert path.read_bytes() == whole
    assert [name for name, _ in desk.calls] == ["tell", "show"]


def test_the_log_begins_with_the_round_that_is_played_on(tmp_path: Path) -> None:
    path, whole, _ = left(tmp_path, 1)
    second = whole.index(b'{"round": 2')
    path.write_bytes(whole[: whole.index(b'"play"', second)].rpartition(b"\n")[0] + b"\n")
    _, desk = taken_up(path)
    first = desk.named("tell")[0]
    assert any(isinstance(event, Dealt) for event in first)
    assert not any(isinstance(event, Played) for event in first)


def test_house_rules_stay_with_the_game(tmp_path: Path) -> None:
    profile = {"name": "my.toml", "sha256": "0" * 64}
    config = resumed(write(tmp_path / "a.gouji", {**HEADER, "_profile": profile}), SETTINGS)
    assert config.profile is not None
    assert config.profile.name == "my.toml"
    assert config.overrides["points"] is False
    assert config.resumed is not None
    config.resumed.file.close()


def test_what_cannot_go_on_says_why(tmp_path: Path) -> None:
    over = write(tmp_path / "over.gouji", *GAME)
    with pytest.raises(CannotResumeError) as caught:
        resumed(over, SETTINGS)
    assert "over.gouji" in caught.value.sentence.text(Language.EN)
    strange = write(
        tmp_path / "bot.gouji", {**HEADER, "seats": [{"name": "", "player": "oracle"}] * 6}
    )
    with pytest.raises(CannotResumeError) as caught:
        resumed(strange, SETTINGS)
    assert "oracle" in caught.value.sentence.text(Language.ZH)
    assert Replay(read_record(over)).finish().is_finished
