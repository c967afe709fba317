"""No time is gained by undo. A fault once found: each undo and new answer gained an increment. At a live clock of 20 s
+ 5 s, a minute took the attacker from 25 to 325 s and the opponent from 20 to -41 s.

The long form: ASTRARIUM_ATTACKS=long, a minute of real time.
"""

import asyncio
import os
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from astrarium.kernel.flow import MAX_SEATS
from astrarium.server.clock import now
from astrarium.server.tables import entries as e
from tests.server.player import Player, random_choice
from tests.server.sockets.home import Home, open_home, sit
from tests.server.tables.clock_oracle import Story

LONG = os.environ.get("ASTRARIUM_ATTACKS") == "long"
BUDGET, INCREMENT = 20_000, 5_000
LIVE = {"pace": "live", "budget": BUDGET, "increment": INCREMENT}
BREATH = 500  # milliseconds between two acts of the attacker
PATIENCE = 3  # breaths for which the opponent thinks
BREATHS = 120 if LONG else 24


class RealClock:
    """A home server's clock that shows the real time."""

    @property
    def at(self) -> int:
        return now()

    def __call__(self) -> int:
        return now()


@asynccontextmanager
async def arena(folder: Path) -> AsyncIterator[tuple[Home, Callable[[], Awaitable[None]]]]:
    """A node, and a function that lets a moment pass there."""
    if not LONG:
        async with open_home(folder) as home:
            yield home, lambda: home.pass_by(BREATH)
    else:
        async with open_home(folder, RealClock()) as home:  # type: ignore[arg-type]
            yield home, lambda: asyncio.sleep(BREATH / 1000)


async def answer(player: Player, table: str) -> bool:
    """Answer the first question at random; returns whether the answer counted."""
    seen = player.tables[table]
    if not seen.questions:
        return False
    question = seen.questions[0]
    reply = await player.answer(table, question["id"], random_choice(question, player.rng))
    if reply["type"] == "done":
        await player.until(lambda: seen.version >= reply["version"])
    return bool(reply["type"] == "done")


def may_undo(player: Player, table: str) -> bool:
    return player.tables[table].can_undo


async def attack(eve: Player, ann: Player, table: str, breathe: Callable[[], Awaitable[None]]) -> Counter[str]:
    """Let Eve undo and answer as often as she may, and Ann answer after a little thought."""
    told: Counter[str] = Counter()
    thought, asked = 0, -1
    for breath in range(BREATHS):
        if eve.tables[table].stage == "over":
            break
        if breath % 2:
            reply = await eve.ask("undo", table=table)
            told[reply["refusal"]["code"] if reply["type"] == "refused" else reply["type"]] += 1
            if reply["type"] == "done":
                await eve.until(lambda r=reply: eve.tables[table].version >= r["version"])
        else:
            await answer(eve, table)
        await breathe()
        await ann.until(lambda: ann.tables[table].version >= eve.tables[table].version)
        question = ann.tables[table].questions[0]["id"] if ann.tables[table].questions else -1
        thought = thought + 1 if question == asked else 0
        asked = question
        if thought >= PATIENCE and await answer(ann, table):
            thought = 0
            await eve.until(lambda: eve.tables[table].version >= ann.tables[table].version)
    return told


async def story_of(home: Home, table: str) -> Story:
    """The table's log as it is stored, for the oracle."""
    live = home.table(table)
    story, since = Story(live.fold), 0
    for row in await home.node.services.tables.entries(live.id, 0):
        entry = e.decode(row.body)
        if isinstance(entry, e.Deed):
            story.note(entry, max(0, row.at - since - entry.lost))
        since = row.at
    return story


async def undone(home: Home, table: str) -> Counter[int]:
    """How often the answer to each decision was taken back, by the log."""
    given: list[int] = []
    found: Counter[int] = Counter()
    for row in await home.node.services.tables.entries(home.table(table).id, 0):
        entry = e.decode(row.body)
        if isinstance(entry, e.Answered):
            given.append(entry.decision)
        elif isinstance(entry, e.Undone):
            assert given[-1] % MAX_SEATS == entry.seat
            found[given.pop()] += 1
    return found


@pytest.mark.parametrize("game", ["race", "tiny"])
async def test_nobody_wins_time_by_taking_back(tmp_path: Path, game: str) -> None:
    async with arena(tmp_path) as (home, breathe):
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, game=game, clock=LIVE)
        told = await attack(eve, ann, table, breathe)
        must, banks = (await story_of(home, table)).clocks(), home.table(table).fold.progress.banks
        for name, seat in (("attacker", 0), ("opponent", 1)):
            credited = BUDGET + INCREMENT * must.answers[seat]
            thought, lost = must.asked[seat], credited - banks[seat]
            print(f"\n{game}, {name}: bank {banks[seat]} ms, thought {thought} ms, charged {lost} ms", end="")  # noqa: T201
        print(f"\n{dict(told)}, taken back {dict(await undone(home, table))}")  # noqa: T201
        assert list(banks) == must.banks
        assert told["done"] >= 1
        assert BUDGET + INCREMENT * must.answers[1] - banks[1] <= must.asked[1], "more than her own time"
        assert max((await undone(home, table)).values()) == 1


@pytest.mark.parametrize(("lang", "says"), [("en", "once already"), ("fr", "déjà repris une fois")])
async def test_an_answer_is_taken_back_once(tmp_path: Path, lang: str, says: str) -> None:
    """The first undo is allowed, the second is refused by TABLE-5, and the undo button shows only before the first."""
    async with open_home(tmp_path) as home:
        eve, ann = await home.person("Eve", lang), await home.person("Ann")
        table = await sit(eve, ann, clock=LIVE)
        seen = eve.tables[table]
        before = list(seen.banks)
        await answer(eve, table)
        assert may_undo(eve, table)
        await home.pass_by(2_000)
        reply = await eve.ask("undo", table=table)
        await eve.until(lambda: seen.version >= reply["version"])
        assert seen.banks == [bank - 2_000 for bank in before], "no increment, and all the time since"
        assert await answer(eve, table)
        assert not may_undo(eve, table)
        reply = await eve.ask("undo", table=table)
        assert (reply["refusal"]["rule"], reply["refusal"]["code"]) == ("TABLE-5", "undone_before")
        assert says in reply["refusal"]["text"]
        assert seen.banks == [before[0] - 2_000 + INCREMENT, before[1] - 2_000]


async def test_a_question_that_was_taken_away_gives_its_time_back(tmp_path: Path) -> None:
    """The victim is asked only because the attacker has answered; when the attacker takes that back, the victim has
    lost nothing."""
    async with open_home(tmp_path) as home:
        eve, ann = await home.person("Eve"), await home.person("Ann")
        table = await sit(eve, ann, game="tiny", clock=LIVE)
        attacker, victim = await until_one_hands_over(table, eve, ann)
        seen = attacker.tables[table]
        mine, others = seen.seat, 1 - (seen.seat or 0)
        assert mine is not None
        before = list(seen.banks)
        await home.pass_by(7_000)
        reply = await attacker.ask("undo", table=table)
        for player in (attacker, victim):
            await player.until(lambda p=player: p.tables[table].version >= reply["version"])
        assert not victim.tables[table].questions
        assert seen.banks[others] == before[others]
        assert seen.banks[mine] == before[mine] - INCREMENT - 7_000


async def until_one_hands_over(table: str, *players: Player) -> tuple[Player, Player]:
    """Play at random until an answer that may be taken back puts the question to the other player alone."""
    while True:
        for player, other in (players, players[::-1]):
            alone = player.tables[table].waiting == [player.tables[table].seat]
            if await answer(player, table):
                await other.until(lambda p=player, o=other: o.tables[table].version >= p.tables[table].version)
                seen = player.tables[table]
                if alone and seen.can_undo and seen.waiting == [other.tables[table].seat]:
                    return player, other
