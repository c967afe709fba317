"""What a reader is shown, in plain ids, and that it is what its type says."""

from astrarium.games.tiny import GAME
from astrarium.kernel import Rng
from astrarium.kernel.randomness import seed_from

from .rogue_scenario import rogue_rolls, solo
from .scenario import opening, tiny


def test_ships_are_named_by_where_they_are() -> None:
    game = tiny().empire(0, 3).ships(0, "orbit jakks 1", "surface leandra", "home")
    assert GAME.view(game.state, None)["players"][0]["ships"] == [
        {"at": "orbit", "planet": "jakks", "level": 1},
        {"at": "surface", "planet": "leandra", "level": 0},
        {"at": "home", "planet": None, "level": 0},
        {"at": "locked", "planet": None, "level": 0},
    ]


def test_dice_are_named_by_face_and_by_what_became_of_them() -> None:
    game = tiny().dice("economy", "move", "energy", "culture").pick("converter").pick("die:0").pick("face:move_ship")
    game.pick("die:2", "die:3").pick("face:move_ship")
    assert GAME.view(game.state, 1)["dice"] == [
        {"face": "move_ship", "state": "activated"},
        {"face": "move_ship", "state": "inactive"},
        {"face": "acquire_energy", "state": "converted"},
        {"face": "acquire_culture", "state": "converted"},
    ]
    assert GAME.view(game.state, 1)["resolving"] == 0


def test_activated_dice_are_told_in_their_order_to_everybody_and_also_to_who_comes_late() -> None:
    game = tiny(2, 0).has(1, energy=0, culture=0).ships(0, "surface leandra", "surface jakks")
    game.dice("move", "energy", "culture").pick("face:acquire_culture").pick("face:acquire_energy")
    for reader in (None, 0, 1):
        view = GAME.view(game.state, reader)
        assert view["bay"] == [2, 1]
        assert GAME.sample(view, Rng(seed_from("late"))).bay == (2, 1)
    game.pick("end_turn")
    assert GAME.view(game.state, None)["bay"] == []


def test_planet_actions_are_named_with_who_uses_them() -> None:
    game = tiny().colonies(0, "shouhua").ships(0, "orbit jakks", "orbit leandra").dice("utilize", "move")
    game.pick("face:utilize_colony").pick("planet:shouhua")
    seen = GAME.view(game.state, None)
    assert seen["in_use"] == seen["used"] == [{"planet": "shouhua", "side": 0}]
    game.pick("ship:0.0")
    seen = GAME.view(game.state, None)
    assert (seen["in_use"], seen["used"]) == ([], [{"planet": "shouhua", "side": 0}])


def test_a_gap_of_the_row_is_none() -> None:
    game = tiny().row("jakks", "leandra").deck().ships(0, "orbit jakks 1").dice("diplomacy", "move")
    assert GAME.view(game.pick("face:advance_diplomacy").state, None)["row"] == [None, "leandra"]


def test_the_phase_says_what_is_going_on_and_whose_it_is() -> None:
    game = opening(3)
    seen = GAME.view(game.answer(game.asked.options[0]).state, None)
    assert (seen["phase"], seen["choosing"], seen["follow"]) == ("missions", [1, 2], None)

    game = tiny(3).ships(1, "orbit jakks").dice("diplomacy", "move").ships(0, "orbit leandra")
    seen = GAME.view(game.state, 2)
    assert (seen["phase"], seen["active"], seen["follow"]) == ("turn", 0, None)
    seen = GAME.view(game.pick("face:advance_diplomacy").state, 2)
    assert (seen["phase"], seen["active"]) == ("follow", 0)
    assert seen["follow"] == {"seat": 1, "leader": 0, "face": "advance_diplomacy", "price": 1}


def test_the_rogue_stands_beside_the_players() -> None:
    seen = GAME.view(opening(1, rogue="ask").state, 0)
    assert (seen["phase"], seen["rogue"]["id"], len(seen["players"])) == ("rogue", None, 1)

    game = rogue_rolls(solo().has(0, energy=1, culture=1), "energy")
    seen = GAME.view(game.state, 0)
    assert (game.prompt, seen["phase"], seen["active"]) == ("ask.force_reroll", "turn", "rogue")
    assert seen["rogue"]["id"] == "artemis"
    assert seen["rogue"]["ships"] == [{"at": "home", "planet": None, "level": 0}] * 4
    assert GAME.view(tiny(2).state, 0)["rogue"] is None


def test_when_the_game_is_over_nothing_goes_on() -> None:
    game = tiny().empire(0, 2).colonies(0, "aughmoore", "shouhua", "gleam_zanier").ships(0, "orbit jakks 1")
    seen = GAME.view(game.dice("diplomacy").pick("face:advance_diplomacy").state, 1)
    assert (seen["phase"], seen["trigger"], seen["ending"]) == ("turn", 0, None)
    seen = GAME.view(game.pick("end_turn").state, 1)
    assert (seen["phase"], seen["trigger"], seen["ending"]) == (None, 0, "points")
