"""A finished table as a log that anybody can verify."""

from collections.abc import Iterable

from astrarium.kernel.game import Setup
from astrarium.kernel.log import Arrival, Log

from . import entries as e
from .fold import TableFold, game_entry

Dated = tuple[int, e.AnyEntry]  # an entry's time and the entry
Sitting = e.Joined | e.BotSeated | None


def export(fold: TableFold, rows: Iterable[Dated]) -> Log:
    """The game's log, secret included, from all entries of a table that is over."""
    log = export_unplayed(fold.setup, fold.created, fold.made_at, fold.secret, rows)
    log.outcome = fold.outcome
    return log


def export_unplayed(setup: Setup, created: e.Created, made_at: int, secret: bytes, rows: Iterable[Dated]) -> Log:
    """The same without the outcome, for a game that the present rules cannot replay."""
    log = Log(setup, [], bytes.fromhex(created.commitment), [], secret)
    seats: list[Sitting] = [None] * created.spec.seats
    arrivals: list[Arrival | None] = [None] * len(seats)
    for at, entry in rows:
        if isinstance(entry, e.Joined):
            arrivals[entry.seat] = _arrival(created, at - made_at, seats, entry)
            seats[entry.seat] = entry
        elif isinstance(entry, e.BotSeated):
            seats[entry.seat], arrivals[entry.seat] = entry, None
        elif isinstance(entry, e.Left):
            seats[entry.seat] = arrivals[entry.seat] = None
        elif isinstance(entry, e.Started):
            log.players = [one.bot if isinstance(one, e.BotSeated) else "person" if one else "" for one in seats]
            log.contributions = [bytes.fromhex(one.contribution if one else "") for one in seats]
            log.arrivals = arrivals
            log.draws, log.draws_for, log.state = list(entry.draws), list(entry.draws_for), entry.state
        elif isinstance(entry, e.Act):
            log.entries.append(game_entry(entry))
    return log


def _arrival(created: e.Created, after: int, seats: list[Sitting], entry: e.Joined) -> Arrival:
    mine = [n for n, one in enumerate(seats) if isinstance(one, e.Joined) and one.person == entry.person]
    with_wish = created.kept is None and created.host == entry.person
    return Arrival(None if with_wish else max(0, after), mine[0] if mine else None)
