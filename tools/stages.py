"""Stages of a check, some at a time: each writes to a log of its own, which is shown whole when the stage ends."""

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

LOGS = Path(".checks")


@dataclass(frozen=True)
class Stage:
    """A command of the shell. It waits for what it `needs`, and for what it is to run `after` where that runs too.

    What only computes `gives_way`: tests that wait for a server or a browser hardly notice it beside them.
    """

    name: str
    command: str
    needs: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    gives_way: bool = False


@dataclass(frozen=True)
class Ended:
    stage: Stage
    code: int
    began: float
    seconds: float
    computed: float  # seconds of processor, of all cores together; what a browser used is not told
    said: str

    @property
    def last_line(self) -> str:
        """Of a test run its summary."""
        lines = [line.strip("= ") for line in self.said.splitlines() if line.strip("= ")]
        return lines[-1][:70] if lines else ""


@dataclass(frozen=True)
class _Running:
    stage: Stage
    process: subprocess.Popen[bytes]
    began: float


class Run:
    """One run of stages, in their order as far as what they need allows, so many at a time."""

    def __init__(self, stages: Sequence[Stage], at_once: int, logs: Path = LOGS) -> None:
        self._waiting = list(stages)
        self._names = {stage.name for stage in stages}
        self._at_once = at_once
        self._logs = logs
        self._running: list[_Running] = []
        self._begun = time.monotonic()
        self._is_told_to_end = False
        self.ended: list[Ended] = []

    def __call__(self) -> int:
        """Run all; 0 if all ended well. The first that fails ends the run, and is shown last, before the table."""
        self._logs.mkdir(exist_ok=True)
        signal.signal(signal.SIGTERM, self._end)
        try:
            while self._waiting or self._running:
                self._start()
                ended = self._wait()
                self.ended.append(ended)
                if ended.code:
                    break
                self._show(ended)
        finally:
            self._stop()
        failed = [ended for ended in self.ended if ended.code]
        for ended in failed:
            self._show(ended)
        self._show_table()
        return int(bool(failed))

    def _start(self) -> None:
        done = {ended.stage.name for ended in self.ended}
        for stage in list(self._waiting):
            if len(self._running) < self._at_once and done >= {*stage.needs, *stage.after} & self._names:
                self._waiting.remove(stage)
                self._running.append(_Running(stage, self._launch(stage), time.monotonic()))
        if not self._running:
            raise ValueError(f"these stages wait for each other: {', '.join(stage.name for stage in self._waiting)}")

    def _launch(self, stage: Stage) -> subprocess.Popen[bytes]:
        command = [*(("nice",) if stage.gives_way else ()), "/bin/sh", "-ec", stage.command]
        with self._log(stage).open("wb") as log:
            return subprocess.Popen(  # noqa: S603  (our own words)
                command, stdin=subprocess.DEVNULL, stdout=log, stderr=subprocess.STDOUT, start_new_session=True
            )

    def _wait(self) -> Ended:
        """The next that ends, with what it and its children used."""
        while True:
            for running in self._running:
                pid, status, used = os.wait4(running.process.pid, os.WNOHANG)
                if pid:
                    self._running.remove(running)
                    running.process.returncode = code = os.waitstatus_to_exitcode(status)
                    said = self._log(running.stage).read_text(encoding="utf-8", errors="replace")
                    began, now = running.began, time.monotonic()
                    computed = used.ru_utime + used.ru_stime
                    return Ended(running.stage, code, began - self._begun, now - began, computed, said)
            if self._is_told_to_end:
                sys.exit(128 + signal.SIGTERM)
            time.sleep(0.05)

    def _end(self, *_: object) -> None:
        """Whoever ends the run ends its stages with it, which have sessions of their own; not in the midst of anything,
        or one that was just begun would be forgotten."""
        self._is_told_to_end = True

    def _stop(self) -> None:
        """What still runs, with all that it started."""
        for running in self._running:
            os.killpg(running.process.pid, signal.SIGTERM)
            running.process.wait()

    def _log(self, stage: Stage) -> Path:
        return self._logs / f"{stage.name}.log"

    def _show(self, ended: Ended) -> None:
        how = f"failed with {ended.code}" if ended.code else "passed"
        sys.stdout.write(
            f"\n──── {ended.stage.name} {how} in {ended.seconds:.0f} s: {ended.stage.command}\n{ended.said}"
        )
        sys.stdout.flush()

    def _show_table(self) -> None:
        sys.stdout.write("\n──── stage         from   seconds  processor\n")
        for ended in sorted(self.ended, key=lambda ended: ended.began):
            sys.stdout.write(
                f"     {ended.stage.name:<12} {ended.began:5.0f} {ended.seconds:9.0f} {ended.computed:10.0f}"
                f"  {ended.last_line if ended.code == 0 else 'FAILED'}\n"
            )
        sys.stdout.write(f"     all together {time.monotonic() - self._begun:14.0f}\n")
