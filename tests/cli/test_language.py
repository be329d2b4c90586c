"""Which language the command line speaks."""

import pytest

from gouji.cli.errors import WrongUsageError
from gouji.cli.language import by_locale, choose
from gouji.engine.refusals import Language
from tests.cli.running import run


@pytest.mark.parametrize(
    ("environ", "expected"),
    [
        ({}, "zh"),
        ({"LANG": ""}, "zh"),
        ({"LANG": "zh_CN.UTF-8"}, "zh"),
        ({"LANG": "zh_TW"}, "zh"),
        ({"LANG": "C"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "zh_CN.UTF-8", "LC_MESSAGES": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US", "LC_MESSAGES": "en_US", "LC_ALL": "zh_CN"}, "zh"),
        ({"LANG": "zh_CN", "LC_ALL": ""}, "zh"),
    ],
)
def test_the_first_locale_variable_that_is_set_decides(
    environ: dict[str, str], expected: str
) -> None:
    assert by_locale(environ) == expected


def test_the_option_goes_before_the_variable_and_that_before_the_locale() -> None:
    environ = {"LANG": "en_US", "GOUJI_LANG": "zh"}
    assert choose("en", environ) is Language.EN
    assert choose(None, environ) is Language.ZH
    assert choose(None, {**environ, "GOUJI_LANG": ""}) is Language.EN


@pytest.mark.parametrize(
    ("asked", "variable", "expected"),
    [
        ("fr", "en", "--lang: 'fr' is none of zh, en"),
        (None, "fr", "GOUJI_LANG: 'fr' is none of zh, en"),
    ],
)
def test_an_unknown_language_is_refused(asked: str | None, variable: str, expected: str) -> None:
    with pytest.raises(WrongUsageError, match=expected):
        choose(asked, {"LANG": "C", "GOUJI_LANG": variable})


@pytest.mark.parametrize(
    "arguments",
    [("--lang", "zh", "verify", "none"), ("verify", "--lang=zh", "none"), ("verify", "none")],
)
def test_the_option_may_stand_before_or_after_the_command(arguments: tuple[str, ...]) -> None:
    variable = "" if len(arguments) > 2 else "zh"
    assert run(*arguments, GOUJI_LANG=variable) == (1, "", "none: 没有这个文件或文件夹\n")


def test_what_follows_two_dashes_is_no_option() -> None:
    assert run("verify", "--", "--lang") == (1, "", "--lang: no such file or folder\n")
