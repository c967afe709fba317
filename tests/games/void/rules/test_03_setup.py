"""Section 3: setting up the table."""

from collections import Counter

import pytest

from astrarium.games.void.content import EVENT_IDS, HEXES, IN_DECK, RACES
from astrarium.games.void.map.galaxy import touching

from ..scenario import opening
from ..setting_up import SETUP, at_corner, corners, ready, turnable

SEEDS = range(40)


@pytest.mark.rule("VOID-3.1")
@pytest.mark.parametrize("seats", [3, 4])
def test_six_hexes_lie_round_pyrious_at_random_and_turned_at_random(seats: int) -> None:
    games = [opening(seats, seed).state for seed in SEEDS]
    assert all(sorted(s.hexes) == list(range(1, 7)) for s in games)
    for place in range(6):
        assert len({s.hexes[place] for s in games}) == 6
        assert len({s.rotations[place] for s in games}) == 6


@pytest.mark.rule("VOID-3.3")
def test_the_diplomacy_cards_are_shuffled() -> None:
    decks = [opening(4, seed).state.deck for seed in SEEDS]
    assert all(sorted(deck) == sorted(IN_DECK) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == len(SEEDS)


@pytest.mark.rule("VOID-3.4", "VOID-3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_event_stack_has_twelve_cards_with_the_scorings_in_place(seats: int) -> None:
    drawn: Counter[str] = Counter()
    for seed in SEEDS:
        stack = [EVENT_IDS[card] for card in reversed(ready(seats, seed).state.stack_of_events)]
        assert len(stack) == 12
        assert (stack[4], stack[8], stack[11]) == ("score_a", "score_b", "score_c")
        assert len(set(stack)) == 12
        drawn.update(stack)
    assert len(drawn) > 20, "which events are left out is up to chance"


@pytest.mark.rule("VOID-3.6", "VOID-3.24")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_is_as_likely_to_begin(seats: int) -> None:
    firsts = Counter(opening(seats, seed).state.order[0] for seed in range(240))
    assert set(firsts) == set(range(seats))
    assert min(firsts.values()) > 240 / seats * 0.6


@pytest.mark.rule("VOID-3.7")
def test_each_player_chooses_a_race_that_nobody_has_and_gets_its_credits() -> None:
    game = opening(4)
    asked = []
    for race in ("collective_5", "nomads_of_earth", "oracles_of_zun"):
        assert game.prompt == "ask.race"
        asked.append(game.seat)
        game.pick(f"race:{race}")
        assert game.refusal(f"race:{race}").rule == "VOID-3.7"
    assert len(game.options) == len(RACES) - 3
    asked.append(game.seat)
    game.pick("race:mystics_of_siri")
    assert tuple(asked) == game.state.order
    assert [game.credits_of(seat) for seat in game.state.order] == [5, 4, 5, 4]
    assert all(game.held_by(seat) == [f"home_{seat}"] for seat in range(4))


@pytest.mark.rule("VOID-3.10")
@pytest.mark.parametrize("corner", range(6))
def test_four_home_worlds_lie_two_by_two(corner: int) -> None:
    assert corners(at_corner(corner)) == [(corner + n) % 6 for n in (0, 1, 3, 4)]


@pytest.mark.rule("VOID-3.9", "VOID-3.10")
def test_the_first_player_chooses_any_of_six_corners() -> None:
    game = opening(4).through("ask.race")
    assert (game.prompt, game.seat) == ("ask.corner", game.state.order[0])
    assert game.options == [f"corner:{corner}" for corner in range(6)]


@pytest.mark.rule("VOID-3.11", "VOID-3.25")
def test_from_the_third_player_on_each_may_turn_a_touching_hex_that_nobody_has_turned() -> None:
    game = at_corner(0)
    s = game.state
    asked = []
    for _ in range(4):
        assert game.prompt == "ask.turn_hex"
        seat = game.seat
        asked.append(s.order.index(seat))
        own = {HEXES[s.hexes[place]].id for place in touching(s.corners[seat])}
        turned = {HEXES[s.hexes[place]].id for place in range(6) if s.turned >> place & 1}
        assert turnable(game) == own - turned
        assert HEXES[0].id not in own
        hex_id = sorted(turnable(game))[0]
        place = next(place for place in range(6) if HEXES[s.hexes[place]].id == hex_id)
        before = s.rotations[place]
        game.pick(f"turn:{hex_id}.2")
        assert s.rotations[place] == (before + 2) % 6
    assert asked == [2, 3, 0, 1]


@pytest.mark.rule("VOID-3.11")
def test_a_hex_is_turned_to_any_of_its_positions() -> None:
    game = at_corner(0)
    one = sorted(turnable(game))[0]
    assert [option for option in game.options if option.startswith(f"turn:{one}.")] == [
        f"turn:{one}.{sixths}" for sixths in range(1, 6)
    ]


@pytest.mark.rule("VOID-3.11")
def test_a_hex_that_another_player_turned_is_refused() -> None:
    game = at_corner(0)
    s = game.state
    third, fourth = s.order[2], s.order[3]
    shared = set(touching(s.corners[third])) & set(touching(s.corners[fourth]))
    hex_id = HEXES[s.hexes[shared.pop()]].id
    game.pick(f"turn:{hex_id}.1")
    assert game.seat == fourth
    assert game.refusal(f"turn:{hex_id}.1").rule == "VOID-3.11"


@pytest.mark.rule("VOID-3.25")
def test_all_hexes_may_be_left_as_they_lie() -> None:
    game = at_corner(0)
    before = game.state.rotations
    for _ in range(4):
        game.pick("done")
    assert game.state.rotations == before
    assert game.prompt == "ask.shop"


@pytest.mark.rule("VOID-3.12")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_draws_two_cards(seats: int) -> None:
    game = ready(seats)
    assert [len(game.hand_of(seat)) for seat in range(seats)] == [2] * seats


@pytest.mark.rule("VOID-3.13")
def test_no_ships_stand_on_the_map_at_first() -> None:
    game = ready()
    assert not any(game.state.fleets)
    assert game.prompt == "ask.shop"


@pytest.mark.rule("VOID-3.23")
def test_the_order_of_the_set_up() -> None:
    game = opening(3)
    seen: list[str] = []
    while game.prompt in SETUP:
        if not seen or seen[-1] != game.prompt:
            seen.append(game.prompt)
            assert bool(game.state.stack_of_events) == (game.prompt == "ask.turn_hex"), "built after the covers"
        game.answer(game.asked.options[0])
    assert seen == ["ask.race", "ask.corner", "ask.cover", "ask.turn_hex"]
