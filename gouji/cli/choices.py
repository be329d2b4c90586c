"""选择: the rules and the players that a command line names."""

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.arguments import DEFAULT_BOT, DEFAULT_PRESET, Setting
from gouji.cli.errors import WrongUsageError
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.rules.preset_values import Preset
from gouji.rules.presets import RuleSetError, build, find_preset
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

Names = tuple[str, ...]
"""选手: ``human`` or a bot's name, by seat."""


class Rules(NamedTuple):
    """规则: a preset with the option values over it."""

    preset: Preset
    overrides: Mapping[str, object]

    def build(self) -> RuleSet:
        """规则集: the rules of the game.

        Raises:
            RuleSetError: two options contradict each other.
        """
        return build(self.preset, self.overrides)


def chosen_rules(name: str | None, settings: Iterable[Setting], language: Language) -> Rules:
    """规则: the preset and the option values that were asked for.

    Args:
        name: the preset; ``None`` is ``DEFAULT_PRESET``.
        settings: options and values as written; the last one for an option holds.
        language: to complain in.

    Raises:
        WrongUsageError: something is unknown, not allowed or contradicts another.
    """
    preset = _preset(DEFAULT_PRESET if name is None else name, language)
    values = {option: _value(option, text, language) for option, text in settings}
    rules = Rules(preset, values)
    try:
        rules.build()
    except RuleSetError as error:
        raise WrongUsageError(str(error)) from None
    return rules


def _preset(name: str, language: Language) -> Preset:
    try:
        return find_preset(name)
    except RuleSetError:
        raise WrongUsageError(
            say("unknown_preset", language, value=name, allowed=", ".join(Preset))
        ) from None


def _value(option: str, text: str, language: Language) -> object:
    if option not in RuleSet.model_fields:
        allowed = ", ".join(RuleSet.model_fields)
        raise WrongUsageError(say("unknown_option", language, value=option, allowed=allowed))
    try:
        return getattr(build(Preset.CLASSIC, {option: text}), option)
    except RuleSetError:
        raise WrongUsageError(
            say("bad_value", language, option=option, value=text, allowed=allowed_values(option))
        ) from None


def allowed_values(option: str) -> str:
    """选项: the values that an option may have, in words."""
    schema = RuleSet.model_json_schema()
    field = schema["properties"][option]
    kind = schema["$defs"][field["$ref"].rpartition("/")[2]] if "$ref" in field else field
    if "enum" in kind:
        return ", ".join(kind["enum"])
    if kind["type"] == "boolean":
        return "true, false"
    return f"{kind['minimum']}-{kind['maximum']}"


def chosen_players(text: str, known: Iterable[str], language: Language) -> Names:
    """选手: who plays, six by seat or one, as ``human`` or a bot's name.

    Args:
        text: the names with commas between them; those of a Chinese keyboard are understood.
        known: the names that may be used.
        language: to complain in.

    Raises:
        WrongUsageError: a name is unknown, or there are neither six names nor one.
    """
    names = tuple(name.strip() for name in text.replace("，", ",").split(","))
    allowed = tuple(known)
    for name in names:
        if name not in allowed:
            raise WrongUsageError(
                say("unknown_player", language, value=name, allowed=", ".join(allowed))
            )
    if len(names) not in (1, len(SEATS)):
        raise WrongUsageError(say("player_count", language, number=len(names)))
    return names


def chosen_bots(text: str | None, language: Language) -> Names:
    """机器人: six bots by seat; one name stands for all of them.

    Raises:
        WrongUsageError: as :func:`chosen_players`; ``human`` is no bot.
    """
    bots = chosen_players(DEFAULT_BOT if text is None else text, BOTS, language)
    return bots if len(bots) > 1 else bots * len(SEATS)


def chosen_table(text: str, language: Language) -> Names:
    """选手: six by seat, a human among them; one bot's name stands for all but the first seat.

    Raises:
        WrongUsageError: as :func:`chosen_players`, or nobody but bots would play.
    """
    names = chosen_players(text, (HUMAN, *BOTS), language)
    if len(names) == 1:
        return (HUMAN, *names * (len(SEATS) - 1))
    if HUMAN not in names:
        raise WrongUsageError(say("no_human", language))
    return names
