"""Runs suites of the checks again and again on a machine that is kept busy, and says what failed, and how often.

A test that fails here and passes alone depends on luck: on how fast the machine is, on the hour, or on chance.
"""

import argparse
import shlex
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from .check import CORES, suite


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Keep this many processes busy within the block."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def run(name: str, report: Path, output: Path, more: list[str]) -> tuple[int, list[str]]:
    """Run a suite; returns how many tests ran, and which of them failed."""
    command = [*shlex.split(suite(name)), "-rf", f"--junitxml={report}", *more]
    with output.open("w") as out:
        code = subprocess.run(command, stdout=out, stderr=out, check=False).returncode  # noqa: S603
    if not report.exists():
        return 0, [f"{name}: pytest ended with {code}, see {output}"]
    cases = list(ET.parse(report).getroot().iter("testcase"))  # noqa: S314
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    names = sorted({f"{case.get('classname')}::{case.get('name')}" for case in failed})
    return len(cases), names or ([f"{name}: pytest ended with {code}, see {output}"] if code else [])


def one(folder: Path, number: int, more: list[str], name: str) -> list[str]:
    """Run a suite once and print the result; returns the tests that failed."""
    begun = time.monotonic()
    count, failed = run(name, folder / f"{name}-{number}.xml", folder / f"{name}-{number}.txt", more)
    say(f"run {number}, {name}: {count} tests, {len(failed)} failed, {time.monotonic() - begun:.0f} s")
    for test in failed:
        say(f"  {test}")
    return failed


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=10)
    asked.add_argument("--suites", default="server,browsers", help="run side by side: each is a load to the others")
    asked.add_argument("--busy", type=int, default=CORES, help="loops beside the tests")
    asked.add_argument("more", nargs="*", help="for pytest, after --")
    given = asked.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="stress-"))
    failures: Counter[str] = Counter()
    with busy(given.busy):
        for number in range(1, given.runs + 1):
            with ThreadPoolExecutor() as side_by_side:
                for failed in side_by_side.map(partial(one, folder, number, given.more), given.suites.split(",")):
                    failures.update(failed)
    say(f"\n{given.runs} runs beside {given.busy} busy loops; what pytest said is in {folder}")
    for name, times in failures.most_common():
        say(f"{times:3} times failed: {name}")
    if not failures:
        say("nothing failed")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
