"""Where records are kept, and how new ones are named."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from gouji.records import places
from gouji.rules.presets import Preset

WHEN = datetime(2026, 11, 29, 10, 5, 7, tzinfo=UTC)


def test_a_name_says_when_and_what(tmp_path: Path) -> None:
    path = places.new_record_path(Preset.CLASSIC, WHEN, tmp_path)
    assert path == tmp_path / "20261129-100507-classic.gouji"


def test_a_name_that_is_taken_gets_a_number(tmp_path: Path) -> None:
    names = []
    for _ in range(3):
        path = places.new_record_path(Preset.CLASSIC, WHEN, tmp_path)
        path.touch()
        names.append(path.stem.removeprefix("20261129-100507-"))
    assert names == ["classic", "classic-2", "classic-3"]


def test_a_link_that_leads_nowhere_takes_a_name(tmp_path: Path) -> None:
    places.new_record_path(Preset.CLASSIC, WHEN, tmp_path).symlink_to("nowhere")
    path = places.new_record_path(Preset.CLASSIC, WHEN, tmp_path)
    assert path.stem.endswith("classic-2")


def test_the_folder_is_made(tmp_path: Path) -> None:
    path = places.new_record_path(Preset.ONLINE, WHEN, tmp_path / "one" / "two")
    assert path.parent.is_dir()
    assert not path.exists()


def test_a_file_in_its_place_is_told_as_what_it_is(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(NotADirectoryError) as caught:
        places.new_record_path(Preset.ONLINE, WHEN, tmp_path / "file")
    assert caught.value.filename == str(tmp_path / "file")


def test_by_default_it_is_the_users_data_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(places, "user_data_path", lambda name, **_: tmp_path / name)
    assert places.records_folder() == tmp_path / "gouji" / "records"
    path = places.new_record_path(Preset.ONLINE, WHEN)
    assert path.parent == tmp_path / "gouji" / "records"
