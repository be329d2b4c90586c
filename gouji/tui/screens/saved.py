"""存局: the list of saved games, to be gone on with, replayed or deleted."""

from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum
from pathlib import Path
from typing import ClassVar, Final, NamedTuple

from textual import on
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Resize
from textual.widget import Widget
from textual.widgets import OptionList, Static

from gouji.engine.refusals import Language
from gouji.records.catalogue import Order, Row, catalogue
from gouji.records.errors import RecordError
from gouji.records.library import DamagedFile, SavedGame, Shelved
from gouji.records.places import records_folder
from gouji.records.removal import delete_record
from gouji.tui.cells import cut
from gouji.tui.printable import printable
from gouji.tui.screens.deleting import DeleteScreen
from gouji.tui.screens.sifting import Sifting, SiftingPage
from gouji.tui.sentence import Sentence, reason_of
from gouji.tui.shelf import about_lines, fits, shelf_line

FIRST: Final = Sifting(Order.DATE)
"""The list as it is at first."""


class Use(StrEnum):
    """用处: what is to be done with a saved game."""

    RESUME = "resume"
    REPLAY = "replay"


class Wish(NamedTuple):
    """选定: a saved game, what is to be done with it, and how the list was then."""

    path: Path
    use: Use
    sifting: Sifting = FIRST


class SavedScreen(SiftingPage[Wish | None]):
    """存局: Enter goes on with a game that is not over, and replays any other; right replays."""

    HINT = "saved_filter"
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "open", "key_open", tooltip="about_open", priority=True),
        Binding("right,v", "replay", "key_replay", tooltip="about_replay"),
        Binding("delete,x", "delete", "key_delete", tooltip="about_delete", key_display="x"),
        Binding("t", "standing", "key_standing", tooltip="about_standing"),
    ]

    def __init__(
        self,
        language: Language,
        load: Callable[[], Sequence[Shelved]],
        note: Sentence | None = None,
        at: Path | None = None,
        sifting: Sifting = FIRST,
    ) -> None:
        """Show games.

        Args:
            language: of the page.
            load: reads what is to be listed.
            note: what is to be said of what was tried before.
            at: the game to stand on; else the first.
            sifting: the order and the filter.
        """
        super().__init__(language, sifting)
        self._load = load
        self._note = note
        self._at = at
        self._items: Sequence[Shelved] = ()
        self._rows: Sequence[Row] = ()
        self._lines: dict[tuple[Row, Language, int], Content] = {}

    def compose_list(self) -> Iterable[Widget]:
        """Lay out the games, more about one of them, and what is to be said."""
        yield OptionList(id="list")
        yield Static(id="about")
        yield Static(id="note")

    def read(self) -> None:
        """Read the folder."""
        self._items = self._load()

    def show_list(self) -> None:
        """Show the games, and stand on the same one."""
        order, text, is_backwards = self.sifting
        fitting = [item for item in self._items if fits(item, text)]
        self._rows = catalogue(fitting, Order(order), backwards=is_backwards)
        self.put("#title", f"{self._number_words()} · {self.order_words()}")
        self.put("#note", self._told())
        paths = [row.item.path for row in self._rows]
        games = self._list
        with self.prevent(OptionList.OptionHighlighted):
            width = self._width
            games.set_options(self._line(row, width) for row in self._rows)
        if paths:
            games.highlighted = paths.index(self._at) if self._at in paths else 0
        self._tell()

    def _line(self, row: Row, width: int) -> Content:
        key = (row, self.language, width)
        if key not in self._lines:
            self._lines[key] = Content(shelf_line(*key))
        return self._lines[key]

    def _number_words(self) -> str:
        number, shown = len(self._items), len(self._rows)
        key = "saved_title" if shown == number else "saved_some"
        return self.say(key, number=number, shown=shown)

    def _told(self) -> str:
        if self._note:
            return self._note.text(self.language)
        if not self._items:
            return self.say("saved_none")
        if not self._rows:
            return self.say("sift_nothing", text=printable(self.sifting.text))
        return self.say("saved_folder", folder=records_folder())

    def sift(self, sifting: Sifting) -> None:
        """筛选: show the list in another way; what was said before is read by now."""
        self._note = None
        super().sift(sifting)

    def order_name(self, order: StrEnum) -> str:
        """排序: an order in the page's language."""
        return self.say(f"order_{order}")

    @property
    def _list(self) -> OptionList:
        return self.query_one("#list", OptionList)

    @property
    def _width(self) -> int:
        return self._list.scrollable_content_region.width

    @property
    def _item(self) -> Shelved | None:
        at = self._list.highlighted
        return None if at is None else self._rows[at].item

    @on(Resize)
    def _fit(self) -> None:
        if self.is_read:
            self.call_after_refresh(self.show_list)

    @on(OptionList.OptionHighlighted)
    def _tell(self) -> None:
        item = self._item
        lines = about_lines(item, self.language) if item else ("", "")
        self.put("#about", "\n".join(cut(line, self._width) for line in lines))
        if item:
            self._at = item.path
        self.refresh_bindings()

    @on(OptionList.OptionSelected)
    def action_open(self) -> None:
        """Go on with the game if it is not over, else replay it."""
        match self._item:
            case SavedGame(is_over=False):
                self._close(Use.RESUME)
            case SavedGame():
                self._close(Use.REPLAY)
            case DamagedFile() as item:
                self._note = Sentence("saved_damaged", {"file": printable(item.path.name)})
                self.put("#note", self._told())
            case None:
                pass

    def action_replay(self) -> None:
        """Replay the game; of a damaged one whoever replays it says in full what is wrong."""
        if self._item:
            self._close(Use.REPLAY)

    def _close(self, use: Use) -> None:
        if self._item and self.is_settled:
            self.dismiss(Wish(self._item.path, use, self.sifting))

    def action_standing(self) -> None:
        """战绩: show what everybody has achieved."""
        from gouji.tui.screens.standing import StandingScreen  # noqa: PLC0415 – seldom wanted

        self.app.push_screen(StandingScreen(self.language))

    def action_delete(self) -> None:
        """Delete the file, if the user answers so."""
        item = self._item
        if item is None:
            return

        def answered(is_sure: bool | None) -> None:  # noqa: FBT001 – Textual calls it so
            if is_sure:
                self._delete(item.path)

        page = DeleteScreen(self.language, lambda language: about_lines(item, language))
        self.app.push_screen(page, answered)

    def _delete(self, path: Path) -> None:
        facts = {"file": printable(path.name)}
        try:
            delete_record(path)
            self._note = Sentence("delete_done", facts)
        except RecordError as error:
            self._note = Sentence("delete_failed", {**facts, "reason": error.what})
        except OSError as error:
            self._note = Sentence("delete_failed", {**facts, "reason": reason_of(error)})
        self._at = self._neighbour(path)
        self.read_anew()

    def _neighbour(self, path: Path) -> Path:
        """What to stand on afterwards: the file if it is still there, else the next, or the one before."""
        paths = [row.item.path for row in self._rows]
        at = paths.index(path)
        others = [path, *paths[at + 1 :], *reversed(paths[:at])]
        return next((one for one in others if one.exists()), path)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what can be done with a game only while there is one."""
        if action in {"open", "replay", "delete"}:
            return self.is_read and not self.is_typing and self._item is not None
        if action == "standing":
            return not self.is_typing
        return super().check_action(action, parameters)
