"""教学: the lessons in lines: what the others play is told, and the learner types what he plays."""

import sys
from contextlib import suppress
from dataclasses import replace

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.lessons.course import Course
from gouji.lessons.lesson import LEARNER, Step
from gouji.lessons.library import keep_done, lessons, lessons_done
from gouji.plain.answering import answer
from gouji.plain.console import Console, LeftError
from gouji.plain.hinting import as_typed
from gouji.plain.lookup import LOOKED_UP, Known, lookup
from gouji.plain.telling import hand_line, question_lines
from gouji.plain.typed import NOTHING, Typed, Word, read
from gouji.tui.config import default_players
from gouji.tui.decide import begin
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.glyphs import DONE, DOT
from gouji.tui.prompt import Saying
from gouji.tui.settings import Settings
from gouji.tui.story import Story, Told, log_lines
from gouji.tui.text import say
from gouji.tui.viewmodel import seat_table


def learn(settings: Settings) -> int:
    """教学: teach lesson by lesson, until the learner leaves.

    Returns:
        The exit status.
    """
    teacher = Teacher(Console(sys.stdin, sys.stdout, settings.glyphs), settings)
    with suppress(LeftError):
        teacher.teach()
    sys.stdout.flush()
    return 0


class Teacher:
    """老师: sets the steps of the lessons, and hears the answers."""

    def __init__(self, console: Console, settings: Settings) -> None:
        """Sit down at a console."""
        self._console = console
        self._settings = settings
        self._names = tuple(player.name for player in default_players(settings.language))
        self._story = Story(self._names)
        self._log: list[Told] = []
        """What was told in this lesson."""

    @property
    def _language(self) -> Language:
        return self._settings.language

    def teach(self) -> None:
        """教学: one lesson after another, from the one that is chosen; after the last, choose again.

        Raises:
            LeftError: the learner has left.
        """
        while True:
            for index in range(self._choose(), len(lessons())):
                self._teach(index)

    def _choose(self) -> int:
        """选课: the index of the lesson to begin with; Enter takes the first that is not done."""
        book, done = lessons(), lessons_done()
        self._say("lessons_title", number=len(book), done=len(done))
        for number, lesson in enumerate(book, start=1):
            title = lesson.title.say(self._language)
            line = say("lesson_title", self._language, number=number, title=title)
            self._console.put(f"{line} {DONE}" if lesson.name in done else line)
        undone = next((place for place, one in enumerate(book) if one.name not in done), 0)
        numbers = {str(place + 1): place for place in range(len(book))}
        while True:
            self._say("lessons_plain", number=undone + 1)
            typed = self._read()
            if typed == NOTHING:
                return undone
            if typed.word is None and typed.more in numbers:
                return numbers[typed.more]

    def _teach(self, index: int) -> None:
        """上课: one lesson, from its first scene to its end."""
        course = Course(lessons()[index])
        self._story, self._log = Story(self._names), []
        self._head(course, index)
        while not course.is_over:
            self._tell(course)
            if course.scene.step:
                self._set(course, course.scene.step)
            course.go_on()
        self._tell(course)
        self._console.put(course.lesson.end.say(self._language))
        keep_done(course.lesson.name)
        self._say("lesson_over_plain")
        while self._read() != NOTHING:
            self._say("lesson_over_plain")

    def _head(self, course: Course, index: int) -> None:
        title = course.lesson.title.say(self._language)
        self._console.put("")
        self._say("lesson_title", number=index + 1, title=title)

    def _tell(self, course: Course) -> None:
        told = [*self._story.told(course.scene.events, (LEARNER,))]
        self._log += told
        self._console.put(*log_lines(told, self._language))

    # ------------------------------------------------------------------ a step

    def _set(self, course: Course, step: Step) -> None:
        """出题: ask until the right play is typed."""
        deciding = begin(view_of(course.scene.state, LEARNER))
        if deciding is None:
            raise ValueError(step.number)
        self._put_task(deciding, step)
        said = ""
        while True:
            match self._answer(deciding, step, said):
                case Saying(text):
                    said = text
                    self._console.put(text)
                case Deciding() as changed:
                    deciding = changed
                    self._put_task(deciding, step)
                case act if course.is_right(act):
                    return
                case act:
                    why = course.answer(act)
                    language = self._language
                    self._console.put(why.say(language) if why else say("lesson_not_it", language))

    def _answer(self, deciding: Deciding, step: Step, said: str) -> Outcome:
        """答: what a typed line comes to, the first that is no wish to be told something."""
        while True:
            typed = self._read()
            if typed.word in LOOKED_UP:
                self._console.put(*lookup(typed, self._known(deciding, said)))
            elif typed == NOTHING or typed.word in {Word.HINT, Word.LANGUAGE}:
                self._put_task(deciding, step)
            else:
                return answer(deciding, typed, self._language)

    def _put_task(self, deciding: Deciding, step: Step) -> None:
        language = self._language
        facts = f"{step.number} {DOT} {' '.join(step.clauses)}"
        self._console.put(
            f"{facts}: {step.text.say(language)}",
            hand_line(deciding.view.hand, language),
            *question_lines(deciding, self._names, language),
            say("lesson_type", language, typed=as_typed(step.act, language)),
        )

    def _known(self, deciding: Deciding, said: str) -> Known:
        model = seat_table(deciding.view, self._names, self._language)
        return Known(model, self._log, self._settings, deciding, said)

    def _read(self) -> Typed:
        """输入: the next line; leaving and the language are minded at once."""
        typed = read(self._console.ask())
        if typed.word is Word.QUIT:
            raise LeftError
        if typed.word is Word.LANGUAGE:
            other = Language.EN if self._language is Language.ZH else Language.ZH
            self._settings = replace(self._settings, language=other)
        return typed

    def _say(self, key: str, **facts: object) -> None:
        self._console.put(say(key, self._language, **facts))
