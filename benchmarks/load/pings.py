"""The round trip of people who only ping: what everybody feels while the node works for others."""

import asyncio
import time
from http.cookiejar import CookieJar, DefaultCookiePolicy
from typing import Self

import httpx
import msgspec
from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect

from .people import API

EVERY = 0.05  # seconds between the pings of one person


class Reply(msgspec.Struct):
    ref: int | None = None


_reply = msgspec.json.Decoder(Reply)


class _Pinger(WSListener):
    """One person's socket; notes the seconds from each ping to its reply."""

    def __init__(self, times: list[float]) -> None:
        super().__init__()
        self._times = times
        self._sent: dict[int, float] = {}
        self._transport: WSTransport | None = None
        self._ref = 0

    def on_ws_connected(self, transport: WSTransport) -> None:
        self._transport = transport

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.PING:
            transport.send_pong(frame.get_payload_as_bytes())
        elif frame.msg_type == WSMsgType.TEXT:
            sent = self._sent.pop(_reply.decode(frame.get_payload_as_bytes()).ref or 0, None)
            if sent is not None:
                self._times.append(time.perf_counter() - sent)

    def ping(self) -> None:
        if self._transport is not None:
            self._ref += 1
            self._sent[self._ref] = time.perf_counter()
            self._transport.send(WSMsgType.TEXT, b'{"type":"ping","ref":%d}' % self._ref)

    def leave(self) -> None:
        if self._transport is not None:
            self._transport.disconnect()


class Pingers:
    """So many guests, each of whom pings every EVERY seconds, at moments of their own."""

    def __init__(self, url: str, people: int) -> None:
        self._url, self._people = url, people
        self.times: list[float] = []
        self._pingers: list[_Pinger] = []
        self._beats: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))  # each person has their own cookie
        async with httpx.AsyncClient(base_url=self._url, cookies=nobody) as client:
            for number in range(self._people):
                reply = await client.post(API + "/guest", json={"name": f"P{number}", "lang": "en"})
                cookie = reply.raise_for_status().headers["set-cookie"].partition(";")[0]
                pinger = _Pinger(self.times)
                await ws_connect(
                    lambda one=pinger: one, "ws" + self._url[4:] + API + "/socket", extra_headers={"Cookie": cookie}
                )
                self._pingers.append(pinger)
                self._beats.append(asyncio.create_task(self._beat(pinger, EVERY * number / self._people)))
        return self

    async def __aexit__(self, *_: object) -> None:
        for beat in self._beats:
            beat.cancel()
        for pinger in self._pingers:
            pinger.leave()

    async def _beat(self, pinger: _Pinger, after: float) -> None:
        await asyncio.sleep(after)
        while True:
            pinger.ping()
            await asyncio.sleep(EVERY)
