"""文字: every word on screen, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language
from gouji.tui.words_ask import ASK_WORDS
from gouji.tui.words_log import LOG_WORDS
from gouji.tui.words_shell import SHELL_WORDS
from gouji.tui.words_table import TABLE_WORDS

Wordings = Mapping[str, tuple[str, str]]
"""措辞: Chinese and English by key."""

WORDS: Final[Wordings] = MappingProxyType({**TABLE_WORDS, **ASK_WORDS, **LOG_WORDS, **SHELL_WORDS})
"""All words of the interface."""


def say(key: str, language: Language, /, **facts: object) -> str:
    """文字: the words of a key in one language, with the facts filled in."""
    chinese, english = WORDS[key]
    return (chinese if language is Language.ZH else english).format(**facts)
