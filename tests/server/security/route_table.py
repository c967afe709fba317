"""Who may use which route: the status of the reply to each role. Columns are the roles of `scene.ROLES`, in order:

nobody guest account invited watcher seated other host elsewhere admin

Rows of a route about a table begin with the kind of table and the stages it is in. 404 is for those who may not
know that the table exists, 403 for those who may see it but not do this, 409 for those who could do it at another time.
"""

ROUTES: dict[str, dict[str, str]] = {
    "GET /api/v1/games": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/games/{key}": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/games/{key}/rules": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/games/{key}/words": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/me": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "PATCH /api/v1/me": {
        "": "401 200 200 200 200 200 200 200 200 200",
    },
    "DELETE /api/v1/me": {
        "": "401 204 204 204 204 204 204 204 204 204",
    },
    "POST /api/v1/guest": {
        "": "201 201 201 201 201 201 201 201 201 201",
    },
    "POST /api/v1/account": {
        "": "401 200 409 200 200 200 200 200 200 409",
    },
    "POST /api/v1/session": {
        "": "401 401 401 401 401 401 401 401 401 401",
    },
    "DELETE /api/v1/session": {
        "": "204 204 204 204 204 204 204 204 204 204",
    },
    "DELETE /api/v1/sessions": {
        "": "401 204 204 204 204 204 204 204 204 204",
    },
    "POST /api/v1/password": {
        "": "401 403 204 403 403 403 403 403 403 204",
    },
    "POST /api/v1/link": {
        "": "409 409 409 409 409 409 409 409 409 409",
    },
    "POST /api/v1/link/use": {
        "": "409 409 409 409 409 409 409 409 409 409",
    },
    "POST /api/v1/session/passkey/begin": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "POST /api/v1/session/passkey": {
        "": "410 410 410 410 410 410 410 410 410 410",
    },
    "POST /api/v1/session/code": {
        "": "410 410 410 410 410 410 410 410 410 410",
    },
    "POST /api/v1/me/proof/begin": {
        "": "401 403 404 403 403 403 403 403 403 404",
    },
    "POST /api/v1/me/proof": {
        "": "401 403 204 403 403 403 403 403 403 204",
    },
    "GET /api/v1/me/passkeys": {
        "": "401 403 200 403 403 403 403 403 403 200",
    },
    "POST /api/v1/me/passkeys/begin": {
        "": "401 403 200 403 403 403 403 403 403 200",
    },
    "POST /api/v1/me/passkeys": {
        "": "401 403 410 403 403 403 403 403 403 410",
    },
    "PATCH /api/v1/me/passkeys/{passkey}": {
        "": "401 403 404 403 403 403 403 403 403 404",
    },
    "DELETE /api/v1/me/passkeys/{passkey}": {
        "": "401 403 404 403 403 403 403 403 403 404",
    },
    "POST /api/v1/me/codes": {
        "": "401 403 404 403 403 403 403 403 403 404",
    },
    "GET /api/v1/push": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "PUT /api/v1/push": {
        "": "401 204 204 204 204 204 204 204 204 204",
    },
    "DELETE /api/v1/push": {
        "": "401 204 204 204 204 204 204 204 204 204",
    },
    "POST /api/v1/push/test": {
        "": "401 200 200 200 200 200 200 200 200 200",
    },
    "POST /api/v1/notices/stop": {
        "": "410 410 410 410 410 410 410 410 410 410",
    },
    "POST /api/v1/tables": {
        "": "401 201 201 201 201 201 201 201 201 201",
    },
    "GET /api/v1/tables": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/tables/mine": {
        "": "401 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/tables/{table}": {
        "private open playing over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "200 200 200 200 200 200 200 200 200 200",
        "closed playing over": "404 404 404 200 404 200 200 200 404 200",
    },
    "DELETE /api/v1/tables/{table}": {
        "private open over": "401 404 404 403 404 403 403 200 404 403",
        "private playing": "401 404 404 403 404 403 403 409 404 403",
        "public open over": "401 403 403 403 403 403 403 200 403 403",
        "public playing": "401 403 403 403 403 403 403 409 403 403",
        "closed open": "401 403 403 403 403 403 403 200 403 403",
        "closed playing": "401 404 404 403 404 403 403 409 404 403",
        "closed over": "401 404 404 403 404 403 403 200 404 403",
    },
    "POST /api/v1/tables/{table}/join": {
        "private open playing over": "404 404 404 409 404 200 200 409 404 409",
        "public open playing over": "401 409 409 409 409 200 200 409 409 409",
        "closed open": "401 409 409 409 409 200 200 409 409 409",
        "closed playing over": "404 404 404 409 404 200 200 409 404 409",
    },
    "POST /api/v1/tables/{table}/leave": {
        "private open": "401 404 404 403 404 200 200 403 404 403",
        "private playing over": "401 404 404 403 404 409 409 403 404 403",
        "public open": "401 403 403 403 403 200 200 403 403 403",
        "public playing over": "401 403 403 403 403 409 409 403 403 403",
        "closed open": "401 403 403 403 403 200 200 403 403 403",
        "closed playing over": "401 404 404 403 404 409 409 403 404 403",
    },
    "POST /api/v1/tables/{table}/start": {
        "private open playing over": "401 404 404 403 404 403 403 200 404 403",
        "public open playing over": "401 403 403 403 403 403 403 200 403 403",
        "closed open": "401 403 403 403 403 403 403 200 403 403",
        "closed playing over": "401 404 404 403 404 403 403 200 404 403",
    },
    "PUT /api/v1/tables/{table}/seats/{seat}": {
        "private open playing over": "401 404 404 403 404 403 403 409 404 403",
        "public open playing over": "401 403 403 403 403 403 403 409 403 403",
        "closed open": "401 403 403 403 403 403 403 409 403 403",
        "closed playing over": "401 404 404 403 404 403 403 409 404 403",
    },
    "DELETE /api/v1/tables/{table}/seats/{seat}": {
        "private open": "401 404 404 403 404 403 403 200 404 403",
        "private playing over": "401 404 404 403 404 403 403 409 404 403",
        "public open": "401 403 403 403 403 403 403 200 403 403",
        "public playing over": "401 403 403 403 403 403 403 409 403 403",
        "closed open": "401 403 403 403 403 403 403 200 403 403",
        "closed playing over": "401 404 404 403 404 403 403 409 404 403",
    },
    "DELETE /api/v1/tables/{table}/removed": {
        "private open": "401 404 404 403 404 403 403 200 404 403",
        "private playing over": "401 404 404 403 404 403 403 409 404 403",
        "public open": "401 403 403 403 403 403 403 200 403 403",
        "public playing over": "401 403 403 403 403 403 403 409 403 403",
        "closed open": "401 403 403 403 403 403 403 200 403 403",
        "closed playing over": "401 404 404 403 404 403 403 409 404 403",
    },
    "POST /api/v1/tables/{table}/rematch": {
        "private open playing": "401 404 404 403 404 409 409 403 404 403",
        "private over": "401 404 404 403 404 200 200 403 404 403",
        "public open playing": "401 403 403 403 403 409 409 403 403 403",
        "public over": "401 403 403 403 403 200 200 403 403 403",
        "closed open": "401 403 403 403 403 409 409 403 403 403",
        "closed playing": "401 404 404 403 404 409 409 403 404 403",
        "closed over": "401 404 404 403 404 200 200 403 404 403",
    },
    "GET /api/v1/tables/{table}/story": {
        "private open playing over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "200 200 200 200 200 200 200 200 200 200",
        "closed playing over": "404 404 404 200 404 200 200 200 404 200",
    },
    "GET /api/v1/tables/{table}/chat": {
        "private open playing over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "200 200 200 200 200 200 200 200 200 200",
        "closed playing over": "404 404 404 200 404 200 200 200 404 200",
    },
    "GET /api/v1/tables/{table}/content": {
        "private open playing over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "200 200 200 200 200 200 200 200 200 200",
        "closed playing over": "404 404 404 200 404 200 200 200 404 200",
    },
    "GET /api/v1/tables/{table}/log": {
        "private open playing": "404 404 404 409 404 409 409 409 404 409",
        "private over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing": "409 409 409 409 409 409 409 409 409 409",
        "public over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "409 409 409 409 409 409 409 409 409 409",
        "closed playing": "404 404 404 409 404 409 409 409 404 409",
        "closed over": "404 404 404 200 404 200 200 200 404 200",
    },
    "GET /api/v1/tables/{table}/replay": {
        "private open playing": "404 404 404 409 404 409 409 409 404 409",
        "private over": "404 404 404 200 404 200 200 200 404 200",
        "public open playing": "409 409 409 409 409 409 409 409 409 409",
        "public over": "200 200 200 200 200 200 200 200 200 200",
        "closed open": "409 409 409 409 409 409 409 409 409 409",
        "closed playing": "404 404 404 409 404 409 409 409 404 409",
        "closed over": "404 404 404 200 404 200 200 200 404 200",
    },
    "PUT /api/v1/tables/{table}/code": {
        "private open playing": "404 404 404 403 404 200 200 200 404 403",
        "private over": "404 404 404 403 404 409 409 409 404 403",
        "public open playing": "401 403 403 403 403 200 200 200 403 403",
        "public over": "401 403 403 403 403 409 409 409 403 403",
        "closed open": "401 403 403 403 403 200 200 200 403 403",
        "closed playing": "404 404 404 403 404 200 200 200 404 403",
        "closed over": "404 404 404 403 404 409 409 409 404 403",
    },
    "GET /api/v1/codes/{code}": {
        "": "404 404 404 404 404 404 404 404 404 404",
    },
    "GET /api/v1/mark": {
        "": "200 200 200 200 200 200 200 200 200 200",
    },
    "GET /api/v1/addresses": {
        "": "401 200 200 200 200 200 200 200 200 200",
    },
    "POST /api/v1/addresses": {
        "": "401 403 403 403 403 403 403 403 403 403",
    },
    "POST /api/v1/admin/tables/{table}/end": {
        "private open playing over": "401 403 403 403 403 403 403 403 403 200",
        "public open playing over": "401 403 403 403 403 403 403 403 403 200",
        "closed open playing over": "401 403 403 403 403 403 403 403 403 200",
    },
}

# What is not for players: asked from elsewhere, and from this computer.
OPERATIONS: dict[str, tuple[int, int]] = {
    "/healthz": (200, 200),
    "/readyz": (200, 200),
    "/metrics": (403, 200),
}

# What the browser client is made of, and what it is not: the same for everybody.
PAGES: dict[str, int] = {
    "/": 200,
    "/account": 200,
    "/learn/race": 200,
    "/j/BCDFGH": 200,
    "/link": 200,
    "/new/tiny": 200,
    "/replay/0123456789ab": 200,
    "/rules/race": 200,
    "/table/0123456789ab": 200,
    "/tables": 200,
    "/verify/0123456789ab": 200,
    "/welcome": 200,
    "/nothing": 404,
    "/assets/nothing.js": 404,
    "/games/tiny/board.js": 404,
    "/../pyproject.toml": 404,
    "/assets/..%2f..%2f__init__.py": 404,
    "/%2e%2e/pages.py": 404,
    "/built/index.html": 404,
}
