"""One flood: the honest player alone, with one hostile address, alone again, with three, alone again.

All of it may be repeated, so that a moment in which the computer itself halts counts for less.
"""

import asyncio
import os
import time
from dataclasses import dataclass, field

from ..load.profile import profile
from .attackers import Attacker, addresses
from .ground import Ground, open_ground
from .groundwork import lay
from .honest import ADDRESS, Felt, Honest
from .hostile import Counts, Facts, Flood
from .kinds.people import VICTIM
from .line import API, LOST, Line

WARM = 1.5  # seconds before the first measurement: the bot's process starts with its first question


ALONE, AFTER = "-", "after"  # before any attack; between and after them


@dataclass
class Stretch:
    """The figures of all windows of one kind."""

    felt: Felt = field(default_factory=Felt)
    counts: Counts = field(default_factory=Counts)
    seconds: float = 0.0
    busy: float = 0.0  # processor time of the server


@dataclass
class Bout:
    """All figures of one flood."""

    name: str
    form: str
    unit: str
    stretches: dict[str, Stretch]  # by window: alone, number of hostile addresses, after
    memory: tuple[int, int, int] = (0, 0, 0)  # before, after, at most
    rows: dict[str, int] = field(default_factory=dict)  # added, by table
    notes: list[str] = field(default_factory=list)
    profile: list[str] = field(default_factory=list)
    load: float = 0.0  # load of the machine at the end: others may use it too


def run_bout(
    kind: type[Flood], form: str, game: str, seconds: float, crowd: int = 3, *, rounds: int = 1, spy: bool = False
) -> Bout:
    bout = Bout(kind.name, form, kind.unit, {name: Stretch() for name in (ALONE, "1", str(crowd), AFTER)})
    with open_ground(form, mail=kind.mail) as ground:
        facts = Facts(game)
        if kind.long_tables:
            ground.start(limited=False)
            facts = asyncio.run(lay(ground.url, facts, kind))
            ground.stop()
        ground.start()
        if kind.lobby:
            facts = asyncio.run(lay(ground.url, facts, kind))
        before = ground.rows()
        asyncio.run(_measure(bout, ground, kind, facts, seconds, crowd, rounds, spy=spy))
        bout.rows = {name: more for name, many in ground.rows().items() if (more := many - before.get(name, 0))}
        if kind.mail:
            boxes = ground.sink.mailboxes
            bout.notes.append(f"{boxes.get(VICTIM, 0)} mails to one stranger, {sum(boxes.values())} in all")
    return bout


async def _measure(
    bout: Bout, ground: Ground, kind: type[Flood], facts: Facts, seconds: float, crowd: int, rounds: int, *, spy: bool
) -> None:
    honest = await Honest(ground.url, facts.game).begin()
    attackers = [await Attacker.start(kind.name, ground.url, address) for address in addresses(crowd)]
    try:
        await asyncio.gather(*(one.order("prepare", facts) for one in attackers))
        await asyncio.sleep(WARM)
        first = ground.memory
        windows = (ALONE, 0), (ALONE, 0), ("1", 1), (AFTER, 0), (str(crowd), crowd), (AFTER, 0)
        for name, many in windows * rounds:
            honest.take()
            stretch, begun, busy = bout.stretches[name], time.monotonic(), ground.busy
            now = Facts(facts.game, honest.table, facts.running, facts.finished, facts.honest)
            await asyncio.gather(*(one.order("go", now) for one in attackers[:many]))
            if spy and many == crowd:
                bout.profile = await profile(ground.pid, max(1, int(seconds)))
            else:
                await asyncio.sleep(seconds)
            stretch.felt.add(honest.take())
            stretch.seconds += time.monotonic() - begun
            stretch.busy += ground.busy - busy
            for counts in await asyncio.gather(*(one.order("stop") for one in attackers[:many])):
                stretch.counts.add(counts)
            if many == crowd and kind.lobby:
                bout.notes = [await _lobby(ground.url, facts)]
        bout.memory, bout.load = (first, ground.memory, ground.peak), os.getloadavg()[0]
    finally:
        for attacker in attackers:
            await attacker.end()
        await honest.end()


async def _lobby(url: str, facts: Facts) -> str:
    line, begun = Line(url, ADDRESS), time.perf_counter()
    try:
        reply = await line.ask("GET", f"{API}/tables")
    except LOST:
        return "no list of tables"
    finally:
        line.close()
    took = time.perf_counter() - begun
    listed = {card["table"] for card in reply.json()["tables"]}
    seen = sum(table in listed for table in facts.honest)
    size = len(reply.body) / 1024
    return (
        f"{seen} of {len(facts.honest)} honest tables among {len(listed)} listed; {size:.0f} KiB, {took * 1000:.0f} ms"
    )
