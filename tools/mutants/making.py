"""Mutants of a module: what Cosmic Ray's operators make of it, one small change each."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NamedTuple

OPERATORS: Final = (
    *("NumberReplacer", "AddNot", "ReplaceUnaryOperator_Delete_Not"),
    *("ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr", "ReplaceOrWithAnd"),
    *("ZeroIterationForLoop", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
    *("ReplaceUnaryOperator_USub_UAdd", "ReplaceUnaryOperator_Delete_Invert"),
    *("ReplaceBinaryOperator_Add_Sub", "ReplaceBinaryOperator_Sub_Add"),
    *("ReplaceBinaryOperator_Mul_Add", "ReplaceBinaryOperator_FloorDiv_Mul"),
    *("ReplaceBinaryOperator_Mod_FloorDiv", "ReplaceBinaryOperator_Pow_Mul"),
    *("ReplaceBinaryOperator_LShift_RShift", "ReplaceBinaryOperator_RShift_LShift"),
    *("ReplaceBinaryOperator_BitAnd_BitOr", "ReplaceBinaryOperator_BitOr_BitAnd"),
    *("ReplaceComparisonOperator_Eq_NotEq", "ReplaceComparisonOperator_NotEq_Eq"),
    *("ReplaceComparisonOperator_Eq_LtE", "ReplaceComparisonOperator_Eq_GtE"),
    *("ReplaceComparisonOperator_Lt_LtE", "ReplaceComparisonOperator_Lt_GtE"),
    *("ReplaceComparisonOperator_LtE_Lt", "ReplaceComparisonOperator_LtE_Gt"),
    *("ReplaceComparisonOperator_Gt_GtE", "ReplaceComparisonOperator_Gt_LtE"),
    *("ReplaceComparisonOperator_GtE_Gt", "ReplaceComparisonOperator_GtE_Lt"),
    *("ReplaceComparisonOperator_Is_IsNot", "ReplaceComparisonOperator_IsNot_Is"),
)
"""Of Cosmic Ray's operators those that make slips; the others make nonsense, or take a cache away."""

SPARED: Final = ("lru_cache(", "@dataclass(")
"""Lines that say how fast something is, not what: how large a cache, how lean an object."""


class Mutant(NamedTuple):
    """变异: a module with one slip in it."""

    module: str
    line: int
    """The line of the slip, 1 or more."""
    text: str
    """That line, as it has become."""
    source: str

    def __str__(self) -> str:
        """Tell where the slip is, and what it is."""
        return f"{self.module}.py:{self.line}: {self.text}"


def unchanged(path: Path) -> Mutant:
    """变异: a module as it is, which every test must pass."""
    return Mutant(path.stem, 0, "", path.read_text(encoding="utf-8"))


def mutants(path: Path) -> Iterator[Mutant]:
    """变异: every mutant of a module that is Python and differs from the others."""
    source = path.read_text(encoding="utf-8")
    known = {ast.dump(ast.parse(source))}
    for changed in _changed(source):
        try:
            tree = ast.dump(ast.parse(changed))
        except SyntaxError:
            continue
        line, before, after = _difference(source, changed)
        if tree not in known and not any(word in before for word in SPARED):
            known.add(tree)
            yield Mutant(path.stem, line, after.strip(), changed)


def _changed(source: str) -> Iterator[str]:
    # Cosmic Ray is an extra, which the rest of the tools does without.
    get_operator: Any = import_module("cosmic_ray.plugins").get_operator
    mutate_code: Any = import_module("cosmic_ray.mutating").mutate_code
    for name in OPERATORS:
        operator, occurrence = get_operator(f"core/{name}")(), 0
        while (changed := mutate_code(source, operator, occurrence)) is not None:
            yield changed
            occurrence += 1


def _difference(one: str, other: str) -> tuple[int, str, str]:
    pairs = zip(one.splitlines(), other.splitlines(), strict=False)
    return next((n, a, b) for n, (a, b) in enumerate(pairs, start=1) if a != b)
