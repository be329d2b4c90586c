"""程序: what every screen has in common: leaving, the language, the window's size, and failing quietly."""

import asyncio
import signal
from contextlib import suppress
from typing import ClassVar, Final, Protocol, runtime_checkable

from textual import events
from textual.app import App
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.worker import WorkerFailed

from gouji.engine.refusals import Language
from gouji.tui import crash
from gouji.tui.colours import SUIT_COLOURS
from gouji.tui.screens.page import Page
from gouji.tui.screens.quit import Parting, QuitScreen
from gouji.tui.screens.toosmall import TooSmallScreen, is_too_small
from gouji.tui.sentence import Sentence

SIGNALLED: Final = 128
"""Added to a signal's number, it is the exit status of a program that the signal ended."""

INTERRUPTED: Final = SIGNALLED + signal.SIGINT
"""The exit status after Ctrl+C."""


@runtime_checkable
class Speaking(Protocol):
    """说话的页: a screen that can change its language."""

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""


class GoujiApp(App[None]):
    """程序: runs :meth:`main` in one worker, and stands still while a page of its own is on top."""

    CSS_PATH = "app.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f2", "switch_language", "key_language", priority=True),
        Binding("ctrl+q", "quit", "key_leave", priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
    ]

    def __init__(self, language: Language) -> None:
        """Speak this language at first."""
        super().__init__()
        self.language = language
        self.failure: BaseException | None = None
        """What ended the program, if something unforeseen did."""
        self.kept: list[Sentence] = []
        """Where each game played was saved, for when the screen is gone."""
        self._moving = asyncio.Event()
        self._moving.set()

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """颜色: what a theme need not set."""
        return dict(SUIT_COLOURS)

    async def main(self) -> None:
        """Walk from screen to screen; the program ends with it."""
        raise NotImplementedError

    @property
    def saved(self) -> Sentence | None:
        """存处: where the game being played is saved; ``None`` if none is."""
        return None

    def on_mount(self) -> None:
        """Begin."""
        self._catch_signals()
        self._mind_size(self.size)
        self.run_worker(self._main(), exit_on_error=True)

    async def _main(self) -> None:
        await self.stand_still()
        await self.main()
        self.exit()

    async def stand_still(self) -> None:
        """Wait while the window is too small or the user is asked whether to leave."""
        await self._moving.wait()

    # Leaving

    def _catch_signals(self) -> None:
        loop = asyncio.get_running_loop()
        for name in ("SIGINT", "SIGTERM"):
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
        holds = isinstance(self.screen, Page) and self.screen.HOLDS
        if self.saved is None or holds or isinstance(self.screen, TooSmallScreen):
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
            if not (isinstance(self.screen, Page) and self.screen.HOLDS):
                self._moving.set()

    # The language

    def action_switch_language(self) -> None:
        """Switch all screens to the other language."""
        self.language = Language.EN if self.language is Language.ZH else Language.ZH
        for screen in self.screen_stack:
            if isinstance(screen, Speaking):
                screen.set_language(self.language)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Let nothing but leaving through while the window is too small."""
        if isinstance(self.screen, TooSmallScreen):
            return action in {"quit", "interrupt"}
        return super().check_action(action, parameters)

    # Failing

    def _handle_exception(self, error: Exception) -> None:
        # Textual would print the local variables of every frame, and with them everybody's cards.
        self._return_code = crash.STATUS
        if self.failure is None:
            self.failure = error.error if isinstance(error, WorkerFailed) else error
            # This is what a test that runs the program sees raised.
            self._exception = error
            self._exception_event.set()
        self._close_messages_no_wait()
