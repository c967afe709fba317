"""The first checks of every request: the host name and the origin. Also security headers for every reply."""

import re
from ipaddress import ip_address
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ..config import Config
from ..reach.addresses import is_loopback

API = "/api/"
METRICS = "/metrics"
# Load balancers and monitors use an address or an internal name.
ANY_HOST = frozenset({"/healthz", "/readyz", METRICS})

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_](?:[a-z0-9_.-]*[a-z0-9_])?\.?)(?::(\d{1,5}))?", re.IGNORECASE)
_DEFAULT_PORTS = {"http": 80, "https": 443}


class Guard:
    """ASGI middleware around the whole application, WebSockets included."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self._app = app
        self._config = config
        self._fixed = _fixed_headers(config)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        path: str = scope["path"]
        fits = host_allowed(host, self._config) or (path in ANY_HOST and _may_monitor(scope, headers))
        if scope["type"] == "websocket":
            await (self._app(scope, receive, send) if fits else send({"type": "websocket.close", "code": 1008}))
            return

        async def careful(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in self._fixed.items():
                    headers.setdefault(name, value)
                headers.setdefault("content-security-policy", content_policy(self._config, host if fits else ""))
                if path.startswith(API):
                    headers.setdefault("cache-control", "no-store")
            await send(message)

        await (self._app(scope, receive, careful) if fits else _refuse(careful))


def host_allowed(host: str, config: Config) -> bool:
    """Whether this Host header names us.

    A server at home has no name of its own to compare with. It accepts those that no stranger can own (addresses,
    names without a dot, `.local`), so that a foreign site cannot point its own name at it and read the replies.
    """
    if not _HOST.fullmatch(host):
        return False
    if config.public_url:
        return _place(config.public_url) == _place(f"{urlsplit(config.public_url).scheme}://{host}")
    return _is_nobodys(host) or _name(host) == config.host


def _may_monitor(scope: Scope, headers: Headers) -> bool:
    """Whether a request under another name than ours may ask what monitors ask.

    A page in a browser on this computer may have a name that now leads here, and could read the reply. Such a page has
    no token; whether a given token is right is checked later.
    """
    client = scope.get("client")
    from_here = client is None or is_loopback(client[0])
    with_token = scope["path"] == METRICS and "authorization" in headers
    return not from_here or with_token or _is_nobodys(headers.get("host", ""))


def _name(host: str) -> str:
    found = _HOST.fullmatch(host)
    return found[1].strip("[]").rstrip(".").lower() if found else ""


def _is_nobodys(host: str) -> bool:
    """Whether no stranger can own this name."""
    name = _name(host)
    return bool(name) and ("." not in name or name.endswith((".local", ".localhost")) or _is_number(name))


def origin_allowed(origin: str | None, config: Config, host: str) -> bool:
    """Whether a page of this origin may act for the person whose cookie it sends.

    A request without an origin is from a program, not from a page: it got the cookie from its owner.
    """
    if origin is None:
        return True
    if config.public_url:
        return _place(origin) is not None and _place(origin) == _place(config.public_url)
    scheme = origin.partition("://")[0].lower()
    return host_allowed(host, config) and _place(origin) is not None and _place(origin) == _place(f"{scheme}://{host}")


def content_policy(config: Config, host: str) -> str:
    """The Content-Security-Policy: only our own files, no inline code, no frames of other sites."""
    place = urlsplit(config.public_url).netloc or host
    socket = f" {'wss' if config.https else 'ws'}://{place}" if place else ""
    return (
        f"default-src 'self'; img-src 'self' data:; connect-src 'self'{socket}; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    )


def _fixed_headers(config: Config) -> dict[str, str]:
    headers = {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "x-frame-options": "DENY",
    }
    if config.https:
        headers["strict-transport-security"] = "max-age=31536000; includeSubDomains"
    return headers


def _place(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None if it is not one (such as `null`)."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname or parts.username is not None:
        return None
    if parts.path or parts.query or parts.fragment:
        return None
    return parts.scheme, parts.hostname.rstrip("."), port or _DEFAULT_PORTS[parts.scheme]


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(send: Send) -> None:
    """Send a plain sentence: a request for another host's pages is not from our client."""
    text = b"This server does not answer to that name.\n"
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(text)).encode())]
    await send({"type": "http.response.start", "status": 421, "headers": headers})
    await send({"type": "http.response.body", "body": text})
