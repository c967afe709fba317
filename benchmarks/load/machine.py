"""Costs of processes, read from /proc."""

import os
from contextlib import suppress
from pathlib import Path

TICK = os.sysconf("SC_CLK_TCK")


def cpu_seconds(pid: int) -> float:
    """The user and system time of a process so far."""
    try:
        fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / TICK


def family(pid: int) -> list[int]:
    """The process and all that it started, and they in turn."""
    parents: dict[int, int] = {}
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            with suppress(FileNotFoundError, ProcessLookupError):
                parents[int(folder.name)] = int((folder / "stat").read_text().rpartition(")")[2].split()[1])
    found = [pid]
    for one in found:  # it grows meanwhile
        found += [child for child, parent in parents.items() if parent == one]
    return found


def family_cpu_seconds(pid: int) -> float:
    return sum(cpu_seconds(one) for one in family(pid))


def resident_bytes(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) * 1024
    return 0


def named(name: str) -> list[int]:
    """Processes by the name of their program."""
    found = []
    for folder in Path("/proc").iterdir():
        if folder.name.isdigit():
            try:
                if (folder / "comm").read_text().strip() == name:
                    found.append(int(folder.name))
            except (FileNotFoundError, ProcessLookupError):
                continue
    return found


def with_children(pid: int) -> list[int]:
    """A process and those that it started: the nodes of a fleet."""
    try:
        return [pid, *map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split())]
    except FileNotFoundError:
        return [pid]


class CpuMeter:
    """The CPU time of the server with its nodes, of PostgreSQL and of this process since the last call."""

    def __init__(self, server: int) -> None:
        self._server = server
        self._last = self._read()

    def _read(self) -> dict[str, float]:
        own = os.times()
        database = sum(cpu_seconds(pid) for pid in named("postgres"))
        return {
            "server": sum(map(cpu_seconds, with_children(self._server))),
            "PostgreSQL": database,
            "players": own.user + own.system,
        }

    def spent(self) -> dict[str, float]:
        now = self._read()
        spent = {name: now[name] - self._last[name] for name in now}
        self._last = now
        return spent
