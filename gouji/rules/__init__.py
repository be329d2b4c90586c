"""规则: what the rule text says, as pure functions over values.

No I/O, no clock, no global random source. Clause ids such as ``BURN-3`` refer to the rule text;
a clause, its function and its test in ``tests/clauses`` carry the same name.
"""
