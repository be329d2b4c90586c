"""What judges the program has nothing of it."""

import subprocess
import sys

CODE = """
import sys, tests.oracle.paying
print(*[name for name in sys.modules if name.split(".")[0] == "gouji"])
"""


def test_the_oracle_imports_nothing_of_the_program() -> None:
    command = [sys.executable, "-c", CODE]
    told = subprocess.run(command, capture_output=True, text=True, check=True)  # noqa: S603 – our own code
    assert told.stdout.strip() == ""
