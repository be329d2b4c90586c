"""讲述: sets, debts and events in words, for the log, the seats and the messages."""

from collections.abc import Iterable, Mapping
from dataclasses import fields
from types import MappingProxyType
from typing import Final

from gouji.engine.events import (
    AskedForWind,
    Bought,
    Burned,
    BurnEnded,
    BurnLifted,
    BurnSucceeded,
    BurntOut,
    Called,
    ClaimEnded,
    ClaimMade,
    Dealt,
    Event,
    FirstLeader,
    GameOver,
    GotStuck,
    LaidAside,
    Opened,
    OppositeChose,
    Passed,
    Played,
    Redealt,
    RevoltMade,
    RoundOpened,
    RoundResult,
    RoundVoid,
    ShownThrees,
    TookLast,
    TributeCards,
    TributeOffered,
    TributeRefused,
    TributeReturned,
    TributeTaken,
    TrickClosed,
    TrickOpened,
    WentOut,
    Yielded,
)
from gouji.engine.refusals import Language
from gouji.rules.biesan import Purchase
from gouji.rules.cards import RANKS, Rank
from gouji.rules.combo import Combo
from gouji.rules.gouji import is_gouji
from gouji.rules.hand import Hand, counts
from gouji.rules.opening import Call
from gouji.rules.scoring import seat_at
from gouji.rules.seats import SEATS, members
from gouji.rules.tribute import Debt
from gouji.tui.glyphs import DOT, SUIT, TIMES
from gouji.tui.text import WORDS, say

Names = tuple[str, ...]
"""名字: six names by seat."""


def rank_name(rank: Rank, language: Language) -> str:
    """牌点: a rank as it is shown: 10 for the ten, 小 and 大 for the jokers."""
    key = f"rank_{rank.letter}"
    return say(key, language) if key in WORDS else rank.letter


def cards_words(cards: Hand, language: Language) -> str:
    """牌: some cards as they are shown: ``3×K 1×2``."""
    numbers = zip(RANKS, counts(cards), strict=True)
    return " ".join(
        f"{number}{TIMES}{rank_name(rank, language)}" for rank, number in numbers if number
    )


def set_words(laid: Combo, language: Language) -> str:
    """一手牌: a set as it is shown: ``3×K 1×2``."""
    return cards_words(laid.cards, language)


def sets_words(sets: Iterable[Combo], language: Language) -> str:
    """拆牌: several sets in a row."""
    return f" {DOT} ".join(set_words(laid, language) for laid in sets)


def gouji_mark(laid: Combo, language: Language) -> str:
    """够级: the word behind a set that is gouji, else nothing."""
    return say("gouji", language) if is_gouji(laid) else ""


LINES: Final[Mapping[type[Event], str]] = MappingProxyType(
    {
        RoundOpened: "log_round",
        Called: "log_called",
        ShownThrees: "log_shown",
        Redealt: "log_redealt",
        Bought: "log_bought",
        TributeOffered: "log_offered",
        TributeTaken: "log_taken",
        TributeRefused: "log_refused",
        TributeReturned: "log_returned",
        RevoltMade: "log_revolt",
        RoundVoid: "log_void",
        OppositeChose: "log_headless",
        LaidAside: "log_hui",
        FirstLeader: "log_first_show",
        Played: "log_beat",
        Burned: "log_burned",
        Passed: "log_passed",
        Yielded: "log_yielded",
        AskedForWind: "log_wind",
        BurnLifted: "log_burn_lifted",
        BurnSucceeded: "log_burn_succeeded",
        BurnEnded: "log_burn_ended",
        BurntOut: "log_burnt_out",
        ClaimMade: "log_claim",
        ClaimEnded: "log_claim_ended",
        GotStuck: "log_stuck",
        Opened: "log_opened",
        WentOut: "log_out",
        TrickClosed: "log_closed",
        RoundResult: "log_result",
        TookLast: "log_took_last",
        GameOver: "log_over",
    }
)
"""The words for each event; their placeholders are the event's fields."""

UNTOLD: Final = frozenset({Dealt, TributeCards, TrickOpened})
"""Events without a line: cards are their owners' business, and the line before tells who leads."""

NAMED: Final = frozenset(
    {
        *("seat", "drawer", "leader", "owner", "victim", "beater", "former"),
        *("payer", "payee", "giver", "taker", "buyer", "seller"),
    }
)
"""Fields that hold a seat, told by its name."""


def event_line(event: Event, names: Names, language: Language) -> str | None:
    """记录: a public event as one sentence for the log, ``None`` for what is not told."""
    key = _key(event)
    if key is None:
        return None
    facts = {field: _fact(field, value, names, language) for field, value in _fields(event).items()}
    return say(key, language, **facts)


def own_line(event: Event, names: Names, language: Language) -> str | None:
    """私记: what an event tells the one seat that may know it, ``None`` for what is not told."""
    if not isinstance(event, TributeCards):
        return None
    key, other = (
        ("told_paid", event.taker) if event.giver == event.audience else ("told_got", event.giver)
    )
    return say(key, language, name=names[other - 1], cards=cards_words(event.cards, language))


def is_told(event: Event) -> bool:
    """记录: whether the log has a sentence for an event."""
    return _key(event) is not None


def _fields(event: Event) -> dict[str, object]:
    values: dict[str, object] = {}
    for field in fields(event):
        value = getattr(event, field.name)
        values |= value._asdict() if isinstance(value, Debt | Purchase) else {field.name: value}
    return values


def _key(event: Event) -> str | None:
    key = LINES.get(type(event))
    match event:
        case Played(beaten=None):
            key = "log_led"
        case FirstLeader(by=by):
            key = f"log_first_{by}"
        case TrickClosed(owner=owner, leader=leader) if owner != leader:
            key = "log_closed_wind"
        case Called(call=Call.ADVANCE):
            key = "log_advance"
        case OppositeChose(keeps=True):
            key = "log_keeps"
        case GotStuck(place=0):
            key = "log_stuck_stays"
        case TributeOffered(number=0):
            key = "log_no_card"
        case TributeOffered(debt=debt, number=number) if number < debt.cards:
            key = "log_offered_less"
        case LaidAside(ranks=()):
            # That nothing is laid aside is the rule, and no news.
            key = None
        case _:
            pass
    return key


def _fact(field: str, value: object, names: Names, language: Language) -> object:
    match field, value:
        case ("combo", Combo()):
            return set_words(value, language) + gouji_mark(value, language)
        case ("sets", tuple()):
            return sets_words(value, language)
        case ("ranks", tuple()):
            return say("log_join", language).join(rank_name(rank, language) for rank in value)
        case (_, int()) if field in NAMED:
            return names[value - 1]
        case (("places" | "opened" | "debts" | "sweep"), _):
            return _result_fact(field, value, names, language)
        case _:
            return _word(field, value, language)


def _word(field: str, value: object, language: Language) -> object:
    match field, value:
        case (("place" | "kind"), _) if value:
            return say(f"{field}_{value}", language)
        case ("reason", _):
            return say(f"over_{value}", language)
        case ("suit", _):
            return next(sign for suit, sign in SUIT.items() if suit == value)
        case (_, Rank()):
            return rank_name(value, language)
        case _:
            return value


def _result_fact(field: str, value: object, names: Names, language: Language) -> str:
    join = say("log_join", language).join
    match field, value:
        case ("places", tuple()):
            order = (seat_at(value, place) for place in range(1, len(SEATS) + 1))
            return join(
                f"{say(f'place_{place}', language)} {names[seat - 1]}"
                for place, seat in enumerate(order, start=1)
            )
        case ("opened", int()) if value:
            opened = (names[seat - 1] for seat in SEATS if seat in members(value))
            who = say("name_join", language).join(opened)
            return say("log_result_opened", language, who=who)
        case ("debts", tuple()) if value:
            owed = join(
                f"{names[debt.payer - 1]}→{names[debt.payee - 1]} {debt.cards}" for debt in value
            )
            return say("log_result_debts", language, debts=owed)
        case ("sweep", _) if value:
            return say("log_sweep", language)
        case _:
            return ""
