"""入口: what the command ``gouji`` starts: it answers what needs no program, and else runs it."""

import sys

from gouji import __version__


def main() -> int:
    """入口: run this process's command line.

    Returns:
        The exit status.
    """
    if sys.argv[1:] == ["--version"] and _print_version():
        return 0
    from gouji.cli import main as program

    return program.main()


def _print_version() -> bool:
    try:
        print(f"gouji {__version__}", flush=True)
    except OSError:
        # The program has the words and the exit status for that.
        return False
    return True
