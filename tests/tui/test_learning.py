"""Learning on the screen: the list, a lesson's right and wrong plays, and the way back."""

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList

from gouji.engine.refusals import Language
from gouji.lessons import library
from gouji.lessons.library import lessons_done
from gouji.tui import learning, start
from gouji.tui.app import GoujiApp
from gouji.tui.learning import LearnApp
from gouji.tui.preferences import Preferences
from gouji.tui.screens.advice import AdvicePage
from gouji.tui.screens.lesson import LessonScreen
from gouji.tui.screens.lessons import LessonsScreen
from gouji.tui.screens.menu import MenuPage
from gouji.tui.settings import Settings, Speed
from gouji.tui.text import say
from tests.tui.shell import PATIENCE, drive, text_of, until


@pytest.fixture(autouse=True)
def _state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(library, "user_state_path", lambda *_, **__: tmp_path)


def app(language: Language = Language.ZH, speed: Speed = Speed.INSTANT) -> LearnApp:
    return LearnApp(Settings(language=language, speed=speed))


async def listed(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, LessonsScreen))
    page = pilot.app.screen
    assert isinstance(page, LessonsScreen)
    await until(pilot, lambda: page.is_settled)


async def begun(pilot: Pilot[None]) -> None:
    await until(pilot, lambda: isinstance(pilot.app.screen, LessonScreen))


def test_a_lesson_from_the_list_to_the_next_one() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        assert "学会了0课" in text_of(program)
        await pilot.press("enter")
        await begun(pilot)
        shown = text_of(program)
        assert "第1课 一手牌 · 1/4 · SET-1" in shown
        assert "按一下 4 就选中三张4" in shown
        # A wrong play is answered, until other cards are picked.
        await pilot.press("4", "4", "enter")
        await pilot.pause()
        assert "同点的牌尽量一手出完" in text_of(program)
        await pilot.press("f2")
        assert "hard to get rid of later" in text_of(program)
        await pilot.press("f2", "4")
        assert "按一下 4 就选中三张4" in text_of(program)
        await pilot.press("enter")
        await pilot.pause()
        assert "2/4 · BEAT-1" in text_of(program)
        await pilot.press("left_square_bracket")
        assert "1/4 · SET-1" in text_of(program)
        await pilot.press(*["right_square_bracket"] * 4)
        await pilot.pause()
        assert "记住三条" in text_of(program)
        assert "回车 继续" in text_of(program)
        assert lessons_done() == {"01-sets"}
        await pilot.press("enter")
        assert "第2课" in text_of(program)
        # The rule book opens at the step's clause.
        await pilot.press("question_mark")
        await pilot.pause()
        assert "SET-2" in text_of(program)
        await pilot.press("escape", "m")
        await listed(pilot)
        assert "学会了1课" in text_of(program)
        assert "✓ 学会了" in text_of(program)
        await pilot.press("escape")
        await until(pilot, lambda: not program.is_running)

    drive(program, script)
    assert program.return_code == 0


def test_a_play_that_the_lesson_does_not_mention() -> None:
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("enter")
        await begun(pilot)
        await pilot.press("8", "8", "enter")
        await pilot.pause()
        assert "Legal, but not what this step is about" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_the_others_take_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learning, "BEAT", PATIENCE)
    program = app(speed=Speed.STEP)

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("down", "enter")
        await begun(pilot)
        assert "看别家怎么出" in text_of(program)
        await pilot.press("right_square_bracket")
        assert "2叫“钱”" in text_of(program)
        await pilot.press("9", "2", "enter")
        await pilot.pause()
        assert "对！看别家怎么应" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_a_number_stands_on_its_lesson() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        options = program.screen.query_one(OptionList)
        stood: list[int | None] = []
        # Twelve, and then two, for there is no lesson 122.
        for key in ("1", "2", "２", "0", "7"):
            await pilot.press(key)
            stood.append(options.highlighted)
        assert stood == [0, 11, 1, 1, 6]
        await pilot.press("enter")
        await begun(pilot)
        assert "第7课" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_the_last_lesson_ends_in_the_list() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("end", "enter")
        await begun(pilot)
        await pilot.press("right_square_bracket", "right_square_bracket")
        assert "全部学会了" in text_of(program)
        await pilot.press("enter")
        await listed(pilot)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_no_key_of_the_table_harms_a_lesson() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("home", *["down"] * 7, "enter")
        await begun(pilot)
        await pilot.press("c", "o", "p", "r", ".", "u", "g", "y", "w")
        await pilot.pause()
        assert isinstance(program.screen, LessonScreen)
        await pilot.press("a", "f")
        await pilot.pause()
        assert "2/3 · BURN-4" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def test_a_lesson_lists_the_keys_that_help_and_each_of_them_does() -> None:
    program = app(Language.EN)

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("home", *["down"] * 7, "enter")
        await begun(pilot)
        await pilot.press("f1")
        await pilot.pause()
        told = text_of(program)
        assert "back to the list of lessons" in told
        assert not [one for one in ("counter", "hand_over", "pace") if words(one) in told]
        await pilot.press("escape", "escape")
        assert isinstance(program.screen, MenuPage)
        about = {choice.key: choice.about for choice in program.screen.choices}
        assert {"h", "i", "[", "]", "m"} <= {key for key in about if about[key]}
        assert not {"c", "o", "p"} & set(about)
        await pilot.press("escape", "i")
        assert isinstance(program.screen, AdvicePage)
        await pilot.press("escape", "h")
        assert "Hint: Enter burn 3×A" in text_of(program)
        await pilot.press("f")
        await pilot.pause()
        assert "2/3 · BURN-4" in text_of(program)
        await pilot.press("ctrl+q")

    drive(program, script)


def words(command: str) -> str:
    return say(f"about_{command}", Language.EN)


def test_no_hidden_card_is_on_the_screen() -> None:
    program = app()

    async def script(pilot: Pilot[None]) -> None:
        await listed(pilot)
        await pilot.press("home", "down", "down", "enter")
        await begun(pilot)
        page = program.screen
        assert isinstance(page, LessonScreen)
        # Seats 2 and 4 hold kings, of which nothing may be seen yet.
        assert not [line for line in text_of(program).splitlines()[3:] if "K" in line]
        await pilot.press("ctrl+q")

    drive(program, script)


def test_the_command_line_starts_it(monkeypatch: pytest.MonkeyPatch) -> None:
    started: list[GoujiApp] = []

    def run(program: GoujiApp) -> int:
        started.append(program)
        return 5

    monkeypatch.setattr(start, "_run", run)
    assert start.learn(Preferences(Settings(language=Language.EN))) == 5
    (program,) = started
    assert isinstance(program, LearnApp)
    assert program.language is Language.EN
