"""认领: asks everybody at once who wants something, so that no question tells who could have it."""

from collections.abc import Mapping
from typing import ClassVar

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.widgets import Footer, Static

from gouji.engine.refusals import Language
from gouji.rules.seats import BIT, NOBODY, Seat, Seats
from gouji.tui.keys import fold
from gouji.tui.screens.curtain import Public, PublicPage


class ClaimScreen(PublicPage[Seats]):
    """认领: a seat's number claims for it, or takes the claim back; Enter goes on."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "close", "key_go_on")]

    def __init__(
        self, language: Language, what: str, seats: Mapping[Seat, str], public: Public
    ) -> None:
        """Ask some seats.

        Args:
            language: of the page.
            what: they are asked for, as the keys of the words name it.
            seats: the names of those who may claim.
            public: the last lines of the log.
        """
        super().__init__(language, public)
        self._what = what
        self._seats = seats
        self.claimed = NOBODY
        """Who has claimed so far."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="public")
        yield Static(id="whom")
        yield Static(id="how")
        yield Static(id="claimed")
        yield Footer(show_command_palette=False)

    def restate(self) -> None:
        """Write all words anew."""
        self.put_public()
        self.put("#whom", self.say(f"claim_{self._what}"))
        self.put("#how", self.say("claim_how"))
        self.put("#claimed", "\n".join(self._line(seat) for seat in self._seats))

    def _line(self, seat: Seat) -> str:
        name = f"{seat}  {self._seats[seat]}"
        claims = self.claimed & BIT[seat]
        return f"{name}  [{self.say(f'claims_{self._what}')}]" if claims else name

    def on_key(self, event: events.Key) -> None:
        """Claim by a seat's number, full-width too."""
        digit = fold(event.character or "")
        seat = next((seat for seat in self._seats if str(seat) == digit), None)
        if seat is not None:
            self.claimed = Seats(self.claimed ^ BIT[seat])
            self.restate()

    def action_close(self) -> None:
        """Go on with the claims made."""
        if self.is_settled:
            self.dismiss(self.claimed)


class ConsentScreen(ClaimScreen):
    """散局: asks all humans whether the game is to be dissolved (VOID-1)."""

    HOLDS = True
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "cancel", "key_stay")]

    def __init__(self, language: Language, seats: Mapping[Seat, str], public: Public) -> None:
        """Ask these seats; see :class:`ClaimScreen`."""
        super().__init__(language, "dissolve", seats, public)

    def action_cancel(self) -> None:
        """Go back to the game."""
        self.dismiss(NOBODY)
