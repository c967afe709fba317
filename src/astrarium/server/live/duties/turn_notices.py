"""Sends due turn notices. They are found in the store, so that any node can do it, after any restart."""

import logging

from ...ids import spell
from ...notices.notices import TurnNotices, owed
from ...notices.turn import Turn
from ...store.database import Unavailable
from ...store.notices import Noted
from ..hub.hub import Hub

log = logging.getLogger("astrarium.live")


class Posting:
    """Sends notices, except of turns that have been taken meanwhile."""

    def __init__(self, hub: Hub, notices: TurnNotices) -> None:
        self._hub = hub
        self._notices = notices

    async def post(self) -> None:
        """Send what is due in the background."""
        for person in await self._notices.due():
            noted = await self._notices.take(person)
            if noted:
                self._hub.services.later(self._tell(person, noted))

    async def _tell(self, person: int, noted: list[Noted]) -> None:
        turns: dict[int, Turn] = {}
        for one in noted:
            try:
                turn = await self._turn(person, one)
            except Unavailable:
                raise
            except Exception as error:  # noqa: BLE001  (one table's failure: notices of the others are still sent)
                log.warning("a table cannot be told of: %r", error, extra={"table": spell(one.table)})
            else:
                if turn is not None:
                    turns[one.table] = turn
        await self._notices.tell(person, list(turns.values()))

    async def _turn(self, person: int, noted: Noted) -> Turn | None:
        """The turn; None if it is taken, or if the person is at the table (without a clock)."""
        live = await self._hub.fresh(noted.table)
        seats, now = live.fold.progress.seats_of(person), self._hub.services.now()
        seat = next((seat for seat, decision in owed(live.fold) if seat in seats and decision == noted.decision), None)
        if seat is None:
            return None
        here, _ = live.presence.everywhere()
        if live.fold.clock.pace == "none" and seat in here:
            return None
        return Turn.of(noted.table, live.fold, seat, now)
