"""Measure what each rule of the regular bot is worth: the whole bot against itself without one rule.

``python -m tools.ablation --boards 500 --seed 1``; docs/bots.md holds the table.
"""

from argparse import ArgumentParser
from collections.abc import Iterator
from random import Random
from typing import Final

from gouji.arena.duel import Pairing
from gouji.arena.series import Summary, head_share, run
from gouji.bots.base import Bot
from gouji.bots.reasons import Why
from gouji.bots.regular import RegularBot
from gouji.rules.preset_values import Preset
from gouji.rules.presets import build
from gouji.rules.seats import Seat

RULES: Final = (
    *(Why.BLOCK, Why.GUARD, Why.MATE, Why.WAIT, Why.DENY, Why.BURN),
    *(Why.RUN, Why.CONTROL, Why.SHUN, Why.LOCK, Why.FEED, Why.OPEN),
)
"""The rules that can be left out."""

WHOLE: Final = "regular"


def make(name: str, _: int, __: Seat) -> Bot:
    """The regular bot, or the same without the rule that the name ends in."""
    left_out = name.removeprefix(WHOLE).strip(" -")
    return RegularBot(Random(0), frozenset({Why(left_out)} if left_out else ()))


def measure(preset: Preset, boards: int, seed: int, jobs: int) -> Iterator[tuple[Why, Summary]]:
    """Play the boards once for each rule.

    Args:
        preset: the rules of the game.
        boards: how many.
        seed: of the boards.
        jobs: processes.
    """
    rules = build(preset, {"rounds": 1})
    for why in RULES:
        pairing = Pairing(WHOLE, f"{WHOLE} - {why}", rules, make=make)
        yield why, run(pairing, boards, seed, jobs)


def main() -> None:
    """Print a row of the table for each rule."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--boards", type=int, default=500)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--rules", type=Preset, default=Preset.CLASSIC)
    options = parser.parse_args()
    print("| rule removed | points lost a round | head share of the whole bot |")
    print("|---|---|---|")
    for why, found in measure(options.rules, options.boards, options.seed, options.jobs):
        share = head_share(found.one, found.other)
        print(f"| {why} | {found.mean:+.2f} ± {found.margin:.2f} | {share:.1%} |", flush=True)


if __name__ == "__main__":
    main()
