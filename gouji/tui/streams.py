"""输出流: what can be written to a stream, and what becomes of one that takes no more. Pure."""

import os
from typing import TextIO


def drop(stream: TextIO) -> None:
    """丢弃: let go of what could not be written, and of all that is still to come.

    Python writes what is left when it ends; that must not fail once more.
    """
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)


def is_writable(text: str, encoding: str) -> bool:
    """能写: whether an encoding has any of a text's characters."""
    return text.encode(encoding, "ignore") != b""
