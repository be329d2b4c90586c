"""局终: the pages after a round and after a game."""

from typing import TYPE_CHECKING

from gouji.rules.scoring import OverReason
from gouji.rules.seats import Seat
from gouji.tui.outcome import Outcome
from gouji.tui.replays import show_replay
from gouji.tui.screens.result import Next, ResultScreen
from gouji.tui.screens.score import ScoreScreen
from gouji.tui.sentence import Sentence
from gouji.tui.session import Session

if TYPE_CHECKING:
    from gouji.tui.flows import PlayApp


class Results:
    """局终: shows what a round or the game came to, until the user wants to go on."""

    def __init__(self, app: "PlayApp", session: Session) -> None:
        """Show the results of a game."""
        self._app = app
        self._session = session

    async def show(self, taker: Seat | None = None) -> Next:
        """局终: show the last round's result.

        Args:
            taker: the human who may take over the last place; ``None`` if nobody may (END-5).

        Returns:
            What the user wants, but neither the score nor the replay: those he has seen by then.
        """
        note: Sentence | None = None
        state, session = self._session.table.state, self._session
        outcome = Outcome(
            session.names, state.match, state.standing, session.results[-1], session.over, taker
        )
        while True:
            page = ResultScreen(
                self._app.language,
                outcome,
                note or session.saved,
                is_saved=session.path is not None,
            )
            match await self._app.push_screen_wait(page):
                case Next.SCORE:
                    await self._app.push_screen_wait(self._score())
                case Next.REPLAY:
                    note = await self._replay()
                case wish:
                    return wish

    async def show_end(self) -> Next:
        """终局: show how the game ended: by its last round, or by consent between two (VOID-1)."""
        over = self._session.over
        if over is None or over.reason is not OverReason.DISSOLVED:
            return await self.show()
        note: Sentence | None = None
        while True:
            page = self._score(note or self._session.saved)
            wish = await self._app.push_screen_wait(page)
            if wish is not Next.REPLAY:
                return wish
            note = await self._replay()

    def _score(self, saved: Sentence | None = None) -> ScoreScreen:
        session = self._session
        return ScoreScreen(
            self._app.language,
            session.names,
            session.results,
            session.over,
            saved=saved,
            is_saved=session.path is not None,
        )

    async def _replay(self) -> Sentence | None:
        """回放: show the replay, or say why it cannot be had."""
        path = self._session.path
        return await show_replay(self._app, path) if path else None
