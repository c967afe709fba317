"""The bench over HTTP: the built bench page, the recorded sights, and the pictures of the real client."""

from collections.abc import Iterator
from contextlib import contextmanager
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlencode

from astrarium.server.config import Config
from astrarium.server.http.guard import content_policy
from astrarium.server.web.files import BUILT

WEB = Path(__file__).parents[2] / "web"
PAGE = WEB / "bench/built/bench/index.html"
FOLDERS = (WEB / "bench/built", BUILT)  # the first folder that has a file serves it
FROM_THE_TREE = ("/sights/", "/bench/shelf/")
CONFIG = Config()


class Handler(SimpleHTTPRequestHandler):
    """Serves files; every other address gets the bench's page, as the server does with the client's."""

    protocol_version = "HTTP/1.1"

    def translate_path(self, path: str) -> str:
        bare = path.partition("?")[0].partition("#")[0]
        folders = (WEB,) if bare.startswith(FROM_THE_TREE) else FOLDERS
        found = (folder / bare.lstrip("/") for folder in folders)
        return str(next((file for file in found if file.is_file()), PAGE))

    def end_headers(self) -> None:
        self.send_header("Content-Security-Policy", content_policy(CONFIG, self.headers["Host"]))
        kept = "max-age=3600" if self.path.startswith(("/assets/", "/art/")) else "no-cache"
        self.send_header("Cache-Control", kept)
        super().end_headers()

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Log nothing."""


class Server(ThreadingHTTPServer):
    """Several browsers ask for all of a page at once: none of them is turned away."""

    request_queue_size = 128


@contextmanager
def bench() -> Iterator[str]:
    """Serve the bench; yields its address."""
    if not PAGE.exists():
        raise RuntimeError("the bench is not built: `make bench-page`")
    with Server(("127.0.0.1", 0), Handler) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_address[1]}"
        server.shutdown()


def address(sight: str, **more: str) -> str:
    """The address of a recorded sight, such as `roll/ask.select`; `part`, `lang`, `theme` are the page's parameters."""
    return f"/bench/?{urlencode({'sight': sight, **more})}"


def sights(game: str = "*") -> list[str]:
    """The names of all recorded sights, or of those of one game."""
    return sorted(f"{path.parent.name}/{path.stem}" for path in WEB.glob(f"sights/{game}/*.json"))
