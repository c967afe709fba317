"""Roll with other tiles and figures: a player who owns the box can correct tiles, or add some."""

from random import Random
from typing import Any

import pytest

from astrarium.conformance.play import play_on
from astrarium.games.roll import GAME, dice
from astrarium.games.roll.names import HOME, PHASES
from astrarium.kernel import Game, Rng, verify
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.randomness import seed_from
from tests.games.bot_games import log_of, played
from tests.games.packs import example, is_named, pack_of, part_of

SHIP = PHASES.index("ship")


@pytest.fixture(scope="module")
def pack() -> Pack:
    """A price, a tile that costs something else, and a new pair with more powers than any other."""
    return example(GAME)


def arranged(game: Game[Any], tableau: tuple[str, ...] = (), top: str | None = None) -> Any:
    """A table where seat 0 has these tiles beside a grey home world, and this development on top of its stack."""
    view: Any = game.view(game.new(2, seed=1), None)
    view["players"][0]["tableau"] = [{"tile": tile, "goods": []} for tile in ("old_earth", *tableau)]
    if top is not None:
        view["players"][0]["stacks"]["development"].update(size=1, top=top)
    return game.sample(view, Rng(seed_from("arranged")))


def test_the_bag_has_what_the_pack_adds(pack: Pack) -> None:
    bags = [game.view(game.new(2), None)["bag"] for game in (GAME, with_pack(GAME, pack))]
    assert bags[1] == bags[0] + 1


@pytest.mark.parametrize("side", ["lighthouse", "lantern_moon"])
def test_either_side_of_a_new_tile_counts_and_is_played_with(pack: Pack, side: str) -> None:
    changed = with_pack(GAME, pack)
    s, without = arranged(changed, (side,)), arranged(changed)
    assert changed.outcome(s).scores[0] == changed.outcome(without).scores[0] + 1
    assert len(s.bag) == len(without.bag) - 1
    assert play_on(changed, s, Random(side), 5000)
    assert side in [placed["tile"] for placed in changed.view(s, None)["players"][0]["tableau"]]


def test_a_changed_cost_is_what_a_tile_costs(pack: Pack) -> None:
    tables = [game.view(arranged(game, top="public_works"), None) for game in (GAME, with_pack(GAME, pack))]
    assert [view["players"][0]["stacks"]["development"]["cost"] for view in tables] == [1, 2]


def test_a_changed_price_is_what_a_good_brings(pack: Pack) -> None:
    assert [price(game) for game in (GAME, with_pack(GAME, pack))] == [3, 4]


def price(game: Game[Any]) -> Any:
    """What a Trade of the good on a Novelty world would bring to seat 0, who has a shipper."""
    s = arranged(game, ("gem_world",))
    s.goods[0][-1] = s.columns[0][SHIP] = dice.ONE[HOME]
    s.lanes, s.stack, s.open = [], [part_of(game, "rounds").PHASE_STEPS[SHIP]], None
    asked = game.decisions(s)[0]
    options = [asked.step.option(s, code) for code in asked.options]
    return next(option.text.args["n"] for option in options if ">trade" in option.ref)


def test_another_end_of_the_game_is_played_to() -> None:
    """With a pack in which 6 tiles end the game, the largest tableau at the end has 6 to 9 tiles."""
    *_, (table, _) = played(GAME, 2, "short", pack_of(GAME, "[figures]\ntableau_end = 6"))
    view = table.view(None)
    assert view["ending"] == "tableau"
    assert max(len(player["tableau"]) for player in view["players"]) in range(6, 10)


def test_a_tile_that_needs_no_worker_does_not_stop_the_game() -> None:
    """A game with tiles of cost 0 is played to its end; nothing in the box is free, but a tile of a pack may be."""
    free = pack_of(GAME, "\n".join(f'[[tile]]\nid = "{tile}"\ncost = 0' for tile in FREE))
    assert verify(GAME, log_of(GAME, 2, "free", free)) is None


FREE = ("artist_colony", "star_nomad_lair", "plague_world", "public_works", "technology_unions", "backup_planning")
NEW = 'name = { en = "X", fr = "X" }\ntext = { en = "X.", fr = "X." }\ncost = 1\n'


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        ('[[tile]]\nid = "gem_world"\ncolour = "gold"', "tile gem_world, colour", "'gold' is none of gray, novelty"),
        (f'[[tile]]\nid = "x"\n{NEW}kind = "world"', "tile x", "key 'back' is missing"),
        (f'[[tile]]\nid = "x"\n{NEW}kind = "development"\nback = "y"', "tile x, back, y", "no such row"),
        (
            f'[[tile]]\nid = "x"\n{NEW}kind = "development"\nback = "gem_world"',
            "tile x, back, gem_world",
            "no such row",  # it is the back of another one already
        ),
        (
            '[[tile]]\nid = "gem_world"\npowers = [{ kind = "fly", phase = "ship" }]',
            "tile gem_world, powers",
            "'fly' is no kind",
        ),
        (
            '[[tile]]\nid = "trade_levies"\npowers = [{ kind = "consume_credits", phase = "night", amount = 1 }]',
            "tile trade_levies, powers, phase",
            "'night' is none of setup",
        ),
        ('[[tile]]\nid = "space_mall"\nfaction = 2', "tile alien_archaeology, faction", "no such row"),
        ('[[die]]\nid = "home"\nfaces = ["ship", "ship", "ship"]', "die home", "3 is none of 6"),
        (
            '[[die]]\nid = "home"\nfaces = ["explore", "develop", "settle", "produce", "ship", "wild"]',
            "die home, faces",  # it is rolled for an extra phase with two players
            "'wild' is none of explore",
        ),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    is_named(GAME, rows, where, what)
