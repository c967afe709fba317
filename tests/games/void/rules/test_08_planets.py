"""Section 8: planets taken by force, liberated, retaken; home worlds."""

import pytest

from ..scenario import Scenario, void

HELD = "attack:dromond.1"


def unguarded(held: str = "conquered") -> Scenario:
    """Seat 0 has ships at Dromond, which seat 1 controls without a ship."""
    game = void().ships("dromond", 0, starfighter=2)
    return game.allied(1, "dromond") if held == "allied" else game.conquered(1, "dromond")


@pytest.mark.rule("VOID-8.11", "VOID-8.28")
def test_any_hit_conquers_a_neutral_planet_which_does_not_shoot_back() -> None:
    game = void().ships("dromond", 0, starfighter=3).turn(0).rolls(1, 5, 1).pick("attack:dromond.planet")
    assert game.held_by(0) == ["dromond", "home_0"]
    assert game.ships_at("dromond", 0) == {"starfighter": 3}


@pytest.mark.rule("VOID-8.11")
def test_without_a_hit_the_planet_stays_neutral() -> None:
    game = void().ships("dromond", 0, starfighter=3).turn(0).rolls(4, 4, 4).pick("attack:dromond.planet")
    assert game.held_by(0) == ["home_0"]
    assert game.ships_at("dromond", 0) == {"starfighter": 3}


@pytest.mark.rule("VOID-8.12", "VOID-1.4", "VOID-R25")
def test_a_conqueror_controls_the_planet_but_is_not_its_ally() -> None:
    game = void().ships("pyrious", 0, starcruiser=1).turn(0).rolls(6).pick("attack:pyrious.planet")
    assert game.held_by(0) == ["home_0", "pyrious"]
    assert game.ally_of("pyrious") is None
    assert game.turn(0).state.actions == 3, "no ability"


@pytest.mark.rule("VOID-8.13")
def test_a_conquered_planet_gives_credits_but_no_influence() -> None:
    game = void().conquered(0, "pyrious")
    assert (game.income_of(0), game.influence_of(0)) == (4 + 3, 0)


@pytest.mark.rule("VOID-R12")
def test_a_neutral_planet_is_attacked_in_the_presence_of_others() -> None:
    game = void().ships("dromond", 0, starcruiser=1).ships("dromond", 1, sunhammer=2)
    game.turn(0).rolls(6).pick("attack:dromond.planet")
    assert game.held_by(0) == ["dromond", "home_0"]
    assert game.ships_at("dromond", 1) == {"sunhammer": 2}


@pytest.mark.rule("VOID-8.14")
def test_a_planet_is_taken_when_its_controllers_ships_are_gone_whoever_else_is_there() -> None:
    game = unguarded().ships("dromond", 1, starfighter=1).ships("dromond", 2, starfighter=5)
    game.turn(0).rolls(6, 1, 1).pick(HELD)
    assert game.prompt == "ask.aftermath"
    game.pick("take")
    assert (game.held_by(0), game.held_by(1)) == (["dromond", "home_0"], ["home_1"])


@pytest.mark.rule("VOID-8.14", "VOID-R11")
def test_while_a_ship_of_the_controller_is_left_the_planet_is_not_taken() -> None:
    game = unguarded().ships("dromond", 1, starfighter=2).turn(0).rolls(6, 1, 1, 1).pick(HELD)
    assert game.prompt == "ask.action"
    assert game.held_by(1) == ["dromond", "home_1"]


@pytest.mark.rule("VOID-R11")
def test_control_needs_a_surviving_attacker() -> None:
    game = void().ships("dromond", 0, starfighter=1).ships("dromond", 1, starfighter=1).conquered(1, "dromond")
    game.turn(0).rolls(6, 6).pick(HELD)
    assert game.prompt == "ask.action"
    assert game.held_by(1) == ["dromond", "home_1"]


@pytest.mark.rule("VOID-R11", "VOID-R34")
def test_taking_a_planet_is_optional() -> None:
    game = unguarded().turn(0).pick(HELD).pick("leave")
    assert game.held_by(1) == ["dromond", "home_1"]
    assert game.state.actions == 2


@pytest.mark.rule("VOID-8.15")
def test_an_unguarded_planet_costs_an_action_but_no_roll() -> None:
    game = unguarded().turn(0)
    before = game.state.rng.counter
    game.pick(HELD).pick("take")
    assert game.state.rng.counter == before
    assert game.state.actions == 2
    assert game.held_by(0) == ["dromond", "home_0"]


@pytest.mark.rule("VOID-8.16", "VOID-8.17")
def test_a_conquered_planet_may_be_kept_by_its_new_conqueror() -> None:
    game = unguarded().turn(0).pick(HELD)
    assert game.options == ["leave", "take", "liberate"]
    game.pick("take")
    assert (game.held_by(0), game.held_by(1)) == (["dromond", "home_0"], ["home_1"])
    assert game.ally_of("dromond") is None


@pytest.mark.rule("VOID-8.16", "VOID-8.18")
def test_a_liberated_planet_is_neutral() -> None:
    game = unguarded().turn(0).pick(HELD).pick("liberate")
    assert (game.held_by(0), game.held_by(1)) == (["home_0"], ["home_1"])
    assert "attack:dromond.planet" in game.options


@pytest.mark.rule("VOID-8.18", "VOID-R10")
def test_one_matching_card_makes_the_liberator_an_ally_at_once() -> None:
    game = unguarded().hand(0, "quick_profit", "buyout", "salvo").turn(0).pick(HELD).pick("liberate_and_ally")
    assert game.options == ["card:quick_profit", "card:buyout"]
    before = game.state.rng.counter
    game.pick("card:buyout")
    assert (game.ally_of("dromond"), game.held_by(0)) == (0, ["dromond", "home_0"])
    assert sorted(game.hand_of(0)) == ["quick_profit", "salvo"]
    assert game.state.rng.counter == before, "no roll"
    assert game.state.actions == 2, "only that of the attack"


@pytest.mark.rule("VOID-8.18")
def test_without_a_matching_card_a_liberator_can_only_liberate() -> None:
    game = unguarded().hand(0, "salvo").turn(0).pick(HELD)
    assert game.options == ["leave", "take", "liberate"]


@pytest.mark.rule("VOID-8.19", "VOID-8.20")
def test_a_planet_with_an_ally_is_conquered_over_the_ally_token_and_never_liberated() -> None:
    game = unguarded("allied").hand(0, "buyout").turn(0).pick(HELD)
    assert game.options == ["leave", "take"]
    game.pick("take")
    assert (game.held_by(0), game.ally_of("dromond")) == (["dromond", "home_0"], 1)


@pytest.mark.rule("VOID-8.21", "VOID-8.29")
def test_a_dispossessed_ally_has_nothing_until_the_planet_is_retaken_and_then_everything() -> None:
    game = void().allied(1, "pyrious").conquered(0, "pyrious").ships("pyrious", 1, starfighter=1)
    assert (game.from_planets(1), game.influence_of(1)) == (0, 0)
    game.turn(1)
    assert game.state.actions == 3
    game.pick("attack:pyrious.0").pick("take")
    assert (game.from_planets(1), game.influence_of(1), game.ally_of("pyrious")) == (3, 3, 1)
    assert game.turn(1).state.actions == 4


@pytest.mark.rule("VOID-8.30", "VOID-R13")
def test_a_third_player_can_only_conquer_a_planet_that_has_an_ally() -> None:
    game = void().allied(2, "dromond").conquered(1, "dromond").ships("dromond", 0, starfighter=1)
    game.hand(0, "buyout").turn(0).pick(HELD)
    assert game.options == ["leave", "take"]
    game.pick("take")
    assert (game.held_by(0), game.ally_of("dromond")) == (["dromond", "home_0"], 2)


@pytest.mark.rule("VOID-8.22", "VOID-R6")
def test_a_home_world_is_taken_like_a_planet_but_never_liberated() -> None:
    game = void().ships("home_1", 0, starfighter=1).hand(0, "salvo", "buyout", "letters").turn(0)
    game.pick("attack:home_1.1")
    assert game.options == ["leave", "take"]
    game.pick("take")
    assert (game.held_by(0), game.held_by(1)) == (["home_0", "home_1"], [])


@pytest.mark.rule("VOID-8.29", "VOID-R6")
def test_the_owner_retakes_a_home_world_by_an_attack() -> None:
    game = void().conquered(0, "home_1").ships("home_1", 1, starfighter=1).turn(1)
    game.pick("attack:home_1.0").pick("take")
    assert (game.held_by(0), game.held_by(1)) == (["home_0"], ["home_1"])


@pytest.mark.rule("VOID-R57", "VOID-14.10")
def test_a_planet_that_changes_hands_keeps_its_tokens_but_rebellion_and_port() -> None:
    game = unguarded().rebelling("dromond").pirates("dromond").wormhole("dromond", "lathe").port(1, "dromond")
    game.infested(2, "dromond").in_force("strike_on_dromond", at="dromond")
    game.turn(0).pick(HELD).pick("take")
    s = game.state
    assert s.rebels == 0
    assert "space_port" not in game.technologies_of(1)
    assert (max(s.pirates), len(s.wormholes), max(s.infested), len(s.force)) == (2, 2, 2, 1)


@pytest.mark.rule("VOID-R46", "VOID-12.4")
@pytest.mark.parametrize("way", ["take", "liberate"])
def test_a_space_port_is_lost_with_its_planet_however_it_is_lost(way: str) -> None:
    game = unguarded().port(1, "dromond").technologies(1, "docking_bay").turn(0).pick(HELD).pick(way)
    assert game.technologies_of(1) == ["docking_bay"]
