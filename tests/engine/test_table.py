"""The table: it deals, it tells its journal and its watchers, and it is over at the end."""

import pytest

from gouji.engine.actions import DISSOLVE, PASS, REDEAL, Action
from gouji.engine.events import Events, GameOver, RoundOpened, RoundResult
from gouji.engine.refusals import IllegalActionError
from gouji.engine.table import Chance, Table, Why
from gouji.rules.deck import Dealt, Drawing, Opening, PreparedDeal, drawer_by_cut
from gouji.rules.seats import SEATS, Seat
from tests.positions import rules
from tests.strategies import play_out

A_POWERLESS_SEAT = 12
"""A seed whose first deal leaves a seat without a power card."""


class Notes:
    """A journal that keeps a word of everything it is told."""

    def __init__(self) -> None:
        self.told: list[str] = []
        self.drawings: list[Drawing] = []
        self.deals: list[Dealt] = []

    def opened(self, number: int, drawing: Drawing) -> None:
        self.told.append(f"round {number}")
        self.drawings.append(drawing)

    def dealt(self, hands: Dealt, fallback: Seat) -> None:
        assert fallback in SEATS
        self.told.append("deal")
        self.deals.append(hands)

    def decided(self, seat: Seat, act: Action, why: Why | None) -> None:
        self.told.append(f"{seat} {act.kind}" if why is None else f"{seat} {act.kind} {why}")

    def scored(self, result: RoundResult) -> None:
        assert len(result.places) == len(SEATS)
        self.told.append("result")

    def ended(self, over: GameOver) -> None:
        self.told.append(f"over {over.reason}")


def test_it_deals_when_it_starts_and_asks_somebody() -> None:
    table = Table(rules(), seed=3)
    events = table.start()
    assert isinstance(events[0], RoundOpened)
    assert table.ask is not None
    assert not table.is_over


def test_before_it_starts_nobody_is_asked() -> None:
    assert Table(rules(), seed=3).ask is None


def test_a_prepared_deal_is_the_first_and_changes_no_other() -> None:
    others = Chance(4)
    drawing = others.draw(Opening.CUT, None)
    prepared = PreparedDeal(others.deal(drawing.drawer)[0], Seat(2), drawing.cut, Seat(5))
    for given in (prepared, prepared._replace(drawer=None, fallback=None)):
        chance, plain = Chance(3, given), Chance(3)
        first, expected = chance.draw(Opening.CUT, None), plain.draw(Opening.CUT, None)
        assert (first.drawer, first.cut) == (
            (given.drawer, given.cut) if given.drawer else (expected.drawer, expected.cut)
        )
        hands, fallback = plain.deal(Seat(1))
        assert chance.deal(Seat(1)) == (given.hands, given.fallback or fallback)
        assert chance.draw(Opening.CUT, None) == plain.draw(Opening.CUT, None)
        assert chance.deal(Seat(1)) == plain.deal(Seat(1)) != (hands, fallback)


def test_starting_in_the_middle_of_a_round_changes_nothing() -> None:
    table = Table(rules(), seed=3)
    table.start()
    state = table.state
    assert table.start() == ()
    assert table.state == state


def test_the_same_seed_gives_the_same_game() -> None:
    one, other = Table(rules(), seed=3), Table(rules(), seed=3)
    assert one.start() == other.start()
    assert Table(rules(), seed=4).start() != one.start()


def test_the_journal_is_told_in_order() -> None:
    notes = Notes()
    table = Table(rules(rounds=2, after_sweep="end_game"), seed=5, journal=notes)
    decisions = [f"{seat} {act.kind}" for seat, act in play_out(table, "novice", 5)]
    frame = [word for word in notes.told if word not in set(decisions)]
    assert frame in (
        ["round 1", "deal", "result", "round 2", "deal", "result", "over rounds"],
        ["round 1", "deal", "result", "over sweep"],
    )
    assert [word for word in notes.told if word in set(decisions)] == decisions


def test_the_journal_is_told_why() -> None:
    notes = Notes()
    table = Table(rules(first_lead="drawer", powerless_redeal=False), 3, notes)
    table.start()
    assert table.ask
    seat = table.ask.seat
    act = table.view(seat).legal[0]
    table.submit(seat, act, {"rule": "chance"})
    assert notes.told[-1] == f"{seat} {act.kind} {{'rule': 'chance'}}"


def test_a_refused_act_changes_nothing_and_is_told_to_nobody() -> None:
    notes, happened = Notes(), list[Events]()
    table = Table(rules(first_lead="drawer", powerless_redeal=False), 3, notes)
    table.start()
    table.subscribe(happened.append)
    state, told = table.state, list(notes.told)
    with pytest.raises(IllegalActionError, match="TURN-3"):
        table.submit(table.view(table.state.deal.drawer).seat, PASS)
    assert table.state == state
    assert notes.told == told
    assert happened == []


def test_every_watcher_is_called_with_all_that_happened() -> None:
    table = Table(rules(), seed=3)
    one: list[Events] = []
    other: list[Events] = []
    table.subscribe(one.append)
    table.subscribe(other.append)
    returned = table.start()
    assert one == other == [returned]


def test_a_new_deal_is_made_at_once() -> None:
    notes = Notes()
    table = Table(rules(first_lead="drawer"), A_POWERLESS_SEAT, notes)
    table.start()
    ask = table.ask
    assert ask is not None
    table.submit(ask.seat, REDEAL)
    assert notes.told == ["round 1", "deal", f"{ask.seat} redeal", "deal"]
    first, second = notes.deals
    assert table.state.deal.cards == second != first
    assert table.ask is not None


def test_dissolved() -> None:
    notes = Notes()
    table = Table(rules(rounds=3), 3, notes)
    table.start()
    table.submit(SEATS[0], DISSOLVE)
    assert table.is_over
    assert table.ask is None
    assert notes.told[-2:] == ["1 dissolve", "over dissolved"]
    assert table.start() == ()


@pytest.mark.slow
def test_the_opener_moves_on_from_cut_to_cut() -> None:
    notes = Notes()
    list(play_out(Table(rules(rounds=6, next_lead="rotate"), 2, notes), "novice", 2))
    openers = []
    for drawer, opener, cut in notes.drawings:
        assert cut is not None
        assert drawer_by_cut(cut, opener) == drawer
        openers.append(opener)
    first = openers[0]
    assert openers == [SEATS[(first - 1 + turn) % 6] for turn in range(6)]


@pytest.mark.slow
def test_the_last_draws_first_in_the_next_round() -> None:
    notes = Notes()
    table = Table(rules(rounds=6), 8, notes)
    places: list[tuple[int, ...]] = []
    table.subscribe(
        lambda events: places.extend(
            event.places for event in events if isinstance(event, RoundResult)
        )
    )
    list(play_out(table, "random", 8))
    pairs = list(zip(places, notes.drawings[1:], strict=False))
    later = [(one, drawing) for one, drawing in pairs if drawing.cut is None]
    assert later
    assert all(one[drawing.drawer - 1] == 6 for one, drawing in later)
