"""Starts processes for bots, pack trials and replays as forks of one that has already imported what they need.

The server itself, with its event loop and threads, cannot be forked safely; a fresh process takes a second of
processor time to import the games. So a fork server imports them once and waits: a fork of it takes some
milliseconds, and all forks share its memory.
"""

import multiprocessing
from multiprocessing.context import BaseContext

# The last one freezes what was imported: see there.
PRELOADED = [
    "__main__",
    "astrarium.server.replays.film",
    "astrarium.server.replays.story",
    "astrarium.server.replays.log_text",
    "astrarium.server.thinking.ready",
]


def context() -> BaseContext:
    """The context in which to start processes. Where there is no fork server, each starts afresh."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(PRELOADED)
    return found


def get_ready() -> None:
    """Wait until the fork server is ready. Takes a second, once; a process started meanwhile waits as long."""
    made = context()
    if made.get_start_method() == "forkserver":
        first = made.Process(target=_do_nothing)  # type: ignore[attr-defined]
        first.start()
        first.join()


def _do_nothing() -> None:
    pass
