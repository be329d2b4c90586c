"""够级 (Gouji), the six-seat climbing card game: rules, engine, bots and a terminal interface."""

__all__ = ["__version__"]

__version__ = "0.1.0"
