"""模拟: ``gouji simulate``: bots play games without a screen, and records are written."""

from collections.abc import Sequence
from datetime import datetime
from pathlib import Path
from time import process_time

from gouji.cli.arguments import Request
from gouji.cli.choices import Rules, chosen_bots, chosen_rules
from gouji.cli.errors import FaultError, file_fault
from gouji.cli.headless import Tally, play_game
from gouji.cli.output import complain, put
from gouji.cli.prepared import chosen_deal
from gouji.cli.words import say
from gouji.records.journal import GameHeader, JournalWriter
from gouji.records.places import SUFFIX
from gouji.records.players import Player
from gouji.rules.deck import PreparedDeal
from gouji.rules.seats import SEATS


def simulate(request: Request) -> int:
    """模拟: play the games and print one line about them all.

    Raises:
        WrongUsageError: the rules or the players cannot be had.
        FaultError: the house rules or the deal are at fault, or a record cannot be written.
        RecordError: the record that the deal is from is at fault.
        OSError: the house rules or the deal cannot be read.
    """
    options, language = request.options, request.language
    rules = chosen_rules(options.rules, options.settings, language)
    bots = chosen_bots(options.players, language)
    prepared = chosen_deal(options, language)
    began, tally = process_time(), Tally()
    for seed in range(options.seed, options.seed + options.games):
        if options.out is None:
            tally = tally.plus(play_game(rules.build(), seed, bots, prepared=prepared))
            continue
        path = options.out / f"{rules.name}-{seed}{SUFFIX}"
        try:
            tally = tally.plus(_write_game(path, rules, seed, bots, prepared))
        except OSError as error:
            fault = file_fault(error.filename or path, error, language)
            raise FaultError(fault) from None
    seconds = process_time() - began
    put(
        f"games={options.games} rounds={tally.rounds} decisions={tally.decisions}"
        f" cpu_s={seconds:.3f}"
    )
    for fault in tally.faults:
        complain(say("bot_replaced", language, fault=fault))
    return 0


def _write_game(
    path: Path, rules: Rules, seed: int, bots: Sequence[str], prepared: PreparedDeal | None
) -> Tally:
    path.parent.mkdir(parents=True, exist_ok=True)
    players = [Player(f"{bot} {seat}", bot) for seat, bot in zip(SEATS, bots, strict=True)]
    rule_set = rules.build()
    created = datetime.now().astimezone()
    header = GameHeader(rules.preset, rule_set, players, seed, created, rules.profile, prepared)
    with JournalWriter(path, header) as journal:
        return play_game(rule_set, seed, bots, journal, prepared)
