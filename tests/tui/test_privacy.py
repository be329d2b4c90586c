"""What a seat may not know is nowhere: in no frame, on no page, and in no order of pages."""

import asyncio
import re
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from dataclasses import replace
from random import Random

import pytest
from textual.drivers.headless_driver import HeadlessDriver
from textual.pilot import Pilot

from gouji.bots.registry import make_bot
from gouji.engine.actions import NO, Action
from gouji.engine.kernel import ask_of
from gouji.engine.state import State
from gouji.engine.table import Table
from gouji.engine.views import SECRET, SeatView
from gouji.rules.asks import Ask, Kind, Question
from gouji.rules.cards import Suit
from gouji.rules.deck import PACK, Dealt, shuffled
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.seats import BIT, SEATS, Seat, Seats
from gouji.tui.config import PlayConfig
from gouji.tui.desk import TableDesk
from gouji.tui.flows import PlayApp
from gouji.tui.glyphs import SUIT
from gouji.tui.screens import asking
from gouji.tui.screens.page import Page
from gouji.tui.session import Session
from gouji.tui.together import ASKED_OF_ALL
from tests.hidden import rearranged
from tests.noninterference.twins import strong_hands
from tests.strategies import play_out
from tests.tui.hotseat import Hotseat, until_so
from tests.tui.shell import PATIENCE, config, drive, text_of

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("places", "untraced")]

TALL = (100, 32)
"""A screen with room for counter, hint and rights."""
FEW, FEWER = 9, 6
"""Cards of a hand where rounds are to be short."""


@pytest.fixture(autouse=True)
def _no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Page, "GRACE", 0.0)


def deal_these(monkeypatch: pytest.MonkeyPatch, hands: Dealt) -> None:
    """Have these hands dealt, whatever the seed."""
    monkeypatch.setattr("gouji.engine.table.deal_out", lambda *_: hands)


# Marked cards: each human has a suit of his own, for which all that is written is searched


MARKED = {Seat(1): Suit.SPADES, Seat(3): Suit.HEARTS, Seat(4): Suit.CLUBS}
UNMARKED = (Suit.DIAMONDS, None)
SIGN = re.compile(f"[{''.join(SUIT.values())}]")
OVER_THE_TABLE = ("escape", "f1", "l", "v", "ctrl+q", "ctrl+b")
"""Keys of pages that may be opened with a hand on the table; Escape closes each."""


def marked_hands(rng: Random) -> Dealt:
    """Each human's hand of one suit, other cards for the bots."""
    own = {
        seat: shuffled([card for card in PACK if card.suit is suit], rng)[:FEWER]
        for seat, suit in MARKED.items()
    }
    others = iter(shuffled([card for card in PACK if card.suit in UNMARKED], rng))
    return tuple(own.get(seat) or tuple(next(others) for _ in range(FEWER)) for seat in SEATS)


class Tape:
    """All that is written to the terminal, searched at once."""

    def __init__(self) -> None:
        self.game: Hotseat | None = None
        self.seen: set[tuple[Seat | None, str]] = set()
        self.bells: set[Seat | None] = set()
        self.titles = 0

    def write(self, data: str) -> None:
        sitting = self.game.sitting if self.game else None
        self.seen |= {(sitting, sign) for sign in SIGN.findall(data)}
        self.bells |= {sitting} if data == "\a" else set()
        self.titles += len(re.findall("\x1b](0|2);", data))


def test_what_is_written_to_the_terminal_tells_of_a_hand_only_to_who_sits_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    rng, tape = Random(5), Tape()
    monkeypatch.setattr(HeadlessDriver, "is_headless", False)
    monkeypatch.setattr(HeadlessDriver, "write", lambda _, data: tape.write(data))
    deal_these(monkeypatch, marked_hands(rng))
    # Who shows threes tells a suit in public, and a new deal would be the same again.
    overrides = {"first_lead": "drawer", "powerless_redeal": False}
    made = config(*MARKED, overrides=overrides)
    app = PlayApp(replace(made, settings=replace(made.settings, bell=True)))
    pages: Counter[str] = Counter()

    async def look_at_pages(game: Hotseat) -> None:
        for key in OVER_THE_TABLE:
            app.simulate_key(key)
            await until_so(lambda: app.screen is not game.desk.screen)
            assert not any(map(SIGN.search, await game.shown()))
            app.simulate_key("escape")
            await until_so(lambda: app.screen is game.desk.screen)

    async def script(pilot: Pilot[None]) -> None:
        game = tape.game = Hotseat(
            pilot,
            app,
            lambda view: rng.choice(view.legal),
            lambda _, seats: Seats(seats & rng.randrange(64)),
        )
        while (page := await game.waits()) != "result":
            pages[page] += 1
            if page == "ask":
                view = game.desk.asking
                assert view is not None
                await pilot.pause(0)
                own = {SUIT[MARKED[view.seat]]: len(view.cards)}
                assert Counter(SIGN.findall(text_of(app))) == own
                if pages[page] == 1:
                    await look_at_pages(game)
            await game.turn()
        assert not any(map(SIGN.search, await game.shown()))
        await pilot.press("ctrl+c")

    drive(app, script, TALL)
    assert {"curtain", "claim", "ask", "look"} <= {*pages}
    assert tape.seen == {(seat, SUIT[suit]) for seat, suit in MARKED.items()}
    assert tape.bells == {*MARKED}
    assert not tape.titles


# Twin games: the same is said in public while hidden cards lie elsewhere, and one seat sees the same


ONLOOKER = Seat(4)
SAID = 14
"""Decisions that all see."""
DECLINED = SECRET | ASKED_OF_ALL
"""Questions of which a yes would tell of a hand, or which are asked in windows."""


TELLING = 2204
"""A seed of twin games of which one has secret questions before play, and the other one none."""
AWAY = ("away", "", "")
"""Others sit at the keyboard, whatever they are asked."""


class Script:
    """What is said in public, seat by seat; all else is declined."""

    def __init__(self, acts: Iterable[tuple[Seat, Action]]) -> None:
        self._left = deque(acts)

    @property
    def is_over(self) -> bool:
        return not self._left

    def choose(self, view: SeatView) -> Action:
        assert view.ask is not None
        if view.ask.question in DECLINED:
            return NO
        if self.is_over:
            return view.legal[0]
        seat, act = self._left.popleft()
        assert seat == view.seat
        return act


def asked(table: Table) -> Ask:
    assert table.ask is not None
    return table.ask


def said_at_random(table: Table, rng: Random) -> Iterator[tuple[Seat, Action]]:
    """Begin a game at random; what all see of it."""
    table.start()
    said = 0
    while said < SAID:
        ask = asked(table)
        act: Action = NO
        if ask.question not in DECLINED:
            acts = [one for one in table.view(ask.seat).legal if one.kind is not Kind.BURN]
            act = rng.choice(acts)
            yield ask.seat, act
            said += 1
        table.submit(ask.seat, act)


def secrets_asked(table: Table, script: Script) -> Counter[tuple[Seat, Question]]:
    """Say the same in public; what others than the onlooker are asked in secret meanwhile."""
    secrets: Counter[tuple[Seat, Question]] = Counter()
    table.start()
    while not script.is_over:
        ask = asked(table)
        if ask.question in SECRET and ask.seat != ONLOOKER:
            secrets[ask.seat, ask.question] += 1
        table.submit(ask.seat, script.choose(table.view(ask.seat)))
    return secrets


class Onlooker:
    """What seat 4 sees of a game: the table before each act of a bot, and every page."""

    def __init__(self, settings: PlayConfig, script: Script) -> None:
        self.app = PlayApp(settings)
        self._script = script
        self._game: Hotseat | None = None
        self.seen: list[tuple[str, str, str]] = []

    async def pause(self, _: float | None) -> None:
        """In place of a pause."""
        if self._script.is_over:
            await asyncio.Event().wait()
        assert self._game is not None
        self.seen.append(("table", *await self._game.shown()))

    async def watch(self, pilot: Pilot[None]) -> None:
        game = self._game = Hotseat(pilot, self.app, self._script.choose, self._claim)
        while page := await game.waits(unless=lambda: self._script.is_over):
            if page in {"curtain", "claim"} or game.sitting in {ONLOOKER, None}:
                self.seen.append((page, *await game.shown()))
            elif self.seen[-1] != AWAY:
                self.seen.append(AWAY)
            await game.turn()
        await pilot.press("ctrl+c")

    @staticmethod
    def _claim(_: Question, seats: Seats) -> Seats:
        return Seats(seats & BIT[ONLOOKER])


@pytest.mark.parametrize("humans", [(4,), (2, 4, 6)])
def test_where_hidden_cards_lie_elsewhere_a_seat_sees_the_same_game(
    humans: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    settings, rng = config(*humans, seed=TELLING), Random(TELLING)
    rules = build(settings.preset, settings.overrides)
    deal_these(monkeypatch, strong_hands(rng, FEW))
    # A footer that tells what was asked before would be seen for a while.
    monkeypatch.setattr(asking, "UNASKED", PATIENCE)
    first = Table(rules, TELLING)
    acts = [*said_at_random(first, Random(TELLING))]
    secrets, seen = [], []
    for hands in (first.state.deal.cards, rearranged(first.state, ONLOOKER, rng).deal.cards):
        deal_these(monkeypatch, hands)
        secrets.append(secrets_asked(Table(rules, TELLING), Script(acts)))
        script = Script(acts)
        onlooker = Onlooker(settings, script)
        monkeypatch.setattr(Session, "choose", lambda _, view, script=script: script.choose(view))
        monkeypatch.setattr(TableDesk, "pause", staticmethod(onlooker.pause))
        drive(onlooker.app, onlooker.watch, TALL)
        seen.append(onlooker.seen)
    differing = (secrets[0] - secrets[1]) + (secrets[1] - secrets[0])
    assert {question for _, question in differing} == SECRET
    assert [page[:2] for page in seen[0]] == [page[:2] for page in seen[1]]
    assert seen[0] == seen[1]


# Moments: a state of a game, and the same one with hidden cards elsewhere, drawn one after the other


NOBODY = Seat(0)
"""In place of a seat: all six hands are hidden."""


def moments(preset: Preset, seed: int) -> list[State]:
    """A state of a game of two rounds for each question that is asked in it."""
    table = Table(build(preset, {"rounds": 2, "tiao": preset is Preset.ONLINE}), seed)
    table.start()
    found: dict[Question, list[State]] = {}
    for _ in play_out(table, "random", seed):
        if ask := ask_of(table.state):
            found.setdefault(ask.question, []).append(table.state)
    rng = Random(seed)
    return [rng.choice(states) for states in found.values()]


class Stage:
    """A game stopped at a question, to be put at any moment."""

    def __init__(self, game: Hotseat, session: Session) -> None:
        self._game = game
        self._session = session

    async def asks(self, state: State, seat: Seat) -> tuple[str, str]:
        """What is shown where a human is asked, and has wished for a hint."""
        self._session.table.resume(state)
        desk, view = self._game.desk, self._session.table.view(seat)
        desk._view = view
        desk.redraw()
        desk.screen.give_hint(make_bot("novice", 0, seat).choose(view))
        return await self._game.shown()

    async def waits(self, state: State, seat: Seat) -> tuple[str, str]:
        """What is shown where nobody is asked, seen from a seat."""
        self._session.table.resume(state)
        desk = self._game.desk
        desk._view, desk._bottom = None, seat
        desk.redraw()
        desk.screen._name_keys(hides=True)
        return await self._game.shown()


async def staged(pilot: Pilot[None], app: PlayApp) -> Stage:
    game = Hotseat(pilot, app, lambda view: view.legal[0])
    while await game.waits() != "ask":
        await game.turn()
    assert app.session is not None
    return Stage(game, app.session)


@pytest.mark.parametrize(("preset", "seed"), [(Preset.ONLINE, 3), (Preset.BIESAN, 4)])
def test_wherever_hidden_cards_lie_a_shared_screen_is_the_same(preset: Preset, seed: int) -> None:
    app, rng = PlayApp(config(*SEATS, preset=preset)), Random(seed)

    async def script(pilot: Pilot[None]) -> None:
        stage = await staged(pilot, app)
        for state in moments(preset, seed):
            ask = ask_of(state)
            assert ask is not None
            covered = await stage.waits(state, ask.seat)
            assert await stage.waits(rearranged(state, NOBODY, rng), ask.seat) == covered
            # What may be returned depends on the payer's ranks, which the receiver is told (TRIB-5).
            if ask.question is not Question.RETURN:
                shown = await stage.asks(state, ask.seat)
                assert shown != covered
                assert await stage.asks(rearranged(state, ask.seat, rng), ask.seat) == shown
        await pilot.press("ctrl+c")

    drive(app, script, TALL)


@pytest.mark.parametrize(("preset", "seed"), [(Preset.TOURNAMENT, 5)])
def test_wherever_hidden_cards_lie_a_lone_human_sees_the_same_meanwhile(
    preset: Preset, seed: int
) -> None:
    app, rng, seat = PlayApp(config(1, preset=preset)), Random(seed), Seat(1)

    async def script(pilot: Pilot[None]) -> None:
        stage = await staged(pilot, app)
        for state in moments(preset, seed):
            shown = await stage.waits(state, seat)
            assert await stage.waits(rearranged(state, seat, rng), seat) == shown
        await pilot.press("ctrl+c")

    drive(app, script, TALL)
