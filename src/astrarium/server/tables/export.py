"""A finished table as the log that anybody can verify."""

from collections.abc import Iterable

from astrarium.kernel.log import Log

from . import entries as e
from .fold import TableFold, game_entry


def export(fold: TableFold, rows: Iterable[e.AnyEntry]) -> Log:
    """The log of the game, with the secret, from all entries of a table that is over."""
    log = Log(fold.setup, [], bytes.fromhex(fold.created.commitment), [], fold.secret)
    seats = [""] * fold.created.spec.seats
    contributions = [""] * len(seats)
    for entry in rows:
        if isinstance(entry, e.Joined):
            seats[entry.seat], contributions[entry.seat] = "person", entry.contribution
        elif isinstance(entry, e.BotSeated):
            seats[entry.seat], contributions[entry.seat] = entry.bot, entry.contribution
        elif isinstance(entry, e.Started):
            log.players, log.contributions = list(seats), [bytes.fromhex(part) for part in contributions]
            log.draws, log.state = list(entry.draws), entry.state
        elif isinstance(entry, e.Act):
            log.entries.append(game_entry(entry))
    log.outcome = fold.table.log.outcome if fold.table else None
    return log
