"""Rules and players that a command line asks for."""

from hashlib import sha256
from pathlib import Path

import pytest

from gouji.bots.registry import BOTS, HUMAN
from gouji.cli.choices import chosen_bots, chosen_rules, chosen_table
from gouji.cli.errors import FaultError, WrongUsageError
from gouji.engine.refusals import Language
from gouji.rules.beating import JokerRule
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.ruleset import INCOMPATIBLE
from gouji.rules.seats import SEATS


def refused(
    settings: list[tuple[str, str]], name: str | None = None, language: Language = Language.EN
) -> str:
    with pytest.raises(WrongUsageError) as caught:
        chosen_rules(name, settings, language)
    return str(caught.value)


def written(folder: Path, text: str) -> Path:
    path = folder / "house.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_nothing_asked_for_is_classic() -> None:
    rules = chosen_rules(None, [], Language.EN)
    assert rules.build() == PRESETS[Preset.CLASSIC]
    assert rules.name == "classic"


@pytest.mark.parametrize("preset", Preset)
def test_every_preset_can_be_had(preset: Preset) -> None:
    rules = chosen_rules(preset.value, [], Language.EN)
    assert (rules.preset, rules.build()) == (preset, PRESETS[preset])


def test_values_are_read_and_the_last_one_holds() -> None:
    settings = [("joker_rule", "strict"), ("report_at", "3"), ("joker_rule", "full_kill")]
    rules = chosen_rules("online", settings, Language.EN)
    assert rules.preset is Preset.ONLINE
    assert rules.overrides == {"joker_rule": JokerRule.FULL_KILL, "report_at": 3}
    assert rules.build().report_at == 3


@pytest.mark.parametrize("pair", INCOMPATIBLE)
def test_contradictory_options_are_refused_by_both_names(pair: tuple[str, str]) -> None:
    one, other = pair
    settings = [("hui", "false"), (one, "true"), (other, "true")]
    assert refused(settings) == f"{one} and {other} cannot both be on"
    assert refused(settings, language=Language.ZH) == f"{one} 和 {other} 不能一起开"


def test_what_a_preset_has_on_contradicts_too() -> None:
    assert refused([("hui", "true")], "biesan") == "biesan and hui cannot both be on"
    assert refused([("biesan", "true")], "classic") == "biesan and hui cannot both be on"
    both = [("biesan", "true"), ("hui", "false")]
    assert chosen_rules("classic", both, Language.EN).build().biesan


def test_the_unknown_is_answered_with_what_is_known() -> None:
    assert refused([], "") == (
        "there is no preset ''; presets are classic, online, tournament, biesan, "
        "and files of rules end in .toml"
    )
    assert refused([("joker", "1")]) == "there is no option 'joker'; near it: joker_rule"
    assert refused([("x", "1")]) == "there is no option 'x'; gouji rules lists all options"
    assert refused([("joker_rule", "soft")]) == (
        "joker_rule can only be strict, two_kill_one, full_kill"
    )
    assert refused([("biesan", "maybe")]) == "biesan can only be true, false"
    assert refused([("preset", "online")]) == "a preset is named with --rules, not with --set"
    assert refused([("rounds", "0")]) == "rounds can only be 1-100000"


def test_house_rules_come_from_a_file(tmp_path: Path) -> None:
    text = 'preset = "online"\nreport_at = 7\nhui = true\n'
    path = written(tmp_path, text)
    rules = chosen_rules(str(path), [("report_at", "8")], Language.EN)
    assert rules.profile
    assert (rules.name, rules.profile.name) == ("house", "house.toml")
    assert rules.profile.sha256 == sha256(text.encode()).hexdigest()
    assert rules.preset is Preset.ONLINE
    assert rules.overrides == {"report_at": 8, "hui": True}
    built = rules.build()
    assert (built.hui, built.report_at, built.joker_rule) == (True, 8, JokerRule.FULL_KILL)


@pytest.mark.parametrize(
    ("text", "line", "zh", "en"),
    [
        (
            "rounds = 3\npreset = 'own'",
            2,
            "preset 只能是 classic, online, tournament, biesan",
            "preset can only be classic, online, tournament, biesan",
        ),
        (
            "\nburn_oder = 'seat_order'",
            2,
            "没有“burn_oder”这个选项；名字相近的有 burn_order, tribute_order, burn_check",
            "there is no option 'burn_oder'; near it: burn_order, tribute_order, burn_check",
        ),
        (
            "hui = false\nrounds = '3'",
            2,
            "rounds 只能是 1-100000",
            "rounds can only be 1-100000",
        ),
        (
            "rounds = 2026-11-29",
            1,
            "rounds 只能是 1-100000",
            "rounds can only be 1-100000",
        ),
        (
            "preset = 'biesan'\nrounds = 3\nhui = true",
            3,
            "biesan 和 hui 不能一起开",
            "biesan and hui cannot both be on",
        ),
    ],
)
def test_a_fault_in_house_rules_names_its_line(
    tmp_path: Path, text: str, line: int, zh: str, en: str
) -> None:
    path = written(tmp_path, text)
    for language, what in ((Language.ZH, zh), (Language.EN, en)):
        with pytest.raises(FaultError) as caught:
            chosen_rules(str(path), [], language)
        assert str(caught.value) == f"{path}:{line}: {what}"


def test_house_rules_that_are_no_toml(tmp_path: Path) -> None:
    path = written(tmp_path, "rounds = 3\nhui =\n")
    with pytest.raises(FaultError) as caught:
        chosen_rules(str(path), [], Language.ZH)
    assert str(caught.value).startswith(f"{path}:2: not TOML: ")


def test_house_rules_that_are_no_text(tmp_path: Path) -> None:
    path = tmp_path / "house.toml"
    path.write_bytes(b"rounds = 3\n# \xff")
    with pytest.raises(FaultError) as caught:
        chosen_rules(str(path), [], Language.EN)
    assert str(caught.value) == f"{path}:2: not UTF-8"


def test_what_is_asked_for_over_house_rules_is_wrong_usage(tmp_path: Path) -> None:
    path = written(tmp_path, "preset = 'biesan'")
    assert refused([("hui", "true")], str(path)) == "biesan and hui cannot both be on"


def test_bots_are_six_or_one_for_all() -> None:
    assert chosen_bots(None, Language.EN) == ("novice",) * 6
    assert chosen_bots("random", Language.EN) == ("random",) * 6
    mixed = "novice，random, novice,random,random,novice"
    assert chosen_bots(mixed, Language.EN) == (
        "novice",
        "random",
        "novice",
        "random",
        "random",
        "novice",
    )


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("novice,random", "six names or one are needed, not 2"),
        ("human", f"'human' cannot play here; those who can: {', '.join(BOTS)}"),
        ("", f"'' cannot play here; those who can: {', '.join(BOTS)}"),
    ],
)
def test_other_bots_are_refused(text: str, expected: str) -> None:
    with pytest.raises(WrongUsageError) as caught:
        chosen_bots(text, Language.EN)
    assert str(caught.value) == expected


def test_one_bot_plays_against_and_with_one_human() -> None:
    assert chosen_table("random", Language.EN) == (HUMAN, *["random"] * 5)
    assert chosen_table("human", Language.EN) == (HUMAN,) * len(SEATS)


def test_a_table_needs_a_human() -> None:
    assert chosen_table("novice," * 5 + "human", Language.EN)[-1] == HUMAN
    with pytest.raises(WrongUsageError, match="gouji watch"):
        chosen_table(",".join(["novice"] * 6), Language.EN)
