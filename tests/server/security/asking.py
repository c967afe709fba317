"""Something sensible to ask of each route: what is refused should be refused for who asks, not for what is asked."""

from typing import Any

import httpx

from astrarium.server.http.route import Route

from .house import PASSWORD
from .scene import Scene

BODIES: dict[str, Any] = {
    "PATCH /api/v1/me": {"lang": "fr"},
    "DELETE /api/v1/me": {"password": PASSWORD},
    "POST /api/v1/guest": {"name": "Somebody"},
    "POST /api/v1/session": {"email": "nobody@example.org", "password": PASSWORD},
    "POST /api/v1/password": {"old": PASSWORD, "new": "lemon-ladder-4-owl"},
    "POST /api/v1/link": {"email": "new@example.org"},
    "POST /api/v1/link/use": {"token": "A" * 43},
    "POST /api/v1/tables": {"wish": {"game": "tiny", "seats": 2}},
    "POST /api/v1/tables/{table}/join": {},
    "PUT /api/v1/tables/{table}/seats/{seat}": {"bot": "random"},
}


async def ask_route(scene: Scene, route: Route, role: str) -> httpx.Response:
    """Ask as that person would; who has the link uses it wherever a table is named."""
    name = f"{route.method} {route.path}"
    path = (
        route.path.replace("{table}", scene.table)
        .replace("{seat}", "1")
        .replace("{key}", "tiny")
        .replace("{code}", "BCDFGH")
    )
    if role == "invited" and "{table}" in route.path:
        path += f"?invite={scene.invite}"
    body = BODIES.get(name)
    if name == "POST /api/v1/account":
        body = {"email": f"{scene.table}.{role}@example.org", "password": PASSWORD}
    return await scene.house.http(scene.people[role], route.method, path, body)
