"""语言: which language the command line speaks."""

import sys
from collections.abc import Mapping
from typing import Final

from gouji.cli.errors import WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.tui.streams import is_writable

LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def by_locale(environ: Mapping[str, str]) -> Language:
    """语言: the language of the locale; where none is set Chinese, if it can be written."""
    locale = next((environ[name] for name in LOCALES if environ.get(name)), None)
    if locale is None:
        return Language.ZH if is_writable("中文", sys.stdout.encoding or "utf-8") else Language.EN
    return Language.ZH if locale.lower().startswith(Language.ZH) else Language.EN


def choose(asked: str | None, otherwise: Language) -> Language:
    """语言: what ``--lang`` asks for, else the other one.

    Raises:
        WrongUsageError: what is asked for is no language.
    """
    try:
        return otherwise if asked is None else Language(asked)
    except ValueError:
        fault = say("not_one_of", otherwise, value=asked, allowed=", ".join(Language))
        raise WrongUsageError(say("at_argument", otherwise, name="--lang", what=fault)) from None
