"""句子: a sentence not yet put into a language, so that it follows when the language is switched."""

import errno
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Final

from gouji.engine.refusals import Language
from gouji.tui.text import say


@dataclass(frozen=True, slots=True)
class Sentence:
    """句子: the key of its words, and its facts, which may be sentences themselves."""

    key: str
    facts: Mapping[str, object] = field(default_factory=dict)

    def text(self, language: Language) -> str:
        """The sentence in a language."""
        facts = {
            name: fact.text(language) if isinstance(fact, Sentence) else fact
            for name, fact in self.facts.items()
        }
        return say(self.key, language, **facts)


CAUSES: Final[Mapping[int | None, str]] = MappingProxyType(
    {
        errno.ENOENT: "cause_missing",
        errno.EEXIST: "cause_exists",
        errno.EACCES: "cause_denied",
        errno.EPERM: "cause_denied",
        errno.EROFS: "cause_read_only",
        errno.EISDIR: "cause_folder",
        errno.ENOTDIR: "cause_no_folder",
        errno.ENOSPC: "cause_full",
        errno.EDQUOT: "cause_full",
        errno.EFBIG: "cause_too_large",
        errno.EIO: "cause_broken",
        errno.EBUSY: "cause_in_use",
    }
)
"""The common faults of files that have a sentence of their own."""


def reason_of(error: OSError) -> Sentence:
    """What is wrong with a file, without its path, which the sentence around it names."""
    what = error.strerror or type(error).__name__
    return Sentence(CAUSES.get(error.errno, "cause"), {"what": what})


def fault_of(path: object, error: OSError) -> Sentence:
    """Which file, and what is wrong with it."""
    return Sentence("cause_at", {"path": path, "cause": reason_of(error)})
