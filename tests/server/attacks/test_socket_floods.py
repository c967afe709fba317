"""One address with many guests who all send messages, or connect and leave, as fast as each may."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from astrarium.server.sockets.lanes import AddressLanes
from tests.server.node_process import LIMITS
from tests.server.player import LOST, Player
from tests.server.sockets.home import Home, open_home, sit
from tests.server.until import until

RATE, BURST = 100, 200  # of an address, in pings
STEP = 0.002  # seconds
HANDSHAKES = 5
GUESTS = 8


@dataclass
class Steady:
    """A clock that stops while this process does, so that no turns are saved up while the machine is busy."""

    at: float = 0.0

    def __call__(self) -> float:
        return self.at

    async def run(self) -> None:
        while True:
            await asyncio.sleep(STEP)
            self.at += STEP


@pytest.fixture
async def clock() -> AsyncIterator[Steady]:
    steady = Steady()
    running = asyncio.create_task(steady.run())
    yield steady
    running.cancel()


@pytest.fixture
async def home(tmp_path: Path, clock: Steady) -> AsyncIterator[Home]:
    limits = {**LIMITS, "address_work_per_second": RATE, "address_work_burst": BURST}
    async with open_home(tmp_path, limits=limits) as found:
        found.node.gateway.services._addresses = AddressLanes(RATE, BURST, clock)
        yield found


def figure(home: Home, name: str) -> float:
    lines = home.node.metrics.text().decode().splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(name))


class Flood:
    """Guests who ask again as soon as they get their reply, each on two connections."""

    def __init__(self, kind: str, **fields: Any) -> None:
        self.kind, self.fields = kind, fields
        self.replies = 0
        self.goes_on = True
        self.tasks: list[asyncio.Task[None]] = []

    async def begin(self, home: Home) -> None:
        for number in range(GUESTS):
            guest = await home.person(f"H{number}")
            self.tasks += [asyncio.create_task(self.ask(one)) for one in (guest, await home.again(guest))]

    async def ask(self, guest: Player) -> None:
        with suppress(*LOST):
            while self.goes_on:
                await guest.ask(self.kind, **self.fields)
                self.replies += 1

    async def end(self) -> None:
        self.goes_on = False
        await asyncio.gather(*self.tasks)


@pytest.mark.parametrize(("kind", "cost"), [("ping", 1), ("watch", 10)])
async def test_an_address_is_heard_as_fast_as_is_allowed_and_a_player_behind_it_goes_on(
    home: Home, clock: Steady, kind: str, cost: int
) -> None:
    """A fault once found: 900 tables shown, or 1,500 pings answered, in a second for one address."""
    ann = await home.person("Ann")
    table = await sit(ann, await home.person("Béa"), public=True)
    flood = Flood(kind, **({"table": table} if kind == "watch" else {}))
    begun = clock.at
    await flood.begin(home)
    try:
        await until(lambda: figure(home, 'astrarium_slowed_total{whose="address"}') > 2 * GUESTS)
        before = flood.replies
        for _ in range(3):
            await ann.ask("ping")
        # Each ping waits for one message of the flood; in one queue with all it would wait for one of each guest.
        assert flood.replies - before < 3 * 2 * GUESTS
        assert flood.replies <= (BURST + RATE * (clock.at - begun)) / cost + 1
    finally:
        await flood.end()
    assert ann.is_connected
    assert not ann.byes


async def test_a_person_with_many_connections_is_heard_as_one(tmp_path: Path) -> None:
    limits = {**LIMITS, "messages_per_second": 20, "message_burst": 10}
    async with open_home(tmp_path, limits=limits) as home:
        eve = await home.person("Eve")
        lines = [eve, *[await home.again(eve) for _ in range(7)]]
        begun = time.monotonic()
        await asyncio.gather(*(line.ask("ping") for line in lines for _ in range(4)))
        assert time.monotonic() - begun >= (32 - 10) / 20 - 0.05


async def test_a_handshake_too_many_is_refused_before_anybody_is_looked_up(tmp_path: Path) -> None:
    """A fault once found: 160 connections a second were let in, and each cost 3 ms."""
    limits = {**LIMITS, "handshakes_per_second": 1, "handshake_burst": HANDSHAKES}
    async with open_home(tmp_path, limits=limits) as home:
        ann = await home.person("Ann", connected=False)
        looked_up = 0
        really = home.node.gateway._identify

        async def identify(headers: Any) -> Any:
            nonlocal looked_up
            looked_up += 1
            return await really(headers)

        home.node.gateway._identify = identify
        headers = {"cookie": ann.cookie, "accept-language": "fr"}
        where, begun, refused = f"ws{home.url.removeprefix('http')}/api/v1/socket", time.monotonic(), []
        for _ in range(3 * HANDSHAKES):
            try:
                async with connect(where, additional_headers=headers):
                    pass
            except InvalidStatus as no:
                refused.append(no.response)
        let_in = 3 * HANDSHAKES - len(refused)
        assert HANDSHAKES <= let_in <= HANDSHAKES + 1 + (time.monotonic() - begun)
        assert let_in <= looked_up <= 2 * let_in, "at the door, and once more when they listen; nobody who was refused"
        assert refused
        assert refused[0].status_code == 429
        assert refused[0].headers["retry-after"] == "1"
        assert "Trop de requêtes" in (refused[0].body or b"").decode()
        assert figure(home, 'astrarium_turned_away_total{code="handshake"}') == len(refused)
