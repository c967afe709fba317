"""Section 3: following the dice of the active player."""

import pytest

from astrarium.kernel import Kind

from ..scenario import Scenario, tiny


def rich(seats: int = 2) -> Scenario:
    """Everybody but the active player has culture to follow with, and no energy."""
    game = tiny(seats).has(0, energy=0, culture=0)
    for seat in range(1, seats):
        game.has(seat, energy=0, culture=5)
    return game


def asks_to_follow(game: Scenario) -> int | None:
    """Who is asked to follow, if anybody."""
    return game.seat if game.prompt in ("ask.follow", "ask.follow_free") else None


# Paying and doing the same


@pytest.mark.rule("TINY-3.1")
def test_a_follower_pays_one_culture_and_does_the_action_with_own_ships() -> None:
    game = rich().ships(1, "surface jakks", "home").dice("energy", "move").pick("face:acquire_energy")
    assert (game.seat, game.prompt, game.asked.kind) == (1, "ask.follow", Kind.CONFIRM)
    game.yes()
    assert (game.culture(1), game.energy(1)) == (4, 1)  # one ship at home
    assert (game.culture(0), game.energy(0)) == (0, 2)  # the culture goes to nobody
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-3.1")
def test_a_player_who_does_not_follow_pays_nothing_and_does_nothing() -> None:
    game = rich().dice("energy", "move").pick("face:acquire_energy").no()
    assert (game.culture(1), game.energy(1)) == (5, 0)
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-3.1")
def test_nobody_follows_without_culture() -> None:
    game = rich(3).has(1, culture=0).dice("energy", "move").pick("face:acquire_energy")
    assert asks_to_follow(game) == 2
    assert game.no().seat == 0


@pytest.mark.rule("TINY-3.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_other_player_may_follow(seats: int) -> None:
    game = rich(seats).dice("energy", "move").pick("face:acquire_energy")
    for seat in range(1, seats):
        assert asks_to_follow(game) == seat
        game.yes()
    assert [game.energy(seat) for seat in range(seats)] == [2] * seats
    assert [game.culture(seat) for seat in range(seats)] == [0] + [4] * (seats - 1)
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-3.1")
def test_nobody_follows_a_reroll_the_converter_or_the_end_of_the_turn() -> None:
    game = rich().dice("energy", "energy", "energy", "energy").pick("reroll").pick("die:0")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    game.pick("converter").pick("die:1").pick("face:move_ship").pick("die:2", "die:3")
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert game.pick("end_turn").prompt == "ask.turn"


@pytest.mark.rule("TINY-3.2")
def test_a_player_follows_a_die_only_once() -> None:
    game = rich().dice("energy", "move").pick("face:acquire_energy").yes()
    assert asks_to_follow(game) is None
    assert (game.energy(1), game.culture(1)) == (2, 4)


@pytest.mark.rule("TINY-3.2")
def test_a_die_that_was_not_followed_cannot_be_followed_later() -> None:
    game = rich().ships(0, "home", "surface jakks").dice("energy", "culture", "move").pick("face:acquire_energy").no()
    game.ships(1, "surface jakks").pick("face:acquire_culture")
    assert game.asked.about["face"] == "face:acquire_culture"
    assert game.yes().seat == 0
    assert game.energy(1) == 0


@pytest.mark.rule("TINY-3.2")
def test_a_player_may_follow_several_dice_of_a_turn_even_of_one_face() -> None:
    game = rich().dice("energy", "energy", "move", "move")
    game.pick("face:acquire_energy").yes().pick("face:acquire_energy").yes()
    assert (game.energy(1), game.culture(1)) == (4, 3)
    game.pick("face:move_ship").pick("orbit:jakks").yes().pick("orbit:leandra")
    assert (game.place(1, 0), game.culture(1)) == ("orbit leandra 0", 2)
    assert (game.seat, game.prompt) == (0, "ask.turn")


# The order


@pytest.mark.rule("TINY-3.3")
@pytest.mark.parametrize("active", [0, 1, 2, 3])
def test_follows_go_clockwise_from_the_left_of_the_active_player(active: int) -> None:
    game = tiny(4).turn(active).dice("energy", "move")
    for seat in range(4):
        game.has(seat, energy=0, culture=1)
    game.pick("face:acquire_energy")
    for step in (1, 2, 3):
        assert asks_to_follow(game) == (active + step) % 4
        game.yes()
    assert (game.seat, game.prompt) == (active, "ask.turn")


@pytest.mark.rule("TINY-3.4")
def test_the_landing_of_the_active_player_comes_before_the_follows() -> None:
    game = rich().dice("move", "energy").pick("face:move_ship").pick("surface:jakks")
    assert (game.seat, game.prompt) == (0, "ask.land")
    game.yes()
    assert game.culture(0) == 1
    assert asks_to_follow(game) == 1


@pytest.mark.rule("TINY-3.4")
def test_a_colonization_and_its_new_card_come_before_the_first_follow() -> None:
    """Landing on Drewkaiden advances the ship at Jakks, which colonizes; the follower may go to the new card."""
    game = rich().row("jakks", "drewkaiden", "leandra", "hoefker").deck("helios")
    game.ships(0, "orbit jakks 1", "home").ships(1, "orbit jakks 1", "home").dice("move", "energy")
    game.pick("face:move_ship").pick("ship:0.1").pick("surface:drewkaiden").yes()
    assert game.owns(0) == ["jakks"]
    assert asks_to_follow(game) == 1
    assert game.in_row()[0] == "helios"
    assert game.place(1, 0) == "home"
    game.yes()
    assert "orbit:helios" in game.options
    assert "orbit:jakks" not in game.options


@pytest.mark.rule("TINY-3.4")
def test_nobody_follows_with_a_ship_that_the_active_player_has_sent_home() -> None:
    game = rich().row("jakks", "drewkaiden", "vici_ks156", "hoefker")
    game.ships(0, "orbit jakks 1").ships(1, "orbit jakks 1").dice("diplomacy", "move").pick("face:advance_diplomacy")
    assert game.owns(0) == ["jakks"]
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-3.4")
def test_each_follow_is_complete_before_the_next_player_decides() -> None:
    game = rich(3).dice("move", "energy").pick("face:move_ship").pick("orbit:jakks").yes()
    assert (game.seat, game.prompt) == (1, "ask.destination")
    game.pick("surface:jakks")
    assert (game.seat, game.prompt) == (1, "ask.land")
    game.yes()
    assert asks_to_follow(game) == 2


@pytest.mark.rule("TINY-3.4")
def test_the_colonization_of_a_follower_comes_before_the_next_follow() -> None:
    game = rich(3).row("jakks", "leandra", "vici_ks156", "hoefker", "drewkaiden").deck("helios", "mj_120210")
    game.ships(0, "orbit leandra").ships(1, "orbit jakks 1").ships(2, "orbit jakks 1").dice("diplomacy", "move")
    game.pick("face:advance_diplomacy").yes()
    assert game.owns(1) == ["jakks"]
    assert game.in_row()[0] == "helios"
    assert game.place(2, 0) == "home"
    assert (game.seat, game.prompt) == (0, "ask.turn")  # the third player has no ship left to follow with


# The die, not the result


@pytest.mark.rule("TINY-3.5")
def test_a_follower_chooses_freely_within_the_face() -> None:
    game = rich().ships(1, "orbit leandra 1", "home").dice("move", "energy")
    game.pick("face:move_ship").pick("orbit:jakks").yes()
    assert game.options == ["ship:1.0", "ship:1.1"]
    game.pick("ship:1.0")
    assert {"orbit:jakks", "surface:jakks", "orbit:vici_ks156", "place:home"} <= {*game.options}
    game.pick("place:home")
    assert (game.place(1, 0), game.place(0, 0)) == ("home", "orbit jakks 0")


@pytest.mark.rule("TINY-3.5")
def test_a_follower_advances_on_any_track_of_the_symbol() -> None:
    game = rich().ships(0, "orbit jakks").ships(1, "orbit jakks", "orbit leandra").dice("diplomacy", "move")
    game.pick("face:advance_diplomacy").yes().pick("ship:1.1")
    assert (game.place(1, 0), game.place(1, 1)) == ("orbit jakks 0", "orbit leandra 1")


@pytest.mark.rule("TINY-3.5")
def test_a_follower_does_not_get_what_the_active_player_got() -> None:
    """The active player lands on Jakks and gains culture; the follower goes into orbit there and gains none."""
    game = rich().dice("move", "energy").pick("face:move_ship").pick("surface:jakks").yes().yes()
    game.pick("orbit:jakks")
    assert (game.culture(0), game.culture(1)) == (1, 4)


# Utilize a Colony


@pytest.mark.rule("TINY-3.6")
def test_a_follower_of_utilize_upgrades_or_uses_an_own_colony() -> None:
    game = rich().has(0, energy=2).colonies(0, "mj_120210").colonies(1, "jakks").row("leandra", "vici_ks156")
    game.has(1, energy=2).dice("utilize", "move").pick("face:utilize_colony").pick("mat:upgrade_energy").yes()
    assert (game.seat, game.prompt) == (1, "ask.utilize")
    assert game.options == ["mat:upgrade_energy", "mat:upgrade_culture", "planet:jakks"]
    game.pick("planet:jakks")
    assert (game.culture(1), game.energy(1)) == (5, 2)  # 1 paid, 1 gained


@pytest.mark.rule("TINY-3.6")
def test_the_colony_of_the_active_player_is_not_enough_to_follow_with() -> None:
    game = rich().has(1, culture=1).colonies(0, "mj_120210").dice("utilize", "move").pick("face:utilize_colony")
    assert game.energy(0) == 2
    assert (game.seat, game.prompt) == (0, "ask.turn")


@pytest.mark.rule("TINY-3.6")
@pytest.mark.parametrize(("level", "price"), [(1, 2), (2, 3), (3, 4), (4, 5), (5, 6)])
def test_a_follower_upgrades_at_the_usual_price(level: int, price: int) -> None:
    game = rich().has(0, energy=2).has(1, energy=7, culture=1).empire(1, level).dice("utilize", "move")
    game.pick("face:utilize_colony").yes()
    assert game.state.empire[1] == level + 1
    assert (game.energy(1), game.culture(1)) == (7 - price, 0)


@pytest.mark.rule("TINY-3.6")
def test_a_follower_without_the_price_of_the_upgrade_cannot_follow() -> None:
    game = rich().has(0, energy=2).has(1, energy=2, culture=3).empire(1, 2).dice("utilize", "move")
    assert game.pick("face:utilize_colony").seat == 0  # 3 are due, and 1 of the culture would be paid to follow


# What followers cannot do


@pytest.mark.rule("TINY-3.7")
def test_the_action_of_a_follower_is_not_followed() -> None:
    game = rich(3).has(0, culture=5).dice("energy", "move").pick("face:acquire_energy").yes()
    assert asks_to_follow(game) == 2
    assert game.asked.about["leader"] == "seat:0"
    game.yes()
    assert (game.seat, game.prompt) == (0, "ask.turn")
    assert [game.energy(seat) for seat in range(3)] == [2, 2, 2]
    assert [game.culture(seat) for seat in range(3)] == [5, 4, 4]


@pytest.mark.rule("TINY-3.8")
def test_a_follower_can_neither_reroll_nor_convert() -> None:
    game = rich().has(1, energy=5).dice("move", "move", "move", "move").pick("face:move_ship").pick("orbit:jakks")
    before = game.state.dice[:]
    asked: set[str] = set()
    game.yes()
    while game.seat == 1:
        asked |= {*game.options, *game.blocked()}
        game.pick("orbit:leandra")
    assert asked
    assert not {"reroll", "converter", "end_turn"} & asked
    assert game.state.dice == before


@pytest.mark.rule("TINY-3.8")
@pytest.mark.parametrize("planet", ["zalax", "gyore", "maia"])
def test_a_follower_cannot_change_dice_by_a_planet_either(planet: str) -> None:
    game = rich().row(planet, "jakks", "leandra", "hoefker").dice("move", "move", "move", "move")
    game.pick("face:move_ship").pick("orbit:jakks").yes().pick(f"surface:{planet}")
    assert game.place(1, 0) == f"surface {planet}"
    assert (game.seat, game.prompt) == (0, "ask.turn")


# The price


@pytest.mark.rule("TINY-3.9")
@pytest.mark.parametrize(("before", "after"), [(1, 2), (5, 6), (6, 7), (7, 7)])
def test_the_culture_is_paid_before_culture_is_acquired(before: int, after: int) -> None:
    """With 7 culture the payment makes room for the gain; paid afterwards, 6 and 7 would both end at 6."""
    game = rich().ships(0, "surface jakks").ships(1, "surface jakks", "orbit drewkaiden").has(1, culture=before)
    game.dice("culture", "move").pick("face:acquire_culture").yes()
    assert game.culture(1) == after
    mine = [event.kind for event in game.events if event.args.get("side") == "seat:1"]
    assert mine == ["followed", "paid", "gained"]


@pytest.mark.rule("TINY-3.9")
def test_the_culture_to_be_acquired_cannot_pay_for_the_follow() -> None:
    game = rich().ships(0, "surface jakks").ships(1, "surface jakks").has(1, culture=0).dice("culture", "move")
    assert game.pick("face:acquire_culture").seat == 0


@pytest.mark.rule("TINY-3.9")
def test_the_culture_paid_to_follow_is_not_there_for_the_action() -> None:
    game = rich().has(0, energy=2).has(1, energy=2, culture=2).dice("utilize", "move").pick("face:utilize_colony")
    game.yes()  # culture would no longer pay the 2 of the upgrade, so it is the energy
    assert (game.energy(1), game.culture(1), game.state.empire[1]) == (0, 1, 2)


@pytest.mark.rule("TINY-3.10")
def test_following_costs_two_culture_while_nibiru_is_active() -> None:
    game = rich(3).has(1, culture=1).colonies(0, "nibiru").dice("utilize", "energy", "move").pick("face:utilize_colony")
    assert (asks_to_follow(game), game.asked.about["n"]) == (2, 2)  # from the die that used it on
    game.no().pick("face:acquire_energy")
    assert (asks_to_follow(game), game.asked.about["n"]) == (2, 2)  # 1 culture is not enough
    game.yes()
    assert (game.culture(2), game.energy(2)) == (3, 2)
    assert game.culture(0) == 0


@pytest.mark.rule("TINY-3.10")
def test_the_price_of_nibiru_ends_with_the_turn() -> None:
    game = rich(3).colonies(0, "nibiru").dice("utilize", "move").pick("face:utilize_colony").no().no().pick("end_turn")
    game.has(2, culture=1).dice("energy", "move").pick("face:acquire_energy")
    assert (asks_to_follow(game), game.asked.about["n"]) == (2, 1)
    game.yes()
    assert (game.culture(2), game.energy(2)) == (0, 2)


@pytest.mark.rule("TINY-3.10")
@pytest.mark.parametrize("culture", [0, 3])
def test_the_action_of_zavodnick_is_followed_for_nothing(culture: int) -> None:
    game = rich().has(1, culture=culture).colonies(0, "zavodnick").dice("utilize", "move")
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert (asks_to_follow(game), game.prompt, game.asked.about["n"]) == (1, "ask.follow_free", 0)
    game.yes()
    assert (game.culture(1), game.energy(1)) == (culture, 2)


@pytest.mark.rule("TINY-3.10")
def test_the_action_of_zavodnick_is_followed_for_nothing_while_nibiru_is_active_too() -> None:
    game = rich().colonies(0, "nibiru", "zavodnick").dice("utilize", "utilize", "move")
    game.pick("face:utilize_colony").pick("planet:nibiru").no()
    game.pick("face:utilize_colony").pick("face:acquire_energy")
    assert (game.prompt, game.asked.about["n"]) == ("ask.follow_free", 0)
    assert game.yes().culture(1) == 5
    assert (game.prompt, game.asked.about["n"]) == ("ask.follow", 2)  # the die itself has its price
