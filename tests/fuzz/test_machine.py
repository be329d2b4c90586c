"""Whatever is done at a table, in whatever order, nothing that was promised of it breaks.

``make fuzz`` runs the same for minutes, with other games each time.
"""

import pytest
from hypothesis import settings
from hypothesis.stateful import run_state_machine_as_test

from tests.fuzz.machine import TableMachine, reached

pytestmark = [pytest.mark.slow, pytest.mark.usefixtures("untraced")]

SHORT = settings(max_examples=30, stateful_step_count=20)
"""What the gate has time for."""

COMES_TO = {
    *("refused", "handed", "resumed", "cut", "branched", "looked back", "verified", "rounds"),
    *("RoundResult", "GameOver", "TributeTaken", "ShownThrees", "GotStuck"),
}


def test_games_stand_whatever_is_done_with_them() -> None:
    reached.clear()
    is_long = settings.get_current_profile_name() == "fuzz"
    chosen = settings() if is_long else SHORT
    run_state_machine_as_test(TableMachine, settings=chosen)
    # Else much of the machine would have proved nothing; a long run may be told to play few games.
    assert is_long or set(reached) >= COMES_TO, reached
