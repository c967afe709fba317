"""The speakers in a table's chat: players by their seat, and spectators under a name like nobody else's there."""

from typing import NamedTuple, Protocol

from ...declined import Declined
from ...tables.fold import TableFold
from ...tables.progress import TableProgress
from ..acts import lobby


class Speaker(NamedTuple):
    name: str  # as the table knows it
    seat: int | None  # None: a spectator


class Spoken(Protocol):
    """A line of chat."""

    @property
    def person(self) -> int: ...

    @property
    def name(self) -> str: ...


def speaker(fold: TableFold, person: int, name: str, in_front: int | None) -> Speaker:
    """The speaker. `in_front`: at a shared screen, the seat of the person in front of it.

    Raises Declined if the host sent this person away, or lets no spectators speak here.
    """
    seats = fold.progress.seats_of(person)
    if seats:
        seat = in_front if in_front in seats else seats[0]
        return Speaker(fold.progress.seats[seat].name, seat)
    lobby.check_not_removed(fold, person)
    if not fold.created.spec.spectators_speak and fold.created.host != person:
        raise Declined("players_only")
    return Speaker(lobby.name_at(fold, name), None)


def speaks_from(progress: TableProgress, said: Spoken) -> int | None:
    """The present seat of the speaker of an old line, by name at a shared screen; None: a spectator."""
    seats = progress.seats_of(said.person)
    return next((seat for seat in seats if progress.seats[seat].name == said.name), next(iter(seats), None))
