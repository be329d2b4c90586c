"""机器人名册: bots by the name that a record's ``player`` holds."""

from collections.abc import Callable, Mapping
from random import Random
from types import MappingProxyType
from typing import Final

from gouji.bots.base import Bot
from gouji.bots.novice import NoviceBot
from gouji.bots.random_bot import RandomBot
from gouji.rules.seats import Seat

HUMAN: Final = "human"
"""真人: the ``player`` that is no bot."""


class UnknownBotError(ValueError):
    """未知机器人: there is no bot of that name."""


def _novice(_: Random) -> Bot:
    return NoviceBot()


BOTS: Final[Mapping[str, Callable[[Random], Bot]]] = MappingProxyType(
    {"novice": _novice, "random": RandomBot}
)
"""How each bot is made, given a random source of its own."""


def make_bot(name: str, seed: int, seat: Seat) -> Bot:
    """机器人: a bot for a seat, with a random source of its own.

    Args:
        name: one of ``BOTS``.
        seed: the game's seed; the bot's own follows from it and the seat, never the deal's.
        seat: where it sits.

    Raises:
        UnknownBotError: there is none of that name.
    """
    make = BOTS.get(name)
    if make is None:
        message = f"unknown bot {name!r}; bots are {', '.join(BOTS)}"
        raise UnknownBotError(message)
    return make(Random(f"{name} {seed} {seat}"))
