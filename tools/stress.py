"""Runs the suites again and again on a machine that is kept busy, and says what failed, and how often.

A test that fails here and passes alone depends on luck: on how fast the machine is, on the hour, or on chance.
"""

import argparse
import os
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

CORES = os.cpu_count() or 1
# Of each suite, what it runs and in how many processes (as `make test` does).
SUITES = {
    "server": (["tests/server", "tests/cli", "tests/bots", "tests/arena", "tests/kernel", "tests/docs"], CORES + 1),
    "browser": (["tests/browser"], CORES),
}


@contextmanager
def busy(loops: int) -> Iterator[None]:
    """Loops that do nothing, and do not stop doing it until the end of the block."""
    running = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(loops)]
    try:
        yield
    finally:
        for one in running:
            one.kill()
            one.wait()


def run(suite: str, report: Path, output: Path, more: list[str]) -> tuple[int, list[str]]:
    """How many tests ran, and which of them failed."""
    what, processes = SUITES[suite]
    command = [
        sys.executable, "-m", "pytest", "-q", "-rf", "-n", str(processes), "--dist", "worksteal",
        f"--junitxml={report}", *what, *more,
    ]  # fmt: skip
    with output.open("w") as out:
        code = subprocess.run(command, stdout=out, stderr=out, check=False).returncode  # noqa: S603
    if not report.exists():
        return 0, [f"{suite}: pytest ended with {code}, see {output}"]
    cases = list(ET.parse(report).getroot().iter("testcase"))  # noqa: S314
    failed = [case for case in cases if case.find("failure") is not None or case.find("error") is not None]
    names = sorted({f"{case.get('classname')}::{case.get('name')}" for case in failed})
    return len(cases), names or ([f"{suite}: pytest ended with {code}, see {output}"] if code else [])


def say(words: str) -> None:
    sys.stdout.write(words + "\n")
    sys.stdout.flush()


def main() -> int:
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("--runs", type=int, default=10)
    asked.add_argument("--suites", default=",".join(SUITES), help="one of them, or both")
    asked.add_argument("--busy", type=int, default=CORES, help="loops beside the tests")
    asked.add_argument("more", nargs="*", help="for pytest, after --")
    given = asked.parse_args()
    folder = Path(tempfile.mkdtemp(prefix="stress-"))
    failures: Counter[str] = Counter()
    with busy(given.busy):
        for number in range(1, given.runs + 1):
            for suite in given.suites.split(","):
                begun = time.monotonic()
                report, output = (folder / f"{suite}-{number}.{end}" for end in ("xml", "txt"))
                count, failed = run(suite, report, output, given.more)
                failures.update(failed)
                say(f"run {number}, {suite}: {count} tests, {len(failed)} failed, {time.monotonic() - begun:.0f} s")
                for name in failed:
                    say(f"  {name}")
    say(f"\n{given.runs} runs beside {given.busy} busy loops; what pytest said is in {folder}")
    for name, times in failures.most_common():
        say(f"{times:3} times failed: {name}")
    if not failures:
        say("nothing failed")
    return 1 if failures else 0


if __name__ == "__main__":
    raise SystemExit(main())
