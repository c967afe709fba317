"""Section 7: Settle, colonists and worlds that are paid for, and what ends the game."""

import pytest

from ..scenario import Scenario, frontiers

SEVEN = (
    "old_earth", "secluded_world", "spice_world", "new_vinland", "mining_world", "information_hub", "plague_world",
)  # fmt: skip


@pytest.mark.rule("FRONT-7.1")
def test_the_active_player_gains_a_colonist_first_and_may_use_it_at_once() -> None:
    game = frontiers(3).explored(0, "comet_zone").credits(0, 3).explored(1, "gem_world").credits(1, 3)
    pool = game.state.colonist_pool
    game.leads(0, "settle")
    assert (game.colonists_of(0), game.state.colonist_pool) == (1, pool - 1)
    game.pick("comet_zone")
    assert (game.colonies_of(0), game.colonists_of(0)) == (["ancient_race", "comet_zone"], 0)
    assert game.colonists_of(1) == 2, "seat 1 had none for its world: the two colonists"
    assert game.colonies_of(1) == ["frontier_mining_camp"]


@pytest.mark.rule("FRONT-7.2", "FRONT-7.3")
def test_each_player_in_order_gains_two_colonists_or_settles_a_world() -> None:
    game = frontiers(3)
    for seat, world in enumerate(("comet_zone", "gem_world", "mining_world")):
        game.explored(seat, world).credits(seat, 3).colonists(seat, 1)
    pool = game.state.colonist_pool
    game.leads(1, "settle")
    assert (game.seat, game.options) == (1, ["gem_world", "colonists"]), "no passing"
    game.pick("colonists")
    assert (game.colonists_of(1), game.colonies_of(1)) == (1 + 1 + 2, ["frontier_mining_camp"])
    assert game.state.colonist_pool == pool - 3
    assert game.seat == 2
    game.pick("mining_world")
    assert (game.colonists_of(2), game.colonies_of(2)[1:]) == (0, ["mining_world"])
    assert game.seat == 0
    game.pick("colonists")
    assert (game.colonists_of(0), game.credits_of(0), game.explored_of(0)) == (3, 3, ["comet_zone"]), "not forced"
    assert game.happened("colonists") == [{"side": "seat:0", "n": 2, "source": "action:settle"}]


@pytest.mark.rule("FRONT-7.2")
def test_only_one_explored_world_of_the_own_empire_is_settled() -> None:
    game = frontiers().explored(0, "comet_zone", "gem_world").explored(1, "mining_world").credits(0, 9).colonists(0, 3)
    game.leads(0, "settle")
    assert game.options == ["gem_world", "comet_zone", "colonists"]
    game.pick("gem_world")
    assert game.prompt == "ask.action"
    assert game.explored_of(0) == ["comet_zone"]


@pytest.mark.rule("FRONT-7.4")
def test_a_world_needs_its_colonists_and_its_cost() -> None:
    game = frontiers().explored(0, "galactic_resort", "prosperous_world", "gem_world").credits(0, 4).leads(0, "settle")
    refused = game.refusal("galactic_resort")
    assert (refused.rule, refused.args) == ("FRONT-7.4", {"need": 2, "have": 1})
    game = frontiers().explored(0, "galactic_resort", "tourist_world").credits(0, 4).colonists(0, 1).leads(0, "settle")
    assert game.refusal("tourist_world").args == {"need": 5, "have": 4}
    game.pick("galactic_resort")
    assert (game.credits_of(0), game.colonists_of(0)) == (0, 0)
    assert game.happened("settles") == [{"side": "seat:0", "world": "world:galactic_resort", "n": 4}]


@pytest.mark.rule("FRONT-7.7", "FRONT-0.7")
def test_a_windfall_world_gets_a_good_at_once_and_a_production_world_does_not() -> None:
    game = frontiers().explored(0, "asteroid_belt").credits(0, 2).leads(0, "settle").pick("asteroid_belt")
    assert game.goods_of(0) == {"asteroid_belt": "rare"}
    assert (game.in_supply("rare"), game.colonists_of(0)) == (16, 0)
    game = frontiers().explored(0, "comet_zone").credits(0, 3).leads(0, "settle").pick("comet_zone")
    assert game.goods_of(0) == {}
    game = frontiers().explored(0, "galactic_engineers").credits(0, 3).leads(0, "settle").pick("galactic_engineers")
    assert game.goods_of(0) == {}


@pytest.mark.rule("FRONT-7.24")
def test_paying_for_a_world_needs_no_military() -> None:
    game = frontiers().explored(0, "comet_zone").credits(0, 3).leads(0, "settle").pick("comet_zone")
    assert game.credits_of(0) == 0
    assert game.seen(0)["players"][0]["military"] == 0


# Powers


@pytest.mark.rule("FRONT-15.9", "FRONT-3.4", "FRONT-16.2")
@pytest.mark.parametrize(
    ("tiles", "world", "price"),
    [
        (("replicant_robots",), "comet_zone", 1),
        (("replicant_robots", "terraforming_specialists"), "comet_zone", 0),
        (("replicant_robots", "terraforming_specialists"), "gem_world", 0),
        (("mining_robots",), "comet_zone", 2),
        (("mining_robots",), "plague_world", 3),
        (("abandoned_alien_uplift_camp",), "plague_world", 1),
        (("alien_researchers",), "deserted_alien_outpost", 2),
        (("alien_researchers",), "abandoned_alien_uplift_camp", 1),
        (("alien_researchers",), "galactic_resort", 4),
    ],
)
def test_reductions_hold_for_the_kind_that_they_name_and_add_up(tiles: tuple[str, ...], world: str, price: int) -> None:
    game = frontiers().adds(0, *tiles).explored(0, world).credits(0, 9).colonists(0, 2).leads(0, "settle").pick(world)
    assert game.credits_of(0) == 9 - price


@pytest.mark.rule("FRONT-7.23", "FRONT-A12")
def test_alpha_centauri_gives_a_reduction_on_rare_worlds_that_are_paid_for() -> None:
    game = frontiers().colonies(0, "alpha_centauri").explored(0, "comet_zone").credits(0, 2).leads(0, "settle")
    assert game.pick("comet_zone").credits_of(0) == 0
    game = frontiers().colonies(0, "alpha_centauri").explored(0, "gem_world").credits(0, 2).leads(0, "settle")
    assert game.pick("gem_world").credits_of(0) == 0, "$2: it is no rare world"


@pytest.mark.rule("FRONT-7.16", "FRONT-15.12")
def test_terraforming_robots_draws_a_world_and_the_limit_holds_at_the_end_of_settle() -> None:
    game = frontiers().colonies(0, "old_earth", *SEVEN[1:4]).developments(0, "terraforming_robots").credits(0, 2)
    game.explored(0, "gem_world", "comet_zone", "rebel_base", "rebel_miners", "asteroid_belt").bag("tourist_world")
    game.explored(1, "mining_world").credits(1, 9).colonists(1, 1).leads(0, "settle").pick("gem_world")
    assert game.explored_of(0)[-1] == "tourist_world"
    assert (game.seat, game.prompt) == (1, "ask.settle"), "ten worlds, but the action is not over"
    game.pick("colonists")
    assert (game.seat, game.prompt, game.asked.low) == (0, "ask.return_worlds", 1)
    game.pick("rebel_base")
    assert game.in_bag("rebel_base")


@pytest.mark.rule("FRONT-15.13")
@pytest.mark.parametrize(("world", "gained"), [("rebel_miners", 2), ("gem_world", 0)])
def test_powers_that_pay_for_military_worlds_pay_for_no_others(world: str, gained: int) -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force").developments(0, "space_marines").explored(0, world)
    game.credits(0, 2).leads(0, "settle").pick(world)
    assert game.credits_of(0) == (2 if world == "rebel_miners" else 0) + gained


@pytest.mark.rule("FRONT-15.13")
def test_a_military_world_settled_by_contact_is_still_military() -> None:
    game = frontiers().colonies(0, "uplift_mercenary_force").developments(0, "contact_specialist")
    game.explored(0, "rebel_miners").credits(0, 5).leads(0, "settle").pick("rebel_miners")
    assert game.credits_of(0) == 5 - 1 + 2


@pytest.mark.rule("FRONT-15.14")
def test_extra_colonists_come_with_the_two_but_not_with_the_bonus() -> None:
    game = frontiers().developments(0, "terraforming_specialists", "frontier_settlers").explored(0, "gem_world")
    game.credits(0, 9).leads(0, "settle")
    assert game.colonists_of(0) == 1
    assert game.pick("colonists").colonists_of(0) == 1 + 2 + 1 + 1
    game = frontiers().developments(0, "terraforming_specialists").explored(0, "gem_world").credits(0, 9)
    assert game.leads(0, "settle").pick("gem_world").colonists_of(0) == 0, "none with a world"


# Ends of the game


def to_eight(seat_colonies: int) -> Scenario:
    game = frontiers().colonies(0, *SEVEN[:seat_colonies]).explored(0, "gem_world").credits(0, 2)
    return game.leads(0, "settle").pick("gem_world")


@pytest.mark.rule("FRONT-7.10", "FRONT-3.7")
def test_more_than_seven_colonies_end_the_game_at_the_end_of_the_round() -> None:
    assert to_eight(6).state.last == ""
    game = to_eight(7)
    assert (game.state.last, game.over) == ("colonies", False)
    game.pick("retreat").pick("trade_consume")
    assert (game.over, game.state.ending) == (True, "colonies")


@pytest.mark.rule("FRONT-7.10")
@pytest.mark.parametrize(("pool", "ends"), [(12, False), (11, True)])
def test_fewer_than_five_colonists_in_the_pool_after_settle_end_the_game(pool: int, ends: bool) -> None:
    """Settle takes seven colonists: two for each of three players and one more for the active player."""
    game = frontiers(3).colonist_pool(pool).leads(0, "settle")
    assert game.state.colonist_pool == pool - 7
    assert game.state.last == ("colonists" if ends else "")


@pytest.mark.rule("FRONT-7.11")
def test_a_pool_below_five_outside_settle_does_not_end_the_game() -> None:
    game = frontiers(3).colonist_pool(5).developments(0, "homesteading_pioneers").leads(0, "explore")
    while game.prompt == "ask.explore":
        game.answer(game.asked.options[0])
    assert (game.state.colonist_pool, game.state.last) == (4, "")
    game.pick("retreat").pick("produce")
    assert game.state.round == 2


@pytest.mark.rule("FRONT-7.12")
def test_the_last_players_gain_what_colonists_there_are_and_are_not_forced_to_settle() -> None:
    game = frontiers(3).colonist_pool(4).explored(2, "gem_world").credits(2, 9).colonists(2, 1).leads(0, "settle")
    assert [game.colonists_of(seat) for seat in (0, 1)] == [3, 1]
    assert (game.seat, game.options) == (2, ["gem_world", "colonists"])
    game.pick("colonists")
    assert (game.colonists_of(2), game.state.colonist_pool) == (1, 0)


@pytest.mark.rule("FRONT-7.13", "FRONT-A21")
def test_colonies_score_their_vp_and_question_marks_what_they_count() -> None:
    game = frontiers().colonies(0, "old_earth", "comet_zone", "imperium_capital", "imperium_survey_hq")
    assert game.score(0)["colonies"] == 3 + 2 + 0 + 1
    assert (game.score(0)["bonuses"], game.worth(0, "imperium_capital")) == (4, 4)
