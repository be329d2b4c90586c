"""选择: the rules and the players that a command line names."""

from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final, NamedTuple

from gouji.bots.registry import HUMAN, bot_names, is_command
from gouji.cli.errors import FaultError, WrongUsageError
from gouji.cli.game_options import DEFAULT_BOT, DEFAULT_PRESET
from gouji.cli.options import rule_fault
from gouji.cli.parser import Assignment
from gouji.cli.words import say
from gouji.engine.refusals import Language
from gouji.records.errors import RecordError
from gouji.records.profiles import Profile, read_profile
from gouji.rules.preset_values import Preset
from gouji.rules.presets import RuleSetError, build
from gouji.rules.ruleset import RuleSet
from gouji.rules.seats import SEATS

PROFILE_SUFFIX: Final = ".toml"
"""规则文件: what ends in this is a file of house rules and no preset."""

Names = tuple[str, ...]
"""选手: ``human`` or a bot's name, by seat."""


class Rules(NamedTuple):
    """规则: a preset with the option values over it."""

    preset: Preset
    overrides: Mapping[str, object]
    profile: Profile | None = None
    """The house rules that the preset and some of the values are from."""

    @property
    def name(self) -> str:
        """名字: of the house rules without their suffix, else of the preset."""
        return self.preset.value if self.profile is None else Path(self.profile.name).stem

    def build(self) -> RuleSet:
        """规则集: the rules of the game.

        Raises:
            RuleSetError: two options contradict each other.
        """
        return build(self.preset, self.overrides)


def chosen_rules(name: str | None, settings: Iterable[Assignment], language: Language) -> Rules:
    """规则: the preset or the house rules, and the option values over them, that were asked for.

    Args:
        name: a preset or a file of house rules; ``None`` is ``DEFAULT_PRESET``.
        settings: options and values as written; the last one for an option holds.
        language: to complain in.

    Raises:
        WrongUsageError: something is unknown, not allowed or contradicts another.
        FaultError: the house rules are at fault.
        OSError: the house rules cannot be read.
    """
    base = named_rules(DEFAULT_PRESET if name is None else name, language)
    texts = dict(settings)
    if "preset" in texts:
        raise WrongUsageError(say("preset_is_no_option", language))
    try:
        built = build(base.preset, {**base.overrides, **texts})
    except RuleSetError as error:
        raise WrongUsageError(rule_fault(error, language)) from None
    values = {option: getattr(built, option) for option in texts}
    return base._replace(overrides={**base.overrides, **values})


def named_rules(name: str, language: Language) -> Rules:
    """规则: a preset, or house rules from a file.

    Raises:
        WrongUsageError: there is no such preset.
        FaultError: the house rules are at fault.
        OSError: the house rules cannot be read.
    """
    if name.endswith(PROFILE_SUFFIX):
        profile = _profile(Path(name), language)
        return Rules(profile.preset, profile.overrides, profile)
    try:
        return Rules(Preset(name), {})
    except ValueError:
        presets = ", ".join(Preset)
        raise WrongUsageError(
            say("unknown_preset", language, value=name, allowed=presets)
        ) from None


def _profile(path: Path, language: Language) -> Profile:
    try:
        return read_profile(path)
    except RecordError as error:
        cause = error.__cause__
        what = rule_fault(cause, language) if isinstance(cause, RuleSetError) else error.what
        raise FaultError(f"{error.path}:{error.line}: {what}") from None


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
        _known(name, allowed, language)
    if len(names) not in (1, len(SEATS)):
        raise WrongUsageError(say("player_count", language, number=len(names)))
    return names


def _known(name: str, allowed: Iterable[str], language: Language) -> str:
    known = tuple(allowed)
    if name not in known and not is_command(name):
        raise WrongUsageError(say("unknown_player", language, value=name, allowed=", ".join(known)))
    return name


def chosen_bot(name: str, language: Language) -> str:
    """机器人: one bot.

    Raises:
        WrongUsageError: it is unknown.
    """
    return _known(name, bot_names(), language)


def chosen_bots(text: str | None, language: Language) -> Names:
    """机器人: six bots by seat; one name stands for all of them.

    Raises:
        WrongUsageError: as :func:`chosen_players`; ``human`` is no bot.
    """
    bots = chosen_players(DEFAULT_BOT if text is None else text, bot_names(), language)
    return bots if len(bots) > 1 else bots * len(SEATS)


def chosen_table(text: str, language: Language) -> Names:
    """选手: six by seat, a human among them; one bot's name stands for all but the first seat.

    Raises:
        WrongUsageError: as :func:`chosen_players`, or nobody but bots would play.
    """
    names = chosen_players(text, (HUMAN, *bot_names()), language)
    if len(names) == 1:
        return (HUMAN, *names * (len(SEATS) - 1))
    if HUMAN not in names:
        raise WrongUsageError(say("no_human", language))
    return names
