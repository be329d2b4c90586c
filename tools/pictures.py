"""Draw the README's pictures: the table in the middle of a game, in Chinese and in English."""

import asyncio
import re
from html import unescape
from itertools import accumulate
from pathlib import Path
from typing import Final

from rich.cells import cell_len

import gouji.tui
from gouji.bots.registry import make_bot
from gouji.engine.events import Event
from gouji.engine.refusals import Language
from gouji.engine.table import Table
from gouji.rules.asks import Question
from gouji.rules.hand import size
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.seats import SEATS, Seat
from gouji.tui.app import GoujiApp
from gouji.tui.config import default_players
from gouji.tui.screens.table import TableScreen
from gouji.tui.settings import Settings
from gouji.tui.story import Story
from gouji.tui.viewmodel import seat_table

FOLDER: Final = Path(__file__).parents[1] / "docs" / "images"
PICTURES: Final = {
    "table-zh": (Language.ZH, (80, 24)),
    "table-en": (Language.EN, (80, 24)),
    "table-wide-zh": (Language.ZH, (120, 36)),
}
HUMAN: Final = SEATS[0]
PLAYED: Final = 60
"""Cards that have been played in a game worth a picture."""
TURNS: Final = 3
"""Turns of a trick worth a picture."""


def telling_moment(seed: int) -> tuple[Table, list[Event]]:
    """Play on until the human is asked about a trick in which something has happened."""
    table = Table(PRESETS[Preset.CLASSIC], seed)
    events: list[Event] = []
    table.subscribe(events.extend)
    bots = {seat: make_bot("novice", seed, seat) for seat in SEATS}
    table.start()
    while (ask := table.ask) is not None:
        view = table.view(ask.seat)
        is_good = (
            ask.seat == HUMAN
            and ask.question is Question.FOLLOW
            and size(view.standing.played) > PLAYED
            and view.trick is not None
            and len(view.trick.turns) >= TURNS
            and len(view.legal) > TURNS
        )
        if is_good:
            return table, events
        table.submit(ask.seat, bots[ask.seat].choose(view).action)
    return telling_moment(seed + 1)


class Studio(GoujiApp):
    """An app that shows one table and nothing else."""

    CSS_PATH = str(Path(gouji.tui.__file__).parent / "app.tcss")

    async def main(self) -> None:
        """Have no course of its own."""
        await asyncio.Event().wait()


async def draw(language: Language, columns: int, rows: int) -> str:
    """Draw the table at a telling moment, with the cheapest answer picked.

    Returns:
        An SVG.
    """
    table, events = telling_moment(seed=7)
    names = tuple(player.name for player in default_players(language))
    app = Studio(Settings(language=language))
    async with app.run_test(size=(columns, rows)) as pilot:
        screen = TableScreen(names, language)
        await app.push_screen(screen)
        screen.tell([*Story(names).told(events)])
        view = table.view(Seat(HUMAN))
        screen.show(seat_table(view, names, language), view)
        await pilot.press("tab")
        return with_true_widths(app.export_screenshot(title="Gouji 够级"))


def with_true_widths(svg: str) -> str:
    """Put every character in its cell, and name fonts that are on the reader's own machine.

    The exporter counts characters, so that Chinese would be squeezed to half its width.
    """
    texts = re.findall(r'textLength="([\d.]+)"[^>]*>([^<]+)<', svg)
    cell = min(float(width) / len(unescape(text)) for width, text in texts)

    def placed(match: re.Match[str]) -> str:
        before, left, between, text = match.groups()
        places = accumulate((cell * cell_len(one) for one in unescape(text)), initial=float(left))
        listed = " ".join(f"{place:.1f}" for place in list(places)[:-1])
        return f'{before}x="{listed}"{between}>{text}<'

    svg = re.sub(r'(<text [^>]*?)x="([\d.]+)"([^>]*?) textLength="[\d.]+"', r'\1x="\2"\3', svg)
    svg = re.sub(r'(<text class="\S+-r\d+" )x="([\d.]+)"([^>]*)>([^<]+)<', placed, svg)
    svg = re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)
    # Signs such as × and ● are one cell wide in Latin fonts, two in Chinese ones: Latin comes first.
    fonts = (
        "'DejaVu Sans Mono', Menlo, Consolas, 'Sarasa Mono SC', 'Noto Sans Mono CJK SC', monospace"
    )
    return svg.replace("font-family: Fira Code, monospace", f"font-family: {fonts}")


def main() -> None:
    """Draw all pictures anew."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (language, (columns, rows)) in PICTURES.items():
        svg = asyncio.run(draw(language, columns, rows))
        (FOLDER / f"{name}.svg").write_text(svg, "utf-8")


if __name__ == "__main__":
    main()
