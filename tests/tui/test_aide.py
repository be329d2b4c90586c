"""What the keys h, i, c, o and p do at the table."""

import re
from dataclasses import replace

import pytest
from textual.pilot import Pilot

from gouji.bots.registry import make_bot
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.rules.asks import Question
from gouji.rules.seats import BIT, Seat
from gouji.tui.aide import HandOverScreen
from gouji.tui.flows import PlayApp
from gouji.tui.preferences import preferences, settings_path
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.page import Page
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from gouji.tui.text import say
from gouji.tui.widgets.panel import Panel
from tests.positions import position
from tests.tui.shell import config, drive, text_of, until
from tests.tui.table_app import CHINESE, WIDE, TableApp, at_table
from tests.tui.test_app import play_on

CARDS = re.compile(r"[♠♥♦♣]")
PUBLIC = 4
"""Lines of the log that a page before everybody repeats, each with one suit at most."""

pytestmark = pytest.mark.usefixtures("places")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


@pytest.fixture(autouse=True)
def _plain_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    # The best bot thinks for longer than a test has time.
    for module in ("hints", "session"):
        monkeypatch.setattr(f"gouji.tui.{module}.ADVISERS", ("novice",))


def app_of(*humans: int, **changed: object) -> PlayApp:
    """An app with these humans whose settings differ from the defaults by some values."""
    made = config(*humans)
    return PlayApp(replace(made, settings=replace(made.settings, **changed)))  # type: ignore[arg-type]


def session_of(app: PlayApp) -> Session:
    assert app.session is not None
    return app.session


def asking(app: PlayApp) -> SeatView | None:
    return app.desk.asking if app.desk else None


async def to_question(pilot: Pilot[None], app: PlayApp, question: Question) -> SeatView:
    await play_on(pilot, app, until_asked=question)
    await pilot.pause()
    view = asking(app)
    assert view is not None
    return view


def test_h_picks_what_a_bot_would_do_and_enter_does_it() -> None:
    app = app_of(1)

    async def script(pilot: Pilot[None]) -> None:
        view = await to_question(pilot, app, Question.LEAD)
        await pilot.press("h")
        await until(pilot, lambda: "▲" in text_of(app))
        assert "提示：回车" in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: asking(app) is not view)
        assert session_of(app).table.view(view.seat).hand != view.hand
        await pilot.press("ctrl+c")

    drive(app, script)


def test_hints_and_the_counter_can_be_switched_off() -> None:
    app = app_of(1, hints=False, counter=False)

    async def script(pilot: Pilot[None]) -> None:
        await to_question(pilot, app, Question.FOLLOW)
        for key in "hc":
            await pilot.press(key)
            assert "F3" in text_of(app)
            assert "外面" not in text_of(app)
        await pilot.press("ctrl+c")

    drive(app, script)


def test_c_counts_i_advises_and_p_changes_the_pace() -> None:
    app = app_of(1)

    async def script(pilot: Pilot[None]) -> None:
        await to_question(pilot, app, Question.FOLLOW)
        assert "外面" not in text_of(app)
        await pilot.press("c")
        assert "外面" in text_of(app)
        await pilot.press("i")
        assert isinstance(app.screen, AdvicePage)
        assert "BURN-1" in text_of(app)
        await pilot.press("f2")
        assert "Burn adviser" in text_of(app)
        await pilot.press("f2", "escape", "p")
        # After the fastest comes the slowest, and then one faster at each press.
        assert "快慢：单步" in text_of(app)
        await pilot.press("p", "p")
        assert "快慢：正常" in text_of(app)
        assert session_of(app).speed is Speed.NORMAL
        assert preferences(Settings(), {}, settings_path()).settings.speed is Speed.NORMAL
        await pilot.press("ctrl+c")

    drive(app, script)


def test_o_hands_the_seat_to_a_bot_and_takes_it_back() -> None:
    app = app_of(1)

    async def script(pilot: Pilot[None]) -> None:
        view = await to_question(pilot, app, Question.FOLLOW)
        game = session_of(app)
        game.speed = Speed.SLOW
        await pilot.press("o")
        assert game.handed == BIT[1]
        await until(pilot, lambda: "托管" in text_of(app) and asking(app) is None)
        await pilot.press("o")
        await until(pilot, lambda: asking(app) is not None)
        assert game.handed == 0
        assert "托管中" not in text_of(app)
        again = asking(app)
        assert again
        assert again.hand == view.hand
        await pilot.press("ctrl+c")

    drive(app, script)


def test_among_several_seats_are_handed_over_in_public_and_taken_back_behind_a_curtain() -> None:
    app = app_of(1, 4)

    async def script(pilot: Pilot[None]) -> None:
        view = await to_question(pilot, app, Question.FOLLOW)
        game, other = session_of(app), 5 - view.seat
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
        assert len(CARDS.findall(text_of(app))) <= PUBLIC
        await pilot.press(str(view.seat), "enter")
        assert game.handed == BIT[view.seat]
        await play_on(pilot, app, CurtainScreen, ResultScreen)
        await pilot.pause()
        assert isinstance(app.screen, CurtainScreen)
        assert f"{other} 号" in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: asking(app) is not None)
        await pilot.press("o")
        await until(pilot, lambda: isinstance(app.screen, HandOverScreen))
        await pilot.press(str(view.seat), "enter")
        assert game.handed == 0
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        await pilot.press("ctrl+c")

    drive(app, script)


def test_a_hint_is_retold_in_the_other_language_and_hidden_with_the_hand() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("33K 4 5 6 7 8")
        app.ask(game, 1)
        decision = make_bot("novice", 0, Seat(1)).choose(view_of(game.state, Seat(1)))
        app.table.give_hint(decision)
        await pilot.pause()
        panel = app.table.query_one("#hint", Panel)
        assert decision.reason.sentence(Language.ZH) in str(panel.render())
        # Where the panel says it the message line need not.
        assert app.text().count(decision.reason.sentence(Language.ZH)) == 1
        app.table.set_language(Language.EN)
        assert decision.reason.sentence(Language.EN) in str(panel.render())
        app.table.hide_hand()
        assert not str(panel.render())

    at_table(check, size=WIDE)


def test_a_hint_goes_with_the_wish_for_hints() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        game = position("33K 4 5 6 7 8")
        app.ask(game, 1)
        decision = make_bot("novice", 0, Seat(1)).choose(view_of(game.state, Seat(1)))
        app.table.give_hint(decision)
        await pilot.pause()
        panel = app.table.query_one("#hint", Panel)
        app.table.set_settings(Settings(four_colours=False))
        assert str(panel.render())
        app.table.set_settings(Settings(hints=False))
        assert not str(panel.render())

    at_table(check, size=WIDE)


def test_who_watches_bots_or_a_replay_can_wish_for_no_help() -> None:
    replay = TableScreen(CHINESE, Language.ZH, replay=True)
    assert not replay.wishes
    app = app_of(speed=Speed.STEP)

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.can_step)
        keys = set(app.screen.active_bindings)
        assert "p" in keys
        assert not keys & {"h", "i", "c", "o"}
        await pilot.press("f1")
        await pilot.pause()
        told = text_of(app)
        assert say("keys_stop", app.language) in told
        assert say("about_accept", app.language) not in told
        await pilot.press("ctrl+c")

    drive(app, script)
