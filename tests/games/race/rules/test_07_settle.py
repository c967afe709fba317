"""Section 7: Settle: choosing a world, its printed cost, the bonus, goods. Military and powers have their own files."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Refused

from ..scenario import Scenario, race

DEVELOPMENTS = ("deficit_spending", "drop_ships", "export_duties", "genetics_lab", "mining_robots", "research_labs")
BY_COST = [
    (0, "pilgrimage_world"),
    (1, "expanding_colony"),
    (2, "gem_world"),
    (3, "comet_zone"),
    (4, "tourist_world"),
    (5, "terraformed_world"),
    (6, "alien_robotic_factory"),
]
WINDFALL = [
    ("refugee_world", "good:novelty"),
    ("radioactive_world", "good:rare"),
    ("pre_sentient_race", "good:genes"),
    ("deserted_alien_colony", "good:alien"),
]


def settling(world: str, others: int, *tableau: str, action: str = "produce") -> Scenario:
    """Seat 0 is asked, with a world and this many other cards in hand; seat 1 has no hand."""
    game = race().tableau(0, "old_earth", *tableau).hand(0, world, *DEVELOPMENTS[:others])
    return game.picks(0, action).picks(1, "settle").phase("settle")


# Choosing (RACE-7.1)


@pytest.mark.rule("RACE-7.1")
def test_worlds_are_chosen_face_down_and_revealed_together() -> None:
    game = race().hand(0, "gem_world", *DEVELOPMENTS[:3]).hand(1, "spice_world", *DEVELOPMENTS[3:])
    game.phase("settle")
    assert game.prompts() == {0: "ask.settle", 1: "ask.settle"}
    game.choose(0, "gem_world")
    assert game.happened("reveals") == []
    assert game.happened("chose_card") == [{"side": "seat:0"}]
    assert "placing" not in GAME.view(game.state, 1)["players"][0]
    game.choose(1, "spice_world")
    assert [args["card"] for args in game.happened("reveals")] == ["card:gem_world", "card:spice_world"]


@pytest.mark.rule("RACE-7.1")
def test_only_one_world_is_placed_in_a_phase() -> None:
    game = race().hand(0, "refugee_world", "pilgrimage_world").phase("settle")
    with pytest.raises(Refused):
        game.choose(0, "refugee_world", "pilgrimage_world")
    game.choose(0, "refugee_world")
    assert game.tableau_of(0) == ["old_earth", "refugee_world"]
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-7.1")
def test_only_worlds_of_the_own_hand_are_offered() -> None:
    game = race().hand(0, "gem_world", *DEVELOPMENTS).hand(1, "refugee_world").phase("settle")
    assert game.options(0) == ["gem_world", "nothing"]


@pytest.mark.rule("RACE-7.1")
def test_a_player_may_pass_in_settle() -> None:
    game = settling("pilgrimage_world", 2)
    assert game.options(0) == ["pilgrimage_world", "nothing"]
    game.nothing(0)
    assert game.tableau_of(0) == ["old_earth"]
    assert game.hand_size(0) == 3


@pytest.mark.rule("RACE-7.1")
def test_a_player_with_cards_but_no_world_still_passes_in_secret() -> None:
    assert race().hand(0, "drop_ships").phase("settle").options(0) == ["nothing"]


@pytest.mark.rule("RACE-7.1")
def test_one_world_is_conquered_while_another_is_paid_for() -> None:
    game = race().tableau(1, "new_sparta").hand(0, "gem_world", *DEVELOPMENTS[:2]).hand(1, "rebel_miners")
    game.phase("settle").choose(1, "rebel_miners").choose(0, "gem_world")
    assert (game.tableau_of(0)[-1], game.tableau_of(1)[-1]) == ("gem_world", "rebel_miners")
    assert game.discarded() == sorted(DEVELOPMENTS[:2])


# Paying the printed cost (RACE-7.2)


@pytest.mark.rule("RACE-7.2", "RACE-A2")
@pytest.mark.parametrize(("cost", "world"), BY_COST)
def test_a_world_costs_its_number_in_other_cards_of_the_hand(cost: int, world: str) -> None:
    game = settling(world, cost).choose(0, world)
    assert game.tableau_of(0) == ["old_earth", world]
    assert game.hand_of(0) == []
    assert game.discarded() == sorted(DEVELOPMENTS[:cost])


@pytest.mark.rule("RACE-7.2")
@pytest.mark.parametrize(("cost", "world"), BY_COST[1:])
def test_a_world_that_the_other_cards_cannot_pay_is_refused(cost: int, world: str) -> None:
    game = settling(world, cost - 1)
    assert game.refusal(0, world).rule == "RACE-7.2"
    assert game.options(0) == ["nothing"]


@pytest.mark.rule("RACE-7.2")
def test_the_player_chooses_which_cards_pay_for_a_world() -> None:
    game = settling("gem_world", 4).choose(0, "gem_world")
    assert game.prompts() == {0: "ask.pay"}
    assert sorted(game.options(0)) == sorted(DEVELOPMENTS[:4])
    game.choose(0, DEVELOPMENTS[0], DEVELOPMENTS[3])
    assert game.hand_of(0) == sorted(DEVELOPMENTS[1:3])


@pytest.mark.rule("RACE-7.2")
def test_choosing_settle_does_not_make_a_world_cheaper() -> None:
    assert settling("gem_world", 1, action="settle").refusal(0, "gem_world").rule == "RACE-7.2"


@pytest.mark.rule("RACE-7.2")
def test_military_does_not_make_a_paid_world_cheaper() -> None:
    assert settling("gem_world", 1, "drop_ships").refusal(0, "gem_world").rule == "RACE-7.2"


# The bonus (RACE-7.3)


@pytest.mark.rule("RACE-7.3")
def test_who_chose_settle_draws_one_card_after_paying_for_a_world() -> None:
    game = race().hand(0, "gem_world", *DEVELOPMENTS[:2]).deck("comet_zone", "spice_world")
    game.picks(0, "settle").phase("settle").choose(0, "gem_world")
    assert game.hand_of(0) == ["comet_zone"]
    assert game.discarded() == sorted(DEVELOPMENTS[:2])


@pytest.mark.rule("RACE-7.3")
def test_who_chose_settle_draws_one_card_after_a_conquest() -> None:
    game = race().tableau(0, "new_sparta").hand(0, "outlaw_world").deck("comet_zone", "spice_world")
    game.picks(0, "settle").phase("settle").choose(0, "outlaw_world")
    assert game.hand_of(0) == ["comet_zone"]


@pytest.mark.rule("RACE-7.3")
def test_who_chose_settle_and_places_no_world_draws_nothing() -> None:
    game = settling("pilgrimage_world", 0, action="settle").nothing(0)
    assert game.hand_of(0) == ["pilgrimage_world"]
    assert game.hand_size(1) == 0  # seat 1 chose Settle too, and had nothing to place


@pytest.mark.rule("RACE-7.3")
def test_who_did_not_choose_settle_draws_nothing() -> None:
    game = settling("pilgrimage_world", 0, action="produce").choose(0, "pilgrimage_world")
    assert game.hand_size(0) == 0
    assert game.hand_size(1) == 0


# Points (RACE-7.4)


@pytest.mark.rule("RACE-7.4")
def test_a_world_is_worth_the_number_beside_its_circle() -> None:
    game = race().tableau(0, "old_earth", "terraformed_world", "rebel_homeworld", "destroyed_world", "drop_ships")
    assert game.score(0)["worlds"] == 2 + 5 + 7 + 0


@pytest.mark.rule("RACE-7.4")
def test_a_good_on_a_world_adds_no_points() -> None:
    bare = race().tableau(0, "old_earth", "radioactive_world")
    full = race().tableau(0, "old_earth", "radioactive_world").goods(0, "radioactive_world")
    assert sum(bare.score(0).values()) == sum(full.score(0).values()) == 2 + 1


# Powers of worlds just placed (RACE-7.5)


@pytest.mark.rule("RACE-7.5")
def test_a_world_does_not_help_to_conquer_itself() -> None:
    """Military 1 does not conquer Former Penal Colony: its defense is 2, and its own +1 Military does not count yet."""
    game = race().hand(1, "former_penal_colony").phase("settle")  # seat 1 has 1 Military
    assert game.refusal(1, "former_penal_colony").rule == "RACE-7.9"


@pytest.mark.rule("RACE-7.5")
def test_a_world_does_not_make_itself_cheaper() -> None:
    """Alpha Centauri makes Rare worlds cheaper by 1, but costs its own 2 cards in full, although it is a Rare world."""
    assert settling("alpha_centauri", 1).refusal(0, "alpha_centauri").rule == "RACE-7.2"
    assert settling("alpha_centauri", 2).choose(0, "alpha_centauri").hand_of(0) == []


@pytest.mark.rule("RACE-7.5")
def test_powers_of_other_players_do_not_apply_in_settle() -> None:
    game = race().tableau(1, "epsilon_eridani", "drop_ships", "replicant_robots", "colony_ship", "contact_specialist")
    game.hand(0, "outlaw_world", "gem_world").phase("settle")
    assert game.refusal(0, "outlaw_world").rule == "RACE-7.9"
    assert game.refusal(0, "gem_world").rule == "RACE-7.2"


# Goods (RACE-7.6 to RACE-7.8)


@pytest.mark.rule("RACE-7.6", "RACE-7.8")
@pytest.mark.parametrize(("world", "good"), WINDFALL)
def test_a_windfall_world_arrives_with_a_good_of_its_kind(world: str, good: str) -> None:
    game = race().tableau(0, "old_earth", "replicant_robots").hand(0, world, *DEVELOPMENTS[:3]).phase("settle")
    game.choose(0, world)
    assert game.with_goods(0) == [world]
    assert game.happened("good") == [{"side": "seat:0", "card": f"card:{world}", "good": good}]


@pytest.mark.rule("RACE-7.6")
def test_a_conquered_windfall_world_arrives_with_a_good() -> None:
    game = race().tableau(0, "new_sparta").hand(0, "star_nomad_lair").phase("settle").choose(0, "star_nomad_lair")
    assert game.with_goods(0) == ["star_nomad_lair"]


@pytest.mark.rule("RACE-7.6")
def test_the_windfall_good_is_the_top_card_of_the_draw_pile_and_nobody_sees_it() -> None:
    game = race().hand(0, "refugee_world").deck("comet_zone", "spice_world").picks(0, "settle").phase("settle")
    game.choose(0, "refugee_world")
    assert game.hand_of(0) == ["spice_world"]  # the bonus draws the second card
    assert [placed["good"] for placed in GAME.view(game.state, 0)["players"][0]["tableau"]] == [False, True]
    assert not any("comet_zone" in str(event) for event in game.events)


@pytest.mark.rule("RACE-7.6")
def test_an_empty_windfall_world_is_not_filled_again() -> None:
    game = race().tableau(0, "old_earth", "radioactive_world").hand(0, "pilgrimage_world").phase("settle", "produce")
    game.choose(0, "pilgrimage_world")
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}
    assert game.with_goods(0) == []


@pytest.mark.rule("RACE-7.7")
@pytest.mark.parametrize(
    ("cost", "world"), [(2, "gem_world"), (3, "comet_zone"), (4, "distant_world"), (6, "alien_robotic_factory")]
)
def test_a_production_world_arrives_without_a_good(cost: int, world: str) -> None:
    game = settling(world, cost).choose(0, world)
    assert game.tableau_of(0)[-1] == world
    assert game.with_goods(0) == []


@pytest.mark.rule("RACE-7.8")
def test_a_grey_world_never_holds_a_good() -> None:
    game = race().hand(0, "pilgrimage_world").picks(0, "produce").phase("settle", "produce")
    game.choose(0, "pilgrimage_world")
    assert game.tableau_of(0) == ["old_earth", "pilgrimage_world"]
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}
    assert game.with_goods(0) == []
