"""Section 7: military worlds that are paid for."""

import pytest

from ..scenario import Scenario, frontiers


def paying(world: str, *tiles: str, money: int = 9) -> Scenario:
    """Seat 0 has these tiles and credits, and leads Settle with this world and enough colonists."""
    return frontiers().adds(0, *tiles).explored(0, world).colonists(0, 2).credits(0, money).leads(0, "settle")


@pytest.mark.rule("FRONT-7.15", "FRONT-15.10")
def test_contact_specialist_settles_a_military_world_for_its_defence_less_a_credit() -> None:
    game = paying("rebel_outpost", "contact_specialist").pick("rebel_outpost")
    assert game.credits_of(0) == 9 - 3
    assert game.colonies_of(0)[-1] == "rebel_outpost"
    assert game.happened("contacts") == [
        {"side": "seat:0", "world": "world:rebel_outpost", "tile": "development:contact_specialist", "n": 3}
    ]


@pytest.mark.rule("FRONT-7.15")
def test_it_must_be_paid_in_full() -> None:
    game = paying("rebel_outpost", "contact_specialist", money=2)
    assert (game.seat, game.colonies_of(0)) == (1, ["ancient_race"]), "colonists alone were possible"


@pytest.mark.rule("FRONT-7.15", "FRONT-16.2")
def test_alien_worlds_are_no_contacts() -> None:
    game = frontiers().adds(0, "contact_specialist").explored(0, "alien_robot_sentry", "rebel_miners").credits(0, 9)
    game.leads(0, "settle")
    assert game.options == ["rebel_miners", "colonists"]
    assert game.refusal("alien_robot_sentry").rule == "FRONT-7.5"


@pytest.mark.rule("FRONT-7.15")
def test_goods_cannot_be_spent_when_a_world_is_paid_for() -> None:
    game = frontiers().adds(0, "contact_specialist", "primitive_rebel_world").goods(0, "primitive_rebel_world")
    game.explored(0, "rebel_base", "rebel_miners").colonists(0, 1).credits(0, 4).leads(0, "settle")
    refused = game.refusal("rebel_base")
    assert dict(refused.args) | {"tile": ""} == {"need": 6, "have": 2, "tile": "", "cost": 5, "credits": 4}, (
        "Military for a good lowers no cost"
    )
    game.credits(0, 5).pick("rebel_base")
    assert game.goods_of(0) == {"primitive_rebel_world": "novelty"}
    assert game.credits_of(0) == 0


@pytest.mark.rule("FRONT-7.24", "FRONT-7.15")
def test_who_can_conquer_a_world_or_pay_for_it_chooses() -> None:
    game = paying("rebel_miners", "contact_specialist", "space_marines").pick("rebel_miners")
    assert (game.prompt, game.options) == ("ask.way", ["conquer", "contact"])
    assert game.pick("conquer").credits_of(0) == 9
    game = paying("rebel_miners", "contact_specialist", "space_marines").pick("rebel_miners").pick("contact")
    assert game.credits_of(0) == 8


@pytest.mark.rule("FRONT-15.10")
def test_one_such_power_is_enough_and_the_reductions_of_two_add_up() -> None:
    game = frontiers().colonies(0, "rebel_cantina").explored(0, "rebel_outpost").credits(0, 9).leads(0, "settle")
    assert game.pick("rebel_outpost").credits_of(0) == 9 - 4, "Rebel Cantina reduces nothing"
    game = frontiers().colonies(0, "rebel_cantina").developments(0, "contact_specialist").explored(0, "rebel_outpost")
    assert game.credits(0, 9).leads(0, "settle").pick("rebel_outpost").credits_of(0) == 9 - 3


@pytest.mark.rule("FRONT-A11", "FRONT-15.9", "FRONT-7.15")
@pytest.mark.parametrize(
    ("tiles", "world", "price"),
    [
        (("replicant_robots",), "rebel_outpost", 1),
        (("replicant_robots", "terraforming_specialists"), "rebel_outpost", 0),
        (("replicant_robots",), "rebel_miners", 0),
        (("uplift_gene_hunters",), "aquatic_uplift_race", 1),
        (("uplift_gene_hunters",), "rebel_underground", 2),
        (("mining_robots",), "rebel_miners", 0),
        (("galactic_imperium",), "rebel_outpost", 3),
    ],
)
def test_other_reductions_hold_too_but_military_does_not(tiles: tuple[str, ...], world: str, price: int) -> None:
    game = paying(world, "contact_specialist", *tiles)
    game.pick(world)
    if game.prompt == "ask.way":
        game.pick("contact")
    assert game.credits_of(0) == 9 - price


@pytest.mark.rule("FRONT-A11", "FRONT-A12", "FRONT-7.23")
def test_by_contact_a_power_of_reduction_or_military_gives_the_reduction_alone() -> None:
    """Contact Specialist takes $1 off, Alpha Centauri another $1 off rare worlds, but no Military counts: a rare world
    of defence 2 costs nothing, a grey one of 3 costs $2."""
    game = frontiers().colonies(0, "alpha_centauri").developments(0, "contact_specialist").credits(0, 5)
    game.explored(0, "rebel_miners").leads(0, "settle").pick("rebel_miners")
    assert game.credits_of(0) == 5
    game = frontiers().colonies(0, "alpha_centauri").developments(0, "contact_specialist").credits(0, 5)
    game.explored(0, "rebel_underground").leads(0, "settle").pick("rebel_underground")
    assert game.credits_of(0) == 5 - 2, "grey: no reduction by Alpha Centauri"


@pytest.mark.rule("FRONT-7.7", "FRONT-7.15")
def test_a_windfall_world_settled_by_contact_gets_its_good() -> None:
    game = paying("rebel_convict_mines", "contact_specialist").pick("rebel_convict_mines")
    assert game.goods_of(0) == {"rebel_convict_mines": "rare"}
