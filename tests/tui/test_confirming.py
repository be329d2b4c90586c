"""A pass is asked twice where something could be played, if the user has set so."""

from gouji.engine.actions import PASS
from gouji.engine.refusals import Language
from gouji.rules.cards import Rank
from gouji.tui.confirming import Confirming, confirmed
from gouji.tui.deciding import Deciding, Outcome
from gouji.tui.keys import Command
from gouji.tui.prompt import Tone
from tests.positions import Game, position
from tests.tui.table_app import CHINESE
from tests.tui.test_prompt import deciding


def following() -> Game:
    return position("33K 49K 5 6 7 8").says("1 play 3")


def after(now: Deciding, command: Command) -> Outcome:
    return confirmed(now, now.command(command, Language.ZH))


def test_the_second_pass_passes() -> None:
    first = after(deciding(following()), Command.DECLINE)
    assert isinstance(first, Confirming)
    line = first.saying(CHINESE, Language.ZH)
    assert line.text == "有3种压法，真的过吗？再按空格就过，按别的键接着选"
    assert line.tone is Tone.PLAIN
    assert after(first, Command.DECLINE) is PASS


def test_any_other_key_goes_on_picking() -> None:
    before = deciding(following())
    picked = before.press(Rank.NINE, Language.ZH)
    assert isinstance(picked, Deciding)
    asked = after(picked, Command.DECLINE)
    assert isinstance(asked, Confirming)
    assert asked.picked == picked.picked
    assert asked.cursor is Rank.NINE
    assert (asked.keys, asked.offered) == (before.keys, before.offered)
    assert asked.press(Rank.KING, Language.ZH) == picked.press(Rank.KING, Language.ZH)
    assert asked.less(Rank.NINE, Language.ZH) == before.less(Rank.NINE, Language.ZH)
    assert after(asked, Command.CLEAR) == picked.command(Command.CLEAR, Language.ZH)


def test_where_nothing_can_be_played_one_pass_is_enough() -> None:
    game = position("33 4 5 6 7 8").says("1 play 33")
    assert after(deciding(game), Command.DECLINE) is PASS
