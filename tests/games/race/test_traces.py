"""Whole games and tableaus that an independent engine has recorded (traces/README.md): ours agrees with it.

In the short form a sample of the games is played, in the long one (`make traces`) all of them.
"""

import os

import pytest

from .traces.record import GAMES, TABLEAUS, record
from .traces.replay import Replay
from .traces.tableaus import check, rows

IS_LONG = os.environ.get("ASTRARIUM_TRACES") == "long"
DECIDED_BY_GOODS = {150, 210}  # games whose winner has as many points as another, and no more cards in hand
PLAYED = range(GAMES) if IS_LONG else sorted({*range(0, GAMES, 8), *DECIDED_BY_GOODS})
CHUNK = 100  # tableaus in one test


def test_all_recorded_games_and_tableaus_are_there() -> None:
    assert (len(record()["games"]), len(rows())) == (GAMES, TABLEAUS)


@pytest.mark.parametrize("number", PLAYED)
def test_a_recorded_game_goes_as_it_went(number: int) -> None:
    replay = Replay(record()["games"][number])
    replay.play()
    assert replay.at == len(replay.steps)


@pytest.mark.parametrize("first", range(0, TABLEAUS, CHUNK))
def test_recorded_tableaus_are_worth_what_they_were(first: int) -> None:
    chunk = rows()[first : first + CHUNK]
    assert chunk
    for row in chunk:
        check(row)
