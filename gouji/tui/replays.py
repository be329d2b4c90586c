"""回放程序: one record, from its first deal to its end or its fault."""

from gouji.engine.refusals import Language
from gouji.rules.seats import Seat
from gouji.tui.app import GoujiApp
from gouji.tui.reel import Reel
from gouji.tui.screens.replay import ReplayScreen


class ReplayApp(GoujiApp):
    """回放: shows a reel until the user closes it."""

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
