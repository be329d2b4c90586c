"""命令行错误: what ends a command, each with one sentence in the user's language."""

from gouji.engine.refusals import Language
from gouji.records.errors import RecordError


class WrongUsageError(Exception):
    """用法错误: the command was asked for wrongly (exit status 2)."""


class FaultError(Exception):
    """有误: what was asked about is at fault (exit status 1)."""


def file_fault(path: object, error: OSError | RecordError, language: Language) -> str:
    """文件有误: which file, and what is wrong with it."""
    from gouji.tui.sentence import fault_of

    if isinstance(error, RecordError):
        return str(error)
    return fault_of(path, error).text(language)
