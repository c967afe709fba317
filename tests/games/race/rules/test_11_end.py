"""Section 11: when the game ends, what is counted, who wins."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Outcome, Text

from ..scenario import Scenario, race

# Eleven cards that ask nothing in Develop and Settle
ELEVEN = (
    "rebel_base",
    "asteroid_belt",
    "destroyed_world",
    "radioactive_world",
    "blaster_gem_mines",
    "rebel_miners",
    "artist_colony",
    "pre_sentient_race",
    "drop_ships",
    "space_marines",
    "investment_credits",
)
HAND = (
    "gem_world",
    "comet_zone",
    "mining_world",
    "new_earth",
    "plague_world",
    "space_port",
    "spice_world",
    "distant_world",
    "tourist_world",
    "outlaw_world",
    "new_vinland",
    "pirate_world",
    "rebel_outpost",
)
DEVELOPMENTS = (
    "drop_ships",
    "expedition_force",
    "export_duties",
    "genetics_lab",
    "interstellar_bank",
    "investment_credits",
    "mining_robots",
    "public_works",
    "research_labs",
    "space_marines",
)


def result(game: Scenario) -> Outcome:
    assert game.over
    return GAME.outcome(game.state)


def finished(game: Scenario) -> Outcome:
    """The round ends with an empty pool."""
    return result(game.pool(0).phase("end"))


# The end


@pytest.mark.rule("RACE-11.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_twelve_cards_in_a_tableau_end_the_game(seat: int) -> None:
    assert not race().tableau(seat, *ELEVEN).phase("end").over
    game = race().tableau(seat, *ELEVEN, "rebel_homeworld").phase("end")
    assert result(game).ending == "tableau"


@pytest.mark.rule("RACE-11.1")
def test_the_last_chip_of_the_pool_ends_the_game() -> None:
    assert not race().pool(1).phase("end").over
    assert result(race().pool(0).phase("end")).ending == "chips"


@pytest.mark.rule("RACE-11.1")
@pytest.mark.parametrize(("pool", "over"), [(3, True), (4, False)])
def test_it_is_the_taking_of_the_last_chip_that_counts(pool: int, over: bool) -> None:
    game = race().tableau(0, "tourist_world", "artist_colony", "rebel_miners").goods(0, "artist_colony", "rebel_miners")
    game.pool(pool).phase("consume", "end")
    assert game.chips(0) == 3
    assert game.over is over


@pytest.mark.rule("RACE-11.1")
def test_the_game_ends_after_the_discard_of_the_round() -> None:
    game = race().hand(0, *HAND[:11]).pool(0).phase("end")
    assert game.prompts() == {0: "ask.discard_down"}
    game.choose(0, "gem_world")
    assert game.over
    assert game.hand_size(0) == 10


@pytest.mark.rule("RACE-11.1", "RACE-11.2")
def test_the_round_goes_on_after_the_twelfth_card() -> None:
    """A development is the twelfth card; a world of the same round is still placed and scores as the thirteenth."""
    game = race().tableau(0, *ELEVEN).hand(0, "public_works", "refugee_world").picks(0, "develop")
    game.phase("develop", "settle", "end").choose(0, "public_works")
    assert len(game.tableau_of(0)) == 12
    assert not game.over
    game.choose(0, "refugee_world")
    assert game.tableau_of(0) == [*ELEVEN, "public_works", "refugee_world"]
    outcome = result(game)
    before = race().tableau(0, *ELEVEN).score(0)
    assert outcome.details[0]["developments"] == before["developments"] + 1
    assert outcome.details[0]["worlds"] == before["worlds"] + 1


@pytest.mark.rule("RACE-11.3")
def test_when_chips_run_out_all_are_paid_and_the_round_is_finished() -> None:
    game = race().tableau(0, "tourist_world", "artist_colony", "rebel_miners")
    game.tableau(1, "public_works", "space_port", "asteroid_belt", "destroyed_world")
    game.goods(0, "artist_colony", "rebel_miners").goods(1, "space_port")
    game.picks(0, "consume_2x").picks(1, "produce").pool(2).phase("consume", "produce", "end")
    assert (game.chips(0), game.chips(1)) == (6, 1)
    assert game.prompts() == {1: "ask.windfall"}  # Produce still takes place
    game.choose(1, "asteroid_belt")
    assert game.with_goods(0) == ["artist_colony", "rebel_miners"]
    assert game.with_goods(1) == ["space_port", "asteroid_belt"]
    outcome = result(game)
    assert outcome.ending == "chips"
    assert [detail["chips"] for detail in outcome.details] == [6, 1]


# The score


@pytest.mark.rule("RACE-11.4")
def test_the_score_is_cards_chips_and_six_cost_developments() -> None:
    game = race().tableau(0, "old_earth", "comet_zone", "lost_species_ark_world", "drop_ships", "merchant_guild")
    outcome = finished(game.hand(0, "rebel_homeworld").goods(0, "comet_zone").has(0, 7))
    assert outcome.details[0] == {"worlds": 2 + 2 + 3, "developments": 2, "six_cost": 4, "chips": 7}
    assert outcome.scores == (20, 1)  # neither the hand nor the good counts; Epsilon Eridani alone


@pytest.mark.rule("RACE-11.4")
def test_two_six_cost_developments_both_score() -> None:
    """Merchant Guild: 2 for Comet Zone. Galactic Federation: 2 for each 6-cost development and 1 for Drop Ships."""
    game = race().tableau(0, "comet_zone", "drop_ships", "merchant_guild", "galactic_federation")
    assert game.score(0)["six_cost"] == 2 + 5


@pytest.mark.rule("RACE-11.5", "RACE-1.2")
def test_the_highest_total_wins() -> None:
    game = race(3).tableau(0, "rebel_base").tableau(1, "rebel_outpost").tableau(2, "rebel_homeworld")
    outcome = finished(game.hand(0, *HAND[:5]).has(1, 3))
    assert outcome.scores == (6, 8, 7)
    assert (outcome.winners, outcome.places) == ((1,), (3, 1, 2))


@pytest.mark.rule("RACE-11.5")
def test_who_ends_the_game_need_not_win() -> None:
    outcome = result(race().tableau(0, *ELEVEN, "rebel_homeworld").has(1, 40).phase("end"))
    assert outcome.winners == (1,)


# Ties


@pytest.mark.rule("RACE-11.6")
def test_cards_and_goods_together_break_a_tie() -> None:
    game = (
        race()
        .tableau(0, "artist_colony")
        .tableau(1, "asteroid_belt", "destroyed_world", "the_last_of_the_uplift_gnarssh")
    )
    game.hand(0, *HAND[:3]).hand(1, HAND[3]).goods(
        1, "asteroid_belt", "destroyed_world", "the_last_of_the_uplift_gnarssh"
    )
    outcome = finished(game)
    assert outcome.scores == (1, 1)
    assert (outcome.winners, outcome.places) == ((1,), (2, 1))  # 1 + 3 against 3 + 0
    assert outcome.tie_break is not None
    assert "4 cards in hand and goods against 3" in GAME.words.say("en", outcome.tie_break)


@pytest.mark.rule("RACE-11.6")
def test_more_cards_in_hand_outweigh_fewer_goods() -> None:
    game = race().tableau(0, "artist_colony").tableau(1, "rebel_fuel_cache").hand(0, *HAND[:1]).hand(1, *HAND[1:4])
    outcome = finished(game.goods(0, "artist_colony"))
    assert outcome.scores == (1, 1)
    assert (outcome.winners, outcome.places) == ((1,), (2, 1))  # 3 + 0 against 1 + 1


@pytest.mark.rule("RACE-11.6")
def test_a_single_point_outweighs_any_number_of_cards() -> None:
    game = race().tableau(0, "artist_colony").tableau(1, "rebel_fuel_cache")
    game.hand(0, *HAND[:10]).goods(0, "artist_colony").has(1, 1)
    assert (finished(game).winners, finished(game).tie_break) == ((1,), None)


@pytest.mark.rule("RACE-11.6")
def test_the_hand_counts_after_the_discard() -> None:
    """In a tie a hand of 13 counts only as the 10 cards left after the discard; 10 cards and a good are more."""
    game = race().tableau(0, "rebel_fuel_cache").tableau(1, "artist_colony").hand(0, *HAND)
    game.hand(1, *DEVELOPMENTS)
    game.goods(1, "artist_colony").pool(0).phase("end").choose(0, *HAND[:3])
    outcome = result(game)
    assert (game.hand_size(0), game.hand_size(1)) == (10, 10)
    assert outcome.scores == (1, 1)
    assert outcome.winners == (1,)


@pytest.mark.rule("RACE-11.7")
def test_players_still_tied_all_win() -> None:
    game = race(3).tableau(0, "artist_colony").tableau(1, "rebel_fuel_cache").tableau(2, "asteroid_belt")
    outcome = finished(game.hand(0, "gem_world").goods(1, "rebel_fuel_cache"))
    assert outcome.scores == (1, 1, 1)
    assert outcome.tie_break == Text("tie.hand_and_goods", n=1, other=0)  # seat 2 has neither
    assert (outcome.winners, outcome.places) == ((0, 1), (1, 1, 3))
