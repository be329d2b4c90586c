"""规则文件: a group's house rules as a TOML file: a preset, and the options that differ from it."""

import re
import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from gouji.records.errors import RecordError
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
    raw = path.read_bytes()
    name = str(path)
    text = _decode(name, raw)
    values = _parse(name, text)
    preset_name = values.pop("preset", Preset.CLASSIC.value)
    try:
        preset = find_preset(str(preset_name))
    except RuleSetError as error:
        raise RecordError(name, _line_of("preset", text), str(error)) from error
    try:
        build(preset, values, strict=True)
    except RuleSetError as error:
        option = error.option or next(one for one in error.clash if one in values)
        raise RecordError(name, _line_of(option, text), str(error)) from error
    # A name that is not UTF-8 could not be written into a journal.
    title = path.name.encode("utf-8", "replace").decode("utf-8")
    return Profile(title, sha256(raw).hexdigest(), preset, values)


def _decode(name: str, raw: bytes) -> str:
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        raise RecordError(name, line, "not UTF-8") from None


def _parse(name: str, text: str) -> dict[str, object]:
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise RecordError(name, 1, "not TOML: nested too deep") from None
    except ValueError as error:
        # Besides its own error the reader lets one of Python's pass, for a number too long to read.
        found = re.search(r"\(at line (\d+)", str(error))
        line = int(found[1]) if found else text.count("\n") + 1
        raise RecordError(name, line, f"not TOML: {error}") from None


def _line_of(option: str, text: str) -> int:
    lines = enumerate(text.splitlines(), start=1)
    pattern = re.compile(rf"""\s*["'\[]*{re.escape(option)}\b""")
    return next((number for number, line in lines if pattern.match(line)), 1)
