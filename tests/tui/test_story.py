"""The log: grouped by trick, told in any language, in rows or in a column."""

import pytest

from gouji.engine.events import Dealt, TributeCards
from gouji.engine.refusals import Language
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.hand import parse_hand
from gouji.rules.seats import Seat
from gouji.tui.story import Heading, Story, Told, log_lines, own_told
from gouji.tui.widgets.log import flowing, in_column
from tests.positions import Game, played, position
from tests.tui.table_app import CHINESE, ENGLISH


def told(game: Game) -> list[Told]:
    return [*Story(CHINESE).told(game.events)]


def two_tricks() -> Game:
    game = position("399 4K 5K 6K 7K 8K").says("1 play 3")
    game.declines()
    return game.says("1 play 9")


def test_each_trick_has_a_heading() -> None:
    assert [*log_lines(told(two_tricks()), Language.ZH)] == [
        "第1局：老王 先抓牌",
        "第1轮",
        "  老王 出 1×3",
        *(f"  {name} 过" for name in CHINESE[1:]),
        "  扣牌，老王 出牌",
        "第2轮",
        "  老王 出 1×9",
    ]


def test_tricks_are_counted_anew_in_each_round_and_scramble_is_named() -> None:
    game = played("1 2 3 4 5 6")
    game.position("3K 4K - - 5K 6K", leader=1, out=[3, 4])
    headings = [one(Language.EN) for one in told(game) if isinstance(one, Heading)]
    assert headings[-2:] == [f"Round 2: {CHINESE[5]} draws first", "Trick 1 · scramble"]


def test_a_round_ends_in_lines_of_their_own() -> None:
    game = played("1 2 3 4 5 6", tribute=True)
    lines = [*log_lines(told(game), Language.ZH)]
    assert lines[lines.index("本局结束") :] == [
        "本局结束",
        "  头科 老王",
        "  二科 小钱",
        "  三科 阿孙",
        "  四科 小赵",
        "  二落 老李",
        "  大落 小周",
        "  本局 ● 2 : -2 ○，累计 2 : -2",
        "  下局 小周→老王 2张落贡",
        "  下局 老李→小钱 1张落贡",
    ]


def test_a_sweep_and_who_has_opened_are_told() -> None:
    game = position("AA4 5 6 7 8 9", points=True, tribute=True, rounds=2).says("1 play AA")
    game.declines()
    game.says("1 play 4", "2 play 5", "3 play 6", "4 play 7", "5 play 8")
    assert "  opened: Wang" in [*log_lines(Story(ENGLISH).told(game.events), Language.EN)]
    assert "Round over · a sweep" in log_lines(told(played("1 4 2 5 3 6")), Language.EN)


def test_what_one_seat_may_know_is_told_to_it_alone() -> None:
    cards = TributeCards(Seat(1), Seat(6), Seat(1), parse_hand("22"))
    hand = Dealt(Seat(1), (Card(Rank.KING, Suit.SPADES),))
    story = Story(CHINESE)
    assert [*story.told([cards, hand])] == []
    [line] = story.told([cards, hand], [Seat(1)])
    assert line(Language.ZH).endswith("2×2")
    assert line(Language.EN) != line(Language.ZH)
    assert [*own_told(hand, CHINESE)] == []


@pytest.mark.parametrize("language", Language)
def test_sentences_flow_and_break_between_two_of_them(language: Language) -> None:
    part = told(two_tricks())[1:8]
    rows = [row.plain for row in flowing(part, language, 40)]
    assert all(row.cell_length <= 40 for row in flowing(part, language, 40))
    assert " · ".join(rows) == " · ".join(one(language) for one in part)


def test_in_a_column_each_sentence_has_a_row_below_its_heading() -> None:
    part = told(two_tricks())[1:4]
    assert [row.plain for row in in_column(part, Language.ZH, 20)] == [
        "第1轮",
        " 老王 出 1×3",
        " 小钱 过",
    ]
