"""New Frontiers with other tiles and figures: a player who owns the box can correct what we invented."""

from typing import Any

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import NUMBER
from astrarium.games.frontiers.names import PRODUCE, RARE
from astrarium.kernel import Game, Rng, verify
from astrarium.kernel.content.box import Pack
from astrarium.kernel.content.packed_game import with_pack
from astrarium.kernel.randomness import seed_from
from tests.games.bot_games import log_of, played
from tests.games.packs import example, is_named, pack_of


@pytest.fixture(scope="module")
def pack() -> Pack:
    """A cost, a power, the steps of a goal, and a new world with more powers than any other."""
    return example(GAME)


def seen(game: Game[Any]) -> Any:
    return game.view(game.new(3, {"goals": "on"}, seed=1), None)


def settled(game: Game[Any], *worlds: str) -> Any:
    """A sampled state of a spectator's view, where seat 0 has these colonies."""
    view = seen(game)
    view["players"][0]["colonies"] = [{"world": world, "good": None} for world in worlds]
    return game.sample(view, Rng(seed_from("settled")))


def test_the_bag_has_what_the_pack_adds(pack: Pack) -> None:
    assert seen(with_pack(GAME, pack))["bag"] == seen(GAME)["bag"] + 1


def test_a_new_world_counts_as_its_row_says(pack: Pack) -> None:
    """The new Genes world adds its 2 VP and 1 VP for the only Genes colony, itself; it raises the price of Genes goods
    by $1 and has left the bag."""
    game = with_pack(GAME, pack)
    with_it, without = (game.view(settled(game, *worlds), None) for worlds in (("lantern_moon",), ()))
    assert with_it["players"][0]["vp"] == without["players"][0]["vp"] + 2 + 1
    assert with_it["players"][0]["prices"]["genes"] == without["players"][0]["prices"]["genes"] + 1
    assert with_it["bag"] == without["bag"] - 1


def test_a_changed_cost_is_what_a_development_costs(pack: Pack) -> None:
    assert {said(game, "Public Works") for game in (GAME, with_pack(GAME, pack))} == {
        "Public Works for $3",
        "Public Works for $1",
    }


def said(game: Game[Any], start: str) -> str:
    """The text of an option of Develop for the active player, who pays 1 less."""
    s = game.new(3, {"first_game": "on"}, seed=2)
    (asked,) = game.decisions(s)
    game.apply(s, asked, (next(code for code in asked.options if "develop" in asked.step.option(s, code).ref),))
    (asked,) = game.decisions(s)
    texts = [game.words.say("en", asked.step.option(s, code).text) for code in asked.options]
    return next(text for text in texts if text.startswith(start))


def test_a_changed_power_counts(pack: Pack) -> None:
    tables = [game.view(settled(game, "new_sparta"), None) for game in (GAME, with_pack(GAME, pack))]
    assert [view["players"][0]["military"] for view in tables] == [2, 4]


@pytest.mark.parametrize(("stored", "printed", "changed"), [(0, 0, 0), (1, 0, 3), (2, 1, 3), (7, 4, 3), (8, 6, 9)])
def test_changed_steps_of_a_goal_are_scored(pack: Pack, stored: int, printed: int, changed: int) -> None:
    for game, points in ((GAME, printed), (with_pack(GAME, pack), changed)):
        s = game.new(3, {"goals": "on"}, seed=1)
        s.goals, s.stored_credits[0] = [2], stored  # taxes
        view = game.view(s, None)
        assert view["goals"]["up"] == ["taxes"]
        assert view["players"][0]["goals"] == [points]


def test_another_end_of_the_game_is_played_to() -> None:
    """With a pack in which a third colony ends the game and the pool of colonists never does, no empire has more than
    five colonies."""
    *_, (table, _) = played(GAME, 2, "short", pack_of(GAME, "[figures]\ncolonies = 2\ncolonists_left = 0"))
    view = table.view(None)
    assert view["ending"] == "colonies"
    assert max(len(player["colonies"]) for player in view["players"]) in range(3, 6)


def test_worlds_that_are_free_do_not_stop_the_game() -> None:
    names = ("alien_data_repository", "lost_alien_battle_fleet", "rebel_stronghold", "alien_monolith", "tourist_world")
    free = pack_of(GAME, "\n".join(f'[[world]]\nid = "{name}"\ncost = 0' for name in names))
    assert verify(GAME, log_of(GAME, 3, "free", free)) is None


@pytest.mark.rule("FRONT-3.9", "FRONT-15.21")
def test_the_kind_of_the_refinery_is_asked_for_where_a_power_counts_kinds() -> None:
    power = '{ kind = "credit_per", phase = "produce", amount = 1, count = { what = "different_kind" } }'
    game = with_pack(GAME, pack_of(GAME, f'[[development]]\nid = "alien_monument"\npowers = [{power}]'))
    s = game.new(3, {"first_game": "on"}, seed=1)
    (asked,) = game.decisions(s)
    s.colonies[asked.seat].append(NUMBER["alien_oort_cloud_refinery"])
    s.goods[asked.seat].append(RARE)
    s.developments[asked.seat].append(NUMBER["alien_monument"])
    game.apply(s, asked, (PRODUCE,))
    assert game.decisions(s)[0].prompt == "ask.kind"


NEW = 'name = { en = "X", fr = "X" }\ntext = { en = "X.", fr = "X." }\ncost = 1\nvp = 1\n'


@pytest.mark.parametrize(
    ("rows", "where", "what"),
    [
        (f'[[world]]\nid = "x"\n{NEW}colonists = 1\ngood = "rare"', "world x", "key 'resource' is missing"),
        (f'[[world]]\nid = "x"\n{NEW}colonists = 1\nresource = "windfall"', "world x", "key 'good' is missing"),
        ('[[world]]\nid = "gem_world"\ngood = "gold"', "world gem_world, good", "'gold' is none of novelty"),
        (
            '[[world]]\nid = "gem_world"\npowers = [{ kind = "fly", phase = "settle" }]',
            "world gem_world, powers",
            "'fly' is no kind",
        ),
        (
            '[[development]]\nid = "public_works"\npowers = [{ kind = "gain_vp", phase = "night", amount = 1 }]',
            "development public_works, powers, phase",
            "'night' is none of explore",
        ),
        ('[[stack]]\nid = "stack_01"\nwhite = "x"', "stack stack_01, x", "no such row"),
        ('[[mat]]\nid = "1"\nback = "public_works"', "mat 1, public_works", "no such row"),
        ('[[goal]]\nid = "taxes"\nsteps = [{ at = 1 }]', "goal taxes, steps", "key 'vp' is missing"),
        (
            '[[world]]\nid = "gene_designers"\npowers = [{ kind = "vp_per", phase = "end", vp = 1, count = { what ='
            ' "tile", ids = ["x"] } }]',
            "gene_designers, powers, x",
            "no such row",
        ),
        ('[[seats]]\nid = "3"\ncredits = [3, 3]', "seats 3, credits", "2 is none of 3"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    is_named(GAME, rows, where, what)
