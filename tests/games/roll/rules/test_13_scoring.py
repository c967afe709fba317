"""Section 13: points, and who wins."""

import pytest

from astrarium.games.roll import GAME

from ..scenario import Scenario, roll


def ended(game: Scenario) -> Scenario:
    return game.pool(0).phase("end")


@pytest.mark.rule("ROLL-13.1")
def test_chips_and_printed_costs_of_developments_and_worlds_count() -> None:
    """Both sides of the faction count: developments are Consumer Markets 3 and Trade Levies 3, worlds Space Mall 0, Old
    Earth 3 and Mining World 3."""
    game = roll().tableau(0, "consumer_markets", "space_mall", "old_earth", "trade_levies", "mining_world").chips(0, 7)
    assert game.score(0) == {"worlds": 6, "developments": 6, "six_cost": 0, "chips": 7}
    assert ended(game).over
    assert GAME.outcome(game.state).scores == (19, 2)


@pytest.mark.rule("ROLL-13.1")
def test_the_construction_zone_dice_goods_and_credits_bring_no_points() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").credits(0, 9).cup(0, "home home")
    game.developments(0, "galactic_federation").worlds(0, "jungle_world").dice_on(0, "world", "home home home")
    assert sum(game.score(0).values()) == 1


@pytest.mark.rule("ROLL-13.1")
def test_costs_are_the_printed_ones_whatever_reductions_saved() -> None:
    game = roll().tableau(0, "replicant_robots").worlds(0, "jungle_world").workers(0, settle="home home home")
    game.phase("settle")
    assert game.tableau_of(0) == ["replicant_robots", "jungle_world"]
    assert sum(game.score(0).values()) == 4 + 4


@pytest.mark.rule("ROLL-13.1")
def test_what_a_view_says_of_points_is_what_counts_at_the_end() -> None:
    game = roll().tableau(0, "galactic_federation", "mining_league", "comet_zone").chips(0, 4)
    assert game.seen(None)["players"][0]["vp"] == sum(game.score(0).values()) == 6 + 6 + 3 + 4 + 4 + 2


@pytest.mark.rule("ROLL-13.3")
def test_the_printed_example() -> None:
    """Developments 13, worlds 3, Galactic Federation 5, New Galactic Order 4 for four Military dice: 25 points."""
    game = roll().tableau(
        0, "galactic_federation", "new_galactic_order", "public_works", "alpha_centauri", "spice_world"
    )
    game.cup(0, "military military home").citizenry(0, "military").goods(0, spice_world="military")
    assert game.score(0) == {"worlds": 3, "developments": 13, "six_cost": 5 + 4, "chips": 0}
    assert sum(game.score(0).values()) == 25


# Who wins


def two(cups: tuple[str, str], money: tuple[int, int], chips: tuple[int, int] = (2, 2)) -> Scenario:
    """Two players with worlds of the same cost."""
    game = roll().tableau(0, "spice_world").tableau(1, "gem_world")
    for seat in range(2):
        game.cup(seat, cups[seat]).credits(seat, money[seat]).chips(seat, chips[seat])
    return ended(game)


@pytest.mark.rule("ROLL-13.4")
def test_the_most_points_win_whatever_else_there_is() -> None:
    outcome = GAME.outcome(two(("", "home home home"), (1, 10), (3, 2)).state)
    assert (outcome.winners, outcome.places) == ((0,), (1, 2))
    assert outcome.tie_break is None


@pytest.mark.rule("ROLL-13.4")
@pytest.mark.parametrize(
    ("cups", "money", "winners"),
    [
        (("home home", "home"), (1, 1), (0,)),
        (("home", "home"), (1, 2), (1,)),
        (("home home home", "home"), (1, 4), (1,)),  # 4 against 5: they are added
        (("home alien", ""), (1, 3), (0, 1)),  # 3 and 3: shared
    ],
)
def test_a_tie_is_decided_by_dice_in_the_cup_and_credits_together(
    cups: tuple[str, str], money: tuple[int, int], winners: tuple[int, ...]
) -> None:
    outcome = GAME.outcome(two(cups, money).state)
    assert outcome.scores == (4, 4)
    assert outcome.winners == winners
    assert outcome.tie_break is not None


@pytest.mark.rule("ROLL-13.4")
def test_dice_anywhere_else_do_not_help_in_a_tie() -> None:
    """Dice in the Citizenry, on a stack or as a good do not count in a tie, unless recalled to the cup in time."""
    game = roll().tableau(0, "spice_world").tableau(1, "gem_world").goods(0, spice_world="home")
    game.citizenry(0, "home home").dice_on(0, "world", "home").cup(1, "home")
    assert GAME.outcome(ended(game).state).winners == (1,)
    game = roll().tableau(0, "spice_world").tableau(1, "gem_world").goods(0, spice_world="home")
    game.dice_on(0, "world", "home").cup(1, "home").pool(0).phase("manage", "end")
    game.choose(0, "home@tile.spice_world", "home@world")
    assert GAME.outcome(game.state).winners == (0,)


@pytest.mark.rule("ROLL-13.4")
def test_three_may_share_places() -> None:
    game = ended(roll(3).tableau(0, "spice_world").tableau(1, "gem_world").tableau(2, "comet_zone"))
    outcome = GAME.outcome(game.state)
    assert (outcome.winners, outcome.places) == ((2,), (2, 2, 1))
