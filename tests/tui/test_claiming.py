"""The rarer decisions: returning cards, laying ranks aside, splitting a hand and picking from one."""

import pytest

from gouji.engine.actions import Claim, Hui, Pick, Return, play
from gouji.engine.refusals import Language
from gouji.rules.cards import Rank
from gouji.rules.combo import parse_combo
from gouji.rules.hand import parse_hand
from gouji.tui.claiming import Splitting, joined
from gouji.tui.deciding import Deciding
from gouji.tui.keys import Command
from gouji.tui.laying import Laying, LayingAside
from gouji.tui.prompt import Saying, Tone
from tests.positions import Game, position
from tests.tui.table_app import CHINESE
from tests.tui.test_decide import done
from tests.tui.test_questions import claiming, hui, picking, returning

Keys = list[Command | Rank]
OTHERS = (Command.YIELD, Command.BURN, Command.WIND)


def line(game: Game, *keys: Command | Rank) -> str:
    outcome = done(game, *keys)
    if isinstance(outcome, Deciding):
        outcome = outcome.saying(CHINESE, Language.ZH)
    assert isinstance(outcome, Saying)
    return outcome.text


def sets(game: Game, *keys: Command | Rank) -> list[str]:
    outcome = done(game, Command.CLAIM, *keys)
    assert isinstance(outcome, Splitting)
    return [laid.text for laid in outcome.sets]


def test_cards_are_picked_one_by_one_and_returned() -> None:
    act = done(returning(), Rank.NINE, Rank.THREE, Command.ACCEPT)
    assert act == Return(parse_hand("39"))
    assert line(returning(), Rank.NINE) == "已选 1×9：还差1张"
    assert line(returning(), Rank.NINE, Command.ACCEPT) == "已选 1×9：还差1张"
    assert line(returning(), Rank.NINE, Rank.THREE) == "已选 1×3 1×9 (第1/3种)：回车还"


def test_what_may_not_be_returned_is_explained() -> None:
    assert line(returning(), Rank.THREE, Rank.ACE).endswith("· TRIB-5")
    assert line(returning(), Rank.THREE, Rank.ACE, Command.ACCEPT).endswith("· TRIB-5")
    assert line(returning(), Rank.QUEEN) == "手里没有 Q"
    for key in [Command.DECLINE, Command.HUI, Command.CLAIM, *OTHERS]:
        assert line(returning(), key).startswith("收了就要还")


def test_when_enough_are_picked_another_rank_begins_anew() -> None:
    assert line(returning(), Rank.THREE, Rank.NINE, Rank.KING) == "已选 1×K：还差1张"
    assert line(returning(), Rank.THREE, Rank.NINE, Rank.NINE) == "已选 1×3：还差1张"


def test_tab_and_arrows_pick_what_is_returned() -> None:
    first = done(returning(), Command.NEXT, Command.ACCEPT)
    assert first == Return(parse_hand("39"))
    assert line(returning(), Command.MORE) == "已选 1×3：还差1张"
    outcome = done(returning(), Rank.THREE)
    assert isinstance(outcome, Deciding)
    assert outcome.picks(Rank.THREE)
    assert outcome.cursor is Rank.THREE
    less = outcome.less(Rank.THREE, Language.ZH)
    assert isinstance(less, Deciding)
    assert less.picked == 0


def test_leading_is_the_answer_none() -> None:
    act = done(hui(), Rank.FOUR, Command.ACCEPT)
    assert act is play(parse_combo("4"))
    assert line(hui(), Rank.FIVE).startswith("已选 1×5")
    assert line(hui(), Command.DECLINE).endswith("· TURN-3")


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([], ()),
        ([Rank.THREE], (Rank.THREE,)),
        ([Rank.FOUR], (Rank.FOUR,)),
        ([Rank.FOUR, Rank.THREE], (Rank.THREE, Rank.FOUR)),
        ([Rank.FOUR, Rank.FOUR], ()),
        ([Command.NEXT], (Rank.THREE,)),
        ([Command.LEFT], (Rank.FOUR,)),
        ([Command.NEXT, Command.RIGHT, Command.PREVIOUS], (Rank.THREE,)),
    ],
)
def test_threes_and_fours_are_laid_aside(keys: Keys, ranks: tuple[Rank, ...]) -> None:
    assert done(hui(), Command.HUI, *keys, Command.ACCEPT) == Hui(ranks)


def test_the_four_answers_are_shown_and_one_may_go_back() -> None:
    assert line(hui(), Command.HUI, Rank.FOUR) == " 不烩   烩3   烩3和4  [烩4]   u 返回出牌"
    assert line(hui(), Command.HUI, Rank.FIVE) == "烩牌只管3和4"
    assert line(hui(), Command.HUI, Command.YIELD) == "烩牌只管3和4"
    for key in (Command.HUI, Command.CLEAR, Command.DECLINE):
        assert isinstance(done(hui(), Command.HUI, key), Laying)
    aside = done(hui(), Command.HUI)
    assert isinstance(aside, LayingAside)
    assert aside.question(CHINESE, Language.ZH).endswith("· HUI-1")
    assert not line(claiming(), Command.HUI).startswith("烩牌：")


def test_a_claim_begins_with_the_plainest_split() -> None:
    assert sets(claiming()) == ["3", "44", "KK"]
    claimed = tuple(map(parse_combo, ("3", "44", "KK")))
    assert done(claiming(), Command.CLAIM, Command.ACCEPT) == Claim(claimed)


def rich() -> Game:
    return position("3344KKK2wW 55 66 77 88 99", tiao=True)


def test_cards_picked_are_made_one_set_out_of_the_others() -> None:
    assert sets(rich()) == ["w", "W", "33", "44", "KKK", "2"]
    made: Keys = [Rank.KING, Rank.TWO, Rank.SMALL, Command.ACCEPT]
    assert sets(rich(), *made) == ["W", "33", "44", "KKK2w"]
    parted: Keys = [*made, Rank.KING, Rank.KING, Command.ACCEPT]
    assert sets(rich(), *parted) == ["W", "33", "44", "K2w", "KK"]
    assert sets(rich(), *parted, Command.CLEAR) == ["W", "33", "44", "KKK2w"]
    assert sets(rich(), *parted, Command.CLEAR, Command.CLEAR) == sets(rich())
    assert line(rich(), Command.CLAIM, Command.CLEAR) == "没有可撤销的"


def test_tab_takes_a_whole_set_to_build_on() -> None:
    keys: Keys = [Command.PREVIOUS, Command.PREVIOUS, Rank.BIG]
    assert line(rich(), Command.CLAIM, *keys) == "已选 3×K 1×大：回车并成一手"
    assert sets(rich(), *keys, Command.ACCEPT) == ["w", "33", "44", "2", "KKKW"]


def test_a_split_can_be_left_and_says_what_its_keys_do() -> None:
    assert line(rich(), Command.CLAIM).startswith("共6手：回车挑牌")
    for key in (Command.CLAIM, Command.DECLINE):
        assert isinstance(done(rich(), Command.CLAIM, key), Laying)
    for key in OTHERS:
        assert line(rich(), Command.CLAIM, key).startswith("先拆牌")
    assert line(rich(), Command.CLAIM, Rank.QUEEN) == "手里没有 Q"
    split = done(rich(), Command.CLAIM, Rank.KING)
    assert isinstance(split, Splitting)
    less = split.less(Rank.KING, Language.ZH)
    assert isinstance(less, Splitting)
    assert less.picked == parse_hand("KK")
    assert (split.cursor, split.spread.sets) == (Rank.KING, split.sets)


def test_a_split_that_the_rules_refuse_is_explained() -> None:
    mixed = position("3344KKK2wW 55 66 77 88 99", tiao=True, mixed_jokers="forbid")
    keys: Keys = [Command.CLAIM, Rank.SMALL, Rank.BIG, Command.ACCEPT, Command.ACCEPT]
    assert line(mixed, *keys).endswith("· SET-5")


def test_who_may_not_claim_is_told_so() -> None:
    assert line(claiming().says("1 play 3"), Command.CLAIM).startswith("现在不能挑牌")
    burner = position("KK3 AA556677ww 3 3 3 3", tiao=True)
    burner.says("1 play KK", "2 burn Aw", "5 pass")
    assert burner.asked == "2 lead"
    assert line(burner, Command.CLAIM) == "烧牌中挑牌，最多一手不挂花 · TIAO-1"


def test_who_asks_for_what_the_rules_do_not_have_is_told_so() -> None:
    plain = position("33 4 5 6 7 8")
    assert line(plain, Command.CLAIM) == "这套规则没有挑牌 · TIAO-1"
    assert line(plain, Command.HUI) == "这套规则没有烩牌 · HUI-1"
    late = position("33 4 5 6 7 8", hui=True)
    assert line(late, Command.HUI).startswith("现在不能烩牌")


def test_joining_keeps_every_card() -> None:
    split = tuple(map(parse_combo, ("33", "KK2", "22")))
    assert [laid.text for laid in joined(split, parse_combo("332"))] == ["KK", "22", "332"]


def test_a_mate_picks_by_tab_or_by_rank() -> None:
    assert done(picking(), Rank.FOUR, Command.ACCEPT) == Pick(parse_combo("44"))
    assert done(picking(), Command.NEXT, Command.ACCEPT) == Pick(parse_combo("3"))
    assert done(picking(), Command.LEFT, Command.ACCEPT) == Pick(parse_combo("KK"))
    assert line(picking(), Rank.KING) == "已选 2×K 够级 (第3/3种)：回车挑"


def test_what_cannot_be_picked_is_explained() -> None:
    assert line(picking(), Command.ACCEPT).startswith("先挑一手")
    assert line(picking(), Command.DECLINE).startswith("先挑一手")
    assert line(picking(), Rank.NINE) == "没有带 9 的一手可挑"
    assert line(picking(), Rank.KING, Command.CLEAR) == "还有3手可挑"
    picked = done(picking(), Rank.KING)
    assert isinstance(picked, Deciding)
    assert picked.spread is not None
    assert picked.spread.chosen == parse_hand("KK")
    assert picked.saying(CHINESE, Language.ZH).tone is Tone.GOOD


def test_a_rank_pressed_again_goes_on_to_the_next_set_with_it() -> None:
    game = position("33442KK2 99 55 66 77 88", tiao=True).says("1 claim 33 442 KK2")
    assert line(game, Rank.TWO).startswith("已选 2×4 1×2")
    assert line(game, Rank.TWO, Rank.TWO).startswith("已选 2×K 1×2")
    assert line(game, Rank.TWO, Rank.TWO, Rank.TWO).startswith("已选 2×4 1×2")
