"""How processes that think or try are started: as copies of one that has already imported what they need.

A copy of the server itself would not be sane, with its event loop and threads; a process that begins with nothing takes
a second of processor to import the games. So the first one starts a process that does only this and waits, and is
copied from then on: that takes some milliseconds, and all copies share its memory.
"""

import multiprocessing
from multiprocessing.context import BaseContext

PRELOADED = ["__main__", "astrarium.server.thinking.ready"]


def context() -> BaseContext:
    """From which to make processes. Where processes cannot be copied, each begins with nothing."""
    if "forkserver" not in multiprocessing.get_all_start_methods():
        return multiprocessing.get_context("spawn")
    found = multiprocessing.get_context("forkserver")
    found.set_forkserver_preload(PRELOADED)
    return found


def get_ready() -> None:
    """Wait until processes can be copied. It takes a second, once: whoever starts one meanwhile waits as long."""
    made = context()
    if made.get_start_method() == "forkserver":
        first = made.Process(target=_do_nothing)  # type: ignore[attr-defined]
        first.start()
        first.join()


def _do_nothing() -> None:
    pass
