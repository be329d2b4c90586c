"""账: the public facts of a round in sentences: who has opened, what was called, what is owed and why."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from gouji.engine.debts import earned_debts
from gouji.engine.refusals import Language
from gouji.engine.state import Match, Standing
from gouji.rules.opening import Call
from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, OPPOSITE, SEATS, Seat, federation
from gouji.rules.tribute import Debt, MateTribute, listed
from gouji.tui.glyphs import SIDE
from gouji.tui.narration import Names, debt_line, sets_words
from gouji.tui.text import say


@dataclass(frozen=True, slots=True)
class LedgerModel:
    """账: what everybody knows of the game and the round."""

    names: Names
    match: Match
    standing: Standing
    owed: tuple[Debt, ...]
    """What is still to be paid in this round, the payment being made first."""


def earned(rules: RuleSet, standing: Standing) -> tuple[Debt, ...]:
    """现欠: what points, burns and stuck seats come to if the round ended now."""
    mates = MateTribute.NONE if rules.side_points else rules.mate_tribute
    return listed(earned_debts(rules, standing.ledger), rules.tribute_order, mates)


def ledger_parts(model: LedgerModel, language: Language) -> Iterator[tuple[str, list[str]]]:
    """账: the parts of the ledger that have something to tell, each a title and its lines."""
    rules = model.match.rules
    if rules.points:
        seats = [_seat_line(model, seat, language) for seat in SEATS]
        yield say("ledger_points", language), seats
    facts = list(_facts(model, language))
    if facts:
        yield say("ledger_facts", language), facts
    if rules.tribute or rules.side_points:
        debts = earned(rules, model.standing)
        lines = list(_debt_lines(model, debts, language, points=rules.side_points))
        yield say("ledger_earned", language), lines or [say("ledger_none", language)]
    owed = list(_debt_lines(model, model.owed, language))
    if owed:
        yield say("ledger_owed", language), owed


def _debt_lines(
    model: LedgerModel, debts: Iterable[Debt], language: Language, *, points: int = 0
) -> Iterator[str]:
    return (debt_line(debt, model.names, language, points=points) for debt in debts)


def _seat_line(model: LedgerModel, seat: Seat, language: Language) -> str:
    ledger = model.standing.ledger
    if ledger.opened & BIT[seat]:
        what = say("ledger_opened", language)
    else:
        late = ledger.judged & BIT[seat]
        what = say("ledger_judged" if late else "ledger_unopened", language)
    call = ledger.calls[seat - 1]
    if call is not Call.NONE:
        what += say(f"ledger_call_{call}", language)
    side, name = SIDE[federation(seat)], model.names[seat - 1]
    return say("ledger_seat", language, seat=seat, side=side, name=name, what=what)


def _facts(model: LedgerModel, language: Language) -> Iterator[str]:
    standing, names = model.standing, model.names

    def told(key: str, **seats: Seat) -> str:
        return say(key, language, **{field: names[seat - 1] for field, seat in seats.items()})

    if standing.burning:
        yield told("ledger_burning", seat=standing.burning.seat, victim=standing.burning.victim)
    for burner, victim in standing.ledger.burns:
        yield told("log_burn_succeeded", seat=burner, victim=victim)
    for victim, beater in standing.ledger.stuck:
        yield told("log_stuck_stays", seat=victim, beater=beater)
    revolted = standing.revolted
    if revolted:
        yield say(
            "ledger_keeps" if revolted.keeps else "ledger_revolted",
            language,
            seat=names[revolted.seat - 1],
            other=names[OPPOSITE[revolted.seat] - 1],
            laid=min(revolted.laid, DEAD_GOUJI),
            dead=DEAD_GOUJI,
        )
    claimed = standing.claimed
    if claimed:
        sets = sets_words(claimed.sets, language)
        yield say("log_claim", language, seat=names[claimed.seat - 1], sets=sets)
