"""What is no act of the phases before play and of the rarer agreements."""

import pytest

from gouji.engine.actions import parse_act
from gouji.rules.cards import NotationError


@pytest.mark.parametrize(
    ("name", "cards", "sets", "message"),
    [
        ("claim", None, None, "claim needs sets"),
        ("claim", "55", None, "claim needs sets"),
        ("claim", None, ["w5"], "'w5' must be written '5w'"),
        ("claim", None, ["56"], "one natural rank"),
        ("return", None, None, "return needs cards"),
        ("return", "34", None, "'34' must be written '43'"),
        ("hui", None, None, "hui needs cards"),
        ("pick", None, ["55"], "pick takes no sets"),
        ("revolt", "3", None, "revolt takes no cards"),
        ("keep", None, [], "keep takes no sets"),
    ],
)
def test_what_is_no_act(name: str, cards: str | None, sets: list[str] | None, message: str) -> None:
    with pytest.raises(NotationError, match=message):
        parse_act(name, cards, sets)
