"""Every word is there in both languages, and every key that the code uses is a word."""

import re
import unicodedata
from importlib import import_module
from pathlib import Path
from string import Formatter

import pytest

import gouji.tui
from gouji.engine.refusals import Language
from gouji.records import branch
from gouji.rules.asks import Kind, Question
from gouji.rules.cards import RANKS
from gouji.rules.leading import LeadBy
from gouji.rules.opening import Call
from gouji.rules.presets import Preset
from gouji.rules.scoring import OverReason
from gouji.rules.seats import SEATS
from gouji.rules.tribute import DebtKind
from gouji.tui.debtwords import CAUSES, DEARER
from gouji.tui.glyphs import LINES, SIGNS
from gouji.tui.keys import COMMANDS, Command, Shown
from gouji.tui.marks import Mark
from gouji.tui.narration import LINES as TOLD
from gouji.tui.questions import ANSWER_WORDS, By
from gouji.tui.replaykeys import EXPLAINED, LEGEND, REPLAY_KEYS
from gouji.tui.rights import Bar
from gouji.tui.rights_lines import NOTED
from gouji.tui.text import WORDS, say
from gouji.tui.viewmodel import Answering
from gouji.tui.words_ask import ASK_WORDS
from gouji.tui.words_facts import FACT_WORDS
from gouji.tui.words_keys import KEYS_WORDS
from gouji.tui.words_log import LOG_WORDS
from gouji.tui.words_rights import RIGHTS_WORDS
from gouji.tui.words_table import TABLE_WORDS

SOURCE = Path(gouji.tui.__file__).parent
BOUND = {
    *(key for entry in COMMANDS for key in entry.keys),
    *("full_stop", "pageup", "pagedown", "sideways", "upright"),
}
"""Keys with a binding, as Textual names them."""
DECLINED = {
    *(Question.ADVANCE_CALL, Question.SHOW, Question.REDEAL, Question.CALL),
    *(Question.REVOLT, Question.HUI, Question.BURN, Question.LAST),
}
"""Questions that can be answered so that nothing happens."""
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
    modules = (path.stem for path in SOURCE.glob("words_*.py"))
    owners = [
        words
        for module in modules
        for name, words in vars(import_module(f"gouji.tui.{module}")).items()
        if name.endswith("_WORDS")
    ]
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
        *(f"{form}_{kind}" for form in ("kind", "brief") for kind in DebtKind),
        *(f"over_{reason}" for reason in OverReason),
        *(f"ledger_call_{call}" for call in Call if call is not Call.NONE),
        *(f"ledger_all_{call}" for call in Call if call is not Call.NONE),
        *(f"why_{mark}" for mark in Mark),
        *(f"or_{kind}" for kind in (Kind.YIELD, Kind.WIND, Kind.HUI, Kind.CLAIM)),
        *(f"{by}_{answer}" for by in By for answer in ANSWER_WORDS),
        *(f"key_{entry.command}" for entry in COMMANDS if entry.shown is not Shown.NOWHERE),
        *(f"about_{command}" for command in Command),
        *(f"key_{entry.name}" for entry in REPLAY_KEYS if entry.name),
        *(about for _, about in EXPLAINED),
        *(f"replay_line_{what}" for _, what in LEGEND),
        *(f"declined_{question}" for question in DECLINED),
        *(f"branch_{bar}" for bar in branch.Bar),
        "claim_look",
    }


def test_every_key_made_of_a_value_is_a_word() -> None:
    made = {
        *Mark,
        *Answering,
        *TOLD.values(),
        *CAUSES.values(),
        *DEARER.values(),
        *NOTED,
        *Bar,
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
    unwritten = {f"rank_{rank.letter}" for rank in RANKS} | composed()
    unwritten |= {f"keyname_{key}" for key in BOUND}
    written = set(re.findall(r"""["'](\w+)["']""", source))
    words = TABLE_WORDS.keys() | ASK_WORDS.keys() | LOG_WORDS.keys() | FACT_WORDS.keys()
    words |= KEYS_WORDS.keys() | RIGHTS_WORDS.keys()
    assert words - written - unwritten == set()


def test_a_key_is_said_with_its_facts() -> None:
    assert say("left", Language.ZH, number=7) == "剩7张"
    assert say("left", Language.EN, number=7) == "7 left"


def test_signs_of_ambiguous_width_are_only_those_that_terminals_show_in_one_cell() -> None:
    allowed = {*SIGNS, *LINES}
    text = "".join(word for pair in WORDS.values() for word in pair)
    ambiguous = {sign for sign in text if unicodedata.east_asian_width(sign) == "A"}
    assert ambiguous <= allowed
