"""Fit what the expert's clues tell to games of players of several kinds.

``python -m tools.habits --games 600 --seed 1`` prints a row of ``HABITS`` for each clue. In positions of
the games two hidden cards of two seats are swapped in thought: the clues are weighed so that the true deal
is the likelier one of both, as far as clues can tell (logistic regression, kept mild). Some games are held
back, and how likely their true deals are to the new weights and to those in use is printed last.
"""

from argparse import ArgumentParser
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from math import exp, log1p, sqrt
from random import Random
from typing import Final, NamedTuple

from gouji.bots.base import Bot, Decision
from gouji.bots.clues import Clue, hints
from gouji.bots.evidence import HABITS
from gouji.bots.novice import NoviceBot
from gouji.bots.reasons import Why, because
from gouji.bots.regular import PLAY, RegularBot, options
from gouji.bots.scene import Scene
from gouji.engine.state import State
from gouji.engine.table import Table
from gouji.engine.views import SeatView
from gouji.rules.hand import counts
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.seats import SEATS, Federation, Seat, federation

CHANCE: Final = 0.02
"""Of the questions of play so many are looked at."""

SWAPS: Final = 40
"""Swaps of two cards in each position."""

ROUNDS: Final = 12
"""Times the fit goes through all swaps."""

RATE: Final = 0.1
MILD: Final = 1e-4
"""How much a weight is drawn towards nothing, for each swap."""

HELD_BACK: Final = 5
"""Each so many-th game is held back."""

Key = tuple[Clue, int]
"""蛛丝马迹: a clue and its step."""

Swap = tuple[tuple[Key, float], ...]
"""What the clues say for the true deal, less what they say for the swapped one."""


class Wayward:
    """熟手, who now and then prefers another act that is nearly as good: nobody keeps to the book."""

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._regular = RegularBot(rng)

    def choose(self, view: SeatView) -> Decision:
        """Choose as the regular bot does, but for one act in eight."""
        usual = self._regular.choose(view)
        ask = view.ask
        if ask is None or ask.question not in PLAY or self._rng.random() > 1 / 8:
            return usual
        near = [act for act in options(Scene.of(view, ask), 1.5)[:4] if view.refusal(act) is None]
        return Decision(self._rng.choice(near or [usual.action]), because(Why.CHANCE))


PLAYERS: Final[tuple[Callable[[Random], Bot], ...]] = (
    *(RegularBot,) * 12,
    *(Wayward,) * 6,
    *(NoviceBot,) * 2,
)
"""Who plays a federation: one of these."""


class Case(NamedTuple):
    """A swap and the game it is from."""

    game: int
    swap: Swap


def positions(seed: int, game: int, rng: Random) -> Iterator[tuple[State, SeatView]]:
    """Positions of a game, and what the seat sees that is asked.

    Args:
        seed: of the deals.
        game: its number.
        rng: for everything else.
    """
    sides = {side: rng.choice(PLAYERS) for side in Federation}
    bots: dict[Seat, Bot] = {seat: sides[federation(seat)](rng) for seat in SEATS}
    table = Table(build(Preset.CLASSIC, {"rounds": 1}), Random(f"{seed} {game}").getrandbits(32))
    table.start()
    while (ask := table.ask) is not None:
        view = table.view(ask.seat)
        if ask.question in PLAY and rng.random() < CHANCE:
            yield table.state, view
        table.submit(ask.seat, bots[ask.seat].choose(view).action)
        table.start()


def swaps(state: State, view: SeatView, rng: Random) -> Iterator[Swap]:
    """Swaps of two hidden cards.

    Args:
        state: a position.
        view: of the seat that is asked.
        rng: chooses the cards.
    """
    told: defaultdict[tuple[int, int, int], list[Key]] = defaultdict(list)
    for seat, rank, held, clue, step in hints(view):
        told[seat, rank, held].append((clue, step))
    hands = {seat: counts(state.hands[seat - 1]) for seat in SEATS if seat != view.seat}
    cards = [
        (seat, rank)
        for seat, hand in hands.items()
        for rank, number in enumerate(hand)
        for _ in range(number)
    ]
    for _ in range(SWAPS):
        (one, mine), (other, his) = rng.choice(cards), rng.choice(cards)
        if one == other or mine == his:
            continue
        said: Counter[Key] = Counter()
        for seat, gives, takes in ((one, mine, his), (other, his, mine)):
            for rank, change in ((gives, -1), (takes, 1)):
                held = hands[seat][rank]
                said.update(told[seat, rank, held])
                said.subtract(told[seat, rank, held + change])
        yield tuple((key, number) for key, number in said.items() if number)


def cases(games: int, seed: int) -> Iterator[Case]:
    """All swaps of so many games."""
    for game in range(games):
        rng = Random(f"habits {seed} {game}")
        for state, view in positions(seed, game, rng):
            for swap in swaps(state, view, rng):
                yield Case(game, swap)


def said(weights: Mapping[Key, float], swap: Swap) -> float:
    """The logarithm of the odds of the true deal."""
    return sum(weights.get(key, 0.0) * number for key, number in swap)


def fit(known: Sequence[Swap], rng: Random) -> dict[Key, float]:
    """The weights under which the true deals are likeliest, by stochastic ascent (AdaGrad)."""
    weights: defaultdict[Key, float] = defaultdict(float)
    steep: defaultdict[Key, float] = defaultdict(lambda: 1e-6)
    for swap in (swap for _ in range(ROUNDS) for swap in rng.sample(known, len(known))):
        doubt = 1 / (1 + exp(min(said(weights, swap), 30.0)))
        for key, number in swap:
            slope = doubt * number - MILD * weights[key]
            steep[key] += slope * slope
            weights[key] += RATE * slope / sqrt(steep[key])
    return dict(weights)


def likelihood(weights: Mapping[Key, float], unknown: Sequence[Swap]) -> float:
    """The mean logarithm of the true deals' chances; -0.693 knows nothing."""
    return sum(-log1p(exp(-said(weights, swap))) for swap in unknown) / len(unknown)


def main() -> None:
    """Print the weights by clue and step, and how well they do on games that were held back."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    known: list[Swap] = []
    unknown: list[Swap] = []
    for game, swap in cases(asked.games, asked.seed):
        (known if game % HELD_BACK else unknown).append(swap)
    fitted = fit(known, Random(asked.seed))
    for clue, row in HABITS.items():
        print(clue.name, *(f"{fitted.get((clue, step), 0.0):+.2f}" for step in range(len(row))))
    used = {(clue, step): weight for clue, row in HABITS.items() for step, weight in enumerate(row)}
    print(
        f"held back: fitted {likelihood(fitted, unknown):.4f}, in use {likelihood(used, unknown):.4f}"
    )


if __name__ == "__main__":
    main()
