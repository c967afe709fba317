"""The command as a process of its own, as people run it."""

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

COMMAND = [sys.executable, "-m", "astrarium.cli"]


def heed_interrupts() -> None:
    """React to Ctrl-C (for `preexec_fn`): a shell that starts tests in the background makes them and their children
    ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Running:
    """A command that runs until it is told to stop."""

    def __init__(self, process: "subprocess.Popen[str]", log: Path) -> None:
        self.process = process
        self._log = log

    @property
    def output(self) -> str:
        return self._log.read_text()

    def wait_for(self, pattern: str) -> str:
        """Wait until the output matches; returns the first group."""
        self.until(lambda: re.search(pattern, self.output) is not None)
        return str(re.findall(pattern, self.output)[0])

    def until(self, holds: Callable[[], bool], seconds: float = 60) -> None:
        """Wait until something holds, as long as the command runs; its last action may make it hold."""
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            over = self.process.poll() is not None
            if holds():
                return
            assert not over, self.output
            time.sleep(0.02)
        raise AssertionError(self.output)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(60)


@contextmanager
def running(folder: Path, *args: str, **environment: str) -> Iterator[Running]:
    log = folder / f"{'-'.join(args[:1])}-{time.monotonic_ns()}.log"
    env = {**os.environ, "LC_ALL": "C.UTF-8", "XDG_DATA_HOME": str(folder / "share"), **environment}
    with log.open("w") as out:
        process = subprocess.Popen(  # noqa: S603
            [*COMMAND, *args], stdout=out, stderr=out, env=env, text=True, preexec_fn=heed_interrupts
        )
    try:
        yield Running(process, log)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait(10)
