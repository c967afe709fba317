"""A server that tries its own addresses, and lets the network in while it runs."""

import asyncio
import socket
from collections.abc import Callable
from pathlib import Path

import httpx
import pytest

from astrarium.server.config import Config
from astrarium.server.reach import doors as module
from astrarium.server.reach.addresses import own_addresses
from astrarium.server.reach.doors import Doors, Place
from astrarium.server.reach.ports import listen_everywhere

from ..ops.house import House, served
from ..player import Player
from ..ports import free_port

EVERYWHERE = "0.0.0.0"  # noqa: S104
# Numbers of this computer that count as the network's in a test: nobody else can reach them.
NEAR, FAR = "127.0.0.2", "127.0.0.3"


@pytest.fixture
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take 127.0.0.1 as this computer, and all other addresses in 127.0.0.0/8 as the network."""
    monkeypatch.setattr(module, "is_loopback", lambda host: host == "127.0.0.1")


def make(config: Config, find: Callable[[], list[str]], *places: Place) -> Doors:
    doors = Doors(config, find, lambda: 0.0)
    doors.opened(places)
    return doors


async def test_only_what_answers_as_this_very_process_is_told(network: None) -> None:
    doors = make(Config(), lambda: [NEAR, FAR, "127.0.0.4"], Place(EVERYWHERE, free_port()))
    port = doors.places[0].port

    def answering(mark: str) -> Callable[[asyncio.StreamReader, asyncio.StreamWriter], None]:
        def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(f"HTTP/1.1 200 OK\r\n\r\n{mark}".encode())
            writer.close()

        return answer

    ours = await asyncio.start_server(answering(doors.mark), NEAR, port)
    other = await asyncio.start_server(answering("somebody else"), FAR, port)
    async with ours, other:
        assert await doors.links() == [f"http://{NEAR}:{port}"]


async def test_what_does_not_answer_costs_little_time(network: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "PATIENCE", 0.05)
    with socket.create_server((NEAR, 0)) as silent:
        doors = make(Config(), lambda: [NEAR], Place(EVERYWHERE, silent.getsockname()[1]))
        async with asyncio.timeout(10):
            assert await doors.links() == []


async def test_what_was_found_out_is_believed_for_a_while(network: None) -> None:
    asked: list[str] = []

    def find() -> list[str]:
        asked.append("")
        return []

    doors = make(Config(), find, Place(EVERYWHERE, 1))
    await asyncio.gather(doors.links(), doors.links())
    assert len(asked) == 1
    await doors.links(again=True)
    assert len(asked) == 2


async def test_a_public_address_is_the_only_one() -> None:
    doors = make(Config(public_url="https://play.example.org"), own_addresses, Place(EVERYWHERE, 1))
    assert await doors.links() == ["https://play.example.org"]
    assert doors.port == 0


async def test_two_sockets_share_a_port_and_a_third_does_not() -> None:
    port = free_port()  # nobody's connection has it on another address
    with socket.create_server(("127.0.0.1", port)) as narrow, listen_everywhere(port, [narrow]) as wide:
        assert wide.getsockname() == (EVERYWHERE, port)
        with pytest.raises(OSError, match="in use"):
            socket.create_server(("127.0.0.1", port))


async def test_a_port_that_somebody_has_is_passed_over() -> None:
    with socket.create_server((EVERYWHERE, 0)) as others, listen_everywhere(others.getsockname()[1]) as wide:
        assert wide.getsockname()[1] != others.getsockname()[1]


async def ask(house: House, method: str, query: str = "", **headers: str) -> httpx.Response:
    player = await Player([house.url], "Ann").enter()
    cookie = {"cookie": player.cookie}
    async with httpx.AsyncClient(base_url=house.url) as client:
        return await client.request(method, f"/api/v1/addresses{query}", headers={**cookie, **headers})


async def test_one_press_lets_the_network_in_and_a_game_goes_on(tmp_path: Path) -> None:
    port = free_port()  # else the system may give one that somebody's connection has on the network's address
    async with served(Config(port=port, database=f"sqlite:///{tmp_path / 'a.db'}")) as house:
        before = await Player([house.url], "Ann").enter()
        await before.open()
        assert (await ask(house, "GET")).json() == {"links": [], "port": port, "may_open": True}
        opened = (await ask(house, "POST")).json()
        assert (opened["port"], opened["may_open"]) == (port, False)
        known = [f"http://{own}:{port}" for own in own_addresses() if ":" not in own]
        assert opened["links"] == [link for link in known if link in opened["links"]], "some may lead nowhere"
        assert await house.node.doors.answers_at(Place(NEAR, port)), "any address will do, that of no network too"
        assert opened == (await ask(house, "POST")).json() == (await ask(house, "GET", "?again=true")).json()
        assert before.is_connected
        for link in opened["links"]:  # everything works through such an address: cookies, asks, the socket
            friend = await (await Player([link], "Bob").enter()).open()
            assert (await friend.make(game="tiny", seats=2))["table"]
            await friend.shut()
        await before.shut()


@pytest.mark.parametrize(
    "headers",
    [{"x-forwarded-for": "203.0.113.9"}, {"via": "1.1 proxy"}, {"x-real-ip": "203.0.113.9"}, {"host": "tower:8000"}],
)
async def test_who_comes_through_somebody_else_may_not_press(tmp_path: Path, headers: dict[str, str]) -> None:
    async with served(Config(port=0, database=f"sqlite:///{tmp_path / 'a.db'}")) as house:
        refused = await ask(house, "POST", **headers)
        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "not_here")
        assert not (await ask(house, "GET", **headers)).json()["may_open"]
        assert house.node.doors.are_closed


@pytest.mark.parametrize("settings", [{"public_url": "http://127.0.0.1"}, {"trusted_proxies": ("127.0.0.1",)}])
async def test_what_a_host_has_settled_stays(tmp_path: Path, settings: dict[str, object]) -> None:
    config = Config(port=0, database=f"sqlite:///{tmp_path / 'a.db'}", **settings)  # type: ignore[arg-type]
    async with served(config) as house:
        assert not house.node.doors.are_closed
        await house.node.doors.let_network_in()
        assert [place.host for place in house.node.doors.places] == ["127.0.0.1"]
