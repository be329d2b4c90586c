"""Records written by hand, line by line."""

import json
from pathlib import Path

HEADER: dict[str, object] = {
    "gouji": 1,
    "rules": {
        **dict.fromkeys(
            ("points", "calls", "tribute", "revolt", "hui", "last_by_agreement"), False
        ),
        "rounds": 1,
    },
    "seats": [{"name": f"seat {seat}", "player": "human"} for seat in range(1, 7)],
    "seed": None,
}
ROUND: dict[str, object] = {"round": 1, "drawer": 1}
POSITION: dict[str, object] = {
    "deal": ["5", "33", "", "33", "", "33"],
    "phase": "play",
    "leader": 1,
    "out": [3, 5],
}
PLAY: dict[str, object] = {"seat": 1, "act": "play", "cards": "5"}
RESULT: dict[str, object] = {
    "result": {
        "places": [3, 4, 1, 5, 2, 6],
        "sweep": "odd",
        "opened": [False] * 6,
        "burns": [],
        "stuck": [],
        "score": {"odd": 12, "even": -12},
        "total": {"odd": 12, "even": -12},
        "debts": [],
    }
}
OVER: dict[str, object] = {"over": {"total": {"odd": 12, "even": -12}, "reason": "rounds"}}
GAME = (HEADER, ROUND, POSITION, PLAY, RESULT, OVER)
"""A whole game: 1 plays its last card and the odd seats sweep."""


def header(**rules: object) -> dict[str, object]:
    """The header, with some options changed."""
    options = HEADER["rules"]
    assert isinstance(options, dict)
    return {**HEADER, "rules": {**options, **rules}}


def write(path: Path, *lines: object) -> Path:
    """Write values as JSON lines; a text stands as it is."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return path
