"""Acts: read and written as records and ``gouji legal`` have them."""

import pytest

from gouji.engine.actions import (
    ACCEPT,
    ADVANCE_CALL,
    CALL,
    DISSOLVE,
    HEADLESS,
    KEEP,
    NO,
    PASS,
    REDEAL,
    REFUSE,
    REVOLT,
    SHOW,
    TAKE_LAST,
    WIND,
    YIELD,
    Action,
    Claim,
    Hui,
    Pick,
    Return,
    act_text,
    burn,
    parse_act,
    play,
)
from gouji.rules.asks import Kind
from gouji.rules.cards import NotationError, Rank
from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand

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
    ("advance_call", ADVANCE_CALL),
    ("accept", ACCEPT),
    ("refuse", REFUSE),
    ("return 53", Return(parse_hand("35"))),
    ("call", CALL),
    ("revolt", REVOLT),
    ("keep", KEEP),
    ("headless", HEADLESS),
    ("hui 34", Hui((Rank.THREE, Rank.FOUR))),
    ("pick KKK2w", Pick(KINGS)),
    ("take_last", TAKE_LAST),
]
CLAIM = Claim((KINGS, parse_combo("5")))


@pytest.mark.parametrize(("text", "act"), EVERY)
def test_an_act_is_read_as_it_is_written(text: str, act: Action) -> None:
    assert act_text(act) == text
    assert parse_act(*text.split()) == act


def test_a_claim_is_listed_bare_and_read_with_its_sets() -> None:
    assert act_text(CLAIM) == "claim"
    assert parse_act("claim", sets=["KKK2w", "5"]) == CLAIM
    with pytest.raises(NotationError, match="must be written 'K2w'"):
        parse_act("claim", sets=["w2K"])


def test_to_lay_nothing_aside_is_an_answer() -> None:
    assert parse_act("hui", "") == Hui(())
    assert act_text(Hui(())) == "hui"


def test_every_kind_has_its_act() -> None:
    assert {act.kind for _, act in EVERY} | {CLAIM.kind} == set(Kind)


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
