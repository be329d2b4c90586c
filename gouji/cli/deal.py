"""发牌: ``gouji deal``: prints deals, for a club or to play them again."""

import json

from gouji.cli.arguments import Request
from gouji.cli.choices import chosen_rules
from gouji.cli.outfile import check_out, write_lines
from gouji.engine.table import Chance
from gouji.export.sheet import deal_title, sheet
from gouji.records.deals import deal_value
from gouji.rules.deck import Opening, PreparedDeal
from gouji.tui.glyphs import drawn
from gouji.tui.session import drawn_seed


def deal(request: Request) -> int:
    """发牌: print the deals that games of some seeds begin with.

    Raises:
        WrongUsageError: the rules cannot be had, or an option needs another.
        FaultError: the house rules are at fault, or the file exists already.
        OSError: a file cannot be read or written.
    """
    options, language = request.options, request.language
    check_out(options, language)
    rules = chosen_rules(options.rules, options.settings, language)
    first = drawn_seed() if options.seed is None else options.seed
    lines: list[str] = []
    for number, seed in enumerate(range(first, first + options.boards), start=1):
        prepared = dealt(seed, rules.build().opening)
        if options.json:
            lines.append(json.dumps(deal_value(prepared, seed)))
            continue
        title = deal_title(number, options.boards, seed, rules.name, language)
        lines += [""] * bool(lines)
        lines += sheet(prepared, title, language, is_drawn=options.drawn)
    glyphs = request.preferences.settings.glyphs
    write_lines((drawn(line, glyphs) for line in lines), options, language)
    return 0


def dealt(seed: int, opening: Opening) -> PreparedDeal:
    """发牌: what the first round of a game with this seed is dealt."""
    chance = Chance(seed)
    drawing = chance.draw(opening, None)
    hands, fallback = chance.deal(drawing.drawer)
    return PreparedDeal(hands, drawing.drawer, drawing.cut, fallback)
