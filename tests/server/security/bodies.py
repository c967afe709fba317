"""A valid request for each route, so that a refusal is due to the person who asks, not to the request."""

from typing import Any

import httpx

from astrarium.server.http.route import Route

from .house import PASSWORD
from .scene import Scene

BROWSER = {
    "endpoint": "https://push.example.org/x",
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}  # the example of RFC 8291
QUERIES = {"POST /api/v1/notices/stop": "?token=A.A"}
BODIES: dict[str, Any] = {
    "PATCH /api/v1/me": {"lang": "fr"},
    "DELETE /api/v1/me": {"password": PASSWORD},
    "POST /api/v1/guest": {"name": "Somebody"},
    "POST /api/v1/session": {"email": "nobody@example.org", "password": PASSWORD},
    "POST /api/v1/password": {"old": PASSWORD, "new": "lemon-ladder-4-owl"},
    "POST /api/v1/link": {"email": "new@example.org"},
    "POST /api/v1/link/use": {"token": "A" * 43},
    "POST /api/v1/session/passkey/begin": {},
    "POST /api/v1/session/passkey": {"ticket": "A.A", "credential": {}},
    "POST /api/v1/session/code": {"ticket": "A.A", "code": "A"},
    "POST /api/v1/me/proof": {"password": PASSWORD},
    "POST /api/v1/me/passkeys": {"ticket": "A.A", "credential": {}},
    "PATCH /api/v1/me/passkeys/{passkey}": {"name": "Key"},
    "PUT /api/v1/push": BROWSER,
    "DELETE /api/v1/push": {"endpoint": BROWSER["endpoint"]},
    "POST /api/v1/tables": {"wish": {"game": "tiny", "seats": 2}},
    "POST /api/v1/tables/{table}/join": {},
    "PUT /api/v1/tables/{table}/seats/{seat}": {"bot": "random"},
}


async def ask_route(scene: Scene, route: Route, role: str) -> httpx.Response:
    """Send the route's request as that person; one who has the link uses it wherever a table is named."""
    name = f"{route.method} {route.path}"
    path = (
        route.path.replace("{table}", scene.table)
        .replace("{seat}", "1")
        .replace("{key}", "tiny")
        .replace("{code}", "BCDFGH")
        .replace("{passkey}", "AAAA")
    )
    if role == "invited" and "{table}" in route.path:
        path += f"?invite={scene.invite}"
    path += QUERIES.get(name, "")
    body = BODIES.get(name)
    if name == "POST /api/v1/account":
        body = {"email": f"{scene.table}.{role}@example.org", "password": PASSWORD}
    return await scene.house.http(scene.people[role], route.method, path, body)
