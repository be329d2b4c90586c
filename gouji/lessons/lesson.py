"""课: a lesson put together from its record and its texts, and proven to fit."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from gouji.book.clauses import clauses
from gouji.engine.actions import Action, act_text, parse_act
from gouji.engine.events import Events
from gouji.engine.kernel import refusal
from gouji.engine.refusals import Language
from gouji.engine.state import State
from gouji.lessons.texts import LessonError, StepText, Text, read_texts
from gouji.records.errors import RecordError
from gouji.records.places import SUFFIX
from gouji.records.reader import Record, read_record
from gouji.records.replay import Moment, Replay
from gouji.records.schema import DealLine
from gouji.rules.cards import NotationError
from gouji.rules.seats import SEATS

LEARNER: Final = SEATS[0]
"""The seat at which the learner sits in every lesson."""


@dataclass(frozen=True, slots=True)
class Step:
    """一步: a decision of the learner."""

    number: int
    """1 for the first of the lesson."""
    text: Text
    clauses: tuple[str, ...]
    act: Action
    """The right play."""
    answers: Mapping[Action, Text]
    """Why some other plays are not."""


@dataclass(frozen=True, slots=True)
class Scene:
    """一幕: a position of the lesson."""

    state: State
    events: Events
    """What led to it."""
    step: Step | None
    """What the learner is asked here; ``None`` while the others play, and at the end."""


@dataclass(frozen=True, slots=True)
class Lesson:
    """课: its positions in order, from the one where it begins."""

    name: str
    title: Text
    scenes: tuple[Scene, ...]
    """The last one is the end, and asks nothing."""
    end: Text

    @property
    def steps(self) -> tuple[Step, ...]:
        """步: what the learner is asked, in order."""
        return tuple(scene.step for scene in self.scenes if scene.step)


def read_lesson(texts: Path) -> Lesson:
    """课: read a lesson's two files and prove that they fit.

    Args:
        texts: the TOML file; the record lies beside it.

    Raises:
        LessonError: the files are damaged, or the texts do not fit the record.
        OSError: a file cannot be read.
    """
    words = read_texts(texts)
    try:
        moments = _course(read_record(texts.with_suffix(SUFFIX)))
    except RecordError as error:
        raise LessonError(Path(error.path).name, f"line {error.line}: {error.what}") from None
    decided = sum(_is_learners(moment) for moment in moments)
    if decided != len(words.steps):
        what = f"{len(words.steps)} steps for {decided} decisions of seat {LEARNER}"
        raise LessonError(texts.name, what)
    scenes = tuple(_scenes(texts.name, moments, words.steps))
    return Lesson(texts.stem, words.title, scenes, words.end)


def _course(record: Record) -> Sequence[Moment]:
    """走法: what happens from the last deal on; a round before it only makes the debts."""
    moments = list(Replay(record))
    deals = [number for number, line in record.lines if isinstance(line, DealLine)]
    if not deals:
        raise record.error(record.next_line, "nothing is dealt yet")
    return [moment for moment in moments if moment.line >= deals[-1]]


def _is_learners(moment: Moment) -> bool:
    return moment.ask is not None and moment.ask.seat == LEARNER


def _scenes(name: str, moments: Sequence[Moment], texts: Sequence[StepText]) -> Iterator[Scene]:
    numbered = iter(enumerate(texts, start=1))
    for moment, following in zip(moments, (*moments[1:], None), strict=True):
        step = None
        if following is not None and following.act is not None and _is_learners(following):
            number, text = next(numbered)
            try:
                step = _step(number, text, moment.after, following.act)
            except ValueError as error:
                raise LessonError(name, f"step {number}: {error}") from None
        yield Scene(moment.after, moment.events, step)


def _step(number: int, text: StepText, state: State, act: Action) -> Step:
    book = {*clauses(Language.ZH)}
    unknown = [clause for clause in text.clauses if clause not in book]
    if unknown:
        message = f"there is no clause {unknown[0]}"
        raise ValueError(message)
    answers: dict[Action, Text] = {}
    for answer in text.wrong:
        for written in answer.acts:
            wrong = parse_written(written)
            fault = refusal(state, LEARNER, wrong)
            if fault is not None:
                message = f"{written} needs no answer, the rules refuse it: {fault}"
                raise ValueError(message)
            if wrong == act or wrong in answers:
                message = f"{written} is the right play, or answered twice"
                raise ValueError(message)
            answers[wrong] = answer
    return Step(number, text, tuple(text.clauses), act, answers)


def parse_written(text: str) -> Action:
    """动作: read an act as ``gouji legal`` lists it.

    Raises:
        NotationError: it is none.
    """
    name, *cards = text.split()
    act = parse_act(name, "".join(cards) if cards else None)
    if act_text(act) != text:
        message = f"{text!r} must be written {act_text(act)!r}"
        raise NotationError(message)
    return act
