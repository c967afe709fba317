"""Routes about the short codes of tables."""

from ...ids import spell
from ...live.access.codes import code_of, read_code
from ...live.access.invites import Invites
from ...live.hub.hub import Hub
from ...store.codes import Codes
from ...wire import reach as w
from ..errors import Problem
from ..limits import Pace, Turnstile
from ..route import Access, Context, Route


class CodeRoutes:
    """Gives and follows codes. Six letters can be guessed in time, so wrong tries are slowed down."""

    def __init__(self, hub: Hub, invites: Invites, codes: Codes, turnstile: Turnstile) -> None:
        self._hub = hub
        self._invites = invites
        self._codes = codes
        self._turnstile = turnstile

    def routes(self) -> list[Route]:
        api, a = "/api/v1", Access
        return [
            Route("PUT", api + "/tables/{table}/code", a.WATCHER, self.give, reply=w.TableCode,
                  summary="The table's short code, for those who may invite"),
            Route("GET", api + "/codes/{code}", a.ANYONE, self.follow, reply=w.CodeLeads, pace=Pace.CODE,
                  summary="Where a short code leads"),
        ]  # fmt: skip

    async def give(self, ctx: Context) -> w.TableCode:
        if ctx.person is None:
            raise Problem(401, "sign_in_first")
        if not (ctx.roles.seats or ctx.roles.host):
            raise Problem(403, "not_seated")
        live = await self._hub.fresh(ctx.table)
        if live.fold.progress.stage == "over":
            raise Problem(409, "is_over")
        return w.TableCode(await code_of(self._codes, ctx.table))

    async def follow(self, ctx: Context) -> w.CodeLeads:
        code = read_code(ctx.param("code"))
        table = await self._codes.table_of(code) if code else None
        if table is None:
            raise Problem(404, "no_such_code")
        self._turnstile.give_back(ctx.address, Pace.CODE)  # only wrong codes count: a whole class may join at once
        return w.CodeLeads(spell(table), self._invites.of(table))
