"""对局: one game on the screen: its session, its table, and the pages between and after its rounds."""

import asyncio
from collections.abc import Sequence
from typing import TYPE_CHECKING

from gouji.records.players import Player
from gouji.rules.seats import seat_set
from gouji.tui.aide import Aide
from gouji.tui.config import PlayConfig
from gouji.tui.desk import TableDesk
from gouji.tui.driver import Driver
from gouji.tui.results import Results
from gouji.tui.screens.claim import ConsentScreen
from gouji.tui.screens.result import Next
from gouji.tui.session import Session

if TYPE_CHECKING:
    from gouji.tui.flows import PlayApp


class Game:
    """对局: from the first deal to the last page; with bots alone it is watched with all hands open."""

    def __init__(self, app: "PlayApp", config: PlayConfig, players: Sequence[Player]) -> None:
        """Sit down.

        Raises:
            RuleSetError: the rules cannot be played.
        """
        self._app = app
        self.session = Session(config, players)
        self._results = Results(app, self.session)
        self.desk = TableDesk(app, self.session, self._results)
        self.aide = Aide(app, self.session, self.desk)
        self._driver = Driver(self.session, self.desk)
        self._playing: asyncio.Task[None] | None = None
        self._is_dissolved = False

    async def play(self) -> None:
        """对局: play to the end, or until the game is dissolved."""
        await self._app.push_screen(self.desk.screen)
        self._playing = asyncio.create_task(self._driver.run())
        try:
            await self._playing
        except asyncio.CancelledError:
            if not self._is_dissolved:
                raise
            # Whatever page the game was waiting at is of no more use.
            while self._app.screen is not self.desk.screen:
                self._app.pop_screen()
            self._driver.dissolve()
        finally:
            self.session.close()

    async def dissolve(self) -> None:
        """散局: end the game where it stands, if all humans want it (VOID-1)."""
        humans = self.session.humans
        agreed = wanted = seat_set(*humans)
        if self.session.is_shared:
            self.desk.hide()
            names = {seat: self.session.names[seat - 1] for seat in humans}
            page = ConsentScreen(self._app.language, names, self.desk.public)
            agreed = await self._app.push_screen_wait(page)
        if agreed == wanted and self._playing:
            self._is_dissolved = True
            self._playing.cancel()
        elif self.session.is_shared:
            self.desk.refuse_consent()

    async def show_end(self) -> bool:
        """终局: show how the game ended.

        Returns:
            Whether another is wanted.
        """
        self.desk.hide()
        wish = await self._results.show_end()
        # A page to read may still lie on the table.
        while self.desk.screen in self._app.screen_stack:
            await self._app.pop_screen()
        return wish is Next.AGAIN
