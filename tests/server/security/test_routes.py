"""Each HTTP route is refused to the wrong person: the table of routes and roles is complete and true."""

from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.routing import Route as StarlettePath
from starlette.routing import WebSocketRoute

from astrarium.server.app import SOCKET
from astrarium.server.http.route import Route

from .bodies import ask_route
from .house import API, HOST, House, open_house
from .route_table import OPERATIONS, PAGES, ROUTES
from .scene import KINDS, ROLES, STAGES, Kind, Scene, Stage, set_scene


def rows_of(name: str) -> list[tuple[Kind, Stage, list[int]]]:
    """The rows of a route, one for each kind and stage."""
    found: list[tuple[Kind, Stage, list[int]]] = []
    for place, line in ROUTES[name].items():
        statuses = [int(status) for status in line.split()]
        assert len(statuses) == len(ROLES), (name, place)
        kind, *stages = place.split() or ("private", "open")
        found += [(k, s, statuses) for k in KINDS for s in STAGES if k == kind and s in stages]
    return found


async def test_the_table_names_every_route_and_nothing_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        routes = {f"{route.method} {route.path}": route for route in house.node.routes}
        assert ROUTES.keys() == routes.keys()
        for name, route in routes.items():
            places = [(kind, stage) for kind, stage, _ in rows_of(name)]
            wanted = [(k, s) for k in KINDS for s in STAGES] if "{table}" in route.path else [("private", "open")]
            assert sorted(places) == sorted(wanted), name
        served = await _served(house)
        others = {SOCKET, "/api/{rest:path}", "/{path:path}"}
        assert served == {*(r.path for r in house.node.routes), *OPERATIONS, *others}


async def _served(house: House) -> set[str]:
    """Every path that the application serves."""
    inner: Any = house.app._inner
    paths = inner._app.router.routes
    assert all(isinstance(path, StarlettePath | WebSocketRoute) for path in paths)
    return {path.path for path in paths}


@pytest.mark.parametrize("name", ROUTES)
async def test_each_role_is_answered_as_the_table_says(name: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        (route,) = (r for r in house.node.routes if f"{r.method} {r.path}" == name)
        for kind, stage, statuses in rows_of(name):
            scene = await set_scene(house, kind, stage)
            for role, expected in zip(ROLES, statuses, strict=True):
                reply = await _ask(scene, route, role)
                assert reply.status_code == expected, f"{name} by {role}, {kind} {stage}: {reply.text}"
                if reply.is_success and route.method != "GET":
                    scene = await set_scene(house, kind, stage)


async def _ask(scene: Scene, route: Route, role: str) -> httpx.Response:
    """The reply to a request. A refused one must not have changed the table."""
    rows = await _rows(scene)
    reply = await ask_route(scene, route, role)
    assert_careful(reply)
    if reply.status_code >= 400 or route.method == "GET":
        assert await _rows(scene) == rows, f"{route.method} {route.path} by {role} was refused and yet done"
    if reply.status_code == 404 and "{table}" in route.path:
        unknown = await scene.house.http(scene.people[role], "GET", f"{API}/tables/{'0' * 12}")
        assert reply.json() == unknown.json(), "a hidden table is told like one that does not exist"
    return reply


async def _rows(scene: Scene) -> list[Any]:
    database = scene.house.node.database
    table = scene.live.id
    log = await database.rows("select seq, body from log where table_id = $1 order by seq", table)
    seats = await database.rows("select seat, person from seats where table_id = $1 order by seat", table)
    return [log, seats, await database.rows("select stage, version, about from tables where id = $1", table)]


def assert_careful(reply: httpx.Response) -> None:
    """Check the headers that every reply must have."""
    headers = reply.headers
    assert headers["x-content-type-options"] == "nosniff"
    assert "default-src 'self'" in headers["content-security-policy"]
    assert "frame-ancestors 'none'" in headers["content-security-policy"]
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-resource-policy"] == "same-origin"
    assert headers["cache-control"] in ("no-store", "private, no-cache", "public, max-age=300")
    assert "access-control-allow-origin" not in headers
    assert "server" not in headers


async def test_operations_are_not_for_players(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        admin = await house.account(admin=True)
        for path, (elsewhere, here) in OPERATIONS.items():
            for who in (None, admin):
                assert (await house.http(who, "GET", path)).status_code == elsewhere, path
            local = httpx.ASGITransport(house.app, client=("127.0.0.1", 1))
            async with httpx.AsyncClient(transport=local, base_url=f"http://{HOST}") as client:
                assert (await client.get(path)).status_code == here
                passed_on = await client.get(path, headers={"x-forwarded-for": "203.0.113.9"})
                assert passed_on.status_code == elsewhere, "a proxy on this computer asks for somebody else"


async def test_pages_are_the_same_for_everybody(tmp_path: Path) -> None:
    """Pages hold nothing about their reader: the client asks for that by itself."""
    async with open_house(tmp_path) as house:
        people = [None, await house.guest(), await house.account(admin=True)]
        for path, status in PAGES.items():
            replies = [await house.http(who, "GET", path, headers={"accept": "text/html"}) for who in people]
            assert [reply.status_code for reply in replies] == [status] * 3, path
            assert len({reply.content for reply in replies}) == 1
            assert "set-cookie" not in replies[1].headers
            for method in ("POST", "PUT", "PATCH", "DELETE"):
                assert (await house.http(people[1], method, path)).status_code == 405


async def test_a_session_must_be_ours_and_alive(tmp_path: Path) -> None:
    """A cookie that was changed in one place, or was signed out, is refused with 401."""
    async with open_house(tmp_path) as house:
        guest = await house.guest()
        path = f"{API}/tables/mine"
        assert (await house.http(guest, "GET", path)).status_code == 200
        name, _, value = guest.cookie.partition("=")
        for at in range(0, len(value), 7):
            other = "A" if value[at] != "A" else "B"
            changed = {"cookie": f"{name}={value[:at]}{other}{value[at + 1 :]}"}
            assert (await house.http(None, "GET", path, headers=changed)).status_code == 401
        assert (await house.http(guest, "DELETE", f"{API}/session")).status_code == 204
        assert (await house.http(guest, "GET", path)).status_code == 401


@pytest.mark.parametrize(
    "origin", ["https://evil.example", "null", "http://localhost:8001", "http://localhost:8000.evil"]
)
async def test_another_site_cannot_act_for_a_person(origin: str, tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        guest = await house.guest()
        for route in house.node.routes:
            if route.method == "GET":
                continue
            path = route.path.replace("{table}", "0" * 12).replace("{seat}", "0")
            reply = await house.http(guest, route.method, path, {}, headers={"origin": origin})
            assert reply.status_code == 403, (route.method, route.path)
            assert reply.json()["error"]["code"] == "bad_origin"
