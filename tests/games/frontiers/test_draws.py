"""A log of New Frontiers says what each draw was for: coins, disks, mats, goals and worlds of the bag."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from astrarium.games.frontiers import GAME as FRONTIERS
from astrarium.games.frontiers.content import GOALS, MATS, SIDES
from astrarium.kernel import Event, Log, replay
from astrarium.kernel.log import Entry
from tests.games.bot_games import log_of


@pytest.fixture(scope="module")
def log() -> Log:
    """The log of a game of three seats with goals."""
    return log_of(FRONTIERS, 3, "worlds of the bag", goals="on")


def labelled(drawn: Log | Entry) -> Iterator[tuple[str, int]]:
    """Each draw: its purpose, and its result."""
    at = 0
    for purpose, many in drawn.draws_for:
        for _, result in drawn.draws[at : at + many]:
            yield purpose, result
        at += many
    assert at == len(drawn.draws)


def shuffled(log: Log, deck: str, n: int) -> list[int]:
    """The order of n things after a shuffle, from its draws."""
    items = list(range(n))
    results = [result for purpose, result in labelled(log) if purpose == f"shuffle:{deck}"]
    for i, j in zip(range(n - 1, 0, -1), results, strict=True):
        items[i], items[j] = items[j], items[i]
    return items


@pytest.mark.rule("FRONT-1.4", "FRONT-A2")
def test_a_coin_for_each_tile_with_two_sides(log: Log) -> None:
    state: Any = next(replay(FRONTIERS, log))[0].state
    coins = iter([result for purpose, result in labelled(log) if purpose == "draw:coin"])
    assert state.showing == [sides[next(coins)] if len(sides) > 1 else sides[0] for sides in SIDES]
    assert list(coins) == []


@pytest.mark.rule("FRONT-1.7", "FRONT-1.11", "FRONT-1.14")
def test_disks_mats_and_goals_lie_as_they_were_shuffled(log: Log) -> None:
    state: Any = next(replay(FRONTIERS, log))[0].state
    assert state.order == shuffled(log, "track", 3)
    assert state.mat == shuffled(log, "mats", len(MATS))[:3]
    assert state.deck == shuffled(log, "goals", len(GOALS))
    assert {purpose for purpose, _ in labelled(log)} == {"draw:coin", "shuffle:track", "shuffle:mats", "shuffle:goals"}


def told(events: list[Event]) -> Counter[str]:
    """The worlds drawn according to the events: for all, or for a seat."""
    found: Counter[str] = Counter()
    for event in events:
        if event.kind == "drawn":
            found["draw:bag"] += len(str(event.args["worlds"]).split(","))
        elif event.kind == "draws_world":
            found[f"{event.args['side']},draw:bag"] += 1
    return found


def test_every_world_was_drawn_for_those_who_got_it(log: Log) -> None:
    checked: Counter[str] = Counter()
    for _, entry, events in replay(FRONTIERS, log):
        if entry is not None:
            drawn = Counter(purpose for purpose, _ in labelled(entry))
            assert drawn == told(events)
            checked += drawn
    assert checked["draw:bag"] >= 14
    assert len(checked) > 1
