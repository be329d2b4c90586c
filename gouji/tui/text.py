"""文字: every word on screen, in both languages."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language
from gouji.tui.words_ask import ASK_WORDS
from gouji.tui.words_export import EXPORT_WORDS
from gouji.tui.words_facts import FACT_WORDS
from gouji.tui.words_help import HELP_WORDS
from gouji.tui.words_keys import KEYS_WORDS
from gouji.tui.words_learn import LEARN_WORDS
from gouji.tui.words_log import LOG_WORDS
from gouji.tui.words_plain import PLAIN_WORDS
from gouji.tui.words_replay import REPLAY_WORDS
from gouji.tui.words_review import REVIEW_WORDS
from gouji.tui.words_rights import RIGHTS_WORDS
from gouji.tui.words_rules import RULE_WORDS
from gouji.tui.words_settings import SETTINGS_WORDS
from gouji.tui.words_shelf import SHELF_WORDS
from gouji.tui.words_shell import SHELL_WORDS
from gouji.tui.words_table import TABLE_WORDS

Wordings = Mapping[str, tuple[str, str]]
"""措辞: Chinese and English by key."""

WORDS: Final[Wordings] = MappingProxyType(
    {
        **TABLE_WORDS,
        **KEYS_WORDS,
        **ASK_WORDS,
        **FACT_WORDS,
        **RIGHTS_WORDS,
        **LEARN_WORDS,
        **LOG_WORDS,
        **SHELL_WORDS,
        **REPLAY_WORDS,
        **SHELF_WORDS,
        **RULE_WORDS,
        **EXPORT_WORDS,
        **REVIEW_WORDS,
        **HELP_WORDS,
        **PLAIN_WORDS,
        **SETTINGS_WORDS,
    }
)
"""All words of the interface."""


def say(key: str, language: Language, /, **facts: object) -> str:
    """文字: the words of a key in one language, with the facts filled in."""
    chinese, english = WORDS[key]
    return (chinese if language is Language.ZH else english).format(**facts)
