"""Section 1: setting up the table for 2 to 5 players."""

from collections import Counter

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import COLOURS, MISSIONS, PLANETS
from astrarium.kernel import Kind, Table
from astrarium.kernel.flow import decisions

from ..scenario import Scenario, opening, tiny

SEATS = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def choose_missions(game: Scenario) -> Scenario:
    while game.prompt == "ask.mission":
        game.answer(game.asked.options[0])
    return game


# Mats, ships and tokens


@pytest.mark.rule("TINY-1.1", "TINY-1.2")
@SEATS
def test_each_player_has_four_ships_two_of_them_at_home_and_two_locked(seats: int) -> None:
    game = opening(seats)
    assert len(game.state.where) == 4 * seats
    for seat in range(seats):
        assert [game.place(seat, ship) for ship in range(4)] == ["home", "home", "locked", "locked"]


@pytest.mark.rule("TINY-1.1")
@SEATS
def test_each_player_has_a_mat_of_another_colour_and_its_back_is_not_used(seats: int) -> None:
    seen = GAME.view(opening(seats).state, None)
    assert len(seen["players"]) == seats <= len({colour.id for colour in COLOURS})
    assert seen["rogue"] is None


@pytest.mark.rule("TINY-1.1")
@SEATS
def test_no_rogue_galaxy_can_be_chosen_with_several_players(seats: int) -> None:
    with pytest.raises(ValueError, match="rogue"):
        GAME.agree(seats, {"rogue": "artemis"})


@pytest.mark.rule("TINY-1.2")
def test_a_locked_ship_cannot_be_used() -> None:
    game = tiny().pick("face:move_ship")
    assert game.place(0, 0) == "home"  # two alike at home: the first stands for both
    game.pick("orbit:jakks").no()
    game.pick("face:move_ship")
    assert game.options == ["ship:0.0", "ship:0.1"]
    assert game.refusal("ship:0.2").rule == game.refusal("ship:0.3").rule == "TINY-4.13"


@pytest.mark.rule("TINY-1.2")
@pytest.mark.parametrize(
    ("level", "ships"),
    [
        (2, ["home", "home", "locked", "locked"]),
        (3, ["home", "home", "home", "locked"]),
        (4, ["home", "home", "home", "locked"]),
        (5, ["home", "home", "home", "home"]),
    ],
)
def test_the_locked_ships_lie_on_the_spaces_of_levels_three_and_five(level: int, ships: list[str]) -> None:
    game = tiny().empire(0, level - 1).has(0, energy=7, culture=0).dice("utilize", "move")
    game.pick("face:utilize_colony")
    assert game.state.empire[0] == level
    assert [game.place(0, ship) for ship in range(4)] == ships


@pytest.mark.rule("TINY-1.3")
@SEATS
def test_everybody_starts_with_one_culture_and_two_energy(seats: int) -> None:
    game = opening(seats)
    assert [game.culture(seat) for seat in range(seats)] == [1] * seats
    assert [game.energy(seat) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("TINY-1.4")
@SEATS
def test_every_empire_starts_at_level_one_without_points_or_colonies(seats: int) -> None:
    game = opening(seats)
    assert game.state.empire == [1] * seats
    assert [game.vp(seat) for seat in range(seats)] == [0] * seats
    assert [game.owns(seat) for seat in range(seats)] == [[]] * seats
    assert len(choose_missions(game).state.dice) == 4


@pytest.mark.rule("TINY-1.4")
@pytest.mark.parametrize(
    ("level", "dice", "ships", "vp"), [(2, 5, 2, 1), (3, 5, 3, 2), (4, 6, 3, 3), (5, 6, 4, 5), (6, 7, 4, 8)]
)
def test_the_empire_level_sets_dice_and_ships_and_gives_points(level: int, dice: int, ships: int, vp: int) -> None:
    game = tiny().empire(0, level - 1).has(0, energy=7, culture=0).has(1, culture=0).dice("utilize")
    game.pick("face:utilize_colony").pick("end_turn")
    assert game.seat == 0
    assert len(game.state.dice) == dice
    assert [game.place(0, ship) for ship in range(4)].count("home") == ships
    assert game.vp(0) == vp


# Planets


@pytest.mark.rule("TINY-1.5")
@pytest.mark.parametrize(("seats", "planets"), [(2, 4), (3, 5), (4, 6), (5, 6)])
def test_the_row_has_two_planets_more_than_players_but_never_seven(seats: int, planets: int) -> None:
    game = opening(seats)
    assert len(game.state.row) == planets
    assert sorted([*game.state.row, *game.state.deck]) == list(range(len(PLANETS)))


@pytest.mark.rule("TINY-1.5")
def test_the_planets_are_shuffled() -> None:
    rows = [opening(seed=seed).in_row() for seed in range(60)]
    assert len({tuple(row) for row in rows}) == len(rows)
    leftmost = Counter(row[0] for row in rows)
    assert len(leftmost) > 20
    decks = [opening(seed=seed).state.deck for seed in range(2)]
    assert decks[0] != decks[1]


@pytest.mark.rule("TINY-1.5")
def test_the_row_lies_open_and_the_deck_does_not() -> None:
    game = opening(3)
    seen = GAME.view(game.state, 1)
    assert seen["row"] == game.in_row()
    assert seen["deck"] == 35


# Missions


@pytest.mark.rule("TINY-1.7")
@SEATS
def test_everybody_chooses_one_of_two_missions_before_the_first_turn(seats: int) -> None:
    game = opening(seats)
    asked = decisions(game.state)
    assert [decision.seat for decision in asked] == list(range(seats))
    for decision in asked:
        assert (decision.prompt, decision.kind, decision.low, decision.high) == ("ask.mission", Kind.CHOOSE, 1, 1)
        assert len(decision.options) == 2
    dealt = [mission for decision in asked for mission in decision.options]
    assert len(set(dealt)) == 2 * seats


@pytest.mark.rule("TINY-1.7")
def test_either_mission_may_be_kept() -> None:
    for which in (0, 1):
        game = opening()
        mission = game.options[which]
        game.pick(mission)
        assert f"mission:{MISSIONS[game.state.kept[0]].id}" == mission


@pytest.mark.rule("TINY-1.7")
def test_a_mission_of_somebody_else_cannot_be_kept() -> None:
    game = opening()
    first, second = decisions(game.state)
    assert not set(first.options) & set(second.options)
    assert not first.has_shape((second.options[0],))


@pytest.mark.rule("TINY-1.7")
def test_nobody_waits_for_another_to_choose_a_mission() -> None:
    game = opening(3)
    last = decisions(game.state)[2]
    GAME.apply(game.state, last, (last.options[1],))
    assert [decision.seat for decision in decisions(game.state)] == [0, 1]
    assert game.state.kept[2] == last.options[1]
    assert choose_missions(game).prompt == "ask.turn"


@pytest.mark.rule("TINY-1.7")
@SEATS
def test_missions_are_seen_by_their_holder_alone(seats: int) -> None:
    game = opening(seats)
    for _ in range(2):  # while choosing, and afterwards
        for viewer in (*range(seats), None):
            for seat, player in enumerate(GAME.view(game.state, viewer)["players"]):
                assert ("kept" in player, "dealt" in player) == (seat == viewer, seat == viewer)
        choose_missions(game)


@pytest.mark.rule("TINY-1.7")
def test_nobody_is_told_what_others_were_dealt_or_kept() -> None:
    table = Table.open(GAME, GAME.agree(3), b"s" * 32)
    for seat in range(3):
        dealt = [event for event in table.events if event.kind == "missions_dealt" and event.visible_to(seat)]
        assert len(dealt) == 1
        mine = {table.view(seat)["players"][seat]["dealt"][n] for n in (0, 1)}
        assert {str(dealt[0].args[name]) for name in ("first", "second")} == {f"mission:{id_}" for id_ in mine}
    assert not any(event.visible_to(None) for event in table.events if event.kind == "missions_dealt")
    decision = table.decisions(1)[0]
    events = table.answer(1, decision.id, (decision.options[0],))
    assert [event.kind for event in events] == ["mission_kept"]
    assert events[0].args == {"side": "seat:1"}


@pytest.mark.rule("TINY-1.7")
def test_kept_missions_stay_secret_until_the_end_and_are_shown_then() -> None:
    game = tiny().empire(0, 2).colonies(0, "aughmoore", "shouhua", "gleam_zanier").mission(1, "hoarder")
    game.ships(0, "orbit jakks 1").dice("diplomacy").pick("face:advance_diplomacy")
    assert game.happened("end_triggered")
    assert "kept" not in GAME.view(game.state, 0)["players"][1]
    game.pick("end_turn")
    assert game.over
    assert GAME.view(game.state, 0)["players"][1]["kept"] == "hoarder"


@pytest.mark.rule("TINY-1.7")
@pytest.mark.parametrize(("kept", "points"), [("mission:orbiter", 2), ("mission:industrialist", 0)])
def test_the_discarded_mission_does_not_count(kept: str, points: int) -> None:
    """Only the mission kept scores: all ships are at home, as the Orbiter wants, and the empire is far below the
    Industrialist's level 6."""
    dealt = {"mission:orbiter", "mission:industrialist"}
    seed = next(seed for seed in range(1000) if set(opening(seed=seed).options) == dealt)
    game = choose_missions(opening(seed=seed).pick(kept))
    assert GAME.result(game.state).details[0]["mission"] == points


@pytest.mark.rule("TINY-1.7")
def test_missions_are_shuffled() -> None:
    hands = [tuple(opening(seed=seed).options) for seed in range(40)]
    assert len(set(hands)) > 30
    assert {mission for hand in hands for mission in hand} == {f"mission:{mission.id}" for mission in MISSIONS}


@pytest.mark.rule("TINY-1.7")
def test_two_players_may_leave_out_the_missions_that_compare_players() -> None:
    pool = {f"mission:{mission.id}" for mission in MISSIONS if mission.two_player_pool}
    hands = [opening(seed=seed, two_player_missions="on").options for seed in range(40)]
    assert {mission for hand in hands for mission in hand} == pool


# The first player


@pytest.mark.rule("TINY-1.8")
@SEATS
def test_the_first_player_is_drawn_at_random(seats: int) -> None:
    firsts: Counter[int] = Counter()
    for seed in range(60):
        game = choose_missions(opening(seats, seed, first_player="random"))
        assert game.seat == game.state.active == game.state.first
        firsts[game.seat] += 1
    assert set(firsts) == set(range(seats))


@pytest.mark.rule("TINY-1.8")
@SEATS
def test_the_first_player_may_be_given(seats: int) -> None:
    for seed in range(5):
        assert choose_missions(opening(seats, seed, first_player="seat_1")).seat == 0


@pytest.mark.rule("TINY-1.8")
@SEATS
def test_the_turns_go_round_clockwise_from_the_first_player(seats: int) -> None:
    game = choose_missions(opening(seats, 3, first_player="random"))
    first = game.seat
    for turn in range(2 * seats):
        assert game.seat == (first + turn) % seats
        game.pick("end_turn")
