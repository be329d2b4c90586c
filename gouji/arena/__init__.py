"""擂台: bots against bots on the same deals, and what the difference is worth."""
