"""另打: asks who plays in a game that leaves a replay."""

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal
from textual.widgets import Static

from gouji.engine.refusals import Language
from gouji.records.places import records_folder
from gouji.records.players import Player
from gouji.rules.seats import SEATS, federation
from gouji.tui.glyphs import SIDE
from gouji.tui.lastsetup import KINDS
from gouji.tui.printable import printable
from gouji.tui.screens.page import Page
from gouji.tui.text import WORDS
from gouji.tui.widgets.choice import Choice
from gouji.tui.widgets.keybar import KeyBar


class BranchPage(Page[tuple[str, ...] | None]):
    """另打: a player for each seat; Enter plays on, ``None`` if the user stays with the replay."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "start", "key_start", priority=True),
        Binding("down", "app.focus_next", "key_field", key_display="upright"),
        Binding("up", "app.focus_previous", show=False),
        Binding("escape,q", "stay", "key_back"),
    ]

    def __init__(
        self,
        language: Language,
        step: int,
        number: int,
        players: Sequence[Player],
        kinds: Sequence[str],
    ) -> None:
        """Offer what is to begin with.

        Args:
            language: of the page.
            step: the number of that with which the other game begins, as the replay counts.
            number: of the round.
            players: of the record, by seat.
            kinds: ``human`` or a bot's name, by seat: who plays if nothing is changed.
        """
        super().__init__(language)
        self._facts = {"step": step, "round": number}
        self._players = players
        self._choices = [
            Choice(tuple(dict.fromkeys((*KINDS, kind))), kind, f"kind-{seat}")
            for seat, kind in zip(SEATS, kinds, strict=True)
        ]

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        for seat, player, choice in zip(SEATS, self._players, self._choices, strict=True):
            label = f"{SIDE[federation(seat)]} {seat} {printable(player.name)}"
            with Horizontal(classes="columns"):
                yield Static(label, classes="label", markup=False)
                yield choice
        yield Static(id="about")
        yield Static(id="saved-in")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("branch_title", **self._facts))
        self.put("#about", self.say("branch_about"))
        self.put("#saved-in", self.say("setup_saved_in", folder=records_folder()))
        for choice in self._choices:
            choice.relabel([self._kind_words(kind) for kind in choice.values])

    def _kind_words(self, kind: str) -> str:
        key = f"player_{kind}"
        return self.say(key) if key in WORDS else printable(kind)

    def action_start(self) -> None:
        """Play on."""
        if self.is_settled:
            self.dismiss(tuple(choice.value for choice in self._choices))

    def action_stay(self) -> None:
        """Stay with the replay."""
        self.dismiss(None)
