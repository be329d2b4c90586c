"""Which language the command line speaks."""

from pathlib import Path

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


def test_the_option_goes_before_the_variable_and_that_before_the_file_and_the_locale(
    tmp_path: Path,
) -> None:
    file = tmp_path / "gouji" / "settings.toml"
    file.parent.mkdir()
    file.write_text("lang = 'zh'\n", encoding="utf-8")

    def said(*arguments: str, variable: str = "") -> str:
        return run(
            *("verify", "none", *arguments), XDG_CONFIG_HOME=str(tmp_path), GOUJI_LANG=variable
        ).err

    chinese, english = "none: 没有这个文件或文件夹\n", "none: no such file or folder\n"
    assert said() == chinese
    assert said(variable="en") == english
    assert said("--lang", "zh", variable="en") == chinese
    file.unlink()
    assert said() == english


def test_an_option_that_is_no_language_is_refused() -> None:
    with pytest.raises(WrongUsageError, match="--lang: 'fr' is none of zh, en"):
        choose("fr", Language.EN)


def test_a_variable_that_is_no_language_is_told_of_and_the_command_goes_on() -> None:
    told = "GOUJI_LANG cannot be 'fr'; write zh, en\nnone: no such file or folder\n"
    assert run("verify", "none", GOUJI_LANG="fr") == (1, "", told)


@pytest.mark.parametrize(
    "arguments",
    [("--lang", "zh", "verify", "none"), ("verify", "--lang=zh", "none"), ("verify", "none")],
)
def test_the_option_may_stand_before_or_after_the_command(arguments: tuple[str, ...]) -> None:
    variable = "" if len(arguments) > 2 else "zh"
    assert run(*arguments, GOUJI_LANG=variable) == (1, "", "none: 没有这个文件或文件夹\n")


def test_what_follows_two_dashes_is_no_option() -> None:
    assert run("verify", "--", "--lang") == (1, "", "--lang: no such file or folder\n")
