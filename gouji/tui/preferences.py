"""设置的来处: flag before environment before file before default, and what is wrong with each."""

from collections.abc import Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

from platformdirs import user_config_path

from gouji.records.errors import RecordError
from gouji.records.small_file import read_small
from gouji.tui.keeping import write_whole
from gouji.tui.settings import SETTINGS, Setting, Settings

if TYPE_CHECKING:
    from gouji.tui.sentence import Sentence


SHOWN: Final = 80
"""Characters of what was written that are shown with its fault."""

MOST_FAULTS: Final = 20
"""Faults that are told at once; who has mended those is told of others."""


class Preferences(NamedTuple):
    """设置: what holds, and what was written for it that could not be used."""

    settings: Settings
    faults: "tuple[Sentence, ...]" = ()


def settings_path() -> Path:
    """存放: the file of the settings, in the user's configuration directory; it need not exist."""
    return user_config_path("gouji", appauthor=False) / "settings.toml"


def variable(setting: Setting) -> str:
    """变量: the environment variable of a setting."""
    return f"GOUJI_{setting.name.upper()}"


def preferences(default: Settings, environ: Mapping[str, str], path: Path) -> Preferences:
    """设置: what file and environment say, the latter first.

    Args:
        default: where both say nothing, or nothing that can be used.
        environ: the environment; an empty variable says nothing.
        path: of the file; if there is none, it says nothing.
    """
    settings, faults = _by_file(default, path)
    for setting in SETTINGS:
        name = variable(setting)
        if written := environ.get(name):
            try:
                settings = setting.put(settings, written)
            except ValueError:
                faults.append(_bad_value(name, setting, written))
    return Preferences(settings, tuple(faults[:MOST_FAULTS]))


def _by_file(settings: Settings, path: Path) -> "tuple[Settings, list[Sentence]]":
    try:
        if not path.exists():
            return settings, []
        from gouji.records.toml_file import read_toml  # noqa: PLC0415 – most have no such file

        file = read_toml(path)
    except RecordError as error:
        place = f"{error.path}:{error.line}"
        return settings, [_fault("settings_broken", place, what=error.what)]
    except OSError as error:
        from gouji.tui.sentence import reason_of  # noqa: PLC0415 – as below

        return settings, [_fault("settings_unread", path, reason=reason_of(error))]
    faults: list[Sentence] = []
    known = {setting.name: setting for setting in SETTINGS}
    for name, written in file.values.items():
        setting = known.get(name)
        if setting is None:
            if len(faults) < MOST_FAULTS:
                facts = {"name": name[:SHOWN], "allowed": ", ".join(known)}
                faults.append(_fault("setting_unknown", f"{path}:{file.line_of(name)}", **facts))
            continue
        try:
            settings = setting.put(settings, written)
        except ValueError:
            faults.append(_bad_value(f"{path}:{file.line_of(name)}: {name}", setting, written))
    return settings, faults


def _bad_value(place: str, setting: Setting, written: object) -> "Sentence":
    return _fault(
        "setting_bad", place, value=str(written)[:SHOWN], allowed=", ".join(setting.allowed)
    )


def _fault(key: str, place: object, **facts: object) -> "Sentence":
    from gouji.tui.sentence import Sentence  # noqa: PLC0415 – a command without a screen has no words

    return Sentence(key, {"place": place, **facts})


def save(path: Path, setting: Setting, settings: Settings) -> None:
    """存: write one setting into the file; all else that stands there is kept, comments too.

    Raises:
        ValueError: the file is no TOML, or no such file can be read.
        OSError: it cannot be written.
    """
    import tomlkit  # noqa: PLC0415 – slow to load, and most games change no setting

    document = tomlkit.parse(read_small(path)) if path.exists() else tomlkit.document()
    value = getattr(settings, setting.field)
    document[setting.name] = value if setting.is_switch else str(value)
    write_whole(path, tomlkit.dumps(document))


def keep(setting: Setting, settings: Settings) -> "Sentence":
    """记住: save one setting where the next start finds it.

    Returns:
        Where it is saved, or why it is not; it holds until the program ends all the same.
    """
    from gouji.tui.sentence import Sentence, reason_of  # noqa: PLC0415 – as above

    path = settings_path()
    try:
        save(path, setting, settings)
    except OSError as error:
        return Sentence("settings_not_saved", {"path": path, "reason": reason_of(error)})
    except ValueError as error:
        return Sentence("settings_not_saved", {"path": path, "reason": error})
    return Sentence("settings_saved_in", {"path": path})
