"""教学: short guided positions.

Each is a pair of files here: ``NAME.gouji``, a record of the whole course, with the right plays of the
learner, who sits at seat 1; and ``NAME.toml``, the texts that hang on his decisions, in their order.
"""
