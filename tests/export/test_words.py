"""Every word of the exports is said somewhere."""

import re
from pathlib import Path

import gouji
from gouji.export.page import SPOKEN, WORDS
from gouji.tui.words_export import EXPORT_WORDS

SOURCE = Path(gouji.__file__).parent


def test_every_word_is_said() -> None:
    written = {
        key
        for folder in ("export", "cli")
        for path in (SOURCE / folder).glob("*.py")
        for key in re.findall(r'"(\w+)"', path.read_text("utf-8"))
    }
    framed = {f"page_{key}" for key in (*WORDS, *SPOKEN)}
    assert EXPORT_WORDS.keys() - written - framed == set()
    assert framed <= EXPORT_WORDS.keys()


def test_the_page_says_all_that_its_frame_asks_for() -> None:
    frame = (SOURCE / "export" / "page.html").read_text("utf-8")
    assert set(re.findall(r"\$say_(\w+)", frame)) == set(WORDS)
