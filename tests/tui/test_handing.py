"""托管: a human hands his seat to a bot and takes it back, and the record tells nothing of it."""

import asyncio
from collections.abc import Sequence
from itertools import count
from pathlib import Path
from threading import Event

import pytest

from gouji.engine.actions import NO, REDEAL, Action, Play, play
from gouji.engine.events import Redealt
from gouji.engine.views import SeatView
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.rules.combo import parse_combo
from gouji.rules.preset_values import Preset
from gouji.rules.seats import BIT, NOBODY, Seat, Seats, seat_set
from gouji.tui.driver import Driver
from gouji.tui.resuming import resumed
from gouji.tui.session import Session
from gouji.tui.settings import Settings
from tests.records.lines import HEADER, ROUND, write
from tests.tui.shell import FakeDesk, novice, session
from tests.tui.test_driver import POWERLESS

LONG = 5.0
"""Seconds after which a bot stops thinking, so that a failing test ends."""
ALL = (1, 2, 3, 4, 5, 6)


@pytest.fixture(autouse=True)
def _plain_stand_in(monkeypatch: pytest.MonkeyPatch) -> None:
    # The best bot thinks for longer than a test has time.
    monkeypatch.setattr("gouji.tui.session.ADVISERS", ("novice",))


def run(game: Session, desk: FakeDesk) -> None:
    asyncio.run(Driver(game, desk).run())
    game.close()
    replay = Replay(read_record(str(game.path))).finish()
    assert replay.is_finished


def test_who_hands_over_in_the_middle_of_a_question_is_asked_no_more(tmp_path: Path) -> None:
    game = session(tmp_path, 1)
    answers = iter(range(3))

    def answer(view: SeatView) -> Action | None:
        if next(answers, None) is not None:
            return novice(view)
        game.handed = BIT[1]
        return None

    desk = FakeDesk(answer)
    run(game, desk)
    assert len(desk.named("decide")) == 4
    assert all(one.player == "human" for one in game.players if one.name == game.names[0])


def test_who_takes_back_while_the_bot_thinks_is_asked_the_same(tmp_path: Path) -> None:
    game = session(tmp_path, 1)
    game.handed = BIT[1]
    states = []

    class Impatient(FakeDesk):
        """Takes the seat back at the first pause for it."""

        async def pause(self, seconds: float | None) -> None:
            await super().pause(seconds)
            ask = game.table.ask
            if ask and ask.seat == 1 and game.handed:
                game.handed = NOBODY
                states.append(game.table.state)

    desk = Impatient()
    run(game, desk)
    first = desk.named("decide")[0]
    assert [first.hand] == [state.hands[0] for state in states]
    assert first.ask == states[0].phase.asks[0]


@pytest.mark.parametrize("preset", [Preset.CLASSIC, Preset.BIESAN])
def test_where_all_seats_are_handed_over_nobody_is_asked_nor_looks(
    tmp_path: Path, preset: Preset
) -> None:
    game = session(tmp_path, *ALL, preset=preset)
    game.handed = seat_set(*game.humans)
    desk = FakeDesk()
    run(game, desk)
    assert not desk.named("decide", "look", "claim")


def test_windows_ask_only_those_who_play_themselves(tmp_path: Path) -> None:
    game = session(tmp_path, *ALL)
    game.handed = seat_set(Seat(2), Seat(3))
    desk = FakeDesk(claims=lambda _, seats: seats)
    run(game, desk)
    windows = [seats for _, seats in desk.named("claim")]
    assert windows
    assert not any(seats & game.handed for seats in windows)
    assert {view.seat for view in desk.named("look", "decide")} == {1, 4, 5, 6}
    assert desk.windows(Question.REVOLT) == [Seats(0b111001)]


def test_who_takes_back_while_the_bot_thinks_is_asked_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path, 1)
    game.handed = BIT[1]
    thinks, released = Event(), Event()

    def choose(_: Session, view: SeatView) -> Action:
        if view.seat == 1:
            thinks.set()
            released.wait(LONG)
        return novice(view)

    monkeypatch.setattr(Session, "choose", choose)
    is_waiting = []

    def answer(view: SeatView) -> Action:
        is_waiting.append(not released.is_set())
        released.set()
        return novice(view)

    async def check() -> None:
        playing = asyncio.create_task(Driver(game, desk).run())
        await asyncio.to_thread(thinks.wait, LONG)
        game.handed = NOBODY
        await playing

    desk = FakeDesk(answer)
    asyncio.run(check())
    game.close()
    assert is_waiting[0]


def test_a_bot_that_thinks_is_not_asked_anew_when_another_seat_is_handed_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = session(tmp_path, 1)
    asked = []

    def choose(_: Session, view: SeatView) -> Action:
        asked.append(view)
        thinks.set()
        released.wait(LONG)
        return novice(view)

    thinks, released = Event(), Event()
    monkeypatch.setattr(Session, "choose", choose)
    game.table.start()
    assert game.table.ask
    view = game.table.view(game.table.ask.seat)

    async def check() -> None:
        thought = asyncio.create_task(game.think(view))
        await asyncio.to_thread(thinks.wait, LONG)
        game.handed = BIT[1]
        assert await thought is None
        released.set()
        assert await game.think(view) == novice(view)

    asyncio.run(check())
    game.close()
    assert len(asked) == 1


# Seats taken back among several humans: what all others were asked meanwhile is asked then


def at_kings(folder: Path, hands: Sequence[str]) -> Session:
    """Six humans; the first leads kings, and may have more of them."""
    position = {"deal": [*hands], "phase": "play", "leader": 1}
    made = resumed(write(folder / "kings.gouji", HEADER, ROUND, position), Settings())
    assert made.players is not None
    return Session(made, made.players)


def lead_kings(view: SeatView) -> Action:
    if view.ask and view.ask.question is Question.BURN:
        return NO
    is_lead = view.ask is not None and view.ask.question is Question.LEAD
    kings = [act for act in view.legal if is_lead and act == play(parse_combo("KK"))]
    return kings[0] if kings else novice(view)


@pytest.mark.parametrize("seat", [2, 6])
def test_who_takes_back_after_the_window_is_asked_in_one_of_his_own_whatever_he_holds(
    tmp_path: Path, seat: int
) -> None:
    game = at_kings(tmp_path, ["KK3", "AA56w", "3", "3", "3", "9"])
    game.handed = back = BIT[seat]

    class Returning(FakeDesk):
        """Takes the seat back as soon as all others have been asked who burns."""

        def show(self) -> None:
            super().show()
            if self.windows(Question.BURN):
                game.handed = NOBODY

    desk = Returning(lead_kings, lambda _, seats: seats)
    run(game, desk)
    everybody = seat_set(*map(Seat, (2, 3, 5, 6)))
    assert desk.windows(Question.BURN) == [everybody & ~back, back]
    # Who can is asked, and who cannot is told so.
    assert [view.seat for view in desk.asked(Question.BURN)] == [2]
    assert {who for _, who in desk.named("refuse")} == {3, 5, 6}


def test_who_wanted_to_burn_one_set_is_asked_anew_about_the_next(tmp_path: Path) -> None:
    game = at_kings(tmp_path, ["KKKK3", "AAAA56w", "3", "3", "3", "9"])
    leads = count(1)

    def answer(view: SeatView) -> Action:
        act = lead_kings(view)
        if view.seat == 1 and isinstance(act, Play) and next(leads) > 1:
            game.handed = seat_set(*map(Seat, (2, 3, 5, 6)))
        return act

    class Returning(FakeDesk):
        """Takes the seats back as soon as the second set lies on the table."""

        def show(self) -> None:
            super().show()
            game.handed = NOBODY

    desk = Returning(
        answer, lambda _, seats: NOBODY if len(desk.windows(Question.BURN)) > 1 else seats
    )
    run(game, desk)
    everybody = seat_set(*map(Seat, (2, 3, 5, 6)))
    assert desk.windows(Question.BURN) == [everybody, everybody]
    assert len(desk.asked(Question.BURN)) == 1


def test_who_takes_back_before_play_looks_at_his_hand_like_all_others(tmp_path: Path) -> None:
    game = session(tmp_path, 1, 4, seed=POWERLESS)
    game.handed = BIT[1]

    class Returning(FakeDesk):
        """Takes the seat back once the other has looked."""

        def show(self) -> None:
            super().show()
            if self.named("look"):
                game.handed = NOBODY

    desk = Returning(lambda view: REDEAL if REDEAL in view.legal else novice(view))
    run(game, desk)
    first, second = desk.named("look", "decide")[:2]
    assert (first.seat, second.seat) == (4, 1)
    told = [event for events in desk.named("tell") for event in events]
    assert any(isinstance(event, Redealt) for event in told)
