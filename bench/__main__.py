"""Print measurements, as medians and as ratios against something in the same run.

``python -m bench`` prints all, ``python -m bench decisions costs`` some.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType
from typing import Final

from bench.bots import measure_bots
from bench.costs import measure_costs
from bench.decisions import measure_decisions
from bench.interface import measure_interface
from bench.replay import measure_replay
from bench.starting import measure_starting

PARTS: Final[Mapping[str, Callable[[], Iterator[str]]]] = MappingProxyType(
    {
        "decisions": measure_decisions,
        "costs": measure_costs,
        "starting": measure_starting,
        "bots": measure_bots,
        "interface": measure_interface,
        "replay": measure_replay,
    }
)
"""What can be measured: the engine, the command, the bots, the interface and its replay."""


def main() -> None:
    """Measure the parts that are named, or all."""
    names = sys.argv[1:] or list(PARTS)
    if unknown := set(names) - set(PARTS):
        sys.exit(f"unknown: {' '.join(sorted(unknown))}; there are {', '.join(PARTS)}")
    for name in names:
        for line in PARTS[name]():
            print(line, flush=True)


if __name__ == "__main__":
    main()
