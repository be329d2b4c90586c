"""无屏: a whole game played by bots, without a screen."""

from collections.abc import Sequence
from typing import NamedTuple

from gouji.bots.guard import Guard
from gouji.bots.registry import make_bot
from gouji.engine.table import Journal, Table
from gouji.rules.deck import PreparedDeal
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS


class Tally(NamedTuple):
    """计数: how much was played."""

    rounds: int = 0
    decisions: int = 0
    faults: tuple[str, ...] = ()
    """What bots of others did wrong that were replaced."""

    def plus(self, other: "Tally") -> "Tally":
        """计数: both together."""
        faults = tuple(dict.fromkeys(self.faults + other.faults))
        return Tally(self.rounds + other.rounds, self.decisions + other.decisions, faults)


def play_game(
    rules: RuleSet,
    seed: int,
    bots: Sequence[str],
    journal: Journal | None = None,
    prepared: PreparedDeal | None = None,
) -> Tally:
    """无屏: play a game to its end.

    Args:
        rules: the rules of the game.
        seed: of the deals and the bots; the same seed plays the same game.
        bots: six names of bots, by seat.
        journal: told of everything that happens.
        prepared: the first deal, if chance is not to make it.

    Raises:
        UnknownBotError: there is no bot of a name.
    """
    table = Table(rules, seed, journal, prepared)
    players = {seat: make_bot(name, seed, seat) for seat, name in zip(SEATS, bots, strict=True)}
    decisions = 0
    while not table.is_over:
        ask = table.ask
        if ask is None:
            table.start()
            continue
        table.submit(ask.seat, players[ask.seat].choose(table.view(ask.seat)).action)
        decisions += 1
    faults = [bot.fault for bot in players.values() if isinstance(bot, Guard)]
    return Tally(table.state.match.number, decisions, tuple(filter(None, faults)))
