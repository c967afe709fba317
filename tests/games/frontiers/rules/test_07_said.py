"""Section 7: what an option says about a world's price and way before it is chosen."""

import pytest

from ..scenario import frontiers
from .said import said


@pytest.mark.rule("FRONT-7.24", "FRONT-7.22")
def test_that_a_colony_is_lost_is_told_before() -> None:
    """Option and warning name the lost colony and its good; “Coloniser Monde touristique” alone would not."""
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
    """Where only one of several ways loses a colony, the option of that way alone carries the warning."""
    game = frontiers().adds(0, "doomed_colony").explored(0, "comet_zone").credits(0, 3).leads(0, "settle")
    game.pick("comet_zone")
    assert said(game, "pay") == ("Payer 3 $", "")
    words, warning = said(game, "in_place")
    assert words == "À la place de Colonie condamnée : payer 0 $"
    assert warning == "Vous perdez la colonie Colonie condamnée, avec toute ressource qui s’y trouve."


@pytest.mark.rule("FRONT-7.2", "FRONT-7.12")
@pytest.mark.parametrize(("left", "n"), [(9, 3), (3, 3), (2, 2), (1, 1)])
def test_no_more_colonists_are_promised_than_there_are(left: int, n: int) -> None:
    """With Terraforming Specialists the option promises three colonists, or all that the pool has left."""
    game = frontiers().developments(1, "terraforming_specialists").explored(1, "gem_world").colonists(1, 1)
    game.credits(1, 9).leads(0, "settle").colonist_pool(left)
    assert said(game, "colonists")[0].startswith(f"Prendre {n} ")
    assert game.pick("colonists").colonists_of(1) == 1 + n


@pytest.mark.rule("FRONT-A9", "FRONT-7.14")
def test_after_the_main_choice_no_world_is_named_that_could_not_be_settled_anyway() -> None:
    """A seat that may settle a second world is told why worlds are blocked; one that may only replace a colony is
    not."""
    game = frontiers().colonies(0, "gem_world").developments(0, "terraforming_engineers")
    game.explored(0, "prosperous_world", "mining_world", "rebel_base").leads(1, "settle")
    assert (game.seat, game.prompt, game.blocked()) == (0, "ask.upgrade_too", {})
    game = frontiers().developments(0, "improved_logistics").explored(0, "gem_world", "comet_zone", "rebel_base")
    game.colonists(0, 2).credits(0, 9).leads(0, "settle").pick("gem_world")
    assert (game.prompt, list(game.blocked())) == ("ask.settle_second", ["rebel_base"])
