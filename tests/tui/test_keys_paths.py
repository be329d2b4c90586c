"""Ways to an act: without letters, by full-width and capital keys, and by mouse alone."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest
from textual.events import Key, MouseDown, MouseUp
from textual.pilot import Pilot
from textual.widgets import OptionList

from gouji.engine.actions import (
    PASS,
    WIND,
    YIELD,
    Action,
    Burn,
    Claim,
    Hui,
    Pick,
    Play,
    Return,
    burn,
    play,
)
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.rules.cards import RANKS
from gouji.rules.combo import parse_combo
from gouji.rules.hand import Hand, count
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.claiming import Picking
from gouji.tui.decide import begin
from gouji.tui.deciding import ANSWERS, Answering, Deciding, Outcome
from gouji.tui.driver import Driver
from gouji.tui.flows import PlayApp
from gouji.tui.keys import ENTRIES, Command
from gouji.tui.laying import LayingAside
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.menu import MenuPage
from gouji.tui.screens.page import Page
from gouji.tui.widgets.hand import HandView
from gouji.tui.widgets.keybar import KeyBar
from tests.positions import Game, position
from tests.tui.shell import FakeDesk, config, drive, session, until
from tests.tui.table_app import TableApp, at_table
from tests.tui.test_decide import burning


class Keyboard:
    """A question, and the keys of one who has arrows, Enter, Space and the menu."""

    def __init__(self, view: SeatView) -> None:
        self.now: Outcome | None = begin(view)

    @property
    def deciding(self) -> Deciding:
        assert isinstance(self.now, Deciding)
        return self.now

    def press(self, *commands: Command) -> None:
        for command in commands:
            self.now = self.deciding.command(command, Language.ZH)

    def choose_in_menu(self, command: Command) -> None:
        assert ENTRIES[command].kind in self.deciding.offered
        self.press(command)

    def press_until(self, command: Command, done: Callable[[Deciding], bool]) -> None:
        for _ in range(1_000):
            if done(self.deciding):
                return
            self.press(command)
        pytest.fail("the arrows lead nowhere")

    def pick(self, cards: Hand) -> None:
        for rank in RANKS:
            if number := count(cards, rank):
                self.press_until(Command.RIGHT, lambda now, rank=rank: now.cursor is rank)  # type: ignore[misc]
                self.press(*[Command.MORE] * number)
        assert self.deciding.picked == cards


IN_MENU = {Kind.YIELD: Command.YIELD, Kind.WIND: Command.WIND}


def decided_without_letters(view: SeatView, act: Action) -> Outcome | None:
    keyboard = Keyboard(view)
    match act:
        case _ if isinstance(keyboard.now, Answering):
            yes, _ = ANSWERS[keyboard.now.ask.question]
            keyboard.press(Command.ACCEPT if act == yes else Command.DECLINE)
        case Play(laid) | Burn(laid):
            keyboard.pick(laid.cards)
            keyboard.press(Command.ACCEPT)
        case Return(cards):
            keyboard.pick(Hand(cards))
            keyboard.press(Command.ACCEPT)
        case Hui():
            keyboard.choose_in_menu(Command.HUI)
            keyboard.press_until(
                Command.RIGHT, lambda now: isinstance(now, LayingAside) and now.chosen == act
            )
            keyboard.press(Command.ACCEPT)
        case Claim():
            keyboard.choose_in_menu(Command.CLAIM)
            keyboard.press(Command.ACCEPT)
        case Pick(laid):
            keyboard.press_until(
                Command.NEXT,
                lambda now: isinstance(now, Picking) and now.choice.picked == laid.cards,
            )
            keyboard.press(Command.ACCEPT)
        case _ if act.kind in IN_MENU:
            keyboard.choose_in_menu(IN_MENU[act.kind])
        case _:
            keyboard.press(Command.DECLINE)
    return keyboard.now


@pytest.mark.parametrize("preset", Preset)
def test_whole_games_are_played_without_letters(tmp_path: Path, preset: Preset) -> None:
    rng, kinds = Random(1), set[Kind]()

    def answer(view: SeatView) -> Action:
        act = rng.choice(view.legal)
        kinds.add(act.kind)
        assert decided_without_letters(view, act) == act
        return act

    overrides = {"rounds": 3, "tiao": preset is not Preset.BIESAN}
    game = session(tmp_path, 1, 2, seed=2, preset=preset, overrides=overrides)
    asyncio.run(Driver(game, FakeDesk(answer)).run())
    game.close()
    assert game.over is not None
    assert {Kind.PLAY, Kind.PASS} <= kinds


def yielding() -> Game:
    return position("33 4 5 6 7 8").says("1 play 3", "2 pass", "3 pass")


def before_the_wind() -> Game:
    return position("3 4 5 6 7 8").says("1 play 3")


def following() -> Game:
    return position("33K TT9KK 5 6 7 8").says("1 play 3")


@pytest.mark.parametrize(
    ("game", "seat", "keys", "act"),
    [
        (burning, 2, "aF", burn(parse_combo("AA"))),
        (burning, 2, "１ｆ", burn(parse_combo("AA"))),
        (yielding, 4, "Y", YIELD),
        (yielding, 4, "ｙ", YIELD),
        (before_the_wind, 2, "W", WIND),
        (before_the_wind, 2, "ｗ", WIND),
        (following, 2, "０\r", play(parse_combo("T"))),
        (following, 2, "Ｋ\r", play(parse_combo("K"))),
        (following, 2, "\u3000", PASS),
    ],
)
def test_capital_and_full_width_keys_act(
    game: Callable[[], Game], seat: int, keys: str, act: Action
) -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(game(), seat)
        for character in keys:
            # As a terminal sends it; the pilot would leave out some characters.
            key = "enter" if character == "\r" else f"key_{ord(character)}"
            app.post_message(Key(key, character))
        await until(pilot, lambda: bool(app.acts))
        assert app.acts == [act]

    at_table(check)


def test_tab_cycles_and_backspace_or_escape_clears() -> None:
    async def check(app: TableApp, pilot: Pilot[None]) -> None:
        app.ask(following(), 2)
        for clearing in ("backspace", "escape"):
            await pilot.press("tab", "tab")
            second = app.row("saying")
            await pilot.press("tab", "shift+tab")
            assert app.row("saying") == second
            await pilot.press(clearing)
            assert app.table.is_current
            assert app.row("saying") != second
        await pilot.press("shift+tab", "enter")
        assert app.acts == [play(parse_combo("K"))]

    at_table(check)


async def click_key(pilot: Pilot[None], key: str) -> None:
    """Click on a key where the bar names it."""

    def column() -> int:
        bar, at = pilot.app.screen.query_one(KeyBar), 0
        for named in bar._keys:
            if named.key == key and at + named.cells <= bar.content_size.width:
                return at
            at += named.cells + bar._gap
        return -1

    await until(pilot, lambda: column() >= 0)
    region = pilot.app.screen.query_one(KeyBar).content_region
    at = (region.x + column(), region.y)
    # The pilot takes what lies in the padding of a page to be off the screen.
    for event in (MouseDown, MouseUp):
        pilot.app.post_message(
            event(
                None,
                *at,
                0,
                0,
                1,
                shift=False,
                meta=False,
                ctrl=False,
                screen_x=at[0],
                screen_y=at[1],
            )
        )


@pytest.mark.usefixtures("places")
def test_a_hand_is_taken_up_and_played_by_mouse_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)
    rules = {"first_lead": "drawer", "calls": False, "hui": False, "revolt": False}
    app = PlayApp(config(*SEATS, overrides={**rules, "powerless_redeal": False}))

    async def script(pilot: Pilot[None]) -> None:
        for _ in SEATS:
            await until(pilot, lambda: isinstance(app.screen, CurtainScreen))
            await click_key(pilot, "enter")
            await until(pilot, lambda: app.desk is not None and app.desk.can_end_look)
            await click_key(pilot, "enter")
        await click_key(pilot, "enter")
        await until(pilot, lambda: app.desk is not None and app.desk.asking is not None)
        assert app.desk is not None
        view = app.desk.asking
        await click_key(pilot, "tab")
        assert view is not None
        await click_key(pilot, "escape")
        await click_key(pilot, "escape")
        await until(pilot, lambda: isinstance(app.screen, MenuPage))
        await pilot.click(OptionList, offset=(4, 0))
        await pilot.click(HandView, offset=(3, 1))
        await click_key(pilot, "enter")
        await until(pilot, lambda: app.desk is not None and app.desk.asking is not view)
        assert app.session is not None
        assert app.session.table.state.sizes[view.seat - 1] < len(view.cards)
        await pilot.press("ctrl+c")

    drive(app, script)
