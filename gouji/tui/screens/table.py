"""牌桌: the screen on which a game is played, watched and replayed."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from textual.app import ComposeResult
from textual.containers import Vertical

from gouji.bots.base import Decision
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.seats import Seat
from gouji.tui.clauses import clause_of
from gouji.tui.counter import counter_line
from gouji.tui.deciding import Spread
from gouji.tui.hints import hint_line, hinted
from gouji.tui.keynames import command_lines
from gouji.tui.keys import Command
from gouji.tui.notes import notes
from gouji.tui.prompt import Saying
from gouji.tui.rights_lines import rights_text
from gouji.tui.screens.asking import AskingScreen
from gouji.tui.screens.menu import open_menu
from gouji.tui.screens.reading import KeysPage, LedgerPage, LogPage
from gouji.tui.settings import Settings
from gouji.tui.status import status_words, waiting_words
from gouji.tui.story import Told
from gouji.tui.text import say
from gouji.tui.viewmodel import Names, TableModel
from gouji.tui.widgets.hand import HandView
from gouji.tui.widgets.keybar import KeyBar
from gouji.tui.widgets.ledger import LedgerView
from gouji.tui.widgets.log import LogView
from gouji.tui.widgets.openhands import OpenHandsView
from gouji.tui.widgets.panel import Panel
from gouji.tui.widgets.ring import Ring
from gouji.tui.widgets.say import SayLine
from gouji.tui.widgets.seat import OwnLine, SeatWidget
from gouji.tui.widgets.spread import SpreadView

COLUMNS = [(0, "-narrow"), (110, "-wide"), (150, "-roomy")]
ROWS = [(0, "-short"), (28, "-middling"), (32, "-tall")]
"""The style classes from these sizes on."""


class TableScreen(AskingScreen):
    """牌桌: the table, seen from one seat or with all hands open."""

    ALLOW_SELECT = False
    HORIZONTAL_BREAKPOINTS = COLUMNS
    VERTICAL_BREAKPOINTS = ROWS

    def __init__(self, names: Names, language: Language, *, replay: bool = False) -> None:
        """Build the screen; :meth:`show` gives it something to draw."""
        super().__init__(language)
        self._names = names
        self._replay = replay
        self.is_watched = False
        """Whether bots alone play here."""
        if replay:
            self.wishes = frozenset()
        self._model: TableModel | None = None
        self._status = SayLine(id="status")
        self._ring = Ring(id="ring")
        self._banner = Panel(id="banner")
        self._spread = SpreadView(id="spread")
        self._ledger = LedgerView(id="ledger")
        self._ledger_page: LedgerPage | None = None
        self._log = LogView(id="log")
        self._rights = Panel(id="rights")
        self._hint = Panel(id="hint")
        self._counter = Panel(id="counter")
        self._hinted: tuple[SeatView, Decision] | None = None
        """The question about which a hint was given, and the hint."""
        self._own = OwnLine(id="own")
        self._question = SayLine(id="question")
        self._saying = SayLine(id="saying")
        self._hand = HandView(id="hand")
        self._hands = OpenHandsView(id="hands")

    def compose(self) -> ComposeResult:
        """Lay out the ring of seats, the log, and what belongs to the bottom edge."""
        with Vertical(id="table"):
            yield from (self._status, self._ring, self._banner, self._spread)
            yield Vertical(self._log, self._ledger, id="aside")
            yield Vertical(self._counter, self._hint, self._rights, id="panels")
            yield from (self._own, self._question, self._saying, self._hand, self._hands)
        yield KeyBar(gap=1)

    # ------------------------------------------------------------------ what others call

    def show(self, model: TableModel, view: SeatView | None = None) -> None:
        """Draw a model; with a view, ask the human at its seat."""
        self._model, self._language = model, model.language
        if self._ledger_page:
            self._ledger_page.show(model)
        self._ask(None if self._replay else view)
        self._draw()

    def tell(self, lines: Sequence[Told]) -> None:
        """Add sentences to the log."""
        self._log.tell(lines)

    def whisper(self, lines: Sequence[Told]) -> None:
        """Add sentences for the one who sits here, until his hand is hidden."""
        self._log.whisper(lines)

    def notice(self, text: str) -> None:
        """Say something on the message line until the next key or the next :meth:`show`."""
        self._saying.show(Saying(text))

    def set_settings(self, settings: Settings) -> None:
        """设置: a hint that was given goes with the wish for hints."""
        super().set_settings(settings)
        if self._hinted and not settings.hints:
            self._hinted = None
            self.draw_selection()

    def give_hint(self, decision: Decision) -> None:
        """提示: pick what a bot would do here, and say why."""
        deciding = self._deciding
        if deciding is not None:
            self._hinted = deciding.view, decision
            self._take(hinted(deciding.view, decision.action) or deciding)
            if not self._shows("hint"):
                self._saying.show(self._hint_line())

    def _hint_line(self) -> Saying:
        if self._hinted is None or self._deciding is None:
            return Saying("")
        view, decision = self._hinted
        if self._deciding.view is not view:
            return Saying("")
        return hint_line(view, decision, self._language)

    def open_panel(self, name: str) -> None:
        """侧栏: open a panel for which the screen has no room of its own, or close it again.

        Args:
            name: ``rights``, ``hint`` or ``counter``.
        """
        self.toggle_class(f"-with-{name}")
        self._draw_rights()

    def _shows(self, name: str) -> bool:
        """Whether a panel with something to tell is in sight."""
        return not self.has_class("-short") or self.has_class(f"-with-{name}")

    def hide_hand(self) -> None:
        """Take hand and selection off the screen at once."""
        if self._model:
            self._model = self._model.covered
        self._log.whisper(())
        self._ask(None, hides=True)
        self._draw()

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        self._language = language
        if self._model:
            self._model = replace(self._model, language=language)
        self._draw()
        self.refresh_bindings()

    # ------------------------------------------------------------------ keys

    def say_line(self, saying: Saying) -> None:
        """Say something on the message line."""
        self._saying.show(saying)

    def read(self, command: Command) -> None:
        """Open what a command lets one read."""
        if command is Command.LOG:
            self.app.push_screen(LogPage(self._language, self._log.told))
        elif command is Command.KEYS:
            self.app.push_screen(KeysPage(self._language, self.key_lines))
        elif command is Command.MENU:
            open_menu(self, self._language)
        elif command is Command.RULES:
            self._open_book()
        elif command is Command.RIGHTS:
            self.open_panel("rights")
        elif command is Command.LEDGER and self._model:
            self._open_facts(self._model)

    def key_lines(self, language: Language) -> Iterable[str]:
        """按键: what the page of keys says."""
        return command_lines(language, self.wishes, is_watched=self.is_watched)

    def _open_book(self) -> None:
        from gouji.tui.screens.rulebook import RuleBookPage  # noqa: PLC0415 – brings a parser along

        self.app.push_screen(RuleBookPage(self._language, self._clause))

    @property
    def _clause(self) -> str:
        """条款: what the message line cites, else that of the question, else why one may not act."""
        deciding, model = self._deciding, self._model
        if self._saying.saying.clause:
            return self._saying.saying.clause
        if deciding:
            return clause_of(deciding.view, deciding.ask)
        return model.rights.clause if model else ""

    def on_seat_widget_clicked(self, event: SeatWidget.Clicked) -> None:
        """点座位: tell what everybody knows of a seat."""
        if self._model:
            self._open_facts(self._model, event.seat)

    def _open_facts(self, model: TableModel, seat: Seat | None = None) -> None:
        self._ledger_page = LedgerPage(model, seat)
        self.app.push_screen(self._ledger_page)

    # ------------------------------------------------------------------ drawing

    def _draw(self) -> None:
        model = self._model
        if model is None:
            return
        language = self._language
        own = model.seats[0]
        is_open = bool(model.hands)
        self._status.show(Saying(status_words(model)))
        self._ring.show(model)
        noted = "\n".join(notes(model))
        self._banner.show(noted)
        self.set_class(bool(noted), "-noted")
        if model.stacks:
            own = replace(own, left=sum(map(len, model.stacks)))
        self._own.show(own, language, model.report_at)
        self._hands.show(model.seats, model.hands, language)
        self._ledger.show(model.ledger, language)
        self._log.speak(language)
        self._draw_rights()
        self._counter.show(counter_line(model.counter, language) if model.counter else "")
        # In a scramble no set is gouji (SCRAM-2).
        self._hand.mark(gouji=not model.scramble)
        self.set_class(is_open, "-open")
        self.draw_selection()

    def _draw_rights(self) -> None:
        """谁能压: where nobody may act, only who asks for it is told so."""
        if self._model:
            told = rights_text(self._model.rights, self._names, self._language)
            is_empty = not self._model.rights.clause and not self.has_class("-with-rights")
            self._rights.show("" if is_empty else told)

    def draw_selection(self) -> None:
        """One key, one frame: hand and messages are redrawn here, without a layout."""
        model, deciding, language = self._model, self._deciding, self._language
        if model is None:
            return
        self._draw_spread(model)
        self._hint.show(self._hint_line().text)
        if deciding is None:
            self._question.show(Saying(waiting_words(model)))
            self._saying.show(Saying(""))
            self._hand.show(model.stacks, language)
            return
        self._question.show(Saying(deciding.question(self._names, language)))
        self._saying.show(deciding.saying(self._names, language))
        self._hand.show(model.stacks, language, deciding.picked, deciding.cursor)

    def _draw_spread(self, model: TableModel) -> None:
        own = self._deciding.spread if self._deciding else None
        claimed = model.ledger.standing.claimed
        self.set_class(own is not None or claimed is not None, "-spread")
        if claimed:
            name = self._names[claimed.seat - 1]
            title = say("spread", self._language, name=name)
            self._spread.show(title, own or Spread(claimed.sets), self._language)
        elif own:
            self._spread.show(say("spread_own", self._language), own, self._language)
