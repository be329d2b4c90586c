"""浏览器: ``gouji serve``: the game in a browser of this computer, through textual-serve."""

import os
import shlex
import sys
from typing import Final

from gouji.cli.arguments import PROGRAM, Request
from gouji.cli.errors import FaultError
from gouji.cli.words import say

HOST: Final = "127.0.0.1"
"""Nobody but this computer's own users: whoever opens the page plays as its user."""


def serve(request: Request) -> int:
    """浏览器: serve until it is interrupted; each tab of the browser is a game of its own.

    Raises:
        FaultError: the extra is not installed, or the port cannot be used.
    """
    language, port = request.language, request.options.port
    try:
        from textual_serve.server import Server
    except ImportError:
        raise FaultError(say("serve_missing", language)) from None
    command = shlex.join([sys.executable, "-m", PROGRAM, "--lang", language])
    try:
        Server(command, host=HOST, port=port, title=PROGRAM).serve()
    except OSError as error:
        cause = os.strerror(error.errno or 0)
        raise FaultError(say("serve_failed", language, host=HOST, port=port, cause=cause)) from None
    return 0
