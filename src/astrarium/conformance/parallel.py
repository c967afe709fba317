"""The kit on several cores, for installed games."""

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed

from astrarium.kernel import registry
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack

from .checks.lockstep import Lockstep, lockstep_other_process
from .report import Report
from .runner import check

PARTS_PER_JOB = 8  # so small that no core waits long for another


def check_on_all_cores(
    key: str,
    games: int,
    seats: Sequence[int] | None,
    seed: int | str,
    jobs: int,
    content: Pack | None = None,
    progress: Callable[[int, int], None] | None = None,
) -> Report:
    """Check the same games as `check`, split between processes; then one game in processes with other hash seeds."""
    game = with_pack(registry.game(key), content)
    total = Report(game.meta.rules)
    parts = jobs * PARTS_PER_JOB
    with ProcessPoolExecutor(jobs) as pool:
        runs = [pool.submit(_check_part, key, content, games, seats, seed, (k, parts)) for k in range(parts)]
        for done, run in enumerate(as_completed(runs), 1):
            total.merge(run.result())
            if progress is not None:
                progress(done, parts)
    for count in seats or game.meta.seats:
        total.count(Lockstep.name)
        for failure in lockstep_other_process(key, count, seed=str(seed), content=content):
            total.add(failure)
    return total


def _check_part(
    key: str, content: Pack | None, games: int, seats: Sequence[int] | None, seed: int | str, part: tuple[int, int]
) -> Report:
    return check(with_pack(registry.game(key), content), games=games, seats=seats, seed=seed, part=part)
