"""Listing: the short way to the most frequent question lists what the long one does."""

from hypothesis import given

from gouji.engine.kernel import ask_of, case_of, legal, new_game
from gouji.engine.legality import acts_for
from tests.positions import rules
from tests.strategies import Walk, walks


@given(walks())
def test_a_case_lists_what_the_kernel_lists(path: Walk) -> None:
    for state in path:
        ask = ask_of(state)
        assert ask is not None
        assert acts_for(case_of(state, ask)) == legal(state)


def test_nothing_is_legal_while_nobody_is_asked() -> None:
    assert legal(new_game(rules())) == ()
