"""The last setup, kept between two starts."""

from pathlib import Path

import pytest

from gouji.tui.lastsetup import LastSetup, house_rules, recall, remember

KEPT = LastSetup(
    "online", {"rounds": 3}, ("[/]", None, "😀", None, None, "老周"), ("novice",) * 5 + ("human",)
)


def test_what_is_kept_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "folder" / "setup.json"
    remember(path, KEPT)
    assert recall(path) == KEPT


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"rules": "x", "changed": 3, "names": [], "kinds": []}',
        '{"rules": "x", "changed": {}, "names": [null], "kinds": ["human"]}',
        '{"rules": "x", "changed": {}, "names": [1,2,3,4,5,6], "kinds": ["a","b","c","d","e","f"]}',
        "\ud800",
    ],
)
def test_what_cannot_be_used_is_left_alone(tmp_path: Path, text: str) -> None:
    path = tmp_path / "setup.json"
    path.write_text(text, encoding="utf-8", errors="surrogatepass")
    assert recall(path) == LastSetup()


def test_where_nothing_can_be_kept_nothing_fails(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    path = tmp_path / "file" / "setup.json"
    remember(path, KEPT)
    assert recall(path) == LastSetup()


def test_house_rules_are_found_by_name(places: Path) -> None:
    assert house_rules() == ()
    folder = places / "rules"
    folder.mkdir()
    for name in ("b.toml", "a.toml", "notes.txt"):
        (folder / name).touch()
    assert [path.name for path in house_rules()] == ["a.toml", "b.toml"]
