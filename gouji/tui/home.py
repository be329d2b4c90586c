"""封面程序: the first page, and all that can be gone to from it."""

import asyncio
from pathlib import Path

from gouji.bots.registry import HUMAN
from gouji.records.library import last_unfinished, record_paths, shelf
from gouji.tui.flows import PlayApp
from gouji.tui.screens.title import Entry, TitleScreen
from gouji.tui.sentence import Sentence, fault_of


class HomeApp(PlayApp):
    """封面: one comes back to it from everywhere, until one leaves."""

    async def main(self) -> None:
        """Walk from the first page to others and back."""
        note: Sentence | None = None
        while True:
            self.load()
            unfinished = last_unfinished(HUMAN)
            page = TitleScreen(self.language, unfinished, len(record_paths()), note)
            entry = await self.push_screen_wait(page)
            if entry is Entry.QUIT:
                return
            note = await self._go(entry, unfinished.path if unfinished else None)

    async def _go(self, entry: Entry, unfinished: Path | None) -> Sentence | None:
        """去处: go somewhere and come back, with what is to be said of it."""
        match entry:
            case Entry.RESUME if unfinished:
                return await self._resume(unfinished)
            case Entry.LEARN:
                from gouji.tui.learning import learn  # noqa: PLC0415 – not before the first frame

                await learn(self)
            case Entry.SAVED:
                await self._choose_saved()
            case Entry.STANDING:
                from gouji.tui.screens.standing import StandingScreen  # noqa: PLC0415 – as above

                await self.push_screen_wait(StandingScreen(self.language))
            case Entry.RULES:
                from gouji.tui.screens.rulebook import RuleBookPage  # noqa: PLC0415 – as above

                await self.push_screen_wait(RuleBookPage(self.language))
            case Entry.SETTINGS:
                from gouji.tui.screens.settings import SettingsScreen  # noqa: PLC0415 – as above

                await self.push_screen_wait(SettingsScreen(self.settings, self.change))
            case _:
                await self.begin(self.given)
        return None

    async def _resume(self, path: Path) -> Sentence | None:
        """接着打: go on with a game, or say why that cannot be."""
        from gouji.records.errors import RecordError  # noqa: PLC0415 – not before the first frame
        from gouji.tui.resuming import CannotResumeError, resumed  # noqa: PLC0415 – as above

        try:
            config = await asyncio.to_thread(resumed, path, self.settings)
        except CannotResumeError as error:
            return error.sentence
        except RecordError as error:
            return Sentence("resume_failed", {"reason": error})
        except OSError as error:
            return Sentence("resume_failed", {"reason": fault_of(path, error)})
        await self.begin(config)
        return None

    async def _choose_saved(self) -> None:
        """存局: show the saved games until one is gone on with, or the list is left."""
        from gouji.tui.replays import show_replay  # noqa: PLC0415 – not before the first frame
        from gouji.tui.screens.saved import FIRST, SavedScreen, Use  # noqa: PLC0415 – as above

        note: Sentence | None = None
        at: Path | None = None
        sifting = FIRST
        while True:
            page = SavedScreen(self.language, shelf, note, at, sifting)
            wish = await self.push_screen_wait(page)
            if wish is None:
                return
            at, sifting = wish.path, wish.sifting
            if wish.use is Use.RESUME:
                note = await self._resume(wish.path)
            else:
                note = await show_replay(self, wish.path)
