"""A page whose host name is rebound to this computer cannot read what is meant for monitors."""

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from astrarium.server.app import Application
from astrarium.server.config import Config
from tests.server.sockets.home import Home, open_home

TOKEN = "a token for the monitor"  # noqa: S105


@pytest.fixture
async def home(tmp_path: Path) -> AsyncIterator[Home]:
    async with open_home(tmp_path, metrics_token=TOKEN) as found:
        yield found


async def ask(home: Home, path: str, host: str, **headers: str) -> int:
    async with httpx.AsyncClient(base_url=home.url) as client:
        return (await client.get(path, headers={"host": host, **headers})).status_code


@pytest.mark.parametrize("path", ["/metrics", "/healthz", "/readyz"])
async def test_a_foreign_name_from_this_computer(home: Home, path: str) -> None:
    for host in ("evil.example", "evil.example:8000", "127.0.0.1.evil.example", ""):
        assert await ask(home, path, host) in (400, 421)
    for host in ("localhost", "localhost:8000", "127.0.0.1", "[::1]:8000"):
        assert await ask(home, path, host) == 200


async def test_the_metrics_are_for_this_computers_own_names(home: Home) -> None:
    for host in ("192.168.1.20", "living-room", "pc.local", "8.8.8.8"):
        assert await ask(home, "/metrics", host) == 403
        assert await ask(home, "/healthz", host) == 200


async def test_whoever_has_the_token_may_use_any_name(home: Home) -> None:
    assert await ask(home, "/metrics", "node1.example.org", authorization=f"Bearer {TOKEN}") == 200
    assert await ask(home, "/metrics", "evil.example", authorization="Bearer guess") == 403
    assert await ask(home, "/metrics", "[::1", authorization="Bearer guess") in (400, 403)
    assert await ask(home, "/api/v1/me", "evil.example", authorization=f"Bearer {TOKEN}") == 421


async def test_a_load_balancer_elsewhere_may_use_its_own_name(tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'a.db'}", public_url="https://play.example.org")
    app = Application(config)
    async with app._inner._app.router.lifespan_context(app._inner._app):  # type: ignore[attr-defined]
        transport = httpx.ASGITransport(app, client=("203.0.113.7", 1))
        async with httpx.AsyncClient(transport=transport, base_url="http://node1.example.org:8000") as client:
            assert (await client.get("/readyz")).status_code == 200
            assert (await client.get("/metrics")).status_code == 403
            assert (await client.get("/api/v1/me")).status_code == 421
