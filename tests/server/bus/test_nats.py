"""The bus between nodes, over a real NATS that comes and goes."""

import asyncio
from collections.abc import AsyncIterator, Callable

import pytest

from astrarium.server.bus.nats import NatsBus
from astrarium.server.bus.signatures import Signer
from tests.server.private import PrivateNats
from tests.server.until import PATIENCE, until

Heard = list[tuple[str, bytes]]
KEY = b"k" * 32


@pytest.fixture
async def pair(nats: PrivateNats) -> AsyncIterator[tuple[NatsBus, NatsBus]]:
    one, other = await asyncio.gather(
        NatsBus.connect([nats.url], "one", Signer(KEY)), NatsBus.connect([nats.url], "other", Signer(KEY))
    )
    await until(lambda: one.connected and other.connected)
    yield one, other
    await one.close()
    await other.close()


async def listen(bus: NatsBus, subject: str) -> Heard:
    heard: Heard = []
    await bus.subscribe(subject, lambda on, data: heard.append((on, data)))
    return heard


async def said_until(bus: NatsBus, data: bytes, heard: Callable[[], object]) -> None:
    """Publish until it was heard: a message sent before the server knows its subscribers again reaches nobody."""
    async with asyncio.timeout(PATIENCE):
        while not heard():
            bus.publish("a", data)
            await asyncio.sleep(0.05)


async def test_a_message_reaches_every_node_that_listens_and_the_publisher(pair: tuple[NatsBus, NatsBus]) -> None:
    one, other = pair
    here, there, pattern, elsewhere = (
        await listen(one, "table.1"),
        await listen(other, "table.1"),
        await listen(other, "table.*"),
        await listen(other, "table.2"),
    )
    one.publish("table.1", b"x")
    await until(lambda: here and there and pattern)
    assert here == there == pattern == [("table.1", b"x")]
    assert elsewhere == []


async def test_thousands_in_one_go_arrive_in_order(pair: tuple[NatsBus, NatsBus]) -> None:
    one, other = pair
    heard = await listen(other, "n.*")
    for n in range(20_000):
        one.publish(f"n.{n % 7}", b"%d" % n)
    await until(lambda: len(heard) == 20_000)
    assert [int(data) for _, data in heard] == list(range(20_000))


async def test_a_cancelled_subscription_hears_nothing(pair: tuple[NatsBus, NatsBus]) -> None:
    one, other = pair
    heard: Heard = []
    subscription = await other.subscribe("a", lambda on, data: heard.append((on, data)))
    still = await listen(other, "a")
    await subscription.cancel()
    one.publish("a", b"x")
    await until(lambda: still)
    assert heard == []


async def test_what_cannot_be_sent_raises_nothing_and_stops_nothing(pair: tuple[NatsBus, NatsBus]) -> None:
    one, other = pair
    heard = await listen(other, "good")
    one.publish("bad subject", b"x")
    one.publish("", b"x")
    one.publish("good", bytes(2_000_000))  # more than NATS takes
    one.publish("good", b"x")
    await until(lambda: heard)
    assert heard == [("good", b"x")]


@pytest.mark.parametrize("how", ["restart", "kill"])
async def test_after_an_outage_listeners_hear_again_but_no_old_news(
    nats: PrivateNats, pair: tuple[NatsBus, NatsBus], how: str
) -> None:
    one, other = pair
    heard = await listen(other, "a")
    if how == "kill":
        nats.kill()
    else:
        nats.stop()
    await until(lambda: not one.connected and not other.connected)
    during = await listen(other, "a")  # subscribed while NATS is away
    for n in range(1000):
        one.publish("a", b"lost %d" % n)
    await asyncio.sleep(0.3)
    nats.start()
    await until(lambda: one.connected and other.connected)
    await said_until(one, b"new", lambda: heard and during)
    assert set(heard) == set(during) == {("a", b"new")}


async def test_it_comes_up_before_nats_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("astrarium.server.bus.link.FIRST_WAIT", 0.3)
    server = PrivateNats()
    bus = await NatsBus.connect([server.url], "early", Signer(KEY))
    try:
        assert not bus.connected
        heard = await listen(bus, "a")
        bus.publish("a", b"lost")
        with server:
            await until(lambda: bus.connected)
            bus.publish("a", b"x")
            await until(lambda: heard)
            assert heard == [("a", b"x")]
    finally:
        await bus.close()
    assert not bus.connected


async def test_a_client_that_has_ended_is_replaced(pair: tuple[NatsBus, NatsBus]) -> None:
    one, other = pair
    heard = await listen(other, "a")
    await other._link.client.close()  # as it does by itself when the server says that it is not welcome
    assert not other.connected
    await until(lambda: other.connected)
    await said_until(one, b"x", lambda: heard)
    assert set(heard) == {("a", b"x")}


async def test_publishing_to_a_server_that_hangs_does_not_block(
    nats: PrivateNats, pair: tuple[NatsBus, NatsBus]
) -> None:
    one, other = pair
    heard = await listen(other, "a")
    nats.freeze()
    try:
        async with asyncio.timeout(PATIENCE):  # one that blocks does so until it is thawed, which comes after this
            for _ in range(100):
                for _ in range(100):
                    one.publish("a", bytes(2000))  # far more than fits into the buffers
                await asyncio.sleep(0)
    finally:
        nats.thaw()
    await until(lambda: len(heard) > 100)
    await said_until(one, b"last", lambda: heard[-1] == ("a", b"last"))
