"""The setup screen: Enter once, or six names, kinds, rules and a speed."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from gouji.engine.refusals import Language
from gouji.rules.presets import Preset
from gouji.tui.flows import PlayApp
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.session import PlayConfig, Speed
from gouji.tui.widgets.choice import Choice
from tests.tui.shell import drive, text_of, until

pytestmark = pytest.mark.usefixtures("places")


def app(language: Language = Language.ZH) -> PlayApp:
    return PlayApp(PlayConfig(Preset.CLASSIC, {}, None, Speed.INSTANT, language, 7))


async def opened(pilot: Pilot[None]) -> SetupScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
    await pilot.pause()
    screen = pilot.app.screen
    assert isinstance(screen, SetupScreen)
    return screen


@pytest.mark.parametrize("language", Language)
def test_a_newcomer_presses_enter_once(language: Language) -> None:
    program = app(language)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(program.screen, TableScreen))
        game = program.session
        assert game is not None
        assert game.humans == (1,)
        assert len(set(game.names)) == 6

    drive(program, script)


def test_names_kinds_rules_and_speed_are_taken() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        name = screen.query_one("#name-2", Input)
        name.focus()
        name.value = " [/] "
        await pilot.press("down", "left")  # the kind beside it: human
        screen.query_one("#preset", Choice).focus()
        await pilot.press("right")
        screen.query_one("#speed", Choice).focus()
        await pilot.press("left")
        screen.query_one("#name-3", Input).value = "  "
        await pilot.press("enter")
        await until(pilot, lambda: program.session is not None)
        game = program.session
        assert game is not None
        assert game.names[1:3] == ("[/]", "阿孙")
        assert game.humans == (1, 2)
        assert game.rules.joker_rule == "full_kill"
        assert game.speed is Speed.STEP

    drive(program, script)


def test_a_click_chooses() -> None:
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        choice = screen.query_one("#speed", Choice)
        await pilot.click("#speed", offset=(text_of(program).split("Bots")[1].index("slow") - 4, 0))
        assert choice.value == Speed.SLOW
        await pilot.click("#quit")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.return_code == 0
    assert program.session is None


def test_the_language_is_switched_at_once_names_and_all() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        screen.query_one("#name-2", Input).value = "老张"
        assert "开始" in text_of(program)
        await pilot.press("f2")
        shown = text_of(program)
        assert "Start" in shown
        assert "leave" in shown
        names = [screen.query_one(f"#name-{seat}", Input).value for seat in (1, 2, 3)]
        assert names == ["You", "老张", "Sun"]

    drive(program, script)


@pytest.mark.parametrize("language", Language)
def test_it_says_what_comes_later_and_where_games_are_saved(
    language: Language, places: Path
) -> None:
    program = app(language)

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        shown = text_of(program).replace("\n  ", "")
        assert "biesan" in shown
        assert str(places)[:30] in shown

    drive(program, script)
