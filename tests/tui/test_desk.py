"""The desk of several humans: no hand is drawn but for the seat that has opened the curtain."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from gouji.engine.events import Dealt, Events
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.preset_values import Preset
from gouji.rules.seats import NOBODY, Seat
from gouji.tui.desk import TableDesk
from gouji.tui.driver import Driver
from gouji.tui.results import Results
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.result import Next, ResultScreen
from gouji.tui.session import Session
from gouji.tui.viewmodel import TableModel
from tests.tui.shell import NAMES, novice, session

if TYPE_CHECKING:
    from gouji.tui.app import GoujiApp
    from gouji.tui.screens.table import TableScreen


class Watched:
    """An app and a screen in one: pages are passed on, questions answered, and all is written down."""

    language = Language.ZH

    def __init__(self) -> None:
        self.desk: TableDesk | None = None
        self.seen: list[tuple[str, Any]] = []

    # What the desk needs of the app

    async def stand_still(self) -> None:
        await asyncio.sleep(0)

    async def push_screen_wait(self, page: object) -> object:
        match page:
            case CurtainScreen():
                self.seen.append(("curtain", page._seat))
                return None
            case ClaimScreen():
                self.seen.append(("claim", page._what))
                return NOBODY
            case _:
                assert isinstance(page, ResultScreen)
                self.seen.append(("result", page._outcome.taker))
                return Next.ON

    # What it needs of the screen

    def show(self, model: TableModel, view: SeatView | None = None) -> None:
        self.seen.append(("show", model))
        if view is not None and self.desk is not None:
            asyncio.get_running_loop().call_soon(self.desk.decided, novice(view))

    def hide_hand(self) -> None:
        self.seen.append(("hide", None))

    def notice(self, _: str) -> None:
        if self.desk is not None:
            asyncio.get_running_loop().call_soon(self.desk.end_look)

    def tell(self, lines: list[str]) -> None:
        self.seen.append(("tell", lines))

    def refresh_bindings(self) -> None:
        pass


def played(game: Session) -> list[tuple[str, Any]]:
    """Play a game at a desk; all that was seen there, deals among it."""
    watched = Watched()
    app = cast("GoujiApp", watched)
    desk = TableDesk(app, game, Results(app, game))
    desk.screen = cast("TableScreen", watched)
    watched.desk = desk

    def mark_deal(events: Events) -> None:
        if any(isinstance(event, Dealt) for event in events):
            watched.seen.append(("deal", None))

    game.table.subscribe(mark_deal)
    asyncio.run(Driver(game, desk).run())
    game.close()
    return watched.seen


@pytest.mark.parametrize("preset", Preset)
def test_a_hand_is_drawn_for_its_owner_alone_and_in_every_round(
    tmp_path: Path, preset: Preset
) -> None:
    game = session(tmp_path, 2, 5, preset=preset, overrides={"rounds": 2})
    at_keyboard: Seat | None = None
    looked: list[set[Seat]] = []
    for name, what in played(game):
        if name == "deal":
            looked.append(set())
        elif name == "curtain":
            at_keyboard = what
        elif name in {"claim", "result", "hide"}:
            at_keyboard = None
        elif name == "show" and what.stacks:
            assert what.seats[0].seat == at_keyboard
            looked[-1].add(what.seats[0].seat)
        elif name == "show":
            assert not what.hands
    assert len(looked) >= 2
    assert all(seats == {2, 5} for seats in looked)


def test_nothing_but_what_all_may_know_is_told(tmp_path: Path) -> None:
    seen = played(session(tmp_path, 2, 5, seed=3, overrides={"rounds": 2}))
    told = [line for name, lines in seen if name == "tell" for line in lines]
    assert any("进" in line and "贡" in line for line in told)
    assert not any("只有你看得见" in line for line in told)


def test_windows_in_the_order_of_the_phases(tmp_path: Path) -> None:
    seen = played(session(tmp_path, 2, 5, overrides={"rounds": 2}))
    before_play = [what for name, what in seen if name == "claim" and what is not Question.BURN]
    assert before_play == [Question.ADVANCE_CALL, Question.CALL, Question.REVOLT] * 2
    names = [name for name, _ in seen]
    first_deal = names.index("deal")
    assert names.index("claim") < first_deal
    assert not any(what.stacks for name, what in seen[:first_deal] if name == "show")


def test_a_claim_that_cannot_be_met_is_told_to_all(tmp_path: Path) -> None:
    watched = Watched()
    app, game = cast("GoujiApp", watched), session(tmp_path, 2, 5)
    desk = TableDesk(app, game, Results(app, game))
    desk.screen = cast("TableScreen", watched)
    for question in (Question.BURN, Question.REVOLT):
        desk.refuse_claim(question, Seat(5))
    game.close()
    assert all(NAMES[4] in lines[0] for _, lines in watched.seen)
    assert "烧" in watched.seen[0][1][0]
    assert "革命" in watched.seen[1][1][0]
