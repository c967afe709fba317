"""Nothing that the server sends tells a reader more than their view: compared byte by byte between worlds."""

import os
from pathlib import Path
from random import Random
from typing import Any

import pytest

from astrarium.conformance.play import act, answer
from astrarium.kernel import Game, games

from .notified import notified_worlds, told_by_notices
from .worlds import Reading, World, positions, read_scene, same_move, sampled, two_worlds, wrong_asks

SCALE = int(os.environ.get("ASTRARIUM_WORLDS", "1"))  # how many games of each kind
POSITIONS = 18 if SCALE > 1 else 6  # of each game


def variants(found: Game[Any], seats: int) -> dict[str, str]:
    """For every option a value other than its default."""
    options = (option for option in found.meta.options if seats in option.seats)
    return {option.id: next(value for value in option.values if value != option.default) for option in options}


SETUPS = [
    pytest.param(found, seats, options, id=f"{found.meta.key}-{seats}{'-variants' * bool(options)}")
    for found in games()
    for seats, options in ((2, {}), (3, {}), (2, variants(found, 2)))
    if seats in found.meta.seats
]
FOR_TWO, FOR_THREE, VARIANTS = ([setup for setup in SETUPS if str(setup.id).endswith(end)] for end in ("-2", "-3", "s"))


def spread(states: list[Any]) -> list[Any]:
    """A few of them, spread from the first to the last."""
    return states[:: max(1, len(states) // POSITIONS)]


def compare(readings: list[Reading], where: str) -> None:
    here, there = readings
    assert here.told == there.told, where
    assert here.briefly == there.briefly, where
    assert here.replies == there.replies, where
    assert here.logged == there.logged, where
    assert here.metrics == there.metrics, where


@pytest.mark.parametrize(("found", "seats", "options"), SETUPS if SCALE > 1 else FOR_THREE + VARIANTS)
async def test_worlds_that_look_the_same_sound_the_same(
    found: Game[Any], seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    compared = moved = 0
    async with two_worlds(tmp_path, seats) as worlds:
        for number in range(SCALE):
            game = list(positions(found, seats, options, f"worlds {found.meta.key} {number}", 1))
            for state in spread(game):
                rng = Random(f"{number} {compared}")
                for reader in rng.sample([None, *range(seats)], 2):
                    compared += 1
                    moved += await _two(worlds, found, options, state, reader, compared)
    assert compared >= 10
    assert moved >= compared // 8, "too few answers were compared to mean something"


@pytest.mark.parametrize(("found", "seats", "options"), FOR_TWO)
async def test_a_screen_for_two_hears_of_one_hand_at_a_time(
    found: Game[Any], seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    """A person with two seats looks from one of them or, while the screen is passed on, from none."""
    compared = moved = 0
    async with two_worlds(tmp_path, seats, shared=True) as worlds:
        game = list(positions(found, seats, options, f"screen {found.meta.key}", 1))
        for state in spread(game[:-1])[::2]:  # after the end there is a rematch, under a name of its own in each world
            for reader in (0, 1, None):
                compared += 1
                moved += await _two(worlds, found, options, state, reader, compared)
    assert compared >= 9
    assert moved >= compared // 8, "too few answers were compared to mean something"


async def _two(
    worlds: tuple[World, World], found: Game[Any], options: dict[str, str], state: Any, reader: int | None, table: int
) -> bool:
    rng = Random(f"{table}")
    other = sampled(found, state, reader, rng)
    assert found.encode(other) != found.encode(state)
    moves = same_move(found, state, other, reader, rng) or (None, None)
    wrong = wrong_asks(found, state, reader, rng)
    if worlds[0].shared:  # for the other seat too its person may answer, and learn from that what the rules say to it
        wrong = [ask for ask in wrong if ask.get("decision", 2) % 8 > 1]
    readings = []
    for world, position, move in zip(worlds, (state, other), moves, strict=True):
        live = await world.put(table, found, options, position)
        readings.append(await read_scene(world, live, reader, move, wrong))
    compare(readings, f"table {table}, reader {reader}")
    assert len(readings[0].told) > len(wrong)
    return moves != (None, None)


@pytest.mark.parametrize(("found", "seats", "options"), SETUPS if SCALE > 1 else FOR_THREE)
async def test_secret_answers_sound_the_same(
    found: Game[Any], seats: int, options: dict[str, str], tmp_path: Path
) -> None:
    """While seats decide at the same time, nobody can hear what another has chosen."""
    game = positions(found, seats, options, f"secrets {seats}", 1)
    secret = [state for state in game if any(decision.secret for decision in found.decisions(state))]
    if not secret:
        pytest.skip(f"{found.meta.key} asks nothing in secret")
    looked_at, compared = spread(secret), 0
    async with two_worlds(tmp_path, seats) as worlds:
        for state in looked_at:
            rng = Random(f"{compared}")
            for decision in found.decisions(state):
                choices = {answer(state, decision, rng) for _ in range(6)} - {None}
                quiet = sorted(c for c in choices if c is not None and _stays_secret(found, state, decision, c))
                if not decision.secret or len(quiet) < 2:
                    continue
                compared += 1
                reader = rng.choice([None, *(seat for seat in range(seats) if seat != decision.seat)])
                readings = []
                for world, choice in zip(worlds, quiet[:2], strict=True):
                    live = await world.put(compared, found, options, state)
                    readings.append(await read_scene(world, live, reader, (decision, choice), []))
                compare(readings, f"{decision.prompt} of {decision.seat}, told to {reader}")
    assert compared >= len(looked_at) / 2


@pytest.mark.parametrize("found", games(), ids=lambda found: found.meta.key)
async def test_notices_tell_the_same_in_worlds_that_look_the_same(found: Game[Any], tmp_path: Path) -> None:
    """Mails and decrypted pushes are compared: whether there are any, their words, headers and lengths."""
    seats = 2 if 2 in found.meta.seats else found.meta.seats[0]
    compared = 0
    async with notified_worlds(tmp_path, seats) as worlds:
        for number, state in enumerate(spread(list(positions(found, seats, {}, "notices", 1)))):
            for reader in range(seats):
                other = sampled(found, state, reader, Random(f"{number} {reader}"))
                table = number * seats + reader + 1
                told = [
                    await told_by_notices(world, table, found, position, reader)
                    for world, position in zip(worlds, (state, other), strict=True)
                ]
                assert told[0] == told[1], f"position {number}, reader {reader}"
                owes = any(decision.seat == reader and decision.aside < 0 for decision in found.decisions(state))
                assert bool(told[0]) == owes
                compared += owes
    assert compared >= 4


def _stays_secret(found: Game[Any], state: Any, decision: Any, choice: Any) -> bool:
    after = state.copy()
    done = act(found, after, decision, choice) is not None
    return done and bool(after.lanes) and (after.rng.counter, after.reveals) == (state.rng.counter, state.reveals)
