"""Many games at once."""

import pytest

from astrarium.arena import Match, play, simulate
from astrarium.bots import RandomBot
from astrarium.kernel import Rng
from astrarium.kernel.randomness import seed_from
from tests.conformance.toys import CometMarket


def test_the_same_match_gives_the_same_tally_on_one_process_or_two() -> None:
    match = Match("tiny", 2, ("random", "random"), seed=3)
    alone, pooled = simulate(match, 14), simulate(match, 14, jobs=2)
    assert (alone.games, alone.decisions, alone.scores) == (14, pooled.decisions, pooled.scores)
    assert sum(alone.wins) == pytest.approx(14)
    assert alone.wins == pytest.approx(pooled.wins)


def test_seats_rotate_so_that_no_bot_has_the_better_chair() -> None:
    match = Match("tiny", 3, ("greedy", "random", "random"))
    assert [match.bots_of(number).index(0) for number in range(4)] == [0, 2, 1, 0]


def test_a_bot_that_a_finer_rule_refuses_is_asked_again() -> None:
    game = CometMarket()
    for seed in range(5):
        bots = [RandomBot(game, seed * 3 + seat) for seat in range(3)]
        outcome, answered = play(game, game.agree(3), Rng(seed_from(seed)), bots)
        assert len(outcome.scores) == 3
        assert answered > 3


def test_a_bot_that_never_finds_an_answer_plays_the_first_legal_ones() -> None:
    game = CometMarket()

    class Stubborn(RandomBot):
        def decide(self, view: object, decision: object) -> tuple[int, ...]:
            return (987,)

    results = [play(game, game.agree(2), Rng(seed_from(1)), [Stubborn(game, n), Stubborn(game, n)]) for n in (1, 2)]
    assert results[0] == results[1]
    assert results[0][1] > 3


def test_where_points_come_from_and_what_won() -> None:
    """A tally adds up the parts of a score that the game names, and counts the start worlds of seats and winners."""
    match = Match("race", 2, ("random", "random"), seed=5)
    tally = simulate(match, 6)
    assert sum(tally.points.values()) == sum(tally.scores)
    assert set(tally.points) == {"worlds", "developments", "six_cost", "chips"}
    assert sum(tally.starts.values()) == 12, "one start world a seat"
    assert all(start.startswith("card:") for start in tally.starts)
    assert sum(tally.starts_won.values()) == pytest.approx(6)
