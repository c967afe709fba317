"""Section 2: setting up the table."""

from collections import Counter

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS, START_CARDS
from astrarium.kernel.flow import refusal_of

from ..scenario import Scenario, opening, race

SEATS = [2, 3, 4]
SEEDS = range(12)
PRESET = {
    "epsilon_eridani": ["colony_ship", "gem_world", "public_works", "rebel_fuel_cache"],
    "alpha_centauri": ["comet_zone", "expedition_force", "mining_robots", "rebel_miners"],
    "new_sparta": ["export_duties", "former_penal_colony", "malevolent_lifeforms", "new_military_tactics"],
    "earths_lost_colony": ["avian_uplift_race", "contact_specialist", "space_marines", "spice_world"],
}


def everywhere(game: Scenario) -> list[int]:
    """Every card, wherever it lies."""
    s = game.state
    goods = [card for cards in s.goods for card in cards if card >= 0]
    return sorted([*s.deck, *s.discard, *goods, *(card for cards in (*s.hands, *s.tableau) for card in cards)])


def discard_two(game: Scenario) -> Scenario:
    """Every seat discards its first two cards."""
    for seat in range(game.state.seats):
        game.answer(seat, *game.asked(seat).options[:2])
    return game


@pytest.mark.rule("RACE-2.1")
@pytest.mark.parametrize(("seats", "chips"), [(2, 24), (3, 36), (4, 48)])
def test_the_pool_has_twelve_points_for_each_player(seats: int, chips: int) -> None:
    for first_game in ("off", "on"):
        game = opening(seats, first_game=first_game)
        assert game.state.pool == chips
        assert [game.chips(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.rule("RACE-2.1")
def test_the_chips_put_aside_pay_what_the_pool_lacks_in_the_last_round() -> None:
    game = race().tableau(0, "old_earth", "comet_zone", "gem_world").goods(0, "comet_zone", "gem_world")
    game.pool(1).phase("consume")
    assert game.chips(0) == 2


@pytest.mark.rule("RACE-2.2")
def test_each_player_has_seven_different_action_cards() -> None:
    game = race(seats=4).phase()
    for seat in range(4):
        assert sorted(game.options(seat)) == [
            "consume_2x",
            "consume_trade",
            "develop",
            "explore_1_1",
            "explore_5",
            "produce",
            "settle",
        ]


@pytest.mark.rule("RACE-2.3")
@pytest.mark.parametrize("seats", SEATS)
def test_each_player_begins_with_one_start_world_dealt_at_random(seats: int) -> None:
    dealt = [opening(seats, seed).state.tableau for seed in range(40)]
    for tableaus in dealt:
        assert [len(cards) for cards in tableaus] == [1] * seats
        assert len({cards[0] for cards in tableaus}) == seats
    assert {cards[0] for tableaus in dealt for cards in tableaus} == set(START_CARDS)
    assert {tableaus[0][0] for tableaus in dealt} == set(START_CARDS)


@pytest.mark.rule("RACE-2.3", "RACE-2.10")
def test_the_start_world_lies_open_before_everybody() -> None:
    game = opening(3, seed=5)
    view = GAME.view(game.state, None)
    assert [[placed["card"] for placed in player["tableau"]] for player in view["players"]] == [
        game.tableau_of(seat) for seat in range(3)
    ]


@pytest.mark.rule("RACE-2.4")
def test_unused_start_worlds_are_shuffled_into_the_cards() -> None:
    """In thirty games some unused start worlds are dealt into hands, and the others lie at many places of the pile."""
    dealt = 0
    places = set()
    for seed in range(30):
        s = opening(2, seed).state
        in_hands = [card for hand in s.hands for card in hand if card in START_CARDS]
        in_deck = [place for place, card in enumerate(s.deck) if card in START_CARDS]
        assert len(in_hands) + len(in_deck) == 3
        dealt += len(in_hands)
        places.update(in_deck)
    assert dealt > 0
    assert len(places) > 30


@pytest.mark.rule("RACE-2.5")
@pytest.mark.parametrize("seats", SEATS)
def test_six_cards_are_dealt_and_two_are_discarded(seats: int) -> None:
    game = opening(seats)
    assert game.prompts() == dict.fromkeys(range(seats), "ask.discard_first")
    assert [game.hand_size(seat) for seat in range(seats)] == [6] * seats
    discard_two(game)
    assert [game.hand_size(seat) for seat in range(seats)] == [4] * seats
    assert len(game.state.discard) == 2 * seats


@pytest.mark.rule("RACE-2.5")
def test_just_the_two_cards_chosen_go_to_the_discards() -> None:
    game = opening(2)
    hand = sorted(game.state.hands[0])
    game.answer(0, hand[1], hand[4])
    assert sorted(game.state.hands[0]) == [hand[0], hand[2], hand[3], hand[5]]
    assert sorted(game.state.discard) == [hand[1], hand[4]]


@pytest.mark.rule("RACE-2.5")
@pytest.mark.parametrize("count", [0, 1, 3])
def test_neither_more_nor_fewer_than_two_are_discarded(count: int) -> None:
    game = opening(2)
    asked = game.asked(0)
    refusal = refusal_of(game.state, asked, tuple(asked.options[:count]))
    assert refusal is not None
    assert refusal_of(game.state, asked, tuple(asked.options[:2])) is None


@pytest.mark.rule("RACE-2.5")
def test_the_first_discards_are_face_down() -> None:
    game = opening(2)
    hand = sorted(game.state.hands[0])
    game.answer(0, *hand[:2])
    assert game.happened("discarded") == [{"side": "seat:0", "n": 2}]
    assert game.known(0) == hand[:2]
    assert game.known(1) == []


@pytest.mark.rule("RACE-2.6")
@pytest.mark.parametrize("seats", SEATS)
def test_all_other_cards_are_the_draw_pile(seats: int) -> None:
    game = opening(seats)
    assert len(game.state.deck) == 114 - seats - 6 * seats
    assert everywhere(game) == list(range(114))
    assert everywhere(discard_two(game)) == list(range(114))


@pytest.mark.rule("RACE-2.6")
def test_the_draw_pile_is_shuffled_anew_for_each_game() -> None:
    tops = Counter(CARDS[opening(2, seed).state.deck[-1]].id for seed in range(20))
    assert len(tops) > 10


@pytest.mark.rule("RACE-2.7")
@pytest.mark.parametrize("seed", SEEDS)
def test_only_alpha_centauri_begins_with_a_good_the_top_card_of_the_pile(seed: int) -> None:
    game = opening(4, seed)
    pile = game.state.deck[:]
    assert [game.with_goods(seat) for seat in range(4)] == [[]] * 4
    discard_two(game)
    for seat in range(4):
        if game.tableau_of(seat) == ["alpha_centauri"]:
            assert game.state.goods[seat] == [pile.pop()]
        else:
            assert game.with_goods(seat) == []
    assert game.state.deck == pile


@pytest.mark.rule("RACE-2.7")
def test_alpha_centauri_has_its_good_in_a_first_game_too() -> None:
    for seed in range(4):
        game = opening(2, seed, first_game="on")
        seat = next(seat for seat in range(2) if game.tableau_of(seat) == ["alpha_centauri"])
        assert game.with_goods(seat) == ["alpha_centauri"]
        assert game.with_goods(1 - seat) == []


@pytest.mark.rule("RACE-2.8")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_game_uses_start_worlds_from_one_on(seats: int) -> None:
    for seed in SEEDS:
        game = opening(seats, seed, first_game="on")
        numbers = sorted(CARDS[cards[0]].start for cards in game.state.tableau)
        assert numbers == list(range(1, seats + 1))


@pytest.mark.rule("RACE-2.9")
@pytest.mark.parametrize("seats", SEATS)
def test_a_first_hand_is_that_of_the_start_world_and_nothing_is_discarded(seats: int) -> None:
    for seed in SEEDS:
        game = opening(seats, seed, first_game="on")
        assert game.prompts() == dict.fromkeys(range(seats), "ask.action")
        assert game.state.discard == []
        for seat in range(seats):
            assert game.hand_of(seat) == PRESET[game.tableau_of(seat)[0]]


@pytest.mark.rule("RACE-2.9")
def test_unused_start_worlds_and_preset_cards_are_in_the_draw_pile_of_a_first_game() -> None:
    game = opening(2, first_game="on")
    pile = Counter(CARDS[card].id for card in game.state.deck)
    good = Counter(CARDS[card].id for goods in game.state.goods for card in goods if card >= 0)
    assert len(game.state.deck) == 114 - 2 - 8 - 1
    for card in ["old_earth", "new_sparta", "earths_lost_colony", "avian_uplift_race", "malevolent_lifeforms"]:
        assert (pile + good)[card] == 1
    assert (pile + good)["space_marines"] == 2
    assert everywhere(game) == list(range(114))


@pytest.mark.rule("RACE-A20")
def test_only_one_copy_of_a_card_is_in_a_first_hand_and_the_other_in_the_draw_pile() -> None:
    for seed in SEEDS:
        game = opening(4, seed, first_game="on")
        hands = Counter(CARDS[card].id for hand in game.state.hands for card in hand)
        goods = [card for cards in game.state.goods for card in cards if card >= 0]
        rest = Counter(CARDS[card].id for card in [*game.state.deck, *goods])
        assert set(hands.values()) == {1}
        for card in ["public_works", "mining_robots", "export_duties", "contact_specialist"]:
            assert (hands[card], rest[card]) == (1, 1)


@pytest.mark.rule("RACE-2.10")
def test_the_tableau_is_the_developments_and_worlds_placed_so_far() -> None:
    game = race().hand(0, "public_works", "refugee_world", "drop_ships").phase("develop", "settle")
    game.choose(0, "public_works").choose(0, "drop_ships").choose(0, "refugee_world")
    seen = GAME.view(game.state, 1)["players"][0]
    assert [placed["card"] for placed in seen["tableau"]] == ["old_earth", "public_works", "refugee_world"]
    assert game.hand_of(0) == []


@pytest.mark.rule("RACE-2.11")
@pytest.mark.parametrize("reader", [0, 1, None])
def test_both_piles_lie_face_down(reader: int | None) -> None:
    """Tables whose piles hold different cards give the same view, which tells only how many cards lie there."""
    game = race().hand(0, "gem_world").hand(1, "comet_zone").discards("rebel_base", "drop_ships").phase()
    other = race(seed=1).hand(0, "gem_world").hand(1, "comet_zone").discards("tourist_world", "new_earth").phase()
    assert game.state.deck != other.state.deck
    view = GAME.view(game.state, reader)
    assert view == GAME.view(other.state, reader)
    assert (view["deck"], view["discards"]) == (114 - 2 - 2 - 2, 2)
