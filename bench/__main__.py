"""Print all measurements, as medians and as ratios against something in the same run."""

from bench.bots import measure_bots
from bench.decisions import measure_decisions
from bench.interface import measure_interface


def main() -> None:
    """Measure the engine, the bots, then the interface."""
    for line in measure_decisions():
        print(line, flush=True)
    for line in measure_bots():
        print(line, flush=True)
    for line in measure_interface():
        print(line, flush=True)


if __name__ == "__main__":
    main()
