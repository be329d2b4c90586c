"""Where texts of others come out: nothing of them steers a terminal, or is markup."""

import json
from html.parser import HTMLParser
from io import StringIO
from pathlib import Path
from typing import Final
from xml.etree import ElementTree as ET

import pytest
from rich.cells import cell_len
from rich.segment import Segment
from textual.color import Color

from gouji.tui import start
from gouji.tui.filters import ControlFilter, line_filters
from gouji.tui.settings import Glyphs, Settings, Theme
from tests.cli.running import FOLDER, Terminal, run

EVIL: Final = 'a\x1b]0;x\x07b\x9b31m[/]<b>&"\u202e\xad</script>😀'
COMMANDS: Final = (
    "replay --text {file}",
    "records --folder {folder}",
    "records --folder {folder} --json",
    "stats {folder}",
    "verify {file} {file}.none",
    "legal {file}",
    "suggest {file}",
    "suggest {file} --json",
    "suggest {file} --bot cmd:{evil}",
    "play --{evil}",
    "play --players {evil}",
    "rules {evil}",
    "{evil}",
)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A position with names, a reason and a file name that mean no good."""
    source = (FOLDER / "turn-5-yield-offered.gouji").read_text(encoding="utf-8").splitlines()
    header, *lines = map(json.loads, source)
    for seat in header["seats"]:
        seat["name"] = EVIL
    header["_profile"] = {"name": EVIL, "sha256": EVIL}
    for line in lines:
        line["_why"] = {"rule": "own", "text": EVIL}
    path = tmp_path / f"{EVIL.replace('/', '-')}.gouji"
    text = "".join(f"{json.dumps(line)}\n" for line in (header, *lines))
    path.write_text(text, encoding="utf-8")
    return path


@pytest.mark.parametrize("command", COMMANDS)
def test_no_command_prints_what_steers_a_terminal(record: Path, command: str) -> None:
    facts = {"file": record, "folder": record.parent, "evil": EVIL}
    words = [word.format(**facts) for word in command.split()]
    _, out, err = run(*words, source=StringIO())
    assert out + err
    for line in (out + err).splitlines():
        assert "\x1b" not in line
        assert not any(
            ord(sign) < 32 or 127 <= ord(sign) < 160 or sign == "\u202e" for sign in line
        )


class Page(HTMLParser):
    """Notes the elements of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, _: object) -> None:
        self.found.append(tag)


def test_a_page_and_a_picture_hold_them_as_text(record: Path) -> None:
    pages = Page(), Page()
    for page, source in zip(pages, (record, FOLDER / "turn-5-yield-offered.gouji"), strict=True):
        page.feed(run("replay", "--html", source).out)
    assert pages[0].found.count("script") == pages[1].found.count("script")
    assert "b" not in pages[0].found
    picture = run("replay", "--svg", 1, record).out
    assert "\x1b" not in picture
    assert any("<b>" in (text or "") for text in ET.fromstring(picture).itertext())  # noqa: S314 – our own


def test_what_is_said_behind_the_screen_steers_nothing() -> None:
    stream = Terminal()
    start._write(stream, EVIL)
    assert stream.getvalue()[:-1].isprintable()


@pytest.mark.parametrize("theme", Theme)
@pytest.mark.parametrize("glyphs", Glyphs)
def test_every_drawn_line_loses_what_steers_the_terminal(theme: Theme, glyphs: Glyphs) -> None:
    filters = line_filters(Settings(theme=theme, glyphs=glyphs), ())
    assert any(isinstance(one, ControlFilter) for one in filters)
    segments = [Segment("王　ok"), Segment(EVIL)]
    for one in filters:
        segments = one.apply(segments, Color(0, 0, 0))
    drawn = "".join(segment.text for segment in segments)
    assert drawn.startswith("王　oka]0;xb31m[/]")
    assert all(sign.isprintable() or sign == "\u3000" for sign in drawn)
    assert cell_len(drawn) == cell_len("王　ok" + EVIL)


def test_a_bot_of_the_arena_may_be_called_anything() -> None:
    name = "cmd:/nowhere/[/bold] [red] :smile:"
    status, out, _ = run("arena", name, "random", "random", "--boards", 2, "--set", "rounds=1")
    assert status == 0
    assert out.count("[red]") >= 2
