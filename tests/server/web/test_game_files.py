"""A game of another package, installed beside ours, brings its own board."""

import gzip
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import httpx
import pytest

from astrarium.kernel import Game, games
from astrarium.kernel import game as find_game
from astrarium.server.web.files import ASK_FIRST, FOR_EVER
from astrarium.server.web.game_files import folder_of, read_game_files

from ..http.house import problem
from ..security.house import House, open_house

PEBBLES = """
from dataclasses import replace
from astrarium.kernel import game

class Pebbles(type(game("tiny"))):
    meta = replace(game("tiny").meta, key="pebbles")

GAME = Pebbles()
"""
BOARD = b"import { draw } from './parts/draw.js';\n" * 40
FILES = {
    "web/board.js": BOARD,
    "web/board.css": b".pebble { color: red }",
    "web/parts/draw.js": b"export const draw = () => {};\n",
    "web/parts/stone.svg": b"<svg xmlns='http://www.w3.org/2000/svg'/>",
    "web/stone.png": bytes(range(256)),
    "web/facts.json": b'{"stones": 3}',
    "web/page.html": b"<title>not a board's</title>",
    "web/.hidden.js": b"not ours to give",
    "web/notes.py": b"not ours to give",
    "web/.git/config.json": b"not ours to give",
    "secret.json": b"not ours to give",
}
ENTRY_POINTS = "[astrarium.games]\npebbles = pebbles:GAME\n"


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package as an installer leaves it."""
    site = tmp_path / "site"
    facts = {"METADATA": "Metadata-Version: 2.1\nName: pebbles\nVersion: 1.0\n", "entry_points.txt": ENTRY_POINTS}
    written = {
        "pebbles/__init__.py": PEBBLES.encode(),
        **{f"pebbles-1.0.dist-info/{name}": text.encode() for name, text in facts.items()},
        **{f"pebbles/{name}": body for name, body in FILES.items()},
    }
    for name, body in written.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_bytes(body)
    monkeypatch.syspath_prepend(site)
    yield site / "pebbles"
    sys.modules.pop("pebbles", None)
    find_game.cache_clear()


@pytest.fixture
async def house(package: Path, tmp_path: Path) -> AsyncIterator[House]:
    async with open_house(tmp_path) as found:
        yield found


async def get(house: House, path: str, **headers: str) -> httpx.Response:
    return await house.http(None, "GET", path, headers={"accept-encoding": "", **headers})


async def test_the_card_of_a_game_says_where_its_board_is(house: House) -> None:
    cards = {card["key"]: card for card in (await get(house, "/api/v1/games")).json()}
    address = cards["pebbles"]["board"]
    assert address.startswith("/games/pebbles/")
    assert address.endswith("/board.js")
    assert (await get(house, "/api/v1/games/pebbles")).json()["game"]["board"] == address
    assert {card["board"] for key, card in cards.items() if key != "pebbles"} == {None}
    assert (await get(house, address)).content == BOARD


async def test_a_board_and_what_lies_beside_it_may_be_kept_for_ever(house: House) -> None:
    address = house.node.game_files.boards["pebbles"]
    for name, kind in {
        "board.js": "text/javascript; charset=utf-8",
        "board.css": "text/css; charset=utf-8",
        "parts/draw.js": "text/javascript; charset=utf-8",
        "parts/stone.svg": "image/svg+xml",
        "stone.png": "image/png",
        "facts.json": "application/json",
    }.items():
        for where, keep in ((address.removesuffix("board.js"), FOR_EVER), ("/games/pebbles/", ASK_FIRST)):
            reply = await get(house, where + name)
            assert (reply.status_code, reply.content) == (200, FILES[f"web/{name}"])
            assert (reply.headers["content-type"], reply.headers["cache-control"]) == (kind, keep)
            assert "default-src 'self'" in reply.headers["content-security-policy"]
            assert "unsafe" not in reply.headers["content-security-policy"]
            assert reply.headers["x-content-type-options"] == "nosniff"
            again = await get(house, where + name, **{"if-none-match": reply.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_they_are_compressed_and_only_read(house: House) -> None:
    address = house.node.game_files.boards["pebbles"]
    short = await get(house, address, **{"accept-encoding": "gzip"})
    assert short.headers["content-encoding"] == "gzip"
    assert int(short.headers["content-length"]) == len(gzip.compress(BOARD, 6)) < len(BOARD)
    problem(await house.http(None, "POST", address, {}), 405, "bad_method")


@pytest.mark.parametrize(
    "path",
    [
        "/games/pebbles", "/games/pebbles/", "/games/pebbles/parts", "/games/pebbles/page.html",
        "/games/pebbles/.hidden.js", "/games/pebbles/notes.py", "/games/pebbles/.git/config.json",
        "/games/pebbles/../secret.json", "/games/pebbles/%2e%2e/secret.json", "/games/pebbles/..%2fsecret.json",
        "/games/pebbles/parts/..%5c..%5csecret.json", "/games/pebbles//board.js", "/games/pebbles/board.js%00",
        "/games/pebbles/web/board.js", "/games/pebbles/000000000000000000000000/board.js", "/games/none/board.js",
        "/games/tiny/board.js", "/games/tiny/__init__.py",
    ],
)  # fmt: skip
async def test_no_other_address_leads_anywhere(house: House, path: str) -> None:
    reply = await get(house, path, accept="*/*")
    problem(reply, 404, "not_found")
    assert b"not ours" not in reply.content


async def test_another_version_has_another_address(package: Path) -> None:
    before = read_game_files(games())
    (package / "web/parts/draw.js").write_bytes(b"export const draw = 1;\n")
    after = read_game_files(games())
    assert before.boards.keys() == after.boards.keys() == {"pebbles"}
    assert before.boards != after.boards  # though the board itself is the same
    assert read_game_files(games()).boards == after.boards


async def test_files_without_a_board_are_only_files(package: Path) -> None:
    (package / "web/board.js").unlink()
    found = read_game_files(games())
    assert found.boards == {}
    assert "/games/pebbles/stone.png" in found.files


def test_a_game_in_a_single_file_has_no_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    base = type(find_game("tiny"))
    alone: Game[Any] = type("Alone", (base,), {"__module__": "alone"})()
    monkeypatch.setitem(sys.modules, "alone", ModuleType("alone"))
    assert folder_of(alone) is None
