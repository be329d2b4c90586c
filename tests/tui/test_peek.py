"""People who share the screen: a look at one's own hand, and claims by mouse and arrows."""

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from gouji.rules.asks import Question
from gouji.rules.seats import BIT, Seat
from gouji.tui.flows import PlayApp
from gouji.tui.keys import Command
from gouji.tui.screens.asking import AskingScreen
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.page import Page
from gouji.tui.screens.peek import OwnHandPage, WhoseScreen
from gouji.tui.viewmodel import seat_table
from gouji.tui.widgets.hand import HandView
from tests.tui.shell import config, drive, text_of, until
from tests.tui.test_aide import CARDS, PUBLIC, asking, session_of, to_question
from tests.tui.test_app import play_on

pytestmark = pytest.mark.usefixtures("places")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


def test_one_looks_at_his_own_hand_while_another_is_asked() -> None:
    app = PlayApp(config(1, 4))

    async def script(pilot: Pilot[None]) -> None:
        view = await to_question(pilot, app, Question.FOLLOW)
        other = Seat(5 - view.seat)
        table = session_of(app).table
        stacks = seat_table(table.view(other), session_of(app).names, app.language).stacks
        assert app.desk is not None
        for _ in range(2):
            # A key that is held comes twice before the page lies there.
            app.desk.screen.post_message(AskingScreen.Wished(Command.LOOK))
        await until(pilot, lambda: isinstance(app.screen, WhoseScreen))
        assert sum(isinstance(page, WhoseScreen) for page in app.screen_stack) == 1
        assert len(CARDS.findall(text_of(app))) <= PUBLIC
        await pilot.press(str(other))
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert f"{other} 号" in text_of(app)
        await pilot.press("ctrl+b", "ctrl+b")
        assert not app._moving.is_set()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, OwnHandPage))
        assert app.screen.query_one(HandView)._stacks == stacks
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
        assert f"{view.seat} 号" in text_of(app)
        await pilot.press("enter")
        await until(pilot, lambda: asking(app) is not None)
        again = asking(app)
        assert again is not None
        assert (again.seat, again.ask, again.hand) == (view.seat, view.ask, view.hand)
        await pilot.press("ctrl+c")

    drive(app, script)


def test_a_look_is_not_taken_away_by_wishes() -> None:
    app = PlayApp(config(1, 4, overrides={"first_lead": "drawer", "powerless_redeal": False}))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, CurtainScreen)
        await pilot.press("enter")
        desk = app.desk
        assert desk is not None
        await until(pilot, lambda: desk.can_end_look)
        shown = text_of(app)
        assert CARDS.search(shown)
        await pilot.press("m", "o")
        await pilot.pause()
        assert text_of(app) == shown
        await pilot.press("ctrl+c")

    drive(app, script)


def test_who_sits_alone_needs_no_key_for_his_hand() -> None:
    app = PlayApp(config(1))

    async def script(pilot: Pilot[None]) -> None:
        await to_question(pilot, app, Question.FOLLOW)
        assert app.desk is not None
        assert Command.LOOK not in app.desk.screen.wishes
        await pilot.press("m")
        assert app.screen is app.desk.screen
        await pilot.press("ctrl+c")

    drive(app, script)


def test_a_seat_claims_by_a_click_and_by_arrows_and_space() -> None:
    app = PlayApp(config(1, 2, 3, 4, 5, 6))

    async def script(pilot: Pilot[None]) -> None:
        await play_on(pilot, app, ClaimScreen)
        await pilot.pause()
        page = app.screen
        assert isinstance(page, ClaimScreen)
        await pilot.click(OptionList, offset=(2, 1))
        assert page.claimed == BIT[Seat(2)]
        await pilot.press("down", "space")
        assert page.claimed == BIT[Seat(2)] | BIT[Seat(3)]
        await pilot.press("up", "space", "ctrl+c")
        assert page.claimed == BIT[Seat(3)]

    drive(app, script)
