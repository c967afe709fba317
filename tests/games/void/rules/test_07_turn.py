"""Section 7: the turn, its actions and its end."""

import pytest

from ..deals import offer
from ..scenario import Scenario, void


@pytest.mark.rule("VOID-7.1")
def test_a_turn_has_three_actions() -> None:
    game = void().top("salvo", "evil_eye", "truce").turn(0)
    assert game.state.actions == 3
    assert {"action:culture", "action:mine", "end_turn"} <= set(game.options)
    for left in (2, 1, 0):
        assert game.pick("action:culture").state.actions == left
    assert game.options == ["end_turn"]
    assert game.refusal("action:culture").rule == "VOID-7.1"


@pytest.mark.rule("VOID-7.2")
def test_actions_come_in_any_order_and_again_unless_they_are_marked() -> None:
    game = void().ships("home_0", 0, diplomat=1).turn(0)
    game.pick("move:home_0.0.diplomat").pick("space:a2").pick("action:mine")
    assert game.refusal("action:mine").rule == "VOID-7.11"
    game.pick("move:a2.0.diplomat")
    assert game.prompt == "ask.leg"


@pytest.mark.rule("VOID-7.3")
def test_actions_may_be_left_unused() -> None:
    game = void().turn(0)
    assert "end_turn" in game.options
    game.pick("end_turn")
    assert game.happened("income")


def _moved_three_times(game: Scenario) -> Scenario:
    game.ships("home_0", 0, starfighter=1).turn(0)
    for start, end in (("home_0", "b1"), ("b1", "home_0"), ("home_0", "b1")):
        game.pick(f"move:{start}.0.starfighter").pick(f"space:{end}")
    return game


@pytest.mark.rule("VOID-7.3", "VOID-16.7")
def test_a_turn_ends_by_itself_only_where_everybody_sees_that_nothing_is_left() -> None:
    """Offers at any time need no turn, so the turn ends. Offers in turn, a card in hand (perhaps a tactic) or a paid
    move keep the turn open."""
    assert _moved_three_times(void(deals="any_time")).happened("income")
    assert _moved_three_times(void(deals="in_turn")).options[-1] == "end_turn"
    assert _moved_three_times(void(deals="any_time").hand(0, "salvo")).options == ["end_turn"]
    buyer = void(deals="any_time").race(0, "narkani_alliance").credits(0, 1)
    assert _moved_three_times(buyer).options == ["paid_move", "end_turn"]


@pytest.mark.rule("VOID-16.7")
def test_credits_that_are_pledged_in_an_offer_do_not_end_a_turn_by_themselves() -> None:
    """The turn stays open although its last credit is offered in a deal: others see credits enough for a move, and only
    the partner knows of the offer."""
    game = void(deals="any_time").race(0, "narkani_alliance").credits(0, 1).ships("home_0", 0, starfighter=1)
    offer(game.turn(0, with_deals=True), 0, 1, {"give:credits": 1})
    for start, end in (("home_0", "b1"), ("b1", "home_0"), ("home_0", "b1")):
        game.names(game.asked_of(0), f"move:{start}.0.starfighter").names(game.asked_of(0), f"space:{end}")
    assert game.open_to(0) == ["end_turn"]


@pytest.mark.rule("VOID-7.4")
def test_income_is_that_of_the_board_and_of_all_controlled_planets() -> None:
    game = void().allied(0, "tan_fu").conquered(0, "dromond").turn(0).pick("end_turn")
    assert game.credits_of(0) == 4 + 2 + 2
    assert game.credits_of(1) == 0


@pytest.mark.rule("VOID-7.5", "VOID-8.23")
def test_a_conquered_home_world_does_not_stop_the_income_of_the_board() -> None:
    game = void().conquered(1, "home_0").turn(0).pick("end_turn")
    assert game.credits_of(0) == 4


@pytest.mark.rule("VOID-7.11")
def test_mine_gives_a_credit_once_per_turn() -> None:
    game = void().turn(0).pick("action:mine")
    assert game.credits_of(0) == 1
    assert "action:mine" not in game.options


@pytest.mark.rule("VOID-R53")
def test_bonuses_to_mine_add_up() -> None:
    game = void().allied(0, "tan_fu").technologies(0, "deep_mining").turn(0).pick("action:mine")
    assert game.credits_of(0) == 1 + 2 + 1


@pytest.mark.rule("VOID-7.12")
def test_culture_draws_a_card_and_the_limit_holds_at_once() -> None:
    game = void().hand(0, "salvo", "salvo", "letters").top("truce").turn(0).pick("action:culture")
    assert (game.prompt, game.seat) == ("ask.discard", 0)
    game.pick("card:letters")
    assert sorted(game.hand_of(0)) == ["salvo", "salvo", "truce"]
    assert game.discards() == ["letters"]


@pytest.mark.rule("VOID-R18")
def test_the_card_just_drawn_may_be_the_one_that_goes() -> None:
    game = void().hand(0, "salvo", "salvo", "letters").top("truce").turn(0).pick("action:culture").pick("card:truce")
    assert sorted(game.hand_of(0)) == ["letters", "salvo", "salvo"]


@pytest.mark.rule("VOID-3.12", "VOID-7.12")
def test_technologies_raise_the_hand_limit() -> None:
    game = void()
    assert game.hand_limit_of(0) == 3
    assert game.technologies(0, "xenolinguistics").hand_limit_of(0) == 4
    assert game.technologies(0, "universal_translator").hand_limit_of(0) == 5


@pytest.mark.rule("VOID-7.21")
def test_an_empty_deck_is_made_anew_from_the_discards() -> None:
    game = void().empty_deck("salvo", "truce").turn(0).pick("action:culture")
    assert len(game.hand_of(0)) == 1
    assert game.discards() == []
    assert len(game.state.deck) == 1


@pytest.mark.rule("VOID-R18")
def test_without_deck_and_discards_nothing_is_drawn() -> None:
    game = void().empty_deck().turn(0)
    assert "action:culture" not in game.options
    assert game.refusal("action:culture").rule == "VOID-R18"


@pytest.mark.rule("VOID-7.20")
def test_an_ability_held_as_the_turn_begins_adds_an_action() -> None:
    assert void().allied(0, "pyrious").turn(0).state.actions == 4


@pytest.mark.rule("VOID-7.20", "VOID-12.16")
def test_an_alliance_of_this_turn_adds_its_action_from_the_next_turn_on() -> None:
    game = void().ships("pyrious", 0, diplomat=1).hand(0, "salvo", "war_cry", "war_cry").turn(0)
    game.pick("diplomacy:pyrious").pick("card:salvo").rolls(6, 6, 6).pick()
    assert game.ally_of("pyrious") == 0
    assert game.state.actions == 2
    assert game.turn(0).state.actions == 4


@pytest.mark.rule("VOID-7.20")
def test_tactics_add_actions_during_the_turn() -> None:
    game = void().hand(0, "helping_hands", "truce").turn(0).pick("tactic:helping_hands")
    assert game.state.actions == 4
    assert game.hand_of(0) == []


@pytest.mark.rule("VOID-R52")
def test_bonuses_to_culture_add_up() -> None:
    oracles = void().race(0, "oracles_of_zun").top("salvo", "truce").turn(0).pick("action:culture")
    assert oracles.prompt == "ask.keep"
    oracles.pick("card:truce")
    assert (oracles.hand_of(0), oracles.discards()) == (["truce"], ["salvo"])

    game = void().race(0, "oracles_of_zun").allied(0, "thessik").top("salvo", "truce", "letters")
    game.turn(0).pick("action:culture").pick("card:salvo", "card:letters")
    assert sorted(game.hand_of(0)) == ["letters", "salvo"]
    game.top("truce", "evil_eye").pick("action:culture")
    assert (game.prompt, set(game.options)) == ("ask.keep", {"card:truce", "card:evil_eye"})
    assert game.asked.high == 1, "Thessik helps once per turn: two drawn, one kept"


@pytest.mark.rule("VOID-12.16")
def test_the_ally_of_ishmere_draws_a_card_at_the_end_of_the_turn_and_a_conqueror_does_not() -> None:
    game = void().allied(0, "ishmere").top("letters").turn(0).pick("end_turn")
    assert game.hand_of(0) == ["letters"]
    game = void().conquered(0, "ishmere").top("letters").turn(0).pick("end_turn")
    assert game.hand_of(0) == []
