"""Refusals: a reason, its clause and its facts, in both languages."""

from string import Formatter

import pytest

from gouji.engine.kernel import refusal
from gouji.engine.refusals import WORDING, IllegalActionError, Language, Reason, Refusal, refuse
from tests.positions import Game, Option, decision, rules

LEADING = ("33 3 3 3 3 3",)
FIVE_LED = ("53 4 666 3 3 3", "1 play 5")
KINGS_LED = ("KK3 AA56w 3 3 3 3", "1 play KK")
BURNING = ("KK3 AA557ww3 3 3 3 3", "1 play KK", "2 burn AA", "5 pass")

CASES: dict[Reason, tuple[tuple[str, ...], str, str]] = {
    Reason.NOT_YOUR_TURN: (LEADING, "2 play 3", "PHASE-1 it is not seat 2's turn to decide"),
    Reason.NOT_OFFERED: (LEADING, "1 show", "PHASE-1 'show' is no answer to this question"),
    Reason.MUST_LEAD: (LEADING, "1 pass", "TURN-3 you have the lead and must play a set"),
    Reason.NO_YIELD: (FIVE_LED, "2 yield", "TURN-5 only the opposite, "),
    Reason.NO_WIND: (FIVE_LED, "2 wind", "WIND-2 only the next seat after "),
    Reason.NO_BURN: (FIVE_LED, "2 burn 4", "BURN-1 you are not asked to burn this set"),
    Reason.BURN_OR_NO: (KINGS_LED, "2 pass", "BURN-3 the question is whether to burn: burn, or no"),
    Reason.NOT_HELD: (LEADING, "1 play 3332w", "SET-1 3332w is not in hand: 32w is missing"),
    Reason.MIXED_JOKERS: (
        ("wW3 3 3 3 3 3",),
        "1 play wW",
        "SET-5 wW: small and big jokers may not",
    ),
    Reason.NOT_KILLED: (
        ("5w3 3 3 66 3 3", "1 play 5w"),
        "4 play 66",
        "BEAT-2 the jokers of 66 do not kill those of 5w",
    ),
    Reason.TOO_FEW: (
        ("5553 6 3 3 3 3", "1 play 555"),
        "2 play 6",
        "BEAT-1 2 more needed to beat 555",
    ),
    Reason.TOO_MANY: (
        (*FIVE_LED, "2 pass"),
        "3 play 666",
        "BEAT-1 2 too many to beat 5",
    ),
    Reason.TOO_LOW: (FIVE_LED, "2 play 4", "BEAT-1 4 does not outrank 5"),
    Reason.BURNING_LEAD: (BURNING, "2 play 5", "BURN-4 while burning, each lead needs a joker"),
    Reason.NOT_COMPLETABLE: (KINGS_LED, "2 burn Aw", "BURN-2 after Aw the rest could not be"),
}
CASES |= {
    Reason.THREES_LAST: (LEADING, "1 play 3", "BIESAN-1 threes are kept for last"),
    Reason.NO_CLAIM: (LEADING, "1 claim 33 5", "TIAO-1 no claim here"),
    Reason.CLAIM_SPLIT: (LEADING, "1 claim 3", "TIAO-1 the sets must be exactly"),
    Reason.BURNING_SPLIT: (BURNING, "2 claim 55 7 3ww", "TIAO-1 while burning, at most one set"),
}
CHOICES = {Reason.RETURN_CHOICE, Reason.HUI_RANKS, Reason.PICK_CHOICE}
"""Refused among the tests of TRIB-5, HUI-1 and TIAO-1."""
OPTIONS: dict[Reason, dict[str, Option]] = {
    Reason.THREES_LAST: {"biesan": True},
    Reason.CLAIM_SPLIT: {"tiao": True},
    Reason.BURNING_SPLIT: {"tiao": True},
    Reason.MIXED_JOKERS: {"mixed_jokers": "forbid"},
    Reason.NOT_COMPLETABLE: {"burn_check": "completable"},
}


def refused(reason: Reason) -> Refusal:
    (hands, *decisions), text, _ = CASES[reason]
    game = Game(rules(**OPTIONS.get(reason, {}))).position(hands).says(*decisions)
    found = refusal(game.state, *decision(text))
    assert found is not None
    return found


@pytest.mark.parametrize("reason", CASES)
def test_each_reason_with_its_clause_and_sentence(reason: Reason) -> None:
    found = refused(reason)
    assert found.reason is reason
    assert str(found).startswith(CASES[reason][2])
    assert str(found) == f"{found.clause} {found.sentence(Language.EN)}"
    assert found.sentence(Language.ZH) != found.sentence(Language.EN)


def test_nobody_is_asked() -> None:
    found = refusal(Game(rules()).state, *decision("1 pass"))
    assert str(found) == "PHASE-1 nobody is asked anything now"


def test_a_refusal_is_raised_with_its_text() -> None:
    found = refused(Reason.TOO_LOW)
    error = IllegalActionError(found)
    assert error.refusal is found
    assert str(error) == str(found)


def test_no_reason_is_left_out() -> None:
    # A set that nothing beats closes the trick (TURN-2.1), so that only a rules function says so.
    elsewhere = {Reason.NOTHING_ASKED, Reason.UNBEATABLE} | CHOICES
    assert set(CASES) | elsewhere == set(Reason) == set(WORDING)


@pytest.mark.parametrize("reason", Reason)
def test_both_sentences_name_facts_of_the_case_only(reason: Reason) -> None:
    facts = {"act": "pass", "cards": "KK", "missing": "K", "table": "AA", "ranks": "35"}
    known = refuse(reason, seat=3, number=2, **facts)
    for language in Language:
        assert "{" not in known.sentence(language)
    needed = {name for _, name, _, _ in Formatter().parse(WORDING[reason].en) if name}
    if reason in CASES:
        assert needed <= {name for name, _ in refused(reason).facts}
