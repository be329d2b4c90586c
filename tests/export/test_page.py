"""The page: it holds what happened, nothing that whoever looks could not know, and no markup of others."""

import json
import re
from base64 import b64encode
from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from html.parser import HTMLParser
from itertools import cycle
from random import Random
from typing import Any

import pytest

from gouji.engine.events import visible
from gouji.engine.kernel import ask_of
from gouji.engine.refusals import Language
from gouji.export.page import page
from gouji.export.scene import scene_of
from gouji.records.reader import Record, read_record
from gouji.records.schema import DealLine
from gouji.rules.seats import SEATS, Seat
from gouji.tui.frames import Frame
from gouji.tui.reel import Reel, wind
from tests.cli.running import FOLDER, simulated
from tests.hidden import rearranged

HOSTILE = (
    "</script><script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "[/]{x}$data",
    "",
    "\x1b[31m\ud800红",
    "😀" * 20,
)


class Elements(HTMLParser):
    """Every element of a page, and the text of its scripts and styles."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.names: list[str] = []
        self.attributes: set[str] = set()
        self.within: dict[str, str] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.names.append(tag)
        self.attributes.update(name for name, _ in attrs)

    def handle_data(self, data: str) -> None:
        # A script and a style hold one text each; the page's own script is the last.
        if self.names and self.get_starttag_text() == f"<{self.names[-1]}>":
            self.within.setdefault(self.names[-1], data)


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Record:
    return read_record(simulated(tmp_path_factory.mktemp("game"), "--rounds", 2))


def named(record: Record, names: tuple[str, ...]) -> Record:
    seats = [
        line.model_copy(update={"name": name})
        for line, name in zip(record.header.seats, names, strict=True)
    ]
    return replace(record, header=record.header.model_copy(update={"seats": seats}))


def data_of(text: str) -> dict[str, Any]:
    found = re.search(r'<script id="data" type="application/json">(.*?)</script>', text, re.DOTALL)
    assert found
    value: dict[str, Any] = json.loads(found[1])
    return value


def scenes_of(text: str) -> Iterator[list[object]]:
    """What the page's script makes of its data."""
    seats: dict[str, object] = {}
    for status, centre, changed in data_of(text)["steps"]:
        seats |= changed
        yield [status, centre, [seats[str(place)] for place in range(len(SEATS))]]


@pytest.mark.parametrize("language", Language)
def test_it_shows_every_position_of_the_record(record: Record, language: Language) -> None:
    reel = wind(record)
    names = tuple(line.name for line in record.header.seats)
    expected = [
        json.loads(json.dumps(scene_of(frame.state, names, language, None)))
        for frame in reel.frames
    ]
    shown = [*scenes_of(page(record, reel, language, None))]
    # Where a round is over nothing may change from one position to the next.
    assert [scene for scene in expected if scene in shown] == expected
    assert shown[-1] == expected[-1]
    assert len(shown) > 300


def test_it_knows_where_tricks_and_rounds_begin(record: Record) -> None:
    data = data_of(page(record, wind(record), Language.EN, None))
    assert len(data["rounds"]) == 2
    assert data["rounds"][0] == 0
    assert set(data["rounds"]) < set(data["tricks"])


def test_names_are_never_markup(record: Record) -> None:
    whole = named(record, HOSTILE)
    plain = Elements(page(record, wind(record), Language.ZH, None))
    text = page(whole, wind(whole), Language.ZH, None)
    found = Elements(text)
    assert found.names == plain.names
    assert found.attributes == plain.attributes
    assert not [name for name in found.attributes if name.startswith("on")]
    assert text.encode()
    assert "\x1b" not in text
    first = next(scenes_of(text))[2]
    assert isinstance(first, list)
    assert [seat[1] for seat in first][:4] == list(HOSTILE[:4])


def test_it_runs_its_own_script_and_reaches_nothing_else(record: Record) -> None:
    text = page(record, wind(record), Language.EN, None)
    found = Elements(text)
    assert not {"link", "img", "iframe"} & set(found.names)
    assert not {"src", "action"} & found.attributes
    (policy,) = re.findall(r'http-equiv="Content-Security-Policy" content="(.*?)"', text)
    for kind in ("script", "style"):
        digest = b64encode(sha256(found.within[kind].encode()).digest()).decode()
        assert f"{kind}-src 'sha256-{digest}'" in policy
    assert policy.startswith("default-src 'none';")


@pytest.mark.parametrize("seat", [Seat(1), Seat(4)])
def test_to_a_seat_it_is_the_same_whatever_is_hidden(record: Record, seat: Seat) -> None:
    reel, rng = wind(record), Random(seat)
    other = Reel(
        [
            Frame(
                rearranged(frame.state, seat, rng) if ask_of(frame.state) else frame.state,
                visible(frame.events, seat),
            )
            for frame in reel.frames
        ]
    )
    assert page(record, other, Language.EN, seat) == page(record, reel, Language.EN, seat)


def test_nor_anything_that_could_deal_the_cards_again(record: Record) -> None:
    assert record.header.seed == 1
    text = page(record, wind(record), Language.EN, Seat(1))
    assert "seed" not in text


@pytest.mark.slow
def test_every_position_can_be_shown() -> None:
    for path, language in zip(sorted(FOLDER.glob("*.gouji")), cycle(Language), strict=False):
        record = read_record(path)
        if any(isinstance(line, DealLine) for _, line in record.lines):
            reel = wind(record)
            shown = [*scenes_of(page(record, reel, language, None))]
            assert 0 < len(shown) <= len(reel.frames), path.name
