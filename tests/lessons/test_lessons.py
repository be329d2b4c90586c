"""The lessons of the package: whole, in order, short enough, and proven when they are read."""

import re
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest

import gouji.lessons
from gouji.engine.actions import PASS
from gouji.engine.refusals import Language
from gouji.lessons import library
from gouji.lessons.course import Course
from gouji.lessons.lesson import Lesson, parse_written, read_lesson
from gouji.lessons.library import keep_done, lessons, lessons_done, progress_file
from gouji.lessons.texts import LessonError, Text
from gouji.tui.prose import wrapped

FOLDER = Path(gouji.lessons.__file__).parent
GUIDE = (78, 3)
"""Cells and lines that the guide has for a text where the window is smallest."""

TAUGHT = {
    *("SET-1", "BEAT-1", "SET-2", "GOUJI-1", "TURN-2", "TURN-4", "TURN-5", "BEAT-2", "GOUJI-3"),
    *("POINT-1", "BURN-1", "BURN-4", "BURN-7", "HEAD-2", "WIND-2", "SCRAM-2", "TRIB-4", "TRIB-5"),
}

LESSON = pytest.mark.parametrize("lesson", lessons(), ids=lambda lesson: lesson.name)


def texts(lesson: Lesson) -> list[Text]:
    answers = (answer for step in lesson.steps for answer in step.answers.values())
    return [lesson.title, lesson.end, *(step.text for step in lesson.steps), *answers]


def test_there_is_a_lesson_for_each_idea() -> None:
    taught = {clause for lesson in lessons() for step in lesson.steps for clause in step.clauses}
    assert 8 <= len(lessons()) <= 12
    assert taught >= TAUGHT


def test_the_names_give_the_order() -> None:
    numbers = [int(lesson.name[:2]) for lesson in lessons()]
    assert numbers == list(range(1, len(numbers) + 1))


def test_lessons_named_in_a_text_are_those_meant() -> None:
    (gouji_sets,) = (one for one in lessons() if one.name.endswith("gouji"))
    for language, number in (Language.ZH, r"第(\d+)课"), (Language.EN, r"lesson (\d+)"):
        named = [int(one) for one in re.findall(number, gouji_sets.end.say(language))]
        assert [lessons()[one - 1].name[3:] for one in named] == ["burn", "headless"]


@LESSON
def test_each_is_short_and_warns_of_wrong_plays(lesson: Lesson) -> None:
    assert 2 <= len(lesson.steps) <= 4
    assert any(step.answers for step in lesson.steps)
    assert lesson.scenes[-1].step is None


@LESSON
@pytest.mark.parametrize("language", Language)
def test_texts_fit_the_guide(lesson: Lesson, language: Language) -> None:
    width, height = GUIDE
    for text in texts(lesson):
        assert len([*wrapped(text.say(language), width)]) <= height


@LESSON
def test_the_right_plays_lead_to_the_end(lesson: Lesson) -> None:
    course = Course(lesson)
    for step in lesson.steps:
        course.go_on_to_step()
        assert course.scene.step == step
        assert course.is_right(step.act)
        assert course.answer(step.act) is None
        assert course.is_begun == (step.number > 1)
        course.go_on()
    course.go_on_to_step()
    assert course.is_over
    assert not course.is_right(PASS)
    assert course.answer(PASS) is None
    assert course.so_far == tuple(event for scene in lesson.scenes for event in scene.events)


def test_one_may_go_back_step_by_step_and_not_past_the_ends() -> None:
    course = Course(lessons()[0])
    course.back()
    assert course.scene == course.lesson.scenes[0]
    for _ in course.lesson.scenes:
        course.go_on()
    assert course.is_over
    for step in reversed(course.lesson.steps):
        course.back()
        assert course.scene.step == step


def test_a_wrong_play_has_its_answer() -> None:
    course = Course(lessons()[0])
    wrong = parse_written("play 4")
    assert not course.is_right(wrong)
    answer = course.answer(wrong)
    assert answer
    assert "4" in answer.say(Language.ZH)
    assert "fours" in answer.say(Language.EN)
    assert course.answer(parse_written("play 8")) is None


# ---------------------------------------------------------------------- what is at fault


@pytest.fixture
def broken(tmp_path: Path) -> Callable[..., Path]:
    """A copy of the first lesson with something in one of its files replaced."""

    def change(suffix: str, old: str, new: str) -> Path:
        for file in FOLDER.glob("01-sets.*"):
            copy(file, tmp_path)
        file = tmp_path / f"01-sets.{suffix}"
        text = file.read_text(encoding="utf-8")
        assert old in text
        file.write_text(text.replace(old, new, 1), encoding="utf-8")
        return tmp_path / "01-sets.toml"

    return change


@pytest.mark.parametrize(
    ("suffix", "old", "new", "what"),
    [
        ("toml", "[title]", "[title", "01-sets.toml: not TOML: "),
        ("toml", "zh = ", "zg = ", "01-sets.toml: title.zh: Field required"),
        ("toml", "[end]", "hint = 1\n[end]", "01-sets.toml: steps.3.hint: Extra inputs"),
        ("toml", '["SET-1"]', '["SET-9"]', "step 1: there is no clause SET-9"),
        ("toml", '"play 44"', '"play 33"', "step 1: play 33 needs no answer.*SET-1"),
        ("toml", '"play 44"', '"play 444"', "step 1: play 444 is the right play"),
        ("toml", '"play 44"', '"play 4"', "step 1: play 4 is .*answered twice"),
        ("toml", '"play 44"', '"lay 44"', "step 1: unknown act 'lay'"),
        ("toml", '"play 44"', '"play  44"', "step 1: 'play  44' must be written 'play 44'"),
        ("toml", "[end]", "[[steps]]\nclauses=['SET-1']\nzh='.'\nen='.'\n[end]", "5 steps for 4"),
        ("gouji", '"444"', '"445"', "01-sets.gouji: line 4: seat 1 play 445: SET-1"),
        ("gouji", '"deal"', '"dial"', "01-sets.gouji: line 3"),
    ],
)
def test_a_fault_is_named_with_its_place(
    broken: Callable[..., Path], suffix: str, old: str, new: str, what: str
) -> None:
    with pytest.raises(LessonError, match=what):
        read_lesson(broken(suffix, old, new))


def test_a_record_without_a_deal_is_no_lesson(broken: Callable[..., Path]) -> None:
    path = broken("toml", "[end]", "[end]")
    record = path.with_suffix(".gouji")
    record.write_text(record.read_text(encoding="utf-8").splitlines()[0], encoding="utf-8")
    with pytest.raises(LessonError, match="line 2: nothing is dealt yet"):
        read_lesson(path)


# ---------------------------------------------------------------------- what is remembered


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(library, "user_state_path", lambda *_, **__: tmp_path / "new")
    return tmp_path / "new"


def test_lessons_done_are_remembered(state: Path) -> None:
    assert lessons_done() == frozenset()
    for name in ("01-sets", "03-gouji", "01-sets"):
        keep_done(name)
    assert lessons_done() == {"01-sets", "03-gouji"}
    assert progress_file().parent == state
    assert progress_file().read_text(encoding="utf-8") == "01-sets\n03-gouji\n"


def test_what_cannot_be_written_is_not_remembered(state: Path) -> None:
    state.write_text("a file where the folder should be", encoding="utf-8")
    keep_done("01-sets")
    assert lessons_done() == frozenset()
