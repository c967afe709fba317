"""Tables that failed on this node. Each rests for a while, longer each time, so that it harms no others."""

import logging
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from astrarium.kernel import Refused
from astrarium.kernel.content.records import ContentError

from ...declined import Declined
from ...ids import spell
from ...tables import entries as e
from ...tables.fold import Diverged
from ...telemetry.metrics import Metrics
from ..access.roster import Roster
from ..table.stored_fold import Unreadable

SHORTEST_REST = e.MINUTE
LONGEST_REST = e.HOUR
MOST = 10_000  # remembered tables; those that failed longest ago are forgotten, and tried again on request

# Why a table failed, and the code of the problem that its players are told.
CAUSES = {
    "rules": "other_rules",  # the present rules cannot replay its log
    "content": "other_content",  # its content pack was made for another edition of the game
    "game": "parked",  # its game is not installed
    "entry": "parked",  # an entry of its log cannot be read, or is missing
    "error": "parked",  # a bug in our code, or in the game's
}
EXPECTED = ("rules", "content", "game")  # after an update

log = logging.getLogger("astrarium.live")


class Parked(Declined):
    """The table cannot be opened for now. `roster` says who may know of it."""

    def __init__(self, cause: str, roster: Roster, rules: str, minutes: int) -> None:
        code = CAUSES[cause]
        super().__init__(code, **({"rules": rules} if code == "other_rules" else {"minutes": minutes}))
        self.cause = cause
        self.roster = roster


@dataclass(slots=True)
class Rest:
    """How often a table has failed, and until when it is left alone."""

    cause: str
    why: str
    roster: Roster
    rules: str  # the present ones
    version: int  # the version at which it failed
    failures: int
    until: int


class Parking:
    """The tables that failed on this node. Forgotten at a restart: then they are tried again."""

    def __init__(self, now: Callable[[], int], metrics: Metrics) -> None:
        self._now = now
        self._metrics = metrics
        self._rests: OrderedDict[int, Rest] = OrderedDict()
        for cause in CAUSES:
            metrics.parkings.labels(cause)  # starts at 0, so that a monitor sees the first one

    def __len__(self) -> int:
        """The number of tables that rest at present."""
        now = self._now()
        return sum(rest.until > now for rest in self._rests.values())

    def until(self, table: int) -> int | None:
        """Until when the table rests; None if it does not."""
        rest = self._rests.get(table)
        return rest.until if rest is not None and rest.until > self._now() else None

    def check(self, table: int, version: int) -> None:
        """Raises Parked if the table rests and its log has not moved on since."""
        rest = self._rests.get(table)
        if rest is not None and rest.until > self._now() and rest.version == version:
            raise self._parked(rest)

    def park(self, table: int, version: int, roster: Roster, rules: str, error: Exception) -> Parked:
        """Park a table that failed; logs it, the first time with a traceback if the error was unexpected."""
        cause, why = cause_of(error), f"{type(error).__name__}: {error}"
        before = self._rests.pop(table, None)
        failures = before.failures + 1 if before is not None else 1
        rest = min(SHORTEST_REST << min(failures - 1, 10), LONGEST_REST)
        now = self._rests[table] = Rest(cause, why, roster, rules, version, failures, self._now() + rest)
        while len(self._rests) > MOST:
            self._rests.popitem(last=False)
        self._metrics.parkings.labels(cause).inc()
        is_news = before is None or (before.cause, before.why) != (cause, why)
        log.log(
            logging.WARNING if cause in EXPECTED or not is_news else logging.ERROR,
            "a table is parked for %d min: %s, %s",
            rest // e.MINUTE,
            cause,
            why,
            extra={"table": spell(table)},
            exc_info=error if is_news and cause == "error" else None,
        )
        return self._parked(now)

    def recovered(self, table: int, version: int) -> None:
        """Forget a table that works again, once it has moved on: until then it may fail in the same way."""
        rest = self._rests.get(table)
        if rest is not None and version > rest.version:
            del self._rests[table]

    def forget(self, table: int) -> None:
        self._rests.pop(table, None)

    def _parked(self, rest: Rest) -> Parked:
        minutes = -((self._now() - rest.until) // e.MINUTE)
        return Parked(rest.cause, rest.roster, rest.rules, max(1, minutes))


def cause_of(error: Exception) -> str:
    if isinstance(error, Unreadable):
        return error.cause
    if isinstance(error, ContentError):
        return "content"
    return "rules" if isinstance(error, Diverged | Refused) else "error"
