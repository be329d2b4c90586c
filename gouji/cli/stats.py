"""战绩: ``gouji stats``: what everybody has achieved in the finished records of a folder."""

import sys
from shutil import get_terminal_size
from typing import Final

from gouji.cli.arguments import Request
from gouji.cli.output import put, put_json
from gouji.cli.records import check_folder
from gouji.records.finished import LeftOut, finished_records
from gouji.records.standing import Column, Figure, PlayerStanding, Standings, ranked, standings
from gouji.tui.glyphs import drawn
from gouji.tui.standings import fits_player, head_line, merged, source_lines, standing_line
from gouji.tui.text import say as word

WIDTH: Final = 80
"""Cells of a line where there is no terminal, and at most."""

DIGITS: Final = 4
"""Of shares in the JSON object."""


def stats(request: Request) -> int:
    """战绩: print the table, or one JSON object.

    Raises:
        OSError: the folder cannot be read.
    """
    options = request.options
    check_folder(options.folder)
    found = finished_records(options.folder)
    table = standings(found, merged) if options.merge else standings(found)
    fitting = [one for one in table.lines if fits_player(one, options.filter)]
    lines = ranked(fitting, Column(options.column), backwards=options.reverse)
    if options.json:
        put_json(_value(table, lines))
        return 0
    for line in _lines(table, lines, request):
        put(drawn(line, request.preferences.settings.glyphs))
    return 0


def _lines(table: Standings, lines: list[PlayerStanding], request: Request) -> list[str]:
    language = request.language
    width = min(WIDTH, get_terminal_size().columns) if sys.stdout.isatty() else WIDTH
    shown = [standing_line(one, language, width) for one in lines]
    head = [head_line(language, width), *shown, ""] if shown else []
    notes = [word("standing_notes", language)] if shown else []
    if table.lines and not shown:
        head = [word("sift_nothing", language, text=request.options.filter)]
    return [*head, *source_lines(table, language), *notes]


def _value(table: Standings, lines: list[PlayerStanding]) -> dict[str, object]:
    return {
        "games": table.games,
        "rounds": table.rounds,
        "left_out": {why.value: table.left_out.get(why, 0) for why in LeftOut},
        "players": [_player(one) for one in lines],
    }


def _player(standing: PlayerStanding) -> dict[str, object]:
    shares = {
        "points_a_round": standing.share(Figure.POINTS),
        "head_share": standing.share(Figure.HEADS),
        "last_share": standing.share(Figure.LASTS),
    }
    return {
        "name": standing.player.name,
        "player": standing.player.player,
        **{figure.value: standing.figures[figure] for figure in Figure},
        **{key: share if share is None else round(share, DIGITS) for key, share in shares.items()},
    }
