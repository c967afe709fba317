"""Section 9: producers become goods."""

import pytest

from astrarium.games.roll.content import DESIGNS, NUMBER

from ....rows import each
from ..scenario import roll

NOT_GREY = ("space_mall", "wormhole_station", "the_last_of_the_gnarssh", "awakened_alien_outpost")
KINDS = ("home", "military", "consumption", "novelty", "rare", "genes", "alien")


# Which die on which world


@pytest.mark.rule("ROLL-9.1")
def test_the_producer_itself_lies_on_the_world_as_its_good() -> None:
    game = roll().tableau(0, "alpha_centauri").workers(0, produce="rare").phase("produce")
    assert game.good_on(0, "alpha_centauri") == "rare"
    assert game.workers_of(0) == {}
    assert (game.cup_of(0), game.citizenry_of(0)) == ("", ""), "it is on the world, and nowhere else"
    assert game.owned_by(0) == "rare"
    assert game.happened("produces") == [{"side": "seat:0", "die": "die:rare", "tile": "tile:alpha_centauri"}]


@pytest.mark.rule("ROLL-9.1", "ROLL-9.5")
@each("die", KINDS)
@each("world", NOT_GREY)
def test_a_die_of_any_colour_goes_on_any_world_that_is_not_grey(die: str, world: str) -> None:
    game = roll().tableau(0, world).workers(0, produce=die).phase("produce")
    assert game.good_on(0, world) == die


@pytest.mark.rule("ROLL-9.1")
def test_grey_worlds_and_developments_take_no_good() -> None:
    game = roll().tableau(0, "old_earth", "trading_world", "merchant_guild").workers(0, produce="home").phase("produce")
    assert [game.good_on(0, tile) for tile in game.tableau_of(0)] == ["", "", ""]
    assert game.cup_of(0) == "home"


@pytest.mark.rule("ROLL-9.1")
def test_a_producer_needs_no_produce_face_and_one_of_another_column_stays_where_it_is() -> None:
    """A Military die has no Produce face and comes to the column by selection or by a power; it becomes a good all the
    same. The shipper stays."""
    game = roll().tableau(0, "alpha_centauri").workers(0, produce="military", ship="rare").phase("produce")
    assert game.good_on(0, "alpha_centauri") == "military"
    assert game.workers_of(0) == {"ship": "rare"}


@pytest.mark.rule("ROLL-9.5")
def test_the_owner_picks_which_producer_goes_on_which_world() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world").workers(0, produce="novelty rare").phase("produce")
    assert game.asked(0).rule == "ROLL-9.5"
    assert sorted(game.options(0)) == [
        "novelty@produce>alpha_centauri",
        "novelty@produce>spice_world",
        "rare@produce>alpha_centauri",
        "rare@produce>spice_world",
    ]
    game.choose(0, "novelty@produce>alpha_centauri")  # on purpose where it does not match
    assert game.good_on(0, "alpha_centauri") == "novelty"
    assert game.good_on(0, "spice_world") == "rare", "one die and one world are left: no choice"
    assert game.prompts() == {}


@pytest.mark.rule("ROLL-9.5")
def test_with_fewer_producers_than_worlds_the_owner_picks_the_worlds() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world", "jungle_world").workers(0, produce="home home")
    game.phase("produce").choose(0, "home@produce>jungle_world")
    assert game.options(0) == ["home@produce>alpha_centauri", "home@produce>spice_world"]
    game.choose(0, "home@produce>alpha_centauri")
    assert [game.good_on(0, world) for world in game.tableau_of(0)] == ["home", "", "home"]


@pytest.mark.rule("ROLL-9.5")
def test_nobody_may_keep_a_producer_back() -> None:
    """No option leaves a producer unused; alike producers with a world for each are not even asked for."""
    game = roll().tableau(0, "alpha_centauri", "spice_world").workers(0, produce="rare rare").phase("produce")
    assert game.prompts() == {}
    assert [game.good_on(0, world) for world in game.tableau_of(0)] == ["rare", "rare"]
    game = roll().tableau(0, "alpha_centauri", "spice_world").workers(0, produce="home rare").phase("produce")
    assert (game.asked(0).low, game.asked(0).high) == (1, 1)
    assert all("@produce>" in option for option in game.options(0))


@pytest.mark.rule("ROLL-9.5")
def test_a_world_settled_earlier_in_the_round_has_room() -> None:
    game = roll().worlds(0, "spice_world").workers(0, settle="home home", produce="home").phase("settle", "produce")
    assert game.good_on(0, "spice_world") == "home"


# How many


@pytest.mark.rule("ROLL-9.2")
def test_a_world_holds_one_good_and_one_that_lies_there_keeps_its_place() -> None:
    game = roll().tableau(0, "alpha_centauri", "spice_world").goods(0, alpha_centauri="rare")
    game.workers(0, produce="home").phase("produce")
    assert game.good_on(0, "alpha_centauri") == "rare"
    assert game.good_on(0, "spice_world") == "home"


@pytest.mark.rule("ROLL-9.3")
def test_excess_producers_return_to_the_cup() -> None:
    game = roll().tableau(0, "alpha_centauri").workers(0, produce="rare rare rare").phase("produce")
    assert game.good_on(0, "alpha_centauri") == "rare"
    assert game.cup_of(0) == "rare rare"
    assert game.citizenry_of(0) == ""
    assert game.happened("returns") == [{"side": "seat:0", "dice": "dice:rare.2"}]


@pytest.mark.rule("ROLL-9.3")
def test_which_of_several_colours_is_left_over_is_the_owners_choice() -> None:
    game = roll().tableau(0, "alpha_centauri").workers(0, produce="home rare").phase("produce")
    game.choose(0, "rare@produce>alpha_centauri")
    assert game.cup_of(0) == "home"


@pytest.mark.rule("ROLL-9.2", "ROLL-17.22")
@pytest.mark.parametrize("dice", ["rare rare", "home genes"])
def test_with_galactic_reserves_a_world_holds_two_goods_of_one_or_two_colours(dice: str) -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri", "old_earth").workers(0, produce=f"{dice} military")
    game.phase("produce")
    for die in dice.split():
        game.choose(0, f"{die}@produce>alpha_centauri")
    assert game.good_on(0, "alpha_centauri") == dice
    assert game.good_on(0, "old_earth") == "", "a grey world holds none, with or without"
    assert game.cup_of(0) == "military", "and no third one"


@pytest.mark.rule("ROLL-9.2")
def test_each_of_two_goods_on_a_world_needs_its_own_shipper() -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri").goods(0, alpha_centauri="rare rare")
    game.workers(0, ship="home").phase("ship").choose(0, "alpha_centauri.rare>trade")
    assert game.good_on(0, "alpha_centauri") == "rare"
    assert game.credits_of(0) == 1 + 4


@pytest.mark.rule("ROLL-9.2")
def test_of_two_goods_of_different_colours_the_owner_picks_the_one_that_is_shipped() -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri").goods(0, alpha_centauri="home rare")
    game.workers(0, ship="home").phase("ship")
    assert {option.partition(">")[0] for option in game.options(0)} == {"alpha_centauri.home", "alpha_centauri.rare"}
    game.choose(0, "alpha_centauri.home>trade")
    assert game.good_on(0, "alpha_centauri") == "rare"


@pytest.mark.rule("ROLL-17.22")
def test_a_good_that_a_tile_gives_takes_one_of_the_two_places() -> None:
    game = roll().tableau(0, "galactic_reserves").worlds(0, "mining_world")
    game.workers(0, settle="home home home", produce="home home").phase("settle", "produce")
    assert game.good_on(0, "mining_world") == "home rare"
    assert "home" in game.cup_of(0).split()


@pytest.mark.rule("ROLL-17.22")
def test_a_good_that_a_tile_gives_fills_the_only_place_without_galactic_reserves() -> None:
    game = roll().worlds(0, "mining_world").workers(0, settle="home home home", produce="home")
    game.phase("settle", "produce")
    assert game.good_on(0, "mining_world") == "rare"
    assert "home" in game.cup_of(0).split()


@pytest.mark.rule("ROLL-A23")
def test_galactic_reserves_gives_room_from_the_moment_it_is_completed_for_worlds_that_were_there() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").developments(0, "galactic_reserves")
    game.workers(0, develop="home home home home home home", produce="genes").phase("develop", "produce")
    assert game.good_on(0, "alpha_centauri") == "rare genes"


@pytest.mark.rule("ROLL-A23")
def test_it_is_only_for_its_owner() -> None:
    game = roll().tableau(0, "galactic_reserves").tableau(1, "alpha_centauri").goods(1, alpha_centauri="rare")
    game.workers(1, produce="home").phase("produce")
    assert game.good_on(1, "alpha_centauri") == "rare"
    assert game.cup_of(1) == "home"


# At the end of the phase


@pytest.mark.rule("ROLL-9.4")
def test_genetics_lab_counts_genes_dice_not_genes_worlds() -> None:
    game = roll().tableau(0, "genetics_lab", "alpha_centauri", "the_last_of_the_gnarssh", "spice_world")
    game.goods(0, alpha_centauri="genes", the_last_of_the_gnarssh="home", spice_world="genes").phase("produce")
    assert game.credits_of(0) == 1 + 2 + 2


def test_the_worlds_of_these_tests_have_the_four_colours() -> None:
    assert [DESIGNS[NUMBER[world]].colour for world in NOT_GREY] == [1, 2, 3, 4]
