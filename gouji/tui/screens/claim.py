"""认领: asks everybody at once who wants something, so that no question tells who could have it."""

from collections.abc import Mapping
from typing import ClassVar

from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gouji.engine.refusals import Language
from gouji.rules.seats import BIT, NOBODY, Seat, Seats
from gouji.tui.keys import fold
from gouji.tui.screens.curtain import Public, PublicPage
from gouji.tui.widgets.keybar import KeyBar


class ClaimScreen(PublicPage[Seats]):
    """认领: a seat's number or a click claims for it, or takes the claim back; Enter goes on."""

    HOW: ClassVar = "claim_how"
    """The key of the line that tells the keys."""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "close", "key_go_on", priority=True),
        Binding("space", "claim", "key_claim_seat", priority=True),
    ]

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
        yield OptionList(id="claimed")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put_public()
        self.put("#whom", self.say(f"claim_{self._what}"))
        self.put("#how", self.say(self.HOW))
        listed = self.query_one("#claimed", OptionList)
        at = listed.highlighted or 0
        listed.set_options(Option(Content(self._line(seat))) for seat in self._seats)
        listed.highlighted = at

    def _line(self, seat: Seat) -> str:
        name = f"{seat}  {self._seats[seat]}"
        claims = self.claimed & BIT[seat]
        return f"{name}  [{self.say(f'claims_{self._what}')}]" if claims else name

    def on_key(self, event: events.Key) -> None:
        """Claim by a seat's number, full-width too."""
        digit = fold(event.character or "")
        seat = next((seat for seat in self._seats if str(seat) == digit), None)
        if seat is not None:
            self.toggle(seat)

    @on(OptionList.OptionSelected)
    def claim_by_click(self, event: OptionList.OptionSelected) -> None:
        """Claim by a click on a name."""
        self.toggle(tuple(self._seats)[event.option_index])

    def action_claim(self) -> None:
        """Claim for the seat that the arrows chose."""
        if self.is_settled:
            at = self.query_one("#claimed", OptionList).highlighted or 0
            self.toggle(tuple(self._seats)[at])

    def toggle(self, seat: Seat) -> None:
        """认领: claim for a seat, or take the claim back."""
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
