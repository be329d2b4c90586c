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
from gouji.rules.preset_values import Preset
from gouji.rules.seats import NOBODY, SEATS, Seat, Seats
from gouji.tui.app import GoujiApp
from gouji.tui.config import PlayConfig
from gouji.tui.session import Session
from gouji.tui.settings import Settings, Speed

NAMES = ("老王", "[/]", "阿孙", "小赵", "老李", "小周")
PATIENCE = 20.0
"""Seconds after which a condition is given up on."""


def novice(view: SeatView) -> Action:
    """Answer any question soundly."""
    return make_bot("novice", 0, SEATS[0]).choose(view).action


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
    preset: Preset = Preset.CLASSIC,
) -> PlayConfig:
    """Settings of a game, of one round if nothing else is said."""
    changed = {"rounds": 1, **(overrides or {})}
    settings = Settings(language=language, speed=speed)
    return PlayConfig(preset, changed, players(*humans), settings, seed)


def session(
    folder: Path,
    *humans: int,
    seed: int = 7,
    speed: Speed = Speed.INSTANT,
    overrides: Mapping[str, object] | None = None,
    preset: Preset = Preset.CLASSIC,
) -> Session:
    settings = config(*humans, seed=seed, speed=speed, overrides=overrides, preset=preset)
    return Session(settings, players(*humans), folder)


class FakeDesk:
    """A desk without a screen: humans answer as a novice would, and everything is written down."""

    def __init__(
        self,
        answer: Callable[[SeatView], Action | None] | None = None,
        claims: Callable[[Question, Seats], Seats] = lambda _, __: NOBODY,
        *,
        takes_last: bool = False,
    ) -> None:
        self._answer = answer or novice
        self._claims = claims
        self._takes_last = takes_last
        self.calls: list[tuple[str, Any]] = []

    def named(self, *names: str) -> list[Any]:
        return [what for name, what in self.calls if name in names]

    def tell(self, events: Events) -> None:
        self.calls.append(("tell", events))

    def show(self) -> None:
        self.calls.append(("show", None))

    async def decide(self, view: SeatView) -> Action | None:
        assert view.ask is not None
        self.calls.append(("decide", view))
        return self._answer(view)

    async def look(self, view: SeatView) -> None:
        self.calls.append(("look", view))

    async def claim(self, question: Question, seats: Seats) -> Seats:
        self.calls.append(("claim", (question, seats)))
        return self._claims(question, seats)

    def refuse_claim(self, question: Question, seat: Seat) -> None:
        self.calls.append(("refuse", (question, seat)))

    async def settle(self, taker: Seat | None) -> bool:
        self.calls.append(("settle", taker))
        return taker is not None and self._takes_last

    async def pause(self, seconds: float | None) -> None:
        self.calls.append(("pause", seconds))

    def windows(self, question: Question) -> list[Seats]:
        """Who was asked in public, each time."""
        return [seats for asked, seats in self.named("claim") if asked is question]

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
