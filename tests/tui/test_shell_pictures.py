"""The pages around the table as they look."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import pytest
from textual.pilot import Pilot

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.lessons.library import lessons
from gouji.records.library import Shelved
from gouji.records.players import Player
from gouji.rules.preset_values import Preset
from gouji.rules.seats import BIT, Seat
from gouji.tui.aide import HandOverScreen
from gouji.tui.config import PlayConfig
from gouji.tui.lastsetup import LastSetup
from gouji.tui.ruleform import form
from gouji.tui.screens import boss
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.boss import BossPage, build_log
from gouji.tui.screens.branch import BranchPage
from gouji.tui.screens.claim import ClaimScreen, ConsentScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.deleting import DeleteScreen
from gouji.tui.screens.faults import FaultsPage
from gouji.tui.screens.lessons import LessonsScreen
from gouji.tui.screens.page import Page
from gouji.tui.screens.peek import OwnHandPage, WhoseScreen
from gouji.tui.screens.quit import QuitScreen
from gouji.tui.screens.reading import LedgerPage
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.rules import RulesScreen
from gouji.tui.screens.saved import FIRST, SavedScreen
from gouji.tui.screens.score import ScoreScreen
from gouji.tui.screens.settings import SettingsScreen
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.standing import StandingScreen
from gouji.tui.screens.title import TitleScreen
from gouji.tui.screens.toosmall import LEAST
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings, Theme
from gouji.tui.shelf import about_lines
from tests.tui.shell import NAMES, drive
from tests.tui.snapshots import at_rest, same_svg, same_text
from tests.tui.stage import Stage, look
from tests.tui.table_app import CHINESE
from tests.tui.test_facts import burning
from tests.tui.test_outcome import outcome
from tests.tui.test_questions import burning as asked_to_burn
from tests.tui.test_shelf import branch, damaged, game
from tests.tui.test_standings import finished
from tests.tui.test_table import middle_of_a_trick
from tests.tui.test_viewmodel import model_for

HOME: Final = Path("/home/wang")
ZH: Final = Language.ZH
SAVED: Final = Sentence("saved", {"path": HOME / "records" / "20261129-210400-classic.gouji"})
SHARED: Final = {Seat(2): "[/]", Seat(5): "老李"}
FAULTS: Final = (
    Sentence(
        "setting_bad",
        {
            "place": f"{HOME}/settings.toml:3: theme",
            "value": "pink",
            "allowed": "dark, light, mono",
        },
    ),
    Sentence(
        "setting_unknown",
        {"place": f"{HOME}/settings.toml:7", "name": "colour", "allowed": "lang, theme, bell"},
    ),
)
PLAYERS: Final = [Player(name, "regular") for name in NAMES]
TOO_SMALL: Final = (LEAST.width - 1, LEAST.height - 1)


@pytest.fixture
def home(monkeypatch: pytest.MonkeyPatch) -> None:
    """Name the same places in every run; nothing is kept there."""
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: HOME)
    monkeypatch.setattr("gouji.tui.preferences.user_config_path", lambda *_, **__: HOME)


def public(language: Language) -> list[str]:
    return {
        Language.ZH: ["小钱 出 3×7", "阿孙 过"],
        Language.EN: ["小钱 leads 3×7", "阿孙 passes"],
    }[language]


def setup() -> SetupScreen:
    config = PlayConfig(Preset.CLASSIC, {}, None, Settings())
    return SetupScreen(config, LastSetup(changed={"tiao": True}), lambda _: None)


def rules() -> RulesScreen:
    rules = form(Preset.CLASSIC, {}, {"biesan": True, "rounds": 3})
    return RulesScreen(ZH, lambda: "my.toml", rules)


def score() -> ScoreScreen:
    results = [outcome().result, outcome(sweep=None).result]
    return ScoreScreen(ZH, NAMES, results, None, saved=SAVED, is_saved=True)


def done() -> LessonsScreen:
    book = lessons()
    return LessonsScreen(ZH, book, {lesson.name for lesson in book[:2]}, 2)


def shelved() -> list[Shelved]:
    return [game("online", "老王", "[/]"), game(is_over=True), branch(), damaged()]


def own_hand() -> OwnHandPage:
    return OwnHandPage(ZH, "[/]", model_for(middle_of_a_trick(), 2).stacks)


PAGES: Final[Mapping[str, Callable[[], Page[Any]]]] = {
    "title": lambda: TitleScreen(ZH, game("classic", "老王"), 12, None),
    "title-new": lambda: TitleScreen(ZH, None, 0, Sentence("saved_none")),
    "setup": setup,
    "rules": rules,
    "saved": lambda: SavedScreen(ZH, shelved),
    "saved-nothing": lambda: SavedScreen(ZH, shelved, sifting=FIRST._replace(text="老李")),
    "delete": lambda: DeleteScreen(ZH, lambda language: about_lines(game(is_over=True), language)),
    "standing": lambda: StandingScreen(ZH, finished),
    "settings": lambda: SettingsScreen(Settings(), lambda _: None),
    "faults": lambda: FaultsPage(ZH, FAULTS),
    "lessons": done,
    "result": lambda: ResultScreen(ZH, replace(outcome(), taker=Seat(5)), SAVED, is_saved=True),
    "score": score,
    "curtain": lambda: CurtainScreen(ZH, Seat(2), "[/]", public),
    "claim": lambda: ClaimScreen(ZH, "burn", SHARED, public),
    "consent": lambda: ConsentScreen(ZH, SHARED, public),
    "hand-over": lambda: HandOverScreen(ZH, SHARED, BIT[Seat(5)], public),
    "whose": lambda: WhoseScreen(ZH, "look", SHARED, public),
    "own-hand": own_hand,
    "advice": lambda: AdvicePage(ZH, view_of(asked_to_burn().state, Seat(2)), CHINESE),
    "seat": lambda: LedgerPage(model_for(burning(), 5), Seat(2)),
    "quit": lambda: QuitScreen(ZH, SAVED),
    "branch": lambda: BranchPage(ZH, 345, 2, PLAYERS, ("human", *["novice"] * 4, "deep-gouji")),
}


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", PAGES)
def test_the_page(name: str) -> None:
    look(name, Stage(PAGES[name]))


def test_the_page_in_place_of_a_window_that_is_too_small() -> None:
    app = Stage(PAGES["curtain"])

    async def script(pilot: Pilot[None]) -> None:
        same_text("too-small", await at_rest(app, pilot))

    drive(app, script, TOO_SMALL)


def test_the_page_that_looks_like_work(monkeypatch: pytest.MonkeyPatch) -> None:
    now = datetime(2026, 11, 29, 21, 4, tzinfo=UTC)
    monkeypatch.setattr(boss, "build_log", lambda _, number: build_log(now, number))
    app = Stage(lambda: BossPage(ZH))

    async def script(pilot: Pilot[None]) -> None:
        same_text("boss", await at_rest(app, pilot))

    drive(app, script)


@pytest.mark.usefixtures("home")
@pytest.mark.parametrize("name", ["title", "settings", "result"])
@pytest.mark.parametrize("theme", [Theme.DARK, Theme.LIGHT])
def test_the_colours_of_a_page(name: str, theme: Theme) -> None:
    app = Stage(PAGES[name], Settings(theme=theme))

    async def script(pilot: Pilot[None]) -> None:
        await at_rest(app, pilot)
        same_svg(f"{name}-{theme}", app.export_screenshot(title="Gouji"))

    drive(app, script)
