"""The words of the command line: complete in both languages, all used, all there."""

import re
from pathlib import Path
from string import Formatter

import pytest

import gouji.cli
from gouji.cli import words
from gouji.cli.arena import COLUMNS
from gouji.cli.words import WORDS, say
from gouji.cli.words_bots import BOT_WORDS
from gouji.cli.words_export import EXPORT_WORDS
from gouji.cli.words_records import RECORD_WORDS
from gouji.cli.words_terminal import TERMINAL_WORDS
from gouji.engine.refusals import Language
from gouji.records.deals import DealFault
from gouji.rules.preset_values import Preset

TABLES = (
    *(words._HELP, words._USAGE, words._FAULTS, words._RULES),
    *(BOT_WORDS, EXPORT_WORDS, RECORD_WORDS, TERMINAL_WORDS),
)
SOURCES = [
    path for path in Path(gouji.cli.__path__[0]).glob("*.py") if not path.stem.startswith("words")
]
LITERALS = {
    text
    for path in SOURCES
    for text in re.findall(r"[\"'](\w+)[\"']", path.read_text(encoding="utf-8"))
}
MADE = {
    *(f"about_{preset}" for preset in Preset),
    *(f"column_{name}" for name in COLUMNS),
    *DealFault,
}
"""Keys that the code puts together."""


def placeholders(text: str) -> set[str]:
    return {field for _, field, _, _ in Formatter().parse(text) if field}


@pytest.mark.parametrize("key", WORDS)
def test_both_languages_say_the_same(key: str) -> None:
    zh, en = WORDS[key]
    assert zh
    assert en
    assert placeholders(zh) == placeholders(en)
    assert "\ufe0f" not in zh + en


def test_no_key_stands_twice() -> None:
    assert len(WORDS) == sum(map(len, TABLES))


def test_every_word_is_used() -> None:
    assert set(WORDS) - MADE <= LITERALS
    assert set(WORDS) >= MADE


def test_every_word_that_is_said_exists() -> None:
    said = {
        key
        for path in SOURCES
        for key in re.findall(r'\bs?_?say\(\s*"(\w+)"', path.read_text(encoding="utf-8"))
    }
    assert said
    assert said <= set(WORDS)


def test_facts_are_never_templates() -> None:
    said = say("unrecognized", Language.EN, what="{0} {x}", prog="gouji")
    assert said.startswith("not understood: {0} {x} (")
