"""行打: the whole game as sentences and typed answers, for screen readers, small terminals and scripts."""
