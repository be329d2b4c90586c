"""``gouji learn``: on the screen, or in lines where there is no terminal."""

import pytest

from gouji.cli.main import Status
from gouji.engine.refusals import Language
from gouji.tui.preferences import Preferences
from gouji.tui.settings import Settings, Theme
from tests.cli.running import run


@pytest.fixture
def shown(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """What the lessons were started with, in place of starting them."""
    calls: list[object] = []

    def start(given: object) -> int:
        calls.append(given)
        return Status.OK

    monkeypatch.setattr("gouji.tui.start.learn", start)
    monkeypatch.setattr("gouji.plain.lessons.learn", start)
    return calls


def test_the_lessons_open_on_a_terminal_with_the_settings_given(shown: list[object]) -> None:
    assert run("learn", "--theme", "mono", "--lang", "zh", terminal=True).status is Status.OK
    assert shown == [Preferences(Settings(language=Language.ZH, theme=Theme.MONO))]


def test_without_a_terminal_they_need_lines(shown: list[object]) -> None:
    done = run("learn")
    assert done.status is Status.WRONG_USAGE
    assert "needs a terminal" in done.err
    assert not shown
    assert run("learn", "--plain").status is Status.OK
    assert shown == [Settings(language=Language.EN)]
