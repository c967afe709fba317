"""Routes about tables: lists, and what is done there before and after play."""

from collections.abc import Sequence

import msgspec

from astrarium.kernel import game as find_game

from ..ids import spell
from ..live import acts, making
from ..live.about import content_mark, ending
from ..live.access import may_see
from ..live.audience import seats_in
from ..live.hub import Hub
from ..live.invites import Invites
from ..live.outdated import OtherRules
from ..live.table import LiveTable
from ..people.declined import Declined
from ..people.person import Person
from ..store.tables import TableRow
from ..tables import entries as e
from ..wire import tables as w
from ..wire.messages import SeatInfo
from ..wire.shapes import ContentMark
from .contents import Contents
from .errors import Problem
from .route import Access, Context, Roles, Route

LONGEST_LIST = 100


class TableRoutes:
    """What is asked once about tables; what is live goes through the socket."""

    def __init__(self, hub: Hub, invites: Invites, contents: Contents, most_tables: int) -> None:
        self._hub = hub
        self._invites = invites
        self._contents = contents
        self._most = most_tables

    def routes(self) -> list[Route]:
        at = "/api/v1/tables"
        one, a = at + "/{table}", Access
        invited = w.Invitation
        return [
            Route("POST", at, a.PERSON, self.make, w.NewTable, None, w.TableCard, 201, "Make a table", takes_pack=True),
            Route("GET", at, a.ANYONE, self.list_open, None, w.OpenTables, w.TableList, 200, "Open tables"),
            Route("GET", at + "/mine", a.PERSON, self.list_mine, None, None, w.TableList, 200, "My tables"),
            Route("GET", one, a.WATCHER, self.show, None, invited, w.TableCard, 200, "One table"),
            Route("DELETE", one, a.HOST, self.cancel, None, None, w.Reached, 200, "Cancel it, before play"),
            Route("POST", one + "/join", a.WATCHER, self.join, w.Join, invited, w.Reached, 200, "Sit down"),
            Route("POST", one + "/leave", a.SEAT, self.leave, None, None, w.Reached, 200, "Stand up, before play"),
            Route("POST", one + "/start", a.HOST, self.start, None, None, w.Reached, 200, "Begin"),
            Route("PUT", one + "/seats/{seat}", a.HOST, self.seat_bot, w.SeatBot, None, w.Reached, 200, "Seat a bot"),
            Route("DELETE", one + "/seats/{seat}", a.HOST, self.clear_seat, None, None, w.Reached, 200, "Free a seat"),
            Route("POST", one + "/rematch", a.SEAT, self.rematch, None, None, w.Rematch, 200, "Play again"),
            Route("GET", one + "/chat", a.WATCHER, self.chat, None, invited, w.ChatLines, 200, "What was said"),
            Route("POST", "/api/v1/admin/tables/{table}/end", a.ADMIN, self.end, None, None, w.Reached, 200, "End it"),
        ]

    async def roles(self, ctx: Context, table: int) -> Roles | None:
        """What somebody is at a table."""
        person = ctx.person
        invite = ctx.request.query_params.get("invite", "")
        invited = bool(invite) and self._invites.fits(table, invite)
        try:
            live = await self._hub.fresh(table)
        except OtherRules as other:
            if may_see(person, other.fold, invited):
                raise
            return None
        except Declined:
            return None
        return Roles(
            seats=live.fold.progress.seats_of(person.id) if person else (),
            host=person is not None and live.fold.created.host == person.id,
            watcher=may_see(person, live.fold, invited),
        )

    # Lists

    async def list_open(self, ctx: Context, query: w.OpenTables) -> w.TableList:
        rows = await self._hub.services.tables.open_tables(query.game or None, LONGEST_LIST)
        return w.TableList([_row_card(row, ()) for row in rows])

    async def list_mine(self, ctx: Context) -> w.TableList:
        tables = self._hub.services.tables
        seats = await tables.seats_of(ctx.me.id)
        return w.TableList(
            [_row_card(row, seats.get(row.id, ())) for row in await tables.tables_of(ctx.me.id, LONGEST_LIST)]
        )

    # One table

    async def make(self, ctx: Context, body: w.NewTable) -> w.TableCard:
        if await self._hub.services.tables.count_unfinished(ctx.me.id) >= self._most:
            raise Problem(409, "too_many_tables")
        if body.together:
            making.check_host_brings(body.wish.spec, body.together)
        pack = await self._contents.read(ctx, body.wish)
        live = await making.make_table(self._hub, ctx.me, body.wish.spec, pack)
        if body.sit:
            await making.sit_down(self._hub, live, ctx.me, None, body.contribution, body.together)
        else:
            await making.start_if_full(live)
        return self._card(live, ctx.me)

    async def show(self, ctx: Context, query: w.Invitation) -> w.TableCard:
        return self._card(await self._hub.fresh(ctx.table), ctx.person)

    async def join(self, ctx: Context, body: w.Join, query: w.Invitation) -> w.Reached:
        live = await self._hub.fresh(ctx.table)
        return w.Reached(await making.sit_down(self._hub, live, ctx.me, body.seat, body.contribution, body.together))

    async def leave(self, ctx: Context) -> w.Reached:
        for _ in ctx.roles.seats[1:]:  # all who came with that person
            await self._do(ctx, acts.leave(ctx.me.id))
        return await self._do(ctx, acts.leave(ctx.me.id))

    async def start(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, acts.start)

    async def seat_bot(self, ctx: Context, body: w.SeatBot) -> w.Reached:
        live = await self._hub.open(ctx.table)
        version = await live.do(acts.seat_bot(_seat(ctx), body.bot))
        return w.Reached(await making.start_if_full(live) or version)

    async def clear_seat(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, acts.clear_seat(_seat(ctx)))

    async def cancel(self, ctx: Context) -> w.Reached:
        live = await self._hub.open(ctx.table)
        if live.fold.progress.stage == "playing":
            raise Problem(409, "has_begun")
        return await self._do(ctx, acts.end("cancelled"))

    async def end(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, acts.end("administrator"))

    async def rematch(self, ctx: Context) -> w.Rematch:
        live = await self._hub.fresh(ctx.table)
        return w.Rematch(spell(await making.rematch(self._hub, live, ctx.me)))

    async def chat(self, ctx: Context, query: w.Invitation) -> w.ChatLines:
        rows = await self._hub.services.chat.latest(ctx.table, LONGEST_LIST)
        return w.ChatLines([w.ChatLine(row.no, row.at, spell(row.person), row.name, row.text) for row in rows])

    # How it is done

    async def _do(self, ctx: Context, make: acts.Maker) -> w.Reached:
        live = await self._hub.open(ctx.table)
        return w.Reached(await live.do(make))

    def _card(self, live: LiveTable, person: Person | None) -> w.TableCard:
        fold, progress = live.fold, live.fold.progress
        spec = fold.created.spec
        seats = progress.seats_of(person.id) if person else ()
        may_invite = person is not None and (bool(seats) or fold.created.host == person.id)
        return w.TableCard(
            table=live.name,
            game=fold.game.meta.key,
            stage=progress.stage,
            title=spec.title,
            host=spell(fold.created.host),
            version=progress.version,
            seats=live.seats(),
            options=dict(fold.setup.options),
            clock=spec.clock,
            public=spec.public,
            spectators=spec.spectators,
            undo=spec.undo,
            made_at=fold.made_at,
            waiting=seats_in(progress.waiting),
            since=progress.since,
            seat=seats[0] if seats else None,
            your_turn=any(map(progress.owes, seats)),
            invite=self._invites.of(live.id) if may_invite else "",
            commitment=fold.created.commitment,
            content=content_mark(fold),
            **ending(fold),
        )


class About(msgspec.Struct):
    """What a table's row keeps for lists."""

    host: str
    rules: str
    spectators: bool
    undo: bool
    clock: e.Clock
    options: dict[str, str]
    seats: list[SeatInfo]
    winners: list[int] = []
    ended: str = ""
    rematch: str = ""
    content: ContentMark | None = None


_about = msgspec.json.Decoder(About)


def _row_card(row: TableRow, seats: Sequence[int]) -> w.TableCard:
    about = _about.decode(row.about)
    other_rules = row.stage == "playing" and about.rules != _rules(row.game)
    return w.TableCard(
        table=spell(row.id),
        game=row.game,
        stage=row.stage,
        title=row.title,
        host=about.host,
        version=row.version,
        seats=about.seats,
        options=about.options,
        clock=about.clock,
        public=bool(row.public),
        spectators=about.spectators,
        undo=about.undo,
        made_at=row.made_at,
        waiting=seats_in(row.waiting),
        since=row.since,
        seat=seats[0] if seats else None,
        your_turn=not other_rules and any(row.waiting >> seat & 1 for seat in seats),
        other_rules=other_rules,
        winners=about.winners,
        ended=about.ended,
        rematch=about.rematch,
        content=about.content,
    )


def _rules(key: str) -> str:
    """By which a game is played today; none if it is not installed any more."""
    try:
        return find_game(key).meta.rules
    except KeyError:
        return ""


def _seat(ctx: Context) -> int:
    text = ctx.param("seat")
    if not text.isdecimal() or len(text) > 2:
        raise Problem(404, "not_found")
    return int(text)
