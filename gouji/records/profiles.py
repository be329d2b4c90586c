"""规则文件: a group's house rules as a TOML file: a preset, and the options that differ from it."""

from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from gouji.records.errors import RecordError
from gouji.records.toml_file import read_toml
from gouji.rules.presets import Preset, RuleSetError, build, find_preset


@dataclass(frozen=True, slots=True)
class Profile:
    """规则文件: house rules with the name and the hash that travel in the journal."""

    name: str
    sha256: str
    preset: Preset
    overrides: dict[str, object]


def read_profile(path: Path) -> Profile:
    """规则文件: read and validate house rules.

    Raises:
        RecordError: it is no TOML, or an option is unknown, wrong or contradicts another; with the line.
            What the rules found wrong is its cause.
        OSError: the file cannot be read.
    """
    file, name = read_toml(path), str(path)
    values = dict(file.values)
    preset_name = values.pop("preset", Preset.CLASSIC.value)
    try:
        preset = find_preset(str(preset_name))
    except RuleSetError as error:
        raise RecordError(name, file.line_of("preset"), str(error)) from error
    try:
        build(preset, values, strict=True)
    except RuleSetError as error:
        option = error.option or next(one for one in error.clash if one in values)
        raise RecordError(name, file.line_of(option), str(error)) from error
    # A name that is not UTF-8 could not be written into a journal.
    title = path.name.encode("utf-8", "replace").decode("utf-8")
    return Profile(title, sha256(file.raw).hexdigest(), preset, values)
