"""语言: which language the command line speaks."""

from collections.abc import Mapping
from typing import Final

from gouji.cli.errors import WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language

VARIABLE: Final = "GOUJI_LANG"
LOCALES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


def by_locale(environ: Mapping[str, str]) -> Language:
    """语言: the language of the locale; Chinese where none is set."""
    locale = next((environ[name] for name in LOCALES if environ.get(name)), Language.ZH)
    return Language.ZH if locale.lower().startswith(Language.ZH) else Language.EN


def choose(asked: str | None, environ: Mapping[str, str]) -> Language:
    """语言: what ``--lang`` asks for, else ``GOUJI_LANG``, else the locale.

    Raises:
        WrongUsageError: what is asked for is no language.
    """
    spoken = by_locale(environ)
    source, text = "--lang", asked
    if text is None:
        source, text = VARIABLE, environ.get(VARIABLE) or spoken
    try:
        return Language(text)
    except ValueError:
        fault = say("not_one_of", spoken, value=text, allowed=", ".join(Language))
        raise WrongUsageError(say("at_argument", spoken, name=source, what=fault)) from None
