"""A bot's answer to a view that was sent as JSON."""

from itertools import count
from random import Random

import msgspec
import pytest

from astrarium.bots import BOTS
from astrarium.kernel import Decision, Refused, Rng, State, flow, game, games
from astrarium.kernel.randomness import seed_from
from astrarium.server.thinking.base import Job
from astrarium.server.thinking.think import think

from .games import job_of

# Every number of seats, and every value of every option at one of them.
SETUPS: list[tuple[str, int, dict[str, str]]] = [(g.meta.key, seats, {}) for g in games() for seats in g.meta.seats]
BEGINNING, EVERY = 40, 16  # positions: all at the beginning, then some
SETUPS += [
    (g.meta.key, spec.seats[0], {spec.id: value})
    for g in games()
    for spec in g.meta.options
    for value in spec.values
    if value != spec.default
]


def advance(s: State, decision: Decision, dice: Random) -> None:
    for choice in (decision.random_choice(dice) for _ in range(200)):
        if flow.refusal_of(s, decision, choice) is None:
            flow.apply(s, decision.id, choice)
            return
    raise AssertionError(f"no legal answer to {decision.prompt}")


@pytest.mark.parametrize(("key", "seats", "options"), SETUPS)
def test_every_view_survives_json(key: str, seats: int, options: dict[str, str]) -> None:
    """A view is the same after JSON, leads to the same samples, and the open decision is found in them."""
    found = game(key)
    dice = Random(f"{key} {seats} {options}")
    s = found.new(seats, options, seed=f"{options}")
    for number in count():
        open_now = found.decisions(s)
        if not open_now:
            break
        for decision in open_now if number < BEGINNING or number % EVERY == 0 else ():
            view = found.view(s, decision.seat)
            travelled = msgspec.json.decode(msgspec.json.encode(view))
            assert travelled == view
            seed = seed_from(f"{decision.id}")
            sample = found.sample(travelled, Rng(seed))
            assert found.encode(sample) == found.encode(found.sample(view, Rng(seed)))
            asked = flow.find(sample, decision.id)
            assert (asked.seat, asked.prompt, asked.kind) == (decision.seat, decision.prompt, decision.kind)
            assert list(asked.options) == list(decision.options)
        advance(s, dice.choice(open_now), dice)


@pytest.mark.parametrize("bot", BOTS)
@pytest.mark.parametrize("key", ["race", "tiny"])
def test_a_thought_is_legal_and_the_same_whenever_it_is_thought(key: str, bot: str) -> None:
    found = game(key)
    dice = Random(3)
    s = found.new(3, seed=5)
    for _ in range(30):
        open_now = found.decisions(s)
        for which, decision in enumerate(open_now):
            job = job_of(found, s, bot, which=which)
            thought = think(job)
            assert (thought.table, thought.seat, thought.decision) == (1, decision.seat, decision.id)
            assert flow.refusal_of(s, decision, tuple(thought.choice)) is None
            assert think(job) == thought
        advance(s, dice.choice(open_now), dice)


def test_random_bots_do_not_give_the_same_answer_for_ever() -> None:
    found = game("tiny")
    job = job_of(found, found.new(3, seed=5))
    others = [msgspec.structs.replace(job, seed=seed) for seed in range(20)]
    assert len({tuple(think(other).choice) for other in others}) > 1


def test_a_job_for_what_does_not_exist_fails() -> None:
    found = game("tiny")
    job = job_of(found, found.new(3, seed=5))
    for wrong, error in (
        (msgspec.structs.replace(job, game="chess"), KeyError),
        (msgspec.structs.replace(job, bot="deep"), KeyError),
        (msgspec.structs.replace(job, decision=job.decision + 8), Refused),
    ):
        assert isinstance(wrong, Job)
        with pytest.raises(error):
            think(wrong)
