"""Where the server's time goes, by part of the code: samples of py-spy, summed up."""

import asyncio
import sys
import tempfile
from collections import Counter
from pathlib import Path

# The innermost frame that belongs to one of these decides to which part a sample counts.
PARTS = (
    ("kernel and game: the answer", ("kernel/flow.py", "kernel/table.py:answer", "kernel/table.py")),
    ("kernel: fingerprint", ("fingerprint", "encode (astrarium/kernel/game.py")),
    ("views", (" view (", "/view.py", "/view/")),
    ("questions", ("kernel/question.py",)),
    ("patches", ("wire/patch.py",)),
    ("messages to and from JSON", ("live/table/place.py", "wire/messages.py", "tables/entries.py")),
    ("progress and clocks", ("tables/fold.py", "tables/progress.py", "live/acts/chores.py")),
    ("store", ("server/store/", "asyncpg")),
    ("telling listeners", ("live/table/",)),
    ("sockets: ours", ("server/sockets/",)),
    ("sockets: uvicorn and websockets", ("uvicorn", "websockets")),
    ("HTTP", ("server/http", "starlette")),
)


async def profile(pid: int, seconds: int) -> list[str]:
    """The lines of a table. Needs py-spy and the right to inspect other processes."""
    spy = Path(sys.executable).with_name("py-spy")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "raw"
        command = [str(spy), "record", "-p", str(pid), "-d", str(seconds), "-r", "500", "-f", "raw", "-o", str(out)]
        process = await asyncio.create_subprocess_exec(
            *command, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        _, error = await process.communicate()
        if not out.exists():
            return [f"no profile: {error.decode()[-200:]}"]
        return table(out.read_text())


def table(raw: str) -> list[str]:
    parts: Counter[str] = Counter()
    for line in raw.splitlines():
        stack, _, count = line.rpartition(" ")
        parts[part_of(stack)] += int(count)
    total = sum(parts.values())
    return [f"  {share / total:6.1%}  {part}" for part, share in parts.most_common()]


def part_of(stack: str) -> str:
    for frame in reversed(stack.split(";")):
        for part, marks in PARTS:
            if any(mark in frame for mark in marks):
                return part
    return "event loop and the rest"
