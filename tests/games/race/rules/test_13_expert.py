"""Section 13: the expert game for two."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Refused

from ..scenario import Scenario, race

CARDS = ("artist_colony", "comet_zone", "gem_world", "mining_world", "new_vinland", "space_port", "spice_world")
PAIRS = {
    "develop": ("develop", "develop.2"),
    "settle": ("settle", "settle.2"),
    "explore": ("explore_5", "explore_1_1"),
    "consume": ("consume_trade", "consume_2x"),
}


def expert() -> Scenario:
    return race(expert="on")


def play(game: Scenario, mine: tuple[str, ...], other: tuple[str, ...]) -> Scenario:
    """A round begins and both choose."""
    return game.phase().choose(0, *mine).choose(1, *other)


# The action cards (RACE-13.1, RACE-13.2)


@pytest.mark.rule("RACE-13.1")
def test_the_expert_game_is_an_option_for_two_players() -> None:
    assert not race().state.variant.expert
    assert len(race().phase().options(0)) == 7
    assert GAME.new(2, {"expert": "on"}, 0).variant.expert
    for seats in (3, 4):
        with pytest.raises(ValueError, match="expert"):
            GAME.new(seats, {"expert": "on"}, 0)


@pytest.mark.rule("RACE-13.1")
def test_in_the_normal_game_one_action_is_chosen() -> None:
    game = race().phase()
    with pytest.raises(Refused):
        game.choose(0, "develop", "settle")
    assert "develop.2" not in game.options(0)


@pytest.mark.rule("RACE-13.2")
def test_each_player_has_nine_action_cards() -> None:
    game = expert().phase()
    seven = ["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]
    for seat in (0, 1):
        assert sorted(game.options(seat)) == sorted([*seven, "develop.2", "settle.2"])


@pytest.mark.rule("RACE-13.2")
def test_exactly_two_action_cards_are_chosen() -> None:
    game = expert().phase()
    for wrong in (("develop",), ("develop", "settle", "produce")):
        with pytest.raises(Refused):
            game.choose(0, *wrong)
    twice = game.asked(0).options[0]
    with pytest.raises(Refused):
        game.answer(0, twice, twice)  # there is only one such card
    game.choose(0, "develop", "produce").choose(1, "settle", "consume_2x")
    assert [args["actions"] for args in game.happened("plays")] == [
        "action:develop,action:produce",
        "action:settle,action:consume_2x",
    ]


@pytest.mark.rule("RACE-13.2")
def test_the_two_actions_are_secret_until_both_have_chosen() -> None:
    game = expert().phase().choose(0, "develop", "develop.2")
    assert game.happened("picked") == [{"side": "seat:0"}]
    assert GAME.view(game.state, 1)["players"][0]["picked"] is None
    assert game.prompts() == {1: "ask.actions"}


@pytest.mark.rule("RACE-13.2")
def test_all_chosen_phases_take_place_in_order() -> None:
    game = play(expert(), ("produce", "settle"), ("consume_2x", "develop"))
    phases = ["phase:develop", "phase:settle", "phase:consume", "phase:produce"]
    assert [args["phase"] for args in game.happened("phase")] == phases


@pytest.mark.rule("RACE-13.2")
def test_two_different_actions_give_both_bonuses() -> None:
    game = expert().tableau(0, "old_earth", "radioactive_world").hand(0, "pilgrimage_world")
    play(game, ("settle", "produce"), ("settle", "develop")).nothing(0).choose(0, "pilgrimage_world")
    assert game.hand_size(0) == 1
    assert game.with_goods(0) == ["radioactive_world"]


# Explore (RACE-13.3)


@pytest.mark.rule("RACE-13.3")
def test_both_explore_cards_draw_8_and_keep_2() -> None:
    game = play(expert(), PAIRS["explore"], ("produce", "settle"))
    assert (len(game.options(0)), game.asked(0).low, game.asked(0).high) == (8, 2, 2)
    assert (len(game.options(1)), game.asked(1).low, game.asked(1).high) == (2, 1, 1)
    game.answer(0, *game.asked(0).options[:2])
    assert game.hand_size(0) == 2
    assert len(game.discarded()) == 6


@pytest.mark.rule("RACE-13.3")
def test_powers_add_to_both_explore_cards() -> None:
    game = expert().tableau(0, "old_earth", "galactic_renaissance", "star_nomad_lair")
    play(game, PAIRS["explore"], ("explore_5", "produce"))
    assert (len(game.options(0)), game.asked(0).low) == (8 + 2 + 1, 2 + 1)
    assert (len(game.options(1)), game.asked(1).low) == (7, 1)


@pytest.mark.rule("RACE-13.3")
def test_two_explore_cards_still_make_one_explore_phase() -> None:
    game = play(expert(), PAIRS["explore"], ("explore_1_1", "explore_5"))
    assert [args["phase"] for args in game.happened("phase")] == ["phase:explore"]
    for seat in (0, 1):
        game.answer(seat, *game.asked(seat).options[:2])
    assert game.prompts() == {0: "ask.actions", 1: "ask.actions"}


# Twice the same phase (RACE-13.4 to RACE-13.6, RACE-A17)


@pytest.mark.rule("RACE-13.4")
def test_both_develop_cards_make_two_develop_phases_with_the_bonus_in_each() -> None:
    game = expert().hand(0, "mining_robots", "space_marines", *CARDS[:4])
    play(game, PAIRS["develop"], PAIRS["consume"])
    for development, payment in (("mining_robots", CARDS[0]), ("space_marines", CARDS[1])):  # cost 2, less 1
        game.choose(0, development)
        assert (game.prompts()[0], game.asked(0).low) == ("ask.pay", 1)
        game.choose(0, payment)
    assert game.tableau_of(0) == ["old_earth", "mining_robots", "space_marines"]
    assert game.hand_of(0) == sorted(CARDS[2:4])
    assert game.prompts() == {0: "ask.actions", 1: "ask.actions"}


@pytest.mark.rule("RACE-13.4")
def test_both_settle_cards_make_two_settle_phases_with_the_bonus_in_each() -> None:
    game = expert().hand(0, "refugee_world", "pilgrimage_world")
    play(game, PAIRS["settle"], ("produce", "develop")).nothing(0)  # Develop
    game.choose(0, "refugee_world")
    assert game.hand_size(0) == 2
    game.choose(0, "pilgrimage_world")
    assert game.tableau_of(0) == ["old_earth", "refugee_world", "pilgrimage_world"]
    assert game.hand_size(0) == 2
    assert game.prompts() == {0: "ask.actions", 1: "ask.actions"}


@pytest.mark.rule("RACE-13.4")
def test_both_players_act_in_both_phases() -> None:
    game = expert().hand(1, "export_duties", "public_works", *CARDS[:2])
    play(game, PAIRS["develop"], PAIRS["consume"])
    game.choose(1, "export_duties").choose(1, CARDS[0]).choose(1, "public_works")
    assert game.tableau_of(1) == ["epsilon_eridani", "export_duties", "public_works"]


@pytest.mark.rule("RACE-13.4")
def test_the_two_phases_follow_each_other_in_the_order_of_phases() -> None:
    game = play(expert(), PAIRS["settle"], PAIRS["develop"])
    phases = ["phase:develop", "phase:develop", "phase:settle", "phase:settle"]
    assert [args["phase"] for args in game.happened("phase")] == phases


@pytest.mark.rule("RACE-13.4")
def test_a_single_card_each_makes_a_single_phase() -> None:
    game = play(expert(), ("develop", "consume_2x"), ("develop.2", "consume_2x"))
    assert [args["phase"] for args in game.happened("phase")] == ["phase:develop", "phase:consume"]


@pytest.mark.rule("RACE-13.4", "RACE-13.2")
def test_the_second_develop_card_alone_gives_the_bonus() -> None:
    game = expert().hand(0, "export_duties")
    play(game, ("develop.2", "consume_2x"), PAIRS["consume"]).choose(0, "export_duties")
    assert game.tableau_of(0) == ["old_earth", "export_duties"]


@pytest.mark.rule("RACE-13.5")
def test_an_opponent_with_one_develop_card_has_the_bonus_in_the_first_phase_only() -> None:
    game = expert().hand(1, "mining_robots", "space_marines", *CARDS[:5])
    play(game, PAIRS["develop"], ("develop", "consume_2x")).choose(1, "mining_robots")
    assert game.asked(1).low == 1
    game.choose(1, CARDS[0]).choose(1, "space_marines")
    assert game.asked(1).low == 2


@pytest.mark.rule("RACE-13.5")
def test_the_missing_second_bonus_counts_for_what_can_be_placed() -> None:
    game = expert().hand(1, "mining_robots", "gem_world")
    play(game, PAIRS["develop"], ("develop", "consume_2x"))
    assert game.options(1) == ["mining_robots", "nothing"]
    assert game.nothing(1).refusal(1, "mining_robots").rule == "RACE-6.3"


@pytest.mark.rule("RACE-13.5")
def test_an_opponent_who_passes_in_the_first_phase_does_not_keep_the_bonus() -> None:
    game = expert().hand(1, "pilgrimage_world")
    play(game, PAIRS["settle"], ("settle", "consume_2x")).nothing(1).choose(1, "pilgrimage_world")
    assert game.hand_size(1) == 0


@pytest.mark.rule("RACE-13.5")
def test_an_opponent_with_one_settle_card_draws_in_the_first_phase_only() -> None:
    game = expert().hand(1, "pilgrimage_world", "refugee_world").deck("drop_ships", "gem_world")
    play(game, PAIRS["settle"], ("settle.2", "consume_2x")).choose(1, "pilgrimage_world")
    assert game.hand_of(1) == ["drop_ships", "refugee_world"]
    assert game.choose(1, "refugee_world").hand_of(1) == ["drop_ships"]


@pytest.mark.rule("RACE-13.5")
def test_an_opponent_without_the_card_has_the_bonus_in_neither_phase() -> None:
    game = expert().hand(1, "pilgrimage_world", "refugee_world")
    play(game, PAIRS["settle"], ("produce", "develop")).nothing(1)  # Develop
    game.choose(1, "pilgrimage_world").choose(1, "refugee_world")
    assert game.hand_size(1) == 0


@pytest.mark.rule("RACE-13.6")
def test_a_development_placed_in_the_first_phase_works_in_the_second() -> None:
    game = expert().hand(0, "investment_credits", "mining_robots").hand(1, "public_works", "export_duties", *CARDS[:2])
    play(game, PAIRS["develop"], PAIRS["consume"])
    game.choose(0, "investment_credits").choose(1, "public_works").choose(1, CARDS[0])
    assert game.hand_size(1) == 2  # Public Works draws nothing for itself
    game.choose(0, "mining_robots").choose(1, "export_duties")
    assert game.tableau_of(0) == ["old_earth", "investment_credits", "mining_robots"]  # cost 2 - 1 - 1
    assert game.hand_size(1) == 1  # and one card for the second development


@pytest.mark.rule("RACE-13.6")
def test_a_world_placed_in_the_first_phase_works_in_the_second() -> None:
    game = expert().tableau(1, "new_sparta").hand(1, "former_penal_colony", "rebel_underground")
    play(game, PAIRS["settle"], PAIRS["consume"])
    assert game.refusal(1, "rebel_underground").rule == "RACE-7.9"
    game.choose(1, "former_penal_colony").choose(1, "rebel_underground")
    assert game.tableau_of(1) == ["new_sparta", "former_penal_colony", "rebel_underground"]


@pytest.mark.rule("RACE-A17")
def test_both_players_may_double_the_same_phase_which_is_still_played_twice() -> None:
    game = expert().hand(0, "pilgrimage_world", "refugee_world").hand(1, "outlaw_world", "rebel_fuel_cache")
    play(game, PAIRS["settle"], PAIRS["settle"])
    game.choose(0, "pilgrimage_world").choose(1, "outlaw_world")
    assert (game.hand_size(0), game.hand_size(1)) == (2, 2)
    game.choose(0, "refugee_world").choose(1, "rebel_fuel_cache")
    assert (game.hand_size(0), game.hand_size(1)) == (2, 2)  # each bonus for both
    assert game.prompts() == {0: "ask.actions", 1: "ask.actions"}


@pytest.mark.rule("RACE-A17")
def test_interstellar_bank_draws_in_each_of_the_two_phases() -> None:
    game = expert().tableau(1, "epsilon_eridani", "interstellar_bank").hand(1, "gem_world")
    play(game, PAIRS["develop"], PAIRS["consume"])
    assert game.hand_size(1) == 2
    game.nothing(1)
    assert game.hand_size(1) == 3


# Consume (RACE-13.7)


@pytest.mark.rule("RACE-13.7")
def test_both_consume_cards_sell_first_and_then_double() -> None:
    """The sale of a Genes good brings 4 + 1 cards (Old Earth); then the Rare good brings 1 VP, doubled to 2."""
    game = expert().tableau(0, "old_earth", "pre_sentient_race", "radioactive_world")
    game.goods(0, "pre_sentient_race", "radioactive_world")
    play(game, PAIRS["consume"], ("produce", "settle"))
    assert [args["phase"] for args in game.happened("phase")] == ["phase:settle", "phase:consume"]
    assert game.prompts() == {0: "ask.sell"}
    game.choose(0, "pre_sentient_race")
    assert game.hand_size(0) == 5
    assert game.chips(0) == 2
    assert [args["phase"] for args in game.happened("phase")] == ["phase:produce"]  # one Consume phase only


@pytest.mark.rule("RACE-13.7")
def test_the_sale_of_both_consume_cards_is_not_doubled_and_happens_once() -> None:
    game = expert().tableau(0, "old_earth", "refugee_world").goods(0, "refugee_world")
    play(game, PAIRS["consume"], ("produce", "settle"))
    assert game.hand_size(0) == 2 + 1
    assert game.chips(0) == 0


@pytest.mark.rule("RACE-13.7")
def test_an_opponent_with_one_consume_card_has_only_its_bonus() -> None:
    game = expert().tableau(1, "epsilon_eridani", "refugee_world").goods(1, "refugee_world")
    play(game, PAIRS["consume"], ("consume_2x", "settle"))
    assert game.happened("sells") == []
    assert game.chips(1) == 2
