"""POINT-5: a caller whose opposite did open owes him."""

import pytest

from tests.calling import called


@pytest.mark.parametrize(
    ("calls", "fail", "adds", "expected"),
    [
        # 1 opens and 4 does not.
        ("4 call", "equal", False, ["4>1 2"]),
        ("4 call", "double", False, ["4>1 4"]),
        ("4 advance_call", "equal", False, ["4>1 4"]),
        ("4 advance_call", "double", False, ["4>1 8"]),
        ("4 call", "equal", True, ["4>1 1", "4>1 2"]),
        ("4 advance_call", "double", True, ["4>1 1", "4>1 8"]),
        # What 4 owes for not opening may itself be raised by a call of 1.
        ("1 call, 4 call", "equal", True, ["4>1 2", "4>1 2"]),
        ("1 advance_call, 4 call", "double", False, ["4>1 4"]),
        # A call that was right owes nothing.
        ("1 call", "double", True, ["4>1 2"]),
    ],
)
def test_when_the_opposite_has_opened(
    calls: str, fail: str, adds: bool, expected: list[str]
) -> None:
    assert called(calls, opens=[1], call_fail=fail, call_fail_adds=adds) == expected


@pytest.mark.parametrize("adds", [True, False])
def test_a_caller_who_opened_himself_owes_the_call_alone(adds: bool) -> None:
    assert called("4 call", opens=[1, 4], call_fail_adds=adds) == ["4>1 2"]


@pytest.mark.parametrize("fail", ["equal", "double"])
def test_the_factor_is_for_failed_calls_only(fail: str) -> None:
    assert called("4 call", call_fail=fail) == ["1>4 2", "4>1 1"]


@pytest.mark.parametrize("adds", [True, False])
@pytest.mark.parametrize(
    ("calls", "expected"), [("", ["1>4 1", "4>1 1"]), ("4 call", ["1>4 2", "4>1 1"])]
)
def test_without_a_failed_call_both_owe_for_not_opening(
    calls: str, expected: list[str], adds: bool
) -> None:
    assert called(calls, call_fail_adds=adds) == expected
