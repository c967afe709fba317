"""Many games at once."""

import pytest

from astrarium.arena import Match, of_mean, of_share, play, simulate
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


def test_records_are_in_the_order_of_the_games_and_add_up_to_the_tally() -> None:
    match = Match("tiny", 2, ("random", "random"), seed=3)
    alone, pooled = simulate(match, 9), simulate(match, 9, jobs=2)
    assert [record.game for record in pooled.records] == list(range(9))
    assert pooled.records == alone.records
    assert sum(sum(record.scores) for record in alone.records) == sum(alone.scores)
    assert sum(record.won(seat) for record in alone.records for seat in (0, 1)) == pytest.approx(9)


def test_intervals() -> None:
    assert of_share(5, 10) == pytest.approx((0.2366, 0.7634), abs=1e-4)  # as tables of Wilson's interval have it
    assert of_share(0, 10) == pytest.approx((0.0, 0.2775), abs=1e-4)
    assert of_share(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)
    assert of_mean([4, 6, 8]) == pytest.approx((6 - 2.2632, 6 + 2.2632), abs=1e-4)
    assert of_mean([4]) is None
