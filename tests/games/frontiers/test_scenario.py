"""The scenario that other tests stand on."""

import pytest

from .scenario import frontiers


def test_an_action_is_led_and_play_goes_on_to_the_next_disk() -> None:
    game = frontiers(3).explored(1, "comet_zone", "rebel_base").credits(1, 3).colonists(1, 1).leads(1, "settle")
    assert (game.seat, game.prompt) == (1, "ask.settle")
    assert game.refusal("rebel_base").rule == "FRONT-7.5"
    game.pick("comet_zone")
    assert game.happened("settles") == [{"side": "seat:1", "world": "world:comet_zone", "n": 3}]
    assert game.colonies_of(1) == ["frontier_mining_camp", "comet_zone"]
    assert (game.seat, game.prompt) == (2, "ask.action"), "colonists alone are left to the others: no question"


def test_a_world_lies_in_one_place_only() -> None:
    game = frontiers().explored(0, "comet_zone")
    with pytest.raises(AssertionError, match="comet_zone is not free"):
        game.colonies(1, "comet_zone")
