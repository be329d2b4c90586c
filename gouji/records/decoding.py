"""解码: a line's bytes as a JSON value that is within what a record needs."""

import json
import re
from collections import Counter
from itertools import accumulate
from math import isfinite
from typing import Final

DEEPEST: Final = 32
"""Objects and lists one inside another; what this program writes needs four."""

LONGEST_NUMBER: Final = 64
"""Characters of a number; a seed of 128 bits has 39."""

_TEXT: Final = re.compile(rb'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BRACKET: Final = re.compile(rb"[\[\]{}]")


class BrokenLineError(ValueError):
    """坏行: a line's bytes are no JSON text, or none for a record; an incomplete last line may be so."""


def decode(text: bytes) -> object:
    """解码: read one line, without its end.

    Raises:
        BrokenLineError: it is no JSON text, a key stands twice, or it is beyond the limits.
    """
    if not text.strip():
        message = "a blank line"
        raise BrokenLineError(message)
    try:
        _refuse_depth(text)
        value = json.loads(
            text.decode("utf-8"),
            object_pairs_hook=_object,
            parse_constant=_no_constant,
            parse_int=_integer,
            parse_float=_real,
        )
        if b"\\u" in text:
            _refuse_half_characters(value)
    except UnicodeDecodeError as error:
        message = f"not UTF-8 at byte {error.start + 1} of the line"
    except json.JSONDecodeError as error:
        # Some of Python's messages end so themselves.
        message = f"not JSON: {error.msg.removesuffix(' at')} at column {error.colno}"
    except ValueError as error:
        message = f"not a record: {error}"
    else:
        return value
    raise BrokenLineError(message)


def _refuse_depth(text: bytes) -> None:
    # Python's own reader would call itself as deep as the text is nested.
    if text.count(b"[") + text.count(b"{") <= DEEPEST:
        return
    brackets = _BRACKET.findall(_TEXT.sub(b"", text))
    depths = accumulate(1 if bracket in b"[{" else -1 for bracket in brackets)
    if max(depths, default=0) > DEEPEST:
        message = f"nested deeper than {DEEPEST}"
        raise ValueError(message)


def _object(pairs: list[tuple[str, object]]) -> dict[str, object]:
    value = dict(pairs)
    if len(value) < len(pairs):
        [(key, _)] = Counter(key for key, _ in pairs).most_common(1)
        message = f"key {key!r} stands twice"
        raise ValueError(message)
    return value


def _no_constant(name: str) -> object:
    message = f"{name} is no JSON number"
    raise ValueError(message)


def _integer(text: str) -> int:
    return int(_short(text))


def _real(text: str) -> float:
    value = float(_short(text))
    if not isfinite(value):
        message = f"{text} is too large"
        raise ValueError(message)
    return value


def _short(text: str) -> str:
    if len(text) > LONGEST_NUMBER:
        message = f"a number has at most {LONGEST_NUMBER} characters"
        raise ValueError(message)
    return text


def _refuse_half_characters(value: object) -> None:
    # JSON can escape one half of a character outside the plane of 16 bits; no terminal can show it.
    try:
        json.dumps(value, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        message = "half of a surrogate pair"
        raise ValueError(message) from None
