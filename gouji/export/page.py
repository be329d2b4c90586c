"""网页: a record as one page for a browser, which needs no network and nothing but itself."""

import json
from base64 import b64encode
from collections.abc import Iterator, Sequence
from functools import cache
from hashlib import sha256
from html import escape
from importlib.resources import files
from string import Template
from typing import Final

from gouji.engine.refusals import Language
from gouji.export.scene import Scene
from gouji.export.steps import Manner, Part, Step, steps
from gouji.export.transcript import Teller
from gouji.records.reader import Record
from gouji.rules.seats import Seat
from gouji.tui.printable import printable
from gouji.tui.reel import Reel
from gouji.tui.text import say

LANGUAGE_TAG: Final = {Language.ZH: "zh-Hans", Language.EN: "en"}

WORDS: Final = (
    *("about", "controls", "first", "trick_back", "back", "play", "forward", "trick_forward"),
    *("last", "slider", "speed", "slow", "normal", "fast", "table", "told", "no_script"),
)
"""What the page's frame says."""

SPOKEN: Final = {"play": {}, "stop": {}, "step": {"step": "{step}", "last": "{last}"}}
"""What its script says, and what it fills in by itself."""


def page(record: Record, reel: Reel, language: Language, seat: Seat | None) -> str:
    """网页: the text of an HTML file that shows a record step by step, as far as it is sound.

    Args:
        record: the record.
        reel: the same, played through.
        language: of the page.
        seat: who looks: the page then holds nothing that this seat could not know; ``None`` with all
            hands open.
    """
    told = [*steps(record, reel, language, seat)]
    title, *header = map(printable, Teller(record, language, seat).header())
    script, style = _part("page.js"), _part("page.css")
    return Template(_part("page.html")).substitute(
        {f"say_{key}": escape(say(f"page_{key}", language)) for key in WORDS},
        language=LANGUAGE_TAG[language],
        policy=f"default-src 'none'; script-src '{_hash(script)}'; style-src '{_hash(style)}'",
        style=style,
        script=script,
        title=escape(title),
        header="\n".join(f"<li>{escape(line.strip())}</li>" for line in header),
        log="\n".join(_log(told)),
        last=len(told) - 1,
        data=_data(told, language),
    )


@cache
def _part(name: str) -> str:
    return files("gouji.export").joinpath(name).read_text("utf-8")


def _hash(text: str) -> str:
    # The browser then runs nothing else, whatever a record's names may hold.
    return f"sha256-{b64encode(sha256(text.encode()).digest()).decode()}"


def _log(told: Sequence[Step]) -> Iterator[str]:
    for number, step in enumerate(told):
        for line in step.told:
            text = escape(line.text)
            if line.manner is Manner.HEAD:
                text = f'<a href="#{number}">{text}</a>'
            yield f'<li class="{line.manner}" data-step="{number}">{text}</li>'


def _data(told: Sequence[Step], language: Language) -> str:
    value = {
        "say": {key: say(f"page_{key}", language, **facts) for key, facts in SPOKEN.items()},
        "rounds": [number for number, step in enumerate(told) if step.part is Part.ROUND],
        "tricks": [number for number, step in enumerate(told) if step.part is not Part.NONE],
        "steps": [*_changes([step.scene for step in told])],
    }
    text = json.dumps(value, ensure_ascii=False, separators=(",", ":"))
    # Within a script element only this sign could end it.
    return text.replace("<", "\\u003c")


def _changes(scenes: Sequence[Scene]) -> Iterator[list[object]]:
    """变化: of each position what differs from the one before: the seats by their place, the rest whole."""
    before: Sequence[object] = ()
    for scene in scenes:
        changed = {
            place: seat
            for place, seat in enumerate(scene.seats)
            if place >= len(before) or seat != before[place]
        }
        yield [scene.status, scene.centre, changed]
        before = scene.seats
