"""Keys decide: they pick cards, act, or earn an explanation, and never do nothing silently."""

from collections.abc import Callable

import pytest

from gouji.engine.actions import ADVANCE_CALL, CALL, NO, PASS, REDEAL, SHOW, WIND, YIELD, burn, play
from gouji.engine.refusals import Language
from gouji.rules.cards import Rank
from gouji.rules.combo import parse_combo
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.keys import Command
from gouji.tui.prompt import Saying, Tone
from tests.positions import Game, dealt, position
from tests.tui.table_app import CHINESE
from tests.tui.test_prompt import deciding
from tests.tui.test_questions import advance, calling


def done(game: Game, *keys: Command | Rank) -> Outcome:
    now = deciding(game)
    outcome: Outcome = now
    for key in keys:
        assert isinstance(outcome, Deciding)
        outcome = (
            outcome.press(key, Language.ZH)
            if isinstance(key, Rank)
            else outcome.command(key, Language.ZH)
        )
    return outcome


def leading() -> Game:
    return position("33K 4 5 6 7 8")


def following() -> Game:
    return position("33K 49K 5 6 7 8").says("1 play 3")


def burning() -> Game:
    return position("KK3 AA56w 3 3 3 3").says("1 play KK")


def showing() -> Game:
    return dealt("3s3s4s 4h5h6h 4c5c6c 4d5d6d 7s8s9s 7h8h9h")


def test_enter_plays_what_is_picked() -> None:
    assert done(leading(), Rank.THREE, Command.ACCEPT) is play(parse_combo("33"))
    assert done(following(), Command.NEXT, Command.ACCEPT) is play(parse_combo("4"))
    assert done(following(), Command.PREVIOUS, Command.ACCEPT) is play(parse_combo("K"))


def test_space_passes_but_a_leader_must_play() -> None:
    assert done(following(), Command.DECLINE) is PASS
    assert done(leading(), Command.DECLINE) == Saying(
        "轮到你出牌，不能过：按牌点或 Tab 选牌，回车出 · TURN-3", Tone.BAD, "TURN-3"
    )


def test_a_burn_is_made_by_either_key_and_declined_by_space() -> None:
    burnt = burn(parse_combo("AA"))
    assert done(burning(), Rank.ACE, Command.BURN) is burnt
    assert done(burning(), Rank.ACE, Command.ACCEPT) is burnt
    assert done(burning(), Command.DECLINE) is NO


def test_yes_and_no_need_no_cards() -> None:
    assert done(showing(), Command.ACCEPT) is SHOW
    assert done(showing(), Command.DECLINE) is NO
    powerless = showing().says("1 no")
    assert done(powerless, Command.ACCEPT) is REDEAL
    assert done(powerless, Command.DECLINE) is NO


@pytest.mark.parametrize("ask", [advance, calling])
def test_a_bet_is_made_by_a_second_yes_alone(ask: Callable[[], Game]) -> None:
    again = done(ask(), Command.ACCEPT)
    assert isinstance(again, Deciding)
    assert "再按一次回车" in again.saying(CHINESE, Language.ZH).text
    assert done(ask(), Command.ACCEPT, Command.ACCEPT) in {CALL, ADVANCE_CALL}
    assert done(ask(), Command.ACCEPT, Command.DECLINE) is NO
    assert done(ask(), Command.DECLINE) is NO


def test_yield_and_wind_where_they_are_offered() -> None:
    game = position("33 4 5 6 7 8").says("1 play 3", "2 pass", "3 pass")
    assert done(game, Command.YIELD) is YIELD
    assert done(position("3 4 5 6 7 8").says("1 play 3"), Command.WIND) is WIND


@pytest.mark.parametrize(
    ("keys", "told"),
    [
        ([Command.ACCEPT], "还没选牌"),
        ([Command.YIELD], "TURN-5"),
        ([Command.WIND], "WIND-2"),
        ([Command.BURN], "BURN-1"),
        ([Rank.QUEEN], "手里没有 Q"),
    ],
)
def test_what_does_not_go_is_explained(keys: list[Command | Rank], told: str) -> None:
    outcome = done(following(), *keys)
    assert isinstance(outcome, Saying)
    assert told in outcome.text
    assert outcome.tone is Tone.BAD


def test_a_refused_set_is_explained_as_while_it_was_picked() -> None:
    game = position("44K 3 3 55 3 3", leader=4).says("4 play 55", "5 pass", "6 pass")
    outcome = done(game, Rank.KING, Command.ACCEPT)
    assert isinstance(outcome, Saying)
    assert outcome.text.startswith("已选 1×K：压 2×5 还差1张")


def test_tab_without_a_legal_set() -> None:
    game = position("44K 3 3 55 3 3", leader=4).says("4 play 55", "5 pass", "6 pass")
    assert done(game, Command.NEXT) == Saying("没有压得住的牌：空格过", Tone.BAD)


def test_cards_are_not_picked_at_a_question_of_yes_or_no() -> None:
    expected = Saying("先答问题：回车或空格", Tone.BAD)
    assert done(showing(), Rank.THREE) == expected
    assert done(showing(), Command.NEXT) == expected


def test_arrows_and_clearing() -> None:
    picked = done(leading(), Command.RIGHT, Command.MORE)
    assert isinstance(picked, Deciding)
    assert picked.picked == parse_combo("K").cards
    assert picked.picks(Rank.KING)
    for keys in ([Command.LESS], [Command.CLEAR]):
        cleared = done(leading(), Command.RIGHT, Command.MORE, *keys)
        assert isinstance(cleared, Deciding)
        assert cleared.picked == 0
    moved = done(leading(), Command.LEFT)
    assert isinstance(moved, Deciding)
    assert moved.cursor is Rank.KING
