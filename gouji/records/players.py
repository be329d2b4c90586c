"""选手: who sits where, as a record's header names it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Player:
    """选手: who sits at a seat: a name, and ``human`` or a bot's name."""

    name: str
    player: str
