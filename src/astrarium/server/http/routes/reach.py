"""Routes about how friends reach this server: its links, and the button that lets the network in."""

from urllib.parse import urlsplit

import structlog
from starlette.datastructures import Headers

from ...reach.addresses import is_loopback
from ...reach.doors import MARK, Doors
from ...wire import reach as w
from ..errors import Problem
from ..route import Access, Context, Route

# Headers of proxies: a proxy on this computer may ask for somebody anywhere.
PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-real-ip")

log = structlog.get_logger(__name__)


class ReachRoutes:
    def __init__(self, doors: Doors) -> None:
        self._doors = doors

    def routes(self) -> list[Route]:
        at, a = "/api/v1/addresses", Access
        return [
            Route("GET", MARK, a.ANYONE, self.who_answers, reply=w.Mark, summary="Which process answers"),
            Route("GET", at, a.PERSON, self.show, query=w.AskAddresses, reply=w.Addresses,
                  summary="Under which links friends find this server"),
            Route("POST", at, a.PERSON, self.let_network_in, reply=w.Addresses,
                  summary="Listen to the network too, from the computer itself"),
        ]  # fmt: skip

    async def who_answers(self, ctx: Context) -> w.Mark:
        return w.Mark(self._doors.mark)

    async def show(self, ctx: Context, query: w.AskAddresses) -> w.Addresses:
        return await self._addresses(ctx, again=query.again)

    async def let_network_in(self, ctx: Context) -> w.Addresses:
        if not sits_here(ctx):
            raise Problem(403, "not_here")
        try:
            await self._doors.let_network_in()
        except OSError:
            log.warning("no socket for the network", exc_info=True)
            raise Problem(503, "cannot_listen") from None
        log.info("the network may come in", port=self._doors.port)
        return await self._addresses(ctx, again=True)

    async def _addresses(self, ctx: Context, *, again: bool) -> w.Addresses:
        doors = self._doors
        links = await doors.links(again=again)
        return w.Addresses(links, doors.port, may_open=doors.are_closed and sits_here(ctx))


def sits_here(ctx: Context) -> bool:
    """Whether the request comes from this computer, under its own name and through no proxy."""
    return is_here(ctx.address, ctx.request.headers)


def is_here(address: str, headers: Headers) -> bool:
    try:
        host = urlsplit(f"//{headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return is_loopback(address) and is_loopback(host) and not any(name in headers for name in PASSED_ON)
