"""The order of messages where many senders share one lane."""

import asyncio
from collections.abc import Iterator

import pytest

from astrarium.server.sockets import services
from astrarium.server.sockets.lanes import LOOKED_AT, ROOM, AddressLanes, Lane, Lanes, Turn
from astrarium.server.wire import messages as m

from ..until import until


class Gate:
    """A lane with a clock that the test moves."""

    def __init__(self, rate: float = 1_000, burst: float = 10) -> None:
        self.now = 0.0
        self.lane = Lane(rate, burst, lambda: self.now)
        self.heard: list[str] = []

    def say(self, who: str, cost: float = 1) -> Turn | None:
        turn = self.lane.enter(who, cost)
        if turn is None:
            self.heard.append(who)
        else:
            turn.add_done_callback(lambda _: self.heard.append(who))
        return turn

    async def wait(self, seconds: float, heard: int) -> None:
        """Let this time pass, and check how many have been heard then."""
        self.now += seconds
        self.lane._let_in()
        await asyncio.sleep(0)
        assert len(self.heard) == heard


@pytest.fixture
def gate() -> Iterator[Gate]:
    found = Gate()
    yield found
    if found.lane._timer is not None:
        found.lane._timer.cancel()


async def test_the_last_of_the_burst_goes_on_and_the_next_waits(gate: Gate) -> None:
    assert [gate.say("a") for _ in range(10)] == [None] * 10
    assert gate.say("a") is not None
    await gate.wait(0.0009, heard=10)
    await gate.wait(0.0001, heard=11)


async def test_what_costs_more_is_heard_less_often(gate: Gate) -> None:
    assert gate.say("a", 6) is None
    assert gate.say("a", 6) is not None
    await gate.wait(0.002, heard=2)
    assert gate.say("a", 25) is not None  # dearer than the burst: a full one will do, the rest is paid off
    await gate.wait(0.010, heard=3)
    assert gate.say("b", 1) is not None
    await gate.wait(0.015, heard=3)
    await gate.wait(0.001, heard=4)


async def test_whoever_was_heard_least_goes_first(gate: Gate) -> None:
    gate.say("flood", 10)
    for n in range(3):
        for _ in range(4):
            gate.say(f"flood {n}", 10)
    for heard in (2, 3, 4, 5):
        await gate.wait(0.010, heard=heard)
    gate.say("honest", 1)
    await gate.wait(0.001, heard=6)
    assert gate.heard[1:] == ["flood 0", "flood 1", "flood 2", "flood 0", "honest"]
    for heard in (7, 8, 9):
        await gate.wait(0.010, heard=heard)
    assert gate.heard[6:] == ["flood 1", "flood 2", "flood 0"]


async def test_who_leaves_is_not_counted(gate: Gate) -> None:
    gate.say("a", 10)
    gone, stays = gate.say("a", 10), gate.say("a", 10)
    assert gone is not None
    gone.cancel()
    await gate.wait(0.010, heard=3)
    assert stays is not None
    assert stays.done()


async def test_turns_come_by_themselves() -> None:
    lanes = Lanes(200, 1)
    turns = [lanes.enter("here", n) for n in range(4)]
    assert turns[0] is None
    await until(lambda: all(turn is None or turn.done() for turn in turns))


def test_lanes_that_say_nothing_are_forgotten() -> None:
    now = 0.0
    lanes = Lanes(1, 10, lambda: now)
    for n in range(ROOM + 50):
        lanes.enter(n, "a")
    assert len(lanes) == ROOM + 50  # all of them were used just now
    now = 1.0
    for n in range(20):
        lanes.enter(("new", n), "a")
    assert ROOM - LOOKED_AT <= len(lanes) <= ROOM


async def test_a_network_of_version_6_has_sixteen_households() -> None:
    lanes = AddressLanes(1, 1, lambda: 0.0)
    waits = [lanes.enter(f"2001:db8:0:{n:x}::1", n, 1) for n in range(17)]
    assert waits[:16] == [None] * 16
    assert waits[16] is not None
    assert lanes.enter("2001:db8:1::1", 1, 1) is None


def test_every_message_has_its_cost() -> None:
    assert set(services.COSTS) == set(m.Ask.__subclasses__())
    assert services.COSTS[m.Ping] < services.COSTS[m.Watch]
