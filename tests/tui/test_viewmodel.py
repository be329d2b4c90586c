"""The view model holds what a seat may know, in the seat's own terms."""

import pytest

from gouji.engine.events import Dealt
from gouji.engine.refusals import Language
from gouji.engine.state import PhaseName
from gouji.engine.views import view_of
from gouji.rules.cards import Card, Rank, Suit
from gouji.rules.presets import PRESETS, Preset, build
from gouji.rules.seats import SEATS, Federation, Seat
from gouji.tui.marks import Mark
from gouji.tui.narration import event_line
from gouji.tui.viewmodel import (
    Answering,
    Payment,
    Stage,
    TableModel,
    open_table,
    seat_table,
)
from tests.positions import Game, dealt, played, position, rules
from tests.tui.table_app import CHINESE, ENGLISH


def model_for(game: Game, seat: int) -> TableModel:
    return seat_table(view_of(game.state, Seat(seat)), CHINESE, Language.ZH)


def marks(game: Game, seat: int, onlooker: int = 1) -> tuple[Mark, ...]:
    seats = model_for(game, onlooker).seats
    return next(one.marks for one in seats if one.seat == seat)


def test_the_own_seat_comes_first_and_the_others_in_the_order_of_play() -> None:
    seats = model_for(position("33 44 55 66 77 88"), 4).seats
    assert [one.seat for one in seats] == [4, 5, 6, 1, 2, 3]
    assert [one.mate for one in seats] == [None, False, True, False, True, False]
    assert [one.opposite for one in seats] == [False, False, False, True, False, False]
    assert seats[0].side is Federation.EVEN


def test_counts_above_ten_are_hidden_from_the_table() -> None:
    model = model_for(position("3333333333344 44 55 66 77 8888888888K"), 1)
    assert [one.left for one in model.seats] == [None, 2, 2, 2, 2, None]
    assert sum(map(len, model.stacks)) == 13


def test_a_hand_is_stacks_of_suits_and_jokers_have_none() -> None:
    stacks = model_for(position("3s3hKcwW 4s 4h 4c 4d 5s"), 1).stacks
    assert stacks[Rank.THREE] == (Suit.SPADES, Suit.HEARTS)
    assert stacks[Rank.KING] == (Suit.CLUBS,)
    assert stacks[Rank.SMALL] == stacks[Rank.BIG] == (None,)


def test_who_passed_yielded_and_asked_for_the_wind() -> None:
    game = position("399 4K 5K 6K 7K 8K").says("1 play 3", "2 pass", "3 pass", "4 yield")
    assert [marks(game, seat) for seat in SEATS[:5]] == [
        (),
        (Mark.PASSED,),
        (Mark.PASSED,),
        (Mark.YIELDED,),
        (),
    ]
    wind = position("3 4K 5K 6K 7K 8K").says("1 play 3", "2 wind")
    assert marks(wind, 2, onlooker=3) == (Mark.WIND,)
    assert next(one.place for one in model_for(wind, 2).seats if one.seat == 1) == 1


def test_a_pass_in_scramble_is_shown_until_the_next_set() -> None:
    game = position("399 4KK 599 - - 8KK", out=[4, 5], leader=1)
    game.says("1 play 3", "2 pass", "3 pass")
    assert model_for(game, 1).scramble
    assert marks(game, 2) == (Mark.PASSED,)
    game.says("6 play 8")
    assert marks(game, 2) == ()


def test_burning_and_headless_seats_say_so() -> None:
    burning = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw")
    assert Mark.BURNING in marks(burning, 2)
    headless = position("33 44 55 - 77 88", out=[4])
    assert marks(headless, 1) == (Mark.HEADLESS,)


@pytest.mark.parametrize(
    ("hands", "out", "says", "answering"),
    [
        ("334 44 55 66 77 88", (), ["1 play 33"], Answering.ALL),
        ("KK4 44 55 66 77 88", (), ["1 play KK"], Answering.OPPOSITE),
        ("44 KK4 55 66 77 88", (1,), ["2 play KK"], Answering.OPPOSITE_AND_HEADLESS),
        ("KK4 44 55 - 77 88", (4,), ["1 play KK"], Answering.ALL_OF_HEADLESS),
        ("334 44 55 - 77 88", (4,), ["1 play 33"], Answering.ALL),
        ("KK4 44 55 - - 88", (4, 5), ["1 play KK"], Answering.SCRAMBLE),
    ],
)
def test_who_may_answer(
    hands: str, out: tuple[int, ...], says: list[str], answering: Answering
) -> None:
    leader = int(says[0][0])
    if answering is Answering.OPPOSITE_AND_HEADLESS:
        hands, out = hands.replace("44 KK4", "- KK4"), (1,)
    game = position(hands, leader, out).says(*says)
    assert model_for(game, 3).centre.answering is answering


def test_once_the_opposite_is_asked_nobody_burns_any_more() -> None:
    game = position("KK4 44 55 66 77 88").says("1 play KK")
    assert game.asked == "4 follow"
    assert model_for(game, 4).centre.answering is Answering.OPPOSITE_ALONE
    # To the others that would tell that nobody could burn.
    assert model_for(game, 3).centre.answering is Answering.OPPOSITE
    headless = position("- KK4 55 66 77 88", 2, (1,)).says("2 play KK")
    asked = int(headless.asked.split()[0])
    assert model_for(headless, asked).centre.answering is Answering.NO_BURNERS
    headless.says(f"{asked} pass")
    assert model_for(headless, 3).centre.answering is not Answering.OPPOSITE_AND_HEADLESS


def test_a_dead_gouji_is_open_to_burns_alone() -> None:
    # Seat 1 goes out; in the same trick its opposite lays a gouji set (HEAD-3).
    game = position("33 4K9 5K9 6KK 7AAww 8K9")
    game.says("1 play 33", "2 pass", "3 pass", "4 play KK")
    assert game.asked == "5 burn"
    model = model_for(game, 2)
    assert model.centre.answering is Answering.BURNERS
    assert model.due is None


def test_sets_of_the_trick_are_kept_with_what_stands() -> None:
    game = position("39 4K 5A 6 7 8").says("1 play 3", "2 play 4", "3 play 5")
    seats = {one.seat: one for one in model_for(game, 1).seats}
    assert [(one.combo.text, one.standing) for one in seats[Seat(2)].laid] == [("4", False)]
    assert [(one.combo.text, one.standing) for one in seats[Seat(3)].laid] == [("5", True)]
    assert seats[Seat(6)].laid == ()


def test_nobody_but_the_asked_seat_learns_who_is_asked_to_burn() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK")
    assert game.asked == "2 burn"
    assert model_for(game, 2).due == CHINESE[1]
    assert {model_for(game, seat).due for seat in (1, 3, 4, 5, 6)} == {CHINESE[3]}


def test_threes_are_shown_in_the_middle() -> None:
    game = dealt("3s3sKsw 3h3hQhw 4h4h5sw 6h6h7sw 8h8h9sW ThThJsW").says("1 show")
    centre = model_for(game, 2).centre
    assert [(name, group.number, group.suit) for name, group in centre.shown] == [
        (CHINESE[0], 2, Suit.SPADES)
    ]


@pytest.mark.parametrize("seat", SEATS)
def test_a_model_does_not_change_with_the_cards_of_others(seat: Seat) -> None:
    hands = ["3s3hKsKhw", "4s4hQsQhW", "5s5hJsJh2s", "6s6hTsTh2h", "7s7hAsAh9s", "8s8h9s9h9c"]
    others = [hand for index, hand in enumerate(hands, start=1) if index != seat]
    dealt_anew = [*others[1:], others[0]]
    dealt_anew.insert(seat - 1, hands[seat - 1])
    models = {
        repr(model_for(position(" ".join(deal), leader=seat), seat)) for deal in (hands, dealt_anew)
    }
    assert len(models) == 1


def test_an_open_table_shows_all_hands_and_counts() -> None:
    game = position("333333333333 44 55 66 77 88", leader=2)
    model = open_table(game.state, CHINESE, Language.ZH, bottom=Seat(2))
    assert [one.seat for one in model.seats] == [2, 3, 4, 5, 6, 1]
    assert [one.left for one in model.seats] == [2, 2, 2, 2, 2, 12]
    assert [sum(map(len, hand)) for hand in model.hands] == [2, 2, 2, 2, 2, 12]
    assert (model.stacks, model.due) == ((), CHINESE[1])
    assert {one.mate for one in model.seats} == {None}


def account(game: Game, seat: int) -> tuple[Mark, ...]:
    return next(one.account for one in model_for(game, 1).seats if one.seat == seat)


def test_what_a_seat_has_opened_called_and_owes() -> None:
    calls = Game(rules(points=True, calls=True, powerless_redeal=False, first_lead="drawer"))
    calls.opens(1).says("1 advance_call", *(f"{seat} no" for seat in range(2, 7)))
    calls.dealt("AA4 5 6 7 8 9").says("2 call", *(f"{seat} no" for seat in range(3, 7)))
    calls.says("1 play AA").declines()
    assert [account(calls, seat) for seat in (1, 2, 3)] == [
        (Mark.OPENED, Mark.ADVANCE),
        (Mark.CALLED,),
        (),
    ]
    owing = played("1 2 3 4 5 6", tribute=True).dealt("3A wW 4Q 22 5K 22J", drawer=6)
    assert account(owing, 6) == (Mark.OWES,)
    assert next(one.owed for one in model_for(owing, 1).seats if one.seat == 6) == 2


def test_a_revolter_his_opposite_a_claimer_and_a_stuck_seat() -> None:
    game = dealt(
        "345 45 672 KKKKKKK82 672 672", powerless_redeal=False, first_lead="drawer", revolt=True
    )
    game.says("1 revolt", "2 no", "4 keep")
    assert marks(game, 1) == (Mark.REVOLTED,)
    assert marks(game, 4) == (Mark.KEEPS,)
    revolter = model_for(game, 1).seats[0]
    assert (revolter.has_cards, revolter.place) == (False, 0)
    game.says("2 play 4", "3 play 6", "4 play 8", "5 pass", "6 pass", "2 pass", "3 pass")
    game.says("4 play KK").declines()
    assert next(one.dead for one in model_for(game, 1).seats if one.seat == 4) == 1
    claim = position("344KK 99 55 66 77 88", tiao=True).says("1 claim 3 44 KK")
    assert marks(claim, 1, onlooker=2) == (Mark.CLAIMED,)
    stuck = position("345 366 377 388 399 3TT", biesan=True, stuck="stay").says("1 play 4")
    stuck.declines()
    assert Mark.STUCK in marks(stuck.says("1 play 5", "2 play 6"), 1)


def test_before_the_deal_nobody_has_cards() -> None:
    game = Game(rules(points=True, calls=True)).opens(1)
    assert {one.has_cards for one in model_for(game, 1).seats} == {False}


def test_counts_are_never_told_in_biesan() -> None:
    assert model_for(position("3 44 55 66 77 88", biesan=True, report_at=10), 1).report_at == 0


def test_the_middle_tells_the_phase() -> None:
    owing = played("1 2 3 4 5 6", tribute=True).dealt("3A wW 4Q 22 5K 22J", drawer=6)
    centre = model_for(owing, 3).centre
    assert centre.phase is PhaseName.TRIBUTE
    assert centre.payments == (
        Payment(CHINESE[5], CHINESE[0], 2, Stage.NOW),
        Payment(CHINESE[4], CHINESE[1], 1, Stage.DUE),
    )
    picks = position("344KK 99 55 66 77 88", tiao=True).says("1 claim 3 44 KK")
    centre = model_for(picks, 2).centre
    assert (centre.due, centre.picks) == (CHINESE[2], True)


@pytest.mark.parametrize("preset", Preset)
def test_the_preset_is_named_and_changed_rules_are_called_so(preset: Preset) -> None:
    assert model_for(Game(PRESETS[preset]).opens(1), 1).preset == f"preset_{preset}"
    assert model_for(Game(build(preset, {"report_at": 5})).opens(1), 1).preset == "preset_custom"


def told(game: Game, language: Language = Language.ZH) -> list[str]:
    names = CHINESE if language is Language.ZH else ENGLISH
    lines = (event_line(event, names, language) for event in game.events)
    return [line for line in lines if line]


def test_the_log_tells_a_trick() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert told(game)[1:4] == ["老王 出 2×K 够级", "小钱 烧 老王：1×A 1×小 够级", "老李 过"]
    assert told(game, Language.EN)[1:4] == [
        "Wang leads 2×K gouji",
        "Qian burns Wang: 1×A 1×sJ gouji",
        "Li passes",
    ]


def test_the_log_tells_the_result() -> None:
    game = position("3 - 4 - - 5", out=[2, 4, 5]).says("1 play 3", "3 pass", "6 play 5")
    assert told(game)[-2].startswith("本局结束：头科 小钱，二科 小赵，三科 老李，四科 老王")
    assert told(game)[-1].startswith("终局（打满局数）：●")


def test_a_hand_is_never_told() -> None:
    hand = Dealt(Seat(1), (Card(Rank.KING, Suit.SPADES),))
    assert event_line(hand, CHINESE, Language.ZH) is None
