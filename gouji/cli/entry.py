"""入口: what the command ``gouji`` starts: it answers what needs no program, and else runs it."""

import gc
import sys

from gouji import __version__

INTERRUPTED = 130
"""The exit status after Ctrl+C: 128 and the number of the signal."""


def main() -> int:
    """入口: run this process's command line.

    Returns:
        The exit status.
    """
    try:
        if sys.argv[1:] == ["--version"] and _print_version():
            return 0
        # What loading makes is there to stay: to look for garbage among it is a tenth of a short command.
        gc.disable()
        from gouji.cli import main as program

        return program.main()
    except KeyboardInterrupt:
        # It was still being loaded.
        return INTERRUPTED


def _print_version() -> bool:
    try:
        print(f"gouji {__version__}", flush=True)
    except OSError:
        # The program has the words and the exit status for that.
        return False
    return True
