"""Routes about tables: lists, and what people do before and after play."""

from collections.abc import Sequence
from functools import partial

import msgspec

from ...clock import HOUR
from ...config import Config
from ...declined import Declined
from ...ids import spell
from ...live.access.access import may_see
from ...live.access.invites import Invites
from ...live.access.roster import rules_today
from ...live.acts import lobby
from ...live.acts.maker import Maker
from ...live.hub import new_tables
from ...live.hub.hub import Hub
from ...live.hub.parking import Parked
from ...live.table.live_table import LiveTable
from ...live.table.place import seats_in
from ...live.table.speaker import speaks_from
from ...live.table.summary import content_mark, ending
from ...people.person import Person
from ...store.tables import Listed, TableRow
from ...tables import entries as e
from ...wire import tables as w
from ...wire.messages import SeatInfo
from ...wire.shapes import ContentMark
from ..errors import Problem
from ..lobby import Lobby
from ..quota import TableQuota
from ..route import Access, Context, Roles, Route
from .contents import Contents

LONGEST_LIST = 100


class TableRoutes:
    """Single requests about tables; live play goes over the socket."""

    def __init__(self, hub: Hub, invites: Invites, contents: Contents, quota: TableQuota, config: Config) -> None:
        self._hub = hub
        self._invites = invites
        self._contents = contents
        self._quota = quota
        self._bot_tables = config.bot_tables
        listed = Listed(config.limits.listed_per_host, config.limits.listed_hours * HOUR)
        self._lobby = Lobby(hub.services, listed, self._row_card)

    def routes(self) -> list[Route]:
        at = "/api/v1/tables"
        one, a = at + "/{table}", Access
        invited = w.Invitation
        return [
            Route("POST", at, a.PERSON, self.make, w.NewTable, None, w.TableCard, 201, "Make a table", takes_pack=True),
            Route("GET", at, a.ANYONE, self.list_open, None, w.OpenTables, w.TableList, 200, "Open tables"),
            Route("GET", at + "/mine", a.PERSON, self.list_mine, None, None, w.TableList, 200, "My tables"),
            Route("GET", one, a.WATCHER, self.show, None, invited, w.TableCard, 200, "One table", opens=False),
            Route(
                "DELETE",
                one,
                a.HOST,
                self.cancel,
                None,
                None,
                w.Reached,
                200,
                "Cancel it, before play; or a parked one",
                opens=False,
            ),
            Route("POST", one + "/join", a.WATCHER, self.join, w.Join, invited, w.Reached, 200, "Sit down"),
            Route("POST", one + "/leave", a.SEAT, self.leave, None, None, w.Reached, 200, "Stand up, before play"),
            Route("POST", one + "/start", a.HOST, self.start, None, None, w.Reached, 200, "Begin"),
            Route("PUT", one + "/seats/{seat}", a.HOST, self.seat_bot, w.SeatBot, None, w.Reached, 200, "Seat a bot"),
            Route("DELETE", one + "/seats/{seat}", a.HOST, self.clear_seat, None, None, w.Reached, 200, "Free a seat"),
            Route("DELETE", one + "/removed", a.HOST, self.relent, None, None, w.Reached, 200, "Let them come back"),
            Route("POST", one + "/rematch", a.SEAT, self.rematch, None, None, w.Rematch, 200, "Play again"),
            Route("GET", one + "/chat", a.WATCHER, self.chat, None, invited, w.ChatLines, 200, "What was said"),
            Route("POST", "/api/v1/admin/tables/{table}/end", a.ADMIN, self.end, None, None, w.Reached, 200, "End it"),
        ]

    async def roles(self, ctx: Context, table: int) -> Roles | None:
        """The visitor's roles at a table; None if there is no such table."""
        person = ctx.person
        invite = ctx.request.query_params.get("invite", "")
        invited = bool(invite) and self._invites.fits(table, invite)
        try:
            live = await self._hub.fresh(table)
        except Parked as parked:
            roster = parked.roster
            return Roles(
                seats=roster.seats_of(person.id) if person else (),
                host=person is not None and roster.host == person.id,
                watcher=roster.lets_know(person, invited),
                parked=parked,
            )
        except Declined:
            return None
        return Roles(
            seats=live.fold.progress.seats_of(person.id) if person else (),
            host=person is not None and live.fold.created.host == person.id,
            watcher=may_see(person, live.fold, invited),
        )

    # Lists

    async def list_open(self, ctx: Context, query: w.OpenTables) -> w.TableList:
        return await self._lobby.tables(query.game)

    async def list_mine(self, ctx: Context) -> w.TableList:
        tables = self._hub.services.tables
        seats = await tables.seats_of(ctx.me.id)
        return w.TableList(
            [self._row_card(row, seats.get(row.id, ())) for row in await tables.tables_of(ctx.me.id, LONGEST_LIST)]
        )

    # One table

    async def make(self, ctx: Context, body: w.NewTable) -> w.TableCard:
        await self._quota.check(ctx)
        if not self._bot_tables:
            new_tables.check_peopled(body.wish.spec)
        pack = await self._contents.read(ctx, body.wish)
        self._quota.take(ctx)
        live = await new_tables.make_table(self._hub, ctx.me, body.wish.spec, pack, keep=body.keep)
        await new_tables.start_if_full(live, self._bot_tables)
        return self._card(live, ctx.me)

    async def show(self, ctx: Context, query: w.Invitation) -> w.TableCard:
        """A table's card. For a game that is over it works even if the table cannot be opened, say after new rules."""
        if ctx.roles.parked is None:
            return self._card(await self._hub.fresh(ctx.table), ctx.person)
        row = await self._hub.services.tables.head(ctx.table)
        if row is None or row.stage != "over":
            raise ctx.roles.parked
        return self._row_card(row, ctx.roles.seats)

    async def join(self, ctx: Context, body: w.Join, query: w.Invitation) -> w.Reached:
        live = await self._hub.fresh(ctx.table)
        together = [(other.name, other.contribution) for other in body.together]
        return w.Reached(await new_tables.sit_down(self._hub, live, ctx.me, body.seat, body.contribution, together))

    async def leave(self, ctx: Context) -> w.Reached:
        for _ in ctx.roles.seats[1:]:  # with all who share the person's screen
            await self._do(ctx, lobby.leave(ctx.me.id))
        return await self._do(ctx, lobby.leave(ctx.me.id))

    async def start(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, partial(lobby.start, bots_alone=self._bot_tables))

    async def seat_bot(self, ctx: Context, body: w.SeatBot) -> w.Reached:
        live = await self._hub.open(ctx.table)
        version = await live.do(lobby.seat_bot(_seat(ctx), body.bot))
        return w.Reached(await new_tables.start_if_full(live, self._bot_tables) or version)

    async def clear_seat(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, lobby.clear_seat(_seat(ctx)))

    async def relent(self, ctx: Context) -> w.Reached:
        return await self._do(ctx, lobby.relent)

    async def cancel(self, ctx: Context) -> w.Reached:
        """Cancel a table before play. A parked one may be ended in play too: nobody has to wait for it."""
        if ctx.roles.parked is None:
            live = await self._hub.open(ctx.table)
            if live.fold.progress.stage == "playing":
                raise Problem(409, "has_begun")
        return w.Reached(await self._hub.end(ctx.table, "cancelled"))

    async def end(self, ctx: Context) -> w.Reached:
        return w.Reached(await self._hub.end(ctx.table, "administrator"))

    async def rematch(self, ctx: Context) -> w.Rematch:
        may_make = partial(self._quota.check_and_take, ctx)
        offered = await new_tables.rematch(self._hub, await self._hub.fresh(ctx.table), ctx.me, may_make)
        return w.Rematch(offered.name, offered.fold.created.commitment)

    async def chat(self, ctx: Context, query: w.Invitation) -> w.ChatLines:
        rows = await self._hub.services.chat.latest(ctx.table, LONGEST_LIST)
        progress = (await self._hub.fresh(ctx.table)).fold.progress
        return w.ChatLines(
            [
                w.ChatLine(row.no, row.at, spell(row.person), row.name, row.text, speaks_from(progress, row))
                for row in rows
            ]
        )

    # Helpers

    async def _do(self, ctx: Context, make: Maker) -> w.Reached:
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
            seats=live.updates.seats(),
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
            removed=len(progress.removed) if person is not None and fold.created.host == person.id else 0,
            invite=self._invites.of(live.id) if may_invite else "",
            commitment=fold.created.commitment,
            content=content_mark(fold),
            **ending(fold),
        )

    def _row_card(self, row: TableRow, seats: Sequence[int] = ()) -> w.TableCard:
        """A table's card for lists, made without opening the table."""
        try:
            about, is_known = _about.decode(row.about), True
        except msgspec.DecodeError:  # one bad row must not spoil the whole list
            chairs = [SeatInfo() for _ in range(row.seats)]
            about, is_known = About(spell(row.host), "", False, False, e.Clock(), {}, chairs), False
        other_rules = is_known and row.stage == "playing" and about.rules != rules_today(row.game)
        parked = row.stage != "over" and (not is_known or self._hub.parking.until(row.id) is not None)
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
            your_turn=not (other_rules or parked) and any(row.waiting >> seat & 1 for seat in seats),
            other_rules=other_rules,
            parked=parked,
            winners=about.winners,
            ended=about.ended,
            rematch=about.rematch,
            content=about.content,
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


def _seat(ctx: Context) -> int:
    text = ctx.param("seat")
    if not text.isdecimal() or len(text) > 2:
        raise Problem(404, "not_found")
    return int(text)
