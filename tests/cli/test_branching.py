"""``gouji play --from FILE --at N`` and ``gouji replay FILE --at N``."""

import json
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest

from gouji.cli.main import Status
from gouji.records.reader import read_record
from gouji.tui.config import PlayConfig
from tests.cli.running import run, simulated
from tests.records.lines import HEADER, POSITION, ROUND, write

SCREEN_STATUS = 5


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game of bots."""
    return simulated(tmp_path / "game", "--rounds", 1)


@pytest.fixture(autouse=True)
def records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: tmp_path)
    return tmp_path / "records"


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What the screen was started with, in place of starting it."""
    calls: list[tuple[object, ...]] = []

    def starter(name: str) -> Callable[..., int]:
        def start(*given: object) -> int:
            calls.append((name, *given))
            return SCREEN_STATUS

        return start

    for name in ("play", "replay"):
        monkeypatch.setattr(f"gouji.tui.start.{name}", starter(name))
    return calls


def kinds(config: object) -> list[str]:
    assert isinstance(config, PlayConfig)
    assert config.resumed
    config.resumed.file.close()
    return [one.player for one in config.players or ()]


def test_whoever_decides_is_a_human(shown: list[tuple[object, ...]], game: Path) -> None:
    assert run("play", "--from", game, "--at", 20, terminal=True).status == SCREEN_STATUS
    ((name, config),) = shown
    assert name == "play"
    taken = [line for line in game.read_text(encoding="utf-8").splitlines() if '"act"' in line]
    seat = json.loads(taken[19])["seat"]
    assert [place for place, kind in enumerate(kinds(config), 1) if kind == "human"] == [seat]


def test_or_whoever_is_named(shown: list[tuple[object, ...]], game: Path, records: Path) -> None:
    options = ("--from", game, "--at", 20, "--players", "regular")
    assert run("play", *options, terminal=True).status == SCREEN_STATUS
    ((_, config),) = shown
    assert kinds(config) == ["human", *["regular"] * 5]
    (branch,) = records.iterdir()
    assert (read_record(branch).header.model_extra or {})["_parent"]["decision"] == 20


def test_in_lines(game: Path, records: Path) -> None:
    typed = StringIO("q\n")
    status, out, err = run("play", "--from", game, "--at", 20, "--plain", source=typed)
    assert status == Status.OK
    assert out
    (branch,) = records.iterdir()
    assert str(branch) in err


@pytest.mark.parametrize(
    ("options", "expected"),
    [
        (("--at", "3"), "gouji: --from and --at go together"),
        (("--from", "GAME"), "gouji: --from and --at go together"),
        (("--from", "GAME", "--at", "3", "--seed", "1"), "gouji: --from goes on by the record's"),
        (("--from", "GAME", "--at", "3", "--rules", "online"), "gouji: --from goes on by"),
        (("--from", "GAME", "--at", "3", "--set", "rounds=2"), "gouji: --from goes on by"),
        (("--from", "GAME", "--at", "0"), "gouji: --at: "),
    ],
)
def test_what_is_written_wrong(
    shown: list[tuple[object, ...]], game: Path, options: tuple[str, ...], expected: str
) -> None:
    written = [str(game) if one == "GAME" else one for one in options]
    status, _, err = run("play", *written, terminal=True)
    assert (status, err.count("\n"), shown) == (Status.WRONG_USAGE, 1, [])
    assert err.startswith(expected)


def test_without_a_terminal_nothing_is_written(game: Path, records: Path) -> None:
    assert run("play", "--from", game, "--at", 20).status == Status.WRONG_USAGE
    assert not records.exists()


def test_what_cannot_be_left(
    shown: list[tuple[object, ...]], game: Path, records: Path, tmp_path: Path
) -> None:
    open_game = write(tmp_path / "open.gouji", HEADER, ROUND, POSITION)
    broken = write(tmp_path / "broken.gouji", HEADER, {"seat": 9})
    for path, at, expected in (
        (game, 9999, "There is no step 9999"),
        (open_game, 1, "People are still playing this round"),
        (broken, 1, f"{broken}:2: "),
        (tmp_path / "none.gouji", 1, f"{tmp_path / 'none.gouji'}: no such file"),
    ):
        status, _, err = run("play", "--from", path, "--at", at, terminal=True)
        assert (status, err.count("\n")) == (Status.FAULT, 1)
        assert err.startswith(expected)
    assert not shown
    assert not records.exists()


def test_a_replay_begins_at_a_decision(shown: list[tuple[object, ...]], game: Path) -> None:
    assert run("replay", game, "--at", 20, "--seat", 3, terminal=True).status == SCREEN_STATUS
    ((name, record, _, seat, decision),) = shown
    assert (name, seat, decision) == ("replay", 3, 20)
    assert record == read_record(game)
    status, _, err = run("replay", game, "--at", 9999, terminal=True)
    assert (status, err.count("\n")) == (Status.FAULT, 1)
    assert "9999" in err
