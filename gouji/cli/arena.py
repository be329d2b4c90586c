"""擂台: ``gouji arena``: bots against bots on the same deals."""

import json
from collections.abc import Sequence
from itertools import combinations
from typing import Final

from rich.console import Console
from rich.table import Column, Table
from rich.text import Text

from gouji.arena.board import Mark
from gouji.arena.duel import Pairing, Side
from gouji.arena.series import Summary, head_share, quantile, run
from gouji.cli.arguments import Request
from gouji.cli.choices import chosen_bot, chosen_rules
from gouji.cli.errors import WrongUsageError
from gouji.cli.output import complain, put
from gouji.cli.progress import progress
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.presets import build

LEAST: Final = 2
"""Bots that a comparison needs, and boards that an interval needs."""

TOLD: Final = tuple(mark for mark in Mark if mark not in {Mark.ROUND, Mark.HEAD})
"""What the JSON object tells as counted: of the first bot, by seat and round."""

COLUMNS: Final = ("heads", "sweeps", "opened", "burns", "fallbacks", "times")


def arena(request: Request) -> int:
    """擂台: play the boards of every pairing and print what they say; Ctrl-C ends it early.

    Raises:
        WrongUsageError: the rules or the bots cannot be had.
        FaultError: the house rules are at fault.
        OSError: the house rules cannot be read.
        KeyboardInterrupt: it was stopped; what was done is printed.
    """
    options, language = request.options, request.language
    chosen = chosen_rules(options.rules, options.settings, language)
    rules = build(chosen.preset, {**chosen.overrides, "rounds": options.rounds})
    bots = [chosen_bot(name, language) for name in options.bots]
    if len(bots) < LEAST:
        raise WrongUsageError(say("too_few_bots", language))
    summaries: list[Summary] = []
    for one, other in combinations(bots, LEAST):
        summary = _play(Pairing(one, other, rules, options.one_seat), request)
        if summary.boards >= LEAST:
            summaries.append(summary)
            tell = _put_json if options.json else _put_text
            tell(summary, chosen.name, request)
        if summary.boards < options.boards:
            complain(say("stopped" if summary.boards >= LEAST else "nothing_done", language))
            raise KeyboardInterrupt
    if len(bots) > LEAST and not options.json:
        _put_matrix(bots, summaries, language)
    return 0


def _play(pairing: Pairing, request: Request) -> Summary:
    options = request.options
    title = say("progress", request.language, one=pairing.one, other=pairing.other)
    with progress() as bar:
        task = bar.add_task(title, total=options.boards)
        return run(
            pairing,
            options.boards,
            options.seed,
            options.jobs,
            lambda done: bar.update(task, completed=done),
        )


def _put_json(summary: Summary, rules: str, request: Request) -> None:
    pairing, one = summary.pairing, summary.one
    value: dict[str, object] = {
        "a": pairing.one,
        "b": pairing.other,
        "rules": rules,
        "one_seat": pairing.one_seat,
        "rounds": pairing.rules.rounds,
        "seed": request.options.seed,
        "boards": summary.boards,
        "mean": round(summary.mean, 4),
        "low": round(summary.mean - summary.margin, 4),
        "high": round(summary.mean + summary.margin, 4),
        "head_share": round(head_share(one, summary.other), 4),
        **{mark.value: one.marks[mark] for mark in TOLD},
        "p50_ms": round(1000 * quantile(one.times, 0.5), 4),
        "p99_ms": round(1000 * quantile(one.times, 0.99), 4),
    }
    put(json.dumps(value, ensure_ascii=False))


def _put_text(summary: Summary, rules: str, request: Request) -> None:
    language, pairing = request.language, summary.pairing
    key = "pairing_one_seat" if pairing.one_seat else "pairing"
    seed, boards = request.options.seed, summary.boards
    put(
        say(
            key,
            language,
            one=pairing.one,
            other=pairing.other,
            rules=rules,
            boards=boards,
            seed=seed,
        )
    )
    mean, margin = summary.mean, summary.margin
    put("  " + say("points", language, mean=mean, low=mean - margin, high=mean + margin))
    table = _table(*(say(f"column_{name}", language) for name in COLUMNS))
    for name, side, other in (
        (pairing.one, summary.one, summary.other),
        (pairing.other, summary.other, summary.one),
    ):
        table.add_row(Text(name), *_cells(side, other))
    _put_table(table)


def _cells(side: Side, other: Side) -> tuple[str, ...]:
    marks = side.marks
    seats = marks[Mark.ROUND]
    return (
        f"{head_share(side, other):.1%}",
        f"{marks[Mark.SWEEP] / seats:.1%}",
        f"{marks[Mark.OPENED] / seats:.1%}",
        f"{marks[Mark.BURN]}/{marks[Mark.BURN_MADE]}/{marks[Mark.BURNT_OUT]}",
        str(marks[Mark.FALLBACK]),
        f"{1000 * quantile(side.times, 0.5):.3f}/{1000 * quantile(side.times, 0.99):.3f}",
    )


def _put_matrix(bots: Sequence[str], summaries: Sequence[Summary], language: Language) -> None:
    found = {(one.pairing.one, one.pairing.other): one for one in summaries}
    table = _table(*bots)
    for row in bots:
        table.add_row(Text(row), *(_payoff(found, row, column) for column in bots))
    put(say("matrix", language))
    _put_table(table)


def _payoff(found: dict[tuple[str, str], Summary], row: str, column: str) -> str:
    if (row, column) in found:
        return f"{found[row, column].mean:+.2f} ± {found[row, column].margin:.2f}"
    if (column, row) in found:
        return f"{-found[column, row].mean:+.2f} ± {found[column, row].margin:.2f}"
    return ""


def _table(*columns: str) -> Table:
    # The name of a bot may be any command: no markup.
    return Table("", *(Column(Text(one)) for one in columns), box=None)


def _put_table(table: Table) -> None:
    console = Console(width=100, color_system=None)
    with console.capture() as captured:
        console.print(table)
    for line in captured.get().splitlines():
        put(line.rstrip())
