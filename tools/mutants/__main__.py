"""Put slips into ``gouji/rules``, one at a time, and tell those that no test notices.

``python -m tools.mutants`` tries all modules, ``python -m tools.mutants beating hand`` some. Slips that
change no answer are explained in ``explained.toml``. The status is 1 if any other survives.
"""

import sys
import tomllib
from pathlib import Path
from typing import Final

from tools.mutants.making import mutants, unchanged
from tools.mutants.trying import RULES, prepare, survives

EXPLAINED: Final = Path(__file__).with_name("explained.toml")


def explained() -> frozenset[tuple[str, str]]:
    """等价: modules and the lines that a slip may make there."""
    found = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))
    return frozenset((module, line) for module, lines in found.items() for line in lines)


def main() -> int:
    """Try the modules that are named, or all."""
    names = sys.argv[1:] or sorted(path.stem for path in RULES.glob("*.py"))
    prepare()
    if not survives(unchanged(RULES / f"{names[0]}.py")):
        sys.exit("the tests fail without any slip: run `make test` first")
    survivors, unmet = 0, {(name, line) for name, line in explained() if name in names}
    for name in names:
        tried, known = 0, unmet.copy()
        for mutant in mutants(RULES / f"{name}.py"):
            tried += 1
            unmet.discard((name, mutant.text))
            if (name, mutant.text) not in known and survives(mutant):
                survivors += 1
                print(f"survives: {mutant}", flush=True)
        print(f"{name}: {tried} tried or explained", flush=True)
    for name, line in sorted(unmet):
        print(f"explained, but not made: {name}.py: {line}")
    return 1 if survivors or unmet else 0


if __name__ == "__main__":
    sys.exit(main())
