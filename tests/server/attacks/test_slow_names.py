"""Host names that never resolve delay nobody but the person who gave them."""

import asyncio
import socket
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from astrarium.server.ids import read_id
from astrarium.server.notices import names
from astrarium.server.store.pushes import MOST, Pushes
from tests.server.notices.guests import subscribe
from tests.server.notices.push_service import PushService, open_service
from tests.server.sockets.home import Home, open_home
from tests.server.until import until


@pytest.fixture
def never(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[str]]:
    """The slow names looked up so far; none is answered before the end of the test."""
    asked: list[str] = []
    end = threading.Event()
    real = socket.getaddrinfo

    def look_up(host: str, *args: Any, **more: Any) -> Any:
        if str(host).endswith(".slow.example"):
            asked.append(host)
            end.wait()
            raise socket.gaierror("nobody answers")
        return real(host, *args, **more)

    monkeypatch.setattr(socket, "getaddrinfo", look_up)
    yield asked
    end.set()


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with open_service() as found:
        yield found


@pytest.fixture
async def home(tmp_path: Path, never: list[str], monkeypatch: pytest.MonkeyPatch, threads: int) -> AsyncIterator[Home]:
    monkeypatch.setattr(names, "PATIENCE", 0.5)
    monkeypatch.setattr(names, "THREADS", threads)
    async with open_home(tmp_path, allow_private_webhooks=True) as found:
        yield found


@pytest.mark.parametrize("threads", [names.THREADS])
async def test_others_are_told_meanwhile(
    home: Home, service: PushService, never: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(names, "LONGEST", 5)  # enough for an honest name on a busy machine
    eve, ann = await home.person("Eve", connected=False), await home.person("Ann", connected=False)
    for number in range(MOST):
        wanted = service.browser(f"eve{number}").subscription
        await eve.http("PUT", "/push", {**wanted, "endpoint": f"https://{number}.slow.example/push"})
    tests = [asyncio.create_task(eve.http("POST", "/push/test")) for _ in range(3)]
    await until(lambda: len(never) == names.SHARE)
    await subscribe(ann, service)
    assert await ann.http("POST", "/push/test") == {"sent": 1}
    assert await asyncio.gather(*tests) == [{"sent": 0}] * 3
    assert len(never) == names.SHARE, "a thread that waits is not free, though nobody waits for it any more"
    failures = await home.node.database.rows("select failures from pushes where person = $1", read_id(eve.id))
    assert sorted(count for (count,) in failures)[: -names.SHARE] == [0] * (MOST - names.SHARE), "they were not asked"
    assert len(await Pushes(home.node.database).of(read_id(ann.id))) == 1


@pytest.mark.parametrize("threads", [names.SHARE])
async def test_who_is_busy_forgets_nobody(home: Home, service: PushService, never: list[str]) -> None:
    """A push that waits in vain for our busy lookups of names does not count as a failure of an honest browser."""
    eve, ann = await home.person("Eve", connected=False), await home.person("Ann", connected=False)
    for number in range(names.SHARE):
        wanted = service.browser(f"eve{number}").subscription
        await eve.http("PUT", "/push", {**wanted, "endpoint": f"https://{number}.slow.example/push"})
    waiting = asyncio.create_task(eve.http("POST", "/push/test"))
    await until(lambda: len(never) == names.SHARE)
    await subscribe(ann, service)
    for _ in range(3):
        assert await ann.http("POST", "/push/test") == {"sent": 0}
    [(failures,)] = await home.node.database.rows("select failures from pushes where person = $1", read_id(ann.id))
    assert failures == 0
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
