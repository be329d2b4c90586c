"""宣点: rounds in which seats call on their opposites."""

from collections.abc import Collection

from tests.positions import Game, Option, rules

CALLING: dict[str, Option] = {
    "points": True,
    "calls": True,
    "tribute": True,
    "rounds": 2,
    "first_lead": "drawer",
    "powerless_redeal": False,
}


def answers(game: Game, question: str, yes: Collection[str]) -> None:
    """Let all who are asked a question decline but those whose answer is given."""
    while game.asked.endswith(f" {question}"):
        text = f"{game.asked[0]} {question}"
        game.says(text if text in yes else f"{game.asked[0]} no")


def called(calls: str, opens: Collection[int] = (), **options: Option) -> list[str]:
    """What 1 and 4 owe each other after a round with these calls.

    Args:
        calls: ``"1 call, 4 advance_call"``.
        opens: which of the two open.
        options: option values.
    """
    game = Game(rules(**CALLING | options)).opens(1)
    yes = calls.split(", ")
    answers(game, "advance_call", yes)
    one, four = "AA" if 1 in opens else "", "23" if 4 in opens else ""
    game.dealt(f"{one}{'3' if four else ''}4 5 6 {four}33 7 333")
    answers(game, "call", yes)
    if one:
        game.says("1 play AA", "4 pass")
    if four:
        game.says("1 play 3", "2 pass", "3 pass", "4 play 2", "1 pass")
        game.says("4 play 3", "5 pass", "6 pass")
    game.says("1 play 4", "2 play 5", "3 play 6", "4 pass")
    if four:
        game.says("6 pass", "4 play 3")
    game.says("5 play 7")
    assert set(game.opened) == set(opens)
    return [debt.removeprefix("point ") for debt in game.debts if "1>4" in debt or "4>1" in debt]
