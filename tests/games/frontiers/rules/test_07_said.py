"""Section 7: what a world to settle says of its price and its way, before it is chosen."""

import pytest

from astrarium.games.frontiers import GAME

from ..scenario import Scenario, frontiers


def said(game: Scenario, ref: str) -> tuple[str, str]:
    """The option in words, and its warning."""
    asked = game.asked
    options = [asked.step.option(game.state, code) for code in asked.options]
    [option] = [option for option in options if game.plain(option.ref) == ref]
    spoken = [GAME.words.say("fr", text) for text in (option.text, option.warning) if text]
    words, *warning = [" ".join(line.split()) for line in spoken]  # without narrow spaces
    return words, "".join(warning)


@pytest.mark.rule("FRONT-7.24", "FRONT-7.22")
def test_that_a_colony_is_lost_is_told_before() -> None:
    """It was destroyed with its good by “Coloniser Monde touristique”, without another word."""
    game = frontiers().adds(0, "doomed_colony").goods(0, "doomed_colony").explored(0, "tourist_world")
    words, warning = said(game.leads(0, "settle"), "tourist_world")
    assert words == "Coloniser Monde touristique à la place de Colonie condamnée pour 0 $"
    assert warning == "Vous perdez la colonie Colonie condamnée, avec toute ressource qui s’y trouve."


@pytest.mark.rule("FRONT-7.24", "FRONT-7.15")
def test_price_and_way() -> None:
    game = frontiers().explored(0, "comet_zone", "rebel_miners").colonists(0, 3).credits(0, 9).leads(0, "settle")
    assert said(game, "comet_zone") == ("Coloniser Champ de comètes pour 3 $", "")
    game = frontiers().developments(0, "contact_specialist").explored(0, "rebel_miners").colonists(0, 3).credits(0, 9)
    assert said(game.leads(0, "settle"), "rebel_miners")[0] == "Coloniser Mineurs rebelles grâce à Diplomate pour 1 $"
    game = frontiers().developments(0, "space_marines").explored(0, "rebel_miners").colonists(0, 3).leads(0, "settle")
    assert said(game, "rebel_miners")[0] == "Conquérir Mineurs rebelles : force militaire 2 contre défense 2"
    game.developments(0, "space_marines", "contact_specialist").credits(0, 9).leads(0, "settle")
    assert said(game, "rebel_miners")[0] == "Coloniser Mineurs rebelles (plusieurs façons)"


@pytest.mark.rule("FRONT-7.24", "FRONT-7.22")
def test_the_ways_of_a_world_are_told_in_the_same_words() -> None:
    """The warning too, where one of several ways loses a colony."""
    game = frontiers().adds(0, "doomed_colony").explored(0, "comet_zone").credits(0, 3).leads(0, "settle")
    game.pick("comet_zone")
    assert said(game, "pay") == ("Payer 3 $", "")
    words, warning = said(game, "in_place")
    assert words == "À la place de Colonie condamnée : payer 0 $"
    assert warning == "Vous perdez la colonie Colonie condamnée, avec toute ressource qui s’y trouve."
