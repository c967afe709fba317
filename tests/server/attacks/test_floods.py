"""The floods of `make floods`, each for a moment: only what the limits allow gets through, and an honest player who
plays a bot meanwhile is not thrown out. Durations are not judged here."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass

import pytest
from benchmarks.floods.attackers import Attacker
from benchmarks.floods.bout import ALONE, Bout, Stretch
from benchmarks.floods.figures import table_of
from benchmarks.floods.ground import Ground, open_ground
from benchmarks.floods.groundwork import lay
from benchmarks.floods.honest import ADDRESS, Honest
from benchmarks.floods.hostile import Facts, Flood
from benchmarks.floods.kinds import FLOODS
from benchmarks.floods.kinds.people import VICTIM
from benchmarks.floods.line import API, Line

from astrarium.kernel import games
from astrarium.server.config import Limits
from astrarium.server.sockets.services import COSTS
from astrarium.server.wire import messages as m

from ..until import until

GAME = games()[0].meta.key
LIMITS = Limits()
MIB = 2**20
MOST_MEMORY = 32 * MIB  # more than before, after a moment's flood
MOST_BUFFERED = 8  # MiB of one connection that may be on their way, in the buffers of the system


@pytest.fixture(scope="module")
def ground() -> Iterator[Ground]:
    with open_ground("home", mail=True) as found:
        found.start()
        yield found
        assert found.node is not None
        assert "Traceback" not in found.node.log.read_text()


@pytest.fixture
async def honest(ground: Ground) -> AsyncIterator[Honest]:
    player = await Honest(ground.url, GAME).begin()
    yield player
    await player.end()


@dataclass
class Struck:
    """The result of an attack."""

    flood: Flood
    seconds: float  # from the first preparation to the end: as long as limits could refill

    @property
    def accepted(self) -> int:
        return self.flood.counts.accepted

    @property
    def refused(self) -> int:
        return self.flood.counts.refused + self.flood.counts.lost

    def most(self, burst: float, rate: float) -> float:
        """The most that a limit lets through in this time."""
        return burst + rate * self.seconds + 1


async def strike(
    ground: Ground, honest: Honest, name: str, enough: Callable[[Flood], object], rate: float = 0, persons: int = 0
) -> Struck:
    """Attack from an address of its own until `enough`; then check that the honest player can go on."""
    kind, begun = FLOODS[name], time.monotonic()
    await until(lambda: honest.table)
    facts = await lay(ground.url, Facts(GAME, honest.table), kind, entries=30)
    flood = kind(ground.url, f"127.0.1.{1 + list(FLOODS).index(name)}", facts)
    for setting, value in (("rate", rate), ("persons", persons)):
        if value:
            setattr(flood, setting, value)
    await flood.prepare()
    attack = asyncio.create_task(flood.attack())
    try:
        await until(lambda: attack.done() or enough(flood))
    finally:
        attack.cancel()
        await asyncio.gather(attack, return_exceptions=True)
        await flood.rest()
    struck = Struck(flood, time.monotonic() - begun)
    honest.take()
    await until(lambda: len(honest.felt.pings) >= 3 and honest.felt.answers >= 1)
    assert honest.felt.lost == 0
    return struck


def refused(flood: Flood) -> bool:
    return flood.counts.refused > 0


def tried(times: int) -> Callable[[Flood], bool]:
    return lambda flood: flood.counts.accepted + flood.counts.refused >= times


async def test_guests_come_in_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    before = ground.rows()["persons"]
    struck = await strike(ground, honest, "guests", refused, rate=500)
    most = struck.most(LIMITS.guest_burst, LIMITS.guests_per_minute / 60)
    assert LIMITS.guest_burst / 2 < struck.accepted <= most  # some replies come too late to be counted
    assert ground.rows()["persons"] - before <= most


async def test_one_mailbox_gets_few_mails(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "mail", refused, rate=200)
    assert 1 <= struck.accepted <= struck.most(LIMITS.sign_in_burst, LIMITS.sign_ins_per_minute / 60)
    assert ground.sink.mailboxes.get(VICTIM, 0) <= LIMITS.mails_to_mailbox_per_hour
    assert sum(ground.sink.mailboxes.values()) <= LIMITS.mails_by_address_per_hour


async def test_games_are_played_again_as_often_as_is_allowed(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "stories", refused, rate=200)
    assert 1 <= struck.accepted <= struck.most(LIMITS.replay_burst, LIMITS.replays_per_second)


async def test_a_person_makes_as_many_tables_as_is_allowed_and_hides_nobody_elses(
    ground: Ground, honest: Honest
) -> None:
    before = ground.rows()["tables"]
    struck = await strike(ground, honest, "lobby", lambda flood: flood.counts.refused > 10, rate=1_000, persons=1)
    assert ground.rows()["tables"] - before <= LIMITS.tables_per_guest + 10  # and what the honest ones have made
    line = Line(ground.url, ADDRESS)
    cards = (await line.ask("GET", f"{API}/tables")).json()["tables"]
    line.close()
    assert {card["table"] for card in cards} >= set(struck.flood.facts.honest)
    assert sum(card["title"].startswith("Come here") for card in cards) <= LIMITS.listed_per_host


async def test_every_refused_or_cancelled_table_is_counted(ground: Ground, honest: Honest) -> None:
    before = ground.rows()["tables"]
    struck = await strike(ground, honest, "cancel", tried(60), persons=2)
    assert ground.rows()["tables"] - before <= struck.accepted + 10


async def test_seats_are_taken_and_left_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "seats", tried(60), persons=2)
    assert struck.accepted <= struck.most(LIMITS.request_burst, LIMITS.requests_per_second) * 2


async def test_people_are_heard_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "pings", lambda flood: flood.counts.accepted > 200, rate=500, persons=3)
    assert struck.accepted <= 3 * struck.most(LIMITS.message_burst, LIMITS.messages_per_second)


async def test_tables_are_shown_as_fast_as_an_address_may_ask(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "watches", lambda flood: flood.counts.accepted > 220, rate=500, persons=10)
    work = COSTS[m.Watch]
    assert struck.accepted <= struck.most(LIMITS.address_work_burst / work, LIMITS.address_work_per_second / work)


async def test_spectators_are_heard_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    before = ground.rows()["chat"]
    struck = await strike(ground, honest, "chat", refused, rate=100, persons=3)
    most = 3 * struck.most(LIMITS.say_burst, LIMITS.says_per_second)
    assert struck.accepted <= most + 3  # each also watches
    assert ground.rows()["chat"] - before <= most


async def test_answers_are_taken_back_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    before = ground.rows()["log"]
    struck = await strike(ground, honest, "undo", tried(30))
    tables = len(struck.flood.waverers)  # type: ignore[attr-defined]
    assert struck.accepted <= tables * struck.most(LIMITS.message_burst, LIMITS.messages_per_second)
    assert ground.rows()["log"] - before <= struck.accepted + 6 * tables + 500  # the last: the honest game's own


async def test_connections_come_and_go_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "reconnects", lambda flood: flood.counts.lost >= 5, rate=1_000, persons=10)
    assert LIMITS.handshake_burst <= struck.accepted
    assert struck.accepted <= struck.most(LIMITS.handshake_burst, LIMITS.handshakes_per_second)


async def test_packs_are_tried_as_fast_as_is_allowed(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "packs", tried(8))
    made = len(struck.flood.changed)  # type: ignore[attr-defined]
    assert 1 <= made <= struck.most(LIMITS.pack_burst, LIMITS.packs_per_minute / 60)


async def test_idle_connections_cost_little(ground: Ground, honest: Honest) -> None:
    before = ground.memory
    await strike(ground, honest, "slow", lambda flood: flood.counts.accepted >= 50, rate=1_000)
    assert ground.memory - before < MOST_MEMORY


async def test_long_heads_are_not_taken(ground: Ground, honest: Honest) -> None:
    before = ground.peak
    struck = await strike(ground, honest, "heads", lambda flood: flood.counts.refused >= 12)
    assert ground.peak - before < MOST_MEMORY
    assert struck.accepted <= MOST_BUFFERED * (struck.refused + struck.flood.connections)  # type: ignore[attr-defined]


async def test_tables_of_bots_let_the_honest_bot_go_on(ground: Ground, honest: Honest) -> None:
    struck = await strike(ground, honest, "bots", tried(12))
    assert struck.accepted + struck.refused >= 12
    await until(lambda: honest.felt.turns)


async def test_an_attacker_is_a_process_that_does_as_it_is_told(ground: Ground) -> None:
    attacker = await Attacker.start("guests", ground.url, "127.0.2.1")
    try:
        await attacker.order("prepare", Facts(GAME))
        await attacker.order("go")
        before = ground.rows()["persons"]
        await until(lambda: ground.rows()["persons"] > before + 8)  # more than it asks for at a time
        assert (await attacker.order("stop")).accepted > 0
    finally:
        await attacker.end()


def test_the_figures_are_lines_of_text() -> None:
    alone, flooded = Stretch(seconds=1.0), Stretch(seconds=2.0)
    alone.felt.pings, flooded.felt.pings = [0.001] * 100, [0.002] * 98 + [0.006] * 2
    flooded.counts.accepted, flooded.counts.refused = 30, 10
    lines = table_of(Bout("guests", "home", "requests", {ALONE: alone, "1": flooded}, rows={"persons": 30}))
    expected = "guests home 1 15.0 5.0 | 2.0 6.0 6.0 | nan nan | nan | 0% |"
    assert lines[1].split() == expected.split()
    assert "rows added: persons +30" in "\n".join(lines)
