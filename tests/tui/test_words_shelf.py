"""Words of saved games and standings: each that is made of a value is there, and none is left over."""

import re
from pathlib import Path

import gouji.tui
from gouji.records.catalogue import Order
from gouji.records.library import Flaw
from gouji.records.standing import Column
from gouji.tui.shelf import State
from gouji.tui.words_shelf import SHELF_WORDS

COMPOSED = {
    *(f"shelf_{state}" for state in State),
    *(f"flaw_{flaw}" for flaw in Flaw),
    *(f"order_{order}" for order in Order),
    *(f"column_{column}" for column in Column),
}


def test_every_key_made_of_a_value_is_a_word() -> None:
    assert COMPOSED - SHELF_WORDS.keys() == set()


def test_no_word_is_left_over() -> None:
    paths = Path(gouji.tui.__file__).parent.rglob("*.py")
    sources = [path.read_text(encoding="utf-8") for path in paths if path.name != "words_shelf.py"]
    written = set(re.findall(r"""["'](\w+)["']""", "\n".join(sources)))
    assert SHELF_WORDS.keys() - written - COMPOSED == set()
