"""Records written by hand, line by line."""

import json
from pathlib import Path

from gouji.records.finished import RoundFigures

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


def result_value(**changes: object) -> dict[str, object]:
    """The value of the result line, with some of it changed."""
    value = RESULT["result"]
    assert isinstance(value, dict)
    return {**value, **changes}


def figures(odd: int = 12, total: int | None = None, **changes: object) -> RoundFigures:
    """What a round came to: the result line with the odd seats' points, and some of it changed.

    Seat 1 has opened; the even seats have as many points with the other sign.
    """
    total = odd if total is None else total
    scores = {"score": {"odd": odd, "even": -odd}, "total": {"odd": total, "even": -total}}
    opened = [True, *[False] * 5]
    return RoundFigures.model_validate(result_value(opened=opened, **scores) | changes)


def write(path: Path, *lines: object) -> Path:
    """Write values as JSON lines; a text stands as it is."""
    texts = [line if isinstance(line, str) else json.dumps(line) for line in lines]
    path.write_text("".join(f"{text}\n" for text in texts), encoding="utf-8")
    return path
