"""The README's program runs, and what it points to is there."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text("utf-8")
LINKS = sorted(set(re.findall(r"\]\((?!https?:)([^)#]+)\)", README)))


def test_program_runs() -> None:
    (program,) = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    done = subprocess.run(  # noqa: S603 – the README's own words
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"Score\(odd=-?\d+, even=-?\d+\)\n", done.stdout)


@pytest.mark.parametrize("link", LINKS)
def test_links_lead_somewhere(link: str) -> None:
    assert (ROOT / link).exists()


def test_opens_with_picture_and_two_commands() -> None:
    head = README.split("---")[0]
    assert head.index("![") < head.index("make play") < head.index("make test")
