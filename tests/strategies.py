"""What Hypothesis and random games draw from: rules, small positions, sets, and walks through them."""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import product
from random import Random
from typing import Final

from hypothesis import strategies as st
from hypothesis.strategies import DrawFn

from gouji.bots.registry import make_bot
from gouji.engine.actions import Action, act_text
from gouji.engine.dealing import Start
from gouji.engine.events import Events
from gouji.engine.kernel import ask_of, deal, legal, new_game, open_round, step
from gouji.engine.state import Following, State
from gouji.engine.table import Table
from gouji.engine.views import view_of
from gouji.rules.beating import JokerOptions, JokerRule, MixedJokers
from gouji.rules.burning import BurnCheck, BurnOrder
from gouji.rules.cards import COPIES, JOKERS, NATURAL_RANKS, POWER_RANKS, RANKS, Card, Rank
from gouji.rules.combo import Combo, combo
from gouji.rules.deck import PACK, Opening, random_seat, shuffled
from gouji.rules.hand import Hand, counts, hand_text, pack
from gouji.rules.leading import FirstLead, NextLead
from gouji.rules.presets import Preset, build
from gouji.rules.ruleset import RuleSet
from gouji.rules.scoring import AfterSweep, Scoring
from gouji.rules.seats import SEATS, Seat, federation
from gouji.rules.turns import LastWord, ScrambleFrom
from tests.positions import PLAIN

QUICK: Final = ("novice", "regular", "random")
"""Bots that answer at once; the expert plays hundreds of rounds for one answer, and has its own tests."""

SWITCH: Final = (False, True)
OPTIONS: Final[Mapping[str, tuple[str | int | bool, ...]]] = {
    "joker_rule": tuple(JokerRule),
    "mixed_jokers": tuple(MixedJokers),
    "powerless_redeal": SWITCH,
    "opening": tuple(Opening),
    "first_lead": tuple(FirstLead),
    "next_lead": tuple(NextLead),
    "yield_binds": SWITCH,
    "last_word": tuple(LastWord),
    "report_at": (0, 5, 10, 36),
    "burn_check": tuple(BurnCheck),
    "burn_order": tuple(BurnOrder),
    "scramble_from": tuple(ScrambleFrom),
    "scramble_pass_binds": SWITCH,
    "scoring": tuple(Scoring),
    "negative_scores": SWITCH,
    "after_sweep": tuple(AfterSweep),
    "sweep_streak": (0, 2),
}
"""Values of every option of the sections 2 to 8."""

PRESETS: Final = (Preset.CLASSIC, Preset.ONLINE, Preset.TOURNAMENT)
"""Presets without ``biesan``, whose sections 9 to 11 can be switched off."""

MOST: Final = {rank: COPIES if rank < Rank.SMALL else JOKERS for rank in RANKS}


def random_rules(rng: Random, rounds: int = 1) -> RuleSet:
    """A preset with random values of some of the options."""
    changed = {name: rng.choice(OPTIONS[name]) for name in OPTIONS if rng.random() < 0.5}
    return build(rng.choice(PRESETS), {**PLAIN, **changed, "rounds": rounds})


def play_out(table: Table, player: str, seed: int) -> Iterator[tuple[Seat, Action]]:
    """Play a game to its end with six bots of one kind; yields each decision just taken."""
    bots = {seat: make_bot(player, seed, seat) for seat in SEATS}
    while not table.is_over:
        table.start()
        while (ask := table.ask) is not None:
            act = bots[ask.seat].choose(table.view(ask.seat)).action
            table.submit(ask.seat, act)
            yield ask.seat, act


def random_position(rng: Random) -> State:
    """A position of a few cards each, rich in power cards, so that there is much to burn."""
    ranks = rng.sample(NATURAL_RANKS, 4) + list(POWER_RANKS)
    pack = shuffled([card for card in PACK if card.rank in ranks], rng)
    number = rng.randint(2, 8)
    dealt = tuple(pack[number * index : number * (index + 1)] for index in range(len(SEATS)))
    state, _ = open_round(new_game(random_rules(rng)), random_seat(rng))
    return deal(state, dealt, start=Start(random_seat(rng)))[0]


def play_on(state: State, player: str, seed: int) -> Iterator[tuple[State, Events]]:
    """Play a round to its end with six bots of one kind; yields each step."""
    bots = {seat: make_bot(player, seed, seat) for seat in SEATS}
    while (ask := ask_of(state)) is not None:
        state, events = step(
            state, ask.seat, bots[ask.seat].choose(view_of(state, ask.seat)).action
        )
        yield state, events


@st.composite
def rule_sets(draw: DrawFn) -> RuleSet:
    """Any preset, and any values of the options that matter in a position."""
    values = {name: draw(st.sampled_from(OPTIONS[name])) for name in OPTIONS}
    return build(draw(st.sampled_from(PRESETS)), {**PLAIN, **values})


def sets_of(hand: Hand, spare: int = 0) -> list[Combo]:
    """Every set of a hand by brute force, and of so many cards of each rank beyond it."""
    numbers = [number + spare for number in counts(hand)]
    attached = list(product(*(range(number + 1) for number in numbers[Rank.TWO :])))
    natural = [
        combo(rank, number, *rest)
        for rank in NATURAL_RANKS
        for number in range(1, numbers[rank] + 1)
        for rest in attached
    ]
    return natural + [combo(Rank.TWO, 0, *rest) for rest in attached if any(rest)]


def joker_options() -> st.SearchStrategy[JokerOptions]:
    """The two options about jokers."""
    return st.builds(JokerOptions, st.sampled_from(JokerRule), st.sampled_from(MixedJokers))


@st.composite
def combos(draw: DrawFn, most: int = 5) -> Combo:
    """A set of up to so many natural cards, twos, and jokers of each kind."""
    numbers = st.tuples(*[st.integers(0, number) for number in (most, most, JOKERS, JOKERS)])
    naturals, twos, small, big = draw(numbers.filter(any))
    return combo(draw(st.integers(Rank.THREE, Rank.ACE)), naturals, twos, small, big)


def hands(most: int = 14) -> st.SearchStrategy[Hand]:
    """A hand, rich in twos and jokers."""
    ranks = st.sampled_from((*RANKS, Rank.TWO, *RANKS[Rank.TWO :]))
    return st.lists(ranks, min_size=1, max_size=most).filter(within_the_pack).map(pack)


def within_the_pack(ranks: list[Rank]) -> bool:
    """Whether four packs have these cards."""
    return all(number <= MOST[rank] for rank, number in Counter(ranks).items())


@st.composite
def positions(draw: DrawFn, most: int = 7) -> State:
    """A small position, its leader about to lead."""
    out = draw(st.lists(st.sampled_from(SEATS), unique=True, max_size=4))
    staying = [seat for seat in SEATS if seat not in out]
    if len({federation(seat) for seat in staying}) == 1:
        out, staying = [], list(SEATS)
    left = Counter(MOST)
    dealt: list[tuple[Card, ...]] = []
    for seat in SEATS:
        wanted = draw(st.lists(st.sampled_from(RANKS), min_size=1, max_size=most))
        cards = [] if seat in out else [_take(left, rank) for rank in wanted]
        dealt.append(tuple(Card(rank) for rank in cards))
    state, _ = open_round(new_game(draw(rule_sets())), draw(st.sampled_from(SEATS)))
    start = Start(draw(st.sampled_from(staying)), tuple(out))
    return deal(state, tuple(dealt), start=start)[0]


def _take(left: Counter[Rank], wanted: Rank) -> Rank:
    # The rank itself, or the next that the pack still has.
    rank = next(rank for rank in (*RANKS[wanted:], *RANKS) if left[rank])
    left[rank] -= 1
    return rank


class Walk(list[State]):
    """The states of a play, in order; written short, so that a failure can be read."""

    def __repr__(self) -> str:
        first = self[0]
        hands = " ".join(hand_text(hand) or "-" for hand in first.hands)
        options = first.match.rules.model_dump(exclude_defaults=True, mode="json")
        told = [turn for state in self for turn in _turns(state)]
        return f"<{hands} {first.standing.places} {options}: {', '.join(dict.fromkeys(told))}>"


def _turns(state: State) -> list[str]:
    phase = state.phase
    turns = phase.trick.turns if isinstance(phase, Following) else ()
    return [f"{turn.seat} {act_text(turn.act)}" for turn in turns]


@st.composite
def walks(draw: DrawFn, most: int = 7) -> Walk:
    """The states of a random play from a small position, while somebody is asked."""
    state = draw(positions(most))
    path = [state]
    for choice in draw(st.lists(st.integers(0, 10_000), max_size=40)):
        acts, ask = legal(state), ask_of(state)
        if ask is None:
            break
        state, _ = step(state, ask.seat, acts[choice % len(acts)])
        path.append(state)
    return Walk(state for state in path if ask_of(state))
