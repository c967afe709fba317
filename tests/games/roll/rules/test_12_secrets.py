"""Section 12: what is secret, and what everybody sees."""

from typing import Any

import pytest

from ..scenario import Scenario, roll

OTHERS = (None, 1, 2)


def words_in(seen: Any) -> set[str]:
    """All names in a view."""
    if isinstance(seen, dict):
        return set().union(*(words_in(part) for part in seen.values()), seen.keys())
    if isinstance(seen, list | tuple):
        return set().union(*(words_in(part) for part in seen))
    return {seen} if isinstance(seen, str) else set()


def stacked() -> Scenario:
    """Seat 0 of three has two developments and three worlds to build."""
    game = roll(3).developments(0, "space_docks", "nanotechnology")
    return game.worlds(0, "comet_zone", "mining_world", "gem_world")


# Tiles


@pytest.mark.rule("ROLL-12.2")
@pytest.mark.parametrize("reader", OTHERS)
def test_others_see_the_top_and_the_size_of_a_stack_and_no_more(reader: int | None) -> None:
    stacks = stacked().seen(reader)["players"][0]["stacks"]
    assert (stacks["development"]["top"], stacks["development"]["size"]) == ("nanotechnology", 2)
    assert (stacks["world"]["top"], stacks["world"]["size"]) == ("gem_world", 3)
    assert not words_in(stacks) & {"tiles", "space_docks", "armaments_world", "comet_zone", "mining_world"}


@pytest.mark.rule("ROLL-12.2")
def test_the_owner_may_look_at_all_tiles_of_a_stack() -> None:
    stacks = stacked().seen(0)["players"][0]["stacks"]
    assert [tile["development"] for tile in stacks["development"]["tiles"]] == ["nanotechnology", "space_docks"]
    assert [tile["world"] for tile in stacks["world"]["tiles"]] == ["gem_world", "mining_world", "comet_zone"]


@pytest.mark.rule("ROLL-12.2")
def test_tiles_in_the_bag_are_seen_by_nobody_but_counted() -> None:
    game = roll(3).bag("space_docks", "nanotechnology")
    for reader in (None, 0, 1):
        assert game.seen(reader)["bag"] == 2
        assert not words_in(game.seen(reader)) & {"space_docks", "nanotechnology"}


@pytest.mark.rule("ROLL-12.2")
def test_tiles_drawn_by_a_scout_are_seen_by_the_scout_alone() -> None:
    game = roll(3).bag("space_docks").workers(0, explore="home home").phase("explore").choose(0, "scout")
    assert game.seen(0)["players"][0]["own_drawn"] == [{"development": "space_docks", "world": "armaments_world"}]
    for reader in OTHERS:
        assert game.seen(reader)["players"][0]["drawn"] == 1
        assert not words_in(game.seen(reader)) & {"space_docks", "armaments_world"}
    assert [event.to for event in game.events if event.kind == "drew_tile"] == [(0,)]


@pytest.mark.rule("ROLL-12.2", "ROLL-A25")
def test_abandoned_tiles_are_known_to_who_abandoned_them_until_they_go_back() -> None:
    game = stacked().workers(0, explore="home home").phase("explore").choose(0, "scout").choose(0, "space_docks")
    own = [{"development": "space_docks", "world": "armaments_world"}]
    assert game.seen(0)["players"][0]["own_abandoned"] == own
    for reader in OTHERS:
        assert game.seen(reader)["players"][0]["abandoned"] == 1
        assert not words_in(game.seen(reader)) & {"space_docks", "armaments_world"}
    for _ in range(2):
        game.answer(0, game.asked(0).options[0])
    assert game.prompts() == {0: "ask.explore"}
    assert game.seen(0)["players"][0]["own_abandoned"] == own
    game.choose(0, "stock")
    assert game.seen(0)["players"][0]["own_abandoned"] == []
    assert game.seen(1)["players"][0]["abandoned"] == 0


@pytest.mark.rule("ROLL-A25")
def test_a_tile_that_was_public_is_shown_to_nobody_else_once_it_is_covered() -> None:
    game = roll(3).adds(0, "improved_reconnaissance").worlds(0, "gem_world").bag("space_docks")
    assert "gem_world" in words_in(game.seen(1))
    game.workers(0, explore="home").phase("explore").choose(0, "scout").choose(0).choose(0, "armaments_world^top")
    assert game.worlds_of(0) == ["gem_world", "armaments_world"]
    for reader in OTHERS:
        assert game.seen(reader)["players"][0]["stacks"]["world"]["top"] == "armaments_world"
        assert "gem_world" not in words_in(game.seen(reader))
    assert "gem_world" in words_in(game.seen(0))


# Dice


@pytest.mark.rule("ROLL-12.2")
@pytest.mark.parametrize("reader", OTHERS)
def test_rolled_faces_and_columns_are_secret_in_assign(reader: int | None) -> None:
    def table(face: str, column: str, phase: str) -> Scenario:
        game = roll(3).rolls(0, wild="genes", **{face: "rare rare"}).rolls(1, ship="home").assign()
        return game.wilds(0, column).selects(0, f"rare@{face}", phase)

    one, other = table("explore", "ship", "develop"), table("produce", "settle", "explore")
    assert one.seen(reader) == other.seen(reader)
    assert one.seen(0) != other.seen(0)


@pytest.mark.rule("ROLL-12.2")
def test_a_seat_with_a_wild_looks_like_one_without() -> None:
    """Nobody else sees whether a seat is asked for its wilds: both tables give the same view."""
    wild = roll(3).rolls(0, wild="genes").rolls(1, ship="home").assign()
    none = roll(3).rolls(0, settle="genes").rolls(1, ship="home").assign()
    assert (wild.prompts()[0], none.prompts()[0]) == ("ask.wilds", "ask.select")
    for reader in OTHERS:
        assert wild.seen(reader) == none.seen(reader)


@pytest.mark.rule("ROLL-A27")
@pytest.mark.parametrize("reader", OTHERS)
def test_dice_and_their_colours_credits_and_chips_are_public_at_all_times(reader: int | None) -> None:
    game = roll(3).adds(0, "comet_zone").goods(0, comet_zone="genes").rolls(0, explore="home home", wild="alien")
    game.citizenry(0, "home military").dice_on(0, "world", "rare").credits(0, 7).chips(0, 5).rolls(1, ship="home")
    player = game.assign().seen(reader)["players"][0]
    assert game.seen(reader)["assigning"] is True
    assert player["cup"] == {"home": 2, "alien": 1}
    assert player["citizenry"] == {"home": 1, "military": 1}
    assert player["stacks"]["world"]["dice"] == {"rare": 1}
    assert player["tableau"][-1] == {"tile": "comet_zone", "goods": ["genes"]}
    assert (player["credits"], player["chips"], player["dice"]) == (7, 5, 7)
    game.wilds(0, "ship").selects(0, "home@explore", "explore").uses(0, "dictate", "home@explore>ship").ready(0)
    assert game.seen(reader)["players"][0]["cup"] == {"home": 2, "alien": 1}, "also while one die is set aside"


@pytest.mark.rule("ROLL-12.2")
@pytest.mark.parametrize("reader", OTHERS)
def test_workers_in_columns_are_public_from_reveal_on(reader: int | None) -> None:
    game = roll(3).workers(0, explore="home rare", ship="alien").phase("explore", "ship")
    assert game.seen(reader)["players"][0]["columns"] == {"explore": {"home": 1, "rare": 1}, "ship": {"alien": 1}}
    assert (game.seen(reader)["happening"], game.seen(reader)["phase"]) == (["explore", "ship"], "explore")


# Powers that compare players


@pytest.mark.rule("ROLL-A28")
def test_powers_that_compare_look_at_tableaus_when_the_tasks_are_over() -> None:
    """Space Tourism pays $1 more for the dearest world, also if it was settled earlier in the same round."""
    for settled, paid in (("terraformed_world", 2), ("artist_colony", 1)):
        game = roll(3).adds(0, "space_tourism").adds(1, "lost_species_ark_world").worlds(0, settled)
        game.dice_on(0, "world", "home home home home home").credits(0, 0).phase("settle")
        game.credits(0, 0).phase("ship")
        assert game.credits_of(0) == paid


@pytest.mark.rule("ROLL-A28")
def test_payments_of_one_phase_do_not_change_what_the_others_are_compared_with() -> None:
    game = roll(3).adds(0, "technology_unions", "space_docks").adds(1, "nanotechnology", "public_works").first(1)
    assert game.phase("produce").credits_of(0) == 1, "two developments each: nobody has the most"
    game.developments(0, "export_duties").dice_on(0, "development", "home home").phase("develop", "produce")
    assert game.credits_of(0) == 2, "the one built in this round counts"
