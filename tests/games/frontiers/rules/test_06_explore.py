"""Section 6: Explore."""

import pytest

from astrarium.games.frontiers.content import IN_BAG, WORLDS

from ..scenario import Scenario, frontiers
from ..tiles.printed import WORLDS as PRINTED

SEVEN = ("artist_settlement", "gem_world", "comet_zone", "plague_world", "rebel_base", "rebel_miners", "asteroid_belt")
FULL = (
    "old_earth", "secluded_world", "spice_world", "new_vinland", "mining_world", "information_hub", "doomed_colony",
)  # fmt: skip


def offered(game: Scenario) -> list[str]:
    return [row["world"] for row in game.seen(None)["offered"]]


def all_worlds(game: Scenario) -> list[int]:
    """All worlds that come from the bag, wherever they are now."""
    s = game.state
    left = [world for world, taker in zip(s.offered, s.takers, strict=True) if taker < 0]
    owned = [world for worlds in (*s.explored, *s.colonies, *s.stored_worlds) for world in worlds]
    return sorted(world for world in [*s.bag, *left, *s.returned, *owned] if world in IN_BAG)


@pytest.mark.rule("FRONT-6.1", "FRONT-6.2")
def test_seven_worlds_are_drawn_each_takes_one_and_the_active_player_a_second() -> None:
    game = frontiers(4).track(2, 0, 3, 1).leads(0, "explore")
    assert len(offered(game)) == 7
    assert len(game.state.bag) == len(PRINTED) - 7
    taken: list[tuple[int, str]] = []
    while game.prompt == "ask.explore":
        seat, world = game.seat, game.options[0]
        game.pick(world)
        taken.append((seat, world))
        assert world in game.explored_of(seat)
    assert [seat for seat, _ in taken] == [0, 3, 1, 2, 0]
    assert len({world for _, world in taken}) == 5, "what is taken is gone"
    assert len(game.state.bag) == len(PRINTED) - 5, "the two left over go back"
    assert all_worlds(game) == list(IN_BAG)
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-6.1")
def test_the_worlds_come_from_the_bag_by_chance_and_all_see_them() -> None:
    draws = [frozenset(offered(frontiers(3, seed).leads(0, "explore"))) for seed in range(12)]
    assert len(set(draws)) == 12
    game = frontiers(3).bag(*SEVEN).leads(0, "explore")
    assert set(offered(game)) == set(SEVEN)
    assert game.happened("drawn") != []


@pytest.mark.rule("FRONT-6.2")
def test_with_two_players_the_active_one_takes_the_third_world() -> None:
    game = frontiers(2).bag(*SEVEN).leads(1, "explore").pick("gem_world").pick("comet_zone")
    assert game.seat == 1
    game.pick("rebel_base")
    assert game.explored_of(1) == ["gem_world", "rebel_base"]
    assert game.explored_of(0) == ["comet_zone"]
    assert game.prompt == "ask.action"


@pytest.mark.rule("FRONT-6.3", "FRONT-15.1", "FRONT-A8")
def test_extra_worlds_are_drawn_in_their_owners_turn_and_those_of_the_active_player_last() -> None:
    game = frontiers(3).bag(*SEVEN).developments(0, "survey_team").developments(1, "survey_team").leads(0, "explore")
    game.bag("tourist_world").pick("gem_world")
    assert game.explored_of(0) == ["gem_world"], "not before both picks"
    game.pick("comet_zone")
    assert (game.seat, game.explored_of(1)) == (2, ["comet_zone", "tourist_world"]), "before the next one chooses"
    assert game.happened("draws_world") == [{"side": "seat:1", "world": "world:tourist_world"}]
    game.bag("lost_species_ark_world").pick("rebel_base")
    assert game.explored_of(2) == ["rebel_base"], "who has no such power draws nothing"
    game.pick("rebel_miners")
    assert game.explored_of(0) == ["gem_world", "rebel_miners", "lost_species_ark_world"]
    assert game.in_bag("asteroid_belt"), "the worlds left over were not in the bag before"


@pytest.mark.rule("FRONT-6.3", "FRONT-15.1")
def test_extra_worlds_come_before_those_left_over_are_in_the_bag_again() -> None:
    game = frontiers(3).bag(*SEVEN).developments(0, "federation_survey").leads(0, "explore")
    game.pick("gem_world").pick("comet_zone").pick("rebel_base").pick("rebel_miners")
    assert game.explored_of(0) == ["gem_world", "rebel_miners"], "the bag was empty"
    assert sorted(WORLDS[world].id for world in game.state.bag) == [
        "artist_settlement",
        "asteroid_belt",
        "plague_world",
    ]


@pytest.mark.rule("FRONT-15.1")
def test_powers_that_draw_worlds_add_up() -> None:
    game = frontiers(3).developments(1, "survey_team", "federation_survey").adds(1, "imperium_survey_hq")
    game.leads(0, "explore").answer(game.asked.options[0]).answer(game.asked.options[0])
    assert len(game.explored_of(1)) == 1 + 1 + 2 + 1


@pytest.mark.rule("FRONT-6.3", "FRONT-15.1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_powers_of_the_active_player_work_once_with_any_number_of_players(seats: int) -> None:
    game = frontiers(seats).colonies(0, "old_earth").developments(0, "survey_team").leads(0, "explore")
    for _ in range(seats + 1):
        game.answer(game.asked.options[0])
    assert game.prompt == "ask.action"
    assert (len(game.explored_of(0)), game.credits_of(0)) == (2 + 1, 1)


@pytest.mark.rule("FRONT-15.2")
def test_homesteading_pioneers_gives_a_colonist_of_the_pool_and_this_never_ends_the_game() -> None:
    game = frontiers(3).bag(*SEVEN).developments(1, "homesteading_pioneers").colonist_pool(5).leads(0, "explore")
    game.pick("gem_world")
    assert game.colonists_of(1) == 0, "after the own pick"
    game.pick("comet_zone")
    assert (game.colonists_of(1), game.state.colonist_pool, game.state.last) == (1, 4, "")
    game = frontiers(3).bag(*SEVEN).developments(0, "homesteading_pioneers").colonist_pool(0).leads(0, "explore")
    game.pick("gem_world").pick("comet_zone").pick("rebel_base").pick("rebel_miners")
    assert game.colonists_of(0) == 0


@pytest.mark.rule("FRONT-15.3")
def test_some_powers_give_credits_after_the_own_picks() -> None:
    game = frontiers(3).bag(*SEVEN).colonies(0, "old_earth").colonies(1, "epsilon_eridani").leads(0, "explore")
    game.pick("gem_world")
    assert game.credits_of(0) == 0, "the second pick is to come"
    game.pick("comet_zone")
    assert game.credits_of(1) == 1
    game.pick("rebel_base").pick("rebel_miners")
    assert [game.credits_of(seat) for seat in range(3)] == [1, 1, 0]


@pytest.mark.rule("FRONT-6.4", "FRONT-A6", "FRONT-A7", "FRONT-3.7")
def test_at_the_end_explored_worlds_above_nine_worlds_go_back() -> None:
    game = frontiers(3).colonies(1, *FULL).explored(1, "tourist_world", "destroyed_world").bag(*SEVEN)
    game.leads(0, "explore").pick("gem_world").pick("comet_zone")
    assert game.seat == 2, "the limit does not hold yet"
    game.pick("rebel_base").pick("rebel_miners")
    assert (game.seat, game.prompt, game.asked.low, game.asked.high) == (1, "ask.return_worlds", 1, 1)
    assert set(game.options) == {"tourist_world", "destroyed_world", "comet_zone"}, "explored ones, the new one too"
    game.pick("comet_zone")
    assert game.in_bag("comet_zone")
    assert game.explored_of(1) == ["tourist_world", "destroyed_world"]
    assert game.happened("returns_world") == [{"side": "seat:1", "world": "world:comet_zone"}]


@pytest.mark.rule("FRONT-6.4")
def test_nine_worlds_may_be_kept_and_several_too_many_go_back_at_once() -> None:
    game = frontiers(3).colonies(1, *FULL).explored(1, "tourist_world").bag(*SEVEN)
    game.leads(0, "explore").pick("gem_world").pick("comet_zone").pick("rebel_base").pick("rebel_miners")
    assert game.prompt == "ask.action"
    assert len(game.explored_of(1)) + len(game.colonies_of(1)) == 9
    game = frontiers(3).colonies(0, *FULL).explored(0, "tourist_world", "destroyed_world").bag(*SEVEN)
    game.leads(0, "explore").pick("gem_world").pick("comet_zone").pick("rebel_base").pick("rebel_miners")
    assert (game.prompt, game.asked.low, game.asked.high) == ("ask.return_worlds", 2, 2)
    game.pick("tourist_world", "gem_world")
    assert game.explored_of(0) == ["destroyed_world", "rebel_miners"]


@pytest.mark.rule("FRONT-A7")
def test_the_limit_is_looked_at_in_track_order_from_the_active_player() -> None:
    game = frontiers(3).track(2, 0, 1).bag(*SEVEN)
    for seat, start in enumerate(("old_earth", "new_sparta", "alpha_centauri")):
        extra = [world.id for world in WORLDS[: len(IN_BAG)] if world.id not in SEVEN][9 * seat : 9 * seat + 8]
        game.colonies(seat, start).explored(seat, *extra)
    game.leads(0, "explore").pick("gem_world").pick("comet_zone").pick("rebel_base").pick("rebel_miners")
    asked = []
    while game.prompt == "ask.return_worlds":
        asked.append(game.seat)
        assert game.state.bag == [], "what went back is not in the bag before the action is over"
        game.answer(*game.asked.options[: game.asked.low])
    assert asked == [0, 1, 2]
    assert len(game.state.bag) == 2 + 1 + 1 + 3


@pytest.mark.rule("FRONT-6.6", "FRONT-A6")
def test_taking_a_world_is_not_optional() -> None:
    game = frontiers(3).bag(*SEVEN).leads(0, "explore")
    assert set(game.options) == set(SEVEN)


@pytest.mark.rule("FRONT-6.6", "FRONT-A32")
def test_with_few_worlds_in_the_bag_the_last_ones_get_none() -> None:
    game = frontiers(3).bag("gem_world", "comet_zone").leads(0, "explore").pick("gem_world")
    assert [game.explored_of(seat) for seat in range(3)] == [["gem_world"], ["comet_zone"], []]
    assert game.prompt == "ask.action", "and the second world of the active player is lost"
    game = frontiers(3).bag().leads(0, "explore")
    assert (game.seat, game.prompt) == (1, "ask.action")


@pytest.mark.rule("FRONT-12.4", "FRONT-6.1")
def test_explore_is_played_in_order() -> None:
    game = frontiers(5).track(4, 3, 2, 1, 0).leads(3, "explore")
    asked = []
    while game.prompt == "ask.explore":
        asked.append(game.seat)
        assert len(game.prompts()) == 1
        game.answer(game.asked.options[0])
    assert asked == [3, 2, 1, 0, 4, 3]
