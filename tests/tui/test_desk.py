"""The desk of several humans: no hand is drawn but for the seat that has opened the curtain."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any, cast

import pytest

from gouji.engine.actions import NO, PASS, Action, play
from gouji.engine.events import Dealt, Events, TributeCards
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Question
from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand
from gouji.rules.preset_values import Preset
from gouji.rules.seats import NOBODY, Seat
from gouji.tui.desk import TableDesk
from gouji.tui.driver import Driver
from gouji.tui.results import Results
from gouji.tui.resuming import resumed
from gouji.tui.rights import Bar
from gouji.tui.screens.claim import ClaimScreen
from gouji.tui.screens.curtain import CurtainScreen
from gouji.tui.screens.result import Next, ResultScreen
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from gouji.tui.story import Told
from gouji.tui.viewmodel import TableModel
from tests.records.lines import HEADER, ROUND, write
from tests.tui.shell import NAMES, novice, session

if TYPE_CHECKING:
    from gouji.tui.flows import PlayApp
    from gouji.tui.screens.table import TableScreen


class Watched:
    """An app and a screen in one: pages are passed on, questions answered, and all is written down."""

    language = Language.ZH
    settings = Settings()

    def __init__(self) -> None:
        self.desk: TableDesk | None = None
        self.seen: list[tuple[str, Any]] = []
        self.views: list[SeatView] = []
        self.says: Action | None = None
        """What is answered; as a novice would, if nothing."""

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

    def bell(self) -> None:
        pass

    # What it needs of the screen

    def show(self, model: TableModel, view: SeatView | None = None) -> None:
        if view is not None:
            self.seen.append(("asked", view.seat))
            self.views.append(view)
            asyncio.get_running_loop().call_soon(self.answer, self.says or novice(view))
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
            asyncio.get_running_loop().call_soon(self.desk.waiting.go_on)

    def tell(self, lines: list[Told]) -> None:
        self.seen.append(("tell", [line(self.language) for line in lines]))

    def whisper(self, lines: list[Told]) -> None:
        self.seen.append(("whisper", [line(self.language) for line in lines]))

    def refresh_bindings(self) -> None:
        pass


def laid(
    game: Session, settings: Settings | None = None, watched: Watched | None = None
) -> tuple[TableDesk, Watched]:
    """A desk, and what is seen there."""
    watched = watched or Watched()
    watched.settings = settings or Watched.settings
    app = cast("PlayApp", watched)
    desk = watched.desk = TableDesk(app, game, Results(app, game))
    desk.screen = cast("TableScreen", watched)
    return desk, watched


def played(
    game: Session, settings: Settings | None = None, watched: Watched | None = None
) -> list[tuple[str, Any]]:
    """Play a game at a desk; all that was seen there, deals among it."""
    desk, watched = laid(game, settings, watched)

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
            assert is_open or not (what.stacks or what.counter)


class Switching(Watched):
    """Somebody changes a setting at each page that hides the table, so that it is drawn anew."""

    def __init__(self) -> None:
        super().__init__()
        self.drawn: list[TableModel] = []

    async def push_screen_wait(self, page: object) -> object:
        assert self.desk is not None
        start = len(self.seen)
        self.desk.adjust()
        self.drawn += [what for name, what in self.seen[start:] if name == "show"]
        del self.seen[start:]
        return await super().push_screen_wait(page)


def test_no_setting_has_the_table_drawn_before_all_is_told(tmp_path: Path) -> None:
    """Who leads tells that nobody revolts, so long as somebody might."""
    watched = Switching()
    game = session(tmp_path, 2, 5, overrides={"rounds": 2})
    seen = played(game, Settings(speed=Speed.INSTANT), watched)
    shown = [what for name, what in seen if name == "show"]
    assert watched.drawn
    assert all(model in shown for model in watched.drawn)


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


@pytest.mark.parametrize("shown", [False, True])
def test_who_is_out_sees_the_hands_of_his_mates_alone_if_he_wishes(
    tmp_path: Path, shown: bool
) -> None:
    seen = played(session(tmp_path, 1, seed=3), Settings(mates_hands=shown))
    models = [what for name, what in seen if name == "show"]
    opened = [model for model in models if model.hands]
    assert bool(opened) == shown
    for model in opened:
        assert model.seats[0].place
        assert [bool(hand) for hand in model.hands] == [bool(seat.mate) for seat in model.seats]


@pytest.mark.parametrize(("humans", "is_spared"), [((1,), True), ((1, 4), False)])
def test_a_lone_human_who_can_only_pass_is_spared_the_question_if_he_wishes(
    tmp_path: Path, humans: tuple[int, ...], is_spared: bool
) -> None:
    game = session(tmp_path, *humans)
    desk, watched = laid(game, Settings(auto_pass=True))
    asyncio.run(Driver(game, desk).run())
    game.close()
    assert watched.views
    assert any(view.legal == (PASS,) for view in watched.views) != is_spared


def test_without_the_curtain_no_page_stands_between_two_humans_and_that_is_said(
    tmp_path: Path,
) -> None:
    game = session(tmp_path, 1, 4)
    desk, watched = laid(game, replace(Settings(), curtain=False))

    async def script() -> None:
        for seat in (Seat(4), Seat(1), Seat(1)):
            await desk.look(game.table.view(seat))

    game.table.start()
    asyncio.run(script())
    game.close()
    names = [name for name, _ in watched.seen]
    assert "curtain" not in names
    whispers = [lines for name, lines in watched.seen if name == "whisper"]
    assert [NAMES[3] in whispers[0][0], NAMES[0] in whispers[1][0]] == [True, True]
    assert len(whispers) == 2
    assert names.index("hide") < names.index("whisper")


def test_who_has_declined_to_burn_is_told_so_until_there_is_another_set(tmp_path: Path) -> None:
    header = {**HEADER, "seats": [{"name": name, "player": "novice"} for name in NAMES]}
    header["seats"][1]["player"] = "human"  # type: ignore[index]
    kings = {"deal": ["KKKK3", "AA56w", "3", "3", "3", "9"], "phase": "play", "leader": 1}
    made = resumed(write(tmp_path / "kings.gouji", header, ROUND, kings), Settings())
    game = Session(made, made.players or ())
    desk, watched = laid(game)
    two_kings = play(parse_combo("KK"))

    def bar() -> Bar | None:
        desk.show()
        [*_, (_, model)] = [one for one in watched.seen if one[0] == "show"]
        bar: Bar | None = model.rights.bar
        return bar

    async def check() -> None:
        game.table.submit(Seat(1), two_kings)
        assert bar() is None
        watched.says = NO
        game.table.submit(Seat(2), await desk.decide(game.table.view(Seat(2))) or PASS)
        assert bar() is Bar.DECLINED
        game.table.submit(Seat(4), PASS)
        game.table.submit(Seat(1), two_kings)
        assert bar() is None

    asyncio.run(check())
    game.close()
