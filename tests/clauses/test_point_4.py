"""POINT-4: a call raises what its opposite owes for not opening."""

import pytest

from gouji.rules.opening import Call, CallFail, point_debts
from gouji.rules.seats import NOBODY, SEATS
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


def test_a_debt_names_the_clause_that_it_follows_from() -> None:
    calls = [Call.CALLED, *[Call.NONE] * 5]
    debts = point_debts(NOBODY, calls, CallFail.EQUAL, fail_adds=True)
    assert [debt.payer for debt in debts] == [*SEATS]
    assert [debt.clause for debt in debts if debt.payer in {1, 4}] == ["POINT-3", "POINT-4"]
