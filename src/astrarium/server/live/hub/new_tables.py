"""New tables and rematches."""

import secrets
from collections.abc import Awaitable, Callable, Sequence

from msgspec.structs import replace

from astrarium.bots import BOTS
from astrarium.kernel import game as find_game
from astrarium.kernel.content.box import Pack
from astrarium.kernel.randomness import commitment

from ...declined import Declined
from ...ids import new_id
from ...people.names import clean_name, clean_text
from ...people.person import Person
from ...store.database import Append
from ...store.tables import TableRow
from ...tables import entries as e
from ...tables.fold import TableFold
from ..acts import chores, lobby, play
from ..table.live_table import LiveTable
from ..table.summary import about_text
from .hub import Hub

SECRET = 32  # bytes
SHORTEST_ABSENCE = 5_000  # milliseconds: a connection that is lost for a moment is not an absence


async def make_table(
    hub: Hub,
    host: Person,
    spec: e.TableSpec,
    pack: Pack | None = None,
    invited: tuple[int, ...] = (),
    again: int = 0,
    keep: int = 0,
) -> LiveTable:
    """A new table, committed to its secret, with its bots seated. Raises Declined if the game cannot be set up so.

    Nobody sits down yet: people who contributed before they knew the commitment could not be sure that the secret was
    not chosen to fit. So the first `keep` seats are kept for the host and those at the same screen.
    """
    spec = _checked(spec)
    if keep + len(spec.bots) > spec.seats:
        raise Declined("no_free_seat")
    services = hub.services
    secret = secrets.token_bytes(SECRET)
    content = pack.pack() if pack else None
    created = e.Created(host.id, spec, commitment(secret).hex(), list(invited), again, content, keep)
    with hub.arrival() as prepare:
        await prepare(created)
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
        kept = [(seat, host.id) for seat in range(keep)]  # so that the host's list has the table
        await services.tables.create(row, Append(table, 0, at, e.encode(created), "open", 0, at, None), kept)
        services.lobby_version.note()
        live = LiveTable(services, table, fold)
        hub.keep(live)
    for number, bot in enumerate(spec.bots):
        await live.do(lobby.seat_bot(spec.seats - len(spec.bots) + number, bot))
    return live


async def sit_down(
    hub: Hub,
    live: LiveTable,
    person: Person,
    seat: int | None,
    contribution: str,
    together: Sequence[tuple[str, str]] = (),
) -> int:
    """Seat a person and those at the same screen (name and contribution of each); start the table if it is then full.

    Returns the version reached.
    """
    others = [(clean_name(name), part) for name, part in together]
    async with live.lock:
        if live.unsure:
            await live.catch_up()
        if live.fold.progress.seats_of(person.id):
            others = []  # they are seated already
        elif others:
            _check_together(live.fold, person.id, len(others))
        version = await live.do_now(lobby.join(person.id, person.name, seat, contribution))
        for name, part in others:
            version = await live.do_now(lobby.join_beside(person.id, name, part))
    return await start_if_full(live) or version


def _check_together(fold: TableFold, person: int, others: int) -> None:
    """Raises Declined unless all of them may sit down."""
    if not lobby.may_bring(fold, person):
        raise Declined("alone_only")
    if fold.progress.stage == "open" and len(fold.progress.free_for(person)) <= others:
        raise Declined("no_free_seat")


def check_peopled(spec: e.TableSpec) -> None:
    """Raises Declined if there would be no seat for a person."""
    _check_bots(spec)
    if len(spec.bots) == spec.seats:
        raise Declined("bots_only")


def _check_bots(spec: e.TableSpec) -> None:
    if len(spec.bots) > spec.seats:
        raise Declined("too_many_bots")


async def start_if_full(live: LiveTable, bots_alone: bool = False) -> int | None:
    if not chores.starts_by_itself(live.fold, bots_alone):
        return None

    def start(fold: TableFold) -> "e.AnyEntry | int":
        return lobby.start(fold, bots_alone) if chores.starts_by_itself(fold, bots_alone) else fold.progress.version

    return await live.do(start)


async def rematch(hub: Hub, live: LiveTable, person: Person, may_make: Callable[[], Awaitable[None]]) -> LiveTable:
    """The table of the rematch: the one already offered, or a new one with the same spec.

    Options that are meant for one game only are dropped. Everybody sits down there themselves, with a fresh
    contribution. `may_make` raises if the person may not make another table.
    """
    progress = live.fold.progress
    if progress.stage != "over":
        raise Declined("not_over")
    if not progress.rematch:
        await may_make()
        spec = live.fold.created.spec
        spec = replace(spec, options=find_game(spec.game).meta.again(spec.options))
        invited = tuple(seat.person for seat in progress.seats if seat.person)
        keep = len(progress.seats_of(person.id))
        offered = await make_table(hub, person, spec, live.fold.setup.content, invited, live.id, keep)
        await live.do(play.rematch(offered.id))
        if live.fold.progress.rematch != offered.id:  # another offer was faster
            await offered.do(play.end("unused"))
    return await hub.open(live.fold.progress.rematch)


def _checked(spec: e.TableSpec) -> e.TableSpec:
    try:
        game = find_game(spec.game)
    except KeyError:
        raise Declined("no_such_game", game=spec.game) from None
    try:
        setup = game.agree(spec.seats, spec.options)
    except ValueError:
        raise Declined("bad_setup") from None
    _check_bots(spec)
    if any(bot not in BOTS for bot in spec.bots):
        raise Declined("no_such_bot")
    clock = spec.clock
    if (clock.pace != "none" and clock.budget < 1000) or 0 < spec.absence < SHORTEST_ABSENCE:
        raise Declined("bad_clock")
    return replace(spec, options=dict(setup.options), title=clean_text(spec.title))
