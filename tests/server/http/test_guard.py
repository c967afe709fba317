"""Security headers, and which host names and origins are accepted."""

from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from astrarium.server.config import Config
from astrarium.server.http.guard import Guard, content_policy, host_allowed, origin_allowed

from .house import SITE, House, told

HOME_CONFIG = Config()
SITE_CONFIG = Config(public_url=SITE)
PORT_CONFIG = Config(public_url="http://games.example:8080")


async def test_headers_at_home(home: House) -> None:
    async with home.client() as client:
        for reply in (await client.get("/api/v1/me"), await client.get("/api/v1/nothing"), await client.get("/")):
            headers = reply.headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "connect-src 'self' ws://localhost:8000;" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert "camera=()" in headers["permissions-policy"]
            assert headers["cross-origin-opener-policy"] == "same-origin"
            assert headers["cross-origin-resource-policy"] == "same-origin"
            assert "strict-transport-security" not in headers
        assert (await client.get("/api/v1/me")).headers["cache-control"] == "no-store"
        assert "cache-control" not in (await client.get("/")).headers


async def test_headers_on_a_site(site: House) -> None:
    async with site.client() as client:
        headers = (await client.get("/api/v1/me")).headers
        assert headers["strict-transport-security"] == "max-age=31536000; includeSubDomains"
        assert "connect-src 'self' wss://play.example.org;" in headers["content-security-policy"]


async def test_another_host_name_gets_nothing(site: House) -> None:
    async with site.client() as client:
        for host in ("evil.example", "play.example.org.evil.example", "", "play.example.org:444", "a b", "x\x7fy"):
            reply = await client.get("/api/v1/me", headers={"host": host})
            assert reply.status_code == 421
            assert "evil" not in str(reply.headers)
        told(await client.get("/api/v1/me", headers={"host": "Play.Example.org:443"}))
        assert (await client.get("/healthz", headers={"host": "10.0.0.9:8000"})).status_code == 404  # let through


@pytest.mark.parametrize(
    ("host", "ours"),
    [
        ("localhost:8000", True), ("127.0.0.1:8000", True), ("192.168.1.20:8000", True), ("[::1]:8000", True),
        ("kitchen", True), ("kitchen.local:8000", True), ("rebind.evil.example", False), ("evil.com:8000", False),
        ("", False), ("a/b", False), ("[::1", False), ("a:b", False), ("127.0.0.1.evil.com", False), (".", False),
    ],
)  # fmt: skip
def test_names_that_a_house_without_a_name_answers_to(host: str, ours: bool) -> None:
    assert host_allowed(host, HOME_CONFIG) is ours


@pytest.mark.parametrize(
    ("config", "origin", "host", "ours"),
    [
        (HOME_CONFIG, None, "localhost:8000", True),
        (HOME_CONFIG, "http://localhost:8000", "localhost:8000", True),
        (HOME_CONFIG, "https://kitchen.local", "kitchen.local", True),
        (HOME_CONFIG, "http://evil.example", "evil.example", False),
        (HOME_CONFIG, "http://localhost:8000", "127.0.0.1:8000", False),
        (HOME_CONFIG, "null", "localhost:8000", False),
        (SITE_CONFIG, "https://play.example.org", "play.example.org", True),
        (SITE_CONFIG, "https://play.example.org:443", "play.example.org", True),
        (SITE_CONFIG, "http://play.example.org", "play.example.org", False),
        (SITE_CONFIG, "https://evil.example", "evil.example", False),
        (SITE_CONFIG, "https://user@play.example.org", "play.example.org", False),
        (SITE_CONFIG, "https://[", "play.example.org", False),
        (SITE_CONFIG, "", "play.example.org", False),
        (PORT_CONFIG, "http://games.example:8080", "games.example:8080", True),
        (PORT_CONFIG, "http://games.example", "games.example:8080", False),
    ],
)
def test_origins(config: Config, origin: str | None, host: str, ours: bool) -> None:
    assert origin_allowed(origin, config, host) is ours


def test_the_policy_never_holds_a_name_that_was_not_checked() -> None:
    assert "connect-src 'self';" in content_policy(HOME_CONFIG, "")


async def test_sockets_and_lifespans() -> None:
    reached: list[str] = []

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        reached.append(scope["type"])

    async def receive() -> Message:
        return {"type": "websocket.connect"}

    sent: list[Any] = []

    async def send(message: Message) -> None:
        sent.append(message)

    guard = Guard(app, SITE_CONFIG)
    await guard({"type": "lifespan"}, receive, send)
    scope = {"type": "websocket", "path": "/api/v1/socket", "headers": [(b"host", b"play.example.org")]}
    await guard(scope, receive, send)
    assert (reached, sent) == (["lifespan", "websocket"], [])
    await guard({**scope, "headers": [(b"host", b"evil.example")]}, receive, send)
    assert (reached, sent) == (["lifespan", "websocket"], [{"type": "websocket.close", "code": 1008}])
