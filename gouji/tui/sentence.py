"""句子: a sentence not yet put into a language, so that it follows when the language is switched."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from gouji.engine.refusals import Language
from gouji.tui.text import say


@dataclass(frozen=True, slots=True)
class Sentence:
    """句子: the key of its words, and its facts."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: Language) -> str:
        """The sentence in a language."""
        return say(self.key, language, **self.facts)


def reason_of(error: OSError) -> str:
    """What the system says of an error, without the path that the sentence names itself."""
    return error.strerror or type(error).__name__
