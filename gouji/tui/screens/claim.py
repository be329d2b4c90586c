"""认领: asks everybody at once who wants to burn, so that no question tells who could."""

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

    def __init__(self, language: Language, seats: Mapping[Seat, str], public: Public) -> None:
        """Ask some seats.

        Args:
            language: of the page.
            seats: the names of those who may claim.
            public: the last lines of the log.
        """
        super().__init__(language, public)
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
        self.put("#whom", self.say("claim_whom"))
        self.put("#how", self.say("claim_how"))
        self.put("#claimed", "\n".join(self._line(seat) for seat in self._seats))

    def _line(self, seat: Seat) -> str:
        key = "claim_yes" if self.claimed & BIT[seat] else "claim_no"
        return self.say(key, seat=seat, name=self._seats[seat])

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
