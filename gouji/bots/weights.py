"""权重: what ``regular`` weighs against what, in leads: 1 is what it is worth not to have to lead a set.

Found by playing: on each of tens of thousands of boards all weights were a little more or less, by chance,
and the boards told in which direction each of them gains (``tools/tuning.py``; docs/bots.md tells more).
"""

from typing import Final

# --- what cards are worth -------------------------------------------------------------------------------

SHED: Final = (0.0, 0.54, 0.68, 0.72, 0.57, 0.33)
"""Chance to get rid of a set of aces by following, by its size; lower ranks have the less, threes none."""
SHED_POWER: Final = 1.5
"""How that falls with the rank: 1 evenly, more the faster."""
GOUJI: Final = 0.62
"""A gouji set without jokers."""
PART_OF_GOUJI: Final = 0.12
"""A set of a rank that can be gouji, as far as it has the cards for it."""
SPLIT: Final = 0.22
"""To answer with a part of a set, which breaks it up."""
TWO: Final = 1.23
"""The first two."""
TWO_POWER: Final = 0.73
"""How the worth of twos grows with their number: 1 evenly, less the slower."""
SMALL: Final = 1.21
BIG: Final = 1.92

RUNNING: Final = (0.94, 0.55)
"""A hand that runs, or is short of one joker for it."""
ENDING: Final = (0.0, 1.25, 0.5, 0.12)
"""A hand of one, two or three sets."""

# --- what it is worth to win the trick --------------------------------------------------------------------

WIN: Final = 0.36
"""With an answer."""
WIN_BY_LEAD: Final = 0.29
"""With a lead, which one has already."""
WIN_RUNNING: Final = (2.04, 0.4)
"""Besides, if the rest then runs, or is short of one joker."""
ANSWERING: Final = 0.085
"""To answer at all: it keeps the others from shedding as cheaply."""

MATES_CAN: Final = 0.31
"""Less, as far as a mate still to speak can answer as well."""
WILLING: Final = 0.85
"""Of those who can beat a set, so many do."""

STUCK: Final = 7.0
"""To be stuck with one's threes (BIESAN-5)."""

# --- what is at stake -------------------------------------------------------------------------------------

BLOCK: Final = ((3, 2.37), (6, 0.8), (10, 0.4), (15, 0.1))
"""To stop an enemy who has so many cards left or fewer."""
BLOCK_ANYWAY: Final = 0.5
"""The part of it that is had even if the answer is beaten."""
GUARD: Final = 2.0
"""An enemy who may go out on this trick is held back."""
ENEMY_WINS: Final = 0.98
"""As far as an enemy's set would have won the trick."""
DENY: Final = 1.18
"""The opposite's gouji set, which nobody else may answer."""
HEIR: Final = 0.68
"""After a last set: an enemy leads if nobody beats it."""
HEIR_OURS: Final = 2.8
"""After a last set: the own side leads if nobody beats it."""
WAITING: Final = 2.0
"""To keep a high set in the scramble or for the wind, where declining leaves a later chance."""
MATE: Final = 0.51
"""To beat a mate's set."""
MATE_WINS: Final = 0.6
"""Besides, as far as it would have won the trick."""
MATE_HIGH: Final = 3.0
"""Besides, if it is of eights or more."""

# --- what is weighed at a lead ----------------------------------------------------------------------------

FEED: Final = 0.4
SHUN: Final = 2.0
LOCK: Final = 0.23
OPEN: Final = 0.1
OPEN_A_POINT: Final = 0.15
"""Besides, for each side point (SCORE-5)."""
SQUANDERED: Final = 0.96
"""A control led while several sets need its help."""
