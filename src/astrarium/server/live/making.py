"""New tables and rematches."""

import secrets

from msgspec.structs import replace

from astrarium.bots import BOTS
from astrarium.kernel import game as find_game
from astrarium.kernel.randomness import commitment

from ..ids import new_id
from ..people.declined import Declined
from ..people.names import clean_text
from ..people.person import Person
from ..store.database import Append
from ..store.tables import TableRow
from ..tables import entries as e
from ..tables.play import Play
from . import acts, chores
from .hub import Hub
from .table import LiveTable, about_text

SECRET = 32  # bytes


async def make_table(hub: Hub, host: Person, wish: e.Wish, invited: tuple[int, ...] = (), again: int = 0) -> LiveTable:
    """A table with its secret committed to and its bots seated. Declined if the game does not have what is wished."""
    wish = _checked(wish)
    means = hub.means
    secret = secrets.token_bytes(SECRET)
    made = e.Made(host.id, wish, commitment(secret).hex(), list(invited), again)
    at, table = means.now(), new_id()
    play = Play(find_game(wish.game), made, at, secret)
    row = TableRow(
        id=table,
        game=wish.game,
        stage="open",
        public=int(wish.public),
        pace=wish.clock.pace,
        host=host.id,
        title=wish.title,
        seats=wish.seats,
        version=0,
        waiting=0,
        since=at,
        wake_at=None,
        made_at=at,
        secret=secret,
        about=about_text(play),
    )
    await means.tables.create(row, Append(table, 0, at, e.encode(made), "open", 0, at, None), [])
    live = LiveTable(means, table, play)
    hub.keep(live)
    for number, bot in enumerate(wish.bots):
        await live.do(acts.seat_bot(wish.seats - len(wish.bots) + number, bot))
    return live


async def sit_down(hub: Hub, live: LiveTable, person: Person, seat: int | None, contribution: str) -> int:
    """Join, and let the table start if that was the last seat."""
    version = await live.do(acts.join(person.id, person.name, seat, contribution))
    return await start_if_full(live) or version


async def start_if_full(live: LiveTable) -> int | None:
    if not chores.starts_by_itself(live.play):
        return None
    return await live.do(lambda play: acts.start(play) if chores.starts_by_itself(play) else play.course.version)


async def rematch(hub: Hub, live: LiveTable, person: Person) -> int:
    """The table of the rematch: the one that somebody has offered already, or a new one with the same wishes."""
    course = live.play.course
    if course.stage != "over":
        raise Declined("not_over")
    if not course.rematch:
        invited = tuple(seat.person for seat in course.seats if seat.person)
        made = await make_table(hub, person, live.play.made.wish, invited, live.id)
        await live.do(acts.rematch(made.id))
        if live.play.course.rematch != made.id:  # somebody else was faster
            await made.do(acts.end("unused"))
    other = await hub.open(live.play.course.rematch)
    await sit_down(hub, other, person, None, "")
    return other.id


def _checked(wish: e.Wish) -> e.Wish:
    try:
        game = find_game(wish.game)
    except KeyError:
        raise Declined("no_such_game", game=wish.game) from None
    try:
        setup = game.agree(wish.seats, wish.options)
    except ValueError:
        raise Declined("bad_setup") from None
    if len(wish.bots) > wish.seats:
        raise Declined("too_many_bots")
    if any(bot not in BOTS for bot in wish.bots):
        raise Declined("no_such_bot")
    clock = wish.clock
    if clock.pace != "none" and clock.budget < 1000:
        raise Declined("bad_clock")
    return replace(wish, options=dict(setup.options), title=clean_text(wish.title))
