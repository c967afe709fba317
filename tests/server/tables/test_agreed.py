"""Ending by agreement is part of a table's log like everything else."""

import random

import pytest

from astrarium.kernel import Refused
from astrarium.server.live.acts import chores
from astrarium.server.live.table import snapshots
from astrarium.server.tables import entries as e

from .test_fold import SECRET, Log, do, folded, play_on, same, seated, table


@pytest.mark.parametrize("seed", range(3))
def test_wishes_are_replayed_forgotten_and_lead_to_no_outcome(seed: int) -> None:
    log: Log = []
    fold = seated(table("tiny", 3, clock=e.Clock("live", 600_000)), log)
    play_on(fold, log, random.Random(seed), most=20)
    do(fold, log, e.Agreed(seat=0), fold.progress.at + 500)
    before = fold.progress
    fold.perform(e.Agreed(seat=1), before.at + 700)
    fold.forget()  # another node was faster
    assert fold.progress == before
    do(fold, log, e.Agreed(seat=2), before.at + 900)
    assert not chores.is_agreed(fold, absent=())
    assert chores.is_agreed(fold, absent={1})
    do(fold, log, e.Replaced(seat=1, by="greedy", why="absent"), before.at + 1_000)
    assert chores.is_agreed(fold, absent=())
    assert same(fold, folded(fold, log))
    do(fold, log, e.Ended("agreed"), before.at + 1_100)
    with pytest.raises(Refused):
        fold.perform(e.Agreed(seat=0), before.at + 1_200)
    again = snapshots.restore(snapshots.read(snapshots.take(fold)), SECRET)
    assert same(fold, again)
    assert again.table is not None
    assert again.table.log.outcome is None  # nobody has won because a node was started anew


def test_who_comes_back_has_to_wish_again() -> None:
    log: Log = []
    fold = seated(table("tiny", 2), log)
    do(fold, log, e.Agreed(seat=1), 3_000)
    do(fold, log, e.Replaced(seat=1, by="greedy", why="absent"), 4_000)
    assert fold.progress.agreed == 0
    assert not chores.is_agreed(fold, absent=())
