"""机器人名册: bots by the name that a record's ``player`` holds.

A package may add bots of its own by entry points of the group ``gouji.bots``; each is called with a random
source, as ours are. ``cmd:`` and a command is a bot that is a program (:mod:`gouji.bots.stdio`); it is
started only where a user has named it, never because a record does.
"""

from collections.abc import Callable, Mapping
from functools import cache
from pkgutil import resolve_name
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gouji.rules.seats import Seat

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

    from gouji.bots.base import Bot
    from gouji.bots.guard import Guard

HUMAN: Final = "human"
"""真人: the ``player`` that is no bot."""

GROUP: Final = "gouji.bots"
"""入口组: the entry points by which other packages add bots."""

COMMAND: Final = "cmd:"
"""外接机器人: what the name of a bot that is a program begins with."""


class UnknownBotError(ValueError):
    """未知机器人: there is no bot of that name."""


BOTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "novice": "gouji.bots.novice:NoviceBot",
        "regular": "gouji.bots.regular:RegularBot",
        "expert": "gouji.bots.expert:ExpertBot",
        "random": "gouji.bots.random_bot:RandomBot",
    }
)
"""Where the class of each of ours is, loaded when one is made and called with a random source."""

ADVISERS: Final = tuple(name for name in reversed([*BOTS]) if name != "random")
"""参谋: those of ours that can advise a human or play in his place, the best first."""


@cache
def _added() -> "Mapping[str, EntryPoint]":
    # Looking for packages takes a while, and mostly there is no guest.
    from importlib.metadata import entry_points  # noqa: PLC0415

    found = {point.name: point for point in entry_points(group=GROUP)}
    return {name: point for name, point in found.items() if name not in {*BOTS, HUMAN}}


def bot_names() -> tuple[str, ...]:
    """机器人: the names of all bots there are, ours first; those that are programs have none."""
    return (*BOTS, *_added())


def is_command(name: str) -> bool:
    """外接机器人: whether a name is that of a bot that is a program."""
    return name.startswith(COMMAND) and bool(name[len(COMMAND) :].strip())


def make_bot(name: str, seed: int, seat: Seat) -> "Bot":
    """机器人: a bot for a seat, with a random source of its own.

    Ours are given out as they are; any other is replaced by ``regular`` should it fail.

    Args:
        name: one of :func:`bot_names`, or ``cmd:`` and a command.
        seed: the game's seed; the bot's own follows from it and the seat, never the deal's.
        seat: where it sits.

    Raises:
        UnknownBotError: there is none of that name.
    """
    # The name of a file need not be text, and a command holds one.
    rng = Random(f"{name} {seed} {seat}".encode("utf-8", "surrogateescape"))
    place = BOTS.get(name)
    if place is not None:
        make: Callable[[Random], Bot] = resolve_name(place)
        return make(rng)
    from gouji.bots.guard import Guard  # noqa: PLC0415 – only guests need one

    return Guard(_guest(name, rng), make_bot("regular", seed, seat))


def sure_bot(name: str, seed: int, seat: Seat) -> "Guard":
    """替补: a bot that always answers: a simpler one plays on for it should it fail.

    Args:
        name: as for :func:`make_bot`.
        seed: likewise.
        seat: likewise.

    Raises:
        UnknownBotError: there is none of that name.
    """
    from gouji.bots.guard import Guard  # noqa: PLC0415 – as above

    bot = make_bot(name, seed, seat)
    if isinstance(bot, Guard):
        return bot
    simplest = Guard(lambda: make_bot("novice", seed, seat), make_bot("random", seed, seat))
    return Guard(lambda: bot, simplest)


def _guest(name: str, rng: Random) -> "Callable[[], Bot]":
    if is_command(name):
        from gouji.bots.stdio import StdioBot  # noqa: PLC0415 – only programs need it

        return lambda: StdioBot(name[len(COMMAND) :])
    point = _added().get(name)
    if point is None:
        message = f"unknown bot {name!r}; bots are {', '.join(bot_names())}"
        raise UnknownBotError(message)
    return lambda: point.load()(rng)
