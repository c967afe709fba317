"""Each planet in play: its printed figures, its action, its cost and its limits."""

from collections.abc import Mapping

import pytest

from ....rows import each
from ..scenario import Scenario, tiny
from .planet_table import COSTS, ONCE_PER_TURN, OWN_TURN, PRINTED, USES, Table

every_planet = each("planet", PRINTED)


def test_every_planet_is_in_the_tables() -> None:
    game = tiny()
    assert len(game.state.row) + len(game.state.deck) == len(PRINTED) == len(USES)


# What is printed on the card


@every_planet
@pytest.mark.rule("TINY-0.4", "TINY-5.1")
def test_a_ship_at_the_planet_brings_its_resource_and_not_the_other(planet: str) -> None:
    resource = PRINTED[planet][0]
    game = (
        tiny().row(planet).ships(0, f"orbit {planet}", "locked").has(0, energy=0, culture=0).dice("energy", "culture")
    )
    assert f"face:acquire_{resource}" in game.options
    assert f"face:acquire_{'culture' if resource == 'energy' else 'energy'}" in game.blocked()
    game.pick(f"face:acquire_{resource}")
    assert {"energy": game.energy(0), "culture": game.culture(0)} == {"energy": 0, "culture": 0, resource: 1}


@every_planet
@pytest.mark.rule("TINY-0.4", "TINY-6.1", "TINY-6.7")
def test_the_planet_is_colonized_by_so_many_advances_on_its_track(planet: str) -> None:
    _, track, vp, advances = PRINTED[planet]
    other = "economy" if track == "diplomacy" else "diplomacy"
    game = tiny().row(planet).deck("jakks").ships(0, f"orbit {planet}", "home").has(1, culture=0)
    game.dice(*[track] * 7, other)
    assert f"face:advance_{other}" in game.blocked()
    for level in range(1, advances):
        game.pick(f"face:advance_{track}")
        assert game.place(0, 0) == f"orbit {planet} {level}"
        assert game.owns(0) == []
    game.pick(f"face:advance_{track}")
    assert game.owns(0) == [planet]
    assert game.vp(0) == vp
    assert game.place(0, 0) == "home"


# What its action does, and nothing else


def check_use(table: Table, before: Mapping[str, object]) -> None:
    picks, changes = USES[table.planet]
    table.play(picks)
    after = table.look()
    found = {what: after[what] for what in after if after[what] != before[what]}
    if table.planet == "zalax":  # what the dice show now is chance
        found.pop("inactive_dice", None)
        found["rerolled"] = table.game.happened("rerolled")[0]["n"]
    assert found == changes


@every_planet
@pytest.mark.rule("TINY-8.1")
def test_landing_on_the_planet_does_what_the_card_says(planet: str) -> None:
    table = Table(planet, colony=False)
    game = table.land()
    assert game.prompt == "ask.land"
    before = table.look()
    game.yes()
    check_use(table, before)


@every_planet
@pytest.mark.rule("TINY-8.1")
def test_using_the_planet_as_a_colony_does_what_the_card_says(planet: str) -> None:
    table = Table(planet, colony=True)
    game = table.utilize()
    before = table.look()
    game.pick(f"planet:{planet}")
    check_use(table, before)


@every_planet
@pytest.mark.rule("TINY-8.1", "TINY-4.2")
def test_landing_without_using_the_action_changes_nothing(planet: str) -> None:
    table = Table(planet, colony=False)
    game = table.land()
    before = table.look()
    game.no()
    assert table.look() == before
    assert game.prompt == "ask.follow"


# What it costs, and how often and when it may be used


@each("planet", COSTS)
@pytest.mark.rule("TINY-8.2")
def test_the_cost_is_exactly_what_the_card_says(planet: str) -> None:
    resource, amount = COSTS[planet]

    def with_(have: int) -> Scenario:
        game = Table(planet, colony=True).game.colonies(0, "gleam_zanier")
        if resource == "inactive_dice":
            game.dice("utilize", *["energy"] * have)
        else:
            game.has(0, **{resource: have})
        return game.pick("face:utilize_colony")

    refusal = with_(amount - 1).refusal(f"planet:{planet}")
    assert refusal.rule == "TINY-8.2"
    assert refusal.args == {"need": amount, "have": amount - 1, "resource": f"resource:{resource}"}
    assert f"planet:{planet}" in with_(amount).options


@each("planet", [planet for planet in PRINTED if planet not in COSTS])
@pytest.mark.rule("TINY-8.2")
def test_the_other_planets_cost_nothing(planet: str) -> None:
    """A landing needs no resources; planets that exchange or spend resources are tried with one of each."""
    table = Table(planet, colony=False)
    needy = planet in ("pembertonia_major", "omicron_fenzi", "mared", "lureena")
    table.game.has(0, energy=int(needy), culture=int(needy))
    assert table.land().prompt == "ask.land"


@every_planet
@pytest.mark.rule("TINY-8.5")
def test_six_planets_are_not_for_followers(planet: str) -> None:
    table = Table(planet, colony=True)
    game = table.game.turn(2).pick("face:utilize_colony").pick("mat:upgrade_energy").yes()
    assert game.seat == 0
    assert game.prompt == "ask.utilize"
    if planet in OWN_TURN:
        assert game.refusal(f"planet:{planet}").rule == "TINY-8.5"
    else:
        assert f"planet:{planet}" in game.options


@every_planet
@pytest.mark.rule("TINY-8.6")
def test_six_planets_are_used_once_per_turn(planet: str) -> None:
    table = Table(planet, colony=True)
    game = table.game.dice("utilize", "energy", "culture", "diplomacy", "economy!", "energy!", "utilize")
    table.utilize().pick(f"planet:{planet}")
    table.play(USES[planet][0])
    table.decline_follows()
    game.has(0, energy=3, culture=3)
    refused = table.utilize().blocked().get(f"planet:{planet}")
    if planet in ONCE_PER_TURN:
        assert refused is not None
        assert refused.rule == "TINY-8.6"
    elif planet not in ("mared", "nibiru", "maia"):  # a second time these have no more effect, or not the dice for it
        assert f"planet:{planet}" in game.options
    else:
        assert refused is not None
        assert refused.rule == {"mared": "TINY-8.8", "nibiru": "TINY-A2", "maia": "TINY-8.2"}[planet]
