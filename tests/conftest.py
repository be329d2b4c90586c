"""Settings that hold for every test."""

import os
import sys
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from gouji.bots import expert

# The gate must give the same verdict twice, on a slow machine and on a busy one.
settings.register_profile(
    "ci",
    deadline=None,
    derandomize=True,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
# For hunting: pytest --hypothesis-profile=explore
settings.register_profile("explore", deadline=None, max_examples=2_000, print_blob=True)
# For tests/fuzz: ``make fuzz`` sets how many games.
settings.register_profile(
    "fuzz",
    deadline=None,
    max_examples=int(os.environ.get("GOUJI_FUZZ_GAMES", "500")),
    stateful_step_count=50,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("ci")


@pytest.fixture(scope="module")
def untraced() -> Iterator[None]:
    """Suspend the tracer: it would triple the time, and coverage must come from the clauses.

    pytest-cov's own ``no_cover`` does nothing in a worker of pytest-xdist.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> None:
    """An expert that looks at fewer deals than are good for its play."""
    monkeypatch.setattr(expert, "BUDGETS", (expert.Budget(cards=0, playouts=200, deals=8),))
    monkeypatch.setattr(expert, "MOMENTS", 500)
