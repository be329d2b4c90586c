"""孪生牌局: two games in which all hear the same while the cards that one seat cannot see differ."""

from collections import Counter, deque
from collections.abc import Iterable, Iterator
from random import Random
from typing import Final, NamedTuple, Self

from gouji.engine.actions import NO, Action, Burn, Hui
from gouji.engine.events import Events, visible
from gouji.engine.table import Journal, Table
from gouji.engine.views import SECRET, SeatView
from gouji.rules.asks import Ask, Question
from gouji.rules.cards import NATURAL_RANKS, POWER_RANKS
from gouji.rules.deck import PACK, Dealt, PreparedDeal, random_seat, shuffled
from gouji.rules.presets import build
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import BIT, SEATS, Seat, Seats
from gouji.tui.together import ASKED_OF_ALL
from tests.hidden import rearranged
from tests.strategies import OPTIONS, PRESETS

FEW: Final = 7
"""Cards of a hand, so that a round is short."""
SAID: Final = 24
"""What is said at most: later on few cards are left that could lie elsewhere."""
EAGERNESS: Final = 0.5
"""How often somebody burns who can."""

UNSAID: Final = SECRET | ASKED_OF_ALL
"""Questions that are declined: a yes tells of a hand, or is said in a window by several people."""

Said = tuple[Seat, Action]
"""What all hear."""


class UnlikeError(Exception):
    """What was said in one game cannot be said in the other."""


class Script:
    """What is said in public, in order; whatever is asked in secret is declined but for the burns in it."""

    def __init__(self, said: Iterable[Said]) -> None:
        self._left = deque(said)

    @property
    def is_over(self) -> bool:
        return not self._left

    def is_over_at(self, view: SeatView) -> bool:
        """Whether a seat is asked what all would hear, and nothing is left to say."""
        return self.is_over and view.ask is not None and view.ask.question not in UNSAID

    def choose(self, view: SeatView) -> Action:
        """The answer of the seat that is asked.

        Raises:
            UnlikeError: the script has another seat speak, or an act that is refused here.
        """
        assert view.ask is not None
        if view.ask.question in UNSAID and not self.burns(view.seat):
            return NO
        if self.is_over:
            raise UnlikeError
        seat, act = self._left.popleft()
        if seat != view.seat or view.refusal(act) is not None:
            raise UnlikeError
        return act

    def burns(self, seat: Seat) -> bool:
        """Whether a seat burns next."""
        return bool(self._left) and self._left[0][0] == seat and isinstance(self._left[0][1], Burn)

    def claims(self, _: Question, seats: Seats) -> Seats:
        """Who speaks up in a public window: whoever burns next."""
        return Seats(sum(BIT[seat] for seat in SEATS if self.burns(seat)) & seats)


class Moment(NamedTuple):
    """What a seat has seen happen, and sees, where no other is asked in secret."""

    seen: Events
    view: SeatView


class Twins(NamedTuple):
    """Rules, two deals, and what is said in both."""

    rules: RuleSet
    deals: tuple[PreparedDeal, PreparedDeal]
    said: tuple[Said, ...]
    seat: Seat

    @classmethod
    def born(cls, rng: Random, seat: Seat) -> Self:
        """The beginning of a random game of a few strong cards, and the same with other hidden cards."""
        most = rng.randint(1, SAID)
        rules = random_rules(rng)
        deal = PreparedDeal(strong_hands(rng), random_seat(rng), fallback=random_seat(rng))
        table = Table(rules, 0, prepared=deal)
        table.start()
        said: list[Said] = []
        while (ask := table.ask) and len(said) < most:
            act = _said_at_random(table, ask, rng)
            table.submit(ask.seat, act)
            if ask.question not in UNSAID or act != NO:
                said.append((ask.seat, act))
        other = deal._replace(hands=rearranged(table.state, seat, rng).deal.cards)
        return cls(rules, (deal, other), tuple(said), seat)

    @property
    def has_burn(self) -> bool:
        """Whether somebody burns: if he can, and how far he comes, depends on his other cards."""
        return any(isinstance(act, Burn) for _, act in self.said)

    def played(self, index: int, journal: Journal | None = None) -> Iterator[Moment]:
        """One of the games, as the seat sees it.

        Raises:
            UnlikeError: not all can be said in it.
        """
        seen: Events = ()
        for table, events in self._steps(index, journal):
            seen += visible(events, self.seat)
            if table.ask is None or not self._is_secret(table.ask):
                yield Moment(seen, table.view(self.seat))
                seen = ()

    @property
    def differing(self) -> Counter[Ask]:
        """What others are asked in secret in one of the games and not in the other."""
        one, other = map(self._secrets, range(len(self.deals)))
        return (one - other) + (other - one)

    def _secrets(self, index: int) -> Counter[Ask]:
        asks = (table.ask for table, _ in self._steps(index))
        return Counter(ask for ask in asks if ask and self._is_secret(ask))

    def _is_secret(self, ask: Ask) -> bool:
        return ask.seat != self.seat and ask.question in SECRET

    def _steps(self, index: int, journal: Journal | None = None) -> Iterator[tuple[Table, Events]]:
        table, script = Table(self.rules, 0, journal, self.deals[index]), Script(self.said)
        yield table, table.start()
        while (ask := table.ask) and (self._is_secret(ask) or not script.is_over):
            act = script.choose(table.view(ask.seat))
            yield table, table.submit(ask.seat, act)


def _said_at_random(table: Table, ask: Ask, rng: Random) -> Action:
    legal = table.view(ask.seat).legal
    match ask.question:
        case Question.HUI:
            return Hui(())
        case Question.BURN if rng.random() < EAGERNESS:
            return rng.choice(legal)
        case question if question in UNSAID:
            return NO
        case _:
            return rng.choice(legal)


def random_rules(rng: Random) -> RuleSet:
    """Rules of one round in which nothing but what is said makes hidden cards known."""
    changed = {name: rng.choice(values) for name, values in OPTIONS.items() if rng.random() < 1 / 2}
    shut = {"tiao": False, "tribute": False, "last_by_agreement": False, "rounds": 1}
    return build(rng.choice(PRESETS), {**changed, **shut})


def strong_hands(rng: Random, few: int = FEW) -> Dealt:
    """So many cards each, rich in power cards, so that there is much to burn."""
    ranks = (*rng.sample(NATURAL_RANKS, 4), *POWER_RANKS)
    pack = shuffled([card for card in PACK if card.rank in ranks], rng)
    return tuple(pack[few * index : few * (index + 1)] for index in range(len(SEATS)))
