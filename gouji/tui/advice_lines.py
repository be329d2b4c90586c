"""烧牌参谋: the advice about burning in words, in a line and on a page. Pure."""

from collections.abc import Iterator
from typing import Final

from gouji.engine.refusals import Language
from gouji.engine.views import SeatView
from gouji.rules.burning import MARGIN, BurnCheck
from gouji.rules.combo import Combo
from gouji.rules.revolt import REVOLTER_PLACE
from gouji.rules.scoring import WORTH, free_place, seat_at
from gouji.rules.seats import BIT, SEATS, Seat, federation
from gouji.rules.tribute import MateTribute, last_debts
from gouji.tui.advise import Advice, Plan, Stage, Step, advise, outlook_of, plan_burn
from gouji.tui.cells import cut
from gouji.tui.glyphs import THEN
from gouji.tui.narration import Names, cards_words, set_words
from gouji.tui.text import say

NAME_CELLS: Final = 12

LAST_DEBTS: Final = {int(debt.payer): debt for debt in last_debts(SEATS)}
"""落贡: what the last places pay to which, by place: the seats in it stand for places (TRIB-2)."""


def burn_line(view: SeatView, language: Language) -> str | None:
    """参谋: in one line how a burn would end; ``None`` where none is asked about or running."""
    advice = advise(view)
    plan = advice.plan
    if plan is None or advice.stage not in {Stage.ASKED, Stage.BURNING}:
        return None
    if plan.missing:
        place = say(f"place_{_forced_place(view)}", language)
        return say("burn_short", language, missing=plan.missing, place=place)
    sets = f" {THEN} ".join(set_words(step.combo, language) for step in plan.steps)
    threats = [step.threat for step in plan.steps if step.threat]
    if not threats:
        return say("burn_sure", language, sets=sets)
    return say("burn_risky", language, threat=set_words(threats[0], language), sets=sets)


def after_burn(view: SeatView, laid: Combo, language: Language) -> str:
    """参谋: how a burn with this very set would go on, as an end to what is said of the set."""
    plan = plan_burn(view.hand, laid, outlook_of(view))
    key = "after_burn_short" if plan.missing else "after_burn_sure"
    return say(key, language, missing=plan.missing)


def advice_lines(view: SeatView, names: Names, language: Language) -> Iterator[str]:
    """参谋: all there is to say, a line a fact."""
    advice, trick = advise(view), view.trick
    if advice.stage is Stage.ASKED and trick:
        cards = set_words(trick.best, language)
        yield say(advice.stage, language, name=_name(names, trick.owner), cards=cards)
    else:
        yield say(advice.stage, language)
    if advice.stage is Stage.BARRED:
        return
    yield say("advice_hand", language, ranks=advice.ranks, jokers=advice.jokers)
    if advice.stage is Stage.AHEAD:
        yield _condition(view, advice, language)
    if advice.plan:
        yield ""
        yield from _plan_lines(advice, advice.plan, language)
    yield ""
    yield say(_who(view), language, name=_name(names, view.opposite))
    yield from _stake_lines(view, names, language)


def _who(view: SeatView) -> str:
    """能压: the key of the sentence about who may answer the sets of a burning seat."""
    if view.standing.in_play & BIT[view.opposite]:
        return "advice_who"
    return "advice_who_all" if view.mode.headless & BIT[view.seat] else "advice_who_burners"


def _name(names: Names, seat: Seat) -> str:
    return cut(names[seat - 1], NAME_CELLS)


def _condition(view: SeatView, advice: Advice, language: Language) -> str:
    if view.match.rules.burn_check is BurnCheck.COMPLETABLE:
        return say("advice_completable", language)
    key = "advice_declared_yes" if advice.allowed else "advice_declared_no"
    ranks, jokers = advice.ranks, advice.jokers
    return say(key, language, ranks=ranks, jokers=jokers, over=ranks - jokers, margin=MARGIN)


def _plan_lines(advice: Advice, plan: Plan, language: Language) -> Iterator[str]:
    if plan.missing:
        yield say("advice_short", language, missing=plan.missing)
    else:
        yield say("advice_lead_ahead" if advice.stage is Stage.AHEAD else "advice_finish", language)
    for number, step in enumerate(plan.steps, start=1):
        is_last = step is plan.steps[-1] and not plan.missing
        fate = say("fate_last", language) if is_last else _fate(step, language)
        cards = set_words(step.combo, language)
        yield say("advice_step", language, number=number, cards=cards, fate=fate)
    if plan.missing:
        yield say("advice_rest", language, cards=cards_words(plan.rest, language))


def _fate(step: Step, language: Language) -> str:
    if step.threat is None:
        return say("fate_safe", language)
    return say("fate_threat", language, threat=set_words(step.threat, language))


def _stake_lines(view: SeatView, names: Names, language: Language) -> Iterator[str]:
    """得失: what a burn brings, and what its failing costs (BURN-6 to BURN-8)."""
    rules, victim = view.match.rules, _victim(view)
    if victim is not None:
        name, points = _name(names, victim), rules.side_points
        is_mate = federation(victim) is federation(view.seat)
        if points and not is_mate:
            yield say("advice_won_points", language, name=name, number=points)
        elif _pays(view) and (not is_mate or rules.mate_tribute is MateTribute.ALL):
            yield say("advice_won_cards", language, name=name, number=1)
        else:
            yield say("advice_won_nothing", language)
    yield say("advice_lifted", language)
    if rules.burn_check is BurnCheck.COMPLETABLE:
        return
    lost = _forced_place(view)
    place = say(f"place_{lost}", language)
    worth = WORTH[rules.scoring][lost - 1]
    worth = worth if rules.negative_scores else max(0, worth)
    yield say("advice_burnt_out", language, place=place, worth=worth)
    owed = _owed(view, lost)
    if owed:
        yield say("advice_owes", language, place=place, number=owed)


def _victim(view: SeatView) -> Seat | None:
    burning = view.standing.burning
    if burning and burning.seat == view.seat:
        return burning.victim
    is_asked = advise(view).stage is Stage.ASKED
    return view.trick.owner if is_asked and view.trick else None


def _pays(view: SeatView) -> bool:
    rules = view.match.rules
    return rules.tribute and not rules.side_points and view.match.number < rules.rounds


def _owed(view: SeatView, place: int) -> int:
    """落贡: cards that the view's seat will owe if it takes this place, 0 for none (TRIB-2, TRIB-6)."""
    debt, places, rules = LAST_DEBTS.get(place), view.standing.places, view.match.rules
    if debt is None or not _pays(view):
        return 0
    taken = int(debt.payee) in places
    to_mate = taken and federation(seat_at(places, debt.payee)) is federation(view.seat)
    return 0 if to_mate and rules.mate_tribute is MateTribute.NONE else debt.cards


def _forced_place(view: SeatView) -> int:
    standing = view.standing
    kept = REVOLTER_PLACE if standing.revolted else 0
    return free_place(standing.places, kept=kept, lowest=True)
