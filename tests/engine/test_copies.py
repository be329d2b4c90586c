"""A state is a value: whoever copies it gets the state itself, for nothing in it can change."""

from copy import copy, deepcopy

from tests.positions import position


def test_a_copy_of_a_state_is_the_state() -> None:
    state = position("KK3 AA56w 3 3 3 3", leader=1).state
    assert copy(state) is state
    assert deepcopy(state) is state
    assert deepcopy([state])[0] is state
