"""Section 10: the pool of VP chips, and what happens when it is empty."""

import pytest

from ..scenario import Scenario, roll


def consuming(pool: int, shippers: str = "rare", seats: int = 2) -> Scenario:
    """A good that brings 3 VP with a Rare shipper."""
    game = roll(seats).tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship=shippers)
    return game.pool(pool).phase("ship", "manage", "end")


@pytest.mark.rule("ROLL-10.7", "ROLL-10.11")
@pytest.mark.parametrize("pool", [1, 2])
def test_a_gain_beyond_the_pool_is_paid_in_full(pool: int) -> None:
    game = consuming(pool).choose(0, "alpha_centauri.rare>consume")
    assert game.chips_of(0) == 3
    assert game.state.pool == 0, "the rest comes from chips of 10"
    assert game.happened("pool_empty") == [{}]


@pytest.mark.rule("ROLL-10.11")
@pytest.mark.parametrize(("pool", "ending"), [(4, ""), (3, "chips"), (2, "chips")])
def test_the_pool_is_exhausted_when_its_last_chip_was_just_enough(pool: int, ending: str) -> None:
    game = consuming(pool).choose(0, "alpha_centauri.rare>consume")
    assert game.state.ending == ending


@pytest.mark.rule("ROLL-10.7")
def test_players_go_on_gaining_after_the_pool_is_empty_and_it_is_told_once() -> None:
    game = roll().tableau(0, "alpha_centauri", "comet_zone").goods(0, alpha_centauri="rare", comet_zone="rare")
    game.workers(0, ship="rare rare").pool(1).phase("ship").choose(0, "alpha_centauri.rare>consume")
    assert len(game.happened("pool_empty")) == 1
    game.choose(0, "comet_zone.rare>consume")
    assert game.chips_of(0) == 6
    assert game.happened("pool_empty") == []


@pytest.mark.rule("ROLL-10.11")
def test_the_number_of_chips_of_ten_limits_nothing() -> None:
    """A player may have 93 VP in chips, although the box has only five chips of ten."""
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="rare")
    game.chips(0, 90).pool(0).phase("ship").choose(0, "alpha_centauri.rare>consume")
    assert game.chips_of(0) == 93


@pytest.mark.rule("ROLL-10.7")
def test_the_round_is_finished_before_the_game_ends() -> None:
    """The pool is emptied in Ship, and dice are recruited all the same before the game ends."""
    game = consuming(3).choose(0, "alpha_centauri.rare>consume")
    assert game.state.ending == "chips"
    assert game.cup_of(0) == "rare", "$1 for one of the two"
    assert game.over


@pytest.mark.rule("ROLL-10.7")
def test_without_the_last_chip_another_round_begins() -> None:
    game = consuming(4).choose(0, "alpha_centauri.rare>consume")
    assert game.state.pool == 1
    assert game.state.round == 2
    assert not game.over


@pytest.mark.rule("ROLL-10.11")
def test_chips_leave_the_pool_as_they_are_gained() -> None:
    game = roll(3).tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").workers(0, ship="home").phase("ship")
    assert game.state.pool == 36
    game.choose(0, "alpha_centauri.rare>consume")
    assert (game.state.pool, game.chips_of(0)) == (34, 2)


# In order, while the pool might be emptied


@pytest.mark.rule("ROLL-12.4")
@pytest.mark.parametrize(
    ("tiles", "most"),
    [
        ((), 3),
        (("space_refineries",), 4),
        (("minor_research_labs", "space_refineries"), 4),  # one good is never of a Rare and of a Genes world
        (("galactic_renaissance", "space_refineries"), 5),
        (("galactic_salon",), 4),
        (("space_docks",), 6),  # a second shipper, for the second good
    ],
)
def test_ship_is_done_in_order_only_if_the_pool_could_be_emptied(tiles: tuple[str, ...], most: int) -> None:
    """Seat 1 can gain `most` VP, seat 0 has no good to ship: with `most` in the pool they ship in order, with one more
    at the same time."""
    for pool, in_order in ((most, True), (most + 1, False)):
        game = roll().first(1).tableau(1, *tiles, "alpha_centauri", "comet_zone").workers(1, ship="home")
        game.goods(1, alpha_centauri="rare", comet_zone="rare").workers(0, ship="home home").pool(pool).phase("ship")
        assert (not game.state.lanes) is in_order
