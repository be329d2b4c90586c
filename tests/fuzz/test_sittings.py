"""Whatever people do at a desk: answer anything, hand seats to bots and take them back, leave, come back.

``make fuzz`` runs the same for longer, and with other games each time.
"""

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from unittest.mock import patch

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gouji.engine.actions import Action
from gouji.engine.events import Event
from gouji.engine.views import SeatView
from gouji.records.reader import read_record
from gouji.records.replay import Replay
from gouji.rules.asks import Question
from gouji.rules.presets import Preset
from gouji.rules.seats import EVERYBODY, SEATS, Seat, Seats
from gouji.tui.config import PlayConfig
from gouji.tui.driver import Driver
from gouji.tui.resuming import resumed
from gouji.tui.session import Session
from tests.fuzz.machine import SETTINGS
from tests.games import any_rules
from tests.plain.typist import any_act
from tests.tui.shell import FakeDesk, players

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("untraced")]

HASTE, CALM = 0.01, 0.04
"""How often somebody leaves, or hands seats to bots and back, when he could."""


class LeftError(Exception):
    """Everybody leaves."""


class WildDesk(FakeDesk):
    """A desk at which anything is done that a human may do."""

    def __init__(self, session: Session, rng: Random) -> None:
        super().__init__(
            self._anything, lambda _, seats: Seats(seats & rng.randrange(EVERYBODY + 1))
        )
        self._session, self._rng = session, rng

    def _wander(self) -> bool:
        """Leave, or perhaps change who plays for the humans."""
        if self._rng.random() < HASTE:
            raise LeftError
        if self._rng.random() > CALM:
            return False
        self._session.handed = Seats(self._rng.randrange(EVERYBODY + 1))
        return True

    def _anything(self, view: SeatView) -> Action | None:
        assert self._session.is_human(view.seat)
        return None if self._wander() else any_act(view, self._rng)

    async def look(self, view: SeatView) -> None:
        assert self._session.is_human(view.seat)
        self._wander()

    async def claim(self, question: Question, seats: Seats) -> Seats:
        self._wander()
        return await super().claim(question, seats)

    async def settle(self, taker: Seat | None) -> bool:
        self._wander()
        return taker is not None and self._rng.random() < 1 / 2

    async def pause(self, _: float | None) -> None:
        self._wander()


def sit(session: Session, rng: Random) -> list[Event]:
    """Play until it is over or left; all that was told."""
    desk = WildDesk(session, rng)
    try:
        with suppress(LeftError):
            asyncio.run(Driver(session, desk).run())
    finally:
        session.close()
    return [event for events in desk.named("tell") for event in events if event.audience is None]


def play(preset: Preset, humans: set[Seat], rng: Random, folder: Path) -> None:
    rules = any_rules(rng, preset, share=rng.choice((0, 1 / 2)))
    table = players(*humans)
    values = rules.model_dump() | {"rounds": rng.randint(1, 2)}
    session = Session(
        PlayConfig(preset, values, table, SETTINGS, rng.getrandbits(32)), table, folder
    )
    path = session.path
    assert path is not None
    told, sittings = sit(session, rng), 1
    while not session.table.is_over:
        session = Session(resumed(path, SETTINGS), table, folder)
        told, sittings = sit(session, rng), sittings + 1
    replay = Replay(read_record(path))
    happened = [event for moment in replay for event in moment.events if event.audience is None]
    assert replay.is_finished
    # Who comes back is told the round again; nothing is told twice, out of order, or not at all.
    assert told == happened[len(happened) - len(told) :]
    assert sittings > 1 or told == happened


GAMES = settings().max_examples if settings.get_current_profile_name() == "fuzz" else 20


@given(st.sampled_from(Preset), st.sets(st.sampled_from(SEATS)), st.integers(0, 2**32))
@settings(max_examples=GAMES)
def test_every_sitting_goes_on_to_its_end(preset: Preset, humans: set[Seat], seed: int) -> None:
    with (
        TemporaryDirectory(prefix="gouji-fuzz-") as folder,
        patch("os.fsync"),
        # The best adviser takes seconds for a round.
        patch("gouji.tui.session.ADVISERS", ("regular",)),
    ):
        play(preset, humans, Random(seed), Path(folder))
