"""Section 9: diplomacy."""

import pytest

from ..scenario import Scenario, void

# Pyrious is militarist, Dromond capitalist, Ooloru peaceful
MILITARIST = ("salvo", "war_cry", "salvo", "war_cry")


def talking(*hand: str, planet: str = "pyrious") -> Scenario:
    """Seat 0 has a Diplomat at the planet and these cards; its turn begins."""
    return void().ships(planet, 0, diplomat=1).hand(0, *hand).technologies(0, "xenolinguistics").turn(0)


def tries(game: Scenario, cards: int, *dice: int) -> Scenario:
    """The first cards that can be played, no Kind Words, these dice."""
    game.pick("diplomacy:pyrious").rolls(*dice)
    game.answer(*game.asked.options[:cards])
    if game.prompt == "ask.kind_words":
        game.rolls(*dice).pick()
    return game


@pytest.mark.rule("VOID-9.1")
def test_diplomacy_needs_a_diplomat_a_neutral_planet_and_a_matching_card() -> None:
    assert "diplomacy:pyrious" in talking("salvo").options
    assert talking("letters").refusal("diplomacy:pyrious").rule == "VOID-9.1"
    starfighter = void().ships("pyrious", 0, starfighter=1).hand(0, "salvo").turn(0)
    assert starfighter.actions_for("diplomacy") == []
    conquered = talking("salvo").conquered(1, "pyrious")
    assert conquered.turn(0).actions_for("diplomacy") == []


@pytest.mark.rule("VOID-9.1")
def test_only_cards_of_the_temperament_are_played() -> None:
    game = talking("salvo", "letters", "truce").pick("diplomacy:pyrious")
    assert game.options == ["card:salvo"]


@pytest.mark.rule("VOID-9.2")
@pytest.mark.parametrize(
    ("cards", "enough", "too_little"),
    [(1, (6, 6, 5), (6, 6, 4)), (2, (6, 6, 1), (6, 5, 1)), (3, (4, 3, 1), (3, 3, 1)), (4, (2, 1, 1), (1, 1, 1))],
)
def test_more_cards_need_less_of_three_dice(cards: int, enough: tuple[int, ...], too_little: tuple[int, ...]) -> None:
    assert tries(talking(*MILITARIST), cards, *enough).ally_of("pyrious") == 0
    assert tries(talking(*MILITARIST), cards, *too_little).ally_of("pyrious") is None


@pytest.mark.rule("VOID-12.17", "VOID-12.15")
@pytest.mark.parametrize(
    ("cards", "enough", "too_little"),
    [(1, (6, 6, 6), (6, 6, 5)), (2, (6, 6, 2), (6, 6, 1)), (3, (6, 3, 1), (6, 2, 1)), (4, (4, 1, 1), (3, 1, 1))],
)
def test_collective_5_has_numbers_of_its_own(cards: int, enough: tuple[int, ...], too_little: tuple[int, ...]) -> None:
    assert tries(talking(*MILITARIST).race(0, "collective_5"), cards, *enough).ally_of("pyrious") == 0
    assert tries(talking(*MILITARIST).race(0, "collective_5"), cards, *too_little).ally_of("pyrious") is None


@pytest.mark.rule("VOID-9.3", "VOID-1.4")
def test_success_discards_the_cards_and_makes_an_ally() -> None:
    game = tries(talking("salvo", "war_cry", "letters"), 2, 6, 6, 6)
    assert game.hand_of(0) == ["letters"]
    assert sorted(game.discards()) == ["salvo", "war_cry"]
    assert (game.ally_of("pyrious"), game.held_by(0)) == (0, ["home_0", "pyrious"])


@pytest.mark.rule("VOID-9.4")
def test_failure_keeps_the_cards_and_costs_the_action() -> None:
    game = tries(talking("salvo", "war_cry"), 2, 1, 1, 1)
    assert sorted(game.hand_of(0)) == ["salvo", "war_cry"]
    assert game.state.actions == 2
    assert tries(game, 2, 6, 6, 6).ally_of("pyrious") == 0, "another action, another try"


@pytest.mark.rule("VOID-9.5")
def test_an_allied_planet_gives_credits_influence_good_and_ability() -> None:
    game = void()
    before = (game.income_of(0), game.influence_of(0))
    game.allied(0, "ooloru")
    assert (game.income_of(0) - before[0], game.influence_of(0) - before[1]) == (1, 3)
    game.ships("pyrious", 0, diplomat=1).hand(0, "salvo").turn(0)
    assert tries(game, 1, 6, 6, 3).ally_of("pyrious") == 0, "15 and two of Ooloru"


@pytest.mark.rule("VOID-9.6", "VOID-9.10")
def test_nobody_talks_to_a_planet_that_has_an_ally() -> None:
    game = talking("salvo").allied(1, "pyrious")
    assert game.turn(0).actions_for("diplomacy") == []
    game.conquered(2, "pyrious")
    assert game.turn(0).actions_for("diplomacy") == [], "an alliance lasts, whoever conquers the planet"
    assert game.ally_of("pyrious") == 1
    game = void().allied(1, "dromond").ships("dromond", 0, starfighter=1).turn(0).pick("attack:dromond.1").pick("take")
    assert (game.held_by(0), game.ally_of("dromond")) == (["dromond", "home_0"], 1)


@pytest.mark.rule("VOID-9.7")
def test_at_most_four_cards_are_played() -> None:
    hand = (*MILITARIST, "salvo")
    game = void().ships("pyrious", 0, diplomat=1).technologies(0, "xenolinguistics", "universal_translator")
    game.hand(0, *hand).turn(0).pick("diplomacy:pyrious")
    assert game.asked.high == 4


@pytest.mark.rule("VOID-9.8")
def test_the_diplomat_stays_and_others_do_not_hinder() -> None:
    game = tries(talking("salvo").ships("pyrious", 1, sunhammer=3), 1, 6, 6, 6)
    assert game.ally_of("pyrious") == 0
    assert game.ships_at("pyrious", 0) == {"diplomat": 1}


@pytest.mark.rule("VOID-9.9")
def test_cards_of_a_failed_try_are_known_to_all_and_stay_in_hand() -> None:
    game = tries(talking("salvo", "letters"), 1, 1, 1, 1)
    assert sorted(game.hand_of(0)) == ["letters", "salvo"]
    assert game.shown_of(0) == ["salvo"]


@pytest.mark.rule("VOID-9.10")
def test_home_worlds_and_covered_planets_are_no_targets() -> None:
    game = void().ships("home_1", 0, diplomat=1).ships("pyrious", 0, diplomat=1).hand(0, *MILITARIST[:3])
    assert game.turn(0).actions_for("diplomacy") == ["diplomacy:pyrious"]
    assert game.covered("pyrious").turn(0).actions_for("diplomacy") == []


@pytest.mark.rule("VOID-16.5", "VOID-R55")
def test_kind_words_add_to_the_roll_and_are_used_up_either_way() -> None:
    game = talking("salvo", "kind_words", "kind_words")
    game.pick("diplomacy:pyrious").pick("card:salvo").rolls(6, 6, 1)
    game.answer(*game.asked.options)
    assert game.ally_of("pyrious") == 0, "13 and twice 2"
    assert game.hand_of(0) == []

    game = talking("salvo", "kind_words", "letters")
    game.pick("diplomacy:pyrious").pick("card:salvo").rolls(1, 1, 1).pick("card:kind_words")
    assert game.ally_of("pyrious") is None
    assert sorted(game.hand_of(0)) == ["letters", "salvo"]
    assert game.discards() == ["kind_words"]


@pytest.mark.rule("VOID-16.7")
def test_kind_words_are_asked_for_whichever_other_cards_are_held() -> None:
    without = talking("salvo", "letters").pick("diplomacy:pyrious").pick("card:salvo")
    with_them = talking("salvo", "kind_words").pick("diplomacy:pyrious").pick("card:salvo")
    assert without.prompt == with_them.prompt == "ask.kind_words"


@pytest.mark.rule("VOID-R53")
def test_bonuses_to_diplomacy_add_up() -> None:
    game = talking("salvo").allied(0, "ooloru").technologies(0, "universal_translator")
    assert tries(game, 1, 6, 6, 2).ally_of("pyrious") == 0, "14 and two and one"


@pytest.mark.rule("VOID-1.5")
def test_a_planet_is_neutral_until_somebody_controls_it() -> None:
    game = talking("salvo")
    assert all("pyrious" not in game.held_by(seat) for seat in range(4))
    tries(game, 1, 6, 6, 6)
    assert [seat for seat in range(4) if "pyrious" in game.held_by(seat)] == [0]
