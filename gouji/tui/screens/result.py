"""结果: places, scores and burns of the round, and what to do next."""

from enum import StrEnum
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from gouji.engine.events import RoundResult
from gouji.engine.refusals import Language
from gouji.rules.scoring import seat_at
from gouji.rules.seats import MEMBERS, SEATS, Federation, Seat, federation, members
from gouji.tui.cells import pad
from gouji.tui.glyphs import SIDE
from gouji.tui.screens.page import Page
from gouji.tui.sentence import Sentence

PLACE_CELLS = 12


class Next(StrEnum):
    """接着: what the user wants after a game."""

    AGAIN = "again"
    REPLAY = "replay"
    QUIT = "quit"


class ResultScreen(Page[Next]):
    """结果: shown after the last card."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "next('again')", "key_again"),
        Binding("v", "next('replay')", "key_replay"),
        Binding("q,escape", "next('quit')", "key_quit", key_display="q"),
    ]

    def __init__(
        self,
        language: Language,
        result: RoundResult,
        names: tuple[str, ...],
        saved: Sentence,
        *,
        is_saved: bool,
    ) -> None:
        """Show a result.

        Args:
            language: of the page.
            result: of the round.
            names: of the players, by seat.
            saved: where the game is saved, or why it is not.
            is_saved: whether there is a record to replay.
        """
        super().__init__(language)
        self._result = result
        self._names = names
        self._saved = saved
        self._is_saved = is_saved

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        for name in ("title", "places", "scores", "burns", "saved"):
            yield Static(id=name)
        yield Footer(show_command_palette=False)

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("result_title"))
        self.put("#places", "\n".join(self._place(place) for place in range(1, len(SEATS) + 1)))
        self.put("#scores", "\n".join(self._scores()))
        self.put("#burns", "\n".join(self._burns()))
        self.put("#saved", self._saved.text(self.language))

    def _named(self, seat: Seat) -> str:
        return f"{SIDE[federation(seat)]} {self._names[seat - 1]}"

    def _place(self, place: int) -> str:
        word = pad(self.say(f"place_{place}"), PLACE_CELLS)
        return f"{place}  {word} {self._named(seat_at(self._result.places, place))}"

    def _scores(self) -> list[str]:
        score = {Federation.ODD: self._result.score.odd, Federation.EVEN: self._result.score.even}
        lines = [
            self.say(
                "result_score",
                sign=SIDE[side],
                names=self.say("name_join").join(
                    self._names[seat - 1] for seat in members(MEMBERS[side])
                ),
                score=f"{score[side]:+d}",
            )
            for side in Federation
        ]
        if self._result.sweep:
            lines.append(self.say("result_sweep", sign=SIDE[self._result.sweep]))
        return lines

    def _burns(self) -> list[str]:
        return [
            self.say("result_burn", burner=self._named(burner), victim=self._named(victim))
            for burner, victim in self._result.burns
        ]

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer the replay only of what is saved."""
        if action == "next" and parameters == (Next.REPLAY,):
            return self._is_saved
        return super().check_action(action, parameters)

    def action_next(self, what: str) -> None:
        """Close with the user's wish."""
        if self.is_settled:
            self.dismiss(Next(what))
