"""The interface of bot thinkers. A job holds what the seat sees, never the state."""

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
    seed: int  # of the bot's own randomness
    view: View
    content: dict[str, Any] | None = None  # the table's content pack, if it has one
    host: int = 0  # the person who made the table: hosts take turns
    alone: bool = False  # no person plays at the table any more, so nobody waits for this
    stands_in: bool = False  # the bot plays for an absent person: it makes no deals in their name


class Thought(msgspec.Struct, frozen=True):
    """A bot's answer. It counts only if the decision is still open."""

    table: int
    seat: int
    decision: int
    choice: list[int]


def about(job: Job) -> dict[str, str]:
    """The extra field of a log line: the table."""
    return {"table": spell(job.table)}


OnThought = Callable[[Thought], None]


class Thinker(Protocol):
    """Takes jobs and, some time later, passes each thought to the callback that it was made with."""

    def submit(self, job: Job) -> None:
        """Queue a job; never blocks. A job may be submitted twice; it is done at least once if workers are alive."""

    @property
    def waiting(self) -> dict[str, int]:
        """The number of jobs that wait here: those that people wait for (`people`) and the rest (`alone`)."""

    async def close(self) -> None: ...
