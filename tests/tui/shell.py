"""Help for the tests of what is around the table: configs, a desk without a screen, a driven app."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from time import monotonic
from typing import Any

from textual.pilot import Pilot

from gouji.bots.registry import make_bot
from gouji.engine.actions import Action
from gouji.engine.events import Events
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.records.players import Player
from gouji.rules.asks import Question
from gouji.rules.presets import Preset
from gouji.rules.seats import NOBODY, SEATS, Seat, Seats
from gouji.tui.app import GoujiApp
from gouji.tui.session import PlayConfig, Session, Speed

NAMES = ("老王", "[/]", "阿孙", "小赵", "老李", "小周")
PATIENCE = 20.0
"""Seconds after which a condition is given up on."""


novice = make_bot("novice", 0, SEATS[0]).choose
"""Answers any question soundly."""


def players(*humans: int) -> tuple[Player, ...]:
    return tuple(
        Player(name, "human" if seat in humans else "novice")
        for seat, name in zip(SEATS, NAMES, strict=True)
    )


def config(
    *humans: int,
    seed: int | None = 7,
    speed: Speed = Speed.INSTANT,
    language: Language = Language.ZH,
    overrides: Mapping[str, object] | None = None,
) -> PlayConfig:
    return PlayConfig(Preset.CLASSIC, overrides or {}, players(*humans), speed, language, seed)


def session(folder: Path, *humans: int, seed: int = 7, speed: Speed = Speed.INSTANT) -> Session:
    return Session(config(*humans, seed=seed, speed=speed), players(*humans), folder)


class FakeDesk:
    """A desk without a screen: humans answer as a novice would, and everything is written down."""

    def __init__(
        self,
        answer: Callable[[SeatView], Action] | None = None,
        claims: Callable[[Seats], Seats] = lambda _: NOBODY,
    ) -> None:
        self._answer = answer or novice
        self._claims = claims
        self.calls: list[tuple[str, Any]] = []

    def named(self, *names: str) -> list[Any]:
        return [what for name, what in self.calls if name in names]

    def tell(self, events: Events) -> None:
        self.calls.append(("tell", events))

    def show(self) -> None:
        self.calls.append(("show", None))

    async def decide(self, view: SeatView) -> Action:
        assert view.ask is not None
        self.calls.append(("decide", view))
        return self._answer(view)

    async def look(self, view: SeatView) -> None:
        self.calls.append(("look", view))

    async def claim(self, seats: Seats) -> Seats:
        self.calls.append(("claim", seats))
        return self._claims(seats)

    def refuse_claim(self, seat: Seat) -> None:
        self.calls.append(("refuse", seat))

    async def pause(self, seconds: float | None) -> None:
        self.calls.append(("pause", seconds))

    def asked(self, question: Question) -> list[SeatView]:
        return [view for view in self.named("decide") if view.ask.question is question]


def drive(
    app: GoujiApp,
    script: Callable[[Pilot[None]], Awaitable[None]],
    size: tuple[int, int] = (80, 24),
) -> None:
    """Run an app headless while a script uses it."""

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await script(pilot)

    asyncio.run(run())


async def until(pilot: Pilot[None], condition: Callable[[], bool]) -> None:
    """Wait until something holds."""
    end = monotonic() + PATIENCE
    while not condition():
        assert monotonic() < end, "waited in vain"
        await asyncio.sleep(0.005)
    await pilot.pause()


def text_of(app: GoujiApp) -> str:
    """All that stands on the screen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join(strip.text.rstrip() for strip in strips)
