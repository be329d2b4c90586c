"""Play for hours, and tell what goes wrong: ``make soak``, or ``python -m tools.soak PART --number N``.

``rounds`` plays rounds of any rules without a screen, ``bots`` rounds of the best bots, and ``screen``
watches games in the real interface, under tmux. The status is 1 if anything went wrong.
"""

import argparse
import sys
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from tools.soak import bots, rounds, screen

Part = Callable[[int, int], Iterator[tuple[str, bool]]]

PARTS: Final[Mapping[str, tuple[Part, int]]] = MappingProxyType(
    {"rounds": (rounds.soak, 50_000), "bots": (bots.soak, 2_000), "screen": (screen.soak, 200)}
)
"""What can be played, and how much of it."""


def main() -> int:
    """Play the part that is named, or all."""
    parser = argparse.ArgumentParser(prog="python -m tools.soak", description=__doc__)
    parser.add_argument(
        "parts", nargs="*", metavar="PART", help=f"{', '.join(PARTS)}; all by default"
    )
    parser.add_argument("--number", type=int, help="of rounds or games")
    parser.add_argument("--seed", type=int, default=1, help="of the first game")
    options = parser.parse_args()
    if unknown := {*options.parts} - {*PARTS}:
        parser.error(f"unknown: {' '.join(sorted(unknown))}")
    verdicts = [_play(name, options) for name in options.parts or PARTS]
    return 0 if all(verdicts) else 1


def _play(name: str, options: argparse.Namespace) -> bool:
    soak, usual = PARTS[name]
    is_well = True
    for line, is_well_here in soak(options.number or usual, options.seed):
        print(f"{name}: {line}", flush=True)
        is_well = is_well_here
    return is_well


if __name__ == "__main__":
    sys.exit(main())
