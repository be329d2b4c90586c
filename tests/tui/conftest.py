"""Where the programs under test keep their files."""

from pathlib import Path

import pytest

from gouji.tui import crash


@pytest.fixture(autouse=True)
def places(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the test's own for records, reports, settings and the last setup."""
    for place in (
        "gouji.records.places.user_data_path",
        "gouji.tui.preferences.user_config_path",
        "gouji.tui.lastsetup.user_config_path",
        "gouji.tui.lastsetup.user_state_path",
    ):
        monkeypatch.setattr(place, lambda *_, **__: tmp_path)
    monkeypatch.setattr(crash, "user_log_path", lambda *_, **__: tmp_path)
    return tmp_path
