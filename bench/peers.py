"""What other games' engines do: random legal play through rlcard's bare dou dizhu and python-chess.

Both come with the extra ``bench``. Their modules are looked up by name, so that all else can be checked
and run without them.
"""

from collections.abc import Callable, Mapping
from importlib import import_module
from random import Random
from types import MappingProxyType
from typing import Final

Play = Callable[[int], int]
"""Plays a game from a seed; returns how many decisions that took."""

HALF_MOVES: Final = 150
"""Half-moves without capture or pawn move that end a game of chess at once (75 moves)."""


def doudizhu() -> Play:
    """Load rlcard's dou dizhu: the game itself, without the environment that learners see."""
    game_of = import_module("rlcard.games.doudizhu").Game
    chance_of = import_module("numpy.random").RandomState

    def play(seed: int) -> int:
        game, rng, decisions = game_of(), Random(seed), 0
        game.np_random = chance_of(seed)
        state, _ = game.init_game()
        while not game.is_over():
            acts = state["actions"]
            state, _ = game.step(acts[int(rng.random() * len(acts))])
            decisions += 1
        return decisions

    return play


def chess() -> Play:
    """Load python-chess: its board, and the end of a game as far as that is cheap to see."""
    board_of = import_module("chess").Board

    def play(seed: int) -> int:
        board, rng, decisions = board_of(), Random(seed), 0
        while moves := list(board.legal_moves):
            if board.halfmove_clock >= HALF_MOVES or board.is_insufficient_material():
                break
            board.push(moves[int(rng.random() * len(moves))])
            decisions += 1
        return decisions

    return play


LOADERS: Final[Mapping[str, Callable[[], Play]]] = MappingProxyType(
    {"rlcard dou dizhu": doudizhu, "python-chess": chess}
)
"""What loads each peer."""


def installed_peers() -> dict[str, Play]:
    """Load the peers that are installed."""
    peers: dict[str, Play] = {}
    for name, load in LOADERS.items():
        try:
            peers[name] = load()
        except ModuleNotFoundError:
            continue
    return peers
