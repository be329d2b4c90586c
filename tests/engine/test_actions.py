"""Acts: read and written as records and ``gouji legal`` have them."""

import pytest

from gouji.engine.actions import (
    DISSOLVE,
    NO,
    PASS,
    REDEAL,
    SHOW,
    WIND,
    YIELD,
    Action,
    act_text,
    burn,
    parse_act,
    play,
)
from gouji.rules.asks import Kind
from gouji.rules.cards import NotationError
from gouji.rules.combo import parse_combo

KINGS = parse_combo("KKK2w")
EVERY: list[tuple[str, Action]] = [
    ("no", NO),
    ("show", SHOW),
    ("redeal", REDEAL),
    ("pass", PASS),
    ("yield", YIELD),
    ("wind", WIND),
    ("dissolve", DISSOLVE),
    ("play KKK2w", play(KINGS)),
    ("burn KKK2w", burn(KINGS)),
]


@pytest.mark.parametrize(("text", "act"), EVERY)
def test_an_act_is_read_as_it_is_written(text: str, act: Action) -> None:
    assert act_text(act) == text
    assert parse_act(*text.split()) is act


def test_every_kind_has_its_act() -> None:
    assert {act.kind for _, act in EVERY} == set(Kind)


@pytest.mark.parametrize(
    ("name", "cards", "message"),
    [
        ("skip", None, "unknown act 'skip'"),
        ("Pass", None, "unknown act 'Pass'"),
        ("pass", "3", "pass takes no cards"),
        ("dissolve", "", "dissolve takes no cards"),
        ("play", None, "play needs cards"),
        ("burn", None, "burn needs cards"),
        ("play", "34", "one natural rank"),
        ("play", "", "no cards"),
        ("play", "1", "is no rank"),
        ("play", "w2K", "'w2K' must be written 'K2w'"),
    ],
)
def test_what_is_no_act(name: str, cards: str | None, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_act(name, cards)
