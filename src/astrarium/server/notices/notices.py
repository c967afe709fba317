"""Turn notices: each is noted first, and later sent together with the person's other waiting ones."""

import logging
from collections.abc import Callable, Collection, Sequence

from ..ids import spell
from ..people.person import Person, without_mail
from ..people.quiet import quiet_until
from ..store.notices import Noted, Notices
from ..store.people import People
from ..store.pushes import Pushes
from ..tables.fold import TableFold
from .channel import Channel
from .turn import Turn
from .unsubscribe import Stop, WayOut

TURN = "turn"
# Milliseconds. A person who answers within a minute needs no notice; and notices of other tables that are noted for
# the same person meanwhile are sent along.
DELAY = 60_000
REMINDED_EVERY = 600_000  # least time between two reminders of one person at one table
AT_ONCE = 50

log = logging.getLogger("astrarium.notices")


class TurnNotices:
    """Notes each decision once in the store, and takes it from there once to send it: better no notice than two."""

    def __init__(
        self,
        people: People,
        notices: Notices,
        pushes: Pushes,
        channels: Sequence[Channel],
        way_out: WayOut,
        now: Callable[[], int],
    ) -> None:
        self._people = people
        self._notices = notices
        self._pushes = pushes
        self._channels = channels
        self._way_out = way_out
        self._now = now

    # For a table

    async def note(self, number: int, fold: TableFold, here: Collection[int]) -> None:
        """Note that everybody who is waited for is to be notified soon. `here`: seats whose person is connected."""
        for seat, decision in owed(fold):
            if fold.clock.pace == "none" and seat in here:
                continue
            row = await self._people.get(fold.progress.seats[seat].person)
            if row is not None and await self._ways(Person.of(row)):
                now, since = self._now(), fold.progress.since
                await self._notices.note(row.id, Noted(number, decision), TURN, now, max(since + DELAY, now))

    async def remind(self, number: int, fold: TableFold, seat: int) -> bool:
        """Notify a seat again at once, because the others ask for it; False if it was reminded a short while ago."""
        person, now = fold.progress.seats[seat].person, self._now()
        if not await self._notices.claim_reminder(person, number, now, now - REMINDED_EVERY):
            return False
        for decision in [decision for waited, decision in owed(fold) if waited == seat]:
            await self._notices.note_again(person, Noted(number, decision), now)
        return True

    # For a person

    async def due(self) -> list[int]:
        """Persons whose notices are to be sent now. Those in quiet hours are postponed until the end of these."""
        found = []
        now = self._now()
        for person in await self._notices.due(now, AT_ONCE):
            row = await self._people.get(person)
            until = quiet_until(Person.of(row).notices.quiet, now) if row else None
            if until is None:
                found.append(person)
            else:
                await self._notices.postpone(person, until)
        return found

    async def take(self, person: int) -> list[Noted]:
        """The decisions of which this person is to be notified. Only this caller gets them, and sends them."""
        silenced = await self._notices.silenced(person)
        return [noted for noted in await self._notices.take(person) if noted.table not in silenced]

    async def tell(self, person: int, turns: Sequence[Turn]) -> None:
        """Send these turns by every channel that the person wants."""
        row = await self._people.get(person)
        if row is None or not turns:
            return
        for channel in await self._ways(Person.of(row)):
            try:
                await channel.tell(Person.of(row), turns)
            except OSError as error:
                kind = type(channel).__name__
                log.warning("a notice could not be sent: %s, %s", kind, type(error).__name__, extra=_about(turns))

    async def _ways(self, person: Person) -> list[Channel]:
        return [channel for channel in self._channels if await channel.wanted(person)]

    # Unsubscribing

    async def stop(self, token: str, endpoint: str = "") -> Stop | None:
        """Stop the notices that a link names; with an endpoint, only pushes to that browser. None if it is not ours."""
        stop = self._way_out.read(token)
        row = await self._people.get(stop.person) if stop else None
        if stop is None or row is None:
            return None
        if stop.table:
            await self._notices.silence(stop.person, stop.table)
        elif stop.channel == "push" and endpoint:
            await self._pushes.remove(stop.person, endpoint)
        elif stop.channel == "push":
            await self._pushes.remove_all(stop.person)
        else:
            await self._people.set_settings(row.id, without_mail(row.settings))
        return stop


def owed(fold: TableFold) -> list[tuple[int, int]]:
    """Seat and decision of every person whose answer the game needs to go on."""
    table, seats = fold.table, fold.progress.seats
    if table is None or fold.progress.stage != "playing":
        return []
    waited = ((d.seat, d.id) for d in table.decisions() if d.aside < 0)
    return [(seat, decision) for seat, decision in waited if seats[seat].person and not seats[seat].bot]


def _about(turns: Sequence[Turn]) -> dict[str, str]:
    return {"table": spell(turns[0].table)}
