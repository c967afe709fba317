"""Section 16: tactics, and when they may be used (VOID-7.14 to VOID-7.16)."""

import pytest

from astrarium.games.void.battle.attack import FIGHT
from astrarium.games.void.battle.dice import PASS
from astrarium.games.void.view import play

from ..scenario import Scenario, void


def battle(own: tuple[str, ...] = (), theirs: tuple[str, ...] = ()) -> Scenario:
    """Seat 0 with a Starcruiser may attack seat 1 with a Starfighter at b1; they hold these cards."""
    game = void().ships("b1", 0, starcruiser=1).ships("b1", 1, starfighter=1)
    return game.hand(0, *own).hand(1, *theirs).turn(0)


@pytest.mark.rule("VOID-7.14", "VOID-7.16", "VOID-16.1")
def test_a_card_is_used_for_its_tactic_without_an_action_and_discarded() -> None:
    game = void().hand(0, "quick_profit").turn(0).pick("tactic:quick_profit")
    assert (game.credits_of(0), game.hand_of(0), game.discards()) == (2, [], ["quick_profit"])
    assert game.state.actions == 3


@pytest.mark.rule("VOID-7.15", "VOID-R3")
def test_the_cards_of_a_tactic_are_of_one_type_but_one_of_them_carries_it() -> None:
    game = void().hand(0, "buyout", "quick_profit", "hired_wing").turn(0)
    game.pick("tactic:buyout")
    assert game.credits_of(0) == 7
    assert game.hand_of(0) == []
    short = void().hand(0, "buyout", "quick_profit", "salvo").turn(0)
    assert short.refusal("tactic:buyout").rule == "VOID-7.15"


@pytest.mark.rule("VOID-7.15")
def test_the_player_chooses_which_other_cards_go() -> None:
    game = void().technologies(0, "xenolinguistics").hand(0, "helping_hands", "kind_words", "truce").turn(0)
    game.pick("tactic:helping_hands")
    assert (game.prompt, game.options) == ("ask.tactic_cards", ["card:kind_words", "card:truce"])
    game.pick("card:kind_words")
    assert game.hand_of(0) == ["truce"]
    assert game.state.actions == 4


@pytest.mark.rule("VOID-16.1")
def test_tactics_of_other_moments_are_not_offered_in_a_turn() -> None:
    game = void().technologies(0, "xenolinguistics", "universal_translator")
    game.hand(0, "salvo", "evil_eye", "joint_research", "kind_words", "letters").turn(0)
    assert game.actions_for("tactic") == ["tactic:letters"]


@pytest.mark.rule("VOID-16.6")
def test_a_tactic_allowed_once_per_turn_is_used_once_whichever_copy_it_is() -> None:
    game = void().hand(0, "letters", "letters").top("salvo", "salvo").turn(0).pick("tactic:letters")
    assert sorted(game.hand_of(0)) == ["letters", "salvo", "salvo"]
    assert game.refusal("tactic:letters").rule == "VOID-16.6"
    assert "tactic:letters" in game.hand(0, "letters").turn(0).options, "another turn"


@pytest.mark.rule("VOID-16.6")
def test_cards_are_discarded_before_the_effect() -> None:
    game = void().hand(0, "letters", "salvo", "salvo").top("truce", "evil_eye").turn(0).pick("tactic:letters")
    assert game.prompt == "ask.discard", "four cards after one was discarded and two drawn"
    assert game.asked.low == 1


@pytest.mark.rule("VOID-16.2", "VOID-8.27")
def test_truce_ends_the_attack_before_any_die_and_for_this_turn() -> None:
    game = battle(theirs=("truce", "kind_words", "kind_words")).pick("attack:b1.1")
    assert (game.prompt, game.seat) == ("ask.attacked", 1)
    game.pick("tactic:truce")
    assert game.prompt == "ask.action"
    assert (game.ships_at("b1", 1), game.hand_of(1)) == ({"starfighter": 1}, [])
    assert game.state.actions == 2, "the action is spent"
    assert game.refusal("attack:b1.1").rule == "VOID-16.2"
    assert "attack:b1.1" in game.turn(0).options


@pytest.mark.rule("VOID-16.6")
def test_the_cards_of_a_truce_are_gone_before_there_is_one() -> None:
    game = battle(theirs=("truce", "helping_hands", "kind_words")).pick("attack:b1.1").pick("tactic:truce")
    told = [event.kind for event in game.events]
    assert told.index("uses_tactic") < told.index("truce")
    choosing = battle(theirs=("truce", "helping_hands", "kind_words", "kind_words")).pick("attack:b1.1")
    choosing.pick("tactic:truce")
    assert choosing.prompt == "ask.tactic_cards"
    assert (choosing.state.truces, choosing.happened("truce")) == (0, [])


@pytest.mark.rule("VOID-16.2")
def test_truce_protects_an_unguarded_planet_too() -> None:
    game = void().ships("dromond", 0, starfighter=1).conquered(1, "dromond")
    game.hand(1, "truce", "truce", "kind_words").turn(0).pick("attack:dromond.1").pick("tactic:truce")
    assert game.held_by(1) == ["dromond", "home_1"]


@pytest.mark.rule("VOID-16.3")
def test_war_cry_is_part_of_declaring_an_attack_whatever_its_target() -> None:
    game = void().ships("dromond", 0, starfighter=1).hand(0, "war_cry", "salvo").turn(0)
    assert game.actions_for("attack") == ["attack:dromond.planet", "attack:dromond.planet.war_cry"]
    game.rolls(4).pick("attack:dromond.planet.war_cry")
    assert "dromond" in game.held_by(0)
    assert game.hand_of(0) == []


@pytest.mark.rule("VOID-16.2", "VOID-16.3")
def test_the_defender_answers_with_war_cry_after_seeing_the_attackers() -> None:
    game = battle(own=("war_cry", "war_cry"), theirs=("war_cry", "war_cry")).pick("attack:b1.1.war_cry")
    assert (game.hand_of(0), game.prompt, game.seat) == ([], "ask.attacked", 1)
    game.rolls(1, 4).pick("tactic:war_cry")
    assert (game.ships_at("b1", 0), game.hand_of(1)) == ({}, []), "a Starfighter hits on four"


@pytest.mark.rule("VOID-16.4")
def test_after_the_dice_a_miss_is_rolled_again_and_a_hit_is_forced_to_be() -> None:
    game = battle(own=("salvo",), theirs=("evil_eye",)).rolls(2).pick("attack:b1.1")
    assert (game.prompt, game.seat) == ("ask.after_dice", 0), "the defender sees nothing to force"
    game.rolls(3).pick("die:attacker.0")
    assert (game.prompt, game.seat) == ("ask.after_dice", 1)
    game.rolls(1).pick("die:attacker.0")
    assert game.hand_of(0) == game.hand_of(1) == []
    assert game.ships_at("b1", 1) == {"starfighter": 1}


@pytest.mark.rule("VOID-16.4")
def test_the_defender_is_asked_first_and_both_again_until_they_pass() -> None:
    game = battle(own=("salvo", "salvo"), theirs=("evil_eye", "truce")).pick("attack:b1.1").rolls(6).pick("fight")
    assert (game.prompt, game.seat) == ("ask.after_dice", 1)
    game.rolls(1).pick("die:attacker.0")
    assert (game.prompt, game.seat) == ("ask.after_dice", 0)
    game.rolls(2).pick("die:attacker.0")
    assert game.seat == 0, "nothing that the defender could force"
    game.rolls(6).pick("die:attacker.0")
    assert (game.prompt, game.seat) == ("ask.after_dice", 1)
    game.pick("pass")
    assert game.ships_at("b1", 1) == {}
    both = battle(own=("salvo",), theirs=("evil_eye", "truce")).ships("b1", 0, starcruiser=2)
    both.ships("b1", 1, starfighter=2).turn(0).pick("attack:b1.1").rolls(6, 1).pick("fight")
    assert (both.prompt, both.seat) == ("ask.after_dice", 1), "both have something to do"
    both.pick("pass")
    assert (both.prompt, both.seat) == ("ask.after_dice", 0)


def windows(game: Scenario) -> tuple[str | None, str | None]:
    """How the attacker and the defender stand in a window for tactics, as a spectator sees it."""
    battle = play.battle(game.state)
    assert battle
    return battle["attacker"]["window"], battle["defender"]["window"]


@pytest.mark.rule("VOID-16.4", "VOID-16.7")
@pytest.mark.parametrize("cards", [("evil_eye", "truce"), ("letters", "letters")])
def test_everybody_sees_who_is_asked_for_tactics_who_comes_next_and_who_let_it_pass(cards: tuple[str, ...]) -> None:
    game = battle(own=("salvo",), theirs=cards).ships("b1", 0, starcruiser=2).ships("b1", 1, starfighter=2).turn(0)
    assert windows(game.pick("attack:b1.1")) == ("done", "now")
    assert windows(game.rolls(6, 1).pick("fight")) == ("next", "now")
    assert windows(game.pick("pass")) == ("now", "done")


@pytest.mark.rule("VOID-16.7")
def test_who_will_not_be_asked_is_not_said_to_come_next() -> None:
    game = battle(own=(), theirs=("truce",)).rolls(6).pick("attack:b1.1")
    assert windows(game) == (None, "now"), "without a card there is nothing to ask"


@pytest.mark.rule("VOID-16.4")
def test_dice_against_a_planet_may_be_rolled_again_too() -> None:
    game = void().ships("dromond", 0, starfighter=1).hand(0, "salvo").turn(0).rolls(1).pick("attack:dromond.planet")
    assert (game.prompt, game.seat) == ("ask.after_dice", 0)
    game.rolls(5).pick("die:attacker.0")
    assert "dromond" in game.held_by(0)


@pytest.mark.rule("VOID-16.4")
def test_one_may_pass_for_the_whole_battle() -> None:
    game = void().ships("b1", 0, starcruiser=1, starfighter=1).ships("b1", 1, starfighter=1).hand(0, "salvo").turn(0)
    game.rolls(1).pick("attack:b1.1").rolls(1, 1).pick("pass_all")
    assert game.prompt == "ask.action"


@pytest.mark.rule("VOID-16.7")
@pytest.mark.parametrize(
    "cards", [("letters", "letters"), ("war_cry", "war_cry"), ("war_cry", "salvo"), ("kind_words", "letters")]
)
def test_being_asked_as_a_defender_tells_nothing_about_the_cards(cards: tuple[str, ...]) -> None:
    assert battle(theirs=cards).pick("attack:b1.1").prompts() == {1: "ask.attacked"}


@pytest.mark.rule("VOID-16.7")
def test_with_fewer_cards_than_any_tactic_needs_nobody_is_asked() -> None:
    game = battle(theirs=("truce",)).rolls(6).pick("attack:b1.1")
    assert (game.prompt, game.seat) == ("ask.after_dice", 1), "one card may be an Evil Eye, but no answer to the attack"
    unguarded = void().ships("dromond", 0, starfighter=1).conquered(1, "dromond").hand(1, "war_cry", "war_cry")
    assert unguarded.turn(0).pick("attack:dromond.1").prompt == "ask.aftermath", "Truce needs three"


@pytest.mark.rule("VOID-16.7")
@pytest.mark.parametrize("card", ["letters", "salvo"])
def test_being_asked_after_the_dice_tells_nothing_about_the_cards(card: str) -> None:
    game = battle(own=(card,)).rolls(1).pick("attack:b1.1")
    assert game.prompts() == {0: "ask.after_dice"}
    assert {"pass", "pass_all"} <= set(game.options)
    game = battle(theirs=(card,)).rolls(1, 1).pick("attack:b1.1")
    assert game.prompts() == {1: "ask.after_dice"}
    assert (game.options == ["pass_all", "pass"]) == (card == "letters")


@pytest.mark.rule("VOID-16.4", "VOID-16.7")
def test_no_die_is_rolled_again_where_the_hits_are_enough() -> None:
    """One hit conquers most planets, a number that everybody can count destroys a fleet; a player with these hits is
    not asked to roll again."""
    won = void().ships("dromond", 0, starfighter=2).hand(0, "salvo").turn(0).rolls(5, 1)
    assert won.pick("attack:dromond.planet").prompt == "ask.action"
    assert "dromond" in won.held_by(0)
    armed = (
        void().ships("vesk_prime", 0, starfighter=2).in_force("vesk_prime_arms").hand(0, "salvo").turn(0).rolls(5, 1)
    )
    assert armed.pick("attack:vesk_prime.planet").prompt == "ask.after_dice", "this one takes two"
    gone = battle(own=("salvo",)).ships("b1", 0, starcruiser=2).turn(0).rolls(6, 1)
    assert gone.pick("attack:b1.1").prompt == "ask.action"
    hull = battle(own=("salvo",)).technologies(1, "living_hulls").ships("b1", 0, starcruiser=2).turn(0).rolls(6, 1)
    assert hull.pick("attack:b1.1").prompt == "ask.after_dice", "the first hit is cancelled"


@pytest.mark.rule("VOID-16.4", "VOID-14.2")
def test_pirates_take_more_than_one_hit() -> None:
    game = void().pirates("b1").ships("b1", 0, starcruiser=3).hand(0, "salvo").turn(0)
    assert game.rolls(6, 1, 1).pick("attack:b1.pirates").prompt == "ask.after_dice"
    game = void().pirates("b1").ships("b1", 0, starcruiser=3).hand(0, "salvo").turn(0)
    assert game.rolls(6, 6, 1).pick("attack:b1.pirates").prompt == "ask.action"


@pytest.mark.rule("VOID-16.2")
def test_a_truce_with_one_player_does_not_keep_from_attacking_another() -> None:
    game = battle(theirs=("truce", "truce", "kind_words")).ships("b1", 2, starfighter=1).turn(0)
    game.pick("attack:b1.1").pick("tactic:truce").through("ask.tactic_cards")
    assert game.actions_for("attack") == ["attack:b1.2"]


@pytest.mark.rule("VOID-16.2", "VOID-16.4")
def test_one_may_ask_not_to_be_asked_again_in_this_round() -> None:
    game = battle(own=("salvo",), theirs=("truce", "truce")).rolls(1, 1).pick("attack:b1.1")
    assert (game.prompt, game.asked.window, game.asked.passing) == ("ask.attacked", "round:0", (FIGHT,))
    game.pick("fight")
    assert (game.prompt, game.asked.window, game.asked.passing) == ("ask.after_dice", "round:0", (PASS,))


@pytest.mark.rule("VOID-16.4")
def test_against_a_planet_there_is_one_roll_and_so_one_way_to_pass() -> None:
    game = void().ships("dromond", 0, starfighter=1).hand(0, "letters").turn(0).rolls(1).pick("attack:dromond.planet")
    assert game.options == ["pass"]


@pytest.mark.rule("VOID-16.8")
def test_nobody_answers_a_tactic_of_a_turn() -> None:
    game = void().ships("b1", 0, starfighter=1).ships("b1", 1, starfighter=2)
    game.hand(0, "orbital_strike", "salvo", "salvo").hand(1, "truce", "truce", "kind_words").turn(0)
    game.pick("tactic:orbital_strike")
    assert game.seat == 0
    assert game.ships_at("b1", 1) == {"starfighter": 1}


@pytest.mark.rule("VOID-R50")
def test_an_orbital_strike_destroys_a_ship_of_choice_a_moth_whole_and_takes_no_planet() -> None:
    game = void().ships("dromond", 0, starfighter=1).ships("dromond", 1, moth=1, starfighter=1).conquered(1, "dromond")
    game.hand(0, "orbital_strike", "salvo", "salvo").turn(0).pick("tactic:orbital_strike")
    assert game.options == ["ships:dromond.1.moth", "ships:dromond.1.starfighter"]
    game.pick("ships:dromond.1.moth")
    assert game.ships_at("dromond", 1) == {"starfighter": 1}
    assert game.held_by(1) == ["dromond", "home_1"]
    assert game.state.actions == 3


@pytest.mark.rule("VOID-R50")
def test_a_hired_wing_brings_as_many_of_three_starfighters_as_there_are() -> None:
    game = void().ships("b1", 0, starfighter=10).conquered(0, "dromond").hand(0, "hired_wing", "buyout").turn(0)
    game.pick("tactic:hired_wing")
    assert game.options == ["space:dromond", "space:home_0"]
    game.pick("space:dromond")
    assert game.ships_at("dromond", 0) == {"starfighter": 2}
    none = void().conquered(1, "home_0").hand(0, "hired_wing", "buyout").turn(0)
    assert none.refusal("tactic:hired_wing").rule == "VOID-R50"


@pytest.mark.rule("VOID-16.1", "VOID-16.6")
def test_a_hidden_path_is_a_move_without_an_action_past_any_obstacle() -> None:
    game = void().ships("b3", 0, starfighter=1).hand(0, "hidden_path", "evil_eye").turn(0).pick("tactic:hidden_path")
    game.pick("space:mirrowane")
    assert game.ships_at("mirrowane", 0) == {"starfighter": 1}
    assert game.state.actions == 3


@pytest.mark.rule("VOID-16.6")
def test_what_a_card_does_not_limit_may_be_used_again_in_a_turn() -> None:
    game = void().hand(0, "quick_profit", "quick_profit").turn(0)
    game.pick("tactic:quick_profit").pick("tactic:quick_profit")
    assert game.credits_of(0) == 4


@pytest.mark.rule("VOID-16.6")
def test_a_hidden_path_is_taken_once_per_turn() -> None:
    hand = ("hidden_path", "evil_eye", "hidden_path", "evil_eye")
    game = void().technologies(0, "xenolinguistics").ships("b3", 0, starfighter=1).hand(0, *hand).turn(0)
    game.pick("tactic:hidden_path").pick("card:evil_eye").pick("space:mirrowane")
    assert game.refusal("tactic:hidden_path").rule == "VOID-16.6"
    assert "tactic:hidden_path" in game.hand(0, "hidden_path", "evil_eye").turn(0).options


@pytest.mark.rule("VOID-7.20", "VOID-16.6")
def test_out_of_time_gives_two_actions_once_per_turn() -> None:
    game = void().technologies(0, "xenolinguistics").hand(0, "out_of_time", "evil_eye", "evil_eye").turn(0)
    assert game.pick("tactic:out_of_time").state.actions == 5
    game.hand(0, "out_of_time", "hidden_path", "hidden_path")
    assert game.refusal("tactic:out_of_time").rule == "VOID-16.6"
