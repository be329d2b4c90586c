"""Damage: what disks, editors and other programs do to a record."""

import json
from collections.abc import Callable
from random import Random
from typing import Final

Mutation = Callable[[Random, bytes], bytes]
MARK: Final = "\0here"
"""Stands for a value until the line is text."""

VALUES: Final = (
    *("null", "true", "false", "0", "-1", "1", "7", "1.0", "1e9", "1e400", "-0", "NaN", "Infinity"),
    *("1000000000", "9" * 64, "9" * 401, "9" * 10_000, "0." + "9" * 500),
    *(
        '""',
        '"3"',
        '"KKK2w"',
        '"pass"',
        '"老王"',
        '"３"',
        '"\\ud800"',
        '"\\u0000"',
        '"\\n"',
        '"[/]"',
    ),
    *(f'"{"3" * 300}"', f'"{"x" * 100_000}"', "[]", "{}", "[1, 2]", '{"a": 1}', '{"a": 1, "a": 2}'),
    *("[" * depth + "]" * depth for depth in (10, 100, 100_000)),
    *('{"a":' * depth + "1" + "}" * depth for depth in (10, 100, 3_000)),
)
"""JSON texts, and some that are none, to put in place of a value."""


def _at(rng: Random, text: bytes) -> int:
    # As often in a line's first bytes as anywhere: most of a record is its middle.
    return rng.randrange(min(len(text), rng.choice((200, 2_000, len(text)))))


def flip(rng: Random, text: bytes) -> bytes:
    """Change some bits, anywhere."""
    changed = bytearray(text)
    for _ in range(rng.choice((1, 1, 2, 20))):
        changed[_at(rng, text)] ^= 1 << rng.randrange(8)
    return bytes(changed)


def retype(rng: Random, text: bytes) -> bytes:
    """Change one character to another that a record may hold."""
    at = _at(rng, text)
    return text[:at] + bytes([rng.choice(b'0123456789JQKA2wWshcd{}[]:,"_ \n')]) + text[at + 1 :]


def cut(rng: Random, text: bytes) -> bytes:
    """Keep the beginning."""
    return text[: rng.randrange(len(text))]


def behead(rng: Random, text: bytes) -> bytes:
    """Keep the end."""
    return text[_at(rng, text) :]


def drop(rng: Random, text: bytes) -> bytes:
    """Lose some bytes in the middle."""
    at = _at(rng, text)
    return text[:at] + text[at + rng.choice((1, 5, 100, 4_096)) :]


def fill(rng: Random, text: bytes) -> bytes:
    """Have some bytes zeroed, as after a power loss, or filled with noise."""
    at, length = _at(rng, text), rng.choice((1, 16, 512, 4_096))
    noise = rng.choice((bytes(length), rng.randbytes(length)))
    return text[:at] + noise + text[at + length :]


def _lines(rng: Random, text: bytes) -> tuple[list[bytes], int]:
    lines = text.splitlines(keepends=True)
    return lines, rng.choice((rng.randrange(min(5, len(lines))), rng.randrange(len(lines))))


def double(rng: Random, text: bytes) -> bytes:
    """Have a line twice."""
    lines, at = _lines(rng, text)
    return b"".join((*lines[:at], lines[at], *lines[at:]))


def omit(rng: Random, text: bytes) -> bytes:
    """Lose a line."""
    lines, at = _lines(rng, text)
    return b"".join((*lines[:at], *lines[at + 1 :]))


def swap(rng: Random, text: bytes) -> bytes:
    """Exchange two lines."""
    lines, at = _lines(rng, text)
    other = rng.choice((min(at + 1, len(lines) - 1), rng.randrange(len(lines))))
    lines[at], lines[other] = lines[other], lines[at]
    return b"".join(lines)


def mix(rng: Random, text: bytes) -> bytes:
    """Have a part of the file once more somewhere else."""
    start, at = _at(rng, text), _at(rng, text)
    return text[:at] + text[start : start + rng.choice((30, 3_000))] + text[at:]


def _places(value: object) -> list[tuple[object, object]]:
    """Where a value can be replaced: an object or a list, and a key or an index of it."""
    items: list[tuple[object, object]] = []
    if isinstance(value, dict):
        items = list(value.items())
    elif isinstance(value, list):
        items = list(enumerate(value))
    deeper = [place for _, inner in items for place in _places(inner)]
    return [(value, key) for key, _ in items] + deeper


def revalue(rng: Random, text: bytes) -> bytes:
    """Have another value somewhere in a line: of another type, huge, deep or no JSON at all."""
    lines, at = _lines(rng, text)
    value = json.loads(lines[at])
    owner, key = rng.choice(_places(value))
    owner[key] = MARK  # type: ignore[index] # an object or a list, with a key of its own
    line = json.dumps(value, ensure_ascii=False).replace(json.dumps(MARK), rng.choice(VALUES))
    lines[at] = line.encode() + b"\n"
    return b"".join(lines)


def rename(rng: Random, text: bytes) -> bytes:
    """Have another key, or one more, in a line."""
    lines, at = _lines(rng, text)
    value = json.loads(lines[at])
    new = rng.choice(("_note", "note", "", "gouji", "seat", "act", "deal", "phase", "out", "sets"))
    old = rng.choice(list(value))
    value[new] = value.pop(old) if rng.random() < 0.5 else rng.choice((None, 1, "3", [1], {}))
    lines[at] = json.dumps(value).encode() + b"\n"
    return b"".join(lines)


def recode(rng: Random, text: bytes) -> bytes:
    """Be saved in another encoding, with another end of line, or with what some editors add."""
    whole = text.decode()
    return rng.choice(
        (
            whole.encode("utf-16"),
            whole.encode("utf-16-be"),
            whole.encode("utf-8-sig"),
            whole.encode("gb18030"),
            whole.encode("latin-1", "replace"),
            text.replace(b"\n", b"\r\n"),
            text.replace(b"\n", b"\r"),
            text.replace(b"\n", b"\n\n"),
            text.replace(b" ", b""),
            text.replace(b" ", b"\t"),
            text + b"\n",
            text + b"\x1a",
            text.rstrip(b"\n"),
            text.replace(b"\n", b" "),
            json.dumps([json.loads(line) for line in text.splitlines()]).encode(),
        )
    )


MUTATIONS: Final[tuple[Mutation, ...]] = (
    *(flip, retype, cut, behead, drop, fill, double, omit, swap, mix, revalue, revalue, rename),
    recode,
)
