"""Words around the table: each that is made of a value is there, and none is left over."""

import re
from pathlib import Path

import gouji.tui
from gouji.bots.registry import BOTS, HUMAN
from gouji.rules.asks import Question
from gouji.rules.opening import Call
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.screens.setup import LABELS
from gouji.tui.screens.title import Entry
from gouji.tui.settings import Speed
from gouji.tui.words_shell import SHELL_WORDS

ASKED = (Question.ADVANCE_CALL, Question.CALL, Question.REVOLT, Question.BURN)
"""What is asked of several humans together."""
COMPOSED = {
    *(f"name_{seat}" for seat in SEATS),
    *(f"player_{player}" for player in (HUMAN, *BOTS)),
    *(f"speed_{speed}" for speed in Speed),
    *(f"meaning_{preset}" for preset in Preset),
    *(f"setup_{label}" for label in LABELS),
    *(f"title_{entry}" for entry in Entry),
    *(f"button_{name}" for name in ("start", "quit")),
    *(f"{kind}_{what}" for kind in ("claim", "claims") for what in (*ASKED, "dissolve")),
    *(f"refused_{question}" for question in (Question.BURN, Question.REVOLT)),
    *(f"result_{call}" for call in Call if call is not Call.NONE),
}


def test_every_key_made_of_a_value_is_a_word() -> None:
    assert COMPOSED - SHELL_WORDS.keys() == set()


def test_no_word_is_left_over() -> None:
    paths = Path(gouji.tui.__file__).parent.rglob("*.py")
    sources = [path.read_text(encoding="utf-8") for path in paths if path.name != "words_shell.py"]
    written = set(re.findall(r"""["'](\w+)["']""", "\n".join(sources)))
    assert SHELL_WORDS.keys() - written - COMPOSED == set()
