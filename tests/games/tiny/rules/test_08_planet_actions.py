"""When a planet's action may be used, what it costs, and how often (TINY-8.1 to 8.6, TINY-8.20, TINY-A8)."""

import pytest

from ..scenario import Scenario, tiny

# Three ways to a planet's action


@pytest.mark.rule("TINY-8.1")
def test_landing_uses_the_planet_but_its_orbit_does_not() -> None:
    game = tiny().row("jakks", "mj_120210", "maia", "gort").has(1, culture=0)
    game.pick("face:move_ship").pick("surface:jakks").yes()
    assert game.culture(0) == 2
    game.pick("face:move_ship").pick("ship:0.1").pick("orbit:mj_120210")
    assert game.prompt == "ask.turn"
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-8.1")
def test_a_ship_that_stays_on_a_planet_does_not_use_it_again() -> None:
    game = tiny().ships(0, "surface jakks", "home").has(0, energy=2).colonies(0, "vici_ks156").dice("utilize", "move")
    game.pick("face:utilize_colony")
    assert "planet:vici_ks156" in game.options
    assert "planet:jakks" not in game.options


@pytest.mark.rule("TINY-8.1")
def test_utilize_a_colony_uses_an_own_colony_and_nobody_elses() -> None:
    game = tiny().colonies(0, "jakks").colonies(1, "vici_ks156").dice("utilize", "move").has(1, culture=0)
    game.pick("face:utilize_colony")
    assert sorted(game.options) == ["mat:upgrade_energy", "planet:jakks"]
    game.pick("planet:jakks")
    assert game.culture(0) == 2


@pytest.mark.parametrize("lender", ["walsfeo", "sargus_36"])
@pytest.mark.rule("TINY-8.1")
def test_a_lender_uses_a_colony_of_another_player(lender: str) -> None:
    game = tiny().colonies(0, lender).colonies(1, "gleam_zanier").dice("utilize", "move").has(0, 2, 2)
    game.pick("face:utilize_colony").pick(f"planet:{lender}")
    assert game.happened("uses_planet") == [
        {"side": "seat:0", "planet": f"planet:{lender}"},
        {"side": "seat:0", "planet": "planet:gleam_zanier"},
    ]


@pytest.mark.rule("TINY-8.1")
def test_umbra_forum_uses_a_planet_of_the_row() -> None:
    game = tiny().colonies(0, "umbra_forum").dice("utilize", "move").has(1, culture=0)
    game.pick("face:utilize_colony").pick("planet:umbra_forum").pick("planet:vici_ks156")
    assert game.energy(0) == 3


# Costs


@pytest.mark.rule("TINY-8.2")
def test_a_cost_that_is_not_payable_in_full_makes_the_action_unavailable() -> None:
    game = tiny().row("jorg", "gort", "jakks", "maia").ships(1, "orbit gort 3", "home").has(0, culture=1)
    game.pick("face:move_ship").pick("surface:jorg")
    assert game.prompt != "ask.land"
    assert game.culture(0) == 1
    assert game.place(1, 0) == "orbit gort 3"


@pytest.mark.rule("TINY-8.2", "TINY-3.9")
def test_a_follower_pays_the_follow_before_the_cost_of_the_planet() -> None:
    def follower(culture: int) -> Scenario:
        game = tiny().row("gort", "jakks", "maia", "zalax").ships(0, "orbit gort 3", "home").dice("utilize", "move")
        game.colonies(1, "jorg", "vici_ks156").has(0, energy=2).has(1, energy=6, culture=culture)
        return game.pick("face:utilize_colony").yes()

    assert follower(culture=2).refusal("planet:jorg").rule == "TINY-8.2"
    game = follower(culture=3).pick("planet:jorg")
    assert game.culture(1) == 0
    assert game.place(0, 0) == "orbit gort 1"


@pytest.mark.rule("TINY-8.2")
def test_maia_is_paid_with_inactive_dice_alone() -> None:
    game = tiny().colonies(0, "maia", "jakks").dice("utilize", "move", "energy!", "culture!")
    refusal = game.pick("face:utilize_colony").refusal("planet:maia")
    assert refusal.rule == "TINY-8.2"
    assert refusal.args["have"] == 1


@pytest.mark.rule("TINY-8.2")
def test_dice_discarded_for_maia_are_out_for_the_turn() -> None:
    game = tiny().colonies(0, "maia").dice("utilize", "move", "energy", "culture").has(1, culture=0)
    game.pick("face:utilize_colony").pick("planet:maia").pick("die:1", "die:2")
    assert (game.energy(0), game.culture(0)) == (4, 3)
    assert "face:move_ship" not in game.options
    assert "face:acquire_energy" not in game.options


# Regress


@pytest.mark.rule("TINY-8.3")
def test_a_ship_is_never_pushed_below_start() -> None:
    game = tiny().row("jorg", "gort", "jakks", "maia").ships(1, "orbit gort 1", "home").has(0, culture=2)
    game.pick("face:move_ship").pick("surface:jorg").yes()
    assert game.place(1, 0) == "orbit gort 0"


@pytest.mark.parametrize("planet", ["tifnod", "vizcarra", "k_widow", "jorg", "brumbaugh"])
@pytest.mark.rule("TINY-8.3")
def test_a_ship_on_start_cannot_be_chosen(planet: str) -> None:
    game = tiny().row(planet, "maia", "gort", "nibiru", "piedes").has(0, 2, 2)
    game.ships(1, "orbit maia", "orbit gort", "orbit nibiru 1", "orbit piedes 1").ships(0, "home", "home")
    game.pick("face:move_ship").pick(f"surface:{planet}").yes()
    assert (game.place(1, 0), game.place(1, 1)) == ("orbit maia 0", "orbit gort 0")
    if planet in ("k_widow", "jorg"):
        assert game.options == ["ship:1.2", "ship:1.3"]
        assert game.refusal("ship:1.0").rule == "TINY-8.3"
        assert game.refusal("ship:1.1").rule == "TINY-8.3"


@pytest.mark.parametrize("planet", ["tifnod", "vizcarra", "k_widow", "jorg", "brumbaugh"])
@pytest.mark.rule("TINY-8.3")
def test_with_every_enemy_on_start_there_is_nothing_to_push_back(planet: str) -> None:
    game = tiny().row("maia", "gort", "jakks", "zalax").colonies(0, planet, "jac_110912").has(0, 2, 2)
    game.ships(1, "orbit maia", "orbit gort").ships(0, "orbit maia 2", "orbit gort 2").dice("utilize", "move")
    assert game.pick("face:utilize_colony").refusal(f"planet:{planet}").rule == "TINY-8.3"


@pytest.mark.parametrize(
    ("planet", "hit", "spared"), [("tifnod", "ship:1.0", "ship:1.1"), ("vizcarra", "ship:1.1", "ship:1.0")]
)
@pytest.mark.rule("TINY-8.4")
def test_tifnod_hits_diplomacy_tracks_only_and_vizcarra_economy_tracks_only(planet: str, hit: str, spared: str) -> None:
    game = tiny(seats=3).row(planet, "maia", "gort", "jakks", "zalax")
    game.ships(1, "orbit maia 2", "orbit gort 2").ships(2, "orbit maia 2", "orbit gort 2")
    game.pick("face:move_ship").pick(f"surface:{planet}").yes()
    assert game.refusal(spared).rule == "TINY-8.4"
    assert game.options == [hit, hit.replace("ship:1", "ship:2")]


@pytest.mark.parametrize("planet", ["k_widow", "jorg", "brumbaugh"])
@pytest.mark.rule("TINY-8.4")
def test_the_other_planets_hit_both_tracks_but_no_own_ship(planet: str) -> None:
    game = tiny(seats=3).row(planet, "maia", "gort", "jakks", "zalax").has(0, 2, 2)
    game.ships(0, "home", "orbit maia 2").ships(1, "orbit maia 2", "orbit gort 2").ships(2, "orbit maia 2", "home")
    game.pick("face:move_ship").pick("ship:0.0").pick(f"surface:{planet}").yes()
    assert game.options == ["ship:1.0", "ship:1.1", "ship:2.0"]


# On whose turn, and how often


@pytest.mark.rule("TINY-8.5")
def test_a_follower_who_lands_on_gyore_does_not_turn_the_active_players_die() -> None:
    game = tiny().row("gyore", "jakks", "maia", "zalax").pick("face:move_ship").pick("orbit:jakks").yes()
    game.pick("surface:gyore")
    assert game.place(1, 0) == "surface gyore"
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-8.5")
def test_a_follower_cannot_reach_an_own_turn_planet_through_umbra_forum() -> None:
    game = tiny().row("umbra_forum", "gyore", "jakks", "vici_ks156").pick("face:move_ship").pick("orbit:jakks").yes()
    game.pick("surface:umbra_forum").yes()
    assert game.seat == 1
    assert game.refusal("planet:gyore").rule == "TINY-8.5"
    assert game.options == ["planet:jakks", "planet:vici_ks156"]


@pytest.mark.rule("TINY-8.5")
def test_a_follower_cannot_borrow_an_own_turn_planet() -> None:
    game = tiny().colonies(0, "zalax", "jakks", "vici_ks156").colonies(1, "walsfeo").has(1, energy=0, culture=3)
    game.dice("utilize", "energy").pick("face:utilize_colony").pick("planet:jakks").yes().pick("planet:walsfeo")
    assert game.refusal("planet:zalax").rule == "TINY-8.5"


@pytest.mark.rule("TINY-8.6", "TINY-A8")
def test_landing_and_lending_count_together() -> None:
    game = tiny().row("clj_0517", "umbra_forum", "jakks", "vici_ks156").has(0, culture=0).has(1, culture=2)
    game.pick("face:move_ship").pick("surface:clj_0517").yes().no()
    assert (game.culture(0), game.culture(1)) == (1, 1)
    game.pick("face:move_ship").pick("ship:0.1").pick("surface:umbra_forum").yes()
    assert game.refusal("planet:clj_0517").rule == "TINY-8.6"


@pytest.mark.rule("TINY-8.6", "TINY-A8")
def test_once_per_turn_is_counted_for_each_player() -> None:
    game = tiny(seats=3).row("clj_0517", "jakks", "maia", "gort", "zalax").has(0, 2, 2).has(1, 2, 2).has(2, 2, 2)
    game.pick("face:move_ship").pick("surface:clj_0517").yes().pick("seat:2")
    game.yes().pick("surface:clj_0517").yes().pick("seat:0")
    assert [game.culture(side) for side in range(3)] == [2, 2, 1]


@pytest.mark.rule("TINY-8.6", "TINY-A8")
def test_once_per_turn_is_counted_for_each_planet() -> None:
    game = tiny().colonies(0, "clj_0517", "la_torres").dice("utilize", "utilize", "move").has(1, 2, 1)
    game.pick("face:utilize_colony").pick("planet:clj_0517")
    game.pick("face:utilize_colony").pick("planet:la_torres")
    assert (game.energy(0), game.culture(0)) == (3, 2)


@pytest.mark.rule("TINY-8.6", "TINY-A8")
def test_a_follower_too_uses_it_once_per_turn_of_the_active_player_and_again_in_the_next_turn() -> None:
    game = tiny(seats=3).colonies(2, "clj_0517", "jakks").has(2, energy=7, culture=7).has(1, 7, 0).has(0, 7, 7)
    game.dice("utilize", "utilize", "move").pick("face:utilize_colony").pick("mat:upgrade_energy")
    assert game.yes().seat == 2
    game.pick("planet:clj_0517")
    game.pick("face:utilize_colony").pick("mat:upgrade_energy").yes()
    assert game.refusal("planet:clj_0517").rule == "TINY-8.6"
    game.pick("planet:jakks").pick("end_turn").dice("utilize", "move")
    game.pick("face:utilize_colony").yes()
    assert game.seat == 2
    assert "planet:clj_0517" in game.options


@pytest.mark.rule("TINY-8.6", "TINY-A8", "TINY-8.20")
def test_a_planet_without_the_limit_is_used_with_one_die_after_the_other() -> None:
    game = tiny().colonies(0, "jakks").dice("utilize", "utilize", "move").has(0, 0, 0).has(1, culture=0)
    game.pick("face:utilize_colony").pick("face:utilize_colony")
    assert game.culture(0) == 2


# No loops


@pytest.mark.rule("TINY-8.20")
def test_umbra_forum_is_not_used_again_when_nagato_brings_another_ship_there() -> None:
    game = tiny().row("umbra_forum", "nagato", "jakks", "maia").has(1, culture=0).has(0, culture=1)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes().pick("planet:nagato")
    assert game.culture(0) == 0
    game.pick("ship:0.0").pick("surface:jakks").yes()
    assert game.culture(0) == 1
    game.pick("surface:umbra_forum")
    assert (game.place(0, 0), game.place(0, 1)) == ("surface jakks", "surface umbra_forum")
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-8.20", "TINY-8.10")
def test_a_landing_on_nagato_itself_within_nagato_starts_nothing() -> None:
    game = tiny().row("umbra_forum", "nagato", "jakks", "maia").has(1, culture=0).has(0, culture=3)
    game.pick("face:move_ship").pick("surface:umbra_forum").yes().pick("planet:nagato")
    game.pick("ship:0.1").pick("surface:nagato")
    assert game.prompt != "ask.land"
    assert game.culture(0) == 2


@pytest.mark.rule("TINY-8.20")
def test_zavodnick_does_not_lead_to_itself() -> None:
    game = tiny().colonies(0, "zavodnick", "jakks").dice("utilize", "move")
    game.pick("face:utilize_colony").pick("planet:zavodnick").pick("face:utilize_colony")
    assert game.refusal("planet:zavodnick").rule == "TINY-8.20"
    assert "planet:jakks" in game.options


@pytest.mark.rule("TINY-8.20")
def test_piedes_does_not_lead_to_itself() -> None:
    game = tiny().colonies(0, "piedes", "jakks").dice("utilize", "utilize!", "move!", "move")
    game.pick("face:utilize_colony").pick("planet:piedes").pick("face:utilize_colony")
    assert game.refusal("planet:piedes").rule == "TINY-8.20"
    assert "planet:jakks" in game.options


@pytest.mark.rule("TINY-8.20", "TINY-8.16")
def test_lenders_do_not_lend_each_other_in_a_circle() -> None:
    game = tiny(seats=3).colonies(0, "walsfeo").colonies(1, "sargus_36", "jakks").colonies(2, "vici_ks156")
    game.has(0, 7, 7).dice("utilize", "move").pick("face:utilize_colony").pick("planet:walsfeo")
    game.pick("planet:sargus_36")
    assert game.refusal("planet:sargus_36").rule == "TINY-8.20"
    assert game.options == ["planet:jakks", "planet:vici_ks156"]


@pytest.mark.rule("TINY-8.20")
def test_one_players_use_bars_no_other_player_and_no_later_die() -> None:
    game = tiny().row("jakks", "maia", "gort", "zalax").has(0, culture=0).has(1, culture=2)
    game.pick("face:move_ship").pick("surface:jakks").yes()
    game.yes().pick("surface:jakks").yes()
    assert (game.culture(0), game.culture(1)) == (1, 2)
    game.pick("face:move_ship").pick("ship:0.0").pick("place:home").no()
    game.pick("face:move_ship").pick("surface:jakks").yes()
    assert game.culture(0) == 2


@pytest.mark.rule("TINY-8.20", "TINY-8.10")
def test_a_planet_that_is_through_is_used_again_with_the_same_die() -> None:
    """Jakks acts twice in one use of Nagato: the first ship lands there, the second uses it through Umbra-Forum."""
    game = tiny().row("umbra_forum", "jakks", "maia", "gort").colonies(0, "nagato").has(0, 0, 1).has(1, culture=0)
    game.dice("utilize", "move").pick("face:utilize_colony").pick("surface:jakks").yes()
    assert game.culture(0) == 1
    game.pick("surface:umbra_forum").yes()
    assert game.culture(0) == 2


@pytest.mark.rule("TINY-8.20", "TINY-8.19")
def test_who_followed_zavodnick_with_a_planet_may_follow_the_die_itself_with_it() -> None:
    game = tiny().colonies(0, "zavodnick", "vici_ks156").colonies(1, "jakks", "vizcarra").dice("utilize", "move")
    game.has(0, 0, 0).has(1, 0, 1).pick("face:utilize_colony").pick("planet:zavodnick").pick("face:utilize_colony")
    assert (game.seat, game.prompt) == (1, "ask.follow_free")
    game.yes()
    assert game.culture(1) == 2
    assert (game.seat, game.prompt) == (1, "ask.follow")
    game.yes()
    assert game.culture(1) == 2  # one paid, one gained by the same planet


@pytest.mark.rule("TINY-8.20", "TINY-A22")
def test_a_followers_follower_is_still_asked_for_the_die_itself() -> None:
    game = tiny(seats=3).colonies(1, "zavodnick").colonies(2, "jakks").dice("utilize", "move", "move").has(0, 2, 0)
    game.has(1, 0, 1).has(2, 0, 1).pick("face:utilize_colony").yes().pick("face:move_ship").pick("orbit:jakks")
    game.no().no()  # nobody moves along
    assert (game.seat, game.prompt) == (2, "ask.follow")

    game = tiny(seats=3).colonies(1, "zavodnick", "vici_ks156").colonies(2, "jakks").dice("utilize", "move", "move")
    game.has(0, 2, 0).has(1, 0, 1).has(2, 0, 1).pick("face:utilize_colony").yes().pick("planet:zavodnick")
    game.pick("face:utilize_colony")
    assert (game.seat, game.prompt) == (2, "ask.follow_free")
    game.yes()
    assert (game.seat, game.prompt, game.culture(2)) == (2, "ask.follow", 2)


@pytest.mark.rule("TINY-8.20")
def test_within_a_use_a_new_follow_starts_anew() -> None:
    """Seat 0 borrows Zavodnick with Walsfeo, seat 1 uses Zavodnick, and seat 0 follows that with Walsfeo once more."""
    game = tiny().colonies(0, "walsfeo").colonies(1, "zavodnick", "jakks").dice("utilize", "move").has(0, 2, 2)
    game.has(1, 2, 0).pick("face:utilize_colony").pick("planet:walsfeo").pick("planet:zavodnick")
    game.pick("face:utilize_colony")
    assert game.happened("upgraded") == [{"side": "seat:0", "level": 2}]  # Walsfeo is in use: nothing else was left
    game.yes().pick("planet:zavodnick").pick("face:utilize_colony").pick("mat:upgrade_energy")
    assert (game.seat, game.prompt) == (0, "ask.follow_free")
    game.yes()
    assert game.happened("uses_planet") == [
        {"side": "seat:0", "planet": "planet:walsfeo"},
        {"side": "seat:0", "planet": "planet:jakks"},
    ]
    assert game.culture(0) == 1


@pytest.mark.rule("TINY-8.20")
def test_after_the_die_no_planet_is_in_use() -> None:
    game = tiny().colonies(0, "zavodnick", "jakks").dice("utilize", "move").has(1, culture=0)
    game.pick("face:utilize_colony").pick("planet:zavodnick").pick("face:utilize_colony")
    assert game.state.in_use
    game.pick("planet:jakks").no()
    assert game.state.in_use == 0
