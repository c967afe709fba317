"""Odds told before dice are rolled, against every roll that there is, played by the rules."""

from collections.abc import Callable, Iterator
from fractions import Fraction

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.state import SIDES, VoidState
from astrarium.kernel import Odds, Option, Text, percent
from astrarium.kernel.odds import whole

from .scenario import Scenario, void

Act = Callable[[Scenario], object]


class MoreDiceError(Exception):
    """The rules roll more dice than were thought of."""


def chance(game: Callable[[], Scenario], act: Act, succeeds: Callable[[Scenario], bool]) -> float:
    """How often it comes off, over all faces of all dice that its rules roll."""
    won = Fraction(0)
    thought_of: list[tuple[int, ...]] = [()]
    with pytest.MonkeyPatch.context() as patch:
        while thought_of:
            dice = thought_of.pop()
            left: Iterator[int] = iter(dice)

            def roll(s: VoidState, seat: int = -1, left: Iterator[int] = left) -> int:
                for die in left:
                    return die
                raise MoreDiceError

            patch.setattr(VoidState, "roll_die", roll)
            table = game()
            try:
                act(table)
            except MoreDiceError:
                thought_of += [(*dice, face) for face in range(1, SIDES + 1)]
                continue
            won += Fraction(succeeds(table), SIDES ** len(dice))
    return percent(won)


def option(game: Scenario, ref: str) -> Option:
    found = [game.asked.step.option(game.state, code) for code in game.asked.options]
    return next(one for one in found if one.ref == ref)


def odds(game: Scenario, ref: str) -> Odds:
    told = option(game, ref).odds
    assert told is not None
    return told


# Attacks on what does not shoot back


def fleet(space: str = "dromond", **ships: int) -> Scenario:
    return void().ships(space, 0, **ships).turn(0)


def attack(ref: str) -> Act:
    """With as many ships as one can pay for."""

    def act(game: Scenario) -> None:
        game.pick(ref)
        if game.prompt == "ask.fire":
            game.answer(game.asked.high)

    return act


PLANET = "attack:dromond.planet"


@pytest.mark.rule("VOID-8.2", "VOID-8.11", "VOID-11.4", "VOID-11.6", "VOID-R44")
@pytest.mark.parametrize(
    "game",
    [
        lambda: fleet(starfighter=1),
        lambda: fleet(starfighter=2),
        lambda: fleet(starfighter=1, sunhammer=1),
        lambda: fleet(tempest=1, starcruiser=1),
        lambda: fleet(damaged_moth=1),
        lambda: fleet(starfighter=2).race(0, "legions_of_decima").turn(0),
        lambda: fleet(starfighter=1).technologies(0, "plasma_cannons").turn(0),
        lambda: fleet(shooting_star=2).credits(0, 1).turn(0),
        lambda: fleet(shooting_star=1, starfighter=1).turn(0),
    ],
)
def test_the_odds_of_an_attack_are_those_of_all_rolls(game: Callable[[], Scenario]) -> None:
    assert odds(game(), PLANET).chance == chance(game, attack(PLANET), lambda table: "dromond" in table.held_by(0))


@pytest.mark.rule("VOID-14.14")
@pytest.mark.parametrize("ships", [{"starfighter": 2, "starcruiser": 1}, {"tempest": 1, "starfighter": 1}])
def test_a_planet_that_takes_two_hits(ships: dict[str, int]) -> None:
    def game() -> Scenario:
        return fleet("vesk_prime", **ships).in_force("vesk_prime_arms").turn(0)

    ref = "attack:vesk_prime.planet"
    assert odds(game(), ref).needs == 2
    assert odds(game(), ref).chance == chance(game, attack(ref), lambda table: "vesk_prime" in table.held_by(0))


@pytest.mark.rule("VOID-14.3", "VOID-12.12", "VOID-16.3")
def test_a_rebellion_an_infestation_and_a_war_cry() -> None:
    def rebelling() -> Scenario:
        return fleet(starfighter=2).conquered(0, "dromond").rebelling("dromond").turn(0)

    quelled = chance(rebelling, attack("attack:dromond.rebellion"), lambda table: not table.state.rebels)
    assert odds(rebelling(), "attack:dromond.rebellion").chance == quelled

    def crying() -> Scenario:
        return fleet(starfighter=2).hand(0, "war_cry", "salvo").turn(0)

    told = odds(crying(), f"{PLANET}.war_cry")
    assert [(throw.ref, throw.n, throw.needs) for throw in told.dice] == [("ship:starfighter", 2, 4)]
    assert told.chance == percent(1 - Fraction(1, 2) ** 2)


@pytest.mark.rule("VOID-8.2")
def test_who_shoots_back_has_stakes_and_no_chance() -> None:
    """Losses are chosen and cards are played there: no figure would be honest."""
    told = odds(fleet("b1", starfighter=3).ships("b1", 1, starfighter=2).hand(1, "truce").turn(0), "attack:b1.1")
    assert (told.chance, told.stake and told.stake.id, told.stake and told.stake.args) == (
        None,
        "stake.battle",
        {"n": 3},
    )
    told = odds(fleet("b1", starfighter=1).pirates("b1").turn(0), "attack:b1.pirates")
    assert (told.chance, told.stake and told.stake.args["n"]) == (None, 1)
    unguarded = fleet(starfighter=1).conquered(1, "dromond").turn(0)
    assert option(unguarded, "attack:dromond.1").odds is None, "nobody rolls"


# Diplomacy


def talking(*hand: str) -> Scenario:
    return void().ships("pyrious", 0, diplomat=1).hand(0, *hand).turn(0)


def negotiate(cards: int) -> Act:
    """With so many cards of the temperament, those that do not help first, and all that help."""

    def act(game: Scenario) -> None:
        game.pick("diplomacy:pyrious")
        game.answer(*game.asked.options[:cards])
        if game.prompt == "ask.kind_words":
            game.answer(*game.asked.options)

    return act


@pytest.mark.rule("VOID-9.1", "VOID-9.2", "VOID-9.7", "VOID-16.5", "VOID-12.17")
@pytest.mark.parametrize(
    "game",
    [
        lambda: talking("salvo"),
        lambda: talking("salvo", "war_cry", "salvo"),
        lambda: talking("salvo", "kind_words", "letters"),
        lambda: talking("salvo").race(0, "collective_5").turn(0),
        lambda: talking("salvo", "salvo").technologies(0, "universal_translator").turn(0),
    ],
)
def test_the_odds_of_diplomacy_are_those_of_all_rolls(game: Callable[[], Scenario]) -> None:
    told = odds(game(), "diplomacy:pyrious")
    open_tries = [way for way in told.tries if way.is_open]
    assert [way.n for way in told.tries] == [1, 2, 3, 4]
    assert told.chance == max(way.chance for way in open_tries)
    for way in open_tries[-2:]:  # each plays 216 rolls
        assert way.chance == chance(game, negotiate(way.n), lambda table: table.ally_of("pyrious") == 0)


@pytest.mark.rule("VOID-9.2")
def test_numbers_of_cards_that_one_lacks_are_told_too() -> None:
    tries = odds(talking("salvo", "letters"), "diplomacy:pyrious").tries
    assert [(way.needs, way.chance, way.is_open) for way in tries] == [
        (17, 1.9, True),
        (13, 25.9, False),
        (8, 83.8, False),
        (4, 99.5, False),
    ]


def test_only_what_is_certain_is_told_as_certain() -> None:
    assert [percent(Fraction(n, 10_000)) for n in (0, 1, 5_000, 9_999, 10_000)] == [0.0, 0.1, 50.0, 99.9, 100.0]
    assert [whole(value) for value in (0.0, 0.1, 25.9, 99.9, 100.0)] == [0, 1, 26, 99, 100]


def test_odds_hang_on_nothing_that_the_player_cannot_see() -> None:
    """Other hands, the deck and the dice to come may be anything."""

    def told(*theirs: str) -> list[object]:
        game = talking("salvo", "letters").ships("dromond", 0, starfighter=2).ships("b1", 0, starfighter=1)
        game.ships("b1", 1, starfighter=1).hand(1, *theirs).rolls(*(6, 6, 6) if theirs else (1, 1, 1)).turn(0)
        return [game.asked.step.option(game.state, code).pack() for code in game.asked.options]

    assert told("truce", "evil_eye", "kind_words") == told()


# In words, as a terminal prints them and a screen reader says them


def said(game: Scenario, ref: str, lang: str) -> str:
    return GAME.words.say(lang, option(game, ref).text).replace("\u00a0", " ")


def test_the_words_of_an_option_tell_its_odds() -> None:
    game = talking("salvo", "salvo").ships("dromond", 0, starfighter=2).turn(0)
    assert said(game, "diplomacy:pyrious", "fr") == "Négocier avec Pyrious : 2 cartes, 13 ou plus, 26 %"
    assert said(game, "diplomacy:pyrious", "en") == "Negotiate with Pyrious: 2 cards, 13 or more, 26%"
    assert said(game, PLANET, "fr") == "Attaquer Dromond (56 %)"
    assert said(game, PLANET, "en") == "Attack Dromond (56%)"


@pytest.mark.rule("VOID-16.4", "VOID-16.5")
def test_a_question_to_which_no_card_is_an_answer_says_so() -> None:
    def asked(game: Scenario) -> str:
        prompt = GAME.words.say("fr", Text(game.asked.prompt, game.asked.about))
        return prompt.replace("\u00a0", " ")

    game = talking("salvo", "letters").pick("diplomacy:pyrious").pick("card:salvo")
    assert (
        asked(game)
        == "Pyrious : aucune autre carte de votre main ne vous aide. Il faut 17 ou plus (bonus 0), soit 2 %."
    )
    game = talking("salvo", "kind_words").pick("diplomacy:pyrious").pick("card:salvo")
    assert asked(game).startswith("Pyrious : jouez-vous aussi des cartes qui aident ? Il faut 17 ou plus")
    rolled = fleet(starfighter=1).hand(0, "letters", "letters").turn(0).rolls(1).pick(PLANET)
    assert asked(rolled) == "Dromond : les dés sont jetés, aucune de vos cartes n’en fait relancer un."
    rolled = fleet(starfighter=1).hand(0, "salvo").turn(0).rolls(1).pick(PLANET)
    assert asked(rolled) == "Dromond : faites-vous relancer un dé ?"
    again = option(rolled, "die:attacker.0")
    assert (again.odds and again.odds.chance, GAME.words.say("en", again.text)) == (
        33.3,
        "Fierce Salvo: roll my 1 again (5+, 33%)",
    )
