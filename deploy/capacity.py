"""The capacity plan of docs/hosting.md, from figures that were measured: prints its table.

python deploy/capacity.py --entry-ms 2 --connection-kib 30 --connection-us 20 --table-kib 60 --disk-kib 25 \
    --idle-kib 2 --bot-ms 2 --sent-bytes 900 --database-ms 0.2 --wal-bytes 1500 --node-mib 90
"""

import argparse
import math
import sys
from dataclasses import dataclass, fields

SIZES = (100, 1_000, 10_000, 100_000, 1_000_000)  # daily players

# What people do. Change it if yours do something else.
GAMES = 2  # that a player plays in a day
PERSONS, BOTS = 2, 1  # at a table
ANSWERS = 90  # of one seat in a game: about 45 in a short one, 130 in a long one
OTHER = 10  # entries of a table besides: made, joined, started, undone
MINUTES = 75  # that a player is connected in a day
PEAK = 3  # the busiest minute of the day, against the mean
SLOW = 1.5  # tables in play at a slow pace, per daily player
LOAD = 0.5  # of a core that may be used at the peak: the rest is for bursts and for a node that fails


@dataclass(frozen=True)
class Figures:
    """What was measured on one core."""

    entry_ms: float  # CPU of a node per entry, everything that follows from it included
    connection_kib: float  # memory per connection
    connection_us: float  # CPU of a node per second and connection that is only there
    table_kib: float  # memory per table that is watched
    disk_kib: float  # database per finished table
    idle_kib: float  # database per table in play beyond its log: row, index entries, snapshot
    bot_ms: float  # CPU of a worker per answer of a bot
    sent_bytes: float  # per entry and listener
    database_ms: float  # CPU of the database per entry
    wal_bytes: float  # written ahead per entry
    node_mib: float  # memory of a node to which nobody is connected


def plan(players: int, f: Figures) -> list[str]:
    """One column."""
    tables = players * GAMES / PERSONS
    entries = tables * ((PERSONS + BOTS) * ANSWERS + OTHER)
    peak = entries / 86_400 * PEAK
    connections = players * MINUTES / 1_440 * PEAK
    watched = connections / PERSONS
    node = (peak * f.entry_ms / 1e3 + connections * f.connection_us / 1e6) / LOAD
    bots = peak * BOTS / (PERSONS + BOTS) * f.bot_ms / 1e3 / LOAD
    nodes = max(1, math.ceil(node))
    memory = nodes * f.node_mib * 1_024 + connections * f.connection_kib + watched * f.table_kib
    return [
        number(tables),
        number(peak),
        number(connections),
        f"{node:.2f} → {nodes}",
        size(memory),
        f"{bots:.2f}",
        f"{peak * f.database_ms / 1e3 / LOAD:.2f}",
        f"{size(peak * f.wal_bytes / 1_024)}/s",
        f"{size(tables * f.disk_kib)}, {size(tables * f.disk_kib * 365)}",
        size(players * SLOW * f.idle_kib),
        f"{peak * PERSONS * f.sent_bytes * 8 / 1e6:.2f} Mbit/s",
    ]


ROWS = (
    "finished tables a day",
    "entries a second at the peak",
    "connections at the peak",
    "cores for nodes → nodes",
    "memory of all nodes",
    "cores for bots",
    "cores for the database",
    "written ahead at the peak",
    "disk a day, a year",
    "disk for tables at a slow pace",
    "sent to players",
)


def number(value: float) -> str:
    return f"{value:.1f}" if value < 10 else f"{value:,.0f}".replace(",", " ")


def size(kib: float) -> str:
    """In the largest unit of which it is at least one."""
    units = ["KiB", "MiB", "GiB", "TiB"]
    while kib >= 1_024 and len(units) > 1:
        kib /= 1_024
        del units[0]
    return f"{number(kib)} {units[0]}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for figure in fields(Figures):
        parser.add_argument("--" + figure.name.replace("_", "-"), type=float, required=True)
    figures = Figures(**vars(parser.parse_args()))
    columns = [plan(players, figures) for players in SIZES]
    lines = ["| daily players | " + " | ".join(number(size) for size in SIZES) + " |", "|---" * (len(SIZES) + 1) + "|"]
    for name, cells in zip(ROWS, zip(*columns, strict=True), strict=True):
        lines.append(f"| {name} | " + " | ".join(cells) + " |")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
