"""流程: the two programs: playing (or watching), and replaying."""

from dataclasses import replace
from typing import ClassVar

from textual import on
from textual.binding import Binding, BindingType

from gouji.engine.refusals import Language
from gouji.records.errors import RecordError
from gouji.records.players import Player
from gouji.records.reader import read_record
from gouji.rules.seats import Seat
from gouji.tui.app import GoujiApp
from gouji.tui.desk import TableDesk
from gouji.tui.driver import Driver
from gouji.tui.reel import Reel, wind
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.screens.result import Next, ResultScreen
from gouji.tui.screens.setup import SetupScreen
from gouji.tui.screens.table import TableScreen
from gouji.tui.sentence import Sentence
from gouji.tui.session import PlayConfig, Session


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
        self.session: Session | None = None
        """The game being played."""
        self.desk: TableDesk | None = None
        """Its table."""
        self.kept: list[Sentence] = []
        """Where each game was saved, for when the screen is gone."""

    @property
    def saved(self) -> Sentence | None:
        """存处: where the game being played is saved."""
        return self.session.saved if self.session else None

    async def main(self) -> None:
        """Walk from setup to result, and on as the user wants."""
        config: PlayConfig | None = self._config
        if self._config.players is None:
            config = await self.push_screen_wait(SetupScreen(self._config))
        while config is not None and config.players is not None:
            again = await self._play(config, config.players)
            config = replace(config, seed=None) if again else None

    async def _play(self, config: PlayConfig, players: tuple[Player, ...]) -> bool:
        session = self.session = Session(config, players)
        desk = self.desk = TableDesk(self, session)
        try:
            await self.push_screen(desk.screen)
            await Driver(session, desk).run()
        finally:
            session.close()
            self.kept.append(session.saved)
        self.desk = self.session = None
        again = await self._show_result(session)
        await self.pop_screen()
        return again

    async def _show_result(self, session: Session) -> bool:
        note = session.saved
        while session.result is not None:
            page = ResultScreen(
                self.language,
                session.result,
                session.names,
                note,
                is_saved=session.path is not None,
            )
            wish = await self.push_screen_wait(page)
            if wish is not Next.REPLAY or session.path is None:
                return wish is Next.AGAIN
            try:
                record = read_record(session.path)
                reel = wind(record)
            except (OSError, RecordError) as error:
                note = Sentence("replay_failed", {"reason": error})
            else:
                await self.push_screen_wait(ReplayScreen(reel, session.names, self.language))
        return False

    # What the user does at the table

    @on(TableScreen.Decided)
    def decide(self, message: TableScreen.Decided) -> None:
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


class ReplayApp(GoujiApp):
    """回放: one record, from its first deal to its end or its fault."""

    def __init__(
        self, reel: Reel, names: tuple[str, ...], language: Language, perspective: Seat | None
    ) -> None:
        """Show a reel.

        Args:
            reel: the game.
            names: of the players, by seat.
            language: of the screen.
            perspective: the seat through whose eyes to look; ``None`` with all hands open.
        """
        super().__init__(language)
        self._reel = reel
        self._names = names
        self._perspective = perspective

    async def main(self) -> None:
        """Show the replay until the user closes it."""
        page = ReplayScreen(self._reel, self._names, self.language, self._perspective)
        await self.push_screen_wait(page)
