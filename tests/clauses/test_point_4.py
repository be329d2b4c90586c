"""POINT-4: a call raises what its opposite owes for not opening."""

import pytest

from tests.calling import called


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("", ["1>4 1", "4>1 1"]),
        ("1 call", ["1>4 1", "4>1 2"]),
        ("4 call", ["1>4 2", "4>1 1"]),
        ("1 advance_call", ["1>4 1", "4>1 4"]),
        ("1 advance_call, 4 call", ["1>4 2", "4>1 4"]),
        ("2 call", ["1>4 1", "4>1 1"]),
    ],
)
def test_two_for_a_call_and_four_for_an_advance_call(calls: str, expected: list[str]) -> None:
    assert called(calls) == expected
