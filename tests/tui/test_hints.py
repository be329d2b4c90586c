"""Hints: the first bot in time is asked off the loop, and one key does what it would do."""

import asyncio
from random import Random
from time import sleep

import pytest
from rich.cells import cell_len

from gouji.bots.base import Decision
from gouji.bots.reasons import Why, because
from gouji.bots.registry import make_bot
from gouji.engine.actions import PASS, Action, Play
from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.engine.views import SeatView, view_of
from gouji.rules.presets import PRESETS, Preset, build
from gouji.rules.seats import Seat
from gouji.tui import hints
from gouji.tui.hints import hint_for, hint_line, hinted, key_of
from gouji.tui.keys import COMMANDS
from gouji.tui.narration import set_words
from tests.positions import position
from tests.strategies import play_out

LINE_CELLS = 78
SHARE = 0.3
FEWEST_KINDS = 5
REASON = because(Why.CANNOT)
BOT = make_bot("novice", 0, Seat(1))


def pressed(view: SeatView, act: Action) -> object:
    """What comes of the one key that a hint of this act names."""
    deciding = hinted(view, act)
    assert deciding is not None
    key = key_of(deciding, act)
    command = next(entry.command for entry in COMMANDS if key in entry.keys)
    return deciding.command(command, Language.ZH)


@pytest.mark.parametrize("preset", Preset)
def test_one_key_does_what_is_hinted_at(preset: Preset) -> None:
    table = Table(build(preset, {"tiao": preset is not Preset.BIESAN, "rounds": 2}), 3)
    rng = Random(3)
    table.start()
    kinds = set()
    for _ in play_out(table, "random", 3):
        if (ask := table.ask) is not None and rng.random() < SHARE:
            view = table.view(ask.seat)
            act = rng.choice(view.legal)
            kinds.add(act.kind)
            assert pressed(view, act) == act
    assert len(kinds) >= FEWEST_KINDS


@pytest.mark.parametrize("language", Language)
def test_a_hint_names_key_cards_and_reason(
    language: Language, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "ADVISERS", ("novice",))
    view = view_of(position("KK3 3 3 3 3 3").state, Seat(1))
    decision = asyncio.run(hint_for(view))
    assert decision is not None
    assert isinstance(decision.action, Play)
    line = hint_line(view, decision, language).text
    assert set_words(decision.action.combo, language) in line
    assert decision.reason.sentence(language) in line
    assert cell_len(line) <= LINE_CELLS
    asked = view_of(position("K 3 3 3 3 3").says("1 play K").state, Seat(2))
    passing = hint_line(asked, Decision(PASS, REASON), language).text
    assert ("空格" if language is Language.ZH else "Space") in passing


def test_who_is_not_asked_gets_no_hint() -> None:
    view = view_of(position("KK3 3 3 3 3 3").state, Seat(2))
    assert hinted(view, PASS) is None
    assert not hint_line(view, Decision(PASS, REASON), Language.ZH).text


class Late:
    """A bot that thinks for longer than anybody waits."""

    def choose(self, _: SeatView) -> Decision:
        sleep(0.1)
        return Decision(PASS, REASON)


class Faulty:
    """A bot with a mistake in it."""

    def choose(self, _: SeatView) -> Decision:
        raise ZeroDivisionError


def hint_of(monkeypatch: pytest.MonkeyPatch, *advisers: str, deadline: float) -> Decision | None:
    """What these bots say, the best of them first, at the first question of a game."""
    table = Table(PRESETS[Preset.CLASSIC], 1)
    table.start()
    assert table.ask
    view = table.view(table.ask.seat)
    others = {"late": Late, "faulty": Faulty}
    monkeypatch.setattr(hints, "ADVISERS", advisers)
    monkeypatch.setattr(
        hints, "make_bot", lambda name, *_: others[name]() if name in others else BOT
    )
    return asyncio.run(hint_for(view, deadline))


def test_the_best_bot_in_time_is_followed(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Table(PRESETS[Preset.CLASSIC], 1)
    table.start()
    assert table.ask
    usual = BOT.choose(table.view(table.ask.seat))
    assert hint_of(monkeypatch, "late", "novice", deadline=0.05) == usual
    assert hint_of(monkeypatch, "late", "novice", deadline=5.0) == Decision(PASS, REASON)
    assert hint_of(monkeypatch, "late", deadline=0.01) is None


def test_a_bot_at_fault_gives_way_and_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert hint_of(monkeypatch, "faulty", "novice", deadline=5.0) is not None
    assert hint_of(monkeypatch, "faulty", deadline=5.0) is None
