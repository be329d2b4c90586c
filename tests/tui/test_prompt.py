"""The message lines say what is asked, whether the cards picked go, and what would help."""

import pytest

from gouji.engine.refusals import Language
from gouji.engine.views import view_of
from gouji.rules.seats import Seat
from gouji.tui.decide import begin
from gouji.tui.deciding import Deciding
from gouji.tui.keys import RANK_KEYS
from gouji.tui.narration import Names
from gouji.tui.prompt import Saying, Tone
from tests.positions import Game, dealt, position
from tests.tui.table_app import CHINESE, ENGLISH


def deciding(game: Game) -> Deciding:
    begun = begin(view_of(game.state, Seat(int(game.asked[0]))))
    assert begun is not None
    return begun


def names(language: Language) -> Names:
    return CHINESE if language is Language.ZH else ENGLISH


def asked(game: Game, language: Language = Language.ZH) -> str:
    return deciding(game).question(names(language), language)


def said(game: Game, keys: str = "", language: Language = Language.ZH) -> Saying:
    now = deciding(game)
    for key in keys:
        pressed = now.press(RANK_KEYS[key], language)
        assert isinstance(pressed, Deciding)
        now = pressed
    return now.saying(names(language), language)


def test_the_lead() -> None:
    assert asked(position("33 4 5 6 7 8")) == "轮到你出牌"


def test_a_set_to_follow_and_its_owner() -> None:
    game = position("33 44 5 6 7 8").says("1 play 3", "2 play 4")
    assert asked(game) == "压不压 小钱 的 1×4？空格过"
    assert asked(game, Language.EN) == "Beat Qian's 1×4? Space passes"


def test_an_allys_set_is_called_so() -> None:
    game = position("33 4 5 6 7 8").says("1 play 3", "2 pass")
    assert asked(game) == "老王（友）的 1×3，压不压？空格过"


def test_yield_and_wind_are_named_where_they_are_offered() -> None:
    game = position("33 4 5 6 7 8").says("1 play 3", "2 pass", "3 pass")
    assert asked(game).endswith("空格过，y 让")
    assert asked(position("3 4 5 6 7 8").says("1 play 3")).endswith("空格过，w 要风")


def test_a_burn_question_tells_what_it_binds_to() -> None:
    game = position("KK3 AA56w 3 3 3 3").says("1 play KK")
    assert asked(game) == "烧不烧 老王 的 2×K？烧了每手要挂花或一手出完 · BURN-4"
    assert said(game, "a") == Saying("已选 2×A (第1/2种)：f 烧，之后烧得完", Tone.GOOD)


def test_a_burning_seat_that_leads_is_told_so() -> None:
    game = position("KK3 AA56ww 3 3 3 3").says("1 play KK", "2 burn Aw", "5 pass")
    assert game.asked == "2 lead"
    assert asked(game) == "烧牌中，轮到你出：每手要挂花，或者一手出完 · BURN-4"
    assert said(game, "5").text == "已选 1×5：烧牌中每手要挂花，或一手出完：按 s 挂花 · BURN-4"
    assert said(game, "5s").tone is Tone.GOOD


def test_threes_and_a_hand_without_power_cards() -> None:
    game = dealt("3s3s3s4s5s 4h4h5h6h7h 4c4c5c6c7c 4d4d5d6d7d 8s8h9s9hTs 8c8d9c9dTc")
    assert asked(game) == "你有3张♠3，亮出来争先手吗？回车亮，空格不亮 · LEAD-1"
    assert said(game) == Saying("")
    game.says("1 no")
    assert game.asked == "1 redeal"
    assert asked(game) == "你没有钱也没有花，要求重发吗？回车重发，空格不要 · DEAL-2"


@pytest.mark.parametrize(
    ("keys", "text", "tone"),
    [
        ("", "3种压法：Tab 逐手看，或按牌点选牌", Tone.PLAIN),
        ("k", "已选 2×K：压 3×Q 还差1张：按 2 贴钱，按 s 挂花 · BEAT-1", Tone.BAD),
        ("k2", "已选 2×K 1×2 够级 (第1/3种)：回车出", Tone.GOOD),
        (
            "k2s",
            "已选 2×K 1×2 1×小：压 3×Q 多了1张：再按 K 少一张，下箭头少一张 · BEAT-1",
            Tone.BAD,
        ),
        ("3", "已选 3×3：不比 3×Q 大：Tab 看能出的3手 · BEAT-1", Tone.BAD),
    ],
)
def test_what_is_picked(keys: str, text: str, tone: Tone) -> None:
    game = position("KK2333w 4 4 QQQ4 4 4", leader=4).says("4 play QQQ")
    assert game.asked == "1 follow"
    line = said(game, keys)
    assert (line.text, line.tone) == (text, tone)
    assert line.clause == ("BEAT-1" if tone is Tone.BAD else "")


def test_a_joker_on_the_table_asks_for_a_big_one() -> None:
    game = position("99W 4 4 8w4 4 4", leader=4).says("4 play 8w")
    line = said(game, "9")
    assert line.text == "已选 1×9：1×8 1×小 的花要用 1×大 吃：按 b 吃花 · BEAT-2"
    assert said(game, "9b").tone is Tone.GOOD


def test_nothing_in_hand_beats_the_set() -> None:
    game = position("44 3 3 55 3 3", leader=4).says("4 play 55", "5 pass", "6 pass")
    assert said(game).text == "压不住，空格过"
    assert said(game, language=Language.EN).text == "Nothing beats it: Space passes"
