"""Checks that the same seed and answers give the same game: here, in another process, on another day."""

import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from importlib import import_module
from random import Random
from typing import Any, ClassVar

from astrarium.kernel import Game, flow, registry
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.plain import dump

from ..play import TRIES, Check, Move, Play, answer, pack_open
from ..report import Failure

SIZES = range(16, 257, 16)  # of small objects: Python keeps a separate list of free memory for each size


class Lockstep(Check):
    """Gives a twin the same answers, while the things that a game must not depend on differ."""

    name: ClassVar[str] = "lockstep"

    def start(self, play: Play) -> None:
        self._rng = Random(f"{play.seed}/lockstep")
        with disturbed(self._rng):
            self._twin: Any = play.game.start(play.setup, play.table_rng())

    def state(self, play: Play) -> None:
        if self._twin is not None:
            same = play.game.encode(self._twin) == play.data and pack_open(self._twin) == pack_open(play.state)
            if not play.hold(self.name, same, "the same seed and answers led to another state or question"):
                self._twin = None

    def moved(self, play: Play, move: Move) -> None:
        if self._twin is not None:
            twin, self._twin = self._twin, None  # a twin that raises is not used again
            with disturbed(self._rng):
                play.game.apply(twin, move.decision.id, move.choice)
            self._twin = twin

    def resigned(self, play: Play, seat: int) -> None:
        if self._twin is not None:
            flow.resign(self._twin, seat)
            flow.decisions(self._twin)


@contextmanager
def disturbed(rng: Random) -> Iterator[None]:
    """Within this context, global random numbers and the memory addresses of new objects are different."""
    state = random.getstate()
    random.seed(rng.random())
    ballast = [bytes(size) for size in SIZES for _ in range(4)]
    rng.shuffle(ballast)
    del ballast[len(ballast) // 2 :]
    try:
        yield
    finally:
        random.setstate(state)


def load(name: str) -> Game[Any]:
    """A game by its key in the registry, or by `module:attribute`."""
    module, _, attribute = name.partition(":")
    found = getattr(import_module(module), attribute) if attribute else registry.game(name)
    if not isinstance(found, Game):
        raise TypeError(f"{name} is not a game")
    return found


def trail(game: Game[Any], seats: int, options: Mapping[str, str], seed: str, bound: int) -> list[str]:
    """A random game as a list: the fingerprint of each state, with a hash of what was asked and shown before it."""
    rng = Random(seed)
    s = game.new(seats, options, seed)
    steps = [game.fingerprint(s)]
    while len(steps) <= bound and (decisions := game.decisions(s)):
        d = rng.choice(decisions)
        choice = answer(s, d, rng)
        if choice is None:
            raise ValueError(f"no answer in {TRIES} to {d.prompt}")
        asked = blake2b(dump([pack_open(s), game.view(s, d.seat)]), digest_size=8).hexdigest()
        game.apply(s, d.id, choice)
        steps.append(f"{asked} {game.fingerprint(s)}")
    return steps


def lockstep_other_process(
    game_key: str,
    seats: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: str = "0",
    bound: int = 20_000,
    hash_seeds: Sequence[int] = (1, 2),
    content: Pack | None = None,
) -> list[Failure]:
    """Play one game here and in processes where sets of strings have another order; returns the differences."""
    game = with_pack(load(game_key), content)
    count = seats if seats is not None else game.meta.seats[0]
    chosen = dict(options or {})
    here = trail(game, count, chosen, seed, bound)
    failures = []
    for hash_seed in hash_seeds:
        there = _elsewhere([game_key, count, chosen, seed, bound, content and content.pack()], hash_seed)
        if here != there:
            pairs = zip(here, there, strict=False)
            entry = next((at for at, (ours, theirs) in enumerate(pairs) if ours != theirs), None)
            detail = f"another game with PYTHONHASHSEED={hash_seed}"
            failures.append(Failure(Lockstep.name, count, chosen, seed, entry, detail))
    return failures


def _elsewhere(call: list[object], hash_seed: int) -> list[str]:
    environment = {**os.environ, "PYTHONHASHSEED": str(hash_seed), "PYTHONPATH": os.pathsep.join(sys.path)}
    command = [sys.executable, "-c", f"from {__name__} import _answer_parent; _answer_parent()"]
    done = subprocess.run(  # noqa: S603  (our own interpreter and our own words)  # nosec B603
        command, input=json.dumps(call), env=environment, capture_output=True, text=True, check=True
    )
    result: list[str] = json.loads(done.stdout)
    return result


def _answer_parent() -> None:
    game_key, seats, options, seed, bound, content = json.load(sys.stdin)
    game = with_pack(load(game_key), Pack.unpack(content) if content else None)
    sys.stdout.write(json.dumps(trail(game, seats, options, seed, bound)))
