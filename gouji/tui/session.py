"""牌局: a game being played, without any screen: who sits where, the table, the bots, the record."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from functools import partial
from pathlib import Path
from random import SystemRandom
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from gouji.bots.registry import ADVISERS, HUMAN, sure_bot
from gouji.engine.actions import PASS, Action
from gouji.engine.events import Events, GameOver, RoundResult
from gouji.engine.table import Table, Why
from gouji.engine.views import SECRET, SeatView
from gouji.records.journal import GameHeader, JournalWriter, mend
from gouji.records.places import new_record_path
from gouji.records.players import Player
from gouji.rules.presets import build
from gouji.rules.seats import BIT, NOBODY, SEATS, Seat, Seats, seat_set
from gouji.tui.config import PlayConfig
from gouji.tui.printable import printable
from gouji.tui.sentence import Sentence, reason_of
from gouji.tui.settings import Settings, Speed
from gouji.tui.thinking import think

if TYPE_CHECKING:
    from gouji.bots.base import Decision

SEED_BITS: Final = 53
"""The length of a drawn seed: the longest that every reader of JSON keeps exact."""

QUICK: Final = 0.25
"""Seconds for each act of a bot when nobody wants to wait."""

PACE: Final[Mapping[Speed, float | None]] = MappingProxyType(
    {Speed.INSTANT: 0.0, Speed.FAST: QUICK, Speed.NORMAL: 0.8, Speed.SLOW: 2.0, Speed.STEP: None}
)
"""Seconds for each act of a bot; ``None``: until the player says go on."""


def drawn_seed() -> int:
    """种子: one that nobody can foresee."""
    return SystemRandom().getrandbits(SEED_BITS)


class Session:
    """牌局: one game from its first deal to its score, saved line by line as it goes."""

    def __init__(
        self, config: PlayConfig, players: Sequence[Player], folder: Path | None = None
    ) -> None:
        """Seat the players and open the record; where that fails, the game goes on unsaved.

        Args:
            config: rules, speed and seed, or the record that the game goes on from.
            players: six by seat.
            folder: where to save; the user's data directory if not given.

        Raises:
            RuleSetError: an option is wrong, or two contradict each other.
            UnknownBotError: a player is neither human nor a known bot.
        """
        seed = self._seed = drawn_seed() if config.seed is None else config.seed
        self.rules = build(config.preset, config.overrides)
        self.players = tuple(players)
        self.speed = config.settings.speed
        """May change in the middle of the game."""
        self.fault: OSError | None = None
        """Why the game, or its rest, is not saved."""
        self._bots = {
            seat: sure_bot(one.player, seed, seat)
            for seat, one in zip(SEATS, players, strict=True)
            if one.player != HUMAN
        }
        self.humans = tuple(seat for seat in SEATS if seat not in self._bots)
        self._handed = NOBODY
        self._thinking: tuple[SeatView, asyncio.Future[Action]] | None = None
        """What a bot was asked last."""
        self._interrupted: asyncio.Future[None] | None = None
        """Ends the waiting for it."""
        self._failed = NOBODY
        """Seats whose bot has been told to have failed."""
        self._said: dict[Seat, Decision] = {}
        """What the bot of each seat has decided last."""
        self._news: list[Sentence] = []
        self.resumed = config.resumed.point if config.resumed else None
        """Where the game goes on from, if it is no new one."""
        self._journal: JournalWriter | None = None
        self._journal = self._open_journal(config, seed, folder)
        self.table = Table(self.rules, seed, self._journal, config.prepared)
        self.table.subscribe(self._keep_results)
        self.results: list[RoundResult] = []
        """The result of each round played so far."""
        self.over: GameOver | None = None
        """How the game ended, once it has."""
        if self.resumed:
            self.table.resume(self.resumed.state, self.resumed.chance)
            self.results += self.resumed.results
            self.over = self.resumed.over

    def _open_journal(
        self, config: PlayConfig, seed: int, folder: Path | None
    ) -> JournalWriter | None:
        now = datetime.now().astimezone()
        header = GameHeader(
            config.preset, self.rules, self.players, seed, now, config.profile, config.prepared
        )
        try:
            if config.resumed:
                point, file = config.resumed.point, config.resumed.file
                with file.closing_at_fault():
                    mend(file, point.record, point.awaited)
                return JournalWriter(file, None, self._keep_fault, seat_set(*self.humans))
            while True:
                path = new_record_path(config.preset, now, folder)
                # Another game may begin in the same second.
                with suppress(FileExistsError):
                    return JournalWriter(path, header, self._keep_fault, seat_set(*self.humans))
        except OSError as error:
            self._keep_fault(error)
            return None

    def _keep_results(self, events: Events) -> None:
        self.results += [one for one in events if isinstance(one, RoundResult)]
        self.over = next((one for one in events if isinstance(one, GameOver)), self.over)

    def _keep_fault(self, error: OSError) -> None:
        self.fault = error
        self._news.append(Sentence("saving_failed", {"reason": reason_of(error)}))

    def news(self) -> Sequence[Sentence]:
        """消息: what has gone wrong since this was last asked for: all may know it, and are told once."""
        news, self._news = self._news, []
        return news

    @property
    def names(self) -> tuple[str, ...]:
        """名字: the players' names by seat, as a screen may show them."""
        return tuple(printable(one.name) for one in self.players)

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
            return Sentence("not_saved", {"path": self.fault.filename, "reason": reason})
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

    @property
    def present(self) -> tuple[Seat, ...]:
        """在座: the seats of humans who play themselves."""
        return tuple(filter(self.is_human, self.humans))

    def is_human(self, seat: Seat) -> bool:
        """真人: whether a human sits there and plays himself."""
        return seat in self.humans and not self.handed & BIT[seat]

    def passes_unasked(self, view: SeatView, settings: Settings) -> bool:
        """自动过: whether a human who can only pass does so by itself, as he has set."""
        # Where several share the screen, who passes unasked would tell that he has nothing.
        return settings.auto_pass and not self.is_shared and view.legal == (PASS,)

    @property
    def handed(self) -> Seats:
        """托管: the seats of humans for whom bots play at present."""
        return self._handed

    @handed.setter
    def handed(self, seats: Seats) -> None:
        self._handed = seats
        if self._interrupted and not self._interrupted.done():
            self._interrupted.set_result(None)

    async def think(self, view: SeatView) -> Action | None:
        """思考: what whoever plays for the human or bot at the view's seat chooses, off the event loop.

        Returns:
            The choice; ``None`` if it has changed meanwhile for whom bots play (托管). Whoever then asks
            the same again need not wait longer for it.
        """
        if self._thinking is None or self._thinking[0] != view:
            if self._thinking:
                self._thinking[1].cancel()
            self._thinking = view, think(partial(self.choose, view))
        thought = self._thinking[1]
        interrupted = self._interrupted = asyncio.get_running_loop().create_future()
        await asyncio.wait((thought, interrupted), return_when=asyncio.FIRST_COMPLETED)
        if interrupted.done():
            return None
        self._notice_failure(view)
        return thought.result()

    def choose(self, view: SeatView) -> Action:
        """思考: the choice of the bot at the view's seat, or of the one that plays for its human."""
        seat = view.seat
        if seat not in self._bots:
            self._bots[seat] = sure_bot(ADVISERS[0], self._seed, seat)
        decision = self._said[seat] = self._bots[seat].choose(view)
        return decision.action

    def why(self, seat: Seat, act: Action) -> Why | None:
        """理由: why the bot whose seat it is took an act; ``None`` if it is a human's."""
        said = None if seat in self.humans else self._said.get(seat)
        return said.reason.value if said and said.action == act else None

    def _notice_failure(self, view: SeatView) -> None:
        seat, bot = view.seat, self._bots.get(view.seat)
        # That a bot fails at a secret question would tell that it was asked one.
        is_secret = view.ask is None or view.ask.question in SECRET
        if bot and bot.fault and not is_secret and not self._failed & BIT[seat]:
            self._failed = Seats(self._failed | BIT[seat])
            self._news.append(Sentence("bot_failed", {"name": self.names[seat - 1]}))

    def keep(self) -> None:
        """落盘: see to it that a power loss takes nothing of what has happened."""
        if self._journal:
            self._journal.sync()

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
