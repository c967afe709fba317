"""The seats of a table as clients and lists show them, and seats that have been away for too long."""

from collections.abc import Sequence

from ...ids import spell
from ...tables.fold import TableFold
from ...wire.messages import SeatInfo
from ...wire.shapes import Chair
from .presence import TablePresence


def seat_infos(fold: TableFold, away: Sequence[int]) -> list[SeatInfo]:
    """The seats for clients. `away`: when each seat's last connection closed; 0 while one is open."""
    return [
        SeatInfo(
            name=seat.name,
            person=spell(seat.person) if seat.person else "",
            bot=seat.bot,
            here=bool(seat.person) and not since,
            guest=seat.is_guest,
            away=since if seat.person else 0,
            resigned=fold.progress.has_resigned(number),
            kept=spell(seat.kept) if seat.kept else "",
        )
        for number, (seat, since) in enumerate(zip(fold.progress.seats, away, strict=True))
    ]


def chair(fold: TableFold, number: int) -> Chair:
    """A seat for lists, which name persons only if they have several seats."""
    progress = fold.progress
    seat = progress.seats[number]
    shared = len(progress.seats_of(seat.person)) > 1
    return Chair(
        seat.name,
        seat.bot,
        seat.is_guest,
        progress.has_resigned(number),
        spell(seat.person) if shared else "",
        spell(seat.kept) if seat.kept else "",
    )


def absent(fold: TableFold, presence: TablePresence) -> frozenset[int]:
    """The seats away for so long that the others need not wait; none where days are given for a decision."""
    spec = fold.created.spec
    return presence.away_for(spec.absence) if spec.absence and spec.clock.pace != "slow" else frozenset()
