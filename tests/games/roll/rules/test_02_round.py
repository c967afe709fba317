"""Sections 2 and 3: the round, and the roll that begins it."""

from collections import Counter

import pytest

from astrarium.games.roll.content import FACES_OF
from astrarium.games.roll.names import ALIEN, DICE, FACES, WILD

from ..scenario import Scenario, named, roll

WORLDS = ("gem_world", "mining_world", "spice_world", "plague_world", "jungle_world", "ore_rich_world")
ELEVEN = ("old_earth", *WORLDS, "space_docks", "nanotechnology", "mad_scientists", "galactic_salon")


def all_select(*phases: str) -> Scenario:
    """A table on which each seat has one Home die, which selects one of these phases; all are ready."""
    game = roll(len(phases))
    for seat in range(len(phases)):
        game.rolls(seat, explore="home")
    game.assign()
    for seat, phase in enumerate(phases):
        game.selects(seat, "home@explore", phase)
    return game


# A round


@pytest.mark.rule("ROLL-2.1")
def test_a_round_is_roll_assign_reveal_the_phases_in_order_and_manage_empire() -> None:
    game = all_select("ship", "develop", "produce").ready(0, 1)
    assert [event.kind for event in game.events] == ["ready"]
    game.ready(2)
    steps = [event.kind for event in game.events if event.kind in ("selects", "phase", "manage", "round", "rolls")]
    assert steps == ["selects"] * 3 + ["phase"] * 3 + ["manage", "round"] + ["rolls"] * 3
    assert [told["phase"] for told in game.happened("phase")] == ["phase:develop", "phase:produce", "phase:ship"]
    assert set(game.prompts().values()) <= {"ask.wilds", "ask.select"}


@pytest.mark.rule("ROLL-2.1")
def test_every_step_is_simultaneous() -> None:
    game = roll(3)
    for seat in range(3):
        game.rolls(seat, explore="home").cup(seat, "home")
    assert game.assign().prompts() == dict.fromkeys(range(3), "ask.select")
    for seat in range(3):
        game.workers(seat, explore="home home")
    assert game.phase("explore").prompts() == dict.fromkeys(range(3), "ask.explore")
    for seat in range(3):
        game.citizenry(seat, "home rare").credits(seat, 1)
    assert game.phase("manage").prompts() == dict.fromkeys(range(3), "ask.recruit")


@pytest.mark.rule("ROLL-2.1")
def test_nobody_waits_for_another_in_a_step() -> None:
    game = roll(3).workers(0, explore="home home").workers(2, explore="home").phase("explore")
    game.choose(2, "stock").choose(0, "stock").choose(0, "stock")
    assert [game.credits_of(seat) for seat in range(3)] == [5, 1, 3]


@pytest.mark.rule("ROLL-2.1")
def test_workers_go_from_the_cup_to_a_column_to_the_citizenry_and_back() -> None:
    game = roll(3).rolls(0, explore="home").assign().selects(0, "home@explore", "explore")
    assert game.cup_of(0) == "home"
    game.ready(0)
    assert (game.cup_of(0), game.workers_of(0), game.citizenry_of(0)) == ("", {"explore": "home"}, "")
    game.choose(0, "stock")
    # Its task is done: it went to the Citizenry and was recruited for $1 of the $3.
    assert [told["dice"] for told in game.happened("recruits")] == ["dice:home.1"]
    assert (game.cup_of(0), game.citizenry_of(0), game.credits_of(0)) == ("home", "", 2)


# The end


@pytest.mark.rule("ROLL-2.2")
def test_the_game_ends_when_all_chips_of_the_pool_are_taken() -> None:
    assert roll().pool(0).phase("end").state.ending == "chips"
    assert roll().pool(1).cup(0, "home").phase("end").state.ending == ""


@pytest.mark.rule("ROLL-2.2")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_game_ends_when_a_tableau_has_twelve_tiles(seat: int) -> None:
    game = roll().tableau(seat, *ELEVEN).cup(0, "home").phase("end")
    assert (game.state.ending, game.state.round) == ("", 2)
    game.adds(seat, "public_works").phase("end")
    assert (game.state.ending, game.over) == ("tableau", True)


@pytest.mark.rule("ROLL-2.2")
def test_the_round_is_finished_before_the_end() -> None:
    game = roll().adds(0, "comet_zone", "mining_world").goods(0, comet_zone="rare", mining_world="rare").pool(1)
    game.workers(0, ship="rare").phase("ship", "manage", "end").choose(0, "comet_zone.rare>consume")
    assert (game.state.pool, game.state.ending) == (0, "")
    assert game.prompts() == {0: "ask.recall"}
    game.choose(0, "rare@tile.mining_world")
    assert game.over
    assert game.state.ending == "chips"


@pytest.mark.rule("ROLL-2.2")
def test_otherwise_another_round_begins() -> None:
    game = roll().cup(0, "home").phase("manage", "end")
    assert game.state.round == 2
    assert set(game.prompts()) == {0}


@pytest.mark.rule("ROLL-2.3")
def test_players_wait_at_the_end_of_assign_until_all_are_ready() -> None:
    game = all_select("explore", "explore", "explore").ready(1, 0)
    assert game.prompts() == {2: "ask.reassign"}
    assert game.happening() == []
    assert [player["ready"] for player in game.seen(None)["players"]] == [True, True, False]
    game.ready(2)
    assert game.happening() == ["explore"]
    assert [player["ready"] for player in game.seen(None)["players"]] == [False] * 3


@pytest.mark.rule("ROLL-2.3")
def test_being_ready_is_asked_even_where_nothing_else_could_be_done() -> None:
    game = all_select("explore", "ship", "ship")
    assert game.options(0) == ["ready", "again"]


# The roll


@pytest.mark.rule("ROLL-3.1")
def test_all_dice_of_the_cup_are_rolled_and_no_others() -> None:
    game = roll(3).cup(0, "home home rare alien").citizenry(0, "home genes").dice_on(0, "world", "military")
    game.cup(1, "novelty").adds(1, "comet_zone").goods(1, comet_zone="rare").next_round()
    assert [named(sum(faces)) for faces in game.state.rolled] == ["home home rare alien", "novelty", ""]
    assert game.citizenry_of(0) == "home genes"


@pytest.mark.rule("ROLL-3.1")
def test_a_die_shows_each_of_its_own_faces_as_often_as_it_has_them() -> None:
    game = roll()
    for kind, die in enumerate(DICE):
        shown: Counter[str] = Counter()
        for _ in range(20):
            game.cup(0, " ".join([die] * 30)).next_round()
            rolled = game.state.rolled[0]
            shown.update({face: len(named(rolled[n]).split()) for n, face in enumerate(FACES)})
        for n, face in enumerate(FACES):
            expected = FACES_OF[kind].count(n) * 100
            assert abs(shown[face] - expected) < 60 + expected // 20, (die, face)
            assert bool(shown[face]) == bool(expected)
    assert FACES_OF[ALIEN].count(WILD) == 3


@pytest.mark.rule("ROLL-3.1")
def test_the_roll_is_behind_the_screen() -> None:
    game = roll().cup(0, "home home").cup(1, "home").next_round()
    assert game.seen(0)["players"][0]["rolled"] is not None
    assert game.seen(0)["players"][1]["rolled"] is None
    assert [player["rolled"] for player in game.seen(None)["players"]] == [None, None]
    assert {event.to for event in game.events if event.kind == "rolled"} == {(0,), (1,)}
    assert [told["dice"] for told in game.happened("rolls")] == ["dice:home.2", "dice:home.1"]
