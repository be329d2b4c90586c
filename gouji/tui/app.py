"""程序: what every screen has in common: leaving, the language, the window's size, and failing quietly."""

import asyncio
import signal
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import replace
from typing import Any, ClassVar, Protocol, runtime_checkable

from textual import events
from textual._context import active_message_pump
from textual.app import App
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.css.query import NoMatches
from textual.driver import Driver
from textual.filter import LineFilter
from textual.geometry import Size
from textual.message_pump import MessagePump
from textual.screen import Screen
from textual.widget import Widget
from textual.worker import WorkerFailed

from gouji.engine.refusals import Language
from gouji.tui import crash
from gouji.tui.colours import suit_colours
from gouji.tui.filters import line_filters
from gouji.tui.preferences import keep
from gouji.tui.screens.boss import BossPage
from gouji.tui.screens.page import Page
from gouji.tui.screens.quit import Parting, QuitScreen
from gouji.tui.screens.toosmall import TooSmallScreen, is_too_small
from gouji.tui.sentence import Sentence
from gouji.tui.settings import SETTINGS, Settings, Theme
from gouji.tui.signals import ENDING, INTERRUPTED, SIGNALLED
from gouji.tui.themes import THEMES


@runtime_checkable
class Speaking(Protocol):
    """说话的页: a screen that can change its language."""

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""


@runtime_checkable
class Adjusting(Protocol):
    """随设置而变的页: a screen that minds other settings than the language, too."""

    def set_settings(self, settings: Settings) -> None:
        """Live by other settings from now on."""


class GoujiApp(App[None]):
    """程序: runs :meth:`main` in one worker, and stands still while a page of its own is on top."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "switch_language", "key_language", priority=True),
        Binding("f3", "settings", "key_settings", show=False, priority=True),
        Binding("ctrl+q", "quit", "key_leave", priority=True),
        Binding("ctrl+b", "boss", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+z", "suspend_process", show=False, priority=True),
    ]

    def __init__(self, settings: Settings, faults: tuple[Sentence, ...] = ()) -> None:
        """Live by these settings at first.

        Args:
            settings: what :meth:`change` changes.
            faults: what was written for them that could not be used; it is told first.
        """
        self.settings = settings
        super().__init__()
        self._faults = faults
        for theme in THEMES.values():
            self.register_theme(theme)
        # To set it as usual would parse the style sheet twice before the first frame.
        self.set_reactive(App.theme, THEMES[settings.theme].name)
        self.stylesheet.set_variables(self.get_css_variables())
        self._dress()
        self.failure: BaseException | None = None
        """What ended the program, if something unforeseen did."""
        self.kept: list[Sentence] = []
        """Where each game played was saved, for when the screen is gone."""
        self._moving = asyncio.Event()
        self._moving.set()
        self._holders = 0
        """Those who let the game stand still, whatever page is on top."""

    def get_driver_class(self) -> type[Driver]:
        """终端驱动: the one for this system."""
        usual = super().get_driver_class()
        if usual.__name__ != "LinuxDriver":
            return usual
        from gouji.tui.terminal import SteadyDriver  # noqa: PLC0415 – there is none on Windows

        return SteadyDriver

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """颜色: those of the suits, which the settings decide."""
        return suit_colours(self.settings)

    def get_line_filters(self) -> Sequence[LineFilter]:
        """滤镜: what each drawn line goes through."""
        return line_filters(self.settings, super().get_line_filters())

    async def main(self) -> None:
        """Walk from screen to screen; the program ends with it."""
        raise NotImplementedError

    @property
    def saved(self) -> Sentence | None:
        """存处: where the game being played is saved; ``None`` if none is."""
        return None

    def on_load(self) -> None:
        """Mind signals before the terminal is touched."""
        self._catch_signals()

    def on_mount(self) -> None:
        """Begin."""
        self._mind_size(self.size)
        self.run_worker(self._main(), exit_on_error=True)

    async def _main(self) -> None:
        await self.stand_still()
        if self._faults:
            from gouji.tui.screens.faults import FaultsPage  # noqa: PLC0415 – hardly ever needed

            await self.push_screen_wait(FaultsPage(self.language, self._faults))
        await self.main()
        self.exit()

    @property
    def _is_held(self) -> bool:
        """Whether the page on top holds the game, or somebody does."""
        return self._holders > 0 or (isinstance(self.screen, Page) and self.screen.HOLDS)

    async def stand_still(self) -> None:
        """Wait while the window is too small or the user is asked whether to leave."""
        await self._moving.wait()

    @contextmanager
    def held(self) -> Iterator[None]:
        """Let the game stand still meanwhile."""
        self._holders += 1
        self._moving.clear()
        try:
            yield
        finally:
            self._holders -= 1
            if not self._holders:
                self._moving.set()

    def pop_screen(self) -> AwaitComplete:
        """Take the page on top away, and what is drawn of it: Textual keeps that of a thousand widgets."""
        for widget in self.screen.walk_children(Widget):
            widget.refresh()
        return super().pop_screen()

    # Leaving

    def _catch_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ENDING:
            # Windows has neither the signals nor a loop that minds them.
            with suppress(AttributeError, NotImplementedError):
                number = getattr(signal, name)
                loop.add_signal_handler(number, self.leave, SIGNALLED + number)

    def leave(self, status: int) -> None:
        """Leave at once; every decision is saved already."""
        self.exit(return_code=status)

    def action_interrupt(self) -> None:
        """Leave by Ctrl+C."""
        self.leave(INTERRUPTED)

    async def action_quit(self) -> None:
        """Leave; in the middle of a game, ask once."""
        if self.saved is None or self._is_held or isinstance(self.screen, TooSmallScreen):
            self.leave(0)
            return
        self._moving.clear()
        self.push_screen(QuitScreen(self.language, self.saved), self._answer_quit)

    def _answer_quit(self, parting: Parting | None) -> None:
        if parting is Parting.LEAVE:
            self.leave(0)
        if parting is Parting.DISSOLVE:
            self.run_worker(self._dissolve())
        else:
            self._moving.set()

    async def _dissolve(self) -> None:
        await self.dissolve()
        self._moving.set()

    async def dissolve(self) -> None:
        """散局: end the game being played, if all humans want it (VOID-1)."""

    # Hiding everything

    def action_boss(self) -> None:
        """老板键: put a page that looks like work over everything, or take it away again."""
        if isinstance(self.screen, BossPage):
            self.pop_screen()
            self._go_on()
        else:
            self._moving.clear()
            self.push_screen(BossPage(self.language))

    def _go_on(self) -> None:
        if not self._is_held:
            self._moving.set()

    # The window's size

    def on_resize(self, event: events.Resize) -> None:
        """Hide everything while the window is too small."""
        if self.is_running:
            self._mind_size(event.size)

    def _mind_size(self, size: Size) -> None:
        small = is_too_small(size)
        if small and not isinstance(self.screen, TooSmallScreen):
            self._moving.clear()
            self.push_screen(TooSmallScreen())
        elif not small and isinstance(self.screen, TooSmallScreen):
            self.pop_screen()
            self._go_on()

    # The settings

    @property
    def language(self) -> Language:
        """语言: of all screens."""
        return self.settings.language

    def change(self, settings: Settings) -> None:
        """设置: live by other settings from now on."""
        before, self.settings = self.settings, settings
        self._dress()
        if before.theme is not settings.theme:
            self.theme = THEMES[settings.theme].name
        elif before.four_colours is not settings.four_colours:
            self.refresh_css(animate=False)
        elif before.glyphs is not settings.glyphs:
            self.refresh()
        language = None if before.language is settings.language else settings.language
        for screen in self.screen_stack:
            if screen.is_mounted:
                _adapt(screen, settings, language)
            else:
                # It was put up just now, and has nothing yet to write into.
                screen.call_later(_adapt, screen, settings, language)

    def adopt(self, settings: Settings) -> None:
        """记住: live by other settings from now on, and after the next start, too."""
        changed = [one for one in SETTINGS if one.text(settings) != one.text(self.settings)]
        self.change(settings)
        for one in changed:
            keep(one, settings)

    def _dress(self) -> None:
        self.animation_level = self.settings.motion.value
        self.set_class(self.settings.theme is Theme.MONO, "-mono")

    def action_switch_language(self) -> None:
        """Switch all screens to the other language, for good."""
        other = Language.EN if self.language is Language.ZH else Language.ZH
        self.adopt(replace(self.settings, language=other))

    def action_settings(self) -> None:
        """设置: show the settings; the game stands still meanwhile."""
        from gouji.tui.screens.settings import SettingsScreen  # noqa: PLC0415 – not at the first frame

        self._moving.clear()
        page = SettingsScreen(self.settings, self.change)
        self.push_screen(page, lambda _: self._go_on())

    def bell(self) -> None:
        """响铃: ring, if the user wants to hear it."""
        if self.settings.bell:
            super().bell()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let nothing but leaving through while the window is too small."""
        if isinstance(self.screen, TooSmallScreen):
            return action in {"quit", "interrupt", "suspend_process"}
        if action == "settings":
            return not self._is_held
        return super().check_action(action, parameters)

    # Failing

    def _is_going(self, node: MessagePump) -> bool:
        return self._exit or (isinstance(node, Widget) and node._pruning)  # noqa: SLF001 – only Textual knows

    def _handle_exception(self, error: Exception) -> None:
        if isinstance(error, NoMatches) and self._is_going(active_message_pump.get()):
            # What is taken away before it was laid out has no parts to write into.
            return
        # Textual would print the local variables of every frame, and with them everybody's cards.
        self._return_code = crash.STATUS
        if self.failure is None:
            self.failure = error.error if isinstance(error, WorkerFailed) else error
            # This is what a test that runs the program sees raised.
            self._exception = error
            self._exception_event.set()
        self._close_messages_no_wait()


def _adapt(screen: Screen[Any], settings: Settings, language: Language | None) -> None:
    if isinstance(screen, Adjusting):
        screen.set_settings(settings)
    if language and isinstance(screen, Speaking):
        screen.set_language(language)
