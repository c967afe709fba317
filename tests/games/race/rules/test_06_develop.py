"""Section 6: Develop."""

import pytest

from astrarium.games.race import GAME
from astrarium.kernel import Refused

from ..scenario import Scenario, race

WORLDS = ("artist_colony", "comet_zone", "gem_world", "mining_world", "new_vinland", "space_port", "spice_world")
BY_COST = [
    (1, "export_duties"),
    (2, "deficit_spending"),
    (3, "mining_conglomerate"),
    (4, "drop_ships"),
    (5, "consumer_markets"),
    (6, "merchant_guild"),
]


def developing(development: str, others: int, *tableau: str, action: str = "produce") -> Scenario:
    """Seat 0 is asked, with a development and this many other cards in hand; seat 1 has no hand."""
    game = race().tableau(0, "old_earth", *tableau).hand(0, development, *WORLDS[:others])
    return game.picks(0, action).picks(1, "develop").phase("develop")


def cards_paid(game: Scenario, development: str) -> int:
    """How many cards seat 0 is asked to pay for it."""
    game.choose(0, development)
    assert game.prompts()[0] == "ask.pay"
    assert game.asked(0).low == game.asked(0).high
    return game.asked(0).low


# Choosing (RACE-6.1, RACE-6.2)


@pytest.mark.rule("RACE-6.1")
def test_developments_are_chosen_face_down_and_revealed_together() -> None:
    game = race().hand(0, "public_works", *WORLDS[:2]).hand(1, "export_duties", *WORLDS[2:4]).phase("develop")
    assert game.prompts() == {0: "ask.develop", 1: "ask.develop"}
    game.choose(0, "public_works")
    assert game.happened("reveals") == []
    assert game.happened("chose_card") == [{"side": "seat:0"}]
    assert "placing" not in GAME.view(game.state, 1)["players"][0]
    game.choose(1, "export_duties")
    assert [args["card"] for args in game.happened("reveals")] == ["card:public_works", "card:export_duties"]


@pytest.mark.rule("RACE-6.1")
def test_all_pay_at_the_same_time() -> None:
    game = race().hand(0, "public_works", *WORLDS[:2]).hand(1, "export_duties", *WORLDS[2:4]).phase("develop")
    game.choose(1, "export_duties").choose(0, "public_works")
    assert game.prompts() == {0: "ask.pay", 1: "ask.pay"}
    game.choose(1, WORLDS[2]).choose(0, WORLDS[0])
    assert (game.tableau_of(0)[-1], game.tableau_of(1)[-1]) == ("public_works", "export_duties")
    assert (game.hand_of(0), game.hand_of(1)) == ([WORLDS[1]], [WORLDS[3]])


@pytest.mark.rule("RACE-6.1")
def test_only_one_development_is_placed_in_a_phase() -> None:
    game = race().hand(0, "public_works", "export_duties", *WORLDS[:4]).phase("develop")
    with pytest.raises(Refused):
        game.choose(0, "public_works", "export_duties")
    game.choose(0, "public_works").choose(0, WORLDS[0])
    assert game.tableau_of(0) == ["old_earth", "public_works"]
    assert game.prompts() == {0: "ask.action", 1: "ask.action"}


@pytest.mark.rule("RACE-6.1")
def test_only_developments_of_the_own_hand_are_offered() -> None:
    game = race().hand(0, "public_works", "refugee_world", *WORLDS).hand(1, "drop_ships").phase("develop")
    assert game.options(0) == ["public_works", "nothing"]


@pytest.mark.rule("RACE-6.2")
def test_a_player_may_pass_and_then_pays_and_draws_nothing() -> None:
    game = race().tableau(0, "old_earth", "public_works").hand(0, "export_duties", "gem_world")
    game.picks(0, "develop").phase("develop")
    assert "export_duties" in game.options(0)
    game.nothing(0)
    assert game.tableau_of(0) == ["old_earth", "public_works"]
    assert game.hand_of(0) == ["export_duties", "gem_world"]
    assert game.discarded() == []


@pytest.mark.rule("RACE-6.2")
def test_a_player_with_cards_but_no_development_still_passes_in_secret() -> None:
    """A player who can only pass is asked too; otherwise everybody would know that the hand holds no development."""
    game = race().hand(0, "gem_world").phase("develop")
    assert game.options(0) == ["nothing"]


@pytest.mark.rule("RACE-6.2")
@pytest.mark.parametrize(("cards", "passes"), [(1, False), (0, True)])
def test_passing_is_the_likely_answer_only_where_nothing_can_be_placed(cards: int, passes: bool) -> None:
    """It cannot be taken back: with a card to place it is not what one press in passing gives."""
    game = race().hand(0, "export_duties", *WORLDS[:cards]).phase("develop")
    asked = game.asked(0)
    likely = [code for code in asked.options if asked.step.option(game.state, code).likely]
    assert (len(asked.options), bool(likely)) == (1 + cards, passes)


# Paying (RACE-6.3, RACE-6.4)


@pytest.mark.rule("RACE-6.3")
@pytest.mark.parametrize(("cost", "development"), BY_COST)
def test_a_development_costs_its_number_in_other_cards_of_the_hand(cost: int, development: str) -> None:
    game = developing(development, cost).choose(0, development)  # all that is left of the hand pays
    assert game.tableau_of(0) == ["old_earth", development]
    assert game.hand_of(0) == []
    assert game.discarded() == sorted(WORLDS[:cost])


@pytest.mark.rule("RACE-6.3")
@pytest.mark.parametrize(("cost", "development"), BY_COST)
def test_a_development_cannot_pay_for_itself(cost: int, development: str) -> None:
    game = developing(development, cost - 1)
    assert game.refusal(0, development).rule == "RACE-6.3"
    assert game.options(0) == ["nothing"]


@pytest.mark.rule("RACE-6.3")
def test_the_player_chooses_which_cards_pay() -> None:
    game = developing("deficit_spending", 4)
    assert cards_paid(game, "deficit_spending") == 2
    assert sorted(game.options(0)) == sorted(WORLDS[:4])
    game.choose(0, WORLDS[1], WORLDS[3])
    assert game.hand_of(0) == sorted([WORLDS[0], WORLDS[2]])
    assert game.discarded() == sorted([WORLDS[1], WORLDS[3]])


@pytest.mark.rule("RACE-6.4")
def test_the_develop_bonus_saves_one_card() -> None:
    assert cards_paid(developing("drop_ships", 6, action="develop"), "drop_ships") == 3
    assert cards_paid(developing("drop_ships", 6, action="settle"), "drop_ships") == 4  # seat 1 chose Develop


@pytest.mark.rule("RACE-6.4")
def test_the_develop_bonus_counts_for_what_can_be_placed() -> None:
    assert "drop_ships" in developing("drop_ships", 3, action="develop").options(0)
    assert developing("drop_ships", 2, action="develop").refusal(0, "drop_ships").rule == "RACE-6.3"


@pytest.mark.rule("RACE-6.4")
def test_everybody_who_chose_develop_has_the_bonus() -> None:
    game = race().hand(0, "export_duties").hand(1, "public_works").picks(0, "develop").picks(1, "develop")
    game.phase("develop").choose(0, "export_duties").choose(1, "public_works")
    assert (game.tableau_of(0)[-1], game.tableau_of(1)[-1]) == ("export_duties", "public_works")


@pytest.mark.rule("RACE-6.4")
def test_the_develop_bonus_gives_nothing_back_at_cost_0() -> None:
    game = developing("export_duties", 2, "investment_credits", "galactic_federation", action="develop")
    game.choose(0, "export_duties")
    assert game.tableau_of(0)[-1] == "export_duties"
    assert game.hand_of(0) == sorted(WORLDS[:2])
    assert game.happened("drew") == []


# Copies (RACE-6.5)


@pytest.mark.rule("RACE-6.5")
def test_a_copy_of_an_own_development_cannot_be_placed() -> None:
    game = race().tableau(0, "old_earth", "public_works").hand(0, "public_works", "export_duties", *WORLDS[:3])
    game.phase("develop")
    assert game.refusal(0, "public_works").rule == "RACE-6.5"
    assert game.options(0) == ["export_duties", "nothing"]


@pytest.mark.rule("RACE-6.5")
def test_a_copy_of_somebody_elses_development_can_be_placed() -> None:
    game = race().tableau(1, "epsilon_eridani", "public_works").hand(0, "public_works", "gem_world").phase("develop")
    assert game.choose(0, "public_works").tableau_of(0) == ["old_earth", "public_works"]


@pytest.mark.rule("RACE-6.5")
def test_two_players_may_place_copies_in_one_phase() -> None:
    game = race().hand(0, "public_works", "gem_world").hand(1, "public_works", "spice_world").phase("develop")
    game.choose(0, "public_works").choose(1, "public_works")
    assert game.tableau_of(0)[-1] == game.tableau_of(1)[-1] == "public_works"


@pytest.mark.rule("RACE-6.5")
def test_a_development_that_was_discarded_may_be_placed_again() -> None:
    game = race().tableau(0, "old_earth", "colony_ship").hand(0, "new_earth", "colony_ship", *WORLDS[2:4])
    game.phase("settle", "develop").choose(0, "new_earth")  # three cards are too few: the ship goes
    assert game.tableau_of(0) == ["old_earth", "new_earth"]
    assert game.options(0) == ["colony_ship", "nothing"]


# Points (RACE-6.6, RACE-6.7)


@pytest.mark.rule("RACE-6.6")
def test_a_development_is_worth_the_number_beside_its_diamond() -> None:
    game = race().tableau(0, "old_earth", "export_duties", "drop_ships", "consumer_markets")
    assert game.score(0)["developments"] == 1 + 2 + 3
    assert game.score(0)["worlds"] == 2


@pytest.mark.rule("RACE-6.6")
def test_the_points_of_developments_count_at_the_end_of_the_game() -> None:
    developments = ["consumer_markets", "drop_ships", "space_marines", "public_works", "genetics_lab", "mining_robots"]
    worlds = ["gem_world", "comet_zone", "new_vinland", "space_port", "spice_world"]
    game = race().tableau(0, "old_earth", *developments, *worlds).phase("end")
    assert game.over
    assert GAME.outcome(game.state).scores[0] == 2 + (3 + 2 + 1 + 1 + 1 + 1) + (1 + 2 + 1 + 1 + 1)
    assert game.chips(0) == 0


@pytest.mark.rule("RACE-6.7")
def test_a_6_cost_development_scores_a_variable_amount() -> None:
    alone = race().tableau(0, "old_earth", "galactic_federation")
    more = race().tableau(0, "old_earth", "galactic_federation", "merchant_guild", "export_duties")
    assert alone.worth(0, "galactic_federation") == 2  # itself
    assert more.worth(0, "galactic_federation") == 2 + 2 + 1
    assert alone.score(0) == {"worlds": 2, "developments": 0, "six_cost": 2, "chips": 0}


# Powers (RACE-6.8, RACE-6.9)


@pytest.mark.rule("RACE-6.8")
def test_investment_credits_do_not_make_themselves_cheaper() -> None:
    assert developing("investment_credits", 1).choose(0, "investment_credits").hand_of(0) == []
    assert developing("investment_credits", 0, action="settle").refusal(0, "investment_credits").rule == "RACE-6.3"


@pytest.mark.rule("RACE-6.8")
def test_galactic_federation_does_not_make_itself_cheaper() -> None:
    assert cards_paid(developing("galactic_federation", 7), "galactic_federation") == 6


@pytest.mark.rule("RACE-6.8", "RACE-4.6")
def test_public_works_does_not_reward_its_own_placement() -> None:
    game = developing("public_works", 1).choose(0, "public_works")
    assert game.tableau_of(0)[-1] == "public_works"
    assert game.hand_of(0) == []


@pytest.mark.rule("RACE-6.8")
def test_interstellar_bank_draws_nothing_in_its_own_phase() -> None:
    game = developing("interstellar_bank", 2).choose(0, "interstellar_bank")
    assert game.tableau_of(0)[-1] == "interstellar_bank"
    assert game.hand_of(0) == []


@pytest.mark.rule("RACE-6.8")
def test_reductions_in_the_tableau_add_up_with_the_bonus() -> None:
    game = developing("merchant_guild", 7, "investment_credits", "galactic_federation", action="develop")
    assert cards_paid(game, "merchant_guild") == 6 - 1 - 2 - 1


@pytest.mark.rule("RACE-6.8")
def test_powers_of_other_players_do_not_apply() -> None:
    game = race().tableau(1, "epsilon_eridani", "galactic_federation", "public_works", "interstellar_bank")
    game.hand(0, "drop_ships", *WORLDS[:5]).phase("develop").nothing(1)
    assert game.hand_size(0) == 6
    assert cards_paid(game, "drop_ships") == 4
    assert game.choose(0, *WORLDS[:4]).hand_of(0) == [WORLDS[4]]


@pytest.mark.rule("RACE-6.9")
def test_interstellar_bank_draws_before_developments_are_chosen() -> None:
    game = race().tableau(0, "old_earth", "interstellar_bank", "investment_credits").deck("public_works", "gem_world")
    game.phase("develop")
    assert game.hand_of(0) == ["public_works"]
    assert game.choose(0, "public_works").tableau_of(0)[-1] == "public_works"


@pytest.mark.rule("RACE-6.9")
def test_interstellar_bank_draws_one_card_even_for_who_passes() -> None:
    game = race().tableau(0, "old_earth", "interstellar_bank").hand(0, "comet_zone").deck("gem_world", "spice_world")
    game.phase("develop").nothing(0)
    assert game.hand_of(0) == ["comet_zone", "gem_world"]


@pytest.mark.rule("RACE-6.9")
def test_public_works_draws_one_card_after_placing() -> None:
    game = race().tableau(0, "old_earth", "public_works").hand(0, "export_duties", "gem_world")
    game.deck("spice_world", "new_vinland").phase("develop")
    assert game.hand_of(0) == ["export_duties", "gem_world"]
    game.choose(0, "export_duties")
    assert game.discarded() == ["gem_world"]
    assert game.hand_of(0) == ["spice_world"]


@pytest.mark.rule("RACE-6.9")
def test_the_card_of_public_works_comes_too_late_to_pay() -> None:
    game = developing("deficit_spending", 1, "public_works")
    assert game.refusal(0, "deficit_spending").rule == "RACE-6.3"
