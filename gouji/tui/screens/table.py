"""牌桌: the screen on which a game is played, watched and replayed."""

from collections.abc import Sequence
from dataclasses import replace
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.events import Key
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Footer

from gouji.engine.actions import Action
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.tui.decide import begin
from gouji.tui.deciding import Deciding, Outcome, Spread
from gouji.tui.keys import COMMAND_KEYS, RANK_KEYS, Command, fold, is_input_method
from gouji.tui.prompt import Saying, bad
from gouji.tui.screens.page import Bindings, translated
from gouji.tui.screens.reading import KeysPage, LedgerPage, LogPage
from gouji.tui.status import status_words, waiting_words
from gouji.tui.text import say
from gouji.tui.viewmodel import Names, TableModel
from gouji.tui.widgets.centre import CentreView
from gouji.tui.widgets.hand import HandView
from gouji.tui.widgets.ledger import LedgerView
from gouji.tui.widgets.log import LogView
from gouji.tui.widgets.openhands import OpenHandsView
from gouji.tui.widgets.say import SayLine
from gouji.tui.widgets.seat import SeatBox, own_words
from gouji.tui.widgets.spread import SpreadView

BOXES = ("lower-right", "upper-right", "opposite", "upper-left", "lower-left")
"""Where the other seats sit, in the order of play (counter-clockwise)."""

OFFERED = {
    "y": Kind.YIELD,
    "f": Kind.BURN,
    "w": Kind.WIND,
    "u": Kind.HUI,
    "g": Kind.CLAIM,
}
"""Keys that the footer names only while the question allows their acts."""

DECISIVE = ("tab", "enter", "space", "backspace", "escape")
"""Keys that the footer names only where they decide something."""

READING = frozenset({Command.LOG, Command.LEDGER, Command.KEYS})
"""Commands that work also when nobody is asked."""


COLUMNS = [(0, "-narrow"), (110, "-wide"), (150, "-roomy")]
ROWS = [(0, "-short"), (32, "-tall")]
"""The style classes from these sizes on."""


class TableScreen(Screen[None]):
    """牌桌: the table, seen from one seat or with all hands open."""

    ALLOW_SELECT = False
    HORIZONTAL_BREAKPOINTS = COLUMNS
    VERTICAL_BREAKPOINTS = ROWS
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("tab", "command('next')", "key_next", key_display="tab", priority=True),
        Binding("shift+tab", "command('previous')", show=False, priority=True),
        Binding("enter", "command('accept')", "key_accept", key_display="⏎"),
        Binding("space", "command('decline')", "key_decline"),
        Binding("y", "command('yield')", "key_yield"),
        Binding("f", "command('burn')", "key_burn"),
        Binding("w", "command('wind')", "key_wind"),
        Binding("u", "command('hui')", "key_hui"),
        Binding("g", "command('claim')", "key_claim"),
        Binding("backspace,escape", "command('clear')", "key_clear", key_display="⌫"),
        Binding("left", "command('left')", show=False),
        Binding("right", "command('right')", show=False),
        Binding("up", "command('more')", show=False),
        Binding("down", "command('less')", show=False),
        Binding("v", "command('ledger')", "key_ledger"),
        Binding("l", "command('log')", "key_log"),
        Binding("f1,question_mark", "command('keys')", "key_keys"),
    ]

    class Decided(Message):
        """决定: the human who is asked has taken a legal act."""

        def __init__(self, action: Action) -> None:
            """Keep the act."""
            super().__init__()
            self.action = action

    def __init__(self, names: Names, language: Language, *, replay: bool = False) -> None:
        """Build the screen; :meth:`show` gives it something to draw."""
        super().__init__()
        self._names = names
        self._language = language
        self._replay = replay
        self._model: TableModel | None = None
        self._deciding: Deciding | None = None
        self._before_click: Deciding | None = None
        self._status = SayLine(id="status")
        self._boxes = {place: SeatBox(id=place) for place in BOXES}
        self._centre = CentreView(id="centre")
        self._spread = SpreadView(id="spread")
        self._ledger = LedgerView(id="ledger")
        self._ledger_page: LedgerPage | None = None
        self._log = LogView(id="log")
        self._own = SayLine(id="own")
        self._question = SayLine(id="question")
        self._saying = SayLine(id="saying")
        self._hand = HandView(id="hand")
        self._hands = OpenHandsView(id="hands")

    def compose(self) -> ComposeResult:
        """Lay out the ring of seats, the log, and what belongs to the bottom edge."""
        boxes = self._boxes
        with Vertical(id="table"):
            yield self._status
            with Horizontal(id="ring"):
                yield Vertical(boxes["upper-left"], boxes["lower-left"], classes="side")
                yield Vertical(boxes["opposite"], self._centre, id="middle")
                yield Vertical(boxes["upper-right"], boxes["lower-right"], classes="side")
            yield self._spread
            yield Vertical(self._log, self._ledger, id="aside")
            yield from (self._own, self._question, self._saying, self._hand, self._hands)
        yield Footer(show_command_palette=False, compact=True)

    @property
    def active_bindings(self) -> Bindings:
        """按键: the bindings in force, described in the screen's language as the question has it."""
        bindings = super().active_bindings
        deciding = self._deciding
        offered = deciding.offered if deciding else frozenset()
        named = deciding.keys if deciding else {}
        idle = {key for key, kind in OFFERED.items() if kind not in offered} | {*DECISIVE}
        for key in idle - named.keys():
            bindings.pop(key, None)
        for key, words in named.items():
            active = bindings[key]
            described = replace(active.binding, description=words)
            bindings[key] = active._replace(binding=described)
        return translated(bindings, self._language)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """按键: while nobody is asked, keys for acts are left to whoever shows the table."""
        return action != "command" or self._deciding is not None or parameters[0] in READING

    # ------------------------------------------------------------------ what others call

    def show(self, model: TableModel, view: SeatView | None = None) -> None:
        """Draw a model; with a view, ask the human at its seat."""
        self._model, self._language = model, model.language
        if self._ledger_page:
            self._ledger_page.show(model.ledger)
        self._ask(None if self._replay else view)
        self._draw()

    def tell(self, lines: Sequence[str]) -> None:
        """Add sentences to the log."""
        self._log.tell(lines)

    def whisper(self, lines: Sequence[str]) -> None:
        """Add sentences for the one who sits here, until his hand is hidden."""
        self._log.whisper(lines)

    def notice(self, text: str) -> None:
        """Say something on the message line until the next key or the next :meth:`show`."""
        self._saying.show(Saying(text))

    def hide_hand(self) -> None:
        """Take hand and selection off the screen at once."""
        if self._model:
            self._model = replace(self._model, stacks=(), hands=())
        self._log.whisper(())
        self._ask(None)
        self._draw()

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        self._language = language
        if self._model:
            self._model = replace(self._model, language=language)
        self._draw()
        self.refresh_bindings()

    # ------------------------------------------------------------------ keys and clicks

    def on_key(self, event: Key) -> None:
        """按键: ranks, and what a Chinese keyboard makes of other keys."""
        character = event.character
        if self._deciding is None or character is None or not event.is_printable:
            return
        folded = fold(character)
        if is_input_method(character):
            event.stop()
            self._take(bad("input_method", self._language))
        elif folded in RANK_KEYS:
            event.stop()
            self._take(self._deciding.press(RANK_KEYS[folded], self._language))
        elif folded != character and folded in COMMAND_KEYS:
            event.stop()
            self.action_command(COMMAND_KEYS[folded])

    def action_command(self, name: str) -> None:
        """命令: what a key does that is no rank."""
        command = Command(name)
        if command is Command.LOG:
            self.app.push_screen(LogPage(self._language, self._log.lines))
        elif command is Command.KEYS:
            self.app.push_screen(KeysPage(self._language))
        elif command is Command.LEDGER:
            if self._model:
                self._ledger_page = LedgerPage(self._language, self._model.ledger)
                self.app.push_screen(self._ledger_page)
        elif self._deciding:
            self._take(self._deciding.command(command, self._language))

    def on_hand_view_clicked(self, event: HandView.Clicked) -> None:
        """点牌: a click is the rank's key, the right button one card less, a double click plays."""
        deciding = self._deciding
        if deciding is None:
            return
        if event.less:
            self._take(deciding.less(event.rank, self._language))
        elif event.twice:
            # The first click of the two may have taken a card off what was picked before.
            before = self._before_click
            if before and before.view is deciding.view and before.picks(event.rank):
                self._deciding = deciding = before
            self._take(deciding.command(Command.ACCEPT, self._language))
        else:
            self._before_click = deciding
            self._take(deciding.press(event.rank, self._language))

    def _take(self, outcome: Outcome) -> None:
        match outcome:
            case Deciding():
                before, self._deciding = self._deciding, outcome
                if type(before) is not type(outcome):
                    self.refresh_bindings()
                self._draw_selection()
            case Saying():
                self.app.bell()
                self._saying.show(outcome)
            case _:
                self._ask(None)
                self._draw_selection()
                self.post_message(self.Decided(outcome))

    # ------------------------------------------------------------------ drawing

    def _ask(self, view: SeatView | None) -> None:
        before = self._deciding
        if view is None or before is None or before.view != view:
            self._deciding = begin(view) if view else None
            self.refresh_bindings()

    def _draw(self) -> None:
        model = self._model
        if model is None:
            return
        language = self._language
        own, *others = model.seats
        is_open = bool(model.hands)
        self._status.show(Saying(status_words(model)))
        for box, seat in zip(self._boxes.values(), others, strict=True):
            box.show(seat, language, model.report_at)
        self._centre.show(model.centre, language)
        if model.stacks:
            own = replace(own, left=sum(map(len, model.stacks)))
        self._own.show(Saying(own_words(own, language, model.report_at, open_hand=is_open)))
        self._hands.show(model.seats, model.hands, language)
        self._ledger.show(model.ledger, language)
        self.set_class(is_open, "-open")
        self._draw_selection()

    def _draw_selection(self) -> None:
        """One key, one frame: hand and messages are redrawn here, without a layout."""
        model, deciding, language = self._model, self._deciding, self._language
        if model is None:
            return
        self._draw_spread(model)
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
