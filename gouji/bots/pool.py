"""并行: work that takes bots long, in this process or spread over several."""

import os
import signal
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import parent_process
from threading import Thread
from typing import TypeVar

Task = TypeVar("Task")
Done = TypeVar("Done")


def spread(
    work: Callable[[Task], Done], tasks: Sequence[Task], jobs: int, chunk: int = 1
) -> Iterator[Done]:
    """并行: what comes of each task, in order; left early, it stops what has not begun.

    Args:
        work: a function that other processes find.
        tasks: what it is called with.
        jobs: processes.
        chunk: tasks that a process is given at a time.
    """
    if jobs == 1:
        yield from map(work, tasks)
        return
    pool = ProcessPoolExecutor(jobs, initializer=_begin)
    is_done = False
    try:
        yield from pool.map(work, tasks, chunksize=chunk)
        is_done = True
    finally:
        # Who stops early need not wait for what is being worked on.
        pool.shutdown(wait=is_done, cancel_futures=True)


def _begin() -> None:
    # Ctrl-C reaches every process of the terminal; the first one decides what it means.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=_end_with_the_first, daemon=True).start()


def _end_with_the_first() -> None:
    # If a signal ends it, nobody else tells this process that there is nothing more to do.
    first = parent_process()
    if first is not None:
        first.join()
        os._exit(1)
