"""Where people come in: one WebSocket each, let in by their session, seen out when the server closes."""

import asyncio
import logging
import time
from collections import Counter, defaultdict
from collections.abc import Mapping

from starlette.datastructures import Headers
from starlette.types import Receive, Scope, Send

from astrarium.kernel import Refusal, Text
from astrarium.kernel.text import Arg

from ..bus.base import Handler, Subscription
from ..config import Config
from ..http.dispatch import Identify
from ..http.guard import origin_allowed
from ..http.limits import Buckets, network
from ..http.words import WORDS
from ..ids import spell
from ..live.hub import Hub
from ..live.invites import Invites
from ..live.news import ToPerson, encode_news, person_subject, read_person_news
from ..live.table import LiveTable
from ..people.declined import Declined
from ..people.names import clean_text
from ..people.person import Person
from ..store.chat import Chat
from ..wire import messages as m
from .quick import writer_of
from .socket import Socket

MOST_TABLES = 64  # that one connection watches
SIGNED_OUT, TRY_LATER, RESTART = 4401, 1013, 1012

log = logging.getLogger("astrarium.door")


class Door:
    """The ASGI application of the WebSocket, and the list of those who are in."""

    def __init__(self, config: Config, identify: Identify, hub: Hub, chat: Chat, invites: Invites) -> None:
        self.config = config
        self.hub = hub
        self.invites = invites
        self.most_bytes = config.limits.message_bytes
        self.most_tables = MOST_TABLES
        self._identify = identify
        self._chat = chat
        self._sockets: dict[int, set[Socket]] = defaultdict(set)
        self._subscriptions: dict[int, Subscription] = {}
        self._addresses: Counter[str] = Counter()
        self._pace = Buckets(config.limits.messages_per_second, config.limits.message_burst)
        self._talk = Buckets(config.limits.says_per_second, config.limits.say_burst)
        self._closed = False

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
        visit = None
        if not self._closed and origin_allowed(headers.get("origin"), self.config, headers.get("host", "")):
            visit = await self._identify(headers)
        if visit is None:
            await send({"type": "websocket.close", "code": SIGNED_OUT})
            return
        address = network(scope["client"][0] if scope.get("client") else "")
        if not self._has_room(visit.person.id, address):
            await send({"type": "websocket.close", "code": TRY_LATER})
            return
        await send({"type": "websocket.accept"})
        await self._serve(Socket(self, visit.person, receive, send, writer_of(scope)), address)

    def _has_room(self, person: int, address: str) -> bool:
        limits = self.config.limits
        return (
            len(self._sockets.get(person, ())) < limits.connections_per_person
            and self._addresses[address] < limits.connections_per_address
            and self.connections < limits.connections
        )

    async def _serve(self, socket: Socket, address: str) -> None:
        person = socket.person
        self._sockets[person].add(socket)
        self._addresses[address] += 1
        try:
            if person not in self._subscriptions:
                subject = person_subject(spell(person))
                heard = await self.hub.means.bus.subscribe(subject, self._pass_on(person))
                if self._subscriptions.setdefault(person, heard) is not heard:
                    await heard.cancel()  # another connection of theirs came at the same moment
            socket.muted = await self._chat.muted_by(person)
            await socket.serve()
        finally:
            self._addresses[address] -= 1
            if not self._addresses[address]:
                del self._addresses[address]
            self._sockets[person].discard(socket)
            if not self._sockets[person]:
                del self._sockets[person]
                subscription = self._subscriptions.pop(person, None)
                if subscription is not None:
                    await subscription.cancel()

    def _pass_on(self, person: int) -> Handler:
        def hear(_: str, data: bytes) -> None:
            news = read_person_news(data)
            if news.node != self.hub.means.node:
                self._tell_here(person, news.text)

        return hear

    def _tell_here(self, person: int, text: str) -> None:
        for socket in self.sockets_of(person):
            if text:
                socket.tell(text.encode())
            else:
                socket.close(SIGNED_OUT, "signed_out")

    def tell_person(self, person: int, text: str) -> None:
        """To all connections of a person, on this node and the others."""
        self._tell_here(person, text)
        means = self.hub.means
        means.bus.publish(person_subject(spell(person)), encode_news(ToPerson(means.node, text)))

    def sign_out(self, person: int) -> None:
        """The sessions of this person are void: so are the connections that they opened."""
        self.tell_person(person, "")

    def cut_stuck(self) -> None:
        """End connections whose other side takes nothing."""
        now = time.monotonic()
        for sockets in list(self._sockets.values()):
            for socket in list(sockets):
                if socket.is_stuck(now):
                    socket.cut()

    async def close(self, patience: float = 5.0) -> None:
        """Tell everybody to come again, and wait until they have left."""
        self._closed = True
        for sockets in list(self._sockets.values()):
            for socket in sockets:
                socket.close(RESTART, "shutdown")
        until = time.monotonic() + patience
        while self._sockets and time.monotonic() < until:
            await asyncio.sleep(0.05)

    # What sockets ask of the house

    def pace(self, socket: Socket) -> float:
        return self._pace.take(str(socket.person))

    def slow_chat(self, socket: Socket) -> None:
        """Declined if somebody says more than others care to read."""
        wait = self._talk.take(str(socket.person))
        if wait:
            raise Declined("too_many", seconds=max(1, int(wait + 0.999)))

    def may_watch(self, person: Person, live: LiveTable, invite: str) -> bool:
        return may_see(person, live, self.invites.fits(live.id, invite) if invite else False)

    async def mute(self, person: int, other: int, muted: bool) -> None:
        await (self._chat.mute if muted else self._chat.unmute)(person, other)

    def clean_text(self, text: str) -> str:
        cleaned = clean_text(text)
        if not cleaned:
            raise Declined("empty")
        return cleaned

    def say(self, lang: str, code: str, args: Mapping[str, Arg]) -> str:
        return WORDS.say(lang, Text(f"problem.{code}", args))

    def explain(self, live: LiveTable, refusal: Refusal, lang: str) -> m.Refusal:
        """The refusal in the reader's language, with the rule that it rests on."""
        game = live.play.game
        names = {f"seat:{n}": seat.name for n, seat in enumerate(live.play.course.seats) if seat.name}
        return m.Refusal(
            rule=refusal.rule,
            code=refusal.code,
            args=dict(refusal.args),
            text=game.words.say(lang, refusal.text, names),
            statement=game.rulebook[refusal.rule].say(lang),
        )


def may_see(person: Person | None, live: LiveTable, invited: bool) -> bool:
    """Those who sit there, its host, whoever has its link; anybody where spectators are welcome."""
    play = live.play
    if person is not None and (
        play.course.seat_of(person.id) is not None
        or play.made.host == person.id
        or person.id in play.made.invited
        or person.is_admin
    ):
        return True
    wish = play.made.wish
    return invited or (wish.public and (wish.spectators or play.course.stage == "open"))
