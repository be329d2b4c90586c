"""The desk of several humans: no hand is drawn but for the seat that has opened the curtain."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from gouji.engine.actions import Action
from gouji.engine.events import Dealt, Events, TributeCards
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.hand import parse_hand
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
        if view is not None:
            self.seen.append(("asked", view.seat))
            asyncio.get_running_loop().call_soon(self.answer, novice(view))
        self.seen.append(("show", model))

    def answer(self, act: Action) -> None:
        if self.desk is not None:
            self.seen.append(("answered", None))
            self.desk.decided(act)

    def hide_hand(self) -> None:
        self.seen.append(("hide", None))

    def notice(self, _: str) -> None:
        if self.desk is not None:
            self.seen.append(("answered", None))
            asyncio.get_running_loop().call_soon(self.desk.end_look)

    def tell(self, lines: list[str]) -> None:
        self.seen.append(("tell", lines))

    def whisper(self, lines: list[str]) -> None:
        self.seen.append(("whisper", lines))

    def refresh_bindings(self) -> None:
        pass


def laid(game: Session) -> tuple[TableDesk, Watched]:
    """A desk, and what is seen there."""
    watched = Watched()
    app = cast("GoujiApp", watched)
    desk = watched.desk = TableDesk(app, game, Results(app, game))
    desk.screen = cast("TableScreen", watched)
    return desk, watched


def played(game: Session) -> list[tuple[str, Any]]:
    """Play a game at a desk; all that was seen there, deals among it."""
    desk, watched = laid(game)

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
        elif name in {"claim", "result"}:
            at_keyboard = None
        elif name == "show" and what.stacks:
            assert what.seats[0].seat == at_keyboard
            looked[-1].add(what.seats[0].seat)
        elif name == "show":
            assert not what.hands
    assert len(looked) >= 2
    assert all(seats == {2, 5} for seats in looked)


@pytest.mark.parametrize("preset", Preset)
def test_a_hand_is_off_the_screen_as_soon_as_its_owner_has_answered(
    tmp_path: Path, preset: Preset
) -> None:
    seen = played(session(tmp_path, 2, 5, preset=preset, overrides={"rounds": 2}))
    is_open = False
    answers = [index for index, (name, _) in enumerate(seen) if name == "answered"]
    assert answers
    assert all(seen[index + 1][0] == "hide" for index in answers)
    for name, what in seen:
        if name in {"curtain", "asked"}:
            is_open = True
        elif name == "answered":
            is_open = False
        elif name == "show":
            assert is_open or not what.stacks


def test_who_is_asked_again_sits_down_anew_unless_nothing_has_been_shown_meanwhile(
    tmp_path: Path,
) -> None:
    game = session(tmp_path, *range(1, 7), overrides={"first_lead": "drawer", "hui": False})
    desk, watched = laid(game)
    while game.table.ask is None or game.table.ask.question is not Question.LEAD:
        if game.table.ask is None:
            game.table.start()
        else:
            game.table.submit(game.table.ask.seat, novice(game.table.view(game.table.ask.seat)))
    view = game.table.view(game.table.ask.seat)

    async def ask(*, pauses: bool) -> int:
        watched.seen.clear()
        await desk.decide(view)
        desk.show()
        if pauses:
            await desk.pause(0.0)
        await desk.decide(view)
        return [name for name, _ in watched.seen].count("curtain")

    async def check() -> None:
        assert await ask(pauses=True) == 2
        desk.hide()
        assert await ask(pauses=False) == 1

    asyncio.run(check())
    game.close()


def test_who_paid_or_was_paid_is_told_alone_once_he_sits_down(tmp_path: Path) -> None:
    game = session(tmp_path, 2, 5)
    desk, watched = laid(game)
    game.table.start()
    cards = parse_hand("2wW")
    payments = tuple(TributeCards(seat, Seat(2), Seat(5), cards) for seat in game.humans)
    view = game.table.view(Seat(2))

    async def check() -> None:
        desk.tell(payments)
        assert not [what for name, what in watched.seen if name == "whisper"]
        await desk.look(view)
        await desk.look(view)

    asyncio.run(check())
    game.close()
    names = [name for name, _ in watched.seen]
    [lines] = [what for name, what in watched.seen if name == "whisper"]
    assert lines == [f"（只有你看得见）你给 {NAMES[4]} 的：1×2 1×小 1×大"]
    assert (
        names.index("curtain")
        < names.index("whisper")
        < names.index("hide", names.index("whisper"))
    )
    assert not [
        line for name, told in watched.seen if name == "tell" for line in told if "只有" in line
    ]


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
    game = session(tmp_path, 2, 5)
    desk, watched = laid(game)
    for question in (Question.BURN, Question.REVOLT):
        desk.refuse_claim(question, Seat(5))
    game.close()
    assert all(NAMES[4] in lines[0] for _, lines in watched.seen)
    assert "烧" in watched.seen[0][1][0]
    assert "革命" in watched.seen[1][1][0]
