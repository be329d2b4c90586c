"""``gouji rules``: presets, options, clauses, and what differs."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from gouji.book.clauses import clauses
from gouji.cli.options import meaning
from gouji.engine.refusals import Language
from gouji.rules.options import allowed_values, clause_of, value_text
from gouji.rules.presets import PRESETS, Preset
from gouji.rules.ruleset import RuleSet
from tests.cli.running import run

both_languages = pytest.mark.parametrize("language", Language)


def told(*arguments: object, columns: int = 80) -> list[str]:
    status, out, err = run("rules", *arguments, COLUMNS=str(columns))
    assert (status, err) == (0, "")
    return out.splitlines()


@both_languages
def test_the_list_has_every_preset_and_every_option(language: Language) -> None:
    lines = told("--lang", language)
    entries = [line.split() for line in lines if line.startswith("  ") and line[2].isalpha()]
    assert [entry[0] for entry in entries] == [*Preset, *RuleSet.model_fields]
    options = entries[len(Preset) :]
    assert [entry[1] for entry in options] == list(map(clause_of, RuleSet.model_fields))
    whole = "".join(line.strip().replace(" ", "") for line in lines)
    for option in RuleSet.model_fields:
        assert meaning(option, language).replace(" ", "") in whole
        assert all(value in whole for value in allowed_values(option))


def test_a_value_in_the_list_names_the_presets_that_have_it() -> None:
    lines = told("--lang", "en")
    at = next(number for number, line in enumerate(lines) if line.startswith("  joker_rule "))
    assert [line.strip() for line in lines[at + 1 : at + 3]] == [
        "strict (classic, tournament, biesan)  two_kill_one",
        "full_kill (online)",
    ]
    assert "                       keep (every preset)  demote  forbid" in lines


@both_languages
@pytest.mark.parametrize("columns", [72, 80, 200])
def test_no_line_is_wider_than_the_terminal(columns: int, language: Language) -> None:
    lines = told("--lang", language, columns=columns)
    widest = max(map(cell_len, lines))
    assert widest <= min(columns, 100)
    assert widest > 50


@both_languages
def test_a_clause_is_printed_from_the_rule_book(language: Language) -> None:
    clause = clauses(language)["BURN-3"]
    lines = told("burn-3", "--lang", language)
    assert lines == told("BURN-3", "--lang", language)
    assert lines[0] == f"BURN-3 {clause.title}"
    assert "burn_order=seat_order" in "".join(lines)
    assert "    asks: 3 burn" in lines
    assert not [line for line in lines if "`" in line or "](" in line]


@both_languages
@pytest.mark.parametrize("clause", clauses(Language.EN))
def test_every_clause_fits_its_lines(clause: str, language: Language) -> None:
    lines = told(clause, "--lang", language)
    examples = [line for line in lines if line.startswith("    ")]
    assert max(cell_len(line) for line in lines if line not in examples) <= 80
    assert len(lines) > len(examples) + 2


@both_languages
@pytest.mark.parametrize("option", RuleSet.model_fields)
def test_an_option_is_printed_with_its_values_and_its_clause(
    option: str, language: Language
) -> None:
    lines = told(option.upper(), "--lang", language)
    assert lines[:2] == [option, meaning(option, language)]
    for value in allowed_values(option):
        assert [line for line in lines if line.split()[:1] == [value]]
    clause = clause_of(option)
    start = lines.index(f"{clause} {clauses(language)[clause].title}")
    assert lines[start:] == told(clause, "--lang", language)


@both_languages
@pytest.mark.parametrize(("one", "other"), [("classic", "online"), ("biesan", "tournament")])
def test_only_what_differs_is_compared(one: str, other: str, language: Language) -> None:
    head, *lines = told("--diff", one, other, "--lang", language)
    assert head.split()[1:] == [one, other]
    first, second = PRESETS[Preset(one)], PRESETS[Preset(other)]
    rows, notes = lines[::2], lines[1::2]
    assert [row.split() for row in rows] == [
        [option, value_text(first, option), value_text(second, option)]
        for option in RuleSet.model_fields
        if getattr(first, option) != getattr(second, option)
    ]
    for row, note in zip(rows, notes, strict=True):
        option = row.split()[0]
        assert note.split(maxsplit=1) == [clause_of(option), meaning(option, language)]


def test_house_rules_can_be_compared(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text("preset = 'online'\nhui = true\n", encoding="utf-8")
    head, row, note = told("--diff", "online", house)
    assert head.split() == ["option", "online", str(house)]
    assert row.split() == ["hui", "false", "true"]
    assert note.split()[0] == "HUI-1"
    assert told("--diff", house, house) == [f"{house} and {house} are the same"]


@pytest.mark.parametrize(
    ("line", "zh", "en"),
    [
        (
            "sutck",
            "没有“sutck”这个条款或选项；名字相近的有 stuck",
            "there is no clause or option 'sutck'; near it: stuck",
        ),
        (
            "BURN-9",
            "没有“BURN-9”这个条款或选项；名字相近的有 BURN-8, BURN-7, BURN-6",
            "there is no clause or option 'BURN-9'; near it: BURN-8, BURN-7, BURN-6",
        ),
        (
            "够级",
            "没有“够级”这个条款或选项；gouji rules 列出全部选项",
            "there is no clause or option '够级'; gouji rules lists all options",
        ),
        (
            "online",
            "“online”是一套规则，gouji rules --diff online 另一套 可以比较",
            "'online' names rules; gouji rules --diff online OTHER compares them",
        ),
        (
            "--diff classic own",
            f"没有“own”这个预设；预设有 {', '.join(Preset)}，规则文件以 .toml 结尾",
            f"there is no preset 'own'; presets are {', '.join(Preset)}, and files of rules end in .toml",
        ),
        (
            "hui --diff classic online",
            "NAME 和 --diff 只能写一样",
            "NAME and --diff cannot stand together",
        ),
    ],
)
def test_what_cannot_be_told_is_wrong_usage(line: str, zh: str, en: str) -> None:
    assert run("rules", *line.split(), GOUJI_LANG="zh") == (2, "", f"gouji: {zh}\n")
    assert run("rules", *line.split(), GOUJI_LANG="en") == (2, "", f"gouji: {en}\n")


def test_house_rules_at_fault_are_a_fault(tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    result = run("rules", "--diff", "classic", house, GOUJI_LANG="zh")
    assert result == (1, "", f"{house}: 没有这个文件或文件夹\n")
    house.write_text("hui = true\nbiesan = true\n", encoding="utf-8")
    result = run("rules", "--diff", "classic", house, GOUJI_LANG="zh")
    assert result == (1, "", f"{house}:2: biesan 和 hui 不能一起开\n")
