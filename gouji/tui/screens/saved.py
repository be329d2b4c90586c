"""存局: the list of saved games, to be gone on with or replayed."""

from collections.abc import Sequence
from enum import StrEnum
from pathlib import Path
from typing import ClassVar, NamedTuple

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static

from gouji.engine.refusals import Language
from gouji.records.library import SavedGame
from gouji.records.places import records_folder
from gouji.tui.screens.page import Page
from gouji.tui.sentence import Sentence
from gouji.tui.shelf import shelf_line
from gouji.tui.widgets.keybar import KeyBar


class Use(StrEnum):
    """用处: what is to be done with a saved game."""

    RESUME = "resume"
    REPLAY = "replay"


class Wish(NamedTuple):
    """选定: a saved game, and what is to be done with it."""

    path: Path
    use: Use


class SavedScreen(Page[Wish | None]):
    """存局: Enter goes on with a game that is not over, and replays any other; right replays."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "key_open", priority=True),
        Binding("right,v", "replay", "key_replay"),
        Binding("escape,q", "leave", "key_back"),
    ]

    def __init__(
        self,
        language: Language,
        games: Sequence[SavedGame],
        note: Sentence | None = None,
        at: Path | None = None,
    ) -> None:
        """Show games.

        Args:
            language: of the page.
            games: one at least.
            note: what is to be said of what was tried before.
            at: the game to stand on; else the first.
        """
        super().__init__(language)
        self._games = tuple(games)
        self._note = note
        paths = [game.path for game in games]
        self._first = paths.index(at) if at in paths else 0

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield OptionList(*self._lines(), id="games")
        yield Static(id="note")
        yield KeyBar()

    def _lines(self) -> list[Content]:
        return [Content(shelf_line(game, self.language)) for game in self._games]

    def on_mount(self) -> None:
        """Stand on a game."""
        super().on_mount()
        self._list.highlighted = self._first

    @property
    def _list(self) -> OptionList:
        return self.query_one(OptionList)

    @property
    def _game(self) -> SavedGame:
        return self._games[self._list.highlighted or 0]

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#title", self.say("saved_title", number=len(self._games)))
        folder = Sentence("saved_folder", {"folder": records_folder()})
        self.put("#note", (self._note or folder).text(self.language))
        for index, line in enumerate(self._lines()):
            self._list.replace_option_prompt_at_index(index, line)

    @on(OptionList.OptionSelected)
    def action_open(self) -> None:
        """Go on with the game if it is not over, else replay it."""
        self._close(Use.REPLAY if self._game.is_over else Use.RESUME)

    def action_replay(self) -> None:
        """Replay the game."""
        self._close(Use.REPLAY)

    def action_leave(self) -> None:
        """Go back."""
        self.dismiss(None)

    def _close(self, use: Use) -> None:
        if self.is_settled:
            self.dismiss(Wish(self._game.path, use))
