"""Section 5: the pre-round, building."""

import pytest

from astrarium.games.void.content import SHIPS

from ..scenario import void


@pytest.mark.rule("VOID-5.1")
def test_all_build_and_research_at_the_same_time() -> None:
    game = void().pre_round()
    assert game.prompts() == dict.fromkeys(range(4), "ask.shop")


@pytest.mark.rule("VOID-5.1")
def test_nobody_sees_what_others_choose_before_all_have_finished() -> None:
    game = void().credits(0, 5).pre_round().shop(0, "build:starfighter", "done")
    assert game.happened("builds") == []
    assert game.ships_at("home_0", 0) == {}
    assert game.credits_of(0) == 5
    game.all_done()
    assert game.ships_at("home_0", 0) == {"starfighter": 1}
    assert game.credits_of(0) == 4


@pytest.mark.rule("VOID-5.2")
def test_ships_are_paid_for_and_appear_on_the_home_world() -> None:
    game = void().credits(0, 5).pre_round()
    game.shop(0, "build:starfighter", "build:diplomat", "build:diplomat")
    assert game.on_sale("build") == set(), "all credits are spent"
    assert game.why_not(0, "build:starfighter").rule == "VOID-5.2"
    game.all_done()
    assert game.ships_at("home_0", 0) == {"diplomat": 2, "starfighter": 1}
    assert game.credits_of(0) == 0


@pytest.mark.rule("VOID-5.3")
def test_ships_are_limited_by_their_tokens() -> None:
    game = void().credits(0, 20).ships("b1", 0, diplomat=2).pre_round().shop(0, "build:diplomat")
    assert game.why_not(0, "build:diplomat").rule == "VOID-5.3"


@pytest.mark.rule("VOID-5.3")
def test_the_stock_of_neutral_ships_is_common() -> None:
    game = void().credits(0, 20).allied(0, "mirrowane").ships("b1", 0, moth=1, damaged_moth=2)
    game.ships("b1", 1, moth=2).pre_round().shop(0, "build:moth")
    assert game.why_not(0, "build:moth").rule == "VOID-5.3"


@pytest.mark.rule("VOID-5.4", "VOID-5.18")
def test_credits_may_be_kept_and_nobody_must_build_or_research() -> None:
    game = void().credits(0, 9).pre_round()
    assert "done" in game.open_to(0)
    assert game.all_done().credits_of(0) == 9


@pytest.mark.rule("VOID-5.5", "VOID-R9")
def test_starfighters_and_diplomats_are_free_and_other_ships_need_something() -> None:
    game = void().credits(0, 20).pre_round()
    assert game.on_sale("build") == {"starfighter", "diplomat"}
    for ship in SHIPS:
        if ship.id not in ("starfighter", "diplomat"):
            assert game.why_not(0, f"build:{ship.id}").rule == "VOID-5.5"


@pytest.mark.rule("VOID-5.5")
@pytest.mark.parametrize(
    ("technology", "ship"),
    [("centipede_yards", "centipede"), ("starcruiser_yards", "starcruiser"), ("sunhammer_forge", "sunhammer")],
)
def test_a_technology_opens_each_other_ship_of_the_own_colour(technology: str, ship: str) -> None:
    game = void().credits(0, 20).technologies(0, technology).pre_round()
    assert game.on_sale("build") == {"starfighter", "diplomat", ship}


@pytest.mark.rule("VOID-5.5", "VOID-12.16")
@pytest.mark.parametrize(
    ("planet", "ship"),
    [
        ("vesk_prime", "tempest"),
        ("mirrowane", "moth"),
        ("cindervane", "firebug"),
        ("qua_tarn", "black_hole"),
        ("kesh_hollow", "shooting_star"),
    ],
)
def test_an_alliance_opens_each_neutral_ship_and_a_conquest_does_not(planet: str, ship: str) -> None:
    assert ship in void().credits(0, 20).allied(0, planet).pre_round().on_sale("build")
    assert ship not in void().credits(0, 20).conquered(0, planet).pre_round().on_sale("build")


@pytest.mark.rule("VOID-11.7", "VOID-R9")
def test_only_the_parasites_of_sreech_build_infestors() -> None:
    game = void().credits(0, 9).credits(1, 9).race(0, "parasites_of_sreech").pre_round()
    assert "infestor" in game.on_sale("build", 0)
    assert "infestor" not in game.on_sale("build", 1)


@pytest.mark.rule("VOID-5.7", "VOID-8.23")
def test_a_player_builds_on_a_conquered_home_world() -> None:
    game = void().credits(0, 1).conquered(1, "home_0").ships("home_0", 1, starfighter=1).pre_round()
    game.shop(0, "build:starfighter").all_done()
    assert game.ships_at("home_0", 0) == {"starfighter": 1}


@pytest.mark.rule("VOID-5.14")
def test_a_ship_opened_by_a_technology_can_be_built_in_the_same_pre_round() -> None:
    game = void().credits(0, 6).pre_round().shop(0, "build:starfighter", "research:centipede_yards", "build:centipede")
    game.all_done()
    assert game.ships_at("home_0", 0) == {"centipede": 1, "starfighter": 1}
    assert game.technologies_of(0) == ["centipede_yards"]


@pytest.mark.rule("VOID-5.16")
def test_ships_stay_when_what_opened_them_is_lost_and_destroyed_ones_can_be_built_again() -> None:
    game = void().credits(0, 20).allied(0, "mirrowane").ships("b1", 0, moth=6).pre_round()
    assert game.why_not(0, "build:moth").rule == "VOID-5.3"
    game.ships("b1", 0, moth=5).pre_round()
    assert "moth" in game.on_sale("build")
    game.conquered(1, "mirrowane").pre_round()
    assert "moth" not in game.on_sale("build")
    assert game.why_not(0, "build:moth").rule == "VOID-5.5"
    assert game.ships_at("b1", 0) == {"moth": 5}


@pytest.mark.rule("VOID-R53")
def test_reductions_add_up_but_a_ship_costs_at_least_one() -> None:
    game = void().credits(0, 5).allied(0, "dromond").technologies(0, "starcruiser_yards")
    game.in_force("arms_bazaar", since=1).pre_round(2)
    game.shop(0, "build:starfighter", "build:starcruiser", "build:starcruiser").all_done()
    assert game.credits_of(0) == 5 - 1 - 1 - 1, "a Starfighter cannot be cheaper; two Starcruisers cost three less two"


@pytest.mark.rule("VOID-R53")
def test_an_arms_bazaar_serves_two_ships() -> None:
    game = void().credits(0, 9).in_force("arms_bazaar", since=1).pre_round(2)
    game.shop(0, "build:diplomat", "build:diplomat", "build:diplomat").all_done()
    assert game.credits_of(0) == 9 - 1 - 1 - 2


# The space port


@pytest.mark.rule("VOID-12.4", "VOID-R28")
def test_one_ship_per_round_may_appear_at_the_space_port() -> None:
    game = void().credits(0, 5).conquered(0, "dromond").port(0, "dromond").pre_round()
    assert "port:starfighter" in game.open_to(0)
    game.shop(0, "port:starfighter", "build:starfighter")
    assert "port:starfighter" not in game.open_to(0)
    game.all_done()
    assert game.ships_at("dromond", 0) == {"starfighter": 1}
    assert game.ships_at("home_0", 0) == {"starfighter": 1}


@pytest.mark.rule("VOID-5.3", "VOID-12.4")
def test_a_ship_at_the_space_port_is_one_of_those_that_there_are() -> None:
    game = void().credits(0, 9).conquered(0, "dromond").port(0, "dromond").ships("home_0", 0, diplomat=2).pre_round()
    assert "diplomat" in game.on_sale("build")
    game.shop(0, "port:diplomat")
    assert "diplomat" not in game.on_sale("build"), "the third and last"
    assert "starfighter" in game.on_sale("build")


@pytest.mark.rule("VOID-12.4")
def test_a_space_port_goes_on_a_controlled_planet_when_it_is_researched() -> None:
    game = void().credits(0, 8).conquered(0, "dromond", "lathe").technologies(0, "docking_bay").pre_round()
    game.shop(0, "research:space_port")
    assert game.open_to(0) == ["space:dromond", "space:lathe"]
    game.shop(0, "space:lathe", "port:starfighter").all_done()
    assert game.ships_at("lathe", 0) == {"starfighter": 1}
    assert "space_port" in game.technologies_of(0)


@pytest.mark.rule("VOID-R46")
def test_without_a_planet_card_the_port_is_on_the_home_world_and_adds_nothing() -> None:
    game = void().credits(0, 9).technologies(0, "docking_bay").hand(0, "leap_of_genius", "letters", "letters")
    game.pre_round().shop(0, "tactic:leap_of_genius", "research:space_port")
    assert game.on_sale("port") == set()
    game.all_done()
    assert "space_port" in game.technologies_of(0)


@pytest.mark.rule("VOID-5.15", "VOID-12.4")
def test_a_lost_space_port_can_be_researched_again() -> None:
    game = void().credits(0, 20).conquered(0, "dromond").technologies(0, "docking_bay").port(0, "dromond").pre_round()
    assert "research:space_port" not in game.open_to(0)
    game.ships("dromond", 1, starfighter=1).turn(1).pick("attack:dromond.0").pick("take")
    game.conquered(0, "lathe").pre_round(2)
    assert "research:space_port" in game.open_to(0)


# When it goes in turn order


@pytest.mark.rule("VOID-R22")
def test_where_two_can_build_from_one_stock_the_pre_round_goes_in_turn_order() -> None:
    game = void().race(0, "parasites_of_sreech").infested(0, "mirrowane").allied(1, "mirrowane")
    assert game.pre_round().prompts() == {0: "ask.shop"}
    game.ships("b1", 2, moth=6)
    assert len(game.pre_round().prompts()) == 4, "none is left"


@pytest.mark.rule("VOID-R22", "VOID-13.3")
def test_in_turn_order_each_purchase_happens_at_once() -> None:
    game = void(advanced=True).credits(0, 1).pre_round()
    assert game.seat == 0
    game.pick("build:starfighter")
    assert game.ships_at("home_0", 0) == {"starfighter": 1}
