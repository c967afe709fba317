"""The files and pages of the browser client, and unknown addresses."""

import gzip
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette
from starlette.types import Message

from astrarium.server.config import Config
from astrarium.server.http.compression import takes_gzip
from astrarium.server.http.guard import Guard
from astrarium.server.web.files import FOR_EVER, read_files
from astrarium.server.web.pages import Pages, is_page

from ..http.house import HOME, problem

INDEX = b"<!doctype html><title>Astrarium</title>"
SCRIPT = b"export const play = () => {};\n" * 100
FONT = bytes(range(256))
BROWSER = {"accept": "text/html,application/xhtml+xml,*/*;q=0.8", "accept-encoding": "gzip, deflate, br"}


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A small client."""
    folder = tmp_path / "built"
    for name, body in {
        "index.html": INDEX,
        "assets/main-1a2b3c.js": SCRIPT,
        "assets/text-9f.woff2": FONT,
        "art/tiny/helios.far.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
        "robots.txt": b"User-agent: *\n",
        ".vite/manifest.json": b"{}",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(body)
    (tmp_path / "secret.txt").write_text("not ours to give")
    return folder


def visitor(folder: Path) -> httpx.AsyncClient:
    app = Guard(Starlette(routes=[Pages(folder, {}).path()]), Config())
    return httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url=HOME, headers={"accept-encoding": ""})


@pytest.fixture
async def client(built: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with visitor(built) as found:
        yield found


async def test_what_has_a_hash_in_its_name_is_kept_for_ever(client: httpx.AsyncClient) -> None:
    script = await client.get("/assets/main-1a2b3c.js")
    assert (script.status_code, script.content) == (200, SCRIPT)
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == FOR_EVER
    font = await client.get("/assets/text-9f.woff2", headers=BROWSER)
    assert (font.content, font.headers["content-type"]) == (FONT, "font/woff2")
    assert "content-encoding" not in font.headers
    assert "vary" not in font.headers


async def test_what_has_none_is_asked_for_again(client: httpx.AsyncClient) -> None:
    assert (await client.get("/")).headers["cache-control"] == "no-cache"
    art = await client.get("/art/tiny/helios.far.svg")
    assert (art.headers["content-type"], art.headers["cache-control"]) == ("image/svg+xml", "public, max-age=86400")
    for path in ("/", "/art/tiny/helios.far.svg", "/assets/main-1a2b3c.js"):
        tag = (await client.get(path)).headers["etag"]
        again = await client.get(path, headers={"if-none-match": tag, **BROWSER})
        assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        other = await client.get(path, headers={"if-none-match": 'W/"other"'})
        assert other.status_code == 200


async def test_text_is_compressed_for_those_who_can_read_it(client: httpx.AsyncClient) -> None:
    async with client.stream("GET", "/assets/main-1a2b3c.js", headers=BROWSER) as reply:
        sent = b"".join([piece async for piece in reply.aiter_raw()])
    assert reply.headers["content-encoding"] == "gzip"
    assert len(sent) == int(reply.headers["content-length"]) < len(SCRIPT) / 10
    assert gzip.decompress(sent) == SCRIPT
    plain = await client.get("/assets/main-1a2b3c.js")
    assert reply.headers["vary"] == plain.headers["vary"] == "Accept-Encoding"
    assert reply.headers["etag"] == plain.headers["etag"]


@pytest.mark.parametrize(
    ("header", "can"),
    [
        ("gzip", True),
        ("br, GZIP;q=0.5", True),
        ("gzip; q=0", False),
        ("gzip;q=0.00", False),
        ("br", False),
        ("", False),
    ],
)
def test_who_can_read_it(header: str, can: bool) -> None:
    assert takes_gzip(header) is can


async def test_a_page_is_the_client_whatever_follows(client: httpx.AsyncClient) -> None:
    for path in (
        "/",
        "/tables",
        "/table/4jysc4e4ha48?invite=x",
        "/rules/race",
        "/new/tiny",
        "/verify/4jysc4e4ha48/b",
        "/table",
    ):
        reply = await client.get(path, headers=BROWSER)
        assert (reply.status_code, reply.content) == (200, INDEX), path
        assert reply.headers["content-type"] == "text/html; charset=utf-8"
        assert "default-src 'self'" in reply.headers["content-security-policy"]
    assert not is_page("/tables/4jysc4e4ha48")
    assert not is_page("//")


async def test_what_can_be_no_tables_name_is_not_found_and_still_the_client_which_says_so(
    client: httpx.AsyncClient,
) -> None:
    for path in ("/table/nonsense", "/table/4jysc4e4haio", "/replay/4jysc4e4ha48a", "/verify/a/b"):
        reply = await client.get(path, headers=BROWSER)
        assert (reply.status_code, reply.content) == (404, INDEX), path
        assert (await client.get(path)).status_code == 404


async def test_what_is_neither_is_told_so_to_people_and_to_programs(client: httpx.AsyncClient) -> None:
    for path in ("/nothing", "/index.html", "/assets/", "/.vite/manifest.json", "/api", "/secret.txt"):
        reply = await client.get(path, headers=BROWSER)
        assert (reply.status_code, reply.content, reply.headers["cache-control"]) == (404, INDEX, "no-store"), path
        told = problem(await client.get(path, headers={"accept": "*/*", "accept-language": "fr"}), 404, "not_found")
        assert told["message"] == "Il n’y a rien ici."


@pytest.mark.parametrize(
    "path", ["/../secret.txt", "/assets/../../secret.txt", "//secret.txt", "/assets/..\\..\\secret.txt", "/\0", "/art"]
)
async def test_no_address_leads_out_of_the_folder(built: Path, path: str) -> None:
    """The paths are given as a server hands them over: decoded, and not tidied up. All are answered with 404."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.request"}

    await Pages(built, {})({"type": "http", "method": "GET", "path": path, "headers": []}, receive, send)
    assert sent[0]["status"] == 404
    assert b"not ours" not in sent[1]["body"]


async def test_they_are_only_read(client: httpx.AsyncClient) -> None:
    head = await client.head("/assets/main-1a2b3c.js")
    assert (head.status_code, head.headers["content-length"]) == (200, str(len(SCRIPT)))
    refused = await client.post("/", json={})
    problem(refused, 405, "bad_method")
    assert refused.headers["allow"] == "GET, HEAD"


async def test_what_is_changed_later_does_not_matter(built: Path) -> None:
    async with visitor(built) as client:
        (built / "index.html").unlink()
        assert (await client.get("/")).content == INDEX


async def test_without_a_built_client_people_are_told_how_to_build_it(tmp_path: Path) -> None:
    assert read_files(tmp_path / "absent") == {}
    async with visitor(tmp_path / "absent") as client:
        for path in ("/", "/table/4jysc4e4ha48"):
            reply = await client.get(path, headers=BROWSER)
            assert reply.status_code == 200
            assert reply.headers["content-type"].startswith("text/plain")
            assert "is running here" in reply.text
            assert "make web" in reply.text
            assert "tourne ici" in (await client.get(path, headers={"accept-language": "fr-CH, en;q=0.5"})).text
        problem(await client.get("/nothing", headers=BROWSER), 404, "not_found")


def test_what_may_be_kept_without_asking(tmp_path: Path) -> None:
    """Only art and assets may be kept: an old service worker or page would go on answering for a new client."""
    asked_for = ("sw.js", "offline.html", "offline.css", "offline.js", "app.en.webmanifest")
    for name in (*asked_for, "art/x.svg", "assets/main-1.js"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text("x")
    kept = {path: file.keep for path, file in read_files(tmp_path).items()}
    assert {path for path, keep in kept.items() if keep != "no-cache"} == {"/art/x.svg", "/assets/main-1.js"}
