"""Response times do not distinguish worlds that look the same."""

import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

from astrarium.kernel import Decision, Game, State, game
from astrarium.kernel.question import question
from astrarium.server.live.table import place
from astrarium.server.live.table.place import Place
from astrarium.server.tables.fold import TableFold
from tests.server.tables.test_fold import seated, table

from .worlds import World, positions, sampled, two_worlds

REPEATED = 40
NOISE = 1.35  # of the middle of many positions
ROUGH = 2.5  # of a single one


@pytest.mark.parametrize(("key", "every"), [("race", 12), ("tiny", 40)])
async def test_the_time_to_answer_does_not_depend_on_what_is_hidden(key: str, every: int, tmp_path: Path) -> None:
    found: Game[Any] = game(key)
    ratios = []
    async with two_worlds(tmp_path, 2) as worlds:
        for number, state in enumerate(positions(found, 2, {}, "timing", every), 1):
            reader = found.decisions(state)[0].seat
            other = sampled(found, state, reader, Random(number))
            names = [
                (await world.put(number, found, {}, position)).name
                for world, position in zip(worlds, (state, other), strict=True)
            ]
            here, there = await _measure(worlds, names, reader)
            ratios.append(here / there)
    assert len(ratios) >= 8
    assert 1 / NOISE < median(ratios) < NOISE, ratios
    assert all(1 / ROUGH < ratio < ROUGH for ratio in ratios), ratios


async def _measure(worlds: tuple[World, World], names: list[str], reader: int) -> tuple[float, float]:
    """Seconds of work to show the whole table and to refuse a wrong answer, in each world by turns. The least of many:
    other work of this computer makes some of them longer, and none shorter."""
    times: tuple[list[float], list[float]] = [], []
    for _ in range(REPEATED):
        for world, name, spent in zip(worlds, names, times, strict=True):
            line = world.lines[reader]
            begun = time.thread_time()
            await line.ask("watch", table=name)
            await line.ask("answer", table=name, decision=reader, choice=[999])
            spent.append(time.thread_time() - begun)
    return min(times[0]), min(times[1])


def test_a_question_is_worked_out_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Options are tried on the true state, and the time for it might betray something if it could be measured again."""
    fold: TableFold = seated(table("race", 2), [])
    counted: list[int] = []

    def count(s: State, d: Decision) -> dict[str, Any]:
        counted.append(d.id)
        return question(s, d)

    monkeypatch.setattr(place, "question", count)
    seen = Place(0, full=True)
    for _ in range(5):
        seen.look(fold)
        assert seen.questions(fold.table)
    assert len(counted) == 1
