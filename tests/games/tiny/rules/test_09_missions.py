"""TINY-9.3: what each of the twelve missions is worth, alone, tied and not fulfilled; rulings TINY-A10 to TINY-A12."""

from collections.abc import Callable

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import MISSIONS

from ..scenario import Scenario, tiny

Position = Callable[[Scenario], Scenario]


def away(game: Scenario, *seats: int) -> Scenario:
    """Both available ships of these seats are at jakks."""
    for seat in seats:
        game.ships(seat, "orbit jakks", "surface jakks")
    return game


# Planets of each type: jakks, leandra, maia and zalax are of diplomacy; mared, hoefker, gort, walsfeo of economy.
POSITIONS: list[tuple[str, str, Position, int]] = [
    ("charger", "most energy", lambda g: g.has(0, 5, 0).has(1, 4, 7).has(2, 0, 7), 3),
    ("charger", "tied", lambda g: g.has(0, 5).has(1, 4).has(2, 5), 2),
    ("charger", "all tied at none", lambda g: g.has(0, 0).has(1, 0).has(2, 0), 2),
    ("charger", "one behind", lambda g: g.has(0, 4, 7).has(1, 4).has(2, 5), 0),
    ("seeker", "most culture", lambda g: g.has(0, 0, 5).has(1, 7, 4).has(2, 7, 0), 3),
    ("seeker", "tied", lambda g: g.has(0, 0, 5).has(1, 7, 5).has(2, 7, 0), 2),
    ("seeker", "one behind", lambda g: g.has(0, 7, 5).has(1, 0, 6).has(2, 0, 0), 0),
    ("conqueror", "most planets", lambda g: g.colonies(0, "jakks", "leandra").colonies(1, "gort"), 3),
    ("conqueror", "tied", lambda g: g.colonies(0, "jakks").colonies(1, "gort"), 2),
    ("conqueror", "one behind", lambda g: g.colonies(0, "gort").colonies(2, "jakks", "leandra"), 0),
    ("hermit", "fewest", lambda g: g.colonies(0, "gort").colonies(1, "jakks", "zalax").colonies(2, "maia", "mared"), 3),
    ("hermit", "tied", lambda g: g.colonies(0, "gort").colonies(1, "jakks").colonies(2, "maia", "mared"), 2),
    ("hermit", "one more", lambda g: g.colonies(0, "jakks").colonies(1, "gort"), 0),
    ("noble", "most diplomacy", lambda g: g.colonies(0, "jakks", "leandra").colonies(1, "maia", "gort", "mared"), 3),
    ("noble", "tied", lambda g: g.colonies(0, "jakks", "gort", "mared").colonies(2, "leandra"), 2),
    ("noble", "one behind", lambda g: g.colonies(0, "gort", "mared", "jakks").colonies(1, "leandra", "maia"), 0),
    ("trader", "most economy", lambda g: g.colonies(0, "gort", "mared").colonies(1, "hoefker", "jakks", "maia"), 3),
    ("trader", "tied", lambda g: g.colonies(0, "gort", "jakks", "maia").colonies(2, "mared"), 2),
    ("trader", "one behind", lambda g: g.colonies(0, "jakks", "maia", "gort").colonies(1, "mared", "hoefker"), 0),
    ("equalizer", "one of each", lambda g: g.colonies(0, "jakks", "gort"), 3),
    ("equalizer", "others too", lambda g: g.colonies(0, "jakks", "gort").colonies(1, "maia", "mared"), 3),
    ("equalizer", "one more of diplomacy", lambda g: g.colonies(0, "jakks", "gort", "maia"), 0),
    ("equalizer", "one more of economy", lambda g: g.colonies(0, "jakks", "gort", "mared"), 0),
    ("hoarder", "three of each", lambda g: g.has(0, 3, 3), 2),
    ("hoarder", "others too", lambda g: g.has(0, 3, 3).has(1, 7, 7), 2),
    ("hoarder", "too little energy", lambda g: g.has(0, 2, 7), 0),
    ("hoarder", "too little culture", lambda g: g.has(0, 7, 2), 0),
    ("industrialist", "level 6", lambda g: g.empire(0, 6), 2),
    ("industrialist", "others too", lambda g: g.empire(0, 6).empire(1, 6), 2),
    ("industrialist", "the highest, but level 5", lambda g: g.empire(0, 5), 0),
    ("orbiter", "all home", lambda g: g.empire(0, 5), 2),
    ("orbiter", "others too", lambda g: g.ships(0, "home", "home").ships(1, "home", "home"), 2),
    ("orbiter", "one in orbit", lambda g: g.empire(0, 5).ships(0, "orbit jakks"), 0),
    ("orbiter", "one on a surface", lambda g: g.ships(0, "surface jakks"), 0),
    ("explorer", "none home", lambda g: away(g, 0), 2),
    ("explorer", "others too", lambda g: away(g, 0, 1, 2), 2),
    ("explorer", "one home", lambda g: g.ships(0, "orbit jakks", "home"), 0),
    ("explorer", "a third at home", lambda g: g.empire(0, 3).ships(0, "orbit jakks", "surface jakks", "home"), 0),
]  # fmt: skip


def value(game: Scenario, seat: int = 0) -> int:
    """What the mission adds to the planets and the empire."""
    outcome = GAME.outcome(game.state)
    assert outcome.details[seat]["mission"] == outcome.scores[seat] - game.vp(seat)
    return outcome.details[seat]["mission"]


@pytest.mark.rule("TINY-9.3")
@pytest.mark.parametrize(
    ("mission", "position", "worth"),
    [pytest.param(m, p, n, id=f"{m}-{words.replace(' ', '-')}") for m, words, p, n in POSITIONS],
)
def test_a_mission_is_worth(mission: str, position: Position, worth: int) -> None:
    game = position(tiny(3)).mission(0, mission)
    assert value(game) == worth


@pytest.mark.rule("TINY-9.3")
def test_no_mission_is_left_out() -> None:
    tried = {mission for mission, _, _, _ in POSITIONS} | {"elder"}
    assert tried == {mission.id for mission in MISSIONS}


@pytest.mark.rule("TINY-9.3")
def test_only_the_kept_mission_counts() -> None:
    game = tiny(2).mission(0, "explorer").mission(1, "charger").has(0, energy=0).has(1, energy=1)
    assert (value(game, 0), value(game, 1)) == (0, 3)


@pytest.mark.rule("TINY-A10")
def test_locked_ships_neither_spoil_the_orbiter_nor_the_explorer() -> None:
    game = tiny(2).ships(0, "home", "home", "locked", "locked").mission(0, "orbiter")
    assert value(game) == 2
    game.ships(0, "orbit jakks", "orbit leandra", "locked", "locked").mission(0, "explorer")
    assert value(game) == 2


@pytest.mark.rule("TINY-A11")
def test_no_planet_of_either_type_counts_as_equal() -> None:
    assert value(tiny(2).mission(0, "equalizer")) == 3


def elder_values(game: Scenario) -> list[int]:
    """What the Elder would be worth to each seat."""
    return [value(game.mission(seat, "elder"), seat) for seat in range(game.state.seats)]


@pytest.mark.rule("TINY-9.3", "TINY-A12")
def test_the_elder_is_the_first_to_reach_21_not_the_one_with_the_most() -> None:
    game = tiny(2).has(0, culture=0).has(1, culture=0).row("jakks", "mj_120210", "drewkaiden", "vici_ks156")
    game.empire(0, 6).colonies(0, "gort", "maia").empire(1, 6).colonies(1, "piedes", "walsfeo")
    game.ships(0, "orbit jakks 1").ships(1, "orbit mj_120210 2").dice("diplomacy")
    assert elder_values(game) == [0, 0]
    game.pick("face:advance_diplomacy")
    assert elder_values(game) == [2, 0]
    game.dice("diplomacy").pick("face:advance_diplomacy")
    assert (game.vp(0), game.vp(1)) == (21, 22)
    assert game.over
    assert elder_values(game) == [2, 0]


@pytest.mark.rule("TINY-A12")
def test_a_follower_is_the_elder_on_another_players_turn() -> None:
    game = tiny(2).empire(1, 6).colonies(1, "gort", "maia").has(1, culture=1)
    game.ships(0, "orbit jakks").ships(1, "orbit leandra 1").dice("diplomacy", "move")
    game.pick("face:advance_diplomacy").yes()
    assert elder_values(game) == [0, 2]


@pytest.mark.rule("TINY-A12")
def test_if_terra_bettia_lifts_several_the_first_in_order_is_the_elder() -> None:
    game = tiny(3).colonies(0, "terra_bettia", "k_widow").empire(0, 5)
    game.row("jakks", "leandra", "vizcarra", "vici_ks156", "hoefker")
    game.colonies(0, "drewkaiden").colonies(1, "gort", "maia").empire(1, 6).colonies(2, "piedes", "walsfeo").empire(
        2, 6
    )
    game.ships(0, "orbit jakks").ships(1, "orbit leandra 1").ships(2, "orbit vizcarra 1")
    for seat in range(3):
        game.has(seat, energy=0, culture=0)
        assert game.vp(seat) == 20
    game.dice("utilize", "move").pick("face:utilize_colony").pick("planet:terra_bettia")
    assert [game.vp(seat) for seat in range(3)] == [21, 21, 21]
    assert elder_values(game) == [0, 2, 0]


@pytest.mark.rule("TINY-A27")
@pytest.mark.parametrize("mission", ["charger", "seeker", "conqueror", "hermit", "noble", "trader"])
def test_where_everybody_has_none_everybody_is_tied(mission: str) -> None:
    game = tiny(seats=3).has(0, 0, 0).has(1, 0, 0).has(2, 0, 0).mission(0, mission)
    assert value(game) == 2
