"""BIESAN-4: counts are not reported; no hui, no tiao."""

import pytest

from gouji.rules.presets import Preset, RuleSetError, build
from tests.positions import position


def test_no_counts() -> None:
    game = position("33455 33 33 33 33 3", biesan=True, report_at=36)
    assert game.state.standing.reported == (None,) * 6
    game.says("1 play 4")
    assert game.state.standing.reported == (None,) * 6


def test_who_is_out_has_no_card() -> None:
    game = position("4 334 33 33 33 33", biesan=True).says("1 play 4")
    assert game.state.standing.reported == (0, *(None,) * 5)


@pytest.mark.parametrize("option", ["hui", "tiao"])
def test_a_contradiction_names_both_options(option: str) -> None:
    with pytest.raises(RuleSetError, match=f"biesan=true contradicts {option}=true"):
        build(Preset.BIESAN, {option: True})
