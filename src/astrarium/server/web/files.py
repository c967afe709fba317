"""The files of the built client, read once at the start: requests look them up and never open a file."""

import asyncio
import os
from pathlib import Path

from ..http.compression import tag_of, zipped

BUILT = Path(__file__).with_name("built")

HASHED = "/assets/"  # the build puts a hash of the content into these names
WORKER = ("/sw.js", "/offline.")
FOR_EVER = "public, max-age=31536000, immutable"
A_DAY = "public, max-age=86400"
ASK_FIRST = "no-cache"  # browsers keep it, but ask each time whether it has changed

# Our own table of types: other programs may change the system's.
TEXTS = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
}
OTHERS = {
    ".ico": "image/x-icon",
    ".jpg": "image/jpeg",
    ".png": "image/png",
    ".webp": "image/webp",
    ".woff": "font/woff",
    ".woff2": "font/woff2",
}
UNKNOWN = "application/octet-stream"


class File:
    """One file with its reply headers. Text is also kept compressed, from the first request for that on."""

    __slots__ = ("_zipped", "body", "is_text", "keep", "kind", "tag")

    def __init__(self, path: str, body: bytes, keep: str) -> None:
        suffix = Path(path).suffix
        self.body = body
        self.is_text = suffix in TEXTS
        self.kind = TEXTS.get(suffix) or OTHERS.get(suffix, UNKNOWN)
        self.tag = tag_of(body)
        self.keep = keep
        self._zipped: bytes | None = None

    async def zipped(self) -> bytes:
        if self._zipped is None:
            self._zipped = await asyncio.to_thread(zipped, self.body)
        return self._zipped


def read_files(folder: Path) -> dict[str, File]:
    """All files by address, such as `/assets/main-1a2b.js`; empty if there is no such folder."""
    found = {}
    for place, folders, names in os.walk(folder):  # of some 1,500 files; with `rglob` it takes three times as long
        folders[:] = sorted(name for name in folders if not name.startswith("."))
        above = place[len(str(folder)) :].replace(os.sep, "/")
        for name in sorted(names):
            if not name.startswith("."):
                address = f"{above}/{name}"
                found[address] = File(address, Path(place, name).read_bytes(), _keep(address))
    return found


def _keep(address: str) -> str:
    if address.startswith(HASHED):
        return FOR_EVER
    # The service worker and what it caches too: an old one would go on answering for a new client.
    return ASK_FIRST if address.endswith((".html", ".webmanifest")) or address.startswith(WORKER) else A_DAY
