"""牌局: a game being played, without any screen: who sits where, the table, the bots, the record."""

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path
from random import SystemRandom
from types import MappingProxyType
from typing import Final

from gouji.bots.registry import HUMAN, make_bot
from gouji.engine.actions import Action
from gouji.engine.events import Events, GameOver, RoundResult
from gouji.engine.table import Table
from gouji.engine.views import SeatView
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.places import new_record_path
from gouji.records.players import Player
from gouji.rules.presets import build
from gouji.rules.seats import SEATS, Seat, seat_set
from gouji.tui.config import PlayConfig, Speed, default_players
from gouji.tui.sentence import Sentence, reason_of

__all__ = ["PACE", "PlayConfig", "Session", "Speed", "default_players", "pace"]

SEED_BITS: Final = 53
"""The length of a drawn seed: the longest that every reader of JSON keeps exact."""

QUICK: Final = 0.25
"""Seconds for each act of a bot when nobody wants to wait."""

PACE: Final[Mapping[Speed, float | None]] = MappingProxyType(
    {Speed.INSTANT: 0.0, Speed.FAST: QUICK, Speed.NORMAL: 0.8, Speed.SLOW: 2.0, Speed.STEP: None}
)
"""Seconds for each act of a bot; ``None``: until the player says go on."""


class Session:
    """牌局: one game from its first deal to its score, saved line by line as it goes."""

    def __init__(
        self, config: PlayConfig, players: Sequence[Player], folder: Path | None = None
    ) -> None:
        """Seat the players and open the record; where that fails, the game goes on unsaved.

        Args:
            config: rules, speed and seed.
            players: six by seat.
            folder: where to save; the user's data directory if not given.

        Raises:
            RuleSetError: an option is wrong, or two contradict each other.
            UnknownBotError: a player is neither human nor a known bot.
        """
        seed = SystemRandom().getrandbits(SEED_BITS) if config.seed is None else config.seed
        self.rules = build(config.preset, config.overrides)
        self.players = tuple(players)
        self.speed = config.speed
        self.fault: OSError | None = None
        """Why the game, or its rest, is not saved."""
        self._bots = {
            seat: make_bot(one.player, seed, seat)
            for seat, one in zip(SEATS, players, strict=True)
            if one.player != HUMAN
        }
        self.humans = tuple(seat for seat in SEATS if seat not in self._bots)
        self._journal = self._open_journal(config, seed, folder)
        self.table = Table(self.rules, seed, self._journal)
        self.table.subscribe(self._keep_results)
        self.results: list[RoundResult] = []
        """The result of each round played so far."""
        self.over: GameOver | None = None
        """How the game ended, once it has."""

    def _open_journal(
        self, config: PlayConfig, seed: int, folder: Path | None
    ) -> JournalWriter | None:
        now = datetime.now().astimezone()
        header = GameHeader(config.preset, self.rules, self.players, seed, now, config.profile)
        try:
            path = new_record_path(config.preset, now, folder)
            return JournalWriter(path, header, self._keep_fault)
        except OSError as error:
            self.fault = error
            return None

    def _keep_results(self, events: Events) -> None:
        self.results += [one for one in events if isinstance(one, RoundResult)]
        self.over = next((one for one in events if isinstance(one, GameOver)), self.over)

    def _keep_fault(self, error: OSError) -> None:
        self.fault = error

    @property
    def names(self) -> tuple[str, ...]:
        """名字: the players' names by seat."""
        return tuple(one.name for one in self.players)

    @property
    def path(self) -> Path | None:
        """存处: the record, as far as it could be written; ``None`` if there is none."""
        return self._journal.path if self._journal else None

    @property
    def saved(self) -> Sentence:
        """存处: where the game is saved, or why it is not."""
        if self.fault is None:
            return Sentence("saved", {"path": self.path})
        reason = reason_of(self.fault)
        if self.path is None:
            return Sentence("not_saved", {"reason": reason})
        return Sentence("saved_in_part", {"path": self.path, "reason": reason})

    @property
    def is_shared(self) -> bool:
        """同屏: whether several humans share the screen, so that none may see another's hand."""
        return len(self.humans) > 1

    @property
    def pace(self) -> float | None:
        """快慢: seconds for the next act of a bot, ``None`` for step by step."""
        in_play = self.table.state.standing.in_play
        is_watched = not self.humans
        return pace(self.speed, is_followed=is_watched or bool(in_play & seat_set(*self.humans)))

    def is_human(self, seat: Seat) -> bool:
        """真人: whether a human sits there."""
        return seat not in self._bots

    def choose(self, view: SeatView) -> Action:
        """思考: the choice of the bot at the view's seat."""
        return self._bots[view.seat].choose(view)

    def close(self) -> None:
        """Close the record; every line already stands in it."""
        if self._journal:
            self._journal.close()


def pace(speed: Speed, *, is_followed: bool) -> float | None:
    """快慢: seconds for an act of a bot, ``None`` for step by step.

    Args:
        speed: the speed that was chosen.
        is_followed: whether somebody follows the play: a human in play, or one who only watches bots.
    """
    chosen = PACE[speed]
    if is_followed:
        return chosen
    return QUICK if chosen is None else min(chosen, QUICK)
