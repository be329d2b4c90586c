"""The ledger: who has opened, what was called and what would be owed now, each with its reason."""

from rich.cells import cell_len

from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName
from gouji.engine.views import view_of
from gouji.rules.hand import EMPTY, hand_text
from gouji.rules.seats import SEATS, Seat
from gouji.tui.ledger import ledger_brief, ledger_parts
from gouji.tui.narration import Names
from gouji.tui.viewmodel import seat_table
from tests.positions import Game, Option, played, position, rules
from tests.tui.table_app import CHINESE
from tests.tui.test_questions import advance, claiming, hui, last, opposite, returning, tribute


def parts(game: Game, seat: int = 1, language: Language = Language.ZH) -> dict[str, list[str]]:
    model = seat_table(view_of(game.state, Seat(seat)), CHINESE, language)
    return dict(ledger_parts(model.ledger, language))


def opened(**options: Option) -> Game:
    plainly: dict[str, Option] = {"points": True, "tribute": True, "rounds": 2}
    game = Game(rules(**plainly | options)).position("AA4K 55 6K 7K 8K 9K").says("1 play AA")
    game.declines()
    return game


def test_who_has_opened_and_what_is_owed_now() -> None:
    told = parts(opened())
    assert told["开点"][:2] == ["1 ● 老王  开了", "2 ○ 小钱  还没开"]
    assert told["现在局终，欠的是"][0] == "小钱（对头 老李）没开点 → 欠1张 · POINT-3"
    assert len(told["现在局终，欠的是"]) == 5


def test_calls_and_what_they_make_dearer() -> None:
    game = Game(rules(points=True, calls=True, tribute=True, rounds=2, first_lead="drawer"))
    game.opens(1).says("1 advance_call", *(f"{seat} no" for seat in range(2, 7)))
    told = parts(game)
    assert told["开点"][0] == "1 ● 老王  还没开 · 预点"
    # Before the deal everybody would owe for not having opened.
    assert "现在局终，欠的是" not in told
    told = parts(game.dealt("23 23 23 23 23 23"))
    assert "小赵 没开点，对头 老王 预点 → 欠4张 · POINT-4" in told["现在局终，欠的是"]


def test_who_is_judged_can_open_no_more() -> None:
    game = position("AA 55 6K 7K 8K 9K", points=True, tribute=True, rounds=2).says("1 play AA")
    told = parts(game)
    assert told["开点"][0] == "1 ● 老王  没开，过时了"
    assert told["开点"][1] == "2 ○ 小钱  还没开"


def test_points_in_place_of_cards() -> None:
    told = parts(opened(tribute=False, side_points=4))
    line = "小钱（对头 老李）没开点 → 老李 一方得4分 · POINT-3"
    assert told["现在局终，欠的是"][0] == line


def test_without_tribute_and_side_points_nothing_is_owed() -> None:
    assert set(parts(opened(tribute=False))) == {"开点"}
    assert parts(position("3 4 5 6 7 8")) == {}
    assert parts(position("3 4 5 6 7 8", tribute=True)) == {"现在局终，欠的是": ["没有"]}


def test_burns_stuck_seats_revolts_and_claims_are_facts_of_the_round() -> None:
    burning = position("KK3 AA5w 3 3 3 3", tribute=True).says("1 play KK", "2 burn AA")
    assert parts(burning)["这一局"] == ["小钱 正在烧 老王"]
    burnt = burning.says("5 pass", "2 play 5w")
    assert parts(burnt)["这一局"] == ["小钱 烧 老王，烧成了"]
    assert parts(burnt)["现在局终，欠的是"] == ["老王 被 小钱 烧了 → 欠1张 · BURN-7"]
    stuck = position("345 366 377 388 399 3TT", biesan=True, tribute=True).says("1 play 4")
    stuck.declines()
    assert parts(stuck.says("1 play 5", "2 play 6"))["这一局"] == ["小钱 闷住 老王"]
    revolted = opposite()
    assert parts(revolted)["这一局"] == ["老王 革命"]
    assert parts(revolted.says("4 keep"))["这一局"] == ["老王 革命，对头 小赵 要头：够死级 0/3"]
    claimed = claiming().says("1 claim 3 44 KK")
    assert parts(claimed)["这一局"] == ["老王 挑牌：1×3 · 2×4 · 2×K"]


def test_debts_between_mates_are_left_out_where_they_are_dropped() -> None:
    # Seat 1 burns the set of its mate 3.
    hands = "AA5w 4K KK3 5K 6K 7K"
    for mates, owed in (("none", ["没有"]), ("all", ["阿孙 被 老王 烧了 → 欠1张 · BURN-7"])):
        game = position(hands, leader=3, tribute=True, mate_tribute=mates)
        game.says("3 play KK", "1 burn AA").declines()
        assert parts(game.says("1 play 5w"))["现在局终，欠的是"] == owed


def test_what_is_still_to_be_paid_is_listed_until_it_is() -> None:
    before = tribute()
    assert parts(before)["这一局还要进的贡"] == [
        "小周 大落，老王 头科 → 欠2张 · TRIB-2",
        "老李 二落，小钱 二科 → 欠1张 · TRIB-2",
    ]
    before.says("1 refuse")
    assert "这一局还要进的贡" not in parts(before)


def test_after_the_round_what_is_due_is_due_in_the_next() -> None:
    told = parts(last())
    assert "现在局终，欠的是" not in told
    over = played("1 2 3 4 5 6", tribute=True)
    assert set(parts(over)) == {"下一局要进的贡"}
    assert set(brief(over)) == {"下一局要进的贡"}


# In a narrow column


def brief(game: Game, width: int = 29, names: Names = CHINESE) -> dict[str, list[str]]:
    model = seat_table(view_of(game.state, Seat(1)), names, Language.ZH)
    return dict(ledger_brief(model.ledger, Language.ZH, width))


def test_beside_the_table_a_debt_takes_one_line() -> None:
    told = brief(opened())
    assert told["开点"] == ["开了：老王", "还没开：小钱 阿孙 小赵 老李 小周"]
    assert told["现在局终，欠的是"][0] == "小钱→老李 1张点贡 · POINT-3"
    assert brief(opened(tribute=False, side_points=4))["现在局终，欠的是"][0] == (
        "小钱→老李 4分 · POINT-3"
    )
    assert brief(position("3 4 5 6 7 8", tribute=True)) == {"现在局终，欠的是": ["没有"]}
    assert brief(tribute())["这一局还要进的贡"][0] == "小周→老王 2张落贡 · TRIB-2"


def test_beside_the_table_long_names_give_way() -> None:
    lines = brief(opened(), names=("王" * 20,) * 6)["现在局终，欠的是"]
    assert {cell_len(line) for line in lines} <= set(range(30))
    assert lines[0] == "王王王王…→王王王王… 1张点贡"


def test_calls_burns_and_late_seats_stand_beside_the_table() -> None:
    game = Game(rules(points=True, calls=True, tribute=True, rounds=2, first_lead="drawer"))
    game.opens(1).says("1 advance_call", *(f"{seat} no" for seat in range(2, 7)))
    assert brief(game)["开点"][-1] == "预点：老王"
    late = position("AA 55 6K 7K 8K 9K", points=True, tribute=True, rounds=2).says("1 play AA")
    assert brief(late)["开点"][-1].startswith("没开，过时了：老王")
    burning = position("KK3 AA5w 3 3 3 3", tribute=True).says("1 play KK", "2 burn AA")
    assert brief(burning)["这一局"] == ["小钱 正在烧 老王"]


# What the view tells of it


def test_the_cards_of_a_payment_are_for_the_asked_receiver_alone() -> None:
    game = tribute()
    views = {seat: view_of(game.state, seat) for seat in SEATS}
    assert hand_text(views[Seat(1)].paid) == "22"
    assert {views[seat].paid for seat in SEATS[1:]} == {EMPTY}
    assert len({view.owed for view in views.values()}) == 1
    assert hand_text(view_of(returning().state, Seat(1)).paid) == "22"


def test_the_phase_is_known_unless_the_question_is_secret() -> None:
    phases = [
        view_of(game().state, Seat(3)).phase
        for game in (advance, tribute, opposite, hui, claiming, last)
    ]
    assert phases == [
        PhaseName.ADVANCE,
        PhaseName.TRIBUTE,
        PhaseName.REVOLTS,
        PhaseName.HUI,
        PhaseName.PLAY,
        PhaseName.LAST,
    ]


def test_debts_are_due_from_the_result_to_their_payment() -> None:
    game = played("1 2 3 4 5 6", tribute=True)
    assert len(view_of(game.state, Seat(3)).owed) == 2
    game.dealt("3A wW 4Q 22 5K 22J", drawer=6).says("1 refuse")
    assert view_of(game.state, Seat(3)).owed == ()
