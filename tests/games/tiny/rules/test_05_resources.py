"""The dice: acquire energy, acquire culture."""

import pytest

from astrarium.games.tiny.content import PLANETS
from astrarium.games.tiny.names import RESOURCES
from tests.games.tiny.scenario import Scenario, tiny

from ....rows import each

# two energy planets, two culture planets, and of each kind one of both tracks
ROW = ("vici_ks156", "leandra", "jakks", "drewkaiden")


def empire(*places: str) -> Scenario:
    """Seat 0 has these four ships and an energy and a culture die; seat 1 has neither culture nor a ship at home."""
    game = tiny().row(*ROW).dice("energy", "culture", "move").has(1, culture=0)
    return game.empire(0, 5).ships(0, *places).ships(1, "surface vici_ks156", "orbit jakks")


def acquire(game: Scenario, resource: str) -> int:
    """How much seat 0 gains with a die of this resource."""
    before = {"energy": game.energy(0), "culture": game.culture(0)}
    game.pick(f"face:acquire_{resource}")
    after = {"energy": game.energy(0), "culture": game.culture(0)}
    other = "culture" if resource == "energy" else "energy"
    assert after[other] == before[other]
    return after[resource] - before[resource]


@pytest.mark.rule("TINY-5.1")
@pytest.mark.parametrize(
    ("resource", "places", "gained"),
    [
        ("culture", ("surface jakks", "home", "home", "home"), 1),
        ("culture", ("orbit jakks 1", "home", "home", "home"), 1),
        ("culture", ("surface jakks", "orbit drewkaiden", "home", "home"), 2),
        ("culture", ("surface jakks", "orbit drewkaiden", "surface vici_ks156", "orbit leandra"), 2),
        ("energy", ("surface vici_ks156", "surface jakks", "orbit jakks", "orbit drewkaiden"), 1),
        ("energy", ("orbit leandra 1", "surface jakks", "orbit jakks", "orbit drewkaiden"), 1),
        ("energy", ("surface vici_ks156", "orbit vici_ks156", "orbit leandra", "orbit jakks"), 3),
    ],
)
def test_one_per_own_ship_on_or_around_a_planet_with_the_icon(
    resource: str, places: tuple[str, ...], gained: int
) -> None:
    assert acquire(empire(*places), resource) == gained


@pytest.mark.rule("TINY-5.1")
@each(("planet", "icon"), [(planet.id, RESOURCES[planet.resource]) for planet in PLANETS])
def test_every_planet_gives_its_own_resource_only(planet: str, icon: str) -> None:
    row = [planet, *(other for other in ROW if other != planet)][:4]
    other = "culture" if icon == "energy" else "energy"
    game = tiny().row(*row).dice("energy", "culture").has(1, culture=0)
    game.ships(0, f"surface {planet}", f"orbit {planet}")
    assert game.refusal(f"face:acquire_{other}").code == "no_income"
    assert acquire(game, icon) == 2


@pytest.mark.rule("TINY-5.1")
def test_the_ships_of_others_give_nothing() -> None:
    game = tiny().row(*ROW).dice("energy", "culture", "move").has(1, culture=0)
    game.ships(0, "surface jakks", "orbit jakks").ships(1, "surface vici_ks156", "orbit jakks")
    assert game.refusal("face:acquire_energy").rule == "TINY-5.1"
    assert acquire(game, "culture") == 2
    assert (game.energy(1), game.culture(1)) == (2, 0)


@pytest.mark.rule("TINY-5.1")
def test_the_space_on_the_track_makes_no_difference() -> None:
    game = tiny().row("hoefker", "leandra", "jakks", "drewkaiden").dice("culture", "move").has(1, culture=0)
    assert acquire(game.ships(0, "orbit hoefker 2", "home"), "culture") == 1


@pytest.mark.rule("TINY-5.1")
def test_a_follower_gains_for_the_own_ships() -> None:
    game = tiny().row(*ROW).dice("energy", "move").has(1, culture=1)
    game.ships(0, "home", "home").ships(1, "surface vici_ks156", "orbit jakks").pick("face:acquire_energy").yes()
    assert (game.energy(0), game.energy(1)) == (4, 3)


@pytest.mark.rule("TINY-5.2")
def test_ships_at_home_give_energy() -> None:
    assert acquire(empire("home", "home", "home", "surface jakks"), "energy") == 3
    assert acquire(empire("home", "home", "surface leandra", "surface jakks"), "energy") == 3


@pytest.mark.rule("TINY-5.2")
def test_ships_at_home_never_give_culture() -> None:
    assert acquire(empire("home", "home", "home", "orbit jakks"), "culture") == 1
    assert empire("home", "home", "home", "surface leandra").refusal("face:acquire_culture").rule == "TINY-5.2"


@pytest.mark.rule("TINY-5.2")
def test_locked_ships_give_no_energy() -> None:
    game = tiny().row(*ROW).dice("energy", "move").has(1, culture=0).ships(0, "home", "home", "locked", "locked")
    assert acquire(game, "energy") == 2


@pytest.mark.rule("TINY-5.3")
def test_two_ships_at_one_culture_planet_give_two_culture_with_one_die() -> None:
    game = tiny().row(*ROW).dice("culture", "move").has(1, culture=0).ships(0, "surface jakks", "orbit jakks")
    game.pick("face:acquire_culture")
    assert game.culture(0) == 3
    assert game.happened("gained") == [{"side": "seat:0", "n": 2, "resource": "resource:culture", "total": 3}]


@pytest.mark.rule("TINY-5.4")
@pytest.mark.parametrize(
    ("resource", "have", "after"),
    [("energy", 3, 6), ("energy", 4, 7), ("energy", 5, 7), ("energy", 6, 7), ("culture", 6, 7)],
)
def test_what_is_over_seven_is_lost(resource: str, have: int, after: int) -> None:
    at = {
        "energy": ("home", "home", "home", "orbit jakks"),
        "culture": ("surface jakks", "orbit jakks", "home", "home"),
    }
    game = empire(*at[resource]).has(0, energy=have, culture=have).pick(f"face:acquire_{resource}")
    assert (game.energy(0) if resource == "energy" else game.culture(0)) == after


@pytest.mark.rule("TINY-5.4")
def test_the_excess_does_not_become_the_other_resource() -> None:
    game = empire("home", "home", "home", "orbit jakks").has(0, energy=6, culture=2).pick("face:acquire_energy")
    assert (game.energy(0), game.culture(0)) == (7, 2)


@pytest.mark.rule("TINY-5.4")
@pytest.mark.parametrize("resource", RESOURCES)
def test_nothing_can_be_acquired_at_seven(resource: str) -> None:
    game = empire("home", "home", "surface jakks", "orbit jakks").has(0, energy=7, culture=7)
    assert game.refusal(f"face:acquire_{resource}").rule == "TINY-5.4"
    game.has(0, energy=6, culture=6)
    assert f"face:acquire_{resource}" in game.options


@pytest.mark.rule("TINY-5.4")
def test_a_planet_action_cannot_lift_a_resource_above_seven() -> None:
    game = tiny().row(*ROW[1:], "mj_120210").has(1, culture=0).has(0, energy=6)
    game.pick("face:move_ship").pick("surface:mj_120210").yes()
    assert game.energy(0) == 7


@pytest.mark.rule("TINY-5.4")
def test_a_resource_may_be_used_up_and_gained_again() -> None:
    game = tiny().row(*ROW).dice("utilize", "energy", "move").has(1, culture=0).has(0, energy=2, culture=0)
    game.pick("face:utilize_colony")
    assert game.energy(0) == 0
    game.pick("face:acquire_energy")
    assert game.energy(0) == 2


@pytest.mark.rule("TINY-5.5")
@pytest.mark.parametrize("resource", RESOURCES)
def test_colonized_planets_produce_nothing(resource: str) -> None:
    game = empire("home", "surface leandra", "surface jakks", "orbit drewkaiden")
    without = {"energy": 2, "culture": 2}[resource]
    game.colonies(0, "mj_120210", "hoefker", "helios", "mared").colonies(1, "maia", "gort")
    assert acquire(game, resource) == without


@pytest.mark.rule("TINY-5.5")
def test_the_ship_that_has_colonized_a_culture_planet_gives_no_culture() -> None:
    game = tiny().row(*ROW).dice("diplomacy", "culture", "energy").has(1, culture=0)
    game.ships(0, "orbit jakks 1", "home").pick("face:advance_diplomacy")
    assert game.owns(0) == ["jakks"]
    assert game.refusal("face:acquire_culture").rule == "TINY-5.2"
    assert acquire(game, "energy") == 2
