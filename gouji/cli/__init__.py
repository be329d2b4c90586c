"""命令行: play, watch, replay, rules, verify, legal and simulate.

Nothing heavy is imported before the command that needs it is known.
"""
