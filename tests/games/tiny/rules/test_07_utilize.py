"""The die: utilize a colony; and upgrading the empire."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import PLANETS
from astrarium.kernel import Text
from astrarium.kernel.text import LANGUAGES
from tests.games.tiny.scenario import Scenario, tiny

from ....rows import each

WITH_ENERGY, WITH_CULTURE = "mat:upgrade_energy", "mat:upgrade_culture"

# level, its price, its dice, its ships, its VP
LEVELS = [(2, 2, 5, 2, 1), (3, 3, 5, 3, 2), (4, 4, 6, 3, 3), (5, 5, 6, 4, 5), (6, 6, 7, 4, 8)]


def utilizing(level: int = 1, energy: int = 2, culture: int = 1, *more: str) -> Scenario:
    """Seat 0 has utilize dice and more, an empire of this level and these resources; nobody can pay to follow."""
    game = tiny().dice("utilize", "utilize", *more).has(1, culture=0)
    return game.empire(0, level).has(0, energy, culture)


def level(game: Scenario, side: int) -> int:
    return game.state.empire[side]


def ships_of(game: Scenario, side: int) -> int:
    return sum(game.place(side, ship) != "locked" for ship in range(4))


def rolled(game: Scenario) -> tuple[str, int]:
    """Who has just rolled, and how many dice."""
    (roll,) = game.happened("rolled")
    return str(roll["side"]), str(roll["faces"]).count("face:")


@pytest.mark.rule("TINY-7.1")
def test_the_choice_is_the_mat_or_one_own_colony() -> None:
    game = utilizing(1, 2, 2).colonies(0, "jakks", "vici_ks156").colonies(1, "mj_120210", "hoefker")
    game.pick("face:utilize_colony")
    assert sorted(game.options) == sorted([WITH_ENERGY, WITH_CULTURE, "planet:jakks", "planet:vici_ks156"])


@pytest.mark.rule("TINY-7.1")
def test_using_a_colony_does_its_action_only() -> None:
    game = utilizing().colonies(0, "jakks", "vici_ks156").pick("face:utilize_colony").pick("planet:jakks")
    assert (game.energy(0), game.culture(0), level(game, 0)) == (2, 2, 1)
    assert game.happened("uses_planet") == [{"side": "seat:0", "planet": "planet:jakks"}]
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-7.1")
def test_using_the_mat_does_no_colony_action() -> None:
    game = utilizing().colonies(0, "jakks", "vici_ks156").pick("face:utilize_colony").pick(WITH_ENERGY)
    assert (game.energy(0), game.culture(0), level(game, 0)) == (0, 1, 2)
    assert game.happened("uses_planet") == []
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-7.1")
def test_a_colony_stays_and_is_used_again_with_another_die() -> None:
    game = utilizing().colonies(0, "jakks")
    for culture in (2, 3):
        game.pick("face:utilize_colony").pick("planet:jakks")
        assert game.culture(0) == culture
    assert (game.owns(0), game.vp(0)) == (["jakks"], 1)


@pytest.mark.rule("TINY-7.1")
def test_planets_of_the_row_with_own_ships_are_no_colonies() -> None:
    game = utilizing(1, 1, 1).ships(0, "surface jakks", "orbit vici_ks156 1")
    assert game.refusal("face:utilize_colony").rule == "TINY-7.1"


@pytest.mark.rule("TINY-7.1")
def test_the_colonies_of_others_are_of_no_use() -> None:
    game = utilizing(1, 1, 1).colonies(1, "jakks", "vici_ks156")
    assert game.refusal("face:utilize_colony").rule == "TINY-7.1"
    game.colonies(0, "leandra").ships(0, "orbit vici_ks156")
    assert "face:utilize_colony" in game.options


@pytest.mark.rule("TINY-7.2")
@pytest.mark.parametrize(("next_level", "price"), [(row[0], row[1]) for row in LEVELS])
@pytest.mark.parametrize("resource", ["energy", "culture"])
def test_an_upgrade_costs_the_number_on_the_next_level(next_level: int, price: int, resource: str) -> None:
    game = utilizing(next_level - 1, 7, 7).pick("face:utilize_colony").pick(f"mat:upgrade_{resource}")
    assert level(game, 0) == next_level
    paid = (price, 0) if resource == "energy" else (0, price)
    assert (7 - game.energy(0), 7 - game.culture(0)) == paid


@pytest.mark.rule("TINY-7.2")
@pytest.mark.parametrize(("next_level", "price"), [(row[0], row[1]) for row in LEVELS])
def test_the_price_must_be_there_to_the_last_unit(next_level: int, price: int) -> None:
    game = utilizing(next_level - 1, price, price - 1).colonies(0, "jakks").pick("face:utilize_colony")
    assert sorted(game.options) == [WITH_ENERGY, "planet:jakks"]
    assert game.refusal(WITH_CULTURE).rule == "TINY-7.2"
    game = utilizing(next_level - 1, price - 1, price).colonies(0, "jakks").pick("face:utilize_colony")
    assert sorted(game.options) == [WITH_CULTURE, "planet:jakks"]
    assert game.refusal(WITH_ENERGY).rule == "TINY-7.2"


@pytest.mark.rule("TINY-7.2")
def test_from_2_to_3_costs_3_energy_or_3_culture_and_no_mix_of_them() -> None:
    game = utilizing(2, 2, 2).colonies(0, "jakks", "vici_ks156").pick("face:utilize_colony")
    assert sorted(game.options) == ["planet:jakks", "planet:vici_ks156"]
    for ref, resource in ((WITH_ENERGY, "resource:energy"), (WITH_CULTURE, "resource:culture")):
        refusal = game.refusal(ref)
        assert refusal.rule == "TINY-7.2"
        assert refusal.args == {"need": 3, "have": 2, "resource": resource}


@pytest.mark.rule("TINY-7.2")
def test_a_price_that_only_a_mix_could_pay_leaves_nothing_to_utilize() -> None:
    assert utilizing(2, 2, 2).refusal("face:utilize_colony").rule == "TINY-7.1"
    assert "face:utilize_colony" in utilizing(2, 3, 2).options


@pytest.mark.rule("TINY-7.2")
def test_one_die_upgrades_by_one_level() -> None:
    game = utilizing(1, 7, 0).pick("face:utilize_colony")
    assert (level(game, 0), game.energy(0), game.prompt) == (2, 5, "ask.turn")
    game.pick("face:utilize_colony")
    assert (level(game, 0), game.energy(0)) == (3, 2)


@pytest.mark.rule("TINY-7.3", "TINY-7.6")
@pytest.mark.parametrize(("next_level", "price", "dice", "ships", "vp"), LEVELS)
def test_the_empire_levels_give_dice_ships_and_points(
    next_level: int, price: int, dice: int, ships: int, vp: int
) -> None:
    game = utilizing(next_level - 1, price, 0).pick("face:utilize_colony")
    assert (ships_of(game, 0), game.vp(0)) == (ships, vp)
    assert len(game.happened("new_ship")) == (1 if next_level in (3, 5) else 0)
    game.pick("end_turn").pick("end_turn")
    assert rolled(game) == ("seat:0", dice)


@pytest.mark.rule("TINY-7.3")
def test_the_points_of_the_levels_are_not_added_up() -> None:
    game = tiny().dice(*["utilize"] * 5).has(1, culture=0).has(0, energy=7, culture=0)
    totals = [game.has(0, energy=7).pick("face:utilize_colony").vp(0) for _ in range(5)]
    assert totals == [1, 2, 3, 5, 8]


@pytest.mark.rule("TINY-7.4")
@pytest.mark.parametrize(("before", "ship"), [(2, 2), (4, 3)])
def test_a_new_ship_stands_at_home_at_once(before: int, ship: int) -> None:
    game = utilizing(before, 7, 0)
    assert game.place(0, ship) == "locked"
    game.pick("face:utilize_colony")
    assert game.place(0, ship) == "home"


@pytest.mark.rule("TINY-7.4")
def test_a_new_ship_is_usable_in_the_same_turn() -> None:
    game = utilizing(2, 3, 0, "move", "energy").ships(0, "surface jakks", "orbit jakks").pick("face:utilize_colony")
    game.pick("face:acquire_energy")
    assert game.energy(0) == 1
    game.pick("face:move_ship").pick("ship:0.2").pick("orbit:leandra")
    assert game.place(0, 2) == "orbit leandra 0"


@pytest.mark.rule("TINY-7.5")
@pytest.mark.parametrize(("before", "dice"), [(1, 5), (3, 6), (5, 7)])
def test_a_new_die_comes_only_at_the_start_of_the_next_turn(before: int, dice: int) -> None:
    game = utilizing(before, 7, 0, "move", "move").pick("face:utilize_colony")
    assert [len(game.state.dice), game.happened("rolled")] == [4, []]
    game.pick("end_turn")
    assert rolled(game) == ("seat:1", 4)
    game.pick("end_turn")
    assert rolled(game) == ("seat:0", dice)


@pytest.mark.rule("TINY-7.5")
def test_a_reroll_after_the_upgrade_brings_no_new_die() -> None:
    game = utilizing(1, 2, 0, "move", "move").pick("face:utilize_colony").pick("reroll").pick("die:1", "die:2", "die:3")
    assert len(game.state.dice) == 4


@pytest.mark.rule("TINY-7.6")
def test_the_new_total_is_announced_with_the_colonies() -> None:
    game = utilizing(4, 5, 0).colonies(0, "maia").pick("face:utilize_colony")
    assert game.happened("scored") == [{"side": "seat:0", "n": 2, "total": 10}]  # 5 by Maia, 5 by the empire


@pytest.mark.rule("TINY-7.7")
def test_there_is_no_upgrade_beyond_level_6() -> None:
    game = utilizing(6, 6, 6).colonies(0, "jakks", "vici_ks156").pick("face:utilize_colony")
    assert sorted(game.options) == ["planet:jakks", "planet:vici_ks156"]
    assert game.refusal(WITH_ENERGY).rule == "TINY-7.7"
    assert game.refusal(WITH_CULTURE).rule == "TINY-7.7"


@pytest.mark.rule("TINY-7.7")
def test_an_empire_at_level_6_without_colonies_cannot_use_the_die() -> None:
    assert utilizing(6, 7, 7).refusal("face:utilize_colony").rule == "TINY-7.1"
    assert "face:utilize_colony" in utilizing(5, 7, 7).options


@pytest.mark.rule("TINY-7.7")
def test_a_planet_does_not_lift_the_empire_beyond_level_6_either() -> None:
    game = utilizing(6, 6, 6).colonies(0, "jakks", "vici_ks156", "lureena").pick("face:utilize_colony")
    assert game.refusal("planet:lureena").rule == "TINY-7.7"


@pytest.mark.rule("TINY-7.8")
@each("planet", [planet.id for planet in PLANETS])
def test_every_planet_says_what_its_action_does_in_both_languages(planet: str) -> None:
    texts = [GAME.words.template(lang, f"planet.{planet}.text") for lang in LANGUAGES]
    assert all(text and text.endswith(".") for text in texts)
    assert texts[0] != texts[1]


@pytest.mark.rule("TINY-7.8")
def test_the_texts_of_the_planets_are_all_different() -> None:
    for lang in LANGUAGES:
        assert len({GAME.words.template(lang, f"planet.{planet.id}.text") for planet in PLANETS}) == len(PLANETS)


@pytest.mark.rule("TINY-7.8")
def test_the_text_of_a_colony_is_shown_where_it_can_be_used() -> None:
    game = utilizing(1, 2, 2).colonies(0, "walsfeo").colonies(1, "jakks").pick("face:utilize_colony")
    shown = [option for code in game.asked.options if (option := game.asked.step.option(game.state, code)).help]
    walsfeo = next(option for option in shown if option.ref == "planet:walsfeo")
    assert walsfeo.help == (Text("planet.walsfeo.text"),)
    assert "1 culture" in GAME.words.say("en", walsfeo.help[0])
    assert "1 Culture" in GAME.words.say("fr", walsfeo.help[0])


@pytest.mark.rule("TINY-7.8")
def test_walsfeo_pays_one_culture_to_a_player_to_use_one_of_his_colonies() -> None:
    game = tiny(seats=3).dice("utilize", "move").has(0, energy=0, culture=1).has(1, culture=0).has(2, culture=0)
    game.colonies(0, "walsfeo", "leandra").colonies(1, "jakks").colonies(2, "vici_ks156")
    game.pick("face:utilize_colony")
    assert sorted(game.options) == ["planet:jakks", "planet:vici_ks156"]  # only Walsfeo was of use
    game.pick("planet:vici_ks156").no()
    assert (game.energy(0), game.culture(0)) == (1, 0)
    assert (game.culture(1), game.culture(2)) == (0, 1)
    assert game.owns(2) == ["vici_ks156"]


@pytest.mark.rule("TINY-A4", "TINY-7.4")
def test_a_ship_won_by_following_comes_at_once() -> None:
    game = tiny().dice("utilize", "move").has(0, energy=2, culture=0).empire(1, 2).has(1, energy=3, culture=2)
    game.ships(1, "surface jakks", "orbit jakks").pick("face:utilize_colony").yes()
    assert (level(game, 1), game.energy(1), game.place(1, 2)) == (3, 0, "home")
    game.pick("face:move_ship").pick("orbit:leandra").yes().pick("ship:1.2").pick("orbit:leandra")
    assert game.place(1, 2) == "orbit leandra 0"


@pytest.mark.rule("TINY-A4", "TINY-7.5")
def test_a_die_won_by_following_comes_on_the_followers_own_next_turn() -> None:
    game = tiny(seats=3).dice("utilize", "move", "move", "move").has(0, energy=4, culture=0).empire(0, 3)
    game.has(1, culture=0).has(2, energy=2, culture=1).pick("face:utilize_colony").yes()
    assert (level(game, 0), level(game, 1), level(game, 2)) == (4, 1, 2)
    assert len(game.state.dice) == 4
    game.pick("end_turn")
    assert rolled(game) == ("seat:1", 4)
    game.pick("end_turn")
    assert rolled(game) == ("seat:2", 5)
    game.pick("end_turn")
    assert rolled(game) == ("seat:0", 6)


@pytest.mark.rule("TINY-A4")
def test_an_upgrade_by_following_costs_its_price_besides_the_culture_of_the_follow() -> None:
    game = tiny().dice("utilize", "move").has(0, energy=2, culture=0).has(1, energy=0, culture=3)
    game.pick("face:utilize_colony").yes()
    assert (level(game, 1), game.culture(1), game.vp(1)) == (2, 0, 1)
    game = tiny().dice("utilize", "move").has(0, energy=2, culture=0).has(1, energy=0, culture=2)
    game.pick("face:utilize_colony")
    assert (game.seat, game.prompt) == (0, "ask.turn")  # seat 1 could pay for the follow or the upgrade, not for both
