"""牌局库: the saved games of a folder, told by a few of their lines, unchecked."""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Any

from gouji.records.places import SUFFIX, records_folder
from gouji.records.players import Player
from gouji.rules.preset_values import ROUNDS, Preset


@dataclass(frozen=True, slots=True)
class SavedGame:
    """存局: what a list of saved games says of one."""

    path: Path
    when: datetime
    """Of its last line, in local time."""
    rules: str
    """The preset, or the file of house rules."""
    players: tuple[Player, ...]
    round: int
    """The round played last, 0 before the first."""
    rounds: int
    odd: int
    """Points of the odd seats in all rounds that are over."""
    even: int
    is_over: bool


def record_paths(folder: Path | None = None) -> list[Path]:
    """牌局库: the files that are named like records, the latest first.

    Args:
        folder: where they are; the user's data directory if not given.
    """
    paths = (records_folder() if folder is None else folder).glob(f"*{SUFFIX}")
    return [path for _, path in sorted(((_changed(path), path) for path in paths), reverse=True)]


def saved_games(folder: Path | None = None) -> Iterator[SavedGame]:
    """牌局库: the saved games, the latest first; a file that does not begin like a record is left out.

    Args:
        folder: where they are; the user's data directory if not given.
    """
    for path in record_paths(folder):
        game = saved_game(path)
        if game is not None:
            yield game


def last_unfinished(kind: str, folder: Path | None = None) -> SavedGame | None:
    """接着打: the game last left that is not over, if there is one.

    Args:
        kind: ``human`` or a bot's name; only games in which one such plays are looked at.
        folder: where games are saved; the user's data directory if not given.
    """
    return next(
        (
            game
            for game in saved_games(folder)
            if not game.is_over and any(one.player == kind for one in game.players)
        ),
        None,
    )


def saved_game(path: Path) -> SavedGame | None:
    """存局: what is said of a file; ``None`` if it does not begin like a record, or cannot be read."""
    try:
        raw = _whole(path.read_bytes())
        header = json.loads(raw.partition(b"\n")[0])
        rules, seats = header["rules"], header["seats"]
        profile = header.get("_profile", {}).get("name")
        total = (_last(raw, "result") or {}).get("total", {})
        return SavedGame(
            path=path,
            when=datetime.fromtimestamp(_changed(path)).astimezone(),
            rules=str(profile or rules.get("preset", Preset.CLASSIC)),
            players=tuple(Player(str(seat["name"]), str(seat["player"])) for seat in seats),
            round=int(_last(raw, "round") or 0),
            rounds=int(rules.get("rounds", ROUNDS)),
            odd=int(total.get("odd", 0)),
            even=int(total.get("even", 0)),
            is_over=_last(raw, "over") is not None,
        )
    except (OSError, ValueError, TypeError, KeyError, AttributeError):
        # Whoever opens the file is told in full what is wrong with it.
        return None


def _changed(path: Path) -> float:
    try:
        return path.stat().st_mtime
    except OSError:
        return 0.0


def _whole(raw: bytes) -> bytes:
    lines, end, rest = raw.rpartition(b"\n")
    try:
        json.loads(rest)
    except ValueError:
        return lines + end
    return raw


def _last(raw: bytes, key: str) -> Any:  # noqa: ANN401 – whatever JSON held
    place = raw.rfind(f'"{key}":'.encode())
    if place < 0:
        return None
    line = raw[raw.rfind(b"\n", 0, place) + 1 :].partition(b"\n")[0]
    return json.loads(line).get(key)
