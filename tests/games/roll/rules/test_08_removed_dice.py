"""Section 8: the order of things at a completion (ROLL-8.14), and dice that are removed (ROLL-8.9)."""

import pytest

from ..scenario import Scenario, roll

REMOVING = {
    "former_penal_colony": "settle",
    "rebel_miners": "settle",
    "rebel_warrior_race": "settle",
    "conscription": "develop",
    "information_tech": "develop",
    "space_marines": "develop",
}


def kinds(game: Scenario) -> list[str]:
    return [event.kind for event in game.events]


@pytest.mark.rule("ROLL-8.14")
def test_at_a_completion_dice_go_first_then_immediate_effects_then_other_tiles_pay() -> None:
    game = roll().adds(0, "new_galactic_order", "galactic_recycling").worlds(0, "comet_zone", "silicon_world")
    game.workers(0, settle="military military military military military").phase("settle")
    assert kinds(game)[1:] == [
        "puts",
        "completes",
        "tops",
        "to_cup",
        "credits",  # printed on the world
        "gains_good",
        "credits",  # Galactic Recycling
        "puts",  # only now the next tile
    ]


@pytest.mark.rule("ROLL-8.14", "ROLL-17.5")
def test_immediate_effects_come_in_printed_order() -> None:
    game = roll().cup(0, "alien").developments(0, "space_marines").workers(0, develop="home home home")
    game.phase("develop").choose(0, "alien@cup")
    assert kinds(game) == ["removes", "credits", "gains_dice"]


@pytest.mark.rule("ROLL-8.9", "ROLL-17.5")
@pytest.mark.parametrize("tile", REMOVING)
def test_a_die_of_ones_own_goes_back_to_the_supply_before_the_tile_gives_any(tile: str) -> None:
    phase = REMOVING[tile]
    game = roll().cup(0, "alien").citizenry(1, "genes").workers(0, **{phase: "home home home home"})
    game = game.worlds(0, tile) if phase == "settle" else game.developments(0, tile)
    game.phase(phase)
    assert game.prompts() == {0: "ask.remove"}
    offered = set(game.options(0))
    assert {"alien@cup", "home@citizenry"} <= offered
    assert offered <= {"alien@cup", "home@citizenry", f"home@{phase}"}  # none of those that the tile gives
    supply = game.left_in_box()["alien"]
    game.choose(0, "alien@cup")
    assert game.left_in_box()["alien"] == supply + 1
    assert "alien" not in game.owned_by(0)
    assert (game.owned_by(1), game.credits_of(1)) == ("genes", 1)


@pytest.mark.rule("ROLL-8.9")
def test_it_may_come_from_anywhere_and_nothing_else_follows() -> None:
    offered = {
        "home@citizenry",
        "military@cup",
        "consumption@explore",
        "novelty@ship",
        "rare@development",
        "genes@world",
        "alien@tile.mining_world",
    }

    def position() -> Scenario:
        game = roll().adds(0, "mining_world").goods(0, mining_world="alien").cup(0, "military")
        game.developments(0, "new_economy").dice_on(0, "development", "rare")
        game.worlds(0, "comet_zone", "former_penal_colony").dice_on(0, "world", "home genes")
        game.workers(0, explore="consumption", ship="novelty").phase("settle")
        return game.choose(0, "home@world")

    assert set(position().options(0)) == offered
    everything = ["home", "military", "consumption", "novelty", "rare", "genes", "alien", "military"]
    for die in offered:
        game = position()
        before = game.credits_of(0), game.tableau_of(0), game.chips_of(0)
        game.choose(0, die)
        left = list(everything)
        left.remove(die.partition("@")[0])
        assert sorted(game.owned_by(0).split()) == sorted(left)
        assert (game.credits_of(0), game.tableau_of(0), game.chips_of(0)) == before


@pytest.mark.rule("ROLL-17.5")
def test_a_player_always_owns_a_die_to_remove() -> None:
    """A player without other dice removes one of those spent on the tile."""
    game = roll().worlds(0, "former_penal_colony").workers(0, settle="genes").phase("settle")
    assert game.happened("removes") == [{"side": "seat:0", "die": "die:genes"}]
    assert (game.citizenry_of(0), game.cup_of(0)) == ("", "military")


@pytest.mark.rule("ROLL-A21")
def test_a_worker_that_still_waits_in_the_current_phase_may_be_removed_and_is_lost() -> None:
    game = roll().worlds(0, "comet_zone", "former_penal_colony").workers(0, settle="home genes")
    game.phase("settle").choose(0, "home@settle").choose(0, "genes@settle")
    assert game.over
    assert game.dice_on_stack(0, "world") == ""
    assert game.owned_by(0) == "home military"


@pytest.mark.rule("ROLL-8.9")
def test_a_phase_happens_even_if_the_only_die_that_selected_it_is_removed() -> None:
    game = roll(3).adds(0, "galactic_salon").worlds(0, "former_penal_colony")
    game.rolls(0, settle="rare", explore="home").rolls(1, ship="home").assign()
    game.selects(0, "home@explore", "ship").selects(1, "home@ship", "settle").ready(0, 1)
    assert game.happening() == ["settle", "ship"]
    game.choose(0, "home@ship")
    assert game.workers_of(0) == {}
    assert {"phase": "phase:ship"} in game.happened("phase")
    assert game.chips_of(0) == 1  # Galactic Salon, in Ship
