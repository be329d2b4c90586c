"""引擎: the state machine, what is asked, of whom, and what an answer does.

A state is a value; :func:`gouji.engine.kernel.step` is the only producer of states.
"""
