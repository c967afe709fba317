"""Section 3: the table of three players and of two."""

import pytest

from astrarium.games.void.content import EVENTS, HEXES, IN_DECK, SEATS, SPACE, SPACE_NAMES
from astrarium.games.void.names import NONE

from ..scenario import opening
from ..setting_up import at_corner, corners, ready, turnable

SEEDS = range(40)


# Three players


@pytest.mark.rule("VOID-3.14")
@pytest.mark.parametrize("corner", range(6))
def test_three_home_worlds_leave_one_corner_between_them(corner: int) -> None:
    assert corners(at_corner(corner, 3)) == [(corner + n) % 6 for n in (0, 2, 4)]


@pytest.mark.rule("VOID-3.15", "VOID-3.26", "VOID-R23", "VOID-R35")
def test_with_three_players_each_covers_a_planet_of_the_hex_to_the_right() -> None:
    game = at_corner(1, 3)
    s = game.state
    asked, hexes = [], []
    while game.prompt == "ask.cover":
        place = s.corners[game.seat]
        assert game.options == [f"space:{planet}" for planet in HEXES[s.hexes[place]].planets]
        asked.append(game.seat)
        hexes.append(place)
        game.answer(game.asked.options[1])
    assert tuple(asked) == s.order
    assert len(set(hexes)) == 3, "each in another hex"
    assert len(s.covered) == 3


@pytest.mark.rule("VOID-3.15")
def test_a_covered_planet_is_an_empty_space() -> None:
    game = ready(3)
    planet = SPACE_NAMES[game.state.covered[0]]
    game.technologies(0, "asteroid_navigation", "mine_sweeping", "ancient_ciphers").hand(0, "salvo", "letters", "truce")
    game.ships(planet, 0, diplomat=1, starfighter=2).turn(0)
    assert game.actions_for("attack") == []
    assert game.actions_for("diplomacy") == []
    assert game.actions_for("move"), "but ships may be there"


@pytest.mark.rule("VOID-3.16", "VOID-3.21", "VOID-3.26")
@pytest.mark.parametrize("seats", [2, 3])
def test_events_of_planets_that_are_not_there_go_to_the_box(seats: int) -> None:
    found = set()
    for seed in SEEDS:
        s = ready(seats, seed).state
        there = {SPACE_NAMES[space] for space in s.map.spaces if space not in s.covered}
        for card in s.stack_of_events:
            planet = EVENTS[card].needs_planet if card < len(EVENTS) else ""
            assert not planet or planet in there
            found.add(planet)
    assert len(found) > 2, "others stay"


@pytest.mark.rule("VOID-3.17")
def test_with_three_players_the_third_turns_first() -> None:
    game = at_corner(0, 3).through("ask.cover")
    asked = []
    while game.prompt == "ask.turn_hex":
        asked.append(game.state.order.index(game.seat))
        game.pick("done")
    assert asked == [2, 0, 1]


# Two players


@pytest.mark.rule("VOID-3.18", "VOID-R24")
def test_two_players_have_three_hexes_side_by_side() -> None:
    s = ready(2).state
    places = [place for place in range(6) if s.hexes[place] != NONE]
    assert sorted(places) == [0, 4, 5]
    assert len({s.hexes[place] for place in places}) == 3
    assert SPACE["pyrious"] in s.map.spaces
    assert len(s.map.spaces) == 7 + 3 * 5 + 2


@pytest.mark.rule("VOID-3.19", "VOID-R24")
@pytest.mark.parametrize(("corner", "other"), [(4, 5), (5, 4)])
def test_two_players_share_the_corners_away_from_pyrious(corner: int, other: int) -> None:
    game = opening(2).through("ask.race")
    assert game.options == ["corner:4", "corner:5"]
    assert corners(game.pick(f"corner:{corner}")) == [corner, other]
    s = game.state
    pyrious_hex = {SPACE[space] for space in (*HEXES[0].planets, *HEXES[0].circles, *HEXES[0].asteroids)}
    for seat in range(2):
        assert not {lane.to for lane in s.map.lanes[s.home(seat)]} & pyrious_hex


@pytest.mark.rule("VOID-3.20", "VOID-R24")
def test_with_two_players_each_may_turn_the_outer_hex_beside_home_and_the_second_goes_first() -> None:
    game = at_corner(4, 2)
    s = game.state
    assert game.seat == s.order[1]
    assert turnable(game) == {HEXES[s.hexes[0]].id}
    game.pick("done")
    assert game.seat == s.order[0]
    assert turnable(game) == {HEXES[s.hexes[4]].id}


@pytest.mark.rule("VOID-3.22")
def test_with_two_players_four_cards_lie_face_up() -> None:
    s = ready(2).state
    assert len(s.row) == SEATS[2].row == 4
    assert sorted([*s.deck, *s.row, *s.hands[0], *s.hands[1]]) == sorted(IN_DECK)


@pytest.mark.rule("VOID-3.22", "VOID-3.27")
def test_up_to_two_cards_are_swapped_in_a_turn_without_an_action() -> None:
    game = ready(2).hand(0, "salvo", "letters", "truce").row("buyout", "evil_eye", "hidden_path", "kind_words").turn(0)
    game.pick("swap").pick("card:salvo").pick("card:evil_eye")
    assert sorted(game.hand_of(0)) == ["evil_eye", "letters", "truce"]
    assert game.row_cards() == ["buyout", "salvo", "hidden_path", "kind_words"]
    assert game.shown_of(0) == ["evil_eye"], "both cards are known to all"
    assert game.state.actions == 3
    game.pick("swap").pick("card:letters").pick("card:buyout")
    assert "swap" not in game.options
    assert game.refusal("swap").rule == "VOID-3.22"
    assert len(game.state.row) == 4


@pytest.mark.rule("VOID-3.22")
def test_more_players_have_no_row() -> None:
    assert ready(3).state.row == ready(4).state.row == ()
