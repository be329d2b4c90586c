"""Why a bot chose: every reason has a sentence in both languages, with the same facts in each."""

from string import Formatter

import pytest

from gouji.bots.reasons import UNCOUNTED, WORDING, Why, because
from gouji.engine.refusals import Language


def fields(template: str) -> set[str | None]:
    return {name for _, name, _, _ in Formatter().parse(template)} - {None}


@pytest.mark.parametrize("why", Why)
def test_both_sentences_name_the_same_facts(why: Why) -> None:
    wording = WORDING[why]
    assert fields(wording.zh) == fields(wording.en)


def test_a_sentence_names_the_facts() -> None:
    reason = because(Why.BLOCK, seat=4, cards=2)
    assert reason.sentence(Language.ZH) == "4 号只剩 2 张，不能让"
    assert reason.sentence(Language.EN) == "seat 4 has 2 left and must be stopped"


def test_a_count_that_the_table_hides_is_not_named() -> None:
    reason = because(Why.BLOCK, seat=4, cards=13)
    assert reason.sentence(Language.EN, report_at=10) == "seat 4 has few cards and must be stopped"
    assert "13" in reason.sentence(Language.EN)


def test_whatever_names_a_count_can_do_without() -> None:
    counting = {why for why, wording in WORDING.items() if "cards" in fields(wording.en)}
    assert counting == UNCOUNTED.keys()
    for wording in UNCOUNTED.values():
        assert fields(wording.zh) == fields(wording.en) == {"seat"}
