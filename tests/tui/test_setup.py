"""The setup screen: Enter once, or six names, kinds, rules and a speed."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input

from gouji.engine.refusals import Language
from gouji.records.profiles import read_profile
from gouji.rules.preset_values import Preset
from gouji.rules.presets import PRESETS, build
from gouji.rules.ruleset import RuleSet
from gouji.tui.config import PlayConfig, Speed
from gouji.tui.flows import PlayApp
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.text import say
from gouji.tui.widgets.choice import Choice
from tests.tui.shell import drive, text_of, until

pytestmark = pytest.mark.usefixtures("places")


def app(language: Language = Language.ZH, **overrides: object) -> PlayApp:
    return PlayApp(PlayConfig(Preset.CLASSIC, overrides, None, Speed.INSTANT, language, 7))


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
        name.value = " [/] "
        screen.query_one("#kind-1", Choice).focus()
        await pilot.press("down", "left")  # the next one: human
        screen.query_one("#preset", Choice).focus()
        await pilot.press("right")
        screen.query_one("#rounds", Choice).focus()
        await pilot.press("left")
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
        assert game.rules.rounds == 3
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
        assert names == ["Wang", "老张", "Sun"]

    drive(program, script)


@pytest.mark.parametrize("language", Language)
def test_it_says_where_games_are_saved_and_what_each_preset_means(
    language: Language, places: Path
) -> None:
    program = app(language)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        assert str(places)[:30] in text_of(program).replace("\n  ", "")
        screen.query_one("#preset", Choice).focus()
        for preset in Preset:
            meaning = say(f"meaning_{preset}", language)
            assert meaning in text_of(program)
            # All of it fits where nothing is changed.
            assert cell_len(meaning) <= 69
            await pilot.press("right")

    drive(program, script)


def test_all_four_presets_are_played() -> None:
    for index, preset in enumerate(Preset):
        program = app()
        played: list[RuleSet] = []

        async def script(
            pilot: Pilot[None],
            program: PlayApp = program,
            index: int = index,
            played: list[RuleSet] = played,
        ) -> None:
            screen = await opened(pilot)
            screen.query_one("#preset", Choice).focus()
            await pilot.press(*["right"] * index, "enter")
            await until(pilot, lambda: program.session is not None)
            assert program.session is not None
            played.append(program.session.rules)

        drive(program, script)
        assert played == [PRESETS[preset]]


def test_options_that_were_set_are_named_and_those_that_exclude_the_preset_refused() -> None:
    program = app(tiao=True, rounds=4)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        assert "tiao=true" in text_of(program)
        assert screen.query_one("#rounds", Choice).value == "4"
        screen.query_one("#preset", Choice).focus()
        await pilot.press("left", "enter")
        await until(pilot, lambda: "不能一起开" in text_of(program))
        assert program.screen is screen
        assert "biesan" in text_of(program)
        await pilot.press("left", "enter")
        await until(pilot, lambda: program.session is not None)
        assert program.session is not None
        assert program.session.rules.rounds == 4

    drive(program, script)


def test_house_rules_stand_in_place_of_the_presets(tmp_path: Path) -> None:
    path = tmp_path / "[b]my.toml"
    path.write_text("preset = 'biesan'\nrounds = 2\nstuck = 'stay'\n", encoding="utf-8")
    profile = read_profile(path)
    program = PlayApp(
        PlayConfig(profile.preset, profile.overrides, None, Speed.INSTANT, Language.EN, 7, profile)
    )

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        shown = text_of(program)
        assert "[b]my.toml" in shown
        assert "stuck=stay" in shown
        assert not screen.query("#preset")
        assert screen.query_one("#rounds", Choice).value == "2"
        await pilot.press("f2", "enter")
        await until(pilot, lambda: program.session is not None)
        assert program.session is not None
        assert program.session.rules == build(profile.preset, profile.overrides)

    drive(program, script)
