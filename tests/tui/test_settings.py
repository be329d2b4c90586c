"""The settings: how each is written and read, and where a value comes from."""

import subprocess
import sys
from dataclasses import fields
from enum import StrEnum
from pathlib import Path

import pytest
from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.tui.preferences import preferences, save, settings_path, variable
from gouji.tui.settings import SETTINGS, Glyphs, Setting, Settings, Theme, Use
from gouji.tui.text import say
from gouji.tui.words_settings import SETTINGS_WORDS

BY_NAME = {setting.name: setting for setting in SETTINGS}


def test_every_setting_is_named_once_and_has_a_default_that_is_allowed() -> None:
    assert [setting.field for setting in SETTINGS] == [field.name for field in fields(Settings)]
    assert len(BY_NAME) == len(SETTINGS)
    for setting in SETTINGS:
        assert setting.text(Settings()) in setting.allowed
        assert setting.use in Use


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_what_is_written_is_read_again(setting: Setting) -> None:
    for value in setting.allowed:
        assert setting.text(setting.put(Settings(), value)) == value
        assert setting.put(Settings(), f" {value.upper()} ") == setting.put(Settings(), value)
    with pytest.raises(ValueError, match="pink"):
        setting.read("pink")


def test_a_switch_is_written_in_several_ways() -> None:
    bell = BY_NAME["bell"]
    assert [bell.read(raw) for raw in (True, "on", "yes", 1)] == [True] * 4
    assert [bell.read(raw) for raw in (False, "off", "no", "0")] == [False] * 4
    with pytest.raises(ValueError, match="2"):
        bell.read(2)


def test_the_words_of_all_settings_are_there_and_no_others() -> None:
    made = {
        *(f"set_{setting.name}" for setting in SETTINGS),
        *(f"set_{setting.name}_means" for setting in SETTINGS),
        *(
            f"{'switch' if setting.is_switch else setting.name}_{value}"
            for setting in SETTINGS
            for value in setting.allowed
        ),
    }
    said = {
        key for key in SETTINGS_WORDS if key.startswith(("settings_", "setting_", "key_", "keys_"))
    }
    speeds = {f"speed_{value}" for value in BY_NAME["speed"].allowed}
    assert made - speeds == SETTINGS_WORDS.keys() - said


def file(folder: Path, text: str | bytes) -> Path:
    path = folder / "settings.toml"
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return path


def test_a_variable_goes_before_the_file_and_that_before_the_default(tmp_path: Path) -> None:
    path = file(tmp_path, "theme = 'light'\nglyphs = 'safe'\nbell = true\n")
    default = Settings(language=Language.EN, theme=Theme.MONO)
    found, faults = preferences(default, {"GOUJI_GLYPHS": "ascii", "GOUJI_THEME": ""}, path)
    assert found == Settings(Language.EN, Theme.LIGHT, glyphs=Glyphs.ASCII, bell=True)
    assert faults == ()
    assert preferences(default, {}, tmp_path / "none.toml") == (default, ())


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("# mine\ntheme = 'pink'\n", ":2: theme cannot be 'pink'; write dark, light, mono"),
        ("\n\n'bell' = 3\n", ":3: bell cannot be '3'; write true, false"),
        ("colour = 1\n", ":1: there is no setting 'colour'; write lang, theme, "),
        ("[theme]\n", ":1: theme cannot be '{}'; write dark, light, mono"),
        ("bell = true\ntheme =\n", ":2: not understood, the whole file is not used (not TOML"),
        (b"# \xff\n", ":1: not understood, the whole file is not used (not UTF-8)"),
    ],
)
def test_what_is_wrong_in_the_file_is_told_with_its_line(
    tmp_path: Path, text: str | bytes, told: str
) -> None:
    path = file(tmp_path, text)
    found, (fault,) = preferences(Settings(), {}, path)
    assert found == Settings()
    assert fault.text(Language.EN).startswith(f"{path}{told}")


def test_one_fault_does_not_spoil_the_rest(tmp_path: Path) -> None:
    path = file(tmp_path, "theme = 'pink'\nbell = true\n")
    found, faults = preferences(Settings(), {"GOUJI_GLYPHS": "wild"}, path)
    assert found == Settings(bell=True)
    assert faults[1].text(Language.EN) == "GOUJI_GLYPHS cannot be 'wild'; write full, safe, ascii"
    assert len(faults) == 2


def test_a_bad_variable_leaves_what_the_file_says(tmp_path: Path) -> None:
    path = file(tmp_path, "theme = 'mono'\n")
    found, _ = preferences(Settings(), {"GOUJI_THEME": "pink"}, path)
    assert found.theme is Theme.MONO


def test_a_file_that_cannot_be_read_is_told_of(tmp_path: Path) -> None:
    _, (fault,) = preferences(Settings(), {}, tmp_path)
    assert fault.text(Language.EN) == f"{tmp_path}: cannot be read (a folder, not a file)"


def test_saving_keeps_what_else_stands_in_the_file(tmp_path: Path) -> None:
    path = file(tmp_path, "# mine\nbell = true  # ding\n\n[more]\nx = 1\n")
    settings = Settings(theme=Theme.LIGHT, bell=False)
    save(path, BY_NAME["theme"], settings)
    save(path, BY_NAME["bell"], settings)
    text = path.read_text(encoding="utf-8")
    assert "# mine\nbell = false  # ding\n" in text
    found, (fault,) = preferences(Settings(bell=True), {}, path)
    assert found == settings
    assert "'more'" in fault.text(Language.EN)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.name)
def test_what_is_saved_is_found_again(tmp_path: Path, setting: Setting) -> None:
    path = tmp_path / "new" / "settings.toml"
    for value in setting.allowed:
        settings = setting.put(Settings(), value)
        save(path, setting, settings)
        assert preferences(Settings(), {}, path) == (settings, ())
        environ = {variable(setting): value}
        assert preferences(Settings(), environ, tmp_path / "none") == (settings, ())


def test_a_link_stays_one(tmp_path: Path) -> None:
    target = file(tmp_path, "")
    link = tmp_path / "link.toml"
    link.symlink_to(target)
    save(link, BY_NAME["bell"], Settings(bell=True))
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == "bell = true\n"


def test_a_file_that_is_no_toml_is_not_written_over(tmp_path: Path) -> None:
    path = file(tmp_path, "theme =\n")
    with pytest.raises(ValueError, match="line 1"):
        save(path, BY_NAME["bell"], Settings())
    assert path.read_text(encoding="utf-8") == "theme =\n"


def test_the_place_is_the_users_configuration(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    assert settings_path().parts[-2:] == ("gouji", "settings.toml")


def test_settings_cost_neither_textual_nor_pydantic_nor_tomlkit() -> None:
    code = "import sys, gouji.cli.main; print(*sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)  # noqa: S603 – our own code
    loaded = set(done.stdout.split())
    assert "gouji.tui.settings" in loaded
    assert not loaded & {"textual", "pydantic", "tomlkit", "tomllib"}


def test_a_meaning_fits_behind_help_and_a_name_on_the_page() -> None:
    for setting in SETTINGS:
        for language in Language:
            assert cell_len(say(f"set_{setting.name}_means", language)) <= 55
            assert cell_len(say(f"set_{setting.name}", language)) < 19


def test_values_are_texts_of_an_enumeration_or_switches() -> None:
    assert all(setting.is_switch or issubclass(setting.kind, StrEnum) for setting in SETTINGS)
