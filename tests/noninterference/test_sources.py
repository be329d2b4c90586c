"""Hidden cards enter the interface at few places, and each is known: all else is given views."""

import re
from pathlib import Path

import gouji

PACKAGE = Path(gouji.__file__).parent
SHOWN_BY = ("tui", "plain", "export", "bots")
"""Packages that show a game, or play it."""

WHOLE_STATE = re.compile(
    r"from gouji\.engine\.(?:state import [^)]*?\bState\b|table import Table|kernel import)"
    r"|table\.state\b"
)
"""What takes or makes a state with all hands in it."""

KNOWN = {
    "bots/core.py": "plays on from deals that a bot has thought out",
    "export/scene.py": "makes a view of it, or shows all hands",
    "export/transcript.py": "tells the ledger of an unfinished game",
    "plain/desk.py": "tells a result",
    "tui/branching.py": "asks who is due",
    "tui/claims.py": "who may speak up; proved blind in tests/tui/test_driver.py",
    "tui/driver.py": "asks what a set was laid on",
    "tui/frames.py": "makes views of it",
    "tui/picture.py": "makes views of it, or shows all hands",
    "tui/results.py": "tells a result",
    "tui/reviewer.py": "makes a view of it",
    "tui/session.py": "has the table",
    "tui/together.py": "asks people together; proved blind in test_games.py",
    "tui/viewmodel.py": "shows all hands",
}


def test_every_place_is_known() -> None:
    found = {
        str(path.relative_to(PACKAGE))
        for name in SHOWN_BY
        for path in (PACKAGE / name).rglob("*.py")
        if WHOLE_STATE.search(path.read_text(encoding="utf-8"))
    }
    assert found == set(KNOWN)
