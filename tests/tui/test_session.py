"""A game being played: its record, its bots, its pace."""

import asyncio
import json
import subprocess
import sys
from pathlib import Path

import pytest

from gouji.bots.base import Decision
from gouji.bots.guard import Guard
from gouji.bots.reasons import reason_of
from gouji.bots.registry import HUMAN, make_bot
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.records.holding import HeldFile
from gouji.records.players import Player
from gouji.records.profiles import read_profile
from gouji.records.reader import read_record
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.presets import RuleSetError, build
from gouji.rules.scoring import OverReason
from gouji.rules.seats import Seat
from gouji.tui.config import PlayConfig, default_players
from gouji.tui.driver import Driver
from gouji.tui.session import PACE, QUICK, Session, pace
from gouji.tui.settings import Settings, Speed
from tests.tui.shell import NAMES, FakeDesk, config, novice, players, session


def play_out(game: Session) -> None:
    while not game.table.is_over:
        ask = game.table.ask
        if ask is None:
            game.table.start()
            continue
        view = game.table.view(ask.seat)
        act = novice(view) if game.is_human(ask.seat) else game.choose(view)
        game.table.submit(ask.seat, act)
    game.close()


def test_the_record_names_players_rules_and_seed(tmp_path: Path) -> None:
    game = session(tmp_path, 1, seed=5)
    game.close()
    assert game.path is not None
    header = read_record(game.path).header
    assert [seat.player for seat in header.seats] == [HUMAN, *["novice"] * 5]
    assert header.seed == 5
    assert header.rule_set() == game.rules


def test_a_name_steers_no_terminal(tmp_path: Path) -> None:
    named = (Player("\x1b[31m王\u202e", HUMAN), *players()[1:])
    game = Session(config(), named, tmp_path)
    game.close()
    assert game.names == ("�[31m王�", *NAMES[1:])
    assert game.path is not None
    assert read_record(game.path).header.seats[0].name == named[0].name


def test_without_a_seed_every_game_draws_its_own_and_keeps_it_in_the_record(
    tmp_path: Path,
) -> None:
    seeds = set()
    for _ in range(3):
        game = Session(config(seed=None), players(), tmp_path)
        game.close()
        assert game.path is not None
        seeds.add(json.loads(game.path.read_text(encoding="utf-8").splitlines()[0])["seed"])
    assert len(seeds) == 3


def test_a_record_that_cannot_be_made_does_not_stop_the_game(tmp_path: Path) -> None:
    folder = tmp_path / "file"
    folder.write_text("in the way", encoding="utf-8")
    game = session(folder)
    play_out(game)
    assert game.over is not None
    assert game.path is None
    zh, en = (game.saved.text(language) for language in (Language.ZH, Language.EN))
    assert zh == f"这一局存不了（{folder}：不是文件夹），只打不存"
    assert f"cannot be saved ({folder}: not a folder)" in en


def test_two_games_that_begin_in_the_same_second_are_both_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "taken").touch()
    names = iter(["taken", "free"])
    monkeypatch.setattr("gouji.tui.session.new_record_path", lambda *_: tmp_path / next(names))
    game = session(tmp_path)
    game.close()
    assert game.path == tmp_path / "free"
    assert game.fault is None


def test_a_record_that_breaks_off_says_so_and_the_game_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path)

    def full_disk(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(HeldFile, "append", full_disk)
    play_out(game)
    assert game.over is not None
    sentence = game.saved.text(Language.EN)
    assert "the disk is full" in sentence
    assert str(game.path) in sentence


class Faulty:
    """A bot that fails once it is to play, or at once."""

    def __init__(self, since: Question | None = None) -> None:
        self._since = since

    def choose(self, view: SeatView) -> Decision:
        if self._since is None or (view.ask and view.ask.question is self._since):
            raise ZeroDivisionError
        return make_bot("novice", 0, view.seat).choose(view)


def with_faulty(game: Session, bot: Faulty) -> None:
    substitute = make_bot("novice", 0, Seat(3))
    game._bots[Seat(3)] = Guard(lambda: bot, substitute)


def test_where_a_bot_fails_a_simpler_one_plays_on_and_all_are_told_once(tmp_path: Path) -> None:
    game = session(tmp_path, 1)
    with_faulty(game, Faulty(Question.FOLLOW))
    desk = FakeDesk()
    asyncio.run(Driver(game, desk).run())
    assert game.over is not None
    game.close()
    assert [one.text(Language.ZH) for one in game.news()] == [
        "阿孙 的电脑出错了，改由简单的电脑接着打"
    ]
    assert not game.news()


def test_that_a_bot_fails_does_not_tell_that_it_was_asked_in_secret(tmp_path: Path) -> None:
    game = session(tmp_path)
    with_faulty(game, Faulty())
    view = game.table.view(Seat(3))

    async def asked(question: Question) -> bool:
        ask = Ask(Seat(3), question, frozenset({Kind.NO, Kind.ADVANCE_CALL}))
        await game.think(view._replace(ask=ask))
        return bool(game.news())

    game.table.start()
    assert not asyncio.run(asked(Question.SHOW))
    assert asyncio.run(asked(Question.ADVANCE_CALL))
    game.close()


def test_whoever_plays_for_a_human_cannot_fail_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gouji.bots.novice.NoviceBot.choose", Faulty().choose)
    monkeypatch.setattr("gouji.tui.session.ADVISERS", ("novice",))
    game = session(tmp_path, 1)
    game.table.start()
    while game.table.ask:
        view = game.table.view(game.table.ask.seat)
        act = game.choose(view)
        assert view.refusal(act) is None
        if game.is_human(view.seat):
            break
        game.table.submit(view.seat, act)
    game.close()


def test_a_finished_game_says_where_it_is(tmp_path: Path) -> None:
    game = session(tmp_path)
    play_out(game)
    assert game.saved.text(Language.EN) == f"Saved: {game.path}"


def test_a_game_keeps_the_result_of_each_round_and_how_it_ended(tmp_path: Path) -> None:
    game = session(tmp_path, overrides={"rounds": 3})
    play_out(game)
    totals = [result.total for result in game.results]
    assert len(totals) == 3
    assert game.over is not None
    assert game.over.reason is OverReason.ROUNDS
    assert game.over.total == totals[-1]


def test_rules_that_contradict_each_other_are_refused_by_name(tmp_path: Path) -> None:
    with pytest.raises(RuleSetError, match="biesan=true contradicts tiao=true"):
        Session(config(overrides={"biesan": True, "hui": False, "tiao": True}), players(), tmp_path)


def test_house_rules_travel_in_the_record(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    path.write_text("preset = 'online'\nrounds = 2\n", encoding="utf-8")
    profile = read_profile(path)
    by_file = PlayConfig(profile.preset, profile.overrides, None, Settings(), 7, profile)
    game = Session(by_file, players(), tmp_path)
    game.close()
    assert game.path is not None
    header = json.loads(game.path.read_text(encoding="utf-8").splitlines()[0])
    assert header["_profile"] == {"name": "my.toml", "sha256": profile.sha256}
    assert game.rules == build(profile.preset, profile.overrides)
    assert read_record(game.path).rules == build(profile.preset, profile.overrides)


@pytest.mark.parametrize("speed", Speed)
def test_once_nobody_follows_the_play_it_is_quick(speed: Speed) -> None:
    assert pace(speed, is_followed=True) == PACE[speed]
    left_alone = pace(speed, is_followed=False)
    assert left_alone is not None
    assert left_alone <= QUICK


def test_the_pace_falls_when_the_last_human_is_out(tmp_path: Path) -> None:
    game = session(tmp_path, 1, speed=Speed.SLOW)
    assert game.pace == PACE[Speed.SLOW]
    play_out(game)
    in_play = game.table.state.standing.in_play
    assert in_play & 1 or game.pace == QUICK
    watched = session(tmp_path, speed=Speed.SLOW)
    play_out(watched)
    assert watched.pace == PACE[Speed.SLOW]


def test_six_players_to_begin_with_have_names_of_their_own() -> None:
    for language in Language:
        names = [one.name for one in default_players(language)]
        assert len(set(names)) == 6
        assert [one.player == HUMAN for one in default_players(language)] == [True] + [False] * 5
        assert all(one.player != HUMAN for one in default_players(language, humans=0))


def imported_by(module: str) -> set[str]:
    code = f"import sys, {module}; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)  # noqa: S603 – our own code
    return set(done.stdout.split())


def test_a_session_needs_no_textual() -> None:
    assert "textual" not in imported_by("gouji.tui.session")


@pytest.mark.parametrize("first", ["home", "screens.setup"])
def test_the_first_pages_wait_for_neither_the_engine_nor_pydantic(first: str) -> None:
    loaded = imported_by(f"gouji.cli.main, gouji.cli.launch, gouji.tui.start, gouji.tui.{first}")
    assert not loaded & {"pydantic", "gouji.engine.kernel", "gouji.tui.session"}


def test_the_record_keeps_why_bots_decided_but_nothing_of_a_human(tmp_path: Path) -> None:
    game = session(tmp_path, 1)
    asyncio.run(Driver(game, FakeDesk()).run())
    game.close()
    assert game.path is not None
    lines = map(json.loads, game.path.read_text(encoding="utf-8").splitlines())
    taken = [line for line in lines if "act" in line]
    assert {line["seat"] for line in taken if "_why" not in line} == {1}
    assert all(reason_of(line["_why"]) for line in taken if line["seat"] != 1)


def test_nor_of_one_for_whom_a_bot_plays(tmp_path: Path) -> None:
    game = session(tmp_path, 1)
    game.table.start()
    view = game.table.view(Seat(1))._replace(
        ask=Ask(Seat(1), Question.CALL, frozenset({Kind.CALL, Kind.NO}))
    )
    assert game.why(Seat(1), game.choose(view)) is None
    game.close()
