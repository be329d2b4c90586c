"""信号: what ends the program in order, and the exit status that says so. Pure."""

import signal
from typing import Final

ENDING: Final = ("SIGHUP", "SIGINT", "SIGTERM")
"""The names of the signals that end a game in order; Windows has not all of them."""

SIGNALLED: Final = 128
"""Added to a signal's number, it is the exit status of a program that the signal ended."""

INTERRUPTED: Final = SIGNALLED + signal.SIGINT
"""The exit status after Ctrl+C."""
