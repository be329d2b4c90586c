"""账: the public facts of a round in sentences: who has opened, what was called, what is owed and why."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from rich.cells import cell_len

from gouji.engine.debts import earned_debts
from gouji.engine.refusals import Language
from gouji.engine.state import Match, Standing
from gouji.rules.opening import Call
from gouji.rules.revolt import DEAD_GOUJI
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import (
    BIT,
    EVERYBODY,
    OPPOSITE,
    SEATS,
    Seat,
    Seats,
    federation,
    members,
    seat_set,
)
from gouji.rules.tribute import Debt, MateTribute, listed
from gouji.tui.cells import cut
from gouji.tui.debtwords import debt_line
from gouji.tui.glyphs import DOT, SIDE
from gouji.tui.narration import Names, sets_words
from gouji.tui.text import say


@dataclass(frozen=True, slots=True)
class LedgerModel:
    """账: what everybody knows of the game and the round."""

    names: Names
    match: Match
    standing: Standing
    owed: tuple[Debt, ...]
    """What is still to be paid in this round, the payment being made first; after it, in the next."""
    is_dealt: bool = True
    """Whether the round has its cards yet."""

    @property
    def is_running(self) -> bool:
        """Whether the round is being played, so that what it ends with is not settled."""
        return not all(self.standing.places)


def earned(rules: RuleSet, standing: Standing) -> tuple[Debt, ...]:
    """现欠: what points, burns and stuck seats come to if the round ended now."""
    mates = MateTribute.NONE if rules.side_points else rules.mate_tribute
    return listed(earned_debts(rules, standing.ledger), rules.tribute_order, mates)


def ledger_parts(model: LedgerModel, language: Language) -> Iterator[tuple[str, list[str]]]:
    """账: the parts of the ledger that have something to tell, each a title and its lines."""

    def told(debts: Iterable[Debt], points: int) -> list[str]:
        return [debt_line(debt, model.names, language, points=points) for debt in debts]

    return _parts(model, language, (_seat_line(model, seat, language) for seat in SEATS), told)


def ledger_brief(
    model: LedgerModel, language: Language, width: int
) -> Iterator[tuple[str, list[str]]]:
    """账: the same in fewer and shorter lines, for a column beside the table.

    Args:
        model: the ledger.
        language: of the words.
        width: cells of a line; names give way to it.
    """

    def told(debts: Iterable[Debt], points: int) -> list[str]:
        return [_brief(model, debt, language, width, points) for debt in debts]

    return _parts(model, language, _opened_lines(model, language), told)


def _parts(
    model: LedgerModel,
    language: Language,
    opened: Iterable[str],
    told: Callable[[Iterable[Debt], int], list[str]],
) -> Iterator[tuple[str, list[str]]]:
    rules = model.match.rules
    if rules.points:
        yield say("ledger_points", language), [*opened]
    facts = [*_facts(model, language)]
    if facts:
        yield say("ledger_facts", language), facts
    # Before the deal everybody would owe for not having opened.
    if model.is_dealt and model.is_running and (rules.tribute or rules.side_points):
        lines = told(earned(rules, model.standing), rules.side_points)
        yield say("ledger_earned", language), lines or [say("ledger_none", language)]
    if model.owed:
        yield (
            say("ledger_owed" if model.is_running else "ledger_due", language),
            told(model.owed, 0),
        )


def _opened_lines(model: LedgerModel, language: Language) -> Iterator[str]:
    ledger = model.standing.ledger
    opened, late = ledger.opened, Seats(ledger.judged & ~ledger.opened)
    groups = {
        "ledger_opened": opened,
        "ledger_unopened": Seats(EVERYBODY & ~(opened | late)),
        "ledger_judged": late,
    }
    for call in (Call.CALLED, Call.ADVANCE):
        called = (seat for seat in SEATS if ledger.calls[seat - 1] is call)
        groups[f"ledger_all_{call}"] = seat_set(*called)
    for key, seats in groups.items():
        if seats:
            names = " ".join(model.names[seat - 1] for seat in members(seats))
            yield say("ledger_group", language, what=say(key, language), names=names)


def _brief(model: LedgerModel, debt: Debt, language: Language, width: int, points: int) -> str:
    kind = say(f"brief_{debt.kind}", language)
    key = "debt_brief_points" if points else "debt_brief"
    number = points or debt.cards
    clause = f" {DOT} {debt.clause}"
    payer, payee = model.names[debt.payer - 1], model.names[debt.payee - 1]
    rest = width - cell_len(say(key, language, payer="", payee="", number=number, kind=kind))
    if cell_len(payer + payee + clause) > rest:
        # The page of the ledger tells the clause.
        clause, payer, payee = "", cut(payer, rest // 2), cut(payee, rest // 2)
    return say(key, language, payer=payer, payee=payee, number=number, kind=kind) + clause


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
