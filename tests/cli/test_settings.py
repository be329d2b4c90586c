"""Settings on the command line: an option goes before a variable, that before the file."""

from argparse import Namespace
from pathlib import Path

import pytest

from gouji.cli.arguments import read
from gouji.engine.refusals import Language
from gouji.tui.preferences import Preferences, variable
from gouji.tui.settings import SETTINGS, Glyphs, Setting, Settings, Speed, Theme, Use
from tests.cli.running import FOLDER, run

ENGLISH = Settings(language=Language.EN)
RECORD = FOLDER / "turn-5-yield-offered.gouji"


def found(
    monkeypatch: pytest.MonkeyPatch, folder: Path, line: str, **variables: str
) -> Preferences:
    monkeypatch.setattr("gouji.tui.preferences.user_config_path", lambda *_, **__: folder)
    request = read(line.split(), {"LANG": "C", **variables})
    assert isinstance(request.options, Namespace)
    return request.preferences


def option(setting: Setting, value: str) -> str:
    """A setting on the command line."""
    flag = f"--{setting.name.replace('_', '-')}"
    if setting.is_switch:
        return flag if value == "true" else flag.replace("--", "--no-", 1)
    return f"{flag} {value}"


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_every_setting_has_an_option_where_it_matters(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, setting: Setting
) -> None:
    for value in setting.allowed:
        given = found(monkeypatch, tmp_path, f"play {option(setting, value)}")
        assert given == Preferences(setting.put(ENGLISH, value))
    written = option(setting, setting.allowed[0])
    for command, uses in (("watch", {Use.SCREEN, Use.BOTS}), ("replay x", {Use.SCREEN})):
        asked = run(*command.split(), *written.split())
        assert ("not understood" in asked.err) is (setting.use not in uses)


def test_an_option_goes_before_a_variable_and_that_before_the_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "settings.toml").write_text("theme = 'mono'\nspeed = 'slow'\nglyphs = 'safe'\n")
    variables = {"GOUJI_SPEED": "fast", "GOUJI_GLYPHS": "ascii"}
    given = found(monkeypatch, tmp_path, "play --glyphs full", **variables)
    expected = Settings(Language.EN, Theme.MONO, glyphs=Glyphs.FULL, speed=Speed.FAST)
    assert given == Preferences(expected)


def test_no_color_is_a_default_that_any_other_word_goes_before(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def theme(line: str, **variables: str) -> Theme:
        return found(monkeypatch, tmp_path, line, **variables).settings.theme

    assert theme("play", NO_COLOR="1") is Theme.MONO
    assert theme("play", NO_COLOR="") is Theme.DARK
    assert theme("play --theme light", NO_COLOR="1") is Theme.LIGHT
    assert theme("play", NO_COLOR="1", GOUJI_THEME="dark") is Theme.DARK


def test_a_bad_option_is_refused_and_a_bad_variable_told_of() -> None:
    refused = "gouji: --theme: 'pink' is none of dark, light, mono\n"
    assert run("play", "--theme", "pink") == (2, "", refused)
    status, _, err = run("verify", RECORD, GOUJI_THEME="pink")
    assert (status, err) == (0, "GOUJI_THEME cannot be 'pink'; write dark, light, mono\n")


def test_printed_text_has_the_signs_that_are_set() -> None:
    plain = run("rules", "TURN-3", GOUJI_GLYPHS="ascii", GOUJI_LANG="en").out
    assert plain.isascii()
    transcript = run("replay", RECORD, "--text", "--glyphs", "ascii").out
    assert transcript.isascii()


def test_the_variables_are_named_as_the_settings() -> None:
    names = [variable(setting) for setting in SETTINGS]
    assert names[:3] == ["GOUJI_LANG", "GOUJI_THEME", "GOUJI_FOUR_COLOURS"]
