"""What the program is built on: the versions that were tested, whole, and free to use."""

import re
from importlib.metadata import PackageNotFoundError, distribution, distributions, version
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CONSTRAINTS = Path(__file__).parents[2] / "constraints.txt"
PINS = dict(
    line.split("==")
    for line in CONSTRAINTS.read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
)
FREE = re.compile(r"MIT|BSD|Apache|ISC|MPL|PSF|Python Software")


def needed(name: str, extra: str = "") -> set[str]:
    """A package and all that it needs here, by their canonical names."""
    found, waiting = set[str](), [(name, extra)]
    while waiting:
        one, asked = waiting.pop()
        for text in distribution(one).requires or ():
            needs = Requirement(text)
            if needs.marker and not needs.marker.evaluate({"extra": asked}):
                continue
            known = canonicalize_name(needs.name)
            if known not in found:
                found.add(known)
                waiting += [(known, extra) for extra in needs.extras or {""}]
    return found


def test_all_that_the_gate_needs_is_pinned() -> None:
    assert needed("gouji", "dev") <= set(map(canonicalize_name, PINS))


@pytest.mark.parametrize("name", sorted(PINS))
def test_a_pinned_package_is_the_one_installed_and_fits_the_others(name: str) -> None:
    try:
        found = distribution(name)
    except PackageNotFoundError:
        pytest.skip("only another extra needs it")
    assert found.version == PINS[name]
    for text in found.requires or ():
        needs = Requirement(text)
        if needs.marker is None or needs.marker.evaluate({"extra": ""}):
            assert needs.specifier.contains(version(needs.name), prereleases=True), text


def test_what_users_install_is_free() -> None:
    for name in needed("gouji"):
        about = distribution(name).metadata
        keys = ("License-Expression", "License", "Classifier")
        told = [one for key in keys for one in about.get_all(key) or () if "License" in key + one]
        assert FREE.search(" ".join(told)), name


def test_nothing_is_installed_twice() -> None:
    names = [canonicalize_name(one.metadata["Name"]) for one in distributions()]
    assert len(names) == len(set(names))
