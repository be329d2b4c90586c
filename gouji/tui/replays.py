"""回放: one record, from its first deal to its end or its fault, by itself or between other pages."""

import asyncio
from pathlib import Path
from typing import Final

from gouji.records.errors import RecordError
from gouji.records.reader import Record, read_record
from gouji.tui.branching import branched, people_play
from gouji.tui.config import PlayConfig
from gouji.tui.flows import PlayApp
from gouji.tui.preferences import Preferences
from gouji.tui.printable import printable
from gouji.tui.reel import Reel, wind
from gouji.tui.resuming import CannotResumeError
from gouji.tui.screens.faults import FaultsPage
from gouji.tui.screens.opening import OpeningPage
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.sentence import Sentence, fault_of
from gouji.tui.thinking import think

NOTICED: Final = 0.2
"""Seconds for which one waits without being told what for."""


class ReplayApp(PlayApp):
    """回放: shows a reel until the user closes it; he may leave it for games of his own."""

    def __init__(self, record: Record, reel: Reel, preferences: Preferences) -> None:
        """Show a reel.

        Args:
            record: the game.
            reel: the same, played through; it stands where the replay begins.
            preferences: the user's settings, and what is wrong with them.
        """
        settings, faults = preferences
        super().__init__(PlayConfig(record.header.preset(), {}, None, settings, faults=faults))
        self._record = record
        self._reel = reel

    async def main(self) -> None:
        """Show the replay until the user closes it."""
        is_open = self._reel.viewer is None
        if is_open and people_play(self._record.header.players, self._reel):
            warning = Sentence("replay_in_play")
            await self.push_screen_wait(
                FaultsPage(self.language, [warning], "replay_in_play_title")
            )
        await walk(self, self._record, self._reel)


async def show_replay(app: PlayApp, path: Path) -> Sentence | None:
    """回放: show the replay of a file.

    Returns:
        Why it cannot be had, if that is so.
    """
    opening = Opening(path)
    thought = think(opening.load)
    await asyncio.wait({thought}, timeout=NOTICED)
    if not thought.done():
        page = OpeningPage(app.language, printable(path.name), thought, lambda: opening.done)
        if not await app.push_screen_wait(page):
            opening.is_given_up = True
            thought.cancel()
            return None
    try:
        record, reel = thought.result()
    except RecordError as error:
        return Sentence("replay_failed", {"reason": error})
    except OSError as error:
        return Sentence("replay_failed", {"reason": fault_of(path, error)})
    if people_play(record.header.players, reel):
        return Sentence("saved_unfinished")
    await walk(app, record, reel)
    return None


class GivenUpError(Exception):
    """不等了: nobody waits for a record any more."""


class Opening:
    """打开: a record being played through in a thread."""

    def __init__(self, path: Path) -> None:
        """Have nothing done yet."""
        self._path = path
        self.done = 0.0
        """How much is done, up to 1."""
        self.is_given_up = False

    def load(self) -> tuple[Record, Reel]:
        """打开: read the record and play it through.

        Raises:
            GivenUpError: nobody waits for it any more.
            RecordError: it cannot be shown.
            OSError: it cannot be read.
        """
        record = read_record(self._path)
        return record, wind(record, self._tell)

    def _tell(self, done: float) -> None:
        self.done = done
        if self.is_given_up:
            raise GivenUpError


async def walk(app: PlayApp, record: Record, reel: Reel) -> None:
    """回放: walk through a reel until the user closes it, and through the games for which he leaves it."""
    players = record.header.players
    # One game at a time.
    bar = Sentence("branch_game_on") if app.session else None
    note: Sentence | None = None
    while True:
        page = ReplayScreen(reel, players, app.language, note=note, bar=bar)
        await app.push_screen_wait(page)
        if page.leaving is None:
            return
        decision, kinds = page.leaving
        try:
            config = await asyncio.to_thread(branched, record, decision, app.settings, kinds)
        except CannotResumeError as error:
            note = error.sentence
        else:
            note = None
            await app.begin(config)
