"""讲述: sets and events in words, for the log, the seats and the messages."""

from collections.abc import Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Final

from gouji.engine.events import (
    AskedForWind,
    Burned,
    BurnEnded,
    BurnLifted,
    BurnSucceeded,
    BurntOut,
    Dealt,
    Event,
    FirstLeader,
    GameOver,
    Passed,
    Played,
    Redealt,
    RoundOpened,
    RoundResult,
    ShownThrees,
    TrickClosed,
    TrickOpened,
    WentOut,
    Yielded,
)
from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import counts
from gouji.rules.scoring import seat_at
from gouji.rules.seats import SEATS
from gouji.tui.glyphs import SUIT, TIMES
from gouji.tui.text import WORDS, say

Names = tuple[str, ...]
"""名字: six names by seat."""


def rank_name(rank: Rank, language: Language) -> str:
    """牌点: a rank as it is shown: 10 for the ten, 小 and 大 for the jokers."""
    key = f"rank_{rank.letter}"
    return say(key, language) if key in WORDS else rank.letter


def set_words(laid: Combo, language: Language) -> str:
    """一手牌: a set as it is shown: ``3×K 1×2``."""
    numbers = zip(RANKS, counts(laid.cards), strict=True)
    return " ".join(
        f"{number}{TIMES}{rank_name(rank, language)}" for rank, number in numbers if number
    )


def gouji_mark(laid: Combo, language: Language) -> str:
    """够级: the word behind a set that is gouji, else nothing."""
    return say("gouji", language) if is_gouji(laid) else ""


LINES: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        RoundOpened: "log_round",
        ShownThrees: "log_shown",
        Redealt: "log_redealt",
        Played: "log_beat",
        Burned: "log_burned",
        Passed: "log_passed",
        Yielded: "log_yielded",
        AskedForWind: "log_wind",
        BurnLifted: "log_burn_lifted",
        BurnSucceeded: "log_burn_succeeded",
        BurnEnded: "log_burn_ended",
        BurntOut: "log_burnt_out",
        WentOut: "log_out",
        TrickClosed: "log_closed",
        RoundResult: "log_result",
        GameOver: "log_over",
    }
)
"""The words for each event; their placeholders are the event's fields."""

NAMED: Final = frozenset({"seat", "drawer", "leader", "owner", "victim"})
"""Fields that hold a seat, told by its name."""


def event_line(event: Event, names: Names, language: Language) -> str | None:
    """记录: a public event as one sentence for the log, ``None`` for what is not told."""
    key = _key(event)
    if key is None:
        return None
    facts = {
        field.name: _fact(field.name, getattr(event, field.name), names, language)
        for field in fields(event)
    }
    return say(key, language, **facts)


def _key(event: Event) -> str | None:
    match event:
        case Dealt() | TrickOpened():
            # A hand is its owner's business, and the line before tells who leads.
            return None
        case Played(beaten=None):
            return "log_led"
        case FirstLeader(by=by):
            return f"log_first_{by}"
        case TrickClosed(owner=owner, leader=leader) if owner != leader:
            return "log_closed_wind"
        case _:
            return LINES[type(event)]


def _fact(field: str, value: object, names: Names, language: Language) -> object:
    match field, value:
        case ("combo", Combo()):
            return set_words(value, language) + gouji_mark(value, language)
        case (_, int()) if field in NAMED:
            return names[value - 1]
        case ("place", _):
            return say(f"place_{value}", language)
        case ("suit", _):
            return next(sign for suit, sign in SUIT.items() if suit == value)
        case ("places", tuple()):
            order = (seat_at(value, place) for place in range(1, len(SEATS) + 1))
            ranked = (
                f"{say(f'place_{place}', language)} {names[seat - 1]}"
                for place, seat in enumerate(order, start=1)
            )
            return say("log_place_join", language).join(ranked)
        case ("sweep", _):
            return say("log_sweep", language) if value else ""
        case _:
            return value
