"""权重: what ``regular`` weighs against what, in leads: 1 is what it is worth not to have to lead a set.

Found by playing: first by regression on what acts gained in playouts, then by matches of changed weights
against the unchanged ones. docs/bots.md has the tables.
"""

from typing import Final

# --- what cards are worth -------------------------------------------------------------------------------

SHED: Final = (0.0, 0.55, 0.80, 0.75, 0.50, 0.30)
"""Chance to get rid of a set of aces by following, by its size; lower ranks have the less, threes none."""
GOUJI: Final = 0.6
"""A gouji set without jokers."""
PART_OF_GOUJI: Final = 0.1
"""A set of a rank that can be gouji, as far as it has the cards for it."""
CARD: Final = 0.02
"""Each natural card less."""
TWO: Final = 1.15
"""The first two."""
TWO_POWER: Final = 0.6
"""How the worth of twos grows with their number: 1 evenly, less the slower."""
SMALL: Final = 1.25
BIG: Final = 1.8

RUNNING: Final = (0.9, 0.6, 0.1)
"""A hand that runs, or is short of one or two jokers for it."""
ENDING: Final = (0.0, 1.1, 0.5, 0.1)
"""A hand of one, two or three sets."""

# --- what it is worth to win the trick --------------------------------------------------------------------

WIN: Final = 0.40
"""With an answer."""
WIN_BY_LEAD: Final = 0.45
"""With a lead, which one has already."""
WIN_RUNNING: Final = (1.8, 0.4)
"""Besides, if the rest then runs, or is short of one joker."""
ANSWERING: Final = 0.1
"""To answer at all: it keeps the others from shedding as cheaply."""

STUCK: Final = 4.0
"""To be stuck with one's threes (BIESAN-5)."""

# --- what is at stake -------------------------------------------------------------------------------------

BLOCK: Final = ((3, 2.4), (6, 0.9), (10, 0.4), (15, 0.1))
"""To stop an enemy who has so many cards left or fewer."""
BLOCK_ANYWAY: Final = 0.5
"""The part of it that is had even if the answer is beaten."""
BLOCK_OTHER: Final = 0.1
"""Another enemy is near the end."""
GUARD: Final = 2.0
"""An enemy who may go out on this trick is held back."""
ENEMY_WINS: Final = 0.9
"""As far as an enemy's set would have won the trick."""
DENY: Final = 0.8
"""The opposite's gouji set, which nobody else may answer."""
SCRAMBLE: Final = -0.2
HEIR: Final = 0.5
"""After a last set: who leads if nobody beats it, an enemy or the own side."""
WAITING: Final = 2.0
"""To keep a high set in the scramble or for the wind, where declining leaves a later chance."""
MATE: Final = 0.55
"""To beat a mate's set."""
MATE_WINS: Final = 0.60
"""Besides, as far as it would have won the trick."""
MATE_HIGH: Final = 3.0
"""Besides, if it is of eights or more."""
OTHERS: Final = 0.1
"""The part of a stake that is left to mates who speak later, as far as they can do it."""

# --- what is weighed at a lead ----------------------------------------------------------------------------

THREES: Final = 0.5
FEED: Final = 0.4
SHUN: Final = 2.0
LOCK: Final = 0.3
OPEN: Final = 0.1
OPEN_A_POINT: Final = 0.15
"""Besides, for each side point (SCORE-5)."""
PROTECTED: Final = 0.2
"""A gouji set of a seat that is not headless."""
SQUANDERED: Final = 0.8
"""A control led while several sets need its help."""
