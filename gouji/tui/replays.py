"""回放: one record, from its first deal to its end or its fault, by itself or between other pages."""

from pathlib import Path

from gouji.bots.registry import HUMAN
from gouji.records.errors import RecordError
from gouji.records.reader import read_record
from gouji.rules.seats import Seat
from gouji.tui.app import GoujiApp
from gouji.tui.preferences import Preferences
from gouji.tui.reel import Reel, wind
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.sentence import Sentence


class ReplayApp(GoujiApp):
    """回放: shows a reel until the user closes it."""

    def __init__(
        self, reel: Reel, names: tuple[str, ...], preferences: Preferences, perspective: Seat | None
    ) -> None:
        """Show a reel.

        Args:
            reel: the game.
            names: of the players, by seat.
            preferences: the user's settings, and what is wrong with them.
            perspective: the seat through whose eyes to look; ``None`` with all hands open.
        """
        super().__init__(*preferences)
        self._reel = reel
        self._names = names
        self._perspective = perspective

    async def main(self) -> None:
        """Show the replay until the user closes it."""
        page = ReplayScreen(self._reel, self._names, self.language, self._perspective)
        await self.push_screen_wait(page)


async def show_replay(app: GoujiApp, path: Path) -> Sentence | None:
    """回放: show the replay of a file.

    Returns:
        Why it cannot be had, if that is so.
    """
    try:
        record = read_record(path)
        reel = wind(record)
    except (OSError, RecordError) as error:
        return Sentence("replay_failed", {"reason": error})
    if reel.is_in_play and any(seat.player == HUMAN for seat in record.header.seats):
        # People are still playing these hands.
        return Sentence("saved_unfinished")
    names = tuple(seat.name for seat in record.header.seats)
    await app.push_screen_wait(ReplayScreen(reel, names, app.language))
    return None
