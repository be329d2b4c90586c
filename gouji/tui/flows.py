"""流程: setup, game, and again. Nothing of the game is loaded before the first frame is drawn."""

from contextlib import suppress
from dataclasses import replace
from importlib import import_module
from threading import Thread
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType

from gouji.tui.app import GoujiApp
from gouji.tui.config import PlayConfig
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.sentence import Sentence

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
        Binding("enter", "looked", "key_go_on", key_display="⏎", priority=True),
        Binding("full_stop", "run_on", "key_run_on", key_display="."),
    ]

    def __init__(self, config: PlayConfig) -> None:
        """Play by these settings."""
        super().__init__(config.language)
        self._config = config
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
        """Walk from setup to result, and on as the user wants."""
        config: PlayConfig | None = self._config
        if self._config.players is None:
            config = await self._set_up(self._config)
        while config is not None:
            again = await self._play(config)
            config = replace(config, seed=None) if again else None

    async def _set_up(self, config: PlayConfig) -> PlayConfig | None:
        page = SetupScreen(config)
        # While the user looks at the form, so that Enter need not wait for it.
        loading = Thread(target=_load, daemon=True)
        self.call_after_refresh(loading.start)
        return await self.push_screen_wait(page)

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

    def on_table_screen_decided(self, message: "TableScreen.Decided") -> None:
        """决定: hand the answer of the human who is asked to the game."""
        if self.desk:
            self.desk.decided(message.action)

    def action_switch_language(self) -> None:
        """Switch all screens to the other language."""
        super().action_switch_language()
        if self.desk:
            self.desk.restate()

    def action_step(self) -> None:
        """Let the next bot play."""
        if self.desk:
            self.desk.step()

    def action_looked(self) -> None:
        """Go on after a look at one's hand."""
        if self.desk:
            self.desk.end_look()

    def action_run_on(self) -> None:
        """快进: let the bots play without a pause until a human is asked."""
        if self.desk:
            self.desk.run_on()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the keys of a wait while there is one."""
        desk = self.desk if self.desk and self.screen is self.desk.screen else None
        match action:
            case "step":
                return desk is not None and desk.can_step
            case "looked":
                return desk is not None and desk.can_end_look
            case "run_on":
                return desk is not None and desk.can_run_on
            case _:
                return super().check_action(action, parameters)


def _load() -> None:
    # Whoever needs the module meets the same error, and tells of it.
    with suppress(Exception):
        import_module(GAME)
