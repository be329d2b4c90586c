"""回放: a recorded game, walked through on the table."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.events import Key

from gouji.engine.refusals import Language
from gouji.records.players import Player
from gouji.rules.seats import SEATS, Seat
from gouji.tui.branching import bar_at, kinds_at, people_play
from gouji.tui.frames import seen
from gouji.tui.keys import fold
from gouji.tui.prompt import Saying, Tone
from gouji.tui.reel import Reel
from gouji.tui.replaykeys import REPLAY_KEYS, replay_key_lines
from gouji.tui.retelling import decided_words, where_words
from gouji.tui.screens.branch import BranchPage
from gouji.tui.screens.menu import open_menu
from gouji.tui.screens.page import Bindings
from gouji.tui.screens.walking import WalkingScreen
from gouji.tui.sentence import Sentence
from gouji.tui.story import Story
from gouji.tui.text import say
from gouji.tui.viewmodel import open_table, seat_table


class Leaving(NamedTuple):
    """另打: the decision at which a replay is left for another game, and who plays there."""

    decision: int
    kinds: tuple[str, ...]
    """``human`` or a bot's name, by seat."""


class ReplayScreen(WalkingScreen):
    """回放: any position of a game, with all hands open or as one seat could see it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            entry.key,
            entry.action,
            f"key_{entry.name}" if entry.name else "",
            show=entry.shown,
            key_display=entry.display,
            tooltip=f"more_{entry.name}",
            priority=True,
        )
        for entry in REPLAY_KEYS
    ]

    def __init__(
        self,
        reel: Reel,
        players: Sequence[Player],
        language: Language,
        *,
        note: Sentence | None = None,
        bar: Sentence | None = None,
    ) -> None:
        """Show a reel.

        Args:
            reel: the game; it stands where the replay begins.
            players: by seat.
            language: of the screen.
            note: what is to be said first.
            bar: why it cannot be left for another game, wherever it stands.
        """
        super().__init__(reel, players, language)
        self.leaving: Leaving | None = None
        """What the replay was left for, if not for the page before."""
        self._note = note
        self._bar = bar
        self._only = reel.viewer if people_play(players, reel) else None
        """The one seat through whose eyes one may look: others still play with the cards of theirs."""
        self._typed: str | None = None
        """What is typed so far of the number of a step to go to."""

    def compose(self) -> ComposeResult:
        """Lay out the timeline above the table."""
        yield self._timeline
        yield from super().compose()

    def on_mount(self) -> None:
        """Show the first position."""
        self.redraw()
        if self._note:
            self.notice(self._note.text(self._language))

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        super().set_language(language)
        self.redraw()

    # ------------------------------------------------------------------ drawing

    def redraw(self) -> None:
        """Draw the position looked at."""
        reel, names, language = self._reel, self._names, self._language
        seat = reel.viewer
        if seat is None:
            model = open_table(reel.frame.state, names, language)
        else:
            model = seat_table(seen(reel.frame.state, seat), names, language)
        self.show(model)
        story = Story(names).told(reel.so_far, () if seat is None else (seat,))
        self._log.retell([*story])
        self._draw_review()
        self._status.show(Saying(where_words(reel, model, self.seconds if self.is_going else None)))
        self._saying.show(self._side_line())

    def _side_line(self) -> Saying:
        """旁白: the number being typed, else where the record ends, else what was decided last."""
        reel, language = self._reel, self._language
        if self._typed is not None:
            facts = {"typed": self._typed, "steps": reel.steps}
            return Saying(say("replay_typing", language, **facts), Tone.GOOD)
        fault = reel.fault
        if fault is not None and reel.position == reel.stops[-1]:
            # What is wrong may tell of hidden cards.
            key = "replay_fault" if reel.viewer is None else "replay_fault_seen"
            return Saying(say(key, language, line=fault.line, what=fault.what), Tone.BAD)
        return Saying(decided_words(reel.frame, self._names, language, reel.viewer))

    def key_lines(self, language: Language) -> Iterable[str]:
        """按键: what the page of keys says of a replay, a line each."""
        return replay_key_lines(language)

    # ------------------------------------------------------------------ whose eyes, and which step

    def action_look(self, seat: int) -> None:
        """Look through the eyes of a seat, or with 0 at all hands; type a digit while a number is typed."""
        if self._typed is None:
            self._look(Seat(seat) if seat else None)
        else:
            self._type(str(int(f"{self._typed}{seat}"))[: len(str(self._reel.steps))])

    def action_next_eyes(self) -> None:
        """Look through the eyes of the next seat, and after the last one at all hands."""
        eyes = (None, *SEATS)
        self._look(eyes[(eyes.index(self._reel.viewer) + 1) % len(eyes)])

    def _look(self, seat: Seat | None) -> None:
        if self._only and seat != self._only:
            self.app.bell()
            self.notice(say("replay_one_seat", self._language, seat=self._only))
            return
        self._reel.viewer = seat
        self.redraw()

    # A number that is typed

    def action_type_number(self) -> None:
        """Begin to type the number of a step."""
        self.halt()
        self._type("")

    def _type(self, typed: str | None) -> None:
        self._typed = typed
        self.refresh_bindings()
        self.redraw()

    def action_rub_out(self) -> None:
        """Take back the last digit."""
        self._type((self._typed or "")[:-1])

    def action_go_to_typed(self) -> None:
        """Go to the step whose number was typed."""
        if self._typed:
            self._reel.go_to_step(int(self._typed))
        self._type(None)

    # ------------------------------------------------------------------ leaving

    def action_branch(self) -> None:
        """另打: ask who plays on from here."""
        self.halt()
        reel = self._reel
        bar = self._bar or bar_at(self._players, reel)
        if bar:
            self.app.bell()
            self.notice(bar.text(self._language))
            return
        kinds = kinds_at(self._players, reel)
        page = BranchPage(self._language, reel.step, reel.round, self._players, kinds)
        self.app.push_screen(page, partial(self._leave, reel.decision))

    def _leave(self, decision: int, kinds: tuple[str, ...] | None) -> None:
        if kinds:
            self.leaving = Leaving(decision, kinds)
            self.dismiss(None)

    def action_back(self) -> None:
        """Type no number any more, or leave the replay."""
        if self._typed is None:
            self.action_close()
        else:
            self._type(None)

    def action_close(self) -> None:
        """Leave the replay."""
        self.halt()
        self.dismiss(None)

    # ------------------------------------------------------------------ which keys do something

    @property
    def active_bindings(self) -> Bindings:
        """按键: the bindings in force, those of a replay before those of every table."""
        bindings = super().active_bindings
        keys = (key for entry in REPLAY_KEYS for key in entry.key.split(","))
        return {key: bindings[key] for key in keys if key in bindings} | bindings

    def action_list(self) -> None:
        """菜单: list all that can be done here."""
        open_menu(self, self._language)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """按键: some keys mean something else while a number is typed, or the replay goes on by itself."""
        match action:
            case "rub_out" | "go_to_typed":
                return self._typed is not None
            case "look":
                return self._typed is not None or parameters[0] in (0, *SEATS)
            case "autoplay":
                return not self.is_going
            case "pause":
                return self.is_going
            case _:
                return super().check_action(action, parameters)

    def on_key(self, event: Key) -> None:
        """按键: full-width letters and digits mean the same."""
        folded = fold(event.character or "")
        if folded != event.character and folded.isalnum() and folded.isascii():
            event.stop()
            event.prevent_default()
            self.app.simulate_key(folded)
