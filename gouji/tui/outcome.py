"""结算: what a round and a game came to, as lines for the pages that show it. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gouji.engine.debts import earned_debts
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.refusals import Language
from gouji.engine.state import Match, Standing
from gouji.rules.opening import Call
from gouji.rules.scoring import AfterSweep, Score, seat_at
from gouji.rules.seats import BIT, MEMBERS, SEATS, Federation, Seat, federation, members
from gouji.rules.tribute import Debt
from gouji.tui.cells import pad
from gouji.tui.glyphs import SIDE
from gouji.tui.narration import Names, debt_line
from gouji.tui.text import say

PLACE_CELLS = 12
SEAT_CELLS = 9
SCORE_CELLS = 6
NUMBER_CELLS = 4


@dataclass(frozen=True, slots=True)
class Outcome:
    """结算: a round that is over, with what everybody knows of it."""

    names: Names
    match: Match
    """With what is due in the next round, as END-5 may have changed it."""
    standing: Standing
    result: RoundResult
    over: GameOver | None
    """How the game ended with it, if it did."""
    taker: Seat | None = None
    """让科: the human who may still take over the last place (END-5)."""


def side_names(side: Federation, names: Names, language: Language) -> str:
    """联邦: the names of its three players."""
    return _joined(members(MEMBERS[side]), names, language)


def place_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """名次: the six places with their names."""
    for place in range(1, len(SEATS) + 1):
        seat = seat_at(outcome.result.places, place)
        word = pad(say(f"place_{place}", language), PLACE_CELLS)
        yield f"{place}  {word} {SIDE[federation(seat)]} {outcome.names[seat - 1]}"


def score_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """得分: of both federations, in the round and in all."""
    for side in Federation:
        facts = {
            "sign": SIDE[side],
            "score": f"{points(outcome.result.score, side):+d}",
            "total": points(outcome.result.total, side),
        }
        yield say("result_score", language, **facts)
        yield f"   {side_names(side, outcome.names, language)}"


def points(score: Score, side: Federation) -> int:
    """得分: the points of one federation."""
    return score.odd if side is Federation.ODD else score.even


def note_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """结算: what happened in the round, and what follows from it."""
    names, result, rules = outcome.names, outcome.result, outcome.match.rules
    if result.sweep:
        yield say("result_sweep", language, sign=SIDE[result.sweep])
    if rules.points:
        yield from _point_lines(outcome, language)
    if outcome.standing.revolted:
        yield say("result_revolt", language, name=names[outcome.standing.revolted.seat - 1])
    for burner, victim in result.burns:
        facts = {"burner": names[burner - 1], "victim": names[victim - 1]}
        yield say("result_burn", language, **facts)
    for victim, beater in result.stuck:
        facts = {"beater": names[beater - 1], "victim": names[victim - 1]}
        yield say("result_stuck", language, **facts)
    yield from _listed("result_side_points", _side_debts(outcome), outcome, language)
    if outcome.over is None:
        yield from _next_round_lines(outcome, language)


def _point_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    opened = tuple(seat for seat in SEATS if outcome.result.opened & BIT[seat])
    who = _joined(opened, outcome.names, language) or say("result_nobody", language)
    yield say("result_opened", language, names=who)
    for call in (Call.ADVANCE, Call.CALLED):
        callers = [seat for seat in SEATS if outcome.standing.ledger.calls[seat - 1] is call]
        if callers:
            who = _joined(callers, outcome.names, language)
            yield say(f"result_{call}", language, names=who)


def _side_debts(outcome: Outcome) -> tuple[Debt, ...]:
    rules = outcome.match.rules
    return earned_debts(rules, outcome.standing.ledger) if rules.side_points else ()


def _listed(
    title: str, debts: Sequence[Debt], outcome: Outcome, language: Language
) -> Iterator[str]:
    side_points = outcome.match.rules.side_points
    if debts:
        yield say(title, language)
    for debt in debts:
        yield f"  {debt_line(debt, outcome.names, language, points=side_points)}"


def _next_round_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    match, names = outcome.match, outcome.names
    if outcome.result.sweep and match.rules.after_sweep is AfterSweep.FRESH:
        yield say("result_fresh", language)
    last = match.last
    if last is not None and outcome.result.places[last - 1] != len(SEATS):
        former = seat_at(outcome.result.places, len(SEATS))
        facts = {"seat": names[last - 1], "former": names[former - 1]}
        yield say("log_took_last", language, **facts)
    yield from _listed("result_debts", match.debts, outcome, language)
    if match.rules.tribute and not match.rules.side_points and not match.debts:
        yield say("result_no_debts", language)


def _joined(seats: Sequence[Seat], names: Names, language: Language) -> str:
    return say("name_join", language).join(names[seat - 1] for seat in seats)


# The score over all rounds


def board_head(names: Names, language: Language) -> str:
    """比分表: its first line: the seats, and the columns of the scores."""
    seats = [pad(f"{seat}{SIDE[federation(seat)]}{names[seat - 1]}", SEAT_CELLS - 1) for seat in SEATS]
    sides = [say("score_round", language), "", say("score_total", language), ""]
    return _row(say("score_number", language), seats, sides)


def board_lines(results: Sequence[RoundResult], language: Language) -> Iterator[str]:
    """比分表: a line for each round: places, points of both federations, running total."""
    for number, result in enumerate(results, start=1):
        places = [say(f"place_{place}", language) for place in result.places]
        score, total = result.score, result.total
        scores = [f"{SIDE[Federation.ODD]}{score.odd:+d}", f"{SIDE[Federation.EVEN]}{score.even:+d}"]
        totals = [f"{SIDE[Federation.ODD]}{total.odd}", f"{SIDE[Federation.EVEN]}{total.even}"]
        mark = say("score_sweep", language) if result.sweep else ""
        yield _row(str(number), places, [*scores, *totals]) + mark


def _row(number: str, seats: Sequence[str], scores: Sequence[str]) -> str:
    cells = [pad(number, NUMBER_CELLS), *(pad(text, SEAT_CELLS) for text in seats)]
    return "".join([*cells, *(pad(text, SCORE_CELLS) for text in scores)])


def verdict(total: Score, over: GameOver | None, language: Language) -> str:
    """胜负: who leads, or has won, and why the game is over if it is."""
    ahead = Federation.ODD if total.odd > total.even else Federation.EVEN
    facts = {"odd": total.odd, "even": total.even}
    if total.odd == total.even:
        key = "score_even" if over is None else "score_draw"
    else:
        key, facts = "score_ahead" if over is None else "score_won", facts | {"sign": SIDE[ahead]}
    text = say(key, language, **facts)
    if over is None:
        return text
    return say("score_over", language, reason=say(f"over_{over.reason}", language), verdict=text)
