"""Many players in one process, as light as possible: their own cost must not distort the figures."""

import asyncio
import random
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass, field
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Any

import httpx
import msgspec
from msgspec import UNSET, Struct, UnsetType
from picows import WSCloseCode, WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

API = "/api/v1"
LATER = 0.5  # seconds until a request that failed with 503 is sent again
BEAT = 2.5  # seconds between the pings of a browser client


class Code(Struct):
    code: int


class Question(Struct):
    id: int
    kind: str
    low: int
    high: int
    options: list[Code]
    targets: list[Code]
    caps: list[int]


class Told(Struct):
    """The fields that a light player reads of any message."""

    type: str
    ref: int | None = None
    table: str = ""
    version: int = 0
    base: int = -1
    stage: str | UnsetType = UNSET
    questions: list[Question] | UnsetType = UNSET
    code: str = ""


_told = msgspec.json.Decoder(Told)


@dataclass
class Figures:
    """What happened, as the players saw it."""

    accepted: int = 0
    refused: int = 0
    errors: list[str] = field(default_factory=list)
    latencies: list[float] = field(default_factory=list)  # from send to the last listener's receipt, seconds
    bytes_in: int = 0
    games: int = 0

    def clear(self) -> None:
        self.accepted = self.refused = self.bytes_in = self.games = 0
        self.errors.clear()
        self.latencies.clear()


class Meter:
    """Matches each sent answer with the receipt of its update by all listeners of the table."""

    def __init__(self, figures: Figures) -> None:
        self.figures = figures
        self._listeners: dict[str, int] = defaultdict(int)
        self._sent: dict[tuple[str, int], float] = {}
        self._last: dict[tuple[str, int], list[float]] = {}

    def listens(self, table: str, more: int) -> None:
        self._listeners[table] += more

    def accepted(self, table: str, version: int, sent: float) -> None:
        self.figures.accepted += 1
        self._sent[table, version] = sent
        self._settle((table, version))

    def received(self, table: str, version: int, now: float) -> None:
        self._last.setdefault((table, version), []).append(now)
        self._settle((table, version))

    def _settle(self, key: tuple[str, int]) -> None:
        times = self._last.get(key)
        if times is not None and len(times) >= self._listeners[key[0]] and key in self._sent:
            self.figures.latencies.append(max(times) - self._sent.pop(key))
            del self._last[key]

    def forget(self, table: str) -> None:
        for key in [key for key in self._last if key[0] == table]:
            del self._last[key]
        for key in [key for key in self._sent if key[0] == table]:
            del self._sent[key]
        self._listeners.pop(table, None)


class LightPlayer(WSListener):
    """One person with one socket and one table at a time; answers at random after a pause."""

    def __init__(self, crowd: "Crowd", number: int, cookie: str) -> None:
        super().__init__()
        self.crowd = crowd
        self.cookie = cookie
        self.rng = random.Random(number)
        self.table = ""
        self.transport: WSTransport | None = None
        self._ref = 0
        self._asked: Question | None = None
        self._sent: tuple[int, float] | None = None  # the pending answer: its ref, and when it was sent
        self._timer: asyncio.TimerHandle | None = None

    # Called by picows

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.CLOSE:
            self.crowd.figures.errors.append(f"closed: {frame.get_close_code()}")
            transport.send_close(WSCloseCode.OK)
            transport.disconnect()
        elif frame.msg_type == WSMsgType.TEXT:
            data = frame.get_payload_as_bytes()
            self.crowd.figures.bytes_in += len(data)
            self._hear(_told.decode(data))

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.crowd.closing:
            self.crowd.figures.errors.append("disconnected")

    # Actions

    def say(self, kind: str, **fields: Any) -> int:
        self._ref += 1
        if self.transport is None:
            raise ConnectionError("not connected")
        message = msgspec.json.encode({"type": kind, "ref": self._ref, **fields})
        self.transport.send(WSMsgType.TEXT, message)
        return self._ref

    def sit(self, table: str) -> None:
        self.table = table
        self._asked, self._sent = None, None
        self.say("watch", table=table, full=self.crowd.full)

    def _hear(self, told: Told) -> None:
        crowd = self.crowd
        if told.type == "update" and told.table == self.table:
            crowd.meter.received(told.table, told.version, time.perf_counter())
            self._look(told)
        elif told.type == "table" and told.table == self.table:
            self._look(told)
        elif told.type == "done" and self._sent is not None and told.ref == self._sent[0]:
            crowd.meter.accepted(self.table, told.version, self._sent[1])
            self._sent = None
            self._maybe_answer()
        elif told.type == "refused":
            crowd.figures.refused += 1
            self._sent = None
            self._maybe_answer()
        elif told.type == "failed":
            crowd.figures.errors.append(f"failed: {told.code}")
            self._sent = None

    def _look(self, told: Told) -> None:
        if told.questions is not UNSET:
            self._asked = told.questions[0] if told.questions else None
        elif told.type == "table":
            self._asked = None
        if told.stage == "over":
            self._asked = None
            self.crowd.is_over(self.table)
        else:
            self._maybe_answer()

    def _maybe_answer(self) -> None:
        if self._asked is None or self._sent is not None or self._timer is not None or not self.crowd.playing:
            return
        pause = self.crowd.pause
        if pause:
            wait = self.rng.expovariate(1 / pause)
            self._timer = asyncio.get_running_loop().call_later(wait, self._answer)
        else:
            self._answer()

    def _answer(self) -> None:
        self._timer = None
        question = self._asked
        if question is None or self._sent is not None or not self.crowd.playing:
            return
        sent = time.perf_counter()
        choice = random_choice(question, self.rng)
        self._sent = self.say("answer", table=self.table, decision=question.id, choice=choice), sent

    def beat(self) -> None:
        if not self.crowd.closing:
            self.say("ping")
            asyncio.get_running_loop().call_later(BEAT, self.beat)

    def wake(self) -> None:
        self._maybe_answer()


class Crowd:
    """All players and their tables."""

    def __init__(self, url: str, game: str, seats: int, *, full: bool) -> None:
        self.url = url
        self.game = game
        self.seats = seats
        self.full = full
        self.pause = 0.0
        self.playing = False
        self.closing = False
        self.figures = Figures()
        self.meter = Meter(self.figures)
        self.groups: dict[str, list[LightPlayer]] = {}
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each person has their own cookie
        limits = httpx.Limits(max_connections=16)
        self._http = httpx.AsyncClient(base_url=url, timeout=60, limits=limits, cookies=nobody)
        self._over: set[str] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    async def gather(self, tables: int) -> None:
        """Make people and tables, connect everybody, let everybody watch."""
        for start in range(0, tables, 8):
            await asyncio.gather(*(self._group(number) for number in range(start, min(start + 8, tables))))

    async def _group(self, number: int) -> None:
        players = [await self.person(number * self.seats + seat) for seat in range(self.seats)]
        await self._sit(players)

    async def person(self, number: int) -> LightPlayer:
        reply = await self._ask("/guest", {"name": f"P{number}", "lang": "en"}, "")
        cookie = reply.headers["set-cookie"].partition(";")[0]
        player = LightPlayer(self, number, cookie)
        headers = {"Cookie": cookie}
        await ws_connect(lambda: player, "ws" + self.url[4:] + API + "/socket", extra_headers=headers)
        return player

    async def _sit(self, players: list[LightPlayer]) -> None:
        host = players[0]
        wish = {"game": self.game, "seats": self.seats, "spectators": False}
        reply = await self._post(host, "/tables", {"wish": wish})
        table = reply["table"]
        for player in players:
            part = {"contribution": secrets.token_hex(16)}
            await self._post(player, f"/tables/{table}/join?invite={reply['invite']}", part)
        self.groups[table] = players
        self.meter.listens(table, len(players))
        for player in players:
            player.sit(table)

    async def _post(self, player: LightPlayer, path: str, body: Any) -> Any:
        return (await self._ask(path, body, player.cookie)).json()

    async def _ask(self, path: str, body: Any, cookie: str) -> httpx.Response:
        """Ask, and retry after a moment while the store is away or slow; each failure counts as an error."""
        while True:
            reply = await self._http.post(API + path, json=body, headers={"Cookie": cookie} if cookie else {})
            if reply.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                reply.raise_for_status()
                return reply
            self.figures.errors.append(f"503 {path.partition('?')[0].rpartition('/')[2]}")
            await asyncio.sleep(LATER)

    def is_over(self, table: str) -> None:
        """Let the same people begin another game."""
        players = self.groups.pop(table, None)
        if players is not None:
            self.figures.games += 1
            self.meter.forget(table)
            task = asyncio.get_running_loop().create_task(self._sit(players))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    def play(self, pause: float) -> None:
        self.pause, self.playing = pause, True
        for players in list(self.groups.values()):
            for player in players:
                player.wake()

    def keep_beat(self) -> None:
        """Let everybody ping as a browser does, each at a different moment."""
        loop = asyncio.get_running_loop()
        for players in self.groups.values():
            for player in players:
                loop.call_later(player.rng.uniform(0, BEAT), player.beat)

    async def rest(self) -> None:
        self.playing = False
        await asyncio.sleep(1)

    async def leave(self) -> None:
        self.closing = True
        self.playing = False
        for players in self.groups.values():
            for player in players:
                if player.transport is not None:
                    player.transport.disconnect()
        await self._http.aclose()


def random_choice(question: Question, rng: random.Random) -> list[int]:
    codes = [option.code for option in question.options]
    kind = question.kind
    if kind == "choose":
        return sorted(rng.sample(codes, rng.randint(question.low, min(question.high, len(codes)))))
    if kind == "amount":
        return [rng.randint(question.low, question.high)]
    if kind == "confirm":
        return [rng.randint(0, 1)]
    if kind == "order":
        return rng.sample(codes, len(codes))
    targets = [target.code for target in question.targets]
    if kind == "assign":
        return [rng.choice(targets) for _ in codes]
    return [rng.choice(targets), *(rng.randint(0, cap) for cap in question.caps)]


Report = Callable[[str], None]
