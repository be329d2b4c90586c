"""The page of settings: every one can be changed, holds at once, and is saved."""

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from rich.cells import cell_len
from textual.app import App
from textual.pilot import Pilot

import gouji.tui
from gouji.engine.refusals import Language
from gouji.tui.app import GoujiApp
from gouji.tui.preferences import preferences
from gouji.tui.screens.faults import FaultsPage
from gouji.tui.screens.settings import SettingsScreen
from gouji.tui.sentence import Sentence
from gouji.tui.settings import SETTINGS, Glyphs, Motion, Settings, Theme
from gouji.tui.widgets.choice import Choice
from gouji.tui.widgets.seat import SeatBox
from tests.tui.shell import drive, text_of, until


@pytest.fixture(autouse=True)
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The file of the settings."""
    monkeypatch.setattr("gouji.tui.preferences.user_config_path", lambda *_, **__: tmp_path)
    return tmp_path / "settings.toml"


class Idle(GoujiApp):
    """An app with nothing to do."""

    CSS_PATH = str(Path(gouji.tui.__file__).parent / "app.tcss")

    async def main(self) -> None:
        await asyncio.Event().wait()


def at_settings(
    script: Callable[[Pilot[None], Idle], Awaitable[None]],
    settings: Settings | None = None,
    size: tuple[int, int] = (80, 24),
) -> Idle:
    app = Idle(settings or Settings())

    async def opened(pilot: Pilot[None]) -> None:
        await pilot.press("f3")
        await until(pilot, lambda: isinstance(app.screen, SettingsScreen))
        await script(pilot, app)

    drive(app, opened, size)
    return app


def saved(path: Path) -> Settings:
    found, faults = preferences(Settings(), {}, path)
    assert not faults
    return found


@pytest.mark.parametrize("language", Language)
def test_the_smallest_window_shows_every_setting(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A folder of usual length: one of the tests' own may be longer than the page is wide.
    place = Path("/home/somebody/.config/gouji")
    monkeypatch.setattr("gouji.tui.preferences.user_config_path", lambda *_, **__: place)

    async def script(_: Pilot[None], app: Idle) -> None:
        shown = text_of(app)
        for setting in SETTINGS:
            choice = app.screen.query_one(f"#set-{setting.name}", Choice)
            assert choice.region.height == 1
            assert app.screen.region.contains_region(choice.region)
        assert "settings.toml" in re.sub(r"\s*\n\s*", "", shown)
        assert max(map(cell_len, shown.splitlines())) <= 80

    at_settings(script, Settings(language=language))


def test_a_change_holds_at_once_and_is_saved(place: Path) -> None:
    async def script(pilot: Pilot[None], app: Idle) -> None:
        await pilot.press("down", "right")
        assert app.settings.theme is Theme.LIGHT
        assert app.theme == "gouji-light"
        assert app.theme_variables["suit-spades"] == "#000000"
        await pilot.press("down", "enter", "down", "left")
        assert "♠" not in text_of(app)
        assert "+--" in text_of(app)
        await pilot.press("down", "right", "up", "up")
        await pilot.press("escape")
        assert not isinstance(app.screen, SettingsScreen)

    app = at_settings(script)
    changed = Settings(
        theme=Theme.LIGHT, four_colours=False, glyphs=Glyphs.ASCII, motion=Motion.BASIC
    )
    assert app.settings == saved(place) == changed
    assert app.animation_level == "basic"


def test_the_language_changes_the_page_itself_and_a_key_the_page(place: Path) -> None:
    async def script(pilot: Pilot[None], app: Idle) -> None:
        await pilot.press("right")
        assert "Settings" in text_of(app)
        await pilot.press("f2")
        assert "设置" in text_of(app)
        assert app.screen.query_one("#set-lang", Choice).value == "zh"

    at_settings(script)
    # F2 is remembered as well as what is chosen on the page.
    assert saved(place).language is Language.ZH
    assert 'lang = "zh"' in place.read_text(encoding="utf-8")


def test_what_cannot_be_saved_holds_all_the_same_and_the_page_says_so(place: Path) -> None:
    place.write_text("theme =\n", encoding="utf-8")

    async def script(pilot: Pilot[None], app: Idle) -> None:
        await pilot.press("down", "right")
        assert app.settings.theme is Theme.LIGHT
        assert "存不了" in text_of(app)

    at_settings(script)
    assert place.read_text(encoding="utf-8") == "theme =\n"


def test_the_preview_has_the_colours_of_the_suits() -> None:
    async def script(_: Pilot[None], app: Idle) -> None:
        svg = app.export_screenshot()
        for variable in ("suit-hearts", "suit-clubs", "suit-diamonds", "suit-joker"):
            assert app.theme_variables[variable] in svg.lower()

    at_settings(script)


def test_mono_draws_without_any_colour() -> None:
    async def script(_: Pilot[None], app: Idle) -> None:
        styles = [
            segment.style
            for strip in app.screen._compositor.render_strips()
            for segment in strip
            if segment.style
        ]
        assert any(style.reverse for style in styles)
        assert not [style for style in styles if style.color and not style.color.is_default]
        assert not [style for style in styles if style.bgcolor and not style.bgcolor.is_default]

    at_settings(script, Settings(theme=Theme.MONO))


def test_faults_are_told_first_and_enter_goes_on() -> None:
    app = Idle(
        Settings(), (Sentence("setting_bad", {"place": "x:2", "value": "[/]", "allowed": "y"}),)
    )

    async def script(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: isinstance(app.screen, FaultsPage))
        assert "x:2 不能是“[/]”；可写 y" in text_of(app)
        await pilot.press("f2")
        assert "x:2 cannot be '[/]'; write y" in text_of(app)
        await pilot.press("enter")
        assert not isinstance(app.screen, FaultsPage)

    drive(app, script)


@pytest.mark.parametrize("wanted", [True, False])
def test_the_bell_rings_only_if_it_is_wanted(
    monkeypatch: pytest.MonkeyPatch, *, wanted: bool
) -> None:
    rung: list[int] = []
    monkeypatch.setattr(App, "bell", lambda _: rung.append(1))
    Idle(Settings(bell=wanted)).bell()
    assert bool(rung) is wanted


@pytest.mark.parametrize("motion", Motion)
def test_the_turn_glides_from_seat_to_seat_only_with_full_motion(motion: Motion) -> None:
    app = Idle(Settings(motion=motion))

    async def script(pilot: Pilot[None]) -> None:
        box = SeatBox()
        await app.mount(box)
        await pilot.pause()
        box.add_class("-due")
        between = set()
        for _ in range(30):
            await asyncio.sleep(0.02)
            between.add(box.styles.background.a)
        between -= {0.0, box.styles.background.a}
        assert bool(between) is (motion is Motion.FULL)

    drive(app, script)
