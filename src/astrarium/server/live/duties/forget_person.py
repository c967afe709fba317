"""Gives up the seats of a person who is erased, so that nobody waits for them."""

import logging

from ...ids import spell
from ...store.database import Unavailable
from ...tables import entries as e
from ...tables.fold import TableFold
from ..acts.chores import STAND_IN
from ..acts.maker import Maker
from ..hub.hub import Hub

log = logging.getLogger("astrarium.live")


async def see_off(hub: Hub, person: int) -> None:
    """Let a bot play on in the person's games, and free their seats at tables that have not started."""
    for table in await hub.services.tables.unfinished_of(person):  # once for each of the person's seats
        try:
            live = await hub.open(table)
            await live.do(give_up_seat(person))
            await hub.look_after(table)  # those who are left may have agreed to end
        except Unavailable:
            raise
        except Exception as error:  # noqa: BLE001  (one table's failure: the other seats are still given up)
            log.error("a seat could not be given up: %r", error, extra={"table": spell(table)})


def give_up_seat(person: int) -> Maker:
    def make(fold: TableFold) -> e.AnyEntry | int:
        progress = fold.progress
        mine = [seat for seat in progress.seats_of(person) if not progress.seats[seat].bot]
        if progress.stage == "open":
            mine += progress.kept_for(person)
        if not mine or progress.stage == "over":
            return progress.version
        seat = mine[0]
        others = [other.person for other in progress.seats if other.person and other.person != person]
        if progress.stage == "playing":
            return e.Replaced(seat=seat, by=STAND_IN, why="left")
        return e.Left(seat) if others or fold.created.host != person else e.Ended("cancelled")

    return make
