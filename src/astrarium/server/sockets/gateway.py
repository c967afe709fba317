"""Accepts WebSockets by session, and closes them on sign-out and shutdown."""

import asyncio
import time
from collections import Counter, defaultdict
from typing import TypeVar

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from ..bus.base import Handler, Subscription
from ..config import Config
from ..http.buckets import SITE, AddressBuckets, network, site_of
from ..http.dispatch import Identify
from ..http.errors import later
from ..http.guard import origin_allowed
from ..ids import spell
from ..live.access.invites import Invites
from ..live.hub.hub import Hub
from ..live.news import ToPerson, encode_news, person_subject, read_person_news
from ..store.chat import Chat
from ..words import accepted_lang
from .fast_websocket import writer_of
from .heartbeat import PERIOD
from .services import SocketServices
from .socket import Socket

K = TypeVar("K")
SIGNED_OUT, TRY_LATER, RESTART = 4401, 1013, 1012
REFUSAL = "websocket.http.response"  # ASGI extension: a handshake is refused with an HTTP status


class Gateway:
    """The ASGI application of the WebSocket, and the list of open connections."""

    def __init__(self, config: Config, identify: Identify, hub: Hub, chat: Chat, invites: Invites) -> None:
        self.config = config
        self.hub = hub
        self.services = SocketServices(config.limits, hub, chat, invites)
        self._identify = identify
        self._sockets: dict[int, set[Socket]] = defaultdict(set)
        self._subscriptions: dict[int, Subscription] = {}
        self._addresses: Counter[str] = Counter()
        self._sites: Counter[str | None] = Counter()  # IPv6
        limits = config.limits
        self._handshakes = AddressBuckets(limits.handshakes_per_second, limits.handshake_burst, time.monotonic)
        self._closed = False

    @property
    def crowded(self) -> int:
        return self._handshakes.crowded

    @property
    def is_closed(self) -> bool:
        return self._closed

    @property
    def connections(self) -> int:
        return self._addresses.total()

    def sockets_of(self, person: int) -> list[Socket]:
        return list(self._sockets.get(person, ()))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await receive()  # websocket.connect
        headers = Headers(scope=scope)
        address: str = scope["client"][0] if scope.get("client") else ""
        wait = self._handshakes.take(address)
        if wait:
            self.services.node.metrics.turned_away.labels("handshake").inc()
            await _refuse(scope, send, wait, accepted_lang(headers.get("accept-language", "")))
            return
        visit = None
        if not self._closed and origin_allowed(headers.get("origin"), self.config, headers.get("host", "")):
            visit = await self._identify(headers)
        if visit is None:
            await send({"type": "websocket.close", "code": SIGNED_OUT})
            return
        if not self._has_room(visit.person.id, address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        await send({"type": "websocket.accept"})
        mine = self._sockets[visit.person.id]
        socket = Socket(self.services, visit.person, mine, receive, send, writer_of(scope), address)
        mine.add(socket)
        await self._serve(socket, address, headers)

    def _has_room(self, person: int, address: str) -> bool:
        limits = self.config.limits
        return (
            len(self._sockets.get(person, ())) < limits.connections_per_person
            and self._addresses[network(address)] < limits.connections_per_address
            and self._sites[site_of(address)] < limits.connections_per_address * SITE
            and self.connections < limits.connections
        )

    async def _serve(self, socket: Socket, address: str, headers: Headers) -> None:
        person = socket.person
        household, site = network(address), site_of(address)
        self._addresses[household] += 1
        if site is not None:
            self._sites[site] += 1
        try:
            if person not in self._subscriptions:
                subject = person_subject(spell(person))
                heard = await self.hub.services.bus.subscribe(subject, self._pass_on(person))
                if self._subscriptions.setdefault(person, heard) is not heard:
                    await heard.cancel()  # another connection of this person was faster
            socket.muted = await self.services.muted_by(person)
            if await self._identify(headers) is None:  # signed out before we were subscribed
                socket.close(SIGNED_OUT, "signed_out")
            await socket.serve()
        finally:
            _count_out(self._addresses, household)
            if site is not None:
                _count_out(self._sites, site)
            self._sockets[person].discard(socket)
            if not self._sockets[person]:
                del self._sockets[person]
                subscription = self._subscriptions.pop(person, None)
                if subscription is not None:
                    await subscription.cancel()

    def _pass_on(self, person: int) -> Handler:
        def hear(_: str, data: bytes) -> None:
            news = read_person_news(data)
            if news.node != self.hub.services.node:
                self._tell_here(person, news.text)

        return hear

    def _tell_here(self, person: int, text: str) -> None:
        for socket in self.sockets_of(person):
            if text:
                socket.tell(text.encode())
            else:
                socket.close(SIGNED_OUT, "signed_out")

    def tell_person(self, person: int, text: str) -> None:
        """Send to all connections of a person, on this node and the others."""
        self._tell_here(person, text)
        services = self.hub.services
        services.bus.publish(person_subject(spell(person)), encode_news(ToPerson(services.node, text)))

    def sign_out(self, person: int) -> None:
        """Close all connections of a person, whose sessions are void."""
        self.tell_person(person, "")

    def cut_stuck(self) -> None:
        """End connections whose client receives nothing."""
        now = time.monotonic()
        for sockets in list(self._sockets.values()):
            for socket in list(sockets):
                if socket.is_stuck(now):
                    socket.cut()

    async def watch_over(self) -> None:
        """Notice silent connections. One loop for all: a timer for each message would cost more than the message."""
        while True:
            await asyncio.sleep(PERIOD)
            self.look()

    def look(self) -> None:
        for sockets in list(self._sockets.values()):
            for socket in list(sockets):
                socket.look()

    async def close(self, patience: float = 5.0) -> None:
        """Tell all clients to reconnect, and wait up to `patience` seconds until they have left."""
        self._closed = True
        for sockets in list(self._sockets.values()):
            for socket in sockets:
                socket.close(RESTART, "shutdown")
        until = time.monotonic() + patience
        while self._sockets and time.monotonic() < until:
            await asyncio.sleep(0.05)


async def _refuse(scope: Scope, send: Send, wait: float, lang: str) -> None:
    """Refuse the handshake with an HTTP problem, or on a server that cannot, with a close code alone."""
    if REFUSAL not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": TRY_LATER})
        return
    reply = later(wait).reply(lang)
    start = {"type": f"{REFUSAL}.start", "status": reply.status_code, "headers": reply.raw_headers}
    await send(start)
    await send({"type": f"{REFUSAL}.body", "body": reply.body})


def _count_out(counter: Counter[K], key: K) -> None:
    counter[key] -= 1
    if not counter[key]:
        del counter[key]
