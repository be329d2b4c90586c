"""久战: many games, without a screen and on one, in which nothing may go wrong, get lost or grow."""
