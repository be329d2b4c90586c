"""What a typed line means."""

import pytest

from gouji.engine.refusals import Language
from gouji.plain.typed import SPELLINGS, WITH_MORE, WORDS, NoCardError, Typed, Word, cards_in, read
from gouji.rules.hand import hand_text, parse_hand
from gouji.tui.glyphs import drawn
from gouji.tui.narration import cards_words
from gouji.tui.settings import Glyphs


@pytest.mark.parametrize(
    ("line", "cards"),
    [
        ("3334", "3334"),
        ("KK2", "KK2"),
        ("kk2", "KK2"),
        ("10 10 w", "TTw"),
        ("1010w", "TTw"),
        ("t0T", "TTT"),
        ("1a", "AA"),
        ("wW", "wW"),
        ("sSbB", "wwWW"),
        ("xd", "wW"),
        ("ＫＫ２ｗＷ", "KK2wW"),
        ("3×K 1×2", "KKK2"),
        ("3*K,2*10", "TTKKK"),
        ("３ｘＫ、小", "KKKw"),
        ("AA小花大花", "AAwW"),
        ("小王大鬼钱", "2wW"),
        ("", ""),
    ],
)
def test_cards_as_they_are_typed(line: str, cards: str) -> None:
    typed = read(line)
    assert typed.word is None
    assert hand_text(cards_in(typed.more)) == cards


@pytest.mark.parametrize(("line", "what"), [("KKz", "z"), ("三个K", "三"), ("3!", "!")])
def test_what_is_no_card(line: str, what: str) -> None:
    with pytest.raises(NoCardError) as caught:
        cards_in(line)
    assert caught.value.what == what


@pytest.mark.parametrize("language", Language)
@pytest.mark.parametrize("glyphs", Glyphs)
def test_cards_as_they_are_shown(language: Language, glyphs: Glyphs) -> None:
    for text in ("345678999TTJQKKA22wwWW", "JKKwW", "Jw", "22W"):
        shown = drawn(cards_words(parse_hand(text), language), glyphs)
        assert hand_text(cards_in(read(shown).more)) == text


def test_more_cards_than_there_are_do_no_harm() -> None:
    assert hand_text(cards_in("K" * 300 + "99×3")) == "3" * 17 + "K" * 17


@pytest.mark.parametrize("spelling", WORDS)
def test_no_word_is_written_with_ranks_alone(spelling: str) -> None:
    assert read(f" {spelling.upper()}\n") == Typed(WORDS[spelling])
    with pytest.raises(NoCardError):
        cards_in(spelling)


def test_no_spelling_has_two_meanings() -> None:
    assert len(WORDS) == sum(len(spellings.split()) for spellings in SPELLINGS.values())


@pytest.mark.parametrize(
    ("line", "typed"),
    [
        ("f KK2", Typed(Word.BURN, "KK2")),
        ("fKK2", Typed(Word.BURN, "KK2")),
        ("烧KK2", Typed(Word.BURN, "KK2")),
        ("burn KK2", Typed(Word.BURN, "KK2")),
        ("出 334", Typed(Word.LAY, "334")),
        ("烩34", Typed(Word.HUI, "34")),
        ("u 3", Typed(Word.HUI, "3")),
        ("规则 burn-3", Typed(Word.RULES, "burn-3")),
        ("？", Typed(Word.HELP)),
        ("过", Typed(Word.NO)),
        ("Ｐ", Typed(Word.NO)),
        ("提示", Typed(Word.HINT)),
        ("让", Typed(Word.YIELD)),
        ("playing", Typed(None, "playing")),
        ("   ", Typed(None)),
    ],
)
def test_words_and_what_follows_them(line: str, typed: Typed) -> None:
    assert read(line) == typed


def test_only_words_with_more_take_what_follows() -> None:
    for spelling, word in WORDS.items():
        assert (read(f"{spelling} KK").word is word) == (word in WITH_MORE)
