"""Where the programs under test keep their files."""

from pathlib import Path

import pytest

from gouji.tui import crash


@pytest.fixture
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own for records and reports."""
    monkeypatch.setattr("gouji.records.places.user_data_path", lambda *_, **__: tmp_path)
    monkeypatch.setattr(crash, "user_log_path", lambda *_, **__: tmp_path)
    return tmp_path
