"""Snapshots: what a screen shows, compared with a file that a diff can be read of.

    await same_pictures("title", app, pilot, [(80, 24)])
    same_svg("table-colours", app.export_screenshot())

``GOUJI_SNAPSHOTS=write`` writes the files anew instead; look at what ``git diff`` then says.
"""

import os
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Final

from textual.pilot import Pilot

from gouji.engine.refusals import Language
from gouji.tui.app import GoujiApp
from gouji.tui.settings import Glyphs
from tests.tui.shell import text_of

FOLDER: Final = Path(__file__).with_name("snapshots")
REWRITES: Final = "GOUJI_SNAPSHOTS"


async def same_pictures(
    name: str,
    app: GoujiApp,
    pilot: Pilot[None],
    sizes: Sequence[tuple[int, int]],
) -> None:
    """Compare a screen at all sizes, in both languages and in both kinds of signs with its one snapshot."""
    pictures = []
    for columns, rows in sizes:
        await pilot.resize_terminal(columns, rows)
        for language in Language:
            for signs in (Glyphs.FULL, Glyphs.ASCII):
                app.change(replace(app.settings, language=language, glyphs=signs))
                picture = await at_rest(app, pilot)
                pictures.append(f"===== {columns}x{rows} {language} {signs} =====\n{picture}")
    same_text(name, "\n".join(pictures))


async def at_rest(app: GoujiApp, pilot: Pilot[None]) -> str:
    """The text of the screen, once it changes no more."""
    before, now = "", "not drawn yet"
    while now != before:
        # Twice, for what one message changes another may have laid out.
        await pilot.pause(0)
        await pilot.pause(0)
        before, now = now, text_of(app)
    return now


def same_text(name: str, text: str) -> None:
    """Compare the text of a screen with its snapshot; blanks at the ends of lines do not count."""
    lines = (line.rstrip() for line in text.splitlines())
    _compare(FOLDER / f"{name}.txt", "\n".join(lines).rstrip("\n") + "\n")


def same_svg(name: str, svg: str) -> None:
    """Compare a picture of a screen with its snapshot."""
    _compare(FOLDER / f"{name}.svg", svg)


def _compare(file: Path, now: str) -> None:
    if os.environ.get(REWRITES) == "write":
        FOLDER.mkdir(exist_ok=True)
        file.write_text(now, encoding="utf-8")
    assert file.exists(), f"there is no {file.name} yet: {REWRITES}=write makes it"
    kept = file.read_text(encoding="utf-8")
    assert now == kept, f"{file.name} has changed: {REWRITES}=write takes it over"
