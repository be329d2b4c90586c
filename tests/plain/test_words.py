"""The words of the line mode: each is said, and what is said is a word; no Textual is loaded for it."""

import re
import subprocess
import sys
from pathlib import Path

import gouji.plain
from gouji.plain.telling import ABOUT
from gouji.tui.text import WORDS
from gouji.tui.words_plain import PLAIN_WORDS
from tests.cli.running import environment

SOURCE = "\n".join(
    path.read_text(encoding="utf-8") for path in Path(gouji.plain.__path__[0]).glob("*.py")
)


def test_every_word_is_said() -> None:
    made = {f"plain_help_{kind}" for kind in ABOUT}
    assert PLAIN_WORDS.keys() - made <= set(re.findall(r'"(\w+)"', SOURCE))
    assert made <= PLAIN_WORDS.keys()


def test_what_is_said_is_a_word() -> None:
    said = set(re.findall(r'\bsay\(\s*"(\w+)"', SOURCE))
    assert said
    assert said <= WORDS.keys()


def test_textual_is_not_loaded(tmp_path: Path) -> None:
    program = (
        "import sys; from gouji.cli.main import main; "
        "main('watch --plain --seed 1 --set rounds=1'.split()); "
        "sys.exit('textual' in sys.modules)"
    )
    done = subprocess.run(  # noqa: S603 – runs this program only
        [sys.executable, "-c", program],
        env=environment(XDG_DATA_HOME=str(tmp_path)),
        capture_output=True,
        check=False,
    )
    assert done.returncode == 0
