"""Work spread over processes."""

from multiprocessing import active_children

from gouji.bots.pool import spread


def test_no_process_is_left_once_all_is_done() -> None:
    before = {*active_children()}
    assert [*spread(abs, [-1, -2, -3], 2)] == [1, 2, 3]
    assert {*active_children()} <= before


def test_work_that_is_left_early_ends() -> None:
    assert next(spread(abs, range(-100, 0), jobs=2)) == 100
