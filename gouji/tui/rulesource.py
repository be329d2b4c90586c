"""规则来处: where the rules of a game come from: a preset, or a file of house rules. Pure."""

from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from gouji.records.profiles import Profile, read_profile
from gouji.rules.preset_values import Preset


class RuleSource(NamedTuple):
    """规则来处: a preset, and what house rules change of it."""

    preset: Preset
    kept: Mapping[str, object]
    profile: Profile | None = None


def rule_source(name: str, given: Profile | None) -> RuleSource:
    """规则来处: the one of a name.

    Args:
        name: of a preset, of the house rules given, or a path.
        given: house rules that were read already.

    Raises:
        RecordError: the file is at fault.
        OSError: it cannot be read.
    """
    if name in Preset.__members__.values():
        return RuleSource(Preset(name), {})
    profile = given if given and name == given.name else read_profile(Path(name))
    return RuleSource(profile.preset, profile.overrides, profile)
