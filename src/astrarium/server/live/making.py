"""New tables and rematches."""

import secrets
from collections.abc import Sequence

from msgspec.structs import replace

from astrarium.bots import BOTS
from astrarium.kernel import game as find_game
from astrarium.kernel.box import Pack
from astrarium.kernel.randomness import commitment

from ..ids import new_id
from ..people.declined import Declined
from ..people.names import clean_name, clean_text
from ..people.person import Person
from ..store.database import Append
from ..store.tables import TableRow
from ..tables import entries as e
from ..tables.fold import TableFold
from . import acts, chores
from .about import about_text
from .hub import Hub
from .table import LiveTable

SECRET = 32  # bytes
SHORTEST_ABSENCE = 5_000  # milliseconds: a connection that is lost for a moment is no absence


async def make_table(
    hub: Hub,
    host: Person,
    spec: e.TableSpec,
    pack: Pack | None = None,
    invited: tuple[int, ...] = (),
    again: int = 0,
) -> LiveTable:
    """A table with its secret committed to and its bots seated. Declined if the game does not have what is asked."""
    spec = _checked(spec)
    services = hub.services
    secret = secrets.token_bytes(SECRET)
    created = e.Created(host.id, spec, commitment(secret).hex(), list(invited), again, pack.pack() if pack else None)
    await hub.prepare(created)
    at, table = services.now(), new_id()
    fold = TableFold(find_game(spec.game), created, at, secret)
    row = TableRow(
        id=table,
        game=spec.game,
        stage="open",
        public=int(spec.public),
        pace=spec.clock.pace,
        host=host.id,
        title=spec.title,
        seats=spec.seats,
        version=0,
        waiting=0,
        since=at,
        wake_at=None,
        made_at=at,
        secret=secret,
        about=about_text(fold),
    )
    await services.tables.create(row, Append(table, 0, at, e.encode(created), "open", 0, at, None), [])
    live = LiveTable(services, table, fold)
    hub.keep(live)
    for number, bot in enumerate(spec.bots):
        await live.do(acts.seat_bot(spec.seats - len(spec.bots) + number, bot))
    return live


async def sit_down(
    hub: Hub, live: LiveTable, person: Person, seat: int | None, contribution: str, together: Sequence[str] = ()
) -> int:
    """Join, with those who play at the same screen, and let the table start if that was the last seat."""
    names = [clean_name(name) for name in together]
    async with live.lock:
        if live.unsure:
            await live.catch_up()
        if live.fold.progress.seats_of(person.id):
            names = []  # they sit there already
        elif names:
            _check_together(live.fold, person.id, names)
        version = await live.do_now(acts.join(person.id, person.name, seat, contribution))
        for name in names:
            version = await live.do_now(acts.join_beside(person.id, name))
    return await start_if_full(live) or version


def _check_together(fold: TableFold, person: int, names: Sequence[str]) -> None:
    """All of them or nobody. Declined if they may not all sit down."""
    if not acts.may_bring(fold, person):
        raise Declined("alone_only")
    if fold.progress.stage == "open" and sum(chair.is_free for chair in fold.progress.seats) <= len(names):
        raise Declined("no_free_seat")


def check_host_brings(spec: e.TableSpec, together: Sequence[str]) -> None:
    """Declined if those who are to sit at the host's screen cannot, before there is a table without them."""
    for name in together:
        clean_name(name)
    if 1 + len(together) + len(spec.bots) > spec.seats:
        raise Declined("no_free_seat")


async def start_if_full(live: LiveTable) -> int | None:
    if not chores.starts_by_itself(live.fold):
        return None
    return await live.do(lambda fold: acts.start(fold) if chores.starts_by_itself(fold) else fold.progress.version)


async def rematch(hub: Hub, live: LiveTable, person: Person) -> int:
    """The table of the rematch: the one that somebody has offered already, or a new one with the same spec,
    but for options that are meant for one game only."""
    progress = live.fold.progress
    if progress.stage != "over":
        raise Declined("not_over")
    if not progress.rematch:
        spec = live.fold.created.spec
        spec = replace(spec, options=find_game(spec.game).meta.again(spec.options))
        invited = tuple(seat.person for seat in progress.seats if seat.person)
        offered = await make_table(hub, person, spec, live.fold.setup.content, invited, live.id)
        await live.do(acts.rematch(offered.id))
        if live.fold.progress.rematch != offered.id:  # somebody else was faster
            await offered.do(acts.end("unused"))
    other = await hub.open(live.fold.progress.rematch)
    together = [progress.seats[seat].name for seat in progress.seats_of(person.id)[1:]]
    await sit_down(hub, other, person, None, "", together)
    return other.id


def _checked(spec: e.TableSpec) -> e.TableSpec:
    try:
        game = find_game(spec.game)
    except KeyError:
        raise Declined("no_such_game", game=spec.game) from None
    try:
        setup = game.agree(spec.seats, spec.options)
    except ValueError:
        raise Declined("bad_setup") from None
    if len(spec.bots) > spec.seats:
        raise Declined("too_many_bots")
    if any(bot not in BOTS for bot in spec.bots):
        raise Declined("no_such_bot")
    clock = spec.clock
    if (clock.pace != "none" and clock.budget < 1000) or 0 < spec.absence < SHORTEST_ABSENCE:
        raise Declined("bad_clock")
    return replace(spec, options=dict(setup.options), title=clean_text(spec.title))
