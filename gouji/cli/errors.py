"""命令行错误: what ends a command, each with one sentence in the user's language."""

import errno
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from gouji.cli.words import say
from gouji.engine.refusals import Language


class WrongUsageError(Exception):
    """用法错误: the command was asked for wrongly (exit status 2)."""


class FaultError(Exception):
    """有误: what was asked about is at fault (exit status 1)."""


CAUSES: Final[Mapping[int | None, str]] = MappingProxyType(
    {
        errno.ENOENT: "cause_missing",
        errno.EEXIST: "cause_exists",
        errno.EACCES: "cause_denied",
        errno.EISDIR: "cause_folder",
        errno.ENOTDIR: "cause_no_folder",
        errno.ENOSPC: "cause_full",
    }
)
"""The common faults of files that have a sentence of their own."""


def file_fault(path: object, error: OSError, language: Language) -> str:
    """文件有误: which file, and what is wrong with it."""
    key = CAUSES.get(error.errno)
    cause = say(key, language) if key else error.strerror or type(error).__name__
    return f"{path}: {cause}"
