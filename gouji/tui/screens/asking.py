"""问答: how keys and clicks on the table decide what its human is asked."""

from abc import abstractmethod
from dataclasses import replace
from typing import TYPE_CHECKING, ClassVar, Final

from textual.binding import Binding, BindingType
from textual.events import Key
from textual.message import Message

from gouji.engine.actions import Action
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.tui.confirming import confirmed
from gouji.tui.decide import begin
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.keys import (
    COMMAND_KEYS,
    COMMANDS,
    ENTRIES,
    RANK_KEYS,
    WISHES,
    Command,
    Entry,
    Shown,
    When,
    fold,
    is_input_method,
)
from gouji.tui.prompt import Saying, bad
from gouji.tui.screens.page import Bindings, Leaving, translated
from gouji.tui.settings import Settings
from gouji.tui.widgets.hand import HandView

if TYPE_CHECKING:
    from textual.timer import Timer

UNASKED: Final = 0.3
"""Seconds that nobody must have been asked before the bar names the keys of that: it is not to flicker."""

FIRST: Final = frozenset({"tab", "shift+tab"})
"""Keys that Textual would take itself, to move the focus."""


def _action(command: Command) -> str:
    return f"command('{command}')"


def command_binding(entry: Entry) -> Binding:
    """按键: what binds a command to its keys."""
    return Binding(
        ",".join(entry.keys),
        _action(entry.command),
        f"key_{entry.command}" if entry.shown is not Shown.NOWHERE else "",
        show=entry.shown is not Shown.NOWHERE,
        tooltip=f"about_{entry.command}",
        priority=not FIRST.isdisjoint(entry.keys),
    )


class AskingScreen(Leaving[None]):
    """问答: a screen on which the human who sits at it decides by keys and clicks."""

    BINDINGS: ClassVar[list[BindingType]] = [*map(command_binding, COMMANDS)]

    class Decided(Message):
        """决定: the human who is asked has taken a legal act."""

        def __init__(self, action: Action) -> None:
            """Keep the act."""
            super().__init__()
            self.action = action

    class Wished(Message):
        """要求: the human wants what only the game can do, such as a hint or another pace."""

        def __init__(self, command: Command) -> None:
            """Keep the command, one of ``WISHES``."""
            super().__init__()
            self.command = command

    def __init__(self, language: Language) -> None:
        """Ask nobody yet, in this language."""
        super().__init__()
        self.wishes = WISHES
        """What may be wished for here; each is told of by :class:`Wished`."""
        self._language = language
        self._confirms = False
        self._deciding: Deciding | None = None
        self._before_click: Deciding | None = None
        self._waiting: Timer | None = None

    # ------------------------------------------------------------------ what the table does

    @abstractmethod
    def draw_selection(self) -> None:
        """Draw hand and messages anew."""

    @abstractmethod
    def say_line(self, saying: Saying) -> None:
        """Say something on the message line."""

    @abstractmethod
    def read(self, command: Command) -> None:
        """Open what a command lets one read."""

    def set_settings(self, settings: Settings) -> None:
        """设置: whether passes are asked twice."""
        self._confirms = settings.confirm_pass

    # ------------------------------------------------------------------ which keys are named

    @property
    def active_bindings(self) -> Bindings:
        """按键: the bindings in force, described in the screen's language as the question has it."""
        bindings = super().active_bindings
        deciding = self._deciding
        named = deciding.keys if deciding else {}
        for entry in COMMANDS:
            if not self._is_named(entry):
                for key in entry.keys:
                    # Some of the keys do something else meanwhile.
                    if key in bindings and bindings[key].binding.action == _action(entry.command):
                        del bindings[key]
            elif entry.shown is Shown.LAST:
                # What the app's own keys do is more often wanted.
                bindings |= {key: bindings.pop(key) for key in entry.keys}
        for key, words in named.items():
            active = bindings[key]
            bindings[key] = active._replace(binding=replace(active.binding, description=words))
        return translated(bindings, self._language)

    def _is_named(self, entry: Entry) -> bool:
        deciding = self._deciding
        if entry.command in WISHES - self.wishes:
            return False
        if deciding is None:
            return entry.when is When.ALWAYS
        if not deciding.keys.keys().isdisjoint(entry.keys):
            return True
        return entry.when is not When.NAMED and (
            entry.kind is None or entry.kind in deciding.offered
        )

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """按键: while nobody is asked, keys for acts are left to whoever shows the table."""
        if action != "command":
            return True
        command = Command(str(parameters[0]))
        if command in WISHES - self.wishes:
            return False
        return self._deciding is not None or ENTRIES[command].when is When.ALWAYS

    # ------------------------------------------------------------------ keys and clicks

    def on_key(self, event: Key) -> None:
        """按键: ranks, and what a Chinese keyboard makes of other keys."""
        character = event.character
        folded, deciding = fold(character or ""), self._deciding
        # A full-width space is not printable before it is folded.
        if character is None or not folded.isprintable():
            return
        command = COMMAND_KEYS.get(folded) if folded != character else None
        if command and self.check_action("command", (command,)):
            event.stop()
            self.action_command(command)
        elif deciding and folded in RANK_KEYS:
            event.stop()
            self._take(deciding.press(RANK_KEYS[folded], self._language))
        elif deciding and is_input_method(character):
            event.stop()
            self._take(bad("input_method", self._language))

    def action_command(self, name: str) -> None:
        """命令: what a key does that is no rank."""
        command = Command(name)
        deciding = self._deciding
        if command is Command.MENU and deciding and deciding.picked:
            command = Command.CLEAR
        if command in WISHES:
            self.post_message(self.Wished(command))
        elif ENTRIES[command].when is When.ALWAYS:
            self.read(command)
        elif deciding:
            outcome = deciding.command(command, self._language)
            self._take(confirmed(deciding, outcome) if self._confirms else outcome)

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
                    self._name_keys()
                self.draw_selection()
            case Saying():
                self.app.bell()
                self.say_line(outcome)
            case _:
                self._ask(None)
                self.draw_selection()
                self.post_message(self.Decided(outcome))

    def _ask(self, view: SeatView | None, *, hides: bool = False) -> None:
        before = self._deciding
        if view is None or before is None or before.view != view:
            self._deciding = begin(view) if view else None
            self._name_keys(hides=hides)

    def _name_keys(self, *, hides: bool = False) -> None:
        """按键: have the bar name the keys that decide now; while nobody decides, that can wait.

        Args:
            hides: it cannot, for the keys tell what was asked of somebody whose hand is hidden now.
        """
        if self._waiting:
            self._waiting.stop()
            self._waiting = None
        if self._deciding is None and self.is_running and not hides:
            self._waiting = self.set_timer(UNASKED, self.refresh_bindings)
        else:
            self.refresh_bindings()
