"""Every word is there in both languages, and every key that the code uses is a word."""

import re
import unicodedata
from pathlib import Path
from string import Formatter

import pytest

import gouji.tui
from gouji.engine.refusals import Language
from gouji.rules.asks import Kind
from gouji.rules.cards import RANKS
from gouji.rules.leading import LeadBy
from gouji.rules.opening import Call
from gouji.rules.presets import Preset
from gouji.rules.scoring import OverReason
from gouji.rules.seats import SEATS
from gouji.rules.tribute import DebtKind
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
    # 不够报 means more than are reported, however many those are.
    said = {"number"} if key == "left_hidden" else set()
    assert placeholders(chinese) | said == placeholders(english)


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


def composed() -> set[str]:
    """Keys put together from a value of the game."""
    return {
        "preset_custom",
        *(f"preset_{preset}" for preset in Preset),
        *(f"place_{seat}" for seat in SEATS),
        *(f"log_first_{by}" for by in LeadBy),
        *(f"kind_{kind}" for kind in DebtKind),
        *(f"over_{reason}" for reason in OverReason),
        *(f"ledger_call_{call}" for call in Call if call is not Call.NONE),
        *(f"or_{kind}" for kind in (Kind.YIELD, Kind.WIND, Kind.HUI, Kind.CLAIM)),
    }


def test_every_key_made_of_a_value_is_a_word() -> None:
    made = {
        *Mark,
        *Answering,
        *LINES.values(),
        *KEY_LINES,
        *CAUSES.values(),
        *DEARER.values(),
        *composed(),
    }
    assert made - WORDS.keys() == set()


def test_words_of_the_table_that_nothing_says() -> None:
    source = "\n".join(
        path.read_text(encoding="utf-8")
        for path in SOURCE.rglob("*.py")
        if not path.name.startswith("words_")
    )
    # Ten and the jokers have names of their own; other ranks are their letters.
    unwritten = {f"rank_{rank.letter}" for rank in RANKS} | composed() | {*KEY_LINES}
    written = set(re.findall(r"""["'](\w+)["']""", source))
    words = TABLE_WORDS.keys() | ASK_WORDS.keys() | LOG_WORDS.keys()
    assert words - written - unwritten == set()


def test_a_key_is_said_with_its_facts() -> None:
    assert say("left", Language.ZH, number=7) == "剩7张"
    assert say("left", Language.EN, number=7) == "7 left"


def test_signs_of_ambiguous_width_are_only_those_that_terminals_show_in_one_cell() -> None:
    allowed = set("♠♥♣♦●○▲▶×·…←→↑↓⏎⌫“”─│╭╮╰╯")
    text = "".join(word for pair in WORDS.values() for word in pair)
    ambiguous = {sign for sign in text if unicodedata.east_asian_width(sign) == "A"}
    assert ambiguous <= allowed
