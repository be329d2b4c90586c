"""Work spread over processes."""

from multiprocessing import active_children

from gouji.bots.pool import spread


def test_no_process_is_left_once_all_is_done() -> None:
    assert [*spread(abs, [-1, -2, -3], 2)] == [1, 2, 3]
    assert not active_children()
