"""What each reader sees of the table, and what is hidden (ROLL-12.2)."""

import json

import pytest

from astrarium.bots import make_bot
from astrarium.games.roll import GAME, dice
from astrarium.games.roll.content import DESIGNS, TILES
from astrarium.kernel import Rng
from astrarium.kernel.randomness import seed_from

from .scenario import Scenario, opening, roll

READERS = (None, 0, 1)


def told(game: Scenario, reader: int | None) -> str:
    return json.dumps(game.seen(reader))


# Tiles


def scouting() -> Scenario:
    """Seat 0 has abandoned Merchant Guild, covered by nothing, and has drawn two tiles."""
    game = (
        roll().developments(0, "space_marines", "trade_levies", "merchant_guild").worlds(0, "gem_world", "mining_world")
    )
    game.workers(0, explore="home").phase("explore").choose(0, "scout").choose(0, "merchant_guild")
    assert game.asked(0).prompt == "ask.place"
    return game


@pytest.mark.rule("ROLL-12.2")
def test_of_a_stack_others_see_its_size_and_its_top() -> None:
    for reader in (None, 1):
        stacks = scouting().seen(reader)["players"][0]["stacks"]
        assert stacks["development"] == {"size": 2, "top": "trade_levies", "cost": 3, "dice": {}}
        assert stacks["world"] == {"size": 2, "top": "mining_world", "cost": 3, "dice": {}}


@pytest.mark.rule("ROLL-12.2")
def test_the_owner_may_look_through_the_stacks_from_the_top() -> None:
    stacks = scouting().seen(0)["players"][0]["stacks"]
    assert [tile["development"] for tile in stacks["development"]["tiles"]] == ["trade_levies", "space_marines"]
    assert [tile["world"] for tile in stacks["world"]["tiles"]] == ["mining_world", "gem_world"]
    assert stacks["world"]["tiles"][0] == {"development": "galactic_mandate", "world": "mining_world"}


@pytest.mark.rule("ROLL-12.2")
def test_covered_drawn_and_abandoned_tiles_are_only_counted_for_others() -> None:
    game = scouting()
    drawn = [DESIGNS[2 * tile + side].id for tile in game.state.drawn[0] for side in range(2)]
    secret = ["space_marines", "prosperous_world", "gem_world", "conscription", "merchant_guild", *drawn]
    for reader in (None, 1):
        player = game.seen(reader)["players"][0]
        assert (player["drawn"], player["abandoned"]) == (2, 1)
        assert not {"own_drawn", "own_abandoned", "own_columns"} & player.keys()
        assert [name for name in secret if name in told(game, reader)] == []
    own = game.seen(0)["players"][0]
    assert [name for sides in own["own_drawn"] for name in sides.values()] == drawn
    assert own["own_abandoned"] == [{"development": "merchant_guild", "world": "jumpdrive_fuel_refinery"}]


@pytest.mark.rule("ROLL-12.2")
def test_the_bag_is_only_counted() -> None:
    game = scouting()
    in_bag = [DESIGNS[2 * tile + side].id for tile in game.state.bag for side in range(2)]
    for reader in READERS:
        assert game.seen(reader)["bag"] == len(TILES) - 4 - 2 - 1
        assert [name for name in in_bag if f'"{name}"' in told(game, reader)] == []


@pytest.mark.rule("ROLL-A25")
def test_a_tile_that_was_public_before_it_was_covered_is_shown_to_its_owner_alone() -> None:
    game = roll().tableau(0, "improved_reconnaissance").developments(0, "merchant_guild").bag("trade_levies")
    game.workers(0, explore="home").phase("explore").choose(0, "scout").choose(0).choose(0, "trade_levies^top")
    assert game.developments_of(0) == ["merchant_guild", "trade_levies"]
    assert "merchant_guild" not in told(game, 1)
    assert "merchant_guild" in told(game, 0)


def test_start_tiles_are_the_seats_own_until_all_have_chosen() -> None:
    game = opening()
    game.answer(0, game.asked(0).options[0])
    own = [DESIGNS[2 * tile].id for tile in game.state.drawn[0]]
    assert [sides["development"] for sides in game.seen(0)["players"][0]["own_drawn"]] == own
    for reader in (None, 1):
        assert game.seen(reader)["players"][0]["drawn"] == 2
        assert [name for name in own if name in told(game, reader)] == []
    game.answer(1, game.asked(1).options[0])
    assert game.seen(1)["players"][0]["stacks"]["development"]["top"] == own[0]


# Dice behind the screens


def assigning() -> Scenario:
    """Seat 0 has selected Ship and has used Dictate; seat 1 has not begun."""
    game = roll().rolls(0, explore="home home rare", wild="genes").rolls(1, settle="home home").assign()
    game.wilds(0, "develop").selects(0, "rare@explore", "ship")
    return game.uses(0, "dictate", "home@explore>settle", "genes@develop")


@pytest.mark.rule("ROLL-12.2")
def test_while_workers_are_assigned_others_see_neither_faces_nor_columns() -> None:
    game = assigning()
    for reader in (None, 1):
        view = game.seen(reader)
        player = view["players"][0]
        assert view["assigning"] is True
        assert player["cup"] == {"home": 2, "rare": 1, "genes": 1}, "their colours are no secret (ROLL-A27)"
        assert (player["rolled"], player["selected"], player["selector"]) == (None, None, None)
        assert (player["columns"], player["dictated"], player["used"]) == ({}, {}, [])
        assert "own_columns" not in player


@pytest.mark.rule("ROLL-12.2")
def test_the_own_plan_is_shown_whole() -> None:
    player = assigning().seen(0)["players"][0]
    assert player["rolled"] == {"explore": {"home": 2, "rare": 1}, "wild": {"genes": 1}}
    assert player["own_columns"] == {"explore": {"home": 1}, "settle": {"home": 1}}
    assert (player["selected"], player["selector"]) == ("ship", "rare")
    assert (player["dictated"], player["used"]) == ({"genes": 1}, ["dictate"])


@pytest.mark.rule("ROLL-4.18")
def test_how_far_others_are_is_told_only_as_ready_or_not() -> None:
    """Whatever seat 0 does, what seat 1 and a spectator are told stays the same until seat 0 is ready."""
    game = roll().rolls(0, explore="home home rare", wild="genes").rolls(1, settle="home home").assign()
    before = {reader: told(game, reader) for reader in (None, 1)}
    game.wilds(0, "develop").selects(0, "rare@explore", "ship")
    game.uses(0, "dictate", "home@explore>settle", "genes@develop")
    assert {reader: told(game, reader) for reader in (None, 1)} == before
    game.choose(0, "again").wilds(0, "ship").selects(0, "home@explore", "settle")
    assert {reader: told(game, reader) for reader in (None, 1)} == before
    game.ready(0)
    for reader in (None, 1):
        view = game.seen(reader)
        assert [player["ready"] for player in view["players"]] == [True, False]
        assert view["lanes"][0] == []
        assert view["players"][0]["rolled"] is None, "until Reveal"


@pytest.mark.rule("ROLL-4.18")
def test_the_own_lane_is_shown_whole() -> None:
    game = roll().rolls(0, explore="home home").rolls(1, settle="home home").assign().selects(0, "home@explore", "ship")
    own, other = game.seen(0)["lanes"][0], game.seen(1)["lanes"][0]
    assert own == [["Reassigning", 0]]
    assert other == [["AssignWorkers", 0]]


@pytest.mark.rule("ROLL-4.18")
def test_at_reveal_everything_is_seen_by_all() -> None:
    game = roll(3).tableau(1, "alpha_centauri").goods(1, alpha_centauri="rare")
    game.rolls(0, explore="home home rare", wild="genes").rolls(1, ship="home").assign()
    game.wilds(0, "develop").selects(0, "rare@explore", "explore").selects(1, "home@ship", "ship")
    game.uses(0, "dictate", "home@explore>ship", "genes@develop").ready(0, 1)
    for reader in READERS:
        view = game.seen(reader)
        player = view["players"][0]
        assert view["happening"] == ["explore", "ship"]
        assert (view["assigning"], player["ready"]) == (False, False)
        assert player["columns"] == {"explore": {"home": 1, "rare": 1}, "ship": {"home": 1}}
        assert (player["selected"], player["selector"], player["used"]) == ("explore", "rare", ["dictate"])
        assert player["rolled"] == {"explore": {"home": 2, "rare": 1}, "wild": {"genes": 1}}
        assert player["dictated"] == {"genes": 1}


# What everybody sees


@pytest.mark.rule("ROLL-A27")
@pytest.mark.parametrize("reader", READERS)
def test_dice_credits_chips_and_goods_are_seen_by_all(reader: int | None) -> None:
    game = roll().tableau(0, "galactic_reserves", "alpha_centauri").goods(0, alpha_centauri="home rare").chips(0, 5)
    game.cup(0, "home home alien").citizenry(0, "genes").credits(0, 7).worlds(0, "gem_world").dice_on(
        0, "world", "rare"
    )
    player = game.seen(reader)["players"][0]
    assert player["tableau"] == [
        {"tile": "galactic_reserves", "goods": [], "worth": 2},
        {"tile": "alpha_centauri", "goods": ["home", "rare"]},
    ]
    assert (player["cup"], player["citizenry"]) == ({"home": 2, "alien": 1}, {"genes": 1})
    assert (player["credits"], player["chips"], player["vp"], player["dice"]) == (7, 5, 6 + 1 + 2 + 5, 7)
    assert player["stacks"]["world"]["dice"] == {"rare": 1}
    assert game.seen(reader)["pool"] == 24 - 5


@pytest.mark.parametrize("reader", READERS)
def test_the_cost_of_a_top_tile_is_what_its_owner_needs(reader: int | None) -> None:
    game = roll().tableau(0, "replicant_robots").worlds(0, "jungle_world")
    assert game.seen(reader)["players"][0]["stacks"]["world"]["cost"] == 3


def test_workers_that_are_no_dice_are_told_apart() -> None:
    game = roll().tableau(0, "organic_shipyards", "alpha_centauri").goods(0, alpha_centauri="rare").phase("ship")
    player = game.seen(1)["players"][0]
    assert (player["virtual"], player["columns"], player["dice"]) == ({"home": 1, "genes": 1}, {}, 1)


def test_an_order_of_seats_begins_with_the_lowest_faction() -> None:
    for seed in range(6):
        view = opening(4, seed).seen(None)
        factions = [player["faction"] for player in view["players"]]
        assert factions[view["first"]] == min(factions)


@pytest.mark.parametrize(("seats", "options"), [(2, {}), (3, {"reassign_columns": "any"})])
def test_the_phase_is_the_one_that_was_announced(seats: int, options: dict[str, str]) -> None:
    """Every question of a game shows the phase announced last, but none in assigning workers and Manage Empire."""
    phases = set()
    s = GAME.new(seats, options, 1)
    s.events = []
    bot, announced = make_bot("random", GAME, 1), None
    while decisions := GAME.decisions(s):
        for event in s.events:
            if event.kind in ("phase", "round", "manage"):
                announced = str(event.args["phase"]).removeprefix("phase:") if event.kind == "phase" else None
        s.events.clear()
        assert GAME.view(s, None)["phase"] == announced
        phases.add(announced)
        GAME.apply(s, decisions[0], bot.decide(GAME.view(s, decisions[0].seat), decisions[0]))
    assert {"explore", "develop", "produce", "ship", None} <= phases


# States that a reader could imagine


def test_a_sample_deals_anew_what_its_reader_does_not_see() -> None:
    """Some of twelve samples differ in the covered, drawn and abandoned tiles; each sample has every tile once."""
    game = scouting()
    rng = Rng(seed_from("others"))
    samples = [GAME.sample(game.seen(1), rng) for _ in range(12)]
    for secret in (
        lambda s: tuple(s.drawn[0]),
        lambda s: tuple(s.abandoned[0]),
        lambda s: s.stacks[0][0],
        lambda s: s.stacks[1][0],
    ):
        assert len({secret(s) for s in samples}) > 1
    for s in samples:
        everywhere = [*s.bag, *s.drawn[0], *s.abandoned[0], *s.stacks[0], *s.stacks[1]]
        assert sorted(everywhere) == list(TILES), "each tile once"


def test_a_sample_rolls_the_dice_behind_other_screens_anew() -> None:
    game = assigning()
    rng = Rng(seed_from("rolls"))
    samples = [GAME.sample(game.seen(1), rng) for _ in range(12)]
    assert len({tuple(s.rolled[0]) for s in samples}) > 1
    assert {sum(s.rolled[0]) for s in samples} == {game.state.cup[0]}, "the same dice"
    assert {tuple(s.rolled[1]) for s in samples} == {tuple(game.state.rolled[1])}, "the reader knows the own roll"


def test_in_a_sample_who_is_ready_has_selected_a_phase_with_a_die_of_the_cup() -> None:
    game = assigning().ready(0)
    for n in range(12):
        s = GAME.sample(game.seen(1), Rng(seed_from(f"ready {n}")))
        assert dice.ONE[s.selector[0]] + sum(s.planned[0]) == s.cup[0]
        assert s.selected[0] in range(5)


def test_whom_a_power_has_moved_is_known_to_its_user_alone() -> None:
    game = roll(3, reassign_columns="any").adds(0, "nanotechnology").rolls(0, explore="home rare", ship="rare").assign()
    game.selects(0, "home@explore", "settle").choose(0, "nanotechnology").choose(0, "rare@explore>ship")
    for reader in (None, 1):
        assert "own_moved" not in game.seen(reader)["players"][0]
    view = game.seen(0)
    assert view["players"][0]["own_moved"] == {"ship": {"rare": 1}}
    believed = GAME.sample(view, Rng(bytes(32)))
    asked = next(decision for decision in GAME.decisions(believed) if decision.seat == 0)
    assert list(asked.options) == list(game.asked(0).options), "the one that has moved is no option"
    game.choose(0, "enough")
    assert game.seen(0)["players"][0]["own_moved"] == {}
