"""解析器: a parser that speaks Chinese or English, and what reads single values."""

import re
import sys
from argparse import ArgumentParser, ArgumentTypeError, RawTextHelpFormatter
from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Final, NoReturn

from gouji.cli.errors import WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.seats import SEATS, Seat
from gouji.tui.settings import Setting

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

Assignment = tuple[str, str]
"""选项: an option of the rules and its value, as written."""

FAULTS: Final = tuple(
    (re.compile(pattern, re.DOTALL), key)
    for pattern, key in (
        (r"the following arguments are required: (?P<what>.+)", "required"),
        (r"unrecognized arguments: (?P<what>.+)", "unrecognized"),
        (r"argument (?P<name>\S+): expected (?:at least )?one argument", "no_value"),
        (r"argument (?P<name>\S+): expected (?P<number>\d+) arguments", "no_values"),
        (r"argument (?P<name>\S+): ignored explicit argument .*", "takes_no_value"),
        (r"argument (?P<one>\S+): not allowed with argument (?P<other>\S+)", "not_both"),
        (r"argument (?P<name>\S+): (?P<what>.+)", "at_argument"),
    )
)
"""What argparse says in English, and the sentence that says it here; the first that fits."""


class Parser(ArgumentParser):
    """解析器: a parser that speaks one language and raises what is wrong."""

    def __init__(self, prog: str, language: Language, description: str | None = None) -> None:
        super().__init__(
            prog=prog,
            description=description,
            formatter_class=RawTextHelpFormatter,
            allow_abbrev=False,
            add_help=False,
        )
        self.language = language
        self.operands = self.add_argument_group(say("arguments", language))
        self.options = self.add_argument_group(say("options", language))

    def format_help(self) -> str:
        """Begin the help with our word for usage."""
        return super().format_help().replace("usage: ", say("usage", self.language), 1)

    def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
        # argparse would not mind that it cannot be written.
        (file or sys.stderr).write(message)

    def error(self, message: str) -> NoReturn:
        """Say in our words what argparse found wrong.

        Raises:
            WrongUsageError: always.
        """
        for pattern, key in FAULTS:
            if found := pattern.fullmatch(message):
                facts = {"prog": self.prog, **found.groupdict()}
                raise WrongUsageError(say(key, self.language, **facts))
        raise WrongUsageError(message)

    def say(self, key: str, **facts: object) -> str:
        """措辞: a sentence in the parser's language."""
        return say(key, self.language, **facts)


def whole(language: Language, least: int, text: str, most: int | None = None) -> int:
    """整数: read a whole number that is not too small, nor too large where there is a bound.

    Raises:
        ArgumentTypeError: it is none.
    """
    try:
        number = int(text)
    except ValueError:
        number = least - 1
    if number < least or (most is not None and number > most):
        key = "not_whole" if most is None else "not_between"
        raise ArgumentTypeError(say(key, language, value=text, least=least, most=most))
    return number


def seat(language: Language, text: str) -> Seat:
    """座位: read a seat's number.

    Raises:
        ArgumentTypeError: there is no such seat.
    """
    numbers = {str(number): number for number in SEATS}
    return numbers[one_of(language, [*numbers], text)]


def one_of(language: Language, allowed: Sequence[str], text: str) -> str:
    """选一: read one of several words.

    Raises:
        ArgumentTypeError: it is none of them.
    """
    if text not in allowed:
        raise ArgumentTypeError(say("not_one_of", language, value=text, allowed=", ".join(allowed)))
    return text


def value(language: Language, setting: Setting, text: str) -> StrEnum | bool:
    """设置: read the value of one of the user's settings.

    Raises:
        ArgumentTypeError: it may not have this one.
    """
    try:
        return setting.read(text)
    except ValueError:
        allowed = ", ".join(setting.allowed)
        raise ArgumentTypeError(say("not_one_of", language, value=text, allowed=allowed)) from None


def assignment(language: Language, text: str) -> Assignment:
    """选项: read ``OPTION=VALUE``.

    Raises:
        ArgumentTypeError: there is no equals sign.
    """
    option, sign, value = text.partition("=")
    if not sign:
        raise ArgumentTypeError(say("not_setting", language, value=text))
    return option, value
