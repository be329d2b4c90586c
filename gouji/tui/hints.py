"""提示: what the best bot that answers in time would do here, and how that is shown. No Textual."""

import asyncio
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from time import monotonic
from types import MappingProxyType
from typing import Final

from gouji.bots.base import Decision
from gouji.bots.registry import ADVISERS, make_bot
from gouji.engine.actions import Action, Burn, Claim, Hui, Pick, Play, Return
from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.asks import Kind
from gouji.rules.hand import Hand
from gouji.tui.claiming import Picking, Splitting
from gouji.tui.decide import begin
from gouji.tui.deciding import ANSWERS, BETS, Answering, Deciding
from gouji.tui.keynames import key_name
from gouji.tui.laying import Laying, LayingAside
from gouji.tui.narration import cards_words
from gouji.tui.prompt import Saying, Tone
from gouji.tui.returning import Returning
from gouji.tui.text import say
from gouji.tui.thinking import think

DEADLINE: Final = 1.5
"""Seconds after which a hint is given, whoever is still thinking about it."""


async def hint_for(view: SeatView, deadline: float = DEADLINE) -> Decision | None:
    """提示: ask the bots, the quickest first, off the event loop.

    Args:
        view: all that the bots are given, so that a hint tells nothing its seat may not know.
        deadline: seconds for all of them.

    Returns:
        What the best one of those in time says; ``None`` if none was, or all failed.
    """
    said: list[Decision] = []
    with suppress(TimeoutError):
        await asyncio.wait_for(
            think(partial(_consult, view, monotonic() + deadline, said)), deadline
        )
    return said[-1] if said else None


def _consult(view: SeatView, end: float, said: list[Decision]) -> None:
    for name in reversed(ADVISERS):
        if monotonic() < end:
            # A bot at fault must not end a game that goes on without its hint.
            with suppress(Exception):
                said.append(make_bot(name, 0, view.seat).choose(view))


def hinted(view: SeatView, act: Action) -> Deciding | None:
    """提示: the view's question with the act picked, so that one key decides it."""
    begun = begin(view)
    match begun, act:
        case Laying() as laying, Play(laid) | Burn(laid):
            return replace(laying, selection=laying.selection.pick(laid.cards))
        case Laying() as laying, Hui():
            return LayingAside(laying.view, laying.ask, laying, act)
        case Laying() as laying, Claim(sets):
            return Splitting.of(laying, laying.case, sets)
        case Returning() as returning, Return(cards):
            return replace(returning, selection=returning.selection.pick(cards))
        case Picking() as picking, Pick(laid):
            return replace(picking, choice=picking.choice.pick(laid.cards))
        case Answering() as answering, _ if act == ANSWERS[answering.ask.question][0]:
            # Who follows the hint need not say yes twice.
            return replace(answering, is_sure=answering.ask.question in BETS)
        case _:
            return begun


SPOKEN_KEYS: Final[Mapping[Kind, str]] = MappingProxyType(
    {Kind.PASS: "space", Kind.NO: "space", Kind.YIELD: "y", Kind.WIND: "w"}
)
"""The keys of acts without cards where a set is asked for."""


def hint_line(view: SeatView, decision: Decision, language: Language) -> Saying:
    """提示: the key that does what the bot would do, and the bot's reason."""
    deciding = hinted(view, decision.action)
    if deciding is None:
        return Saying("")
    way = way_words(deciding, decision.action, language)
    reason = decision.reason.sentence(language, view.report_at)
    line = say("hint_given", language, way=way, reason=reason)
    return Saying(line, Tone.GOOD)


def way_words(deciding: Deciding, act: Action, language: Language) -> str:
    """怎么按: the key that decides an act once it is picked, and what it does."""
    key = key_of(deciding, act)
    label = deciding.keys.get(key) or f"key_{act.kind}"
    return " ".join((key_name(key, language), say(label, language), *_cards(act, language)))


def key_of(deciding: Deciding, act: Action) -> str:
    """按键: the key that decides an act once it is picked, as Textual names it."""
    if isinstance(deciding, Answering):
        yes, _ = ANSWERS[deciding.ask.question]
        return "enter" if act == yes else "space"
    return SPOKEN_KEYS.get(act.kind, "enter")


def _cards(act: Action, language: Language) -> Iterator[str]:
    match act:
        case Play(laid) | Burn(laid) | Pick(laid):
            yield cards_words(laid.cards, language)
        case Return(cards):
            yield cards_words(Hand(cards), language)
        case _:
            pass
