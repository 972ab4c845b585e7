"""Build several editions at once, each in a process of its own."""

import signal
import time
from concurrent.futures import ProcessPoolExecutor, as_completed
from multiprocessing import get_context

from autograder.build.edition import build_edition
from autograder.build.problems import BuildFailed


def run_all(editions, folders, jobs):
    """Yield (edition, result, seconds) as they end. editions: (lesson, language).

    result: (solution, release) as bytes, or the BuildFailed. One process is
    this one; more are spawned, since a fork would copy zmq's sockets.
    """
    if min(jobs, len(editions)) <= 1:
        yield from (run_one(edition, folders) for edition in editions)
        return
    count, context = min(jobs, len(editions)), get_context("spawn")
    with ProcessPoolExecutor(count, context, initializer=leave_interrupts) as pool:
        futures = [pool.submit(run_one, edition, folders) for edition in editions]
        try:
            for future in as_completed(futures):
                yield future.result()
        finally:
            pool.shutdown(cancel_futures=True)


def leave_interrupts():
    """Let the first process alone answer Ctrl-C; a worker ends what it has begun."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run_one(edition, folders):
    """Build one edition; return it with its result and the seconds it took."""
    start = time.perf_counter()
    try:
        result = build_edition(*edition, folders)
    except BuildFailed as failed:
        result = failed
    return edition, result, time.perf_counter() - start
