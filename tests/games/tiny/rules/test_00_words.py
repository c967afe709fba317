"""Texts are true: limits that planets name, whose ships are meant, what a landing would do."""

import pytest

from astrarium.games.tiny import GAME
from astrarium.games.tiny.content import CONTENT, PLANETS

from ..scenario import Scenario, tiny

LANGUAGES = ("en", "fr")
TEXT_OF = {row["id"]: row["text"] for row in CONTENT["planet"]}


@pytest.mark.rule("TINY-8.5")
def test_the_text_of_a_planet_says_on_your_own_turn_exactly_if_it_is_so() -> None:
    own_turn = [planet.id for planet in PLANETS if planet.own_turn]
    assert own_turn == [planet for planet, text in TEXT_OF.items() if "your own turn" in text["en"]]
    assert own_turn == [planet for planet, text in TEXT_OF.items() if "Pendant votre tour" in text["fr"]]


@pytest.mark.rule("TINY-8.6")
def test_the_text_of_a_planet_says_once_per_turn_exactly_if_it_is_so() -> None:
    once = [planet.id for planet in PLANETS if planet.once]
    assert once == [planet for planet, text in TEXT_OF.items() if "once per turn" in text["en"].lower()]
    assert once == [planet for planet, text in TEXT_OF.items() if "une fois par tour" in text["fr"].lower()]


@pytest.mark.rule("TINY-A7")
def test_the_text_of_a_planet_with_an_option_says_what_the_option_changes() -> None:
    for planet in ("mared", "andellouxian_6", "helios"):
        assert "by option:" in TEXT_OF[planet]["en"]
        assert "en option :" in TEXT_OF[planet]["fr"]


@pytest.mark.rule("TINY-8.10", "TINY-8.18")
def test_nagato_moves_different_ships_and_piedes_repeats_another_die_in_both_languages() -> None:
    assert [word in TEXT_OF["nagato"][lang] for word, lang in (("different", "en"), ("différents", "fr"))] == [True] * 2
    assert [word in TEXT_OF["piedes"][lang] for word, lang in (("another", "en"), ("un autre", "fr"))] == [True] * 2


@pytest.mark.rule("TINY-4.10")
def test_the_log_calls_nobody_elses_galaxy_yours() -> None:
    game = tiny().ships(0, "orbit jakks", "home").pick("face:move_ship").pick("ship:0.0").pick("place:home")
    moved = next(event for event in game.events if event.kind == "moved")
    for lang, yours in (("en", "your"), ("fr", "votre")):
        assert yours not in GAME.words.say(lang, moved.text).lower()


@pytest.mark.rule("TINY-6.1")
def test_an_advance_is_refused_for_want_of_a_ship_of_yours_though_others_have_some() -> None:
    game = tiny().ships(1, "orbit jakks", "orbit vici_ks156").dice("diplomacy", "economy", "move")
    for track in ("diplomacy", "economy"):
        refusal = game.refusal(f"face:advance_{track}")
        said = [GAME.words.say(lang, refusal.text) for lang in LANGUAGES]
        assert ["of your ships" in said[0], "de vos vaisseaux" in said[1]] == [True, True]


@pytest.mark.rule("TINY-8.8")
@pytest.mark.parametrize(("other", "why"), [(2, "tied_lowest_empire"), (1, "not_lowest_empire")])
def test_mared_says_whether_the_empire_is_tied_or_higher(other: int, why: str) -> None:
    game = tiny().colonies(0, "mared", "jakks").empire(0, 2).empire(1, other).dice("utilize", "move").has(0, 7, 1)
    assert game.pick("face:utilize_colony").refusal("planet:mared").code == why


def warned(game: Scenario, ref: str) -> bool:
    """Would a landing there do nothing?"""
    options = [game.asked.step.option(game.state, code) for code in game.asked.options]
    warning = next(option.warning for option in options if option.ref == ref)
    return warning is not None and warning.id == "warning.no_effect"


@pytest.mark.rule("TINY-A3")
def test_the_warning_about_a_landing_without_effect_is_judged_after_the_move() -> None:
    game = tiny().row("aughmoore", "jakks", "maia", "gort").ships(0, "home", "orbit jakks").pick("face:move_ship")
    assert warned(game.pick("ship:0.0"), "surface:aughmoore")  # the last ship at home would be gone

    game = tiny().row("aughmoore", "jakks", "maia", "gort").ships(0, "home", "home").pick("face:move_ship")
    assert not warned(game, "surface:aughmoore")


@pytest.mark.rule("TINY-A3", "TINY-8.13")
def test_a_ship_that_leaves_the_only_planet_that_helios_could_replace_is_not_warned() -> None:
    game = tiny().row("helios", "jakks", "maia").ships(0, "surface jakks").ships(1, "orbit maia", "orbit helios")
    assert not warned(game.pick("face:move_ship").pick("ship:0.0"), "surface:helios")
    assert game.place(0, 0) == "surface jakks"  # nothing was moved by looking
