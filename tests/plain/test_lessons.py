"""The lessons in lines: every right play can be typed, wrong ones are answered, and one may leave."""

from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from gouji.engine.refusals import Language
from gouji.lessons import library
from gouji.lessons.library import lessons, lessons_done
from gouji.plain.console import Console, LeftError
from gouji.plain.hinting import as_typed
from gouji.plain.lessons import Teacher, learn
from gouji.tui.settings import Glyphs, Settings


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "user_state_path", lambda *_, **__: tmp_path)


def taught(*lines: str, language: Language = Language.ZH) -> str:
    """All that is told while these lines are typed, up to the end of them."""
    target = StringIO()
    source = StringIO("".join(f"{line}\n" for line in lines))
    with pytest.raises(LeftError):
        Teacher(Console(source, target, Glyphs.FULL), Settings(language=language)).teach()
    return target.getvalue()


def right_plays(language: Language) -> Iterator[str]:
    for lesson in lessons():
        yield from (as_typed(step.act, language) for step in lesson.steps)
        yield ""


@pytest.mark.parametrize("language", Language)
def test_all_lessons_can_be_typed_through(language: Language) -> None:
    text = taught("", *right_plays(language), language=language)
    for lesson in lessons():
        assert lesson.end.say(language) in text
    assert lessons_done() == {lesson.name for lesson in lessons()}
    # After the last lesson the list comes again, with all of them done.
    assert text.count("✓") == len(lessons())


def test_wrong_plays_are_answered_and_refused_ones_explained() -> None:
    text = taught("1", "4", "77", "44 7", "444", "88")
    assert "同点的牌尽量一手出完" in text
    assert "合规矩，可这一步练的不是它" in text
    assert "2 · BEAT-1" in text
    assert "还差1张" in text


def test_words_are_understood_at_every_place() -> None:
    text = taught("99", "english", "8", "", "rules", "h", "f AAA", "中文", "99w", "55", "1", "")
    assert text.count("Type a lesson's number") == 1
    assert text.count("Seat 2's queens are seat 5's to answer") == 3
    assert "BURN-4" in text
    assert text.count("学会了！回车") == 2
    assert "第9课" in text


def test_the_learner_may_leave_at_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", StringIO("quit\n"))
    assert learn(Settings(language=Language.EN)) == 0
    assert "Lesson 12: Tribute" in capsys.readouterr().out
