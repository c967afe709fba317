"""The log says which tile credits, VP and colonists come from."""

import pytest

from astrarium.games.frontiers import GAME
from astrarium.kernel import Text

from .scenario import Scenario, frontiers


def sources(game: Scenario, kind: str) -> list[tuple[int, str]]:
    return [(int(event["n"]), str(event["source"])) for event in game.happened(kind)]


@pytest.mark.rule("FRONT-12.1", "FRONT-8.9")
def test_three_gains_in_produce_are_told_apart() -> None:
    """The log names the Produce tile, Comet Zone and a development as sources; “Seat 1 gains $2” three times would not
    tell them apart."""
    game = frontiers().tile_credits(2).adds(0, "comet_zone", "diversified_economy").leads(0, "produce")
    assert sources(game, "credits") == [
        (2, "action:produce"),
        (1, "world:comet_zone"),
        (2, "development:diversified_economy"),
    ]


@pytest.mark.rule("FRONT-12.2", "FRONT-9.14")
def test_the_chips_of_the_example_in_the_rulebook() -> None:
    game = frontiers().colonies(0, "old_earth", "new_vinland", "gem_world", "comet_zone", "mining_world")
    game.adds(0, "galactic_salon", "new_economy").goods(0, "gem_world", "comet_zone", "mining_world")
    game.leads(0, "trade_consume")
    said = sources(game, "chips")
    while game.prompt != "ask.action":
        game.answer(*(game.asked.options[-1:] if game.prompt == "ask.sell" else game.asked.some_choices(1)[0]))
        said += sources(game, "chips") + sources(game, "credits")
    assert sorted(said) == [
        (1, "action:trade_consume"),
        (1, "development:galactic_salon"),
        (2, "world:new_vinland"),
        (3, "world:old_earth"),
        (4, "development:new_economy"),
    ]


@pytest.mark.rule("FRONT-7.3", "FRONT-15.14")
def test_colonists_of_the_bonus_of_the_choice_and_of_a_power() -> None:
    game = frontiers().adds(0, "terraforming_specialists").leads(0, "settle")
    assert sources(game, "colonists")[:3] == [
        (1, "action:settle"),
        (2, "action:settle"),
        (1, "development:terraforming_specialists"),
    ]


@pytest.mark.parametrize(
    ("action", "event", "n"), [("retreat", "credits", 2), ("send_envoys", "chips", 1), ("trade_consume", "chips", 1)]
)
def test_the_bonus_of_an_action_names_the_action(action: str, event: str, n: int) -> None:
    assert sources(frontiers().leads(0, action), event) == [(n, f"action:{action}")]


def test_in_words() -> None:
    said = GAME.words.say("fr", Text("event.credits", side="seat:1", n=1, source="world:comet_zone"))
    assert said.endswith("gagne 1\xa0$ grâce à Champ de comètes.")
