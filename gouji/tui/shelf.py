"""书架: saved games in words, for the first page and for their list. Pure."""

from typing import Final

from gouji.bots.registry import HUMAN
from gouji.engine.refusals import Language
from gouji.records.library import SavedGame
from gouji.rules.preset_values import Preset
from gouji.tui.cells import cut, pad
from gouji.tui.text import say

RULES_CELLS: Final = 11
STATE_CELLS: Final = 11
ROUND_CELLS: Final = 8
SCORE_CELLS: Final = 14
WHO_CELLS: Final = 15


def game_words(game: SavedGame, language: Language) -> str:
    """存局: how far a game is, how it stands, and when it was left."""
    return say("shelf_game", language, **_facts(game))


def people(game: SavedGame) -> list[str]:
    """真人: the names of the humans who play a game."""
    return [one.name for one in game.players if one.player == HUMAN]


def shelf_line(game: SavedGame, language: Language) -> str:
    """存局: a line of the list, in columns."""
    facts = _facts(game)
    rules = say(f"preset_{game.rules}", language) if game.rules in [*Preset] else game.rules
    state = say("shelf_over" if game.is_over else "shelf_open", language)
    who = say("name_join", language).join(people(game)) or say("shelf_bots", language)
    columns = (
        pad(f"{game.when:%Y-%m-%d %H:%M}", 17),
        pad(state, STATE_CELLS),
        pad(say("shelf_round", language, **facts), ROUND_CELLS),
        pad(say("shelf_score", language, **facts), SCORE_CELLS),
        pad(rules, RULES_CELLS),
        cut(who, WHO_CELLS),
    )
    return "".join(columns).rstrip()


def _facts(game: SavedGame) -> dict[str, object]:
    return {
        "round": game.round,
        "rounds": game.rounds,
        "odd": game.odd,
        "even": game.even,
        "when": f"{game.when:%m-%d %H:%M}",
    }
