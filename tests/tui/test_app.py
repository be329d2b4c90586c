"""Whole games through the program: asking, handing over, claiming, leaving, shrinking."""

import asyncio
import re
import signal
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from textual.pilot import Pilot

from gouji.engine.events import TributeCards
from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.rules.hand import parse_hand
from gouji.rules.preset_values import Preset
from gouji.rules.presets import PRESETS
from gouji.rules.scoring import OverReason
from gouji.rules.seats import BIT, Seat
from gouji.tui.desk import TableDesk
from gouji.tui.flows import PlayApp
from gouji.tui.outcome import signed
from gouji.tui.results import Results
from gouji.tui.screens.claim import ClaimScreen, ConsentScreen
from gouji.tui.screens.curtain import CurtainScreen, PublicPage
from gouji.tui.screens.page import Page
from gouji.tui.screens.quit import QuitScreen
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.score import ScoreScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.screens.toosmall import TooSmallScreen
from gouji.tui.settings import Speed
from gouji.tui.signals import INTERRUPTED, SIGNALLED
from gouji.tui.waiting import TYPED_AHEAD
from tests.tui.shell import config, drive, novice, session, text_of, until

if TYPE_CHECKING:
    from collections.abc import Callable

CARDS = re.compile(r"[♠♥♦♣×▲]")
"""Signs that stand beside cards, and nowhere else."""

pytestmark = pytest.mark.usefixtures("places")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


async def play_on(
    pilot: Pilot[None],
    app: PlayApp,
    *stops: type,
    until_asked: Question | None = None,
) -> None:
    """Answer as a novice would, and pass pages on, until one of the stops is shown."""
    while not isinstance(app.screen, stops):
        assert app.is_running
        desk = app.desk
        view = desk.asking if desk else None
        if view and view.ask and view.ask.question is until_asked:
            return
        if isinstance(app.screen, CurtainScreen | ClaimScreen) or (desk and desk.can_end_look):
            await pilot.press("enter")
        elif desk and desk.asking and isinstance(app.screen, TableScreen):
            app.screen.post_message(TableScreen.Decided(novice(desk.asking)))
        await asyncio.sleep(0.001)


def test_one_human_plays_a_round_sees_its_result_replays_it_and_plays_again() -> None:
    app = PlayApp(config(1))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.session is not None)
        game = app.session
        assert game is not None
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        shown = text_of(app)
        for name in game.names:
            assert name in shown
        assert "头科" in shown
        assert "打满局数" in shown
        assert signed(game.results[0].score.odd) in shown
        assert str(game.path) in shown.replace("\n  ", "")
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("enter")
        await until(pilot, lambda: app.session not in (None, game))
        assert app.session is not None
        assert app.session.players == game.players
        await pilot.press("ctrl+c")

    drive(app, script)
    assert app.return_code == INTERRUPTED
    assert len(app.kept) == 2
    assert Replay(read_record(str(app.kept[0].facts["path"]))).finish().is_finished


def test_bots_alone_are_watched_with_open_hands() -> None:
    app = PlayApp(config(speed=Speed.STEP, language=Language.EN))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.can_step)
        assert len(CARDS.findall(text_of(app))) > 40
        assert "Space: next act" in text_of(app)
        game = app.session
        assert game is not None
        before = game.table.state
        await pilot.press("space")
        await until(pilot, lambda: game.table.state is not before)
        await pilot.press("full_stop")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("q")

    drive(app, script)
    assert app.return_code == 0


def test_nothing_of_any_hand_is_behind_the_curtain_or_the_claims() -> None:
    app = PlayApp(config(1, 4, seed=11))
    seen = {CurtainScreen: 0, ClaimScreen: 0}

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(12):
            await play_on(pilot, app, CurtainScreen, ClaimScreen, ResultScreen)
            if isinstance(app.screen, ResultScreen):
                break
            await pilot.pause()
            assert isinstance(app.screen, PublicPage)
            seen[type(app.screen)] += 1
            assert app.desk is not None
            public = app.screen.say("public_join").join(app.desk.public(app.language))
            shown = text_of(app).replace("\n", "").replace(" ", "")
            drawn = re.sub(r"<[^>]*>", "", app.export_screenshot())
            told = CARDS.findall(public)
            assert CARDS.findall(shown) == told
            assert len(CARDS.findall(drawn)) == len(told)
            table = app.desk.screen
            assert table._model is None or not table._model.stacks
            await pilot.press("enter")
            await pilot.pause()
        await pilot.press("ctrl+c")

    drive(app, script)
    assert min(seen.values()) > 0


def test_only_enter_opens_the_curtain() -> None:
    app = PlayApp(config(1, 4, overrides={"calls": False}))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("space", "escape", "a", "1", "tab")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert CARDS.search(text_of(app))
        await pilot.press("ctrl+c")

    drive(app, script)


def test_a_double_press_of_enter_does_not_open_the_curtain(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Page, "GRACE", 60.0)
    app = PlayApp(config(1, 4, overrides={"calls": False}))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("enter", "enter")
        assert isinstance(app.screen, CurtainScreen)
        await pilot.press("ctrl+c")

    drive(app, script)


def test_a_seat_claims_by_its_number_and_takes_it_back() -> None:
    app = PlayApp(config(1, 2, 3, 4, 5, 6))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ClaimScreen)
        await pilot.pause()
        await pilot.press("2", "3", "3")
        assert text_of(app).count("[预点]") == 1
        page = app.screen
        assert isinstance(page, ClaimScreen)
        assert page.claimed == BIT[Seat(2)]
        await pilot.press("f2")
        assert "[calls]" in text_of(app)
        await pilot.press("ctrl+c")

    drive(app, script)


def test_leaving_a_game_is_asked_once_and_the_game_stands_still_meanwhile() -> None:
    app = PlayApp(config(speed=Speed.FAST))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        game = app.session
        assert game is not None
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(app.screen, QuitScreen))
        await pilot.pause(0.3)
        before = game.table.state
        await pilot.pause(0.6)
        assert game.table.state is before
        assert str(game.path) in text_of(app).replace("\n  ", "").replace(" ", "")
        await pilot.press("escape")
        await until(pilot, lambda: game.table.state is not before)
        await pilot.press("ctrl+q", "ctrl+q")

    drive(app, script)
    assert app.return_code == 0
    assert [saved.key for saved in app.kept] == ["saved"]


def test_below_80x24_everything_waits() -> None:
    app = PlayApp(config(speed=Speed.FAST))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        game = app.session
        assert game is not None
        await pilot.resize_terminal(72, 20)
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.pause(0.3)
        shown = text_of(app)
        assert "窗口至少 80x24，现在 72x20" in shown
        assert "needs 80x24" in shown
        assert not CARDS.search(shown)
        before = game.table.state
        await pilot.press("f2", "space", "enter")
        await pilot.pause(0.6)
        assert game.table.state is before
        assert app.language is Language.ZH
        await pilot.resize_terminal(120, 36)
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await until(pilot, lambda: game.table.state is not before)
        await pilot.resize_terminal(79, 24)
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.press("ctrl+q")

    drive(app, script)
    assert app.return_code == 0


def test_the_language_of_the_table_is_switched_with_f2() -> None:
    app = PlayApp(config(speed=Speed.STEP))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.can_step)
        await pilot.pause()
        assert "空格：下一手" in text_of(app)
        await pilot.press("f2")
        await pilot.pause()
        shown = text_of(app)
        assert "Space: next act" in shown
        assert "leave" in shown
        await pilot.press("ctrl+c")

    drive(app, script)


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_the_program_with_its_status(number: signal.Signals) -> None:
    app = PlayApp(config(1))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        signal.raise_signal(number)
        await until(pilot, lambda: not app.is_running)

    drive(app, script)
    assert app.return_code == SIGNALLED + number


def test_what_cannot_be_saved_is_said_on_the_table_and_with_the_result(
    places: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    blocked = places / "file"
    blocked.write_text("in the way", encoding="utf-8")
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: blocked)
    app = PlayApp(config(1))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.asking is not None)
        await pilot.pause()
        assert "存不了" in text_of(app)
        assert "未存" in text_of(app).splitlines()[0]
        await pilot.press("space")
        await until(pilot, lambda: app.desk is not None and app.desk.asking is not None)
        assert "未存" in text_of(app).splitlines()[0]
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        shown = text_of(app)
        assert "存不了" in shown
        assert "回放" not in shown
        await pilot.press("q")

    drive(app, script)
    assert app.return_code == 0


def test_one_human_is_asked_to_burn_without_a_window() -> None:
    app = PlayApp(config(1, seed=11))
    asked = set()

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None)
        while not isinstance(app.screen, ResultScreen):
            assert not isinstance(app.screen, PublicPage)
            view = app.desk.asking if app.desk else None
            if view and view.ask:
                asked.add(view.ask.question)
                app.screen.post_message(TableScreen.Decided(novice(view)))
            await asyncio.sleep(0.001)
        await pilot.press("q")

    drive(app, script)
    assert Question.FOLLOW in asked


def test_a_hasty_space_after_a_step_does_not_pass(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("gouji.tui.waiting.monotonic", lambda: now)
    app = PlayApp(config(1, speed=Speed.STEP))

    async def script(pilot: Pilot[None]) -> None:
        nonlocal now
        await until(pilot, lambda: app.desk is not None)
        desk = app.desk
        assert desk is not None
        has_stepped = False
        while not (desk.asking and has_stepped):
            has_stepped = desk.asking is None
            if desk.asking:
                app.screen.post_message(TableScreen.Decided(novice(desk.asking)))
                await pilot.pause()
            else:
                await pilot.press("space")
        asked = desk.asking
        await pilot.press("space")
        assert desk.asking is asked
        now += TYPED_AHEAD
        await pilot.press("space")
        assert desk.asking is not asked
        await pilot.press("ctrl+c")

    drive(app, script)


def test_humans_who_share_a_screen_look_at_their_hands_first() -> None:
    app = PlayApp(config(1, 4, overrides={"first_lead": "drawer", "calls": False}))

    async def script(pilot: Pilot[None]) -> None:
        for _ in range(2):
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await pilot.press("enter")
            await until(pilot, lambda: app.desk is not None and app.desk.can_end_look)
            shown = text_of(app)
            assert "看好自己的牌" in shown
            assert CARDS.search(shown)
            await pilot.press("enter")
        await pilot.press("ctrl+c")

    drive(app, script)


# Games of several rounds


def test_rounds_follow_each_other_with_result_score_and_replay_between() -> None:
    app = PlayApp(config(overrides={"rounds": 2}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        game = app.session
        assert game is not None
        assert len(game.results) == 1
        shown = text_of(app)
        assert "第1/2局结束" in shown
        assert "开点：" in shown
        assert "下一局" in shown
        for debt in game.results[0].debts:
            assert debt.clause in shown
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        await pilot.pause()
        assert "比分表" in text_of(app)
        assert "再打一场" not in text_of(app)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        # Leaving is asked about while the game goes on.
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, QuitScreen))
        await pilot.press("escape", "f2", "enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        assert game.over is not None
        assert "all rounds are played" in text_of(app)
        assert "next round" not in text_of(app)
        await pilot.press("s")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        await pilot.press("escape")
        await until(pilot, lambda: isinstance(app.screen, ResultScreen))
        await pilot.press("q")

    drive(app, script)
    assert app.return_code == 0
    assert Replay(read_record(str(app.kept[0].facts["path"]))).finish().is_finished


@pytest.mark.parametrize("humans", [(), (1,), (1, 2)])
def test_what_is_paid_is_told_to_a_lone_human_and_to_no_shared_screen(
    places: Path, humans: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    app = PlayApp(config(*humans))
    game = session(places, *humans)
    desk = TableDesk(app, game, Results(app, game))
    told: list[Callable[[Language], str]] = []
    monkeypatch.setattr(desk.screen, "tell", told.extend)
    cards = parse_hand("2wW")
    for audience, giver, taker in ((1, 1, 5), (1, 5, 1), (5, 1, 5), (2, 2, 3)):
        told.clear()
        desk.tell((TributeCards(Seat(audience), Seat(giver), Seat(taker), cards),))
        assert bool(told) == (humans == (1,) and audience == 1)
        for language in Language:
            assert all("1×2" in line(language) and "老李" in line(language) for line in told)
    game.close()


def test_second_last_takes_over_with_a_key_on_the_result() -> None:
    app = PlayApp(config(1, seed=choice_of_last(), overrides={"rounds": 2}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ResultScreen)
        await pilot.pause()
        game = app.session
        assert game is not None
        assert "按 t" in text_of(app)
        former = game.table.state.match.last
        await pilot.press("t")
        await until(pilot, lambda: game.table.state.match.last == 1)
        await until(pilot, lambda: "按 t" not in text_of(app))
        assert isinstance(app.screen, ResultScreen)
        assert former is not None
        assert f"替 {game.names[former - 1]} 当大落" in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, TableScreen))
        assert game.table.state.deal.drawer == 1
        await pilot.press("ctrl+c")

    drive(app, script)


def choice_of_last() -> int:
    """A seed of which the first round leaves seat 1 second-last behind a mate."""
    for seed in range(200):
        table = Table(PRESETS[Preset.CLASSIC], seed)
        table.start()
        while (ask := table.ask) is not None and ask.question is not Question.LAST:
            table.submit(ask.seat, novice(table.view(ask.seat)))
        if ask is not None and ask.seat == 1:
            return seed
    raise AssertionError


# Dissolving a game


def test_one_human_dissolves_a_game_and_sees_the_score() -> None:
    app = PlayApp(config(1, overrides={"rounds": 3}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, until_asked=Question.LEAD)
        game = app.session
        assert game is not None
        await pilot.press("ctrl+q")
        await until(pilot, lambda: isinstance(app.screen, QuitScreen))
        assert "散局" in text_of(app)
        await pilot.press("d")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        await pilot.pause()
        assert game.over is not None
        assert game.over.reason is OverReason.DISSOLVED
        assert "终局（散局）" in text_of(app)
        await pilot.press("v")
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen))
        await pilot.press("q")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        await pilot.press("enter")
        await until(pilot, lambda: app.session not in (None, game))
        await pilot.press("ctrl+c")

    drive(app, script)
    assert Replay(read_record(str(app.kept[0].facts["path"]))).finish().is_finished


def test_a_watched_game_is_dissolved_on_the_result_of_a_round() -> None:
    app = PlayApp(config(overrides={"rounds": 3}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ResultScreen)
        game = app.session
        assert game is not None
        await pilot.press("ctrl+q", "d")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        await pilot.pause()
        assert game.over is not None
        assert game.over.total == game.results[0].total
        assert "领先" not in text_of(app)
        assert "终局（散局）" in text_of(app)
        await pilot.press("q")

    drive(app, script)
    assert app.return_code == 0


@pytest.mark.parametrize("stop", [CurtainScreen, ClaimScreen])
def test_several_humans_must_all_agree_to_dissolve(stop: type) -> None:
    app = PlayApp(config(1, 4, overrides={"rounds": 2}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, stop)
        game = app.session
        assert game is not None
        for keys in (("enter",), ("4", "enter"), ("1", "4", "4", "enter"), ("1", "4", "escape")):
            before = app.screen
            await pilot.press("ctrl+q")
            await until(pilot, lambda: isinstance(app.screen, QuitScreen))
            await pilot.press("d")
            await until(pilot, lambda: isinstance(app.screen, ConsentScreen))
            await pilot.press(*keys)
            await until(pilot, lambda before=before: app.screen is before)  # type: ignore[misc]
            assert game.over is None
        await pilot.press("ctrl+q", "d")
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen))
        await pilot.press("4", "1", "enter")
        await until(pilot, lambda: isinstance(app.screen, ScoreScreen))
        assert game.over is not None
        assert game.over.reason is OverReason.DISSOLVED
        assert len(app.screen_stack) == 3
        await pilot.press("q")

    drive(app, script)
    assert app.return_code == 0


def test_after_a_refused_dissolution_the_hand_is_behind_the_curtain_again() -> None:
    app = PlayApp(config(1, 4, overrides={"rounds": 2, "calls": False}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, until_asked=Question.FOLLOW)
        await pilot.press("ctrl+q", "d")
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen))
        await pilot.press("4", "enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert app.desk is not None
        told = "\n".join(one(Language.ZH) for one in app.desk.screen._log.told)
        assert "没有全都同意散局" in told
        await pilot.press("ctrl+c")

    drive(app, script)


def test_the_game_stands_still_while_consent_is_asked() -> None:
    app = PlayApp(config(1, 4, speed=Speed.FAST, overrides={"calls": False}))

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("ctrl+q", "d")
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen))
        await pilot.resize_terminal(70, 20)
        await until(pilot, lambda: isinstance(app.screen, TooSmallScreen))
        await pilot.resize_terminal(80, 24)
        await until(pilot, lambda: isinstance(app.screen, ConsentScreen))
        assert not app._moving.is_set()
        await pilot.press("escape")
        await until(pilot, app._moving.is_set)
        await pilot.press("ctrl+c")

    drive(app, script)
