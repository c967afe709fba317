"""The path of every request: limits, origin, identity, access, body, handler, reply; errors have one form."""

import asyncio
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Protocol

import msgspec
import structlog
from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route as Path
from starlette.types import Receive, Scope, Send

from ..config import Config
from ..declined import Declined
from ..ids import new_id, spell
from ..people.passwords import Busy
from ..people.sessions import Visit
from ..store.database import Unavailable
from .access import check_access
from .body import read_body, read_query
from .compression import WORTH_ZIPPING, is_known, tag_of, takes_gzip, zipped
from .errors import Problem, later
from .guard import API, origin_allowed
from .limits import Turnstile
from .route import Context, Resolver, Roles, Route

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
KNOWN = SAFE | {"POST", "PUT", "PATCH", "DELETE"}
NOTED = frozenset({401, 403, 408, 429})
RETRY = 5  # seconds, where nothing better is known
LONG_TO_ZIP = 65_536
GONE = 499  # nobody reads this status: the client left before its request was complete

DECLINED = {  # all other codes: 422
    **dict.fromkeys(("wrong_sign_in", "second_factor", "bad_passkey", "wrong_code"), 401),
    **dict.fromkeys(("wrong_password", "prove_password", "prove_passkey", "no_account"), 403),
    **dict.fromkeys(("not_seated", "not_watching", "alone_only", "removed", "players_only"), 403),
    **dict.fromkeys(("no_such_table", "no_such_game", "no_passkey"), 404),
    **dict.fromkeys(("bad_link", "bad_ticket"), 410),
    **dict.fromkeys(("too_many_guests", "packs_full"), 429),
    **dict.fromkeys(
        ("no_mail", "no_passkeys_here", "many_passkeys", "email_refused", "has_account",
         "too_many_tables", "bots_only", "no_free_seat", "seat_kept", "seats_free",
         "has_begun", "not_begun", "not_over", "has_resigned", "bot_plays", "not_absent", "just_reminded",
         "other_rules", "other_content", "parked", "no_time_left", "play_on_first", "too_many_came"),
        409,
    ),
}  # fmt: skip

Observe = Callable[[str, str, int, float], None]  # method, path with its placeholders, status, seconds
log = structlog.get_logger(__name__)


class Identify(Protocol):
    """Finds the person who sends a request or opens a WebSocket."""

    async def __call__(self, headers: Headers) -> Visit | None: ...


async def _no_tables(ctx: Context, table: int) -> Roles | None:
    return None


class Dispatcher:
    """Answers requests by their routes. Set `resolve` before serving routes about tables."""

    def __init__(
        self, config: Config, identify: Identify, turnstile: Turnstile, observe: Observe | None = None
    ) -> None:
        self.config = config
        self.identify = identify
        self.turnstile = turnstile
        self.resolve: Resolver = _no_tables
        self.observe = observe

    def paths(self, routes: Iterable[Route]) -> list[Path]:
        """Routes for a Starlette application. The last one answers all unknown addresses of the API."""
        by_path: dict[str, dict[str, Route]] = {}
        for route in routes:
            known = by_path.setdefault(route.path, {})
            if route.method in known:
                raise ValueError(f"two routes for {route.method} {route.path}")
            known[route.method] = route
        found = [Path(path, _Address(self, path, methods)) for path, methods in by_path.items()]
        return [*found, Path(API + "{rest:path}", _Address(self, API, {}))]

    async def answer(self, request: Request, path: str, methods: dict[str, Route]) -> Response:
        start = time.perf_counter()
        address = request.client.host if request.client else ""
        ctx = Context(request, spell(new_id()), address)
        about = {"request": ctx.id}
        with suppress(Problem, KeyError):  # not every path names a table, and the name may be wrong
            about["table"] = spell(ctx.table)
        with structlog.contextvars.bound_contextvars(**about):
            try:
                response = await self._serve(ctx, methods)
            except Problem as problem:
                _note(ctx, path, problem)
                response = problem.reply(ctx.lang)
            except Declined as no:
                told = Problem(DECLINED.get(no.code, 422), no.code, args=no.args_by_name)
                _note(ctx, path, told)
                response = told.reply(ctx.lang)
            except Busy:
                response = later(RETRY, 503, "too_many").reply(ctx.lang)
            except Unavailable as away:
                log.warning("the database is away", path=path, trouble=str(away))
                response = later(RETRY, 503, "unavailable").reply(ctx.lang)
            except ClientDisconnect:
                response = Response(status_code=GONE)
            except Exception:
                log.exception("a request failed", method=request.method, path=path)
                response = Problem(500, "internal", args={"request": ctx.id}).reply(ctx.lang)
        response.headers["x-request-id"] = ctx.id
        if self.observe:
            method = request.method if request.method in KNOWN else "other"  # clients may invent methods
            self.observe(method, path, response.status_code, time.perf_counter() - start)
        return response

    async def _serve(self, ctx: Context, methods: dict[str, Route]) -> Response:
        route = _choose(ctx.request.method, methods)
        if isinstance(route, Response):
            return route
        wait = self.turnstile.address(ctx.address, route.pace)
        if wait:
            raise later(wait)
        if ctx.request.method not in SAFE:
            self._check_origin(ctx.request.headers)
        if route.cache is None:  # a cached reply is the same for everybody
            ctx.visit = await self.identify(ctx.request.headers)
            wait = self.turnstile.person(ctx.visit.person.id) if ctx.visit else 0
            if wait:
                raise later(wait)
        await check_access(ctx, route, self.resolve)
        given: list[object] = []
        if route.body:
            limits = self.config.limits
            # In JSON, a line break or a quotation mark of a pack takes two bytes.
            most = limits.body_bytes + (2 * limits.pack_bytes if route.takes_pack else 0)
            given.append(await read_body(ctx.request, route.body, most))
        if route.query:
            given.append(read_query(ctx.request, route.query))
        response = _reply(ctx, route, await route.handler(ctx, *given))
        return await _zip(ctx, response) if route.zipped else response

    def _check_origin(self, headers: Headers) -> None:
        origin = headers.get("origin")
        foreign = origin is None and headers.get("sec-fetch-site", "none") not in ("same-origin", "none")
        if foreign or not origin_allowed(origin, self.config, headers.get("host", "")):
            raise Problem(403, "bad_origin")


class _Address:
    """All methods of one path."""

    def __init__(self, dispatcher: Dispatcher, path: str, methods: dict[str, Route]) -> None:
        self._dispatcher, self._path, self._methods = dispatcher, path, methods

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response = await self._dispatcher.answer(Request(scope, receive), self._path, self._methods)
        with suppress(ClientDisconnect):
            await response(scope, receive, send)


def _choose(method: str, methods: dict[str, Route]) -> Route | Response:
    if not methods:
        raise Problem(404, "not_found")
    route = methods.get("GET" if method == "HEAD" else method)
    if route:
        return route
    known = {*methods, "OPTIONS", *(["HEAD"] if "GET" in methods else [])}
    allow = {"Allow": ", ".join(sorted(known))}
    if method == "OPTIONS":
        return Response(status_code=204, headers=allow)
    raise Problem(405, "bad_method", headers=allow)


def _reply(ctx: Context, route: Route, made: object) -> Response:
    if isinstance(made, Response):
        response = made
    elif route.reply is None:
        response = Response(status_code=204)
    else:
        response = Response(msgspec.json.encode(made), route.status, media_type="application/json")
    for name, value in ctx.headers:
        response.headers.append(name, value)
    return response if route.cache is None else _keep(ctx, response, route.cache)


def _keep(ctx: Context, response: Response, seconds: int) -> Response:
    """Let browsers and proxies keep a reply, and tell them cheaply that it has not changed."""
    tag = tag_of(bytes(response.body))
    headers = {"ETag": f"W/{tag}", "Cache-Control": f"public, max-age={seconds}"}
    if is_known(tag, ctx.request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    response.headers.update(headers)
    return response


async def _zip(ctx: Context, response: Response) -> Response:
    response.headers["Vary"] = "Accept-Encoding"
    if len(response.body) >= WORTH_ZIPPING and takes_gzip(ctx.request.headers.get("accept-encoding", "")):
        body = bytes(response.body)
        # A whole game takes longer than others should wait; in a thread, zlib lets them go on meanwhile.
        response.body = zipped(body) if len(body) < LONG_TO_ZIP else await asyncio.to_thread(zipped, body)
        response.headers.update({"Content-Encoding": "gzip", "Content-Length": str(len(response.body))})
    return response


def _note(ctx: Context, path: str, problem: Problem) -> None:
    """Log who was turned away, where and why, for operators who look for attacks."""
    if problem.status in NOTED:
        who = {"person": spell(ctx.person.id) if ctx.person else "", "address": ctx.address}
        log.info("turned away", method=ctx.request.method, path=path, code=problem.code, **who)
