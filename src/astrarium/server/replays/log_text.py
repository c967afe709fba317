"""The log of a finished game as text."""

from typing import Any, NamedTuple

import msgspec

from astrarium.kernel.game import Setup

from ..tables import entries as e
from ..tables.export import export_unplayed
from .slices import Origin, Row


class LogJob(NamedTuple):
    """All entries of a table that is over, but the first."""

    setup: Setup  # with the rules that the game was played by
    origin: Origin
    rows: list[Row]
    outcome: dict[str, Any] | None  # None: not known by the present rules, or the game was stopped


def write(job: LogJob) -> str:
    """The game's log, secret included; empty if these entries are of no game. Nothing is played again."""
    try:
        entries = [(at, e.decode(body)) for at, body in job.rows]
    except (msgspec.DecodeError, ValueError):
        return ""
    if not any(isinstance(entry, e.Started) for _, entry in entries):
        return ""
    created, made_at, secret = job.origin
    log = export_unplayed(job.setup, created, made_at, secret, entries)
    log.outcome = job.outcome
    return log.to_json()
