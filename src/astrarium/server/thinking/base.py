"""What a node asks of those who think for bots. A job holds what the seat sees, never the state."""

from collections.abc import Callable
from typing import Any, Protocol

import msgspec

from astrarium.kernel import View

from ..ids import spell


class Job(msgspec.Struct, frozen=True):
    """A decision that a bot owes."""

    table: int
    seat: int
    decision: int
    game: str
    bot: str
    seed: int  # of the bot's own dice
    view: View
    content: dict[str, Any] | None = None  # the content pack of the table, if it has one
    host: int = 0  # who made the table: hosts take turns
    alone: bool = False  # no person plays at the table any more: nobody waits for this
    stands_in: bool = False  # for a person who is away: it makes no deals in their name


class Thought(msgspec.Struct, frozen=True):
    """What the bot would answer. It counts only if the decision is still open."""

    table: int
    seat: int
    decision: int
    choice: list[int]


def about(job: Job) -> dict[str, str]:
    """What a line of a log says besides: which table."""
    return {"table": spell(job.table)}


OnThought = Callable[[Thought], None]


class Thinker(Protocol):
    """Takes jobs and, some time later, hands each thought to the function that it was made with."""

    def submit(self, job: Job) -> None:
        """Never blocks. The same job may be given twice; it is thought at least once if workers are alive."""

    @property
    def waiting(self) -> dict[str, int]:
        """How many jobs wait here, by whether people wait for them (`people`) or nobody does (`alone`)."""

    async def close(self) -> None: ...
