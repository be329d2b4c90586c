"""流程: setup, game, and again. Nothing of the game is loaded before the first frame is drawn."""

from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from gouji.tui.app import GoujiApp
from gouji.tui.config import PlayConfig
from gouji.tui.lastsetup import recall, setup_path
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings

if TYPE_CHECKING:
    from gouji.tui.desk import TableDesk
    from gouji.tui.game import Game
    from gouji.tui.screens.table import TableScreen
    from gouji.tui.session import Session

GAME = "gouji.tui.game"
"""The module that brings the engine, the table and the records with it."""


class PlayApp(GoujiApp):
    """对局: setup, game, result, and again; with bots alone it is watched with all hands open."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("space", "step", "key_step", priority=True),
        Binding("space", "stop", "key_stop", priority=True),
        Binding("enter", "go_on", "key_go_on", priority=True),
        Binding("full_stop", "run_on", "key_run_on"),
    ]

    def __init__(self, config: PlayConfig) -> None:
        """Play by these settings."""
        super().__init__(config.settings, config.faults)
        self.given = config
        """What the command line says."""
        self._game: Game | None = None

    @property
    def session(self) -> "Session | None":
        """牌局: the game being played."""
        return self._game.session if self._game else None

    @property
    def desk(self) -> "TableDesk | None":
        """桌面: its table."""
        return self._game.desk if self._game else None

    @property
    def saved(self) -> Sentence | None:
        """存处: where the game being played is saved."""
        return self._game.session.saved if self._game else None

    async def main(self) -> None:
        """Play what the command line says, and ask for what it does not."""
        await self.begin(self.given)

    async def begin(self, config: PlayConfig) -> None:
        """开局: walk from setup to result, and on as the user wants."""
        wanted: PlayConfig | None = config
        if config.players is None:
            wanted = await self._set_up(config)
        while wanted is not None:
            again = await self._play(wanted)
            wanted = (
                replace(wanted, seed=None, prepared=None, resumed=None, settings=self.settings)
                if again
                else None
            )

    async def _set_up(self, config: PlayConfig) -> PlayConfig | None:
        from gouji.tui.screens.setup import SetupScreen  # noqa: PLC0415 – the first page waits for no form

        self.load()
        given = replace(config, settings=self.settings)
        page = SetupScreen(given, recall(setup_path()), self.change)
        return await self.push_screen_wait(page)

    def load(self) -> None:
        """Load the game while the user looks at a page, so that he need not wait for it."""
        loading = Thread(target=_load, daemon=True)
        self.call_after_refresh(loading.start)

    async def _play(self, config: PlayConfig) -> bool:
        from gouji.tui.game import Game  # noqa: PLC0415 – the first frame must not wait for it

        game = self._game = Game(self, config, config.players or ())
        try:
            await game.play()
        finally:
            self.kept.append(game.session.saved)
        self._game = None
        return await game.show_end()

    async def dissolve(self) -> None:
        """散局: end the game being played, if all humans want it (VOID-1)."""
        if self._game:
            await self._game.dissolve()

    # What the user does at the table

    def on_asking_screen_decided(self, message: "TableScreen.Decided") -> None:
        """决定: hand the answer of the human who is asked to the game."""
        if self.desk:
            self.desk.decided(message.action)

    def change(self, settings: Settings) -> None:
        """设置: live by other settings from now on, the game being played too."""
        super().change(settings)
        if self.desk:
            self.desk.adjust()

    def on_asking_screen_wished(self, message: "TableScreen.Wished") -> None:
        """要求: help the human at the table."""
        if self._game:
            self._game.aide.grant(message.command)

    def action_step(self) -> None:
        """Let the next bot play."""
        if self.desk:
            self.desk.waiting.step()

    def action_stop(self) -> None:
        """暂停: let each bot wait for a step."""
        if self.desk:
            self.desk.waiting.stop()

    def action_go_on(self) -> None:
        """Go on after a look at one's hand, or at the bots' own pace."""
        if self.desk:
            self.desk.waiting.go_on()

    def action_run_on(self) -> None:
        """快进: let the bots play without a pause until a human is asked."""
        if self.desk:
            self.desk.waiting.run_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the keys of a wait while there is one."""
        desk = self.desk if self.desk and self.screen is self.desk.screen else None
        match action:
            case "step":
                return desk is not None and desk.can_step
            case "stop":
                return desk is not None and desk.waiting.can_stop
            case "go_on":
                return desk is not None and desk.waiting.can_go_on
            case "run_on":
                return desk is not None and desk.can_run_on
            case _:
                return super().check_action(action, parameters)


def _load() -> None:
    # Whoever needs the module meets the same error, and tells of it.
    with suppress(Exception):
        import_module(GAME)
