"""Properties are proved on thousands of cases, so they run without measuring coverage."""

import sys
from collections.abc import Iterator

import pytest


@pytest.fixture(scope="module", autouse=True)
def _untraced() -> Iterator[None]:
    """Suspend the tracer: it would triple the time, and coverage must come from the clauses.

    pytest-cov's own ``no_cover`` does nothing in a worker of pytest-xdist.
    """
    tracer = sys.gettrace()
    sys.settrace(None)
    yield
    sys.settrace(tracer)
