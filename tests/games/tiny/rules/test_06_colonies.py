"""The dice: advance diplomacy, advance economy; and colonizing."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import PLANETS
from astrarium.games.tiny.names import TRACKS
from tests.games.tiny.scenario import Scenario, tiny

from ....rows import each

# advances: 3 by diplomacy, 3 by economy, 4 by diplomacy, 4 by economy
ROW = ("mj_120210", "hoefker", "omicron_fenzi", "pembertonia_major")


def advancing(*faces: str) -> Scenario:
    """Seat 0 with these dice, a deck of two, and nobody who can pay to follow."""
    return tiny().row(*ROW).deck("maia", "gort").dice(*faces).has(1, culture=0)


@pytest.mark.rule("TINY-6.1")
@pytest.mark.parametrize(
    ("face", "places", "after"),
    [
        ("economy", ("orbit hoefker 0", "orbit pembertonia_major 2"), ("orbit hoefker 0", "orbit pembertonia_major 3")),
        ("diplomacy", ("orbit mj_120210 0", "orbit omicron_fenzi 2"), ("orbit mj_120210 0", "orbit omicron_fenzi 3")),
    ],
)
def test_one_die_advances_one_ship_by_one_space(face: str, places: tuple[str, str], after: tuple[str, str]) -> None:
    game = advancing(face, "move").ships(0, *places).ships(1, *places).pick(f"face:advance_{face}")
    assert game.options == ["ship:0.0", "ship:0.1"]
    game.pick("ship:0.1")
    assert (game.place(0, 0), game.place(0, 1)) == after
    assert (game.place(1, 0), game.place(1, 1)) == places
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-6.1")
@pytest.mark.parametrize(
    ("face", "legal"), [("economy", ["ship:0.1", "ship:0.3"]), ("diplomacy", ["ship:0.0", "ship:0.2"])]
)
def test_only_ships_on_tracks_that_end_in_the_symbol_of_the_die_advance(face: str, legal: list[str]) -> None:
    game = advancing(face, "move").empire(0, 5).ships(0, *(f"orbit {planet} 1" for planet in ROW))
    game.pick(f"face:advance_{face}")
    assert game.options == legal
    wrong = [ref for ref in ("ship:0.0", "ship:0.1", "ship:0.2", "ship:0.3") if ref not in legal]
    assert [game.refusal(ref).rule for ref in wrong] == ["TINY-6.1", "TINY-6.1"]
    assert {game.refusal(ref).code for ref in wrong} == {"wrong_track"}


@pytest.mark.rule("TINY-6.1")
def test_ships_on_a_surface_or_at_home_do_not_advance() -> None:
    game = advancing("economy", "move").empire(0, 5)
    game.ships(0, "orbit hoefker", "surface hoefker", "home", "orbit pembertonia_major").pick("face:advance_economy")
    assert game.options == ["ship:0.0", "ship:0.3"]
    assert [game.refusal(ref).rule for ref in ("ship:0.1", "ship:0.2")] == ["TINY-6.1", "TINY-6.1"]


@pytest.mark.rule("TINY-6.1")
def test_the_die_is_refused_without_a_ship_on_such_a_track() -> None:
    game = advancing("economy", "diplomacy").ships(0, "orbit mj_120210", "surface hoefker").ships(1, "orbit hoefker")
    assert game.refusal("face:advance_economy").rule == "TINY-6.1"
    assert "face:advance_diplomacy" in game.options


@pytest.mark.rule("TINY-6.1")
def test_an_advance_costs_nothing_and_brings_no_resource() -> None:
    game = advancing("economy", "move").ships(0, "orbit hoefker").pick("face:advance_economy")
    assert game.place(0, 0) == "orbit hoefker 1"
    assert (game.energy(0), game.culture(0), game.vp(0)) == (2, 1, 0)


@pytest.mark.rule("TINY-6.1")
def test_two_dice_may_advance_the_same_ship() -> None:
    game = advancing("economy", "economy", "move").ships(0, "orbit hoefker")
    assert game.pick("face:advance_economy").pick("face:advance_economy").place(0, 0) == "orbit hoefker 2"


@pytest.mark.rule("TINY-6.2")
def test_the_last_space_colonizes_and_the_one_before_does_not() -> None:
    game = advancing("economy", "economy", "move").ships(0, "orbit hoefker 1").pick("face:advance_economy")
    assert game.place(0, 0) == "orbit hoefker 2"
    assert game.owns(0) == []
    game.pick("face:advance_economy")
    assert game.owns(0) == ["hoefker"]
    assert game.happened("colonized") == [{"side": "seat:0", "planet": "planet:hoefker"}]


@pytest.mark.rule("TINY-6.2")
def test_a_follower_colonizes_for_himself_on_the_active_players_turn() -> None:
    game = advancing("economy", "move").ships(0, "orbit pembertonia_major").ships(1, "orbit hoefker 2")
    game.has(1, culture=1).pick("face:advance_economy").yes()
    assert (game.owns(0), game.owns(1)) == ([], ["hoefker"])
    assert (game.vp(0), game.vp(1)) == (0, 2)


@pytest.mark.rule("TINY-6.2")
def test_colonizing_does_not_use_the_action_of_the_planet() -> None:
    game = tiny().dice("diplomacy", "move").has(1, culture=0).ships(0, "orbit jakks 1").pick("face:advance_diplomacy")
    assert game.owns(0) == ["jakks"]
    assert game.culture(0) == 1
    assert game.prompt == "ask.turn"


@pytest.mark.rule("TINY-6.3")
def test_all_ships_on_the_card_go_home_whoever_owns_them_and_no_others() -> None:
    game = tiny(seats=3).row(*ROW, "leandra").deck("maia").dice("economy", "move").has(1, culture=0).has(2, culture=0)
    game.ships(0, "orbit hoefker 2", "surface hoefker")
    game.ships(1, "orbit hoefker 1", "surface mj_120210").ships(2, "surface hoefker", "orbit leandra 1")
    game.pick("face:advance_economy")
    assert [game.place(0, 0), game.place(0, 1)] == ["home", "home"]
    assert [game.place(1, 0), game.place(1, 1)] == ["home", "surface mj_120210"]
    assert [game.place(2, 0), game.place(2, 1)] == ["home", "orbit leandra 1"]
    assert [game.place(side, 2) for side in range(3)] == ["locked"] * 3


@pytest.mark.rule("TINY-6.3")
def test_a_ship_of_the_rogue_goes_home_too() -> None:
    game = tiny(seats=1).row(*ROW).dice("economy", "move").ships(0, "orbit hoefker 2").ships(1, "orbit hoefker 1")
    assert game.pick("face:advance_economy").place(1, 0) == "home"


@pytest.mark.rule("TINY-6.3")
def test_a_ship_sent_home_counts_there_in_the_same_turn() -> None:
    game = advancing("economy", "energy").ships(0, "orbit hoefker 2", "surface omicron_fenzi")
    game.pick("face:advance_economy").pick("face:acquire_energy")
    assert game.energy(0) == 3


@pytest.mark.rule("TINY-6.4")
def test_the_colonizer_keeps_the_card_and_announces_the_new_total() -> None:
    game = advancing("economy", "move").colonies(0, "jakks").empire(0, 3).ships(0, "orbit hoefker 2")
    game.ships(1, "orbit hoefker 1").pick("face:advance_economy")
    assert (game.owns(0), game.owns(1)) == (["jakks", "hoefker"], [])
    assert (game.vp(0), game.vp(1)) == (5, 0)  # 1 and 2 by planets, 2 by the empire
    assert game.happened("scored") == [{"side": "seat:0", "n": 2, "total": 5}]
    assert "hoefker" not in game.in_row()


@pytest.mark.rule("TINY-6.4")
def test_the_colony_can_be_used_in_the_same_turn() -> None:
    game = advancing("economy", "utilize").ships(0, "orbit hoefker 2").pick("face:advance_economy")
    game.pick("face:utilize_colony").pick("planet:hoefker")
    assert (game.energy(0), game.culture(0)) == (1, 3)


@pytest.mark.rule("TINY-6.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_everybody_sees_the_colonies_and_the_points(viewer: int | None) -> None:
    game = advancing("economy", "move").ships(0, "orbit hoefker 2").pick("face:advance_economy")
    seen = GAME.view(game.state, viewer)["players"][0]
    assert (seen["colonies"], seen["vp"]) == (["hoefker"], 2)


@pytest.mark.rule("TINY-6.5")
@pytest.mark.parametrize("gap", range(4))
def test_the_next_card_of_the_deck_takes_the_same_gap(gap: int) -> None:
    planet = ROW[gap]
    face = "diplomacy" if planet in ("mj_120210", "omicron_fenzi") else "economy"
    last = 2 if planet in ("mj_120210", "hoefker") else 3
    game = advancing(face, "move").ships(0, f"orbit {planet} {last}").pick(f"face:advance_{face}")
    assert game.in_row() == [*ROW[:gap], "maia", *ROW[gap + 1 :]]
    assert game.happened("planet_revealed") == [{"planet": "planet:maia", "slot": gap}]


@pytest.mark.rule("TINY-6.5")
def test_ships_at_the_other_planets_stay_where_they_are() -> None:
    game = advancing("diplomacy", "move").ships(0, "orbit mj_120210 2", "orbit pembertonia_major 2")
    game.ships(1, "surface hoefker", "orbit omicron_fenzi 1")
    game.pick("face:advance_diplomacy")
    assert game.owns(0) == ["mj_120210"]
    assert game.place(0, 1) == "orbit pembertonia_major 2"
    assert (game.place(1, 0), game.place(1, 1)) == ("surface hoefker", "orbit omicron_fenzi 1")


@pytest.mark.rule("TINY-6.5")
def test_each_colonization_reveals_one_card_and_the_new_planet_can_be_visited_at_once() -> None:
    game = advancing("economy", "diplomacy", "move").ships(0, "orbit hoefker 2", "orbit mj_120210 2")
    game.pick("face:advance_economy").pick("face:advance_diplomacy")
    assert game.in_row() == ["gort", "maia", "omicron_fenzi", "pembertonia_major"]
    game.pick("face:move_ship").pick("orbit:gort")
    assert game.place(0, 0) == "orbit gort 0"


@pytest.mark.rule("TINY-6.6")
def test_an_advance_beyond_the_last_space_is_lost() -> None:
    """Padraigin-3110 advances a ship 2 spaces: the first colonizes the planet, the second helps no other ship."""
    game = advancing("utilize", "move").colonies(0, "padraigin_3110").has(0, energy=0, culture=2)
    game.empire(0, 3).ships(0, "orbit mj_120210 2", "orbit omicron_fenzi 1", "home")
    game.pick("face:utilize_colony").pick("ship:0.0")
    assert game.owns(0) == ["padraigin_3110", "mj_120210"]
    assert game.happened("scored") == [{"side": "seat:0", "n": 2, "total": 7}]
    assert (game.place(0, 0), game.place(0, 1)) == ("home", "orbit omicron_fenzi 1")
    assert game.in_row()[0] == "maia"


@pytest.mark.rule("TINY-6.7")
@each(("planet", "track", "vp"), [(card.id, TRACKS[card.track], card.vp) for card in PLANETS])
def test_planets_of_1_2_3_5_7_points_take_2_3_4_5_6_advances(planet: str, track: str, vp: int) -> None:
    needed = {1: 2, 2: 3, 3: 4, 5: 5, 7: 6}[vp]
    others = [other for other in ROW if other != planet][:3]
    game = tiny().row(planet, *others).dice(*([track] * 7)).has(1, culture=0).ships(0, f"orbit {planet}", "home")
    for level in range(1, needed):
        game.pick(f"face:advance_{track}")
        assert game.place(0, 0) == f"orbit {planet} {level}"
    game.pick(f"face:advance_{track}")
    assert game.owns(0) == [planet]
    assert game.vp(0) == vp


def discard_by_helios(game: Scenario, *planets: str) -> Scenario:
    for planet in planets:
        game.pick("face:utilize_colony").pick("planet:helios").pick(f"planet:{planet}")
    return game


@pytest.mark.rule("TINY-A9")
def test_when_the_deck_is_empty_the_planets_discarded_by_helios_come_back() -> None:
    game = advancing("utilize", "economy", "move").deck("maia").colonies(0, "helios").ships(0, "orbit hoefker 2")
    discard_by_helios(game, "mj_120210")
    assert game.in_row() == ["maia", "hoefker", "omicron_fenzi", "pembertonia_major"]
    game.pick("face:advance_economy")
    assert game.in_row() == ["maia", "mj_120210", "omicron_fenzi", "pembertonia_major"]
    assert game.happened("reshuffled") == [{"n": 1}]


@pytest.mark.rule("TINY-A9")
def test_the_discards_wait_until_the_deck_is_empty() -> None:
    game = advancing("utilize", "economy", "move").colonies(0, "helios").ships(0, "orbit hoefker 2")
    discard_by_helios(game, "mj_120210").pick("face:advance_economy")
    assert game.in_row() == ["maia", "gort", "omicron_fenzi", "pembertonia_major"]
    assert game.happened("reshuffled") == []


@pytest.mark.rule("TINY-A9")
def test_the_discards_are_shuffled() -> None:
    """Over twenty games each of the three discarded planets comes up first at least once."""
    first = set()
    for seed in range(20):
        game = tiny(seed=seed).row(*ROW).deck("maia", "gort", "piedes").has(1, culture=0).colonies(0, "helios")
        game.dice("utilize", "utilize", "utilize", "economy", "move").ships(0, "orbit hoefker 2")
        discard_by_helios(game, "mj_120210", "omicron_fenzi", "pembertonia_major").pick("face:advance_economy")
        assert game.happened("reshuffled") == [{"n": 3}]
        first.add(game.in_row()[1])
    assert first == {"mj_120210", "omicron_fenzi", "pembertonia_major"}


@pytest.mark.rule("TINY-A9")
def test_colonized_planets_do_not_come_back_into_the_deck() -> None:
    game = advancing("economy", "diplomacy", "move").deck("maia").ships(0, "orbit hoefker 2", "orbit mj_120210 2")
    game.pick("face:advance_economy").pick("face:advance_diplomacy")
    assert game.in_row() == ["", "maia", "omicron_fenzi", "pembertonia_major"]
    assert game.owns(0) == ["hoefker", "mj_120210"]


@pytest.mark.rule("TINY-A9")
def test_without_discards_the_row_shrinks_and_the_others_stay_in_place() -> None:
    game = advancing("economy", "move").deck().ships(0, "orbit hoefker 2", "orbit omicron_fenzi 1")
    game.ships(1, "surface pembertonia_major", "surface hoefker").pick("face:advance_economy")
    assert len(game.happened("row_shrinks")) == 1
    assert [planet for planet in game.in_row() if planet] == ["mj_120210", "omicron_fenzi", "pembertonia_major"]
    assert (game.place(0, 1), game.place(1, 0)) == ("orbit omicron_fenzi 1", "surface pembertonia_major")
    game.pick("face:move_ship").pick("ship:0.0")
    left = {ref.partition(":")[2] for ref in game.options}
    assert left == {"mj_120210", "omicron_fenzi", "pembertonia_major"}


@pytest.mark.rule("TINY-A9")
def test_when_the_last_planet_is_gone_no_ship_at_home_can_move_and_the_turn_goes_on() -> None:
    game = tiny().row("hoefker").deck().dice("economy", "move", "energy").has(1, culture=0)
    game.ships(0, "orbit hoefker 2", "surface hoefker").pick("face:advance_economy")
    assert game.refusal("face:move_ship").rule == "TINY-4.1"
    game.pick("face:acquire_energy")
    assert game.energy(0) == 4


@pytest.mark.rule("TINY-A9", "TINY-A2")
def test_helios_cannot_replace_a_planet_when_no_other_is_left() -> None:
    game = tiny().colonies(0, "helios").dice("utilize", "move").has(0, energy=2).has(1, culture=0)
    game.deck("maia").pick("face:utilize_colony")
    assert "planet:helios" in game.options
    game = tiny().colonies(0, "helios").dice("utilize", "move").has(0, energy=2, culture=2).has(1, culture=0)
    game.deck().pick("face:utilize_colony")
    assert game.refusal("planet:helios").rule == "TINY-A9"
