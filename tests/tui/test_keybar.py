"""The bar that names the keys: what it names, and what a mouse does on it."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import ClassVar

from textual.app import App, ComposeResult
from textual.binding import Binding, BindingType
from textual.pilot import Pilot

import gouji.tui
from gouji.tui.colours import suit_colours
from gouji.tui.settings import Settings
from gouji.tui.widgets.keybar import KeyBar, named_keys

WIDTH = 40


class BarApp(App[None]):
    """An app of a few keys that keeps which of them acted."""

    CSS_PATH = Path(gouji.tui.__file__).parent / "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,e", "act('enter')", "出牌", key_display="回车"),
        Binding("space", "act('space')", "不要", key_display="空格"),
        Binding("f1", "act('f1')", "按键"),
        Binding("x", "act('x')", "hidden", show=False),
        Binding("l", "act('l')", "the whole log"),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.acts: list[str] = []
        self.greyed: set[str] = set()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return suit_colours(Settings())

    def compose(self) -> ComposeResult:
        yield KeyBar(gap=1)

    def action_act(self, name: str) -> None:
        self.acts.append(name)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        return None if action == "act" and parameters[0] in self.greyed else True


def with_bar(check: Callable[[BarApp, KeyBar, Pilot[None]], Awaitable[None]]) -> None:
    async def run() -> None:
        app = BarApp()
        async with app.run_test(size=(WIDTH, 3)) as pilot:
            await check(app, app.query_one(KeyBar), pilot)

    asyncio.run(run())


def shown(bar: KeyBar) -> str:
    return bar.render_line(0).text.rstrip()


def test_each_action_is_named_once_by_its_first_key_and_none_by_half() -> None:
    async def check(app: BarApp, bar: KeyBar, pilot: Pilot[None]) -> None:
        named = [(key.key, key.does) for key in named_keys(app.screen.active_bindings)]
        assert named[:3] == [("enter", "出牌"), ("space", "不要"), ("f1", "按键")]
        assert "x" not in dict(named)
        assert shown(bar) == "回车 出牌 空格 不要 f1 按键"
        await pilot.resize_terminal(WIDTH * 2, 3)
        assert "f1 按键 l the whole log" in shown(bar)

    with_bar(check)


def test_a_click_presses_the_key() -> None:
    async def check(app: BarApp, _: KeyBar, pilot: Pilot[None]) -> None:
        for column in (1, 12, WIDTH - 1):
            await pilot.click(KeyBar, offset=(column, 0))
        assert app.acts == ["enter", "space"]

    with_bar(check)


def test_what_cannot_be_done_is_grey_and_not_lit() -> None:
    async def check(app: BarApp, bar: KeyBar, pilot: Pilot[None]) -> None:
        app.greyed = {"space"}
        app.refresh_bindings()
        await pilot.pause()
        dim = [part.text for part in bar.render_line(0) if part.style and part.style.dim]
        assert "".join(dim) == "空格 不要"
        before = bar.render_line(0)
        await pilot.hover(KeyBar, offset=(12, 0))
        assert bar.render_line(0) == before

    with_bar(check)


def test_it_is_drawn_anew_only_when_it_names_something_else() -> None:
    async def check(app: BarApp, bar: KeyBar, pilot: Pilot[None]) -> None:
        before = bar.render_line(0)
        app.refresh_bindings()
        assert not bar._repaint_required
        app.greyed = {"enter"}
        app.refresh_bindings()
        await pilot.pause()
        assert bar.render_line(0) != before

    with_bar(check)


def test_the_key_under_the_mouse_is_lit() -> None:
    async def check(_: BarApp, bar: KeyBar, pilot: Pilot[None]) -> None:
        plain = bar.render_line(0)
        await pilot.hover(KeyBar, offset=(1, 0))
        lit = bar.render_line(0)
        await pilot.hover(KeyBar, offset=(12, 0))
        assert bar.render_line(0) not in (plain, lit)
        await pilot.hover(offset=(1, 1))
        assert bar.render_line(0) == plain

    with_bar(check)
