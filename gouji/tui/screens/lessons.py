"""课目: the list of lessons."""

from collections.abc import Collection, Sequence
from typing import ClassVar, Final

from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.widgets import OptionList, Static

from gouji.engine.refusals import Language
from gouji.lessons.lesson import Lesson
from gouji.tui.cells import pad
from gouji.tui.glyphs import DONE
from gouji.tui.keys import fold
from gouji.tui.screens.helping import HelpingPage
from gouji.tui.widgets.keybar import KeyBar

TITLE_CELLS: Final = 34
DONE_CELLS: Final = 10


class LessonsScreen(HelpingPage[int]):
    """课目: choose a lesson; dismissed with its index, or with ``None`` to leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "leave", "key_close"),
    ]

    def __init__(
        self, language: Language, lessons: Sequence[Lesson], done: Collection[str], index: int
    ) -> None:
        """Show these lessons.

        Args:
            language: of the page.
            lessons: in their order.
            done: the names of those already done.
            index: the one to begin at.
        """
        super().__init__(language)
        self._lessons = lessons
        self._done = done
        self._index = index
        self._typed = ""
        """The digits typed one after another."""

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        yield Static(id="title")
        yield OptionList(id="lessons")
        yield Static(id="how")
        yield KeyBar()

    def restate(self) -> None:
        """Write all words anew."""
        names = [lesson.name for lesson in self._lessons]
        done = sum(name in self._done for name in names)
        self.put("#title", self.say("lessons_title", number=len(names), done=done))
        self.put("#how", self.say("lessons_how"))
        options = self.query_one("#lessons", OptionList)
        index = self._index if options.highlighted is None else options.highlighted
        options.clear_options()
        options.add_options(map(self._line, self._lessons))
        options.highlighted = index

    def _line(self, lesson: Lesson) -> Content:
        number = self._lessons.index(lesson) + 1
        title = f"{number:>2}  {lesson.title.say(self.language)}"
        mark = f"{DONE} {self.say('lesson_done')}" if lesson.name in self._done else ""
        clauses = " ".join(dict.fromkeys(one for step in lesson.steps for one in step.clauses))
        return Content(f"{pad(title, TITLE_CELLS)}{pad(mark, DONE_CELLS)}{clauses}")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        """Begin the lesson that was chosen by key or click."""
        event.stop()
        if self.is_settled:
            self.dismiss(event.option_index)

    def on_key(self, event: events.Key) -> None:
        """按号码: stand on the lesson whose number is typed, full-width too."""
        digit = fold(event.character or "")
        numbers = [str(number + 1) for number in range(len(self._lessons))]
        whole = (self._typed + digit, digit)
        self._typed = next((typed for typed in whole if typed in numbers), "")
        if self._typed:
            self.query_one("#lessons", OptionList).highlighted = numbers.index(self._typed)

    def action_leave(self) -> None:
        """Leave the lessons."""
        self.dismiss(None)
