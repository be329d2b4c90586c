"""``gouji play``, ``watch`` and ``replay``: what they ask of the screen, and when they refuse."""

import warnings
from collections.abc import Callable
from pathlib import Path

import pytest

from gouji.bots.registry import HUMAN
from gouji.cli.main import Status
from gouji.engine.refusals import Language
from gouji.rules.beating import JokerRule
from gouji.rules.presets import Preset
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.preferences import Preferences
from gouji.tui.settings import Settings, Speed
from tests.cli.running import FOLDER, run
from tests.records.lines import GAME, HEADER, POSITION, ROUND, write

SCREEN_STATUS = 5
RECORD = FOLDER / "turn-5-yield-offered.gouji"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """What the screen was started with, in place of starting it."""
    calls: list[tuple[str, object]] = []

    def starter(name: str) -> Callable[..., int]:
        def start(*given: object) -> int:
            calls.append((name, given[0] if len(given) == 1 else given))
            return SCREEN_STATUS

        return start

    for name in ("home", "play", "watch", "replay"):
        monkeypatch.setattr(f"gouji.tui.start.{name}", starter(name))
    return calls


@pytest.mark.parametrize("arguments", [(), ("play",), ("--lang", "zh"), ("play", "--lang", "zh")])
def test_without_a_command_the_game_begins_at_its_first_page(
    shown: list[tuple[str, object]], arguments: tuple[str, ...]
) -> None:
    assert run(*arguments, terminal=True, LC_ALL="zh_CN.UTF-8").status == SCREEN_STATUS
    config = PlayConfig(Preset.CLASSIC, {}, None, Settings(), None)
    assert shown == [("play" if "play" in arguments else "home", config)]


@pytest.mark.usefixtures("shown")
def test_what_textual_leaves_behind_is_nothing_to_tell() -> None:
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        run("play", terminal=True)
        warnings.warn("coroutine 'Screen.x' was never awaited", RuntimeWarning, stacklevel=1)
    assert not told


def test_options_reach_the_game(shown: list[tuple[str, object]]) -> None:
    line = "--rules online --set joker_rule=strict --players random --speed slow --seed 7"
    run(*line.split(), terminal=True)
    ((name, config),) = shown
    assert name == "play"
    assert isinstance(config, PlayConfig)
    assert config.preset is Preset.ONLINE
    assert config.overrides == {"joker_rule": JokerRule.STRICT}
    assert config.settings == Settings(language=Language.EN, speed=Speed.SLOW)
    assert config.seed == 7
    assert config.players
    assert [player.player for player in config.players] == [HUMAN, *["random"] * 5]
    assert config.players[0] == default_players(Language.EN)[0]


def test_house_rules_reach_the_game(shown: list[tuple[str, object]], tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_text("preset = 'biesan'\nrounds = 2\n", encoding="utf-8")
    run("watch", "--rules", path, "--set", "stuck=stay", terminal=True)
    ((_, config),) = shown
    assert isinstance(config, PlayConfig)
    assert config.preset is Preset.BIESAN
    assert config.overrides == {"rounds": 2, "stuck": "stay"}
    assert config.profile
    assert config.profile.name == "house.toml"


def test_house_rules_at_fault_open_no_screen(
    shown: list[tuple[str, object]], tmp_path: Path
) -> None:
    path = tmp_path / "house.toml"
    assert run("play", "--rules", path, terminal=True) == (
        Status.FAULT,
        "",
        f"{path}: no such file or folder\n",
    )
    path.write_text("hui = 1\n", encoding="utf-8")
    assert run("play", "--rules", path, terminal=True, GOUJI_LANG="zh") == (
        Status.FAULT,
        "",
        f"{path}:1: hui 只能是 true, false\n",
    )
    assert not shown


def test_several_humans_have_names_of_their_own(shown: list[tuple[str, object]]) -> None:
    run("play", "--players", "human", terminal=True)
    ((_, config),) = shown
    assert isinstance(config, PlayConfig)
    assert config.players
    assert len({player.name for player in config.players}) == 6


def test_six_bots_are_watched(shown: list[tuple[str, object]]) -> None:
    run("watch", "--seed", 3, terminal=True)
    ((name, config),) = shown
    assert name == "watch"
    assert isinstance(config, PlayConfig)
    assert config.players
    assert [player.player for player in config.players] == ["novice"] * 6


def test_a_record_is_shown_from_a_seat(shown: list[tuple[str, object]]) -> None:
    run("replay", RECORD, "--seat", 4, "--lang", "zh", terminal=True)
    ((name, given),) = shown
    assert name == "replay"
    assert isinstance(given, tuple)
    record, preferences, seat, decision = given
    assert (record.path, preferences, seat) == (str(RECORD), Preferences(Settings()), 4)
    assert decision is None


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (
            ("play",),
            "the game's screen needs a terminal; run this in one, or use --plain to play in lines",
        ),
        (
            ("watch",),
            "the game's screen needs a terminal; run this in one, or use --plain to play in lines",
        ),
        (
            ("replay", str(RECORD)),
            "the replay's screen needs a terminal; run this in one, or use --text for a transcript",
        ),
    ],
)
def test_without_a_terminal_there_is_no_screen(
    shown: list[tuple[str, object]], arguments: tuple[str, ...], expected: str
) -> None:
    assert run(*arguments) == (Status.WRONG_USAGE, "", f"gouji: {expected}\n")
    assert not shown


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "--set", "rounds=0"),
        ("watch", "--rules", "biesan", "--set", "hui=true"),
        ("watch", "--players", "human"),
        ("play", "--players", "novice,novice,novice,novice,novice,novice"),
    ],
)
def test_what_cannot_be_played_is_refused_before_the_screen(
    shown: list[tuple[str, object]], arguments: tuple[str, ...]
) -> None:
    status, _, err = run(*arguments, terminal=True)
    assert (status, err.count("\n"), shown) == (Status.WRONG_USAGE, 1, [])


def test_a_record_that_cannot_be_read(shown: list[tuple[str, object]], tmp_path: Path) -> None:
    path = tmp_path / "none.gouji"
    assert run("replay", path, terminal=True) == (1, "", f"{path}: no such file or folder\n")
    path.write_text("{}\n", encoding="utf-8")
    status, _, err = run("replay", path, terminal=True)
    assert status == Status.FAULT
    assert err.startswith(f"{path}:1: ")
    assert not shown


def test_a_record_is_gone_on_with_by_one_program(
    shown: list[tuple[str, object]], tmp_path: Path
) -> None:
    path = write(tmp_path / "a.gouji", HEADER, ROUND, POSITION)
    assert run("resume", path, "--speed", "slow", terminal=True).status == SCREEN_STATUS
    ((name, config),) = shown
    assert name == "play"
    assert isinstance(config, PlayConfig)
    assert config.resumed
    assert config.resumed.point.record.path == str(path)
    assert config.settings.speed is Speed.SLOW
    in_use = f"Another Gouji program is playing {path}; leave it there first\n"
    assert run("resume", path, terminal=True) == (Status.FAULT, "", in_use)
    assert run("resume", path, "--plain") == (Status.FAULT, "", in_use)
    assert len(shown) == 1
    config.resumed.file.close()


def test_without_a_file_it_is_the_game_left_last(
    shown: list[tuple[str, object]], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: tmp_path)
    status, _, err = run("resume", terminal=True)
    assert status == Status.FAULT
    assert err == f"there is no unfinished game in {tmp_path / 'records'}\n"
    (tmp_path / "records").mkdir()
    path = write(tmp_path / "records" / "a.gouji", HEADER, ROUND, POSITION)
    assert run("resume", terminal=True).status == SCREEN_STATUS
    ((_, config),) = shown
    assert isinstance(config, PlayConfig)
    assert config.resumed
    assert config.resumed.point.record.path == str(path)
    config.resumed.file.close()


def test_what_cannot_be_gone_on_with_opens_no_screen(
    shown: list[tuple[str, object]], tmp_path: Path
) -> None:
    over = write(tmp_path / "over.gouji", *GAME)
    status, _, err = run("resume", over, terminal=True)
    assert (status, err) == (Status.FAULT, f"{over} is over; it can only be replayed\n")
    broken = write(tmp_path / "broken.gouji", HEADER, {"seat": 9})
    status, _, err = run("resume", broken, terminal=True)
    assert status == Status.FAULT
    assert err.startswith(f"{broken}:2: ")
    assert run("resume", RECORD).status == Status.WRONG_USAGE
    assert not shown
