"""旁观: what one human perceives of a game at a desk: in which order, and after how many pauses."""

import asyncio
from pathlib import Path
from typing import Final
from unittest.mock import patch

from gouji.engine.actions import Action
from gouji.engine.events import Events, visible
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.plain.console import LeftError
from gouji.rules.asks import Question
from gouji.rules.presets import Preset
from gouji.rules.seats import Seat, Seats, members
from gouji.tui.config import PlayConfig
from gouji.tui.crash import report
from gouji.tui.driver import Driver
from gouji.tui.picture import dressed, waiting_picture
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed
from gouji.tui.story import Story
from tests.noninterference.twins import Script, Twins
from tests.plain.typist import TypedDesk, play_out
from tests.tui.shell import players

LOOKED_UP: Final = ("e", "m", "l", "v", "r", "c", "i", "score", "?")
"""Words that are typed to be told something."""

SETTINGS: Final = Settings(language=Language.EN, speed=Speed.STEP, counter=True)


class FailedError(Exception):
    """All is said, and the program fails with everybody's cards at hand."""


class Onlooker:
    """A desk at which one seat sees all that it may, and others answer by the script."""

    def __init__(self, session: Session, seat: Seat, script: Script) -> None:
        self._session, self._seat, self._script = session, seat, script
        self._story = Story(session.names)
        self.seen: list[object] = []
        """All that was perceived; what leaves the screen as it was is nothing."""

    def _see(self, *what: object) -> None:
        if not self.seen or self.seen[-1] != what:
            self.seen.append(what)

    def _away(self) -> None:
        self._see("somebody else is asked")

    def tell(self, events: Events) -> None:
        if told := [
            one(Language.EN) for one in self._story.told(visible(events, self._seat), (self._seat,))
        ]:
            self.seen.append(told)

    def show(self) -> None:
        model = waiting_picture(self._session, SETTINGS, self._seat, None)
        counting = None if self._session.is_shared else self._session.table.view(self._seat)
        self._see("table", dressed(model, self._session, counting))

    async def decide(self, view: SeatView) -> Action | None:
        if view.seat == self._seat:
            self._see("asked", view)
        else:
            self._away()
        return self.choose(view)

    def choose(self, view: SeatView) -> Action:
        if self._script.is_over_at(view):
            raise FailedError(self._session.table.state)
        return self._script.choose(view)

    async def look(self, view: SeatView) -> None:
        if view.seat == self._seat:
            self._see("looks", view)
        else:
            self._away()

    async def claim(self, question: Question, seats: Seats) -> Seats:
        self._see("window", question, seats)
        return self._script.claims(question, seats)

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        self._see("refused", question, seat)

    async def settle(self, taker: Seat | None) -> bool:
        raise AssertionError(taker)

    async def pause(self, seconds: float | None) -> None:
        self.seen.append(("pause", seconds is None))


def perceived(twins: Twins, index: int, humans: tuple[int, ...], folder: Path) -> list[object]:
    """All that the seat perceives of one of the games, as far as it is said, and of its crash then."""
    session, script = seated(twins, index, humans, folder), Script(twins.said)
    desk = Onlooker(session, twins.seat, script)
    with patch.object(Session, "choose", lambda _, view: desk.choose(view)):
        try:
            asyncio.run(Driver(session, desk).run())
        except FailedError as error:
            desk.seen.append(report(error))
        finally:
            session.close()
    return desk.seen


def seated(twins: Twins, index: int, humans: tuple[int, ...], folder: Path) -> Session:
    """One of the games, with these humans."""
    table, values, deal = players(*humans), twins.rules.model_dump(), twins.deals[index]
    return Session(
        PlayConfig(Preset.CLASSIC, values, table, SETTINGS, 0, prepared=deal), table, folder
    )


class Curious(TypedDesk):
    """A desk at which, in every window, is looked up whatever may be, before the script answers."""

    def __init__(self, session: Session, script: Script) -> None:
        self.windows: list[str] = []
        """What is written in each."""
        self._script = script
        super().__init__(session, SETTINGS, choose=self._by_script)

    def _by_script(self, view: SeatView) -> Action:
        if self._script.is_over_at(view) or (view.ask and view.ask.question is Question.HUI):
            raise LeftError
        return self._script.choose(view)

    async def _claim(self, key: str, seats: Seats) -> Seats:
        start = len(self.text)
        claimed = await super()._claim(key, seats)
        self.windows.append(self.text[start:])
        return claimed

    def _lines(self) -> list[str]:
        if self.seats is None:
            return super()._lines()
        claimed = self._script.claims(Question.BURN, self.seats)
        return [*LOOKED_UP, "".join(map(str, members(claimed)))]


def windows(twins: Twins, index: int, humans: tuple[int, ...], folder: Path) -> list[str]:
    """What is written in the windows of the line mode, where several share the screen."""
    game = seated(twins, index, humans, folder)
    desk = Curious(game, Script(twins.said))
    with patch.object(Session, "choose", lambda _, view: desk._by_script(view)):
        asyncio.run(play_out(desk, game))
    return desk.windows


def lines(twins: Twins, index: int, folder: Path) -> str:
    """All that is written in the line mode, where the seat is the only human's."""
    game, script = seated(twins, index, (twins.seat,), folder), Script(twins.said)

    def choose(view: SeatView) -> Action:
        if script.is_over_at(view):
            raise LeftError
        return script.choose(view)

    desk = TypedDesk(game, SETTINGS, choose=choose)
    with patch.object(Session, "choose", lambda _, view: choose(view)):
        asyncio.run(play_out(desk, game))
    return desk.text
