"""The setup screen: Enter once, or six names, kinds, rules, options and a speed."""

from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.pilot import Pilot
from textual.widgets import Input

from gouji.engine.refusals import Language
from gouji.records.profiles import read_profile
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.tui.config import PlayConfig
from gouji.tui.flows import PlayApp
from gouji.tui.lastsetup import LastSetup, recall, remember, setup_path
from gouji.tui.preferences import preferences, settings_path
from gouji.tui.screens.page import Page
from gouji.tui.screens.rules import RulesScreen
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from gouji.tui.text import say
from gouji.tui.widgets.choice import Choice
from tests.tui.shell import drive, text_of, until

pytestmark = pytest.mark.usefixtures("places")


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


def app(language: Language = Language.ZH, **overrides: object) -> PlayApp:
    """The program as the command line starts it, with these options if there are any."""
    settings = Settings(language=language, speed=Speed.INSTANT)
    given = PlayConfig(Preset.CLASSIC, overrides, None, settings, 7, is_ruled=bool(overrides))
    return PlayApp(given)


async def opened(pilot: Pilot[None]) -> SetupScreen:
    await until(pilot, lambda: isinstance(pilot.app.screen, SetupScreen))
    screen = pilot.app.screen
    assert isinstance(screen, SetupScreen)
    await until(pilot, lambda: screen._source is not None)
    return screen


async def started(pilot: Pilot[None], program: PlayApp) -> Session:
    await pilot.press("enter")
    await until(pilot, lambda: program.session is not None)
    assert program.session is not None
    return program.session


def test_a_newcomer_presses_enter_once() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await opened(pilot)
        game = await started(pilot, program)
        assert game.humans == (1,)
        assert len(set(game.names)) == 6

    drive(program, script)


def test_what_is_chosen_is_played_and_remembered() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        screen.query_one("#name-2", Input).value = " [/] "
        screen.query_one("#kind-1", Choice).focus()
        await pilot.press("down", "left")  # the next one: human
        screen.query_one("#rules", Choice).focus()
        await pilot.press("right")
        screen.query_one("#rounds", Choice).focus()
        await pilot.press("left")
        screen.query_one("#set-speed", Choice).focus()
        await pilot.press("left")
        screen.query_one("#name-3", Input).value = "  "
        game = await started(pilot, program)
        assert game.names[1:3] == ("[/]", "阿孙")
        assert game.humans == (1, 2)
        assert game.rules.joker_rule == "full_kill"
        assert game.rules.rounds == 3
        assert game.speed is Speed.STEP

    drive(program, script)
    last = recall(setup_path())
    assert last.names == (None, "[/]", None, None, None, None)
    assert (last.rules, last.changed, last.kinds[1]) == ("online", {"rounds": 3}, "human")
    kept = preferences(Settings(), {}, settings_path()).settings
    assert kept.speed is Speed.STEP


def test_the_last_setup_is_there_again_and_named_rules_go_before_it() -> None:
    names = ("A", None, None, None, None, None)
    remember(setup_path(), LastSetup("biesan", {"stuck": "stay", "rounds": 2}, names))

    async def script(pilot: Pilot[None]) -> None:
        game = await started(pilot, again)
        assert game.rules == build(Preset.BIESAN, {"stuck": "stay", "rounds": 2})
        assert game.names[0] == "A"

    async def ruled(pilot: Pilot[None]) -> None:
        await opened(pilot)
        game = await started(pilot, named)
        assert game.rules == build(Preset.CLASSIC, {"tiao": True})
        assert game.names[0] == "A"

    again, named = app(), app(tiao=True)

    async def first(pilot: Pilot[None]) -> None:
        await opened(pilot)
        await script(pilot)

    drive(again, first)
    drive(named, ruled)


def test_a_click_chooses() -> None:
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        choice = screen.query_one("#set-speed", Choice)
        line = next(line for line in text_of(program).splitlines() if "slow" in line)
        await pilot.click(offset=(line.index("slow") + 1, choice.region.y))
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
        assert "options" in shown
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
        screen.query_one("#rules", Choice).focus()
        for preset in Preset:
            meaning = say(f"meaning_{preset}", language)
            assert meaning in text_of(program)
            assert cell_len(meaning) <= 69
            await pilot.press("right")

    drive(program, script)


def test_all_options_can_be_changed_and_a_contradiction_is_told_at_once() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        screen.query_one("#details").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(program.screen, RulesScreen))
        await pilot.press("end", "up", "right")
        assert "憋三和烩牌不能一起开" in text_of(program)
        await pilot.press("enter")
        assert program.screen is screen
        assert "不能一起开" in text_of(program)
        screen.query_one("#start").focus()
        await pilot.press("enter")
        assert program.screen is screen
        screen.query_one("#rules", Choice).focus()
        await pilot.press("right")
        assert "不能一起开" not in text_of(program)
        game = await started(pilot, program)
        assert game.rules == build(Preset.ONLINE, {"biesan": True})

    drive(program, script)


def test_an_option_is_reverted_and_the_page_speaks_the_other_language() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        screen.query_one("#details").focus()
        await pilot.press("enter")
        await until(pilot, lambda: isinstance(program.screen, RulesScreen))
        await pilot.press("right", "left", "left", "f2")
        assert "1 changed" in text_of(program)
        assert "BEAT-2" in text_of(program)
        await pilot.press("backspace")
        assert "none changed" in text_of(program)

    drive(program, script)


def test_house_rules_given_stand_beside_the_presets(tmp_path: Path) -> None:
    path = tmp_path / "[b]my.toml"
    path.write_text("preset = 'biesan'\nrounds = 2\nstuck = 'stay'\n", encoding="utf-8")
    profile = read_profile(path)
    settings = Settings(language=Language.EN, speed=Speed.INSTANT)
    given = PlayConfig(profile.preset, profile.overrides, None, settings, 7, profile, is_ruled=True)
    program = PlayApp(given)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        assert "[b]my.toml" in text_of(program)
        assert screen.query_one("#rounds", Choice).value == "2"
        await pilot.press("f2")
        game = await started(pilot, program)
        assert game.rules == build(profile.preset, profile.overrides)

    drive(program, script)


def test_house_rules_in_their_folder_are_offered_and_told_if_at_fault(places: Path) -> None:
    folder = places / "rules"
    folder.mkdir()
    (folder / "bad.toml").write_text("rounds = 'x'\n", encoding="utf-8")
    (folder / "home.toml").write_text("preset = 'online'\nrounds = 7\n", encoding="utf-8")
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        screen = await opened(pilot)
        choice = screen.query_one("#rules", Choice)
        choice.focus()
        await pilot.press("left", "left")
        assert "bad.toml:1: " in text_of(program).replace("\n  ", "")
        await pilot.press("enter")
        assert program.screen is screen
        await pilot.press("right")
        assert screen.query_one("#rounds", Choice).value == "7"
        game = await started(pilot, program)
        assert game.rules == build(Preset.ONLINE, {"rounds": 7})

    drive(program, script)
    assert recall(setup_path()).rules.endswith("home.toml")
