"""Every word is there in both languages, and every key that the code uses is a word."""

import re
import unicodedata
from pathlib import Path
from string import Formatter

import pytest

import gouji.tui
from gouji.engine.refusals import Language
from gouji.rules.cards import RANKS
from gouji.rules.leading import LeadBy
from gouji.rules.presets import Preset
from gouji.rules.seats import SEATS
from gouji.tui.keys import Command
from gouji.tui.marks import Mark
from gouji.tui.narration import CAUSES, DEARER, LINES
from gouji.tui.screens.reading import KEY_LINES
from gouji.tui.text import WORDS, say
from gouji.tui.viewmodel import Answering
from gouji.tui.words_ask import ASK_WORDS
from gouji.tui.words_log import LOG_WORDS
from gouji.tui.words_shell import SHELL_WORDS
from gouji.tui.words_table import TABLE_WORDS

SOURCE = Path(gouji.tui.__file__).parent
EMOJI = range(0x1F000, 0x20000)
VARIATION_SELECTOR = 0xFE0F


def placeholders(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


@pytest.mark.parametrize("key", WORDS)
def test_both_languages_say_the_same_facts(key: str) -> None:
    chinese, english = WORDS[key]
    assert bool(chinese) == bool(english)
    assert placeholders(chinese) == placeholders(english)


@pytest.mark.parametrize("path", sorted(SOURCE.rglob("*.py")), ids=lambda path: path.stem)
def test_no_sign_is_an_emoji(path: Path) -> None:
    signs = set(map(ord, path.read_text(encoding="utf-8")))
    assert VARIATION_SELECTOR not in signs
    assert not signs & set(EMOJI)


def test_no_key_has_two_owners() -> None:
    owners = (TABLE_WORDS, ASK_WORDS, LOG_WORDS, SHELL_WORDS)
    assert len(WORDS) == sum(map(len, owners))


def used_in_code() -> set[str]:
    """Keys written out where words are asked for, and the descriptions of bindings."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in SOURCE.rglob("*.py"))
    asked = re.findall(r'\bsay\(\s*"(\w+)"', source)
    return {*asked, *re.findall(r'"(key_\w+)"', source)}


def test_every_key_in_the_code_is_a_word() -> None:
    assert used_in_code() - WORDS.keys() == set()


def test_every_key_made_of_a_value_is_a_word() -> None:
    made = {
        *Mark,
        *Answering,
        *LINES.values(),
        *KEY_LINES,
        *(f"preset_{preset}" for preset in Preset if preset is not Preset.BIESAN),
        *(f"place_{seat}" for seat in SEATS),
        *(f"log_first_{by}" for by in LeadBy),
    }
    assert made - WORDS.keys() == set()


def test_words_of_the_table_that_nothing_says() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.py")
        if path.name != "words_table.py"
    )
    composed = {f"rank_{rank.letter}" for rank in RANKS} | {"preset_custom"}
    composed |= {f"or_{command}" for command in Command} | {f"place_{seat}" for seat in SEATS}
    composed |= {f"preset_{preset}" for preset in Preset} | {f"log_first_{by}" for by in LeadBy}
    written = set(re.findall(r"""["'](\w+)["']""", source))
    unsaid = TABLE_WORDS.keys() - written - composed - {*KEY_LINES}
    assert unsaid == set()


def test_a_key_is_said_with_its_facts() -> None:
    assert say("left", Language.ZH, number=7) == "剩7张"
    assert say("left", Language.EN, number=7) == "7 left"


def test_signs_of_ambiguous_width_are_only_those_that_terminals_show_in_one_cell() -> None:
    allowed = set("♠♥♣♦●○▲▶×·…←→↑↓⏎⌫“”─│╭╮╰╯")
    text = "".join(word for pair in WORDS.values() for word in pair)
    ambiguous = {sign for sign in text if unicodedata.east_asian_width(sign) == "A"}
    assert ambiguous <= allowed
