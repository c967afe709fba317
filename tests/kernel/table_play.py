"""A table of Comet Market played with random answers, for tests of its log."""

from random import Random

from astrarium.kernel import Table
from tests.conformance.toys import MARKET_GAME

SECRET = b"a secret of the host"


def opened(seats: int = 2) -> Table:
    return Table.open(MARKET_GAME, MARKET_GAME.agree(seats), SECRET, [b"one", b"two"])


def play(table: Table, seed: int = 0, bound: int = 1000) -> Table:
    """Give random answers until the game ends, but at most `bound`."""
    rng = Random(seed)
    for _ in range(bound):
        decisions = table.decisions()
        if not decisions:
            break
        d = rng.choice(decisions)
        choice = d.random_choice(rng)
        while d.step.refuse(table.state, choice):
            choice = d.random_choice(rng)
        table.answer(d.seat, d.id, choice)
    return table
