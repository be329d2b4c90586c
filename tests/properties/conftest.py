"""Properties are proved on thousands of cases, so they run without measuring coverage."""

import pytest


@pytest.fixture(scope="module", autouse=True)
def _untraced(untraced: None) -> None:
    """Have it suspended for each of them."""
