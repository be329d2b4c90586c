"""Tables that are played at, watched, replayed or learnt at, as they look."""

from functools import partial
from pathlib import Path
from typing import Final

import pytest
from textual.pilot import Pilot

from gouji.engine.kernel import ask_of
from gouji.lessons.library import lessons
from gouji.records.players import Player
from gouji.rules.seats import Seat
from gouji.tui.flows import PlayApp
from gouji.tui.frames import Frame
from gouji.tui.reel import Reel
from gouji.tui.screens.lesson import LessonScreen
from gouji.tui.screens.replay import ReplayScreen
from gouji.tui.settings import Settings, Speed
from gouji.tui.viewmodel import Names
from gouji.tui.waiting import Wait
from tests.positions import decision, position
from tests.tui.shell import config, until
from tests.tui.stage import Stage, look
from tests.tui.table_app import CHINESE

ZH = Settings().language
WHY: Final = {"rule": "hold"}
PLAYS: Final = ("1 play 33", "2 play 66", "3 pass", "4 play 88", "5 pass", "6 pass")


def reel() -> Reel:
    """One trick, begun."""
    game = position("334JJJ2 5667KKKKAA 89TQQw 388A 3456789 445566", leader=1)
    frames = [Frame(game.state, tuple(game.events))]
    for number, said in enumerate(PLAYS, start=1):
        ask, told = ask_of(game.state), len(game.events)
        game.says(said)
        _, act = decision(said)
        frames.append(Frame(game.state, tuple(game.events[told:]), number, ask, act, WHY))
    return Reel(frames)


def bots(names: Names) -> list[Player]:
    return [Player(name, "regular") for name in names]


def replay(perspective: Seat | None, names: Names = CHINESE) -> ReplayScreen:
    one = reel()
    one.viewer = perspective
    return ReplayScreen(one, bots(names), ZH)


@pytest.mark.parametrize(("name", "seat"), [("replay-open", None), ("replay-seat", Seat(4))])
def test_a_replay(name: str, seat: Seat | None) -> None:
    async def press(pilot: Pilot[None]) -> None:
        await pilot.press("right", "right", "right")

    look(name, Stage(partial(replay, seat)), press)


LESSONS: dict[str, tuple[str, ...]] = {
    "lesson": (),
    "lesson-wrong": ("4", "4", "enter"),
    "lesson-over": ("right_square_bracket",) * 4,
}


@pytest.mark.parametrize("name", LESSONS)
def test_a_lesson(name: str, places: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gouji.lessons.library.user_state_path", lambda *_, **__: places)

    async def press(pilot: Pilot[None]) -> None:
        await pilot.press(*LESSONS[name])

    look(name, Stage(lambda: LessonScreen(lessons(), 0, CHINESE, ZH, 0.0)), press)


def test_bots_that_are_watched() -> None:
    app = PlayApp(config(speed=Speed.STEP))

    async def stopped(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.waiting.wait is Wait.STEP)

    look("watch", app, stopped)


def test_a_game_at_its_first_question() -> None:
    plainly = {"calls": False, "hui": False, "powerless_redeal": False, "first_lead": "drawer"}
    app = PlayApp(config(6, overrides=plainly))

    async def asked(pilot: Pilot[None]) -> None:
        await until(pilot, lambda: app.desk is not None and app.desk.asking is not None)

    look("play", app, asked)
