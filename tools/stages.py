"""Stages of a check, several at a time: each writes to its own log, which is shown when the stage ends."""

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
    """A shell command. It waits for the stages that it `needs`, and for those in `after` if they run too.

    A stage that only computes `gives_way`: it runs at low priority beside tests that wait for a server or a browser.
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
    computed: float  # processor seconds of all cores together, without those of browsers
    said: str

    @property
    def last_line(self) -> str:
        """The last line of the output: for a test run, its summary."""
        lines = [line.strip("= ") for line in self.said.splitlines() if line.strip("= ")]
        return lines[-1][:70] if lines else ""


@dataclass(frozen=True)
class _Running:
    stage: Stage
    process: subprocess.Popen[bytes]
    began: float


class Run:
    """One run of stages, several at a time, in their order as far as their needs allow."""

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
        """Run all stages; returns 0 if all succeed. A failure ends the run and is shown last, before the table."""
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
        """Wait for the next stage to end; returns it with the processor time of its processes."""
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
        """Note that the run was told to end. Its stages, which have sessions of their own, are stopped later: right
        now, one that is just being started would be forgotten."""
        self._is_told_to_end = True

    def _stop(self) -> None:
        """Stop the stages that still run, with all their processes."""
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
