"""Tests run against a mutant, in a process of its own; no file is changed."""

import os
import re
import resource
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import CodeType, ModuleType
from typing import Final

from tools.mutants.making import Mutant

RULES: Final = Path("gouji/rules")
CLAUSES: Final = Path("tests/clauses")

ALL: Final = (str(CLAUSES), "tests/conformance", "tests/rules")
PROOF: Final = ("tests/oracle",)

QUIETLY: Final = (
    *("-q", "-x", "--tb=no", "--assert=plain"),
    *(f"-pno:{plugin}" for plugin in ("cacheprovider", "xdist", "cov", "unraisableexception")),
)
USED_BY_TESTS: Final = ("pytest", "hypothesis", "pydantic")
"""What takes a while to load, and has nothing of ours in it."""

CPU_SECONDS: Final = 120
MEMORY: Final = 2 << 30
"""Bytes. A slip may make a loop that never ends, or a list."""


class _Loader(SourceFileLoader):
    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self._source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self._source, self.get_filename(fullname), "exec", dont_inherit=True)


class _Finder(MetaPathFinder):
    def __init__(self, mutant: Mutant) -> None:
        path = RULES / f"{mutant.module}.py"
        self._name = ".".join(path.with_suffix("").parts)
        self._loader = _Loader(self._name, str(path.resolve()), mutant.source)

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        del path, target
        if fullname != self._name:
            return None
        return spec_from_file_location(fullname, self._loader.path, loader=self._loader)


def prepare() -> None:
    """准备: load what every run of the tests needs."""
    for name in USED_BY_TESTS:
        import_module(name)


def survives(mutant: Mutant) -> bool:
    """存活: whether no test notices the slip: neither those of the module's clauses, nor any other."""
    return all(_passes(mutant, tests) for tests in (_of_its_clauses(mutant.module), ALL, PROOF))


def _of_its_clauses(module: str) -> tuple[str, ...]:
    named = re.findall(r"\b([A-Z]+)-(\d)\b", (RULES / f"{module}.py").read_text(encoding="utf-8"))
    files = [CLAUSES / f"test_{clause.lower()}_{number}.py" for clause, number in sorted({*named})]
    files.append(Path(f"tests/rules/test_{module}.py"))
    return tuple(str(file) for file in files if file.exists()) or ALL


def _passes(mutant: Mutant, tests: Sequence[str]) -> bool:
    child = os.fork()
    if not child:
        os._exit(_run(mutant, tests))
    return os.waitpid(child, 0)[1] == 0


def _run(mutant: Mutant, tests: Sequence[str]) -> int:
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS))
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.dup2(nowhere, sys.stderr.fileno())
    # Of all but the mutant, so that the next run need not compile it.
    sys.dont_write_bytecode = False
    sys.meta_path.insert(0, _Finder(mutant))
    main = import_module("pytest").main
    return int(main([*QUIETLY, *tests]))
