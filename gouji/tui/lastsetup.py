"""上次的设定: the seats and the rules of the last game that was set up, kept between two starts. Pure."""

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from platformdirs import user_config_path, user_state_path

from gouji.bots.registry import BOTS, HUMAN
from gouji.records.decoding import decode
from gouji.records.errors import RecordError
from gouji.records.small_file import read_small
from gouji.rules.preset_values import Preset
from gouji.rules.seats import SEATS
from gouji.tui.keeping import write_whole

KINDS: Final = (HUMAN, *BOTS)
"""Who may play at a seat."""

HOUSE_RULES: Final = "*.toml"


@dataclass(frozen=True, slots=True)
class LastSetup:
    """上次的设定: what the setup page begins with."""

    rules: str = Preset.CLASSIC.value
    """A preset, or the path of a file of house rules."""
    changed: Mapping[str, object] = field(default_factory=dict)
    """Option values over those."""
    names: tuple[str | None, ...] = (None,) * len(SEATS)
    """By seat; ``None`` is the name that the language gives."""
    kinds: tuple[str, ...] = (HUMAN, *(next(iter(BOTS)),) * (len(SEATS) - 1))
    """``human`` or a bot's name, by seat."""


def setup_path() -> Path:
    """存放: the file of the last setup, in the user's state directory; it need not exist."""
    return user_state_path("gouji", appauthor=False) / "setup.json"


def rules_folder() -> Path:
    """存放: the folder of house rules, in the user's configuration directory; it need not exist."""
    return user_config_path("gouji", appauthor=False) / "rules"


def house_rules() -> tuple[Path, ...]:
    """规则文件: the files of house rules in the user's configuration directory, by name."""
    return tuple(sorted(rules_folder().glob(HOUSE_RULES)))


def recall(path: Path) -> LastSetup:
    """上次的设定: what was kept, or what to begin with where nothing usable was."""
    try:
        # It has one line, and so the limits of one.
        value: Any = decode(read_small(path))
        last = LastSetup(
            str(value["rules"]),
            dict(value["changed"]),
            tuple(None if name is None else str(name) for name in value["names"]),
            tuple(map(str, value["kinds"])),
        )
    except (OSError, ValueError, TypeError, KeyError):
        return LastSetup()
    is_sound = len(last.names) == len(last.kinds) == len(SEATS) and set(last.kinds) <= set(KINDS)
    return last if is_sound else LastSetup()


def remember(path: Path, last: LastSetup) -> None:
    """上次的设定: keep it; where it cannot be written the next start begins as this one did.

    Args:
        path: where.
        last: what.
    """
    with suppress(OSError, RecordError):
        write_whole(path, json.dumps(asdict(last), ensure_ascii=False))
