"""Powers of Settle (FRONT-15.7 to FRONT-15.16), each by itself."""

from typing import Literal

import pytest

from astrarium.games.frontiers.powers.settle import AfterSettleCredit

from ..scenario import Scenario, frontiers


def settling(*tiles: str, world: str, money: int = 0, colonists: int = 2) -> Scenario:
    """Seat 1, who is not active, has these and one explored world, and is asked if there is a choice."""
    game = frontiers(3).adds(1, *tiles).explored(1, world).credits(1, money).colonists(1, colonists)
    return game.leads(0, "settle")


@pytest.mark.rule("FRONT-15.7", "FRONT-7.8")
@pytest.mark.parametrize(
    ("tile", "world", "can"),
    [
        ("space_marines", "rebel_miners", True),
        ("space_marines", "rebel_warrior_race", False),
        ("galactic_imperium", "rebel_warrior_race", True),
        ("galactic_imperium", "aquatic_uplift_race", False),
        ("alien_researchers", "alien_robot_sentry", True),
        ("alien_researchers", "rebel_miners", False),
        ("abandoned_alien_uplift_camp", "avian_uplift_race", True),
        ("abandoned_alien_uplift_camp", "rebel_miners", False),
    ],
)
def test_military_counts_against_worlds_of_its_sort(tile: str, world: str, can: bool) -> None:
    game = settling(tile, world=world)
    assert (game.prompt == "ask.settle") == can
    if can:
        assert game.pick(world).colonies_of(1)[-1] == world


@pytest.mark.rule("FRONT-15.8", "FRONT-A26")
def test_a_good_gives_military_in_this_action_alone() -> None:
    game = frontiers(3).adds(1, "military_industry").goods(1, "frontier_mining_camp").explored(1, "rebel_warrior_race")
    game.colonists(1, 2).leads(0, "settle").pick("rebel_warrior_race")
    assert game.colonies_of(1)[-1] == "rebel_warrior_race"
    assert (game.goods_of(1), game.in_supply("rare"), game.state.temporary) == ({}, 17, 0)


@pytest.mark.rule("FRONT-15.9", "FRONT-3.4")
@pytest.mark.parametrize(
    ("tiles", "world", "paid"),
    [
        ([], "comet_zone", 3),
        (["mining_robots"], "comet_zone", 2),
        (["mining_robots"], "information_hub", 3),
        (["mining_robots", "replicant_robots"], "comet_zone", 0),
        (["mining_robots", "replicant_robots"], "destroyed_world", 0),
    ],
)
def test_discounts_of_settling_add_up_and_stop_at_nothing(tiles: list[str], world: str, paid: int) -> None:
    assert 9 - settling(*tiles, world=world, money=9).pick(world).credits_of(1) == paid


@pytest.mark.rule("FRONT-15.10")
def test_contact_pays_for_a_military_world_that_is_not_alien() -> None:
    assert settling("contact_specialist", world="rebel_outpost", money=3).pick("rebel_outpost").credits_of(1) == 0
    assert settling("contact_specialist", world="rebel_outpost", money=2).prompt == "ask.action"
    game = frontiers(3).colonies(1, "rebel_cantina").explored(1, "rebel_outpost").credits(1, 4).colonists(1, 2)
    assert game.leads(0, "settle").pick("rebel_outpost").credits_of(1) == 0
    assert settling("contact_specialist", world="alien_robot_sentry", money=9).prompt == "ask.action", "Alien"


@pytest.mark.rule("FRONT-15.11")
def test_a_second_world_is_optional_and_comes_after_a_first_only() -> None:
    game = frontiers(3).adds(1, "improved_logistics").explored(1, "comet_zone", "gem_world").credits(1, 9)
    game.colonists(1, 2).leads(0, "settle").pick("comet_zone")
    assert (game.prompt, game.options) == ("ask.settle_second", ["gem_world", "nothing"])
    assert game.pick("gem_world").colonies_of(1)[-2:] == ["comet_zone", "gem_world"]
    game = frontiers(3).adds(1, "improved_logistics").explored(1, "comet_zone").credits(1, 9).colonists(1, 2)
    assert game.leads(0, "settle").pick("colonists").prompt == "ask.action", "not with colonists"


@pytest.mark.rule("FRONT-15.12")
def test_a_world_is_drawn_after_each_one_settled() -> None:
    game = settling("terraforming_robots", world="comet_zone", money=3).pick("comet_zone")
    assert len(game.happened("draws_world")) == 1
    assert len(game.explored_of(1)) == 1


@pytest.mark.rule("FRONT-15.13")
@pytest.mark.parametrize("scope", ["any", "military", "non_military"])
def test_credits_after_settling_are_for_worlds_of_their_sort(scope: Literal["any", "military", "non_military"]) -> None:
    power = AfterSettleCredit(phase="settle", amount=1, scope=scope)
    assert power.is_about(True) == (scope != "non_military")
    assert power.is_about(False) == (scope != "military")
    game = settling("imperium_shipyards", "contact_specialist", world="rebel_outpost", money=3)
    assert game.pick("rebel_outpost").credits_of(1) == 1, "military even if it was paid for"
    assert settling("imperium_shipyards", world="comet_zone", money=3).pick("comet_zone").credits_of(1) == 0


@pytest.mark.rule("FRONT-15.14")
def test_more_colonists_come_with_the_two_of_the_choice_and_not_with_the_bonus() -> None:
    game = frontiers(3).adds(1, "terraforming_specialists", "frontier_settlers").leads(0, "settle")
    assert [game.colonists_of(seat) for seat in range(3)] == [1 + 2, 2 + 2, 2]


@pytest.mark.rule("FRONT-15.15", "FRONT-A9")
def test_a_colony_is_upgraded_besides_the_main_choice_once() -> None:
    game = frontiers(3).adds(1, "terraforming_engineers", "mining_world").explored(1, "comet_zone")
    game.leads(0, "settle").pick("colonists")
    assert game.prompt == "ask.upgrade_too"
    game.pick("upgrade")
    assert game.options == ["frontier_mining_camp", "mining_world"]
    game.pick("mining_world")
    assert game.colonies_of(1) == ["frontier_mining_camp", "comet_zone"]
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-15.16", "FRONT-7.22")
def test_a_world_is_settled_in_the_place_of_this_colony_for_nothing() -> None:
    game = settling("doomed_colony", world="tourist_world", colonists=1).pick("tourist_world")
    assert game.colonies_of(1) == ["frontier_mining_camp", "tourist_world"]
    assert (game.colonists_of(1), game.credits_of(1)) == (0, 0)
