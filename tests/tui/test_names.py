"""Names are free text: whatever they are, no page breaks, and nothing on it is lost or overlaps."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from itertools import combinations
from typing import Any, Final

import pytest
from rich.cells import cell_len
from textual.containers import VerticalScroll
from textual.geometry import Region
from textual.pilot import Pilot
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.preset_values import Preset
from gouji.rules.seats import BIT, SEATS, Seat
from gouji.tui.aide import HandOverScreen
from gouji.tui.config import PlayConfig
from gouji.tui.lastsetup import KINDS, LastSetup
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.branch import BranchPage
from gouji.tui.screens.claim import ClaimScreen, ConsentScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.deleting import DeleteScreen
from gouji.tui.screens.peek import OwnHandPage, WhoseScreen
from gouji.tui.screens.reading import LedgerPage, LogPage
from gouji.tui.screens.result import ResultScreen
from gouji.tui.screens.saved import SavedScreen
from gouji.tui.screens.score import ScoreScreen
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.standing import StandingScreen
from gouji.tui.screens.title import TitleScreen
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings
from gouji.tui.shelf import about_lines
from gouji.tui.story import Story
from gouji.tui.viewmodel import Names, event_line, seat_table
from tests.tui.shell import drive
from tests.tui.snapshots import at_rest
from tests.tui.stage import Stage, table
from tests.tui.table_app import NARROW, WIDE
from tests.tui.test_facts import burning
from tests.tui.test_outcome import outcome
from tests.tui.test_questions import burning as asked_to_burn
from tests.tui.test_scene_pictures import bots, replay
from tests.tui.test_shelf import game
from tests.tui.test_standings import finished_game
from tests.tui.test_table import middle_of_a_trick
from tests.tui.test_table_pictures import MOMENTS

ODD: Final = ("[/]", "", "😀", "王" * 20, "[bold]x", "n" * 40)
LONG: Final = ("王" * 20,) * 6
ZH: Final = Language.ZH
SAVED: Final = Sentence("saved", {"path": "/home/wang/20261129-210400-classic.gouji"})

Build = Callable[[Names], Screen[Any]]


def public(names: Names, language: Language) -> list[str]:
    events = middle_of_a_trick().events
    return [line for event in events if (line := event_line(event, names, language))][-4:]


def people(names: Names) -> dict[Seat, str]:
    return dict(zip(SEATS, names, strict=True))


def setup(names: Names) -> SetupScreen:
    config = PlayConfig(Preset.CLASSIC, {}, None, Settings())
    return SetupScreen(config, LastSetup(names=names), lambda _: None)


def facts(names: Names, seat: Seat | None = None) -> LedgerPage:
    return LedgerPage(seat_table(view_of(burning().state, Seat(5)), names, ZH), seat)


def own_hand(names: Names) -> OwnHandPage:
    model = seat_table(view_of(middle_of_a_trick().state, Seat(2)), names, ZH)
    return OwnHandPage(ZH, names[3], model.stacks)


def score(names: Names) -> ScoreScreen:
    results = [outcome().result, outcome(sweep=None).result]
    return ScoreScreen(ZH, names, results, None, saved=SAVED, is_saved=True)


def result(names: Names) -> ResultScreen:
    ended = replace(outcome(), names=names, taker=Seat(4))
    return ResultScreen(ZH, ended, SAVED, is_saved=True)


PAGES: Final[Mapping[str, Build]] = {
    **{f"table-{name}": partial(table, *moment) for name, moment in MOMENTS.items()},
    "title": lambda names: TitleScreen(ZH, game("classic", *names), 12, None),
    "setup": setup,
    "saved": lambda names: SavedScreen(
        ZH, lambda: [game("online", *names), game("my.toml", *names)]
    ),
    "delete": lambda names: DeleteScreen(ZH, lambda _: about_lines(game("online", *names), ZH)),
    "standing": lambda names: StandingScreen(ZH, lambda: [finished_game(*names)]),
    "result": result,
    "score": score,
    "curtain": lambda names: CurtainScreen(ZH, Seat(4), names[3], partial(public, names)),
    "claim": lambda names: ClaimScreen(ZH, "burn", people(names), partial(public, names)),
    "consent": lambda names: ConsentScreen(ZH, people(names), partial(public, names)),
    "hand-over": lambda names: HandOverScreen(ZH, people(names), BIT[4], partial(public, names)),
    "whose": lambda names: WhoseScreen(ZH, "look", people(names), partial(public, names)),
    "own-hand": own_hand,
    "advice": lambda names: AdvicePage(ZH, view_of(asked_to_burn().state, Seat(2)), names),
    "facts": facts,
    "seat": lambda names: facts(names, Seat(4)),
    "log": lambda names: LogPage(ZH, [*Story(names).told(middle_of_a_trick().events)]),
    "replay": lambda names: replay(Seat(4), names),
    "branch": lambda names: BranchPage(ZH, 345, 2, bots(names), KINDS[1:] + KINDS[1:3]),
}


def leaves(screen: Screen[Any]) -> Iterator[Widget]:
    """All that is drawn and holds nothing else."""
    for widget in screen.walk_children(Widget):
        if widget.display and not any(child.display for child in widget.children):
            yield widget


def seen(screen: Screen[Any], widget: Widget) -> Region:
    """Where a widget is seen."""
    return screen.find_widget(widget).visible_region


def clashes(screen: Screen[Any]) -> list[tuple[Widget, Widget]]:
    regions = {one: region for one in leaves(screen) if (region := seen(screen, one)).area}
    return [
        pair for pair in combinations(regions, 2) if regions[pair[0]].overlaps(regions[pair[1]])
    ]


def cut_off(screen: Screen[Any]) -> list[tuple[Widget, str]]:
    """Texts that are longer than their place, where nobody can scroll."""
    return [
        (one, str(one.content))
        for one in leaves(screen)
        if isinstance(one, Static)
        and not any(isinstance(box, VerticalScroll) for box in one.ancestors)
        for width, height in [one.content_size]
        if one.get_content_height(screen.size, screen.size, width) > height
        or seen(screen, one) != screen.find_widget(one).region
    ]


@pytest.mark.usefixtures("places")
@pytest.mark.parametrize("names", [ODD, LONG], ids=["odd", "long"])
@pytest.mark.parametrize("name", PAGES)
def test_no_page_breaks_whatever_the_names(name: str, names: Names) -> None:
    app = Stage(lambda: PAGES[name](names))
    sizes = (NARROW, WIDE) if name.startswith("table") else (NARROW,)

    async def script(pilot: Pilot[None]) -> None:
        await pilot.pause()
        for columns, rows in sizes:
            await pilot.resize_terminal(columns, rows)
            for language in Language:
                app.change(replace(app.settings, language=language))
                shown = await at_rest(app, pilot)
                assert max(map(cell_len, shown.splitlines())) <= columns
                assert clashes(app.screen) == []
                assert cut_off(app.screen) == []

    drive(app, script)


def test_a_name_in_a_replay_steers_no_terminal() -> None:
    app = Stage(lambda: replay(None, ("\x1b[31m王",) * 6))

    async def script(pilot: Pilot[None]) -> None:
        shown = await at_rest(app, pilot)
        assert "�[31m王" in shown
        assert "\x1b" not in shown

    drive(app, script)
