"""The tests; shared helpers are imported as ``tests.<module>``."""
