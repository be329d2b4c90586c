"""上课: a lesson on the table, with what it says above it."""

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, ClassVar, Final

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView, view_of
from gouji.lessons.course import Course
from gouji.lessons.lesson import LEARNER, Lesson
from gouji.lessons.library import keep_done
from gouji.tui.glyphs import DOT
from gouji.tui.hints import hinted, way_words
from gouji.tui.keynames import key_line
from gouji.tui.keys import ENTRIES, Command
from gouji.tui.prompt import Saying, Tone
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.asking import command_binding
from gouji.tui.screens.table import TableScreen
from gouji.tui.story import Story
from gouji.tui.text import say
from gouji.tui.viewmodel import Names, seat_table
from gouji.tui.widgets.guide import Guide

if TYPE_CHECKING:
    from textual.timer import Timer

    from gouji.engine.actions import Action


KEYS: Final = (
    ("left_square_bracket,pageup", "[", "back", "step_back"),
    ("right_square_bracket,pagedown", "]", "next", "step_next"),
    ("m", "m", "lessons", "lessons"),
)
"""The keys of a lesson: the name shown, what they do and how the words of that end."""

HELPS: Final = frozenset({Command.HINT, Command.ADVICE})
"""帮手: what may be wished for though there is no game behind the table."""


class LessonScreen(TableScreen):
    """上课: walks through lessons, from one of them on to the last."""

    BINDINGS: ClassVar[list[BindingType]] = [
        *(
            Binding(
                keys,
                action,
                f"key_{word}",
                # The way back is less often wanted than what it would take the room of.
                show=action != "back",
                key_display=shown,
                tooltip=f"about_{word}",
            )
            for keys, shown, action, word in KEYS
        ),
        # What a class binds to a key takes the place of what its base does.
        command_binding(ENTRIES[Command.ACCEPT]),
        Binding("enter", "finish", "key_go_on"),
    ]

    def __init__(
        self, lessons: Sequence[Lesson], index: int, names: Names, language: Language, pace: float
    ) -> None:
        """Begin a lesson.

        Args:
            lessons: all of them, in their order.
            index: of the one to begin with.
            names: of the players, by seat.
            language: of the screen.
            pace: seconds for each act of the others.
        """
        super().__init__(names, language)
        self.wishes = HELPS
        self.index = index
        """The lesson that is on."""
        self._lessons = lessons
        self._pace = pace
        self._course = Course(lessons[index])
        self._wrong: Action | None = None
        """The learner's last play, if it was not the right one."""
        self._timer: Timer | None = None
        self._guide = Guide(id="guide")

    def compose(self) -> ComposeResult:
        """Lay out the guide above the table."""
        yield self._guide
        yield from super().compose()

    def on_mount(self) -> None:
        """Begin."""
        self._proceed()

    def set_language(self, language: Language) -> None:
        """Switch all words to another language."""
        super().set_language(language)
        self.redraw()

    # ------------------------------------------------------------------ the course

    def _proceed(self) -> None:
        """Show the scene, and where the others play go on by itself."""
        if self._timer:
            self._timer.stop()
        self._wrong = None
        if not self._pace:
            self._course.go_on_to_step()
        if self._course.is_over:
            keep_done(self._course.lesson.name)
        elif self._course.scene.step is None:
            self._timer = self.set_timer(self._pace, self._go_on)
        self.redraw()

    def _go_on(self) -> None:
        self._course.go_on()
        self._proceed()

    @on(TableScreen.Decided)
    def decided(self, event: TableScreen.Decided) -> None:
        """决定: go on after the right play, and say of another why it is not."""
        event.stop()
        if self._course.is_right(event.action):
            self._go_on()
        else:
            self._wrong = event.action
            self.redraw()

    def action_back(self) -> None:
        """Go back to the decision before."""
        self._course.back()
        self._proceed()

    def action_next(self) -> None:
        """示范: play for the learner; at the end go on to the next lesson, or back to their list."""
        if not self._course.is_over:
            self._go_on()
        elif self._is_last:
            self.dismiss(None)
        else:
            self.index += 1
            self._course = Course(self._lessons[self.index])
            self._proceed()

    def action_lessons(self) -> None:
        """Go back to the list of lessons."""
        self.dismiss(None)

    def action_finish(self) -> None:
        """Go on from the end of a lesson, where nothing can be played any more."""
        self.action_next()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool:
        """按键: Enter goes on at the end of a lesson alone."""
        if action == "finish":
            return self._course.is_over
        return super().check_action(action, parameters)

    # ------------------------------------------------------------------ help

    @on(TableScreen.Wished)
    def wished(self, event: TableScreen.Wished) -> None:
        """要求: help as at the table of a game, but that a hint is the right play."""
        event.stop()
        if event.command is Command.ADVICE:
            self.app.push_screen(AdvicePage(self._language, self._view, self._names))
        else:
            self._hint_at_step()

    def _hint_at_step(self) -> None:
        step = self._course.scene.step
        picked = hinted(self._view, step.act) if step else None
        if step and picked:
            self._take(picked)
            way = way_words(picked, step.act, self._language)
            self._saying.show(Saying(say("lesson_hint", self._language, way=way), Tone.GOOD))

    def key_lines(self, language: Language) -> Iterable[str]:
        """按键: the keys of the lesson before those of the table."""
        for _, shown, _, word in KEYS:
            yield key_line(shown, say(f"about_{word}", language))
        yield from super().key_lines(language)

    # ------------------------------------------------------------------ drawing

    def redraw(self) -> None:
        """Draw the scene in the language of now."""
        view = self._view
        self._log.retell([*Story(self._names).told(self._course.so_far, (LEARNER,))])
        self.show(seat_table(view, self._names, self._language), view if view.ask else None)
        self.refresh_bindings()

    @property
    def _view(self) -> SeatView:
        """所见: what the learner may know now; he is asked only what the lesson asks him."""
        scene = self._course.scene
        view = view_of(scene.state, LEARNER)
        return view if scene.step else view._replace(ask=None)

    def draw_selection(self) -> None:
        """Draw hand and messages anew, and what the lesson says."""
        super().draw_selection()
        self._guide.show(self._heading(), self._said())
        if self._course.is_over:
            key = "lessons_over" if self._is_last else "lesson_over"
            self._question.show(Saying(say(key, self._language)))

    @property
    def _is_last(self) -> bool:
        return self.index + 1 == len(self._lessons)

    @property
    def _clause(self) -> str:
        """条款: what the message line cites, else the chief clause of the step."""
        step = self._course.scene.step
        cited = self._saying.saying.clause
        return cited or (step.clauses[0] if step else super()._clause)

    def _heading(self) -> str:
        lesson, language = self._course.lesson, self._language
        title = lesson.title.say(language)
        heading = say("lesson_title", language, number=self.index + 1, title=title)
        step = self._course.scene.step
        if step is None:
            return heading
        clauses = " ".join(step.clauses)
        place = say(
            "lesson_step", language, step=step.number, steps=len(lesson.steps), clauses=clauses
        )
        return f"{heading} {DOT} {place}"

    def _said(self) -> Saying:
        """教鞭: the task; of a wrong play why it was wrong, until other cards are picked."""
        step, language = self._course.scene.step, self._language
        if self._course.is_over:
            return Saying(self._course.lesson.end.say(language), Tone.GOOD)
        if step is None:
            return Saying(
                say("lesson_right" if self._course.is_begun else "lesson_watch", language)
            )
        if self._wrong is None or (self._deciding and self._deciding.picked):
            return Saying(step.text.say(language))
        answer = self._course.answer(self._wrong)
        return Saying(answer.say(language) if answer else say("lesson_other", language), Tone.BAD)
