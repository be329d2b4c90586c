"""结果: places, scores and debts of a round, and what to do next."""

from dataclasses import replace
from enum import StrEnum
from typing import ClassVar, Final

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.rules.scoring import seat_at
from gouji.rules.seats import SEATS
from gouji.tui.cells import cut
from gouji.tui.outcome import Outcome, note_lines, place_lines, score_lines, verdict
from gouji.tui.screens.helping import HelpingPage
from gouji.tui.screens.menu import MenuedPage
from gouji.tui.sentence import Sentence
from gouji.tui.widgets.keybar import KeyBar


class Next(StrEnum):
    """接着: what the user wants after a round or a game."""

    ON = "on"
    TAKE_LAST = "take_last"
    AGAIN = "again"
    SCORE = "score"
    REPLAY = "replay"
    QUIT = "quit"


PLACE_CELLS: Final = 15
"""Cells of a name beside its place, so that it stays on its line on the narrowest screen."""
SIDE_CELLS: Final = 10
"""Cells of each of three names beside each other."""

AT_THE_END = frozenset({Next.AGAIN, Next.QUIT})
"""Wishes that only the end of a game grants; while it goes on, leaving it is asked about."""


class ResultScreen(MenuedPage[Next], HelpingPage[Next]):
    """结果: shown after the last card of a round."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next('on')", "key_next_round"),
        Binding("enter", "next('again')", "key_again"),
        Binding("t", "next('take_last')", "key_take_last"),
        Binding("s", "next('score')", "key_score"),
        Binding("v", "next('replay')", "key_replay"),
        Binding("q,escape", "next('quit')", "key_quit", key_display="q"),
        Binding("q,escape", "app.quit", show=False),
    ]

    def __init__(
        self, language: Language, outcome: Outcome, saved: Sentence, *, is_saved: bool
    ) -> None:
        """Show a result.

        Args:
            language: of the page.
            outcome: of the round.
            saved: where the game is saved, or why it is not.
            is_saved: whether there is a record to replay.
        """
        super().__init__(language)
        self._outcome = outcome
        self._saved = saved
        self._is_saved = is_saved

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        with Horizontal(id="figures"):
            yield Static(id="places")
            yield Static(id="scores")
        with VerticalScroll(id="notes"):
            yield Static(id="note-lines")
        yield Static(id="taker")
        yield Static(id="saved")
        yield KeyBar()

    def on_mount(self) -> None:
        """Let the arrows scroll the notes."""
        self.query_one("#notes").focus()

    def restate(self) -> None:
        """Write all words anew."""
        outcome, language = self._outcome, self.language
        self.put("#title", self._title())
        self.put("#places", "\n".join(place_lines(_short(outcome, PLACE_CELLS), language)))
        self.put("#scores", "\n".join(score_lines(_short(outcome, SIDE_CELLS), language)))
        self.put("#note-lines", "\n".join(note_lines(outcome, language)))
        self.put("#taker", self._offer())
        self.put("#saved", self._saved.text(language))

    def _title(self) -> str:
        match, over = self._outcome.match, self._outcome.over
        number = match.number
        title = self.say("result_title", number=number, rounds=match.rules.rounds)
        if over is None:
            return title
        return f"{title}  {verdict(over.total, over, self.language)}"

    def _offer(self) -> str:
        names, taker = self._outcome.names, self._outcome.taker
        if taker is None:
            return ""
        last = seat_at(self._outcome.result.places, len(SEATS))
        return self.say("result_taker", seat=names[taker - 1], last=names[last - 1])

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what can be had: no replay of what is not saved, no other round after the last."""
        is_over = self._outcome.over is not None
        if action == "app.quit":
            return not is_over
        if action != "next":
            return super().check_action(action, parameters)
        match parameters:
            case (Next.ON,):
                return not is_over
            case (Next.TAKE_LAST,):
                return self._outcome.taker is not None
            case (Next.REPLAY,):
                return self._is_saved
            case _:
                return is_over or parameters[0] not in AT_THE_END

    def action_next(self, what: str) -> None:
        """Close with the user's wish."""
        if self.is_settled:
            self.dismiss(Next(what))


def _short(outcome: Outcome, cells: int) -> Outcome:
    return replace(outcome, names=tuple(cut(name, cells) for name in outcome.names))
