"""设定: what a game is to be played with. The setup screen shows it before anything heavier is loaded."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from gouji.bots.registry import BOTS, HUMAN
from gouji.engine.refusals import Language
from gouji.records.players import Player
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.sentence import Sentence
from gouji.tui.settings import Settings
from gouji.tui.text import say

if TYPE_CHECKING:
    from gouji.records.profiles import Profile
    from gouji.records.resume import Resumed
    from gouji.rules.deck import PreparedDeal


@dataclass(frozen=True, slots=True)
class PlayConfig:
    """开局设定: what a game is to be played with."""

    preset: Preset
    overrides: Mapping[str, object]
    """Option values over the preset's, those of a profile included."""
    players: tuple[Player, ...] | None
    """Six by seat, or ``None`` to ask."""
    settings: Settings
    seed: int | None = None
    """Of the deal; ``None`` draws one."""
    profile: "Profile | None" = None
    """The house rules that preset and overrides are from; they travel in the record."""
    faults: tuple[Sentence, ...] = ()
    """What was written for the settings that could not be used, to be told first."""
    is_ruled: bool = False
    """Whether the user has named the rules, so that they go before those of the last setup."""
    prepared: "PreparedDeal | None" = None
    """The first deal, if chance is not to make it."""
    resumed: "Resumed | None" = None
    """Where the game goes on from, if it is no new one; whoever plays it closes the file."""


def default_players(language: Language, humans: int = 1) -> tuple[Player, ...]:
    """选手: six players to begin with, the first ones human and the others bots of the first kind."""
    bot = next(iter(BOTS))
    return tuple(
        Player(say(f"name_{seat}", language), HUMAN if seat <= humans else bot) for seat in SEATS
    )
