"""记录: the journal of a game, one JSON line for each fact, that serves saving and replaying."""
