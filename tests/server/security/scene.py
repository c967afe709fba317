"""Tables of every kind in every stage, with one person for each possible role."""

from dataclasses import dataclass
from typing import Literal

from astrarium.server.ids import spell
from astrarium.server.live.acts import lobby, play
from astrarium.server.live.hub import new_tables
from astrarium.server.live.table.live_table import LiveTable
from astrarium.server.tables.entries import TableSpec

from .house import Closed, Guest, House, Line

Kind = Literal["private", "public", "closed"]
Stage = Literal["open", "playing", "over"]

KINDS: tuple[Kind, ...] = ("private", "public", "closed")  # closed: public while it is open, no spectators afterwards
STAGES: tuple[Stage, ...] = ("open", "playing", "over")
# nobody: no session. guest, account: strangers. invited: a stranger with the link. watcher: a stranger who watches the
# table through the socket since before it began (if it may). seated: has the turn. other: sits there, has not the turn.
# elsewhere: hosts another table. admin: runs the server.
ROLES = ("nobody", "guest", "account", "invited", "watcher", "seated", "other", "host", "elsewhere", "admin")


@dataclass
class Scene:
    house: House
    live: LiveTable
    people: dict[str, Guest | None]
    invite: str
    watching: Line

    @property
    def table(self) -> str:
        return self.live.name

    @property
    def version(self) -> int:
        return self.live.fold.progress.version

    def link_of(self, role: str) -> str:
        return self.invite if role == "invited" else ""


async def set_scene(house: House, kind: Kind, stage: Stage) -> Scene:
    """A table for two with a host who does not play."""
    hub = house.node.hub
    people: dict[str, Guest | None] = {"nobody": None}
    for role in ROLES[1:]:
        if role in ("account", "admin"):
            people[role] = await house.account(role, admin=role == "admin")
        else:
            people[role] = await house.guest(role)
    spec = TableSpec("tiny", 2, public=kind != "private", spectators=kind != "closed", start="host")
    host, elsewhere = _there(people, "host"), _there(people, "elsewhere")
    live = await new_tables.make_table(hub, host.person, spec)
    await new_tables.make_table(hub, elsewhere.person, spec)
    watching = await house.line(people["watcher"])
    await watching.ask("watch", table=live.name)
    seats = [_there(people, "seated"), _there(people, "other")]
    for seat, guest in enumerate(seats):
        await new_tables.sit_down(hub, live, guest.person, seat, "")
    if stage != "open":
        await live.do(lobby.start)
        if await _to_a_turn(live, seats) == 1:  # who begins is drawn
            people["seated"], people["other"] = people["other"], people["seated"]
    if stage == "over":
        await live.do(play.resign(_there(people, "other").id))
        assert live.fold.progress.stage == "over"
    invite = (await house.http(host, "GET", f"/api/v1/tables/{spell(live.id)}")).json()["invite"]
    return Scene(house, live, people, invite, watching)


async def _to_a_turn(live: LiveTable, seats: list[Guest]) -> int:
    """Play until the game waits for one seat alone; returns that seat."""
    table = live.fold.table
    assert table is not None
    while len(table.decisions()) > 1:
        decision = table.decisions()[0]
        choice = list(next(decision.choices()))
        await live.do(play.answer(seats[decision.seat].id, decision.id, choice))
    return table.decisions()[0].seat


async def line_of(scene: Scene, role: str) -> Line | None:
    """The role's connection; None if the server does not let it in."""
    if role == "watcher":
        return scene.watching
    try:
        return await scene.house.line(scene.people[role])
    except Closed:
        return None


def _there(people: dict[str, Guest | None], role: str) -> Guest:
    guest = people[role]
    assert guest is not None
    return guest
