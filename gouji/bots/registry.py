"""机器人名册: bots by the name that a record's ``player`` holds."""

from collections.abc import Callable, Mapping
from pkgutil import resolve_name
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gouji.rules.seats import Seat

if TYPE_CHECKING:
    from gouji.bots.base import Bot

HUMAN: Final = "human"
"""真人: the ``player`` that is no bot."""


class UnknownBotError(ValueError):
    """未知机器人: there is no bot of that name."""


BOTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "novice": "gouji.bots.novice:NoviceBot",
        "random": "gouji.bots.random_bot:RandomBot",
    }
)
"""Where each bot's class is, loaded when one is made; it is called with a random source of its own."""


def make_bot(name: str, seed: int, seat: Seat) -> "Bot":
    """机器人: a bot for a seat, with a random source of its own.

    Args:
        name: one of ``BOTS``.
        seed: the game's seed; the bot's own follows from it and the seat, never the deal's.
        seat: where it sits.

    Raises:
        UnknownBotError: there is none of that name.
    """
    place = BOTS.get(name)
    if place is None:
        message = f"unknown bot {name!r}; bots are {', '.join(BOTS)}"
        raise UnknownBotError(message)
    make: Callable[[Random], Bot] = resolve_name(place)
    return make(Random(f"{name} {seed} {seat}"))
