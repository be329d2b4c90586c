"""预设: the names of the four presets and what each changes, without the machinery of a rule set.

The setup screen shows these before anything heavier is loaded.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

Values = Mapping[str, object]
"""选项: option values by name."""


class Preset(StrEnum):
    """预设: the name of a full set of option values."""

    CLASSIC = "classic"
    ONLINE = "online"
    TOURNAMENT = "tournament"
    BIESAN = "biesan"


ROUNDS: Final = 5
"""局数: the rounds of a game, in every preset (SCORE-4)."""

_ONLINE: Final[Values] = {
    "joker_rule": "full_kill",
    "powerless_redeal": False,
    "opening": "random",
    "next_lead": "show",
    "scramble_from": "four_left",
    "revolt_right": "held",
    "revolt_opens": "automatic",
    "threeless_revolt": "forced",
    "point_deadline": "first_out",
    "call_fail": "double",
    "call_fail_adds": False,
    "tribute_order": "s1",
    "return_match": False,
    "mate_tribute": "last",
    "after_sweep": "end_game",
    "last_by_agreement": False,
    "hui": False,
}
_TOURNAMENT: Final[Values] = {
    "next_lead": "show",
    "calls": False,
    "tribute": False,
    "scoring": "tournament",
    "side_points": 4,
    "last_by_agreement": False,
    "hui": False,
}
_BIESAN: Final[Values] = {
    "first_lead": "drawer",
    "next_lead": "rotate",
    "report_at": 0,
    "revolt": False,
    "hui": False,
    "biesan": True,
}

CHANGES: Final[Mapping[Preset, Values]] = MappingProxyType(
    {
        Preset.CLASSIC: {},
        Preset.ONLINE: _ONLINE,
        Preset.TOURNAMENT: _TOURNAMENT,
        Preset.BIESAN: _BIESAN,
    }
)
"""What each preset changes of ``classic``, the rule set's defaults (RULES 12)."""
