"""结算: what a round and a game came to, as lines for the pages that show it. Pure."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from gouji.engine.debts import earned_debts
from gouji.engine.events import GameOver, RoundResult
from gouji.engine.refusals import Language
from gouji.engine.state import Match, Standing
from gouji.rules.opening import Call
from gouji.rules.scoring import SWEEP_FACTOR, AfterSweep, Score, seat_at, worth
from gouji.rules.seats import BIT, MEMBERS, SEATS, Federation, Seat, federation, members
from gouji.rules.tribute import Debt, last_debts
from gouji.tui.cells import cut, pad
from gouji.tui.debtwords import cause_words, debt_line
from gouji.tui.glyphs import SIDE
from gouji.tui.narration import Names
from gouji.tui.text import say

PLACE_CELLS = 12
POINTS_CELLS = 3
SEAT_CELLS = 8
SCORE_CELLS = 6
NUMBER_CELLS = 5


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
        points = pad(signed(_worth(outcome, seat)), POINTS_CELLS)
        yield f"{place}  {word} {points} {SIDE[federation(seat)]} {outcome.names[seat - 1]}"


def _worth(outcome: Outcome, seat: Seat) -> int:
    rules = outcome.match.rules
    points = worth(rules.scoring, negative=rules.negative_scores)
    return points[outcome.result.places[seat - 1] - 1]


def score_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """得分: of both federations, in the round and in all."""
    for side in Federation:
        facts = {
            "sign": SIDE[side],
            "score": signed(points(outcome.result.score, side)),
            "total": points(outcome.result.total, side),
        }
        yield say("result_score", language, **facts)
        yield f"   {_sum_words(outcome, side, language)}"
        yield f"   {side_names(side, outcome.names, language)}"


def _sum_words(outcome: Outcome, side: Federation, language: Language) -> str:
    """得分: how a federation's points came about (SCORE-1, SCORE-2, SCORE-5)."""
    parts = [_worth(outcome, seat) for seat in members(MEMBERS[side])]
    words = say("result_sum", language, parts=" ".join(map(signed, parts)))
    factor = SWEEP_FACTOR if outcome.result.sweep else 1
    if factor != 1:
        words += say("result_doubled", language, sum=signed(sum(parts)), factor=factor)
    rest = points(outcome.result.score, side) - factor * sum(parts)
    if rest:
        words += say("result_rest", language, points=signed(rest))
    return words


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
        if side_points:
            yield f"  {debt_line(debt, outcome.names, language, points=side_points)}"
        else:
            yield f"  {_owing_words(debt, outcome.names, language)}"


def _owing_words(debt: Debt, names: Names, language: Language) -> str:
    """贡: who owes whom how many cards, and why."""
    return say(
        "result_owes",
        language,
        payer=names[debt.payer - 1],
        payee=names[debt.payee - 1],
        number=debt.cards,
        cause=cause_words(debt, names, language),
        clause=debt.clause,
    )


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
    yield from _spared_lines(outcome, language)
    if match.rules.tribute and not match.rules.side_points and not match.debts:
        yield say("result_no_debts", language)


def _spared_lines(outcome: Outcome, language: Language) -> Iterator[str]:
    """免贡: what the last places would owe their own mates (TRIB-6)."""
    rules, result, names = outcome.match.rules, outcome.result, outcome.names
    if not rules.tribute or rules.side_points or result.sweep:
        return
    for debt in last_debts(result.places):
        if debt not in result.debts:
            payer, payee = names[debt.payer - 1], names[debt.payee - 1]
            yield say("result_spared", language, payer=payer, payee=payee)


def _joined(seats: Sequence[Seat], names: Names, language: Language) -> str:
    return say("name_join", language).join(names[seat - 1] for seat in seats)


# The score over all rounds


def board_head(names: Names, language: Language) -> str:
    """比分表: its first line: the seats, and the columns of the scores."""
    seats = [f"{seat}{SIDE[federation(seat)]}{names[seat - 1]}" for seat in SEATS]
    scores = [say("score_round", language), "", say("score_total", language), ""]
    return _row(say("score_number", language), seats, scores)


def board_lines(results: Sequence[RoundResult], language: Language) -> Iterator[str]:
    """比分表: a line for each round: places, points of both federations, running total."""
    for number, result in enumerate(results, start=1):
        mark = say("score_sweep", language) if result.sweep else ""
        scores = [SIDE[side] + signed(points(result.score, side)) for side in Federation]
        totals = [f"{SIDE[side]}{points(result.total, side)}" for side in Federation]
        yield _row(f"{number}{mark}", list(map(str, result.places)), [*scores, *totals])
    if any(result.sweep for result in results):
        yield say("score_sweep_note", language, mark=say("score_sweep", language))


def _row(number: str, seats: Sequence[str], scores: Sequence[str]) -> str:
    places = (pad(cut(text, SEAT_CELLS - 1), SEAT_CELLS) for text in seats)
    row = (pad(number, NUMBER_CELLS), *places, *(pad(text, SCORE_CELLS) for text in scores))
    return "".join(row).rstrip()


def signed(number: int) -> str:
    """得分: a number with its sign, nought without."""
    return f"{number:+d}" if number else "0"


def verdict(total: Score, over: GameOver | None, language: Language) -> str:
    """胜负: who leads, or has won, and why the game is over if it is."""
    ahead = Federation.ODD if total.odd > total.even else Federation.EVEN
    if total.odd == total.even:
        key = "score_even" if over is None else "score_draw"
    else:
        key = "score_ahead" if over is None else "score_won"
    text = say(key, language, sign=SIDE[ahead], odd=total.odd, even=total.even)
    if over is None:
        return text
    return say("score_over", language, reason=say(f"over_{over.reason}", language), verdict=text)
