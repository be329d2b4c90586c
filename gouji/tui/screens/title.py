"""封面: the first page: where to go from here."""

from enum import StrEnum
from typing import ClassVar, Final

from rich.cells import cell_len
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center
from textual.content import Content
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from gouji.engine.refusals import Language
from gouji.records.library import SavedGame
from gouji.tui.cells import pad
from gouji.tui.keys import fold
from gouji.tui.screens.helping import HelpingPage
from gouji.tui.sentence import Sentence
from gouji.tui.shelf import game_words
from gouji.tui.widgets.keybar import KeyBar

LABEL_CELLS: Final = 18
MARGIN: Final = 2

CARDS: Final = """\
╭──╭──╭──╭──╭──╭────╮
│Q │Q │Q │Q │2 │{joker}│
│♠ │♥ │♣ │♦ │♠ │    │
╰──╰──╰──╰──╰──╰────╯"""
"""够级: four queens with a two and a joker attached."""

FACE: Final = 4
"""Cells of the joker's face."""


class Entry(StrEnum):
    """去处: where one can go from the first page, in their order."""

    RESUME = "resume"
    NEW = "new"
    LEARN = "learn"
    SAVED = "saved"
    STANDING = "standing"
    RULES = "rules"
    SETTINGS = "settings"
    QUIT = "quit"


class TitleScreen(HelpingPage[Entry]):
    """封面: arrows and Enter, digits and clicks choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "enter", "key_enter", priority=True),
        Binding("escape,q", "leave", show=False),
    ]

    def __init__(
        self, language: Language, unfinished: SavedGame | None, saved: int, note: Sentence | None
    ) -> None:
        """Offer what there is.

        Args:
            language: of the page.
            unfinished: the game to go on with, if there is one.
            saved: how many saved games there are.
            note: what is to be said of what was tried before.
        """
        super().__init__(language)
        self._unfinished = unfinished
        self._saved = saved
        self._note = note
        offered = {
            Entry.RESUME: unfinished is not None,
            Entry.SAVED: saved > 0,
            Entry.STANDING: saved > 0,
        }
        self.entries = tuple(entry for entry in Entry if offered.get(entry, True))
        """Where one can go now."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="cards")
        yield Static(id="title")
        yield Static(id="about")
        with Center():
            yield OptionList(*(Option(entry, id=entry) for entry in self.entries), id="entries")
        yield Static(id="note")
        yield KeyBar()

    def on_mount(self) -> None:
        """Stand on the first entry."""
        super().on_mount()
        self.query_one(OptionList).highlighted = 0

    def restate(self) -> None:
        """Write all words anew."""
        self.put("#cards", CARDS.format(joker=pad(self.say("title_joker"), FACE)))
        self.put("#title", self.say("title"))
        self.put("#about", self.say("title_about"))
        self.put("#note", (self._note or Sentence("title_how")).text(self.language))
        options = self.query_one(OptionList)
        lines = [self._line(index, entry) for index, entry in enumerate(self.entries)]
        options.styles.width = max(map(cell_len, lines)) + MARGIN
        for index, line in enumerate(lines):
            options.replace_option_prompt_at_index(index, Content(line))

    def _line(self, index: int, entry: Entry) -> str:
        label = f"{index + 1}  {self.say(f'title_{entry}')}"
        return f" {pad(label, LABEL_CELLS)}{self._detail(entry)}".rstrip()

    def _detail(self, entry: Entry) -> str:
        if entry is Entry.SAVED:
            return str(self._saved)
        if entry is Entry.RESUME and self._unfinished:
            return game_words(self._unfinished, self.language)
        return ""

    def action_enter(self) -> None:
        """Go where the bar stands."""
        self._go(self.query_one(OptionList).highlighted or 0)

    @on(OptionList.OptionSelected)
    def _chosen(self, event: OptionList.OptionSelected) -> None:
        self._go(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """Go where a digit says, full-width too."""
        digits = [str(index + 1) for index in range(len(self.entries))]
        digit = fold(event.character or "")
        if digit in digits:
            self._go(digits.index(digit))

    def _go(self, index: int) -> None:
        if self.is_settled:
            self.dismiss(self.entries[index])

    def action_leave(self) -> None:
        """Leave the program, but go to where that is said first: Escape is pressed by mistake."""
        leaving = self.entries.index(Entry.QUIT)
        options = self.query_one(OptionList)
        if options.highlighted == leaving:
            self._go(leaving)
        options.highlighted = leaving
