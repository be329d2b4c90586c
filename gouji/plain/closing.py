"""结算: what a round and a game came to, told in lines. Pure."""

from collections.abc import Iterator, Sequence

from gouji.engine.events import GameOver, RoundResult
from gouji.engine.refusals import Language
from gouji.tui.narration import Names
from gouji.tui.outcome import (
    Outcome,
    board_head,
    board_lines,
    note_lines,
    place_lines,
    score_lines,
    verdict,
)
from gouji.tui.text import say


def result_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """局终: places, points, and what follows from them."""
    match = outcome.match
    yield ""
    yield say("result_title", language, number=match.number, rounds=match.rules.rounds)
    yield from place_lines(outcome, language)
    yield from score_lines(outcome, language)
    yield from note_lines(outcome, language)


def score_board(
    results: Sequence[RoundResult], over: GameOver | None, names: Names, language: Language
) -> Iterator[str]:
    """比分表: the rounds played so far, and who leads or has won."""
    if not results:
        yield say("score_no_round", language)
        return
    yield board_head(names, language)
    yield from board_lines(results, language)
    yield verdict(results[-1].total, over, language)
