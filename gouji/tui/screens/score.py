"""比分表: the places and points of all rounds of a game."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from gouji.engine.events import GameOver, RoundResult
from gouji.engine.refusals import Language
from gouji.rules.scoring import Score
from gouji.rules.seats import Federation
from gouji.tui.glyphs import SIDE
from gouji.tui.narration import Names
from gouji.tui.outcome import board_head, board_lines, side_names, verdict
from gouji.tui.screens.menu import MenuedPage
from gouji.tui.screens.result import Next
from gouji.tui.sentence import Sentence
from gouji.tui.widgets.keybar import KeyBar


class ScoreScreen(MenuedPage[Next]):
    """比分表: to be read between rounds, or the last page of a game that was dissolved."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,escape,s,q", "next('on')", "key_close"),
        Binding("enter", "next('again')", "key_again"),
        Binding("v", "next('replay')", "key_replay"),
        Binding("q,escape", "next('quit')", "key_quit", key_display="q"),
    ]

    def __init__(
        self,
        language: Language,
        names: Names,
        results: Sequence[RoundResult],
        over: GameOver | None,
        *,
        saved: Sentence | None = None,
        is_saved: bool = False,
    ) -> None:
        """Show the score.

        Args:
            language: of the page.
            names: of the players, by seat.
            results: of the rounds played.
            over: how the game ended, if it has.
            saved: where the game is saved, or why it is not, if it ends with this page.
            is_saved: whether there is a record to replay.
        """
        super().__init__(language)
        self._names = names
        self._results = tuple(results)
        self._over = over
        self._saved = saved
        self._is_saved = is_saved

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield Static(id="head")
        with VerticalScroll(id="board"):
            yield Static(id="board-lines")
        yield Static(id="sides")
        yield Static(id="verdict")
        yield Static(id="saved")
        yield KeyBar()

    def on_mount(self) -> None:
        """Begin with the last round; the arrows scroll."""
        board = self.query_one("#board", VerticalScroll)
        board.focus()
        board.scroll_end(animate=False)

    def restate(self) -> None:
        """Write all words anew."""
        language, names = self.language, self._names
        total = self._results[-1].total if self._results else Score()
        lines = board_lines(self._results, language)
        sides = (f"{SIDE[side]}  {side_names(side, names, language)}" for side in Federation)
        self.put("#title", self.say("score_title"))
        self.put("#head", board_head(names, language))
        self.put("#board-lines", "\n".join(lines) or self.say("score_no_round"))
        self.put("#sides", "\n".join(sides))
        self.put("#verdict", verdict(total, self._over, language))
        self.put("#saved", self._saved.text(language) if self._saved else "")

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer to close what lies on another page, and else what the end of a game grants."""
        is_last = self._saved is not None
        if action != "next":
            return super().check_action(action, parameters)
        if parameters == (Next.REPLAY,):
            return is_last and self._is_saved
        return (parameters != (Next.ON,)) == is_last

    def action_next(self, what: str) -> None:
        """Close with the user's wish."""
        if self.is_settled:
            self.dismiss(Next(what))
