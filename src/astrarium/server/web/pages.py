"""All addresses outside the API: files of the client and the games, the client's pages, and unknown ones."""

import re
from collections.abc import Mapping
from pathlib import Path

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from astrarium.kernel import Text

from ..http.compression import is_known, takes_gzip
from ..http.errors import Problem
from ..ids import read_id
from ..words import WORDS, accepted_lang
from .files import File, read_files

INDEX = "/index.html"
SCRIPT = re.compile(rb'<script type="module"[^>]* src="([^"]+)"')
# The client itself finds the page for an address. The server only needs to know whether there is one.
PAGES = frozenset({"", "account", "link", "stop", "tables", "welcome"})
PAGES_OF = frozenset({"j", "learn", "new", "rules"})  # followed by a code or a game
PAGES_OF_TABLES = frozenset({"replay", "table", "verify"})  # followed by the name of one


class Pages:
    """Serves files and pages. Without a built client, pages are a greeting that says how to build it."""

    def __init__(self, folder: Path, more: Mapping[str, File]) -> None:
        """`more`: files that are not the client's own, by address."""
        own = read_files(folder)
        self._index = own.pop(INDEX, None)
        self._files = {**more, **own}

    @property
    def script(self) -> str:
        """The address of the client's first script; empty without a built client.

        It contains a hash of everything that it loads, so that different builds have different addresses.
        """
        found = SCRIPT.search(self._index.body) if self._index else None
        return found[1].decode() if found else ""

    def path(self) -> Route:
        """The route for a Starlette application; must be its last."""
        return Route("/{path:path}", self)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        try:
            response = await self._answer(request, scope["path"])
        except Problem as problem:
            response = problem.reply(_lang(request))
        await response(scope, receive, send)

    async def _answer(self, request: Request, path: str) -> Response:
        if request.method not in ("GET", "HEAD"):
            raise Problem(405, "bad_method", headers={"Allow": "GET, HEAD"})
        file = self._files.get(path)
        if file is not None:
            return await _send(request, file)
        if is_page(path):
            return await _send(request, self._index) if self._index else _greet(request)
        if self._index and "text/html" in request.headers.get("accept", ""):
            # Somebody followed a wrong link: the client says so, with its usual navigation.
            return Response(self._index.body, 404, {"Content-Type": self._index.kind, "Cache-Control": "no-store"})
        raise Problem(404, "not_found")


def is_page(path: str) -> bool:
    first, _, rest = path.removeprefix("/").partition("/")
    if first in PAGES_OF_TABLES:
        return not rest or _is_name(rest.partition("/")[0])
    return path.removeprefix("/") in PAGES or first in PAGES_OF


def _is_name(text: str) -> bool:
    """Can this be a table's name? Whether there is such a table is not told to everybody."""
    try:
        read_id(text)
    except ValueError:
        return False
    return True


async def _send(request: Request, file: File) -> Response:
    # A weak tag: the same content is sent in two encodings.
    headers = {"ETag": f"W/{file.tag}", "Cache-Control": file.keep}
    if file.is_text:
        headers["Vary"] = "Accept-Encoding"
    if is_known(file.tag, request.headers.get("if-none-match", "")):
        return Response(status_code=304, headers=headers)
    headers["Content-Type"] = file.kind
    if file.is_text and takes_gzip(request.headers.get("accept-encoding", "")):
        return Response(await file.zipped(), headers={**headers, "Content-Encoding": "gzip"})
    return Response(file.body, headers=headers)


def _greet(request: Request) -> Response:
    return PlainTextResponse(WORDS.say(_lang(request), Text("home.text")) + "\n")


def _lang(request: Request) -> str:
    return accepted_lang(request.headers.get("accept-language", ""))
