"""Section 10: the attack of every level of the five Rogues (TINY-10.18), and which come once per turn (TINY-10.19)."""

import pytest

from ....rows import each
from ..rogue_scenario import ROGUE, let_pass, rogue_rolls, solo
from ..scenario import Scenario

FIVE = ("artemis", "rothkel", "zendica", "hades", "gamelyn")
LEVELS = range(1, 6)

# What changes on the table by one attack, and nothing else. Where the player picks: the second ship, or one energy.
ATTACKS: dict[tuple[str, int], dict[str, int]] = {
    ("artemis", 1): {"player energy": -1},
    ("artemis", 2): {"player culture": -1},
    ("artemis", 3): {"player culture": -1, "rogue culture": 1},
    ("artemis", 4): {"player ship 1": -1},
    ("artemis", 5): {"player energy": -1, "player culture": -1, "rogue energy": 1, "rogue culture": 1},
    ("rothkel", 1): {"player energy": -1},
    ("rothkel", 2): {"player culture": -1},
    ("rothkel", 3): {"rogue energy": 2},
    ("rothkel", 4): {"player ship 1": -1},
    ("rothkel", 5): {"rogue ship 0": 1, "rogue ship 1": 1},
    ("zendica", 1): {"player energy": -1},
    ("zendica", 2): {"rogue culture": 2},
    ("zendica", 3): {"player ship 1": -1},
    ("zendica", 4): {"dice of the next turn": -1},
    ("zendica", 5): {"player ship 0": -1, "player ship 1": -1},
    ("hades", 1): {"rogue energy": 1, "rogue culture": 1},
    ("hades", 2): {"player energy": -2, "rogue energy": 2},
    ("hades", 3): {"player culture": -2, "rogue culture": 2},
    ("hades", 4): {"rogue ship 0": 2, "rogue ship 1": 2},
    ("hades", 5): {"player energy": -1, "player culture": -2, "rogue energy": 1, "rogue culture": 2},
    ("gamelyn", 1): {"player energy": -1, "player culture": -1},
    ("gamelyn", 2): {"player energy": -1, "player culture": -1, "rogue energy": 1, "rogue culture": 1},
    ("gamelyn", 3): {"rogue ship 0": 1, "rogue ship 1": 1},
    ("gamelyn", 4): {"rogue ship 0": 1, "rogue ship 1": 1, "player energy": -1, "rogue energy": 1},
    ("gamelyn", 5): {"rogue ship 0": 2, "rogue ship 1": 2},
}
ONCE_PER_TURN = {("zendica", 4), ("hades", 4), ("gamelyn", 5)}
EVERY_LEVEL = [(rogue, level) for rogue in FIVE for level in LEVELS]
PICKS_A_SHIP = {("artemis", 4), ("rothkel", 4), ("zendica", 3)}
PICKS_RESOURCES = {("artemis", 5), ("hades", 5)}


def battle(rogue: str, level: int) -> Scenario:
    """A table with all that attacks need: resources, ships of both on tracks of both types, colonies of the Rogue."""
    game = solo(rogue, level).colonies(ROGUE, "jakks", "vici_ks156", "shouhua")
    game.row("mj_120210", "hoefker", "helios", "mared").has(0, energy=4, culture=4)
    game.ships(0, "orbit mj_120210 1", "orbit hoefker 2")
    return game.ships(ROGUE, "orbit helios", "orbit mared", "home", "home")


def standing(game: Scenario) -> dict[str, int]:
    s = game.state
    found = {"dice of the next turn": len(s.dice)}
    for name, side in (("player", 0), ("rogue", ROGUE)):
        found |= {f"{name} energy": game.energy(side), f"{name} culture": game.culture(side)}
        found |= {
            f"{name} vp": game.vp(side),
            f"{name} empire": s.empire[side],
            f"{name} planets": len(s.colonies[side]),
        }
        for ship in range(4):
            kind, *rest = game.place(side, ship).split()
            found[f"{name} ship {ship}"] = int(rest[-1]) if kind == "orbit" else -1
    return found


@pytest.mark.rule("TINY-10.18")
@each(("rogue", "level"), EVERY_LEVEL)
def test_the_attack_of_its_level_does_this_and_nothing_else(rogue: str, level: int) -> None:
    game = battle(rogue, level)
    before = standing(game)
    rogue_rolls(game, "utilize")
    assert game.prompt == "ask.force_reroll"
    game.no()
    attack = f"attack:{rogue}_{level}"
    assert game.happened("attacked") == [{"side": f"rogue:{rogue}", "attack": attack}]
    if (rogue, level) in PICKS_A_SHIP:
        assert (game.seat, game.prompt) == (0, "ask.fall_back")
        game.pick("ship:0.1")
    elif (rogue, level) in PICKS_RESOURCES:
        assert (game.seat, game.prompt) == (0, "ask.give_up")
        game.amount(1)
    assert game.prompt == "ask.follow"  # an attack can be followed, after it has struck
    game.no()
    assert game.prompt == "ask.turn"
    after = standing(game)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == ATTACKS[rogue, level]


@pytest.mark.rule("TINY-10.18")
def test_a_rogue_whose_empire_has_risen_uses_its_new_attack_only() -> None:
    game = solo("artemis").has(0, energy=3).has(ROGUE, energy=6)
    rogue_rolls(game, "move")
    assert game.state.empire[ROGUE] == 2
    rogue_rolls(game.has(0, energy=3, culture=3), "utilize")
    let_pass(game)
    assert (game.energy(0), game.culture(0)) == (3, 2)


@pytest.mark.rule("TINY-10.18")
def test_an_attack_takes_no_more_than_there_is() -> None:
    game = solo("hades", 2).has(0, energy=1, culture=0)
    rogue_rolls(game, "utilize")
    assert (game.energy(0), game.energy(ROGUE)) == (0, 1)


@pytest.mark.rule("TINY-10.18")
def test_an_attack_that_regresses_all_ships_stops_at_start() -> None:
    game = solo("zendica", 5).ships(0, "orbit jakks", "orbit leandra 1")
    rogue_rolls(game, "utilize")
    assert [game.place(0, ship) for ship in (0, 1)] == ["orbit jakks 0", "orbit leandra 0"]


@pytest.mark.rule("TINY-10.18", "TINY-10.12")
def test_an_attack_that_advances_may_colonize_and_what_is_over_is_lost() -> None:
    game = (
        solo("hades", 4).deck("tifnod", "mared").ships(ROGUE, "orbit jakks 1", "orbit vici_ks156", "orbit drewkaiden 1")
    )
    rogue_rolls(game, "utilize")
    assert game.owns(ROGUE) == ["jakks", "vici_ks156", "drewkaiden"]
    assert game.vp(ROGUE) == 4 + 3


@pytest.mark.rule("TINY-10.19")
@each(("rogue", "level"), EVERY_LEVEL)
def test_a_second_attack_in_the_turn_is_unusable_if_it_is_marked_once_per_turn(rogue: str, level: int) -> None:
    game = let_pass(rogue_rolls(battle(rogue, level), "utilize", "utilize", "move", dice=2))
    refused = [{"side": f"rogue:{rogue}", "face": "face:utilize_colony"}]
    if (rogue, level) in ONCE_PER_TURN:
        assert len(game.happened("attacked")) == 1
        assert game.happened("rogue_cannot") == refused
        assert game.place(ROGUE, 2) == "orbit mj_120210 0"  # the reroll was used
    else:
        assert len(game.happened("attacked")) == 2
        assert game.happened("rogue_cannot") == []


@pytest.mark.rule("TINY-10.19", "TINY-10.9")
def test_the_second_one_is_discarded_if_its_reroll_is_an_attack_again_and_cannot_be_followed() -> None:
    game = battle("hades", 4).has(0, energy=0, culture=7)
    rogue_rolls(game, "utilize", "utilize", "utilize", dice=2)
    assert game.prompt == "ask.follow"  # the first one
    game.no()
    assert [die["face"] for die in game.happened("rogue_discards")] == ["face:utilize_colony"]
    assert game.prompt == "ask.turn"
    assert [game.place(ROGUE, ship) for ship in (0, 1)] == ["orbit helios 2", "orbit mared 2"]


@pytest.mark.rule("TINY-10.19")
def test_in_its_next_turn_the_rogue_may_make_the_attack_again() -> None:
    game = battle("hades", 4).row("gort", "hoefker", "nibiru", "mared").has(0, energy=0, culture=0)
    game.ships(ROGUE, "orbit gort", "orbit nibiru")
    rogue_rolls(game, "utilize")
    rogue_rolls(game, "utilize")
    assert [game.place(ROGUE, ship) for ship in (0, 1)] == ["orbit gort 4", "orbit nibiru 4"]


@pytest.mark.rule("TINY-10.19", "TINY-A24", "TINY-10.18")
@pytest.mark.parametrize(("rogue", "level"), [("hades", 3), ("zendica", 3), ("gamelyn", 4)])
def test_a_rogue_that_has_risen_makes_its_new_once_per_turn_attack_in_the_extra_turn(rogue: str, level: int) -> None:
    """The Rogue attacks, is at both maxima, rises one level, and attacks as that level in the extra turn."""
    game = battle(rogue, level).has(0, energy=0, culture=2).has(ROGUE, energy=7, culture=7)
    rogue_rolls(game, "utilize", "utilize", "energy", "energy", "energy", dice=1)
    let_pass(game)
    attacks = [event["attack"] for event in game.happened("attacked")]
    assert attacks == [f"attack:{rogue}_{level}", f"attack:{rogue}_{level + 1}"]


@pytest.mark.rule("TINY-A24", "TINY-10.19")
def test_the_extra_turn_has_its_own_once_per_turn_attack_but_only_one() -> None:
    game = battle("hades", 4).row("gort", "hoefker", "nibiru", "mared").has(0, energy=0, culture=0)
    game.ships(ROGUE, "orbit gort", "orbit nibiru", "home", "home").has(ROGUE, culture=5)
    rogue_rolls(game, "utilize", "utilize", "utilize", "move", "move", dice=1)
    let_pass(game)
    assert len(game.happened("attacked")) == 2
    assert [game.place(ROGUE, ship) for ship in (0, 1)] == ["orbit gort 4", "orbit nibiru 4"]
