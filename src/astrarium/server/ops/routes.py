"""Health, readiness and metrics, for load balancers and monitors. No sign-in is needed."""

import hmac

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from ..http.routes.reach import is_here
from ..node import Node
from ..store.database import Unavailable


class Operations:
    """The routes that are not for players."""

    def __init__(self, node: Node) -> None:
        self._node = node

    def paths(self) -> list[Route]:
        return [
            Route("/healthz", self.health, methods=["GET"]),
            Route("/readyz", self.ready, methods=["GET"]),
            Route("/metrics", self.metrics, methods=["GET"]),
        ]

    async def health(self, request: Request) -> Response:
        """The process runs and answers."""
        return PlainTextResponse("ok\n")

    async def ready(self, request: Request) -> Response:
        """Whether the node can serve people: the database answers and accepts writes, and no shutdown has begun."""
        if self._node.gateway.is_closed:
            return PlainTextResponse("leaving\n", 503)
        try:
            await self._node.database.ping()
        except Unavailable:
            return PlainTextResponse("no database\n", 503)
        if self._node.services.store_health.trouble:  # the log has the details
            return PlainTextResponse("the database takes nothing\n", 503)
        return PlainTextResponse("ready\n")

    async def metrics(self, request: Request) -> Response:
        """The metrics, for requests from this computer under its own name, or with the token."""
        token = self._node.config.metrics_token
        given = request.headers.get("authorization", "").removeprefix("Bearer ")
        if not _asks_from_here(request) and not (token and hmac.compare_digest(token.encode(), given.encode())):
            return PlainTextResponse("not for you\n", 403)
        await self._node.gauge()
        return Response(self._node.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


def _asks_from_here(request: Request) -> bool:
    """Whether the request is from this computer under its own name. Another name may be that of a hostile page."""
    return request.client is not None and is_here(request.client.host, request.headers)
