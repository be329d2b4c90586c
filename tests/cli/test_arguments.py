"""Help and wrong usage, in both languages."""

import pytest
from rich.cells import cell_len

from gouji import __version__
from gouji.bots.registry import BOTS
from gouji.cli.arguments import COMMANDS
from gouji.cli.errors import WrongUsageError
from gouji.cli.main import Status
from gouji.cli.parser import Parser
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.preset_values import Preset
from gouji.tui.settings import Speed
from tests.cli.running import run

LANGUAGES = ("zh", "en")
SEE = (
    "（先写命令，再写选项；gouji legal --help 有用法）",
    " (a command comes before its options; see gouji legal --help)",
)
"""Where to look when something is not understood."""
WIDTH = 80
ARGPARSE_ENGLISH = ("usage", "options", "arguments", "show", "exit", "optional")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS)])
def test_help_fits_a_terminal_and_speaks_one_language(
    command: tuple[str, ...], language: str
) -> None:
    status, out, err = run(*command, "--help", "--lang", language)
    assert (status, err) == (0, "")
    assert max(map(cell_len, out.splitlines())) < WIDTH
    if language == "zh":
        assert out.startswith("用法： gouji")
        assert not [word for word in ARGPARSE_ENGLISH if word in out]
    else:
        assert out.startswith("usage: gouji")
        assert out.replace("够级", "").replace("…", "").isascii()


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_of_the_program_lists_every_command(language: str) -> None:
    lines = run("-h", "--lang", language).out.splitlines()
    first = lines.index(f"{say('commands', Language(language))}:") + 1
    listed = lines[first : first + len(COMMANDS)]
    assert [line.split()[0] for line in listed] == [*COMMANDS]


def test_help_of_the_program_tells_the_exit_statuses() -> None:
    told = [run("-h", "--lang", language).out for language in LANGUAGES]
    assert not [status for status in Status for out in told if f"{status.value} " not in out]


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_names_what_may_be_chosen(language: str) -> None:
    out = run("play", "--help", "--lang", language).out
    assert not [name for name in (*Preset, *BOTS, *Speed) if name not in out]


def test_the_version() -> None:
    assert run("--version") == (0, f"gouji {__version__}\n", "")


@pytest.mark.parametrize(
    ("line", "zh", "en"),
    [
        ("verify", "还要写 FILE", "FILE must be given"),
        ("simulate", "还要写 --seed", "--seed must be given"),
        ("legal one two", f"不认识：two{SEE[0]}", f"not understood: two{SEE[1]}"),
        ("legal one --what", f"不认识：--what{SEE[0]}", f"not understood: --what{SEE[1]}"),
        (
            "--what",
            f"不认识：--what{SEE[0].replace('legal', 'play')}",
            f"not understood: --what{SEE[1].replace('legal', 'play')}",
        ),
        ("simulate --seed", "--seed 后面要写值", "--seed needs a value"),
        ("replay one --text=two", "--text 不带值", "--text takes no value"),
        (
            "cheat",
            f"没有“cheat”这个命令；命令有 {', '.join(COMMANDS)}",
            f"there is no command 'cheat'; commands are {', '.join(COMMANDS)}",
        ),
        (
            "simulate --seed x",
            "--seed：“x”不是不小于 0 的整数",
            "--seed: 'x' is no whole number from 0 on",
        ),
        (
            "simulate --seed -1",
            "--seed：“-1”不是不小于 0 的整数",
            "--seed: '-1' is no whole number from 0 on",
        ),
        (
            "simulate --seed 1 --games 0",
            "--games：“0”不是不小于 1 的整数",
            "--games: '0' is no whole number from 1 on",
        ),
        (
            "replay one --seat 7",
            "--seat：不能是“7”；可写 1, 2, 3, 4, 5, 6",
            "--seat: '7' is none of 1, 2, 3, 4, 5, 6",
        ),
        (
            "play --set hui",
            "--set：“hui”要写成 选项=值",
            "--set: 'hui' must be written OPTION=VALUE",
        ),
        (
            "play --speed warp",
            f"--speed：不能是“warp”；可写 {', '.join(Speed)}",
            f"--speed: 'warp' is none of {', '.join(Speed)}",
        ),
        ("play --lang", "--lang 后面要写值", "--lang needs a value"),
        ("records --delete", "--delete 后面要写值", "--delete needs a value"),
        ("rules --diff online", "--diff 后面要写 2 个值", "--diff needs 2 values"),
    ],
)
def test_wrong_usage_is_one_sentence(line: str, zh: str, en: str) -> None:
    assert run(*line.split(), LC_ALL="zh_CN.UTF-8") == (2, "", f"gouji: {zh}\n")
    assert run(*line.split(), LC_ALL="en_US.UTF-8") == (2, "", f"gouji: {en}\n")


def test_options_are_not_guessed_from_their_beginning() -> None:
    assert run("simulate", "--see", 1).status == 2


def test_arguments_cannot_write_to_the_terminal() -> None:
    assert run("legal", "a", "\x1b[31m\n\u202e") == (
        2,
        "",
        f"gouji: not understood: �[31m��{SEE[1]}\n",
    )


def test_what_a_later_argparse_says_is_passed_on() -> None:
    with pytest.raises(WrongUsageError, match="something new"):
        Parser("gouji", Language.ZH).error("something new")
