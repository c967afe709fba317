"""New Frontiers with other tiles and figures: whoever owns the box can correct what is ours."""

from typing import Any

import pytest

from astrarium.bots import make_bot
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import NUMBER
from astrarium.games.frontiers.names import PRODUCE, RARE
from astrarium.kernel import Game, Log, Table, verify
from astrarium.kernel.box import Pack
from astrarium.kernel.content import ContentError
from astrarium.kernel.loading import with_pack
from astrarium.kernel.packs import export, read_pack
from astrarium.kernel.randomness import seed_from
from astrarium.kernel.text import LANGUAGES, Text

HEAD = '[pack]\ngame = "frontiers"\nname = "My box"\n'
# A cost, a power, the steps of a goal, and a new world with more powers than any other.
MORE = f"""{HEAD}
[[development]]
id = "public_works"
cost = 2

[[world]]
id = "new_sparta"
powers = [{{ kind = "military", phase = "settle", amount = 4, vs = "any" }}]

[[goal]]
id = "taxes"
steps = [{{ at = 1, vp = 3 }}, {{ at = 8, vp = 9 }}]

[[world]]
id = "lantern_moon"
name = {{ en = "Lantern Moon", fr = "Lune aux lanternes" }}
cost = 1
colonists = 1
good = "genes"
resource = "production"
vp = 2
keywords = ["uplift"]
powers = [
  {{ kind = "draw_world", phase = "explore", amount = 1 }},
  {{ kind = "settle_discount", phase = "settle", amount = 1, scope = "genes" }},
  {{ kind = "credit_if_produced_here", phase = "produce", amount = 1 }},
  {{ kind = "price_bonus", phase = "trade", amount = 1, scope = "genes" }},
  {{ kind = "consume", phase = "consume", scope = "genes", goods = 1, vp = 1 }},
  {{ kind = "vp_per", phase = "end", vp = 1, count = {{ what = "colony", good = "genes" }} }},
]
text = {{ en = "A light for all actions.", fr = "Une lumière pour toutes les actions." }}
"""


@pytest.fixture(scope="module")
def pack() -> Pack:
    return read_pack(GAME, MORE)


def seen(game: Game[Any]) -> Any:
    return game.view(game.new(3, {"goals": "on"}, seed=1), None)


def test_the_rules_read_what_the_pack_says(pack: Pack) -> None:
    changed = with_pack(GAME, pack)
    assert (seen(GAME)["bag"], seen(changed)["bag"]) == (60, 61)
    assert changed.words.say("fr", Text("world.lantern_moon")) == "Lune aux lanternes"
    assert "world.lantern_moon" not in GAME.words.ids("en")


def test_a_changed_cost_is_what_a_development_costs(pack: Pack) -> None:
    assert {said(game, "Public Works") for game in (GAME, with_pack(GAME, pack))} == {
        "Public Works for $3",
        "Public Works for $1",
    }


def said(game: Game[Any], start: str) -> str:
    """How an option of Develop is called for the active player, who pays 1 less."""
    s = game.new(3, {"first_game": "on"}, seed=2)
    (asked,) = game.decisions(s)
    game.apply(s, asked, (next(code for code in asked.options if "develop" in asked.step.option(s, code).ref),))
    (asked,) = game.decisions(s)
    texts = [game.words.say("en", asked.step.option(s, code).text) for code in asked.options]
    return next(text for text in texts if text.startswith(start))


def test_a_changed_power_counts(pack: Pack) -> None:
    military = set()
    for game in (GAME, with_pack(GAME, pack)):
        for seed in range(12):
            view = game.view(started(game, seed), None)
            military |= {(game is GAME, player["military"]) for player in view["players"] if on_sparta(player)}
    assert military == {(True, 2), (False, 4)}


def started(game: Game[Any], seed: int) -> Any:
    """First-game sides: start colonies are on the table without a question."""
    s = game.new(5, {"first_game": "on"}, seed)
    game.decisions(s)
    return s


def on_sparta(player: Any) -> bool:
    return any(colony["world"] == "new_sparta" for colony in player["colonies"])


@pytest.mark.parametrize(("stored", "printed", "changed"), [(0, 0, 0), (1, 0, 3), (2, 1, 3), (7, 4, 3), (8, 6, 9)])
def test_changed_steps_of_a_goal_are_scored(pack: Pack, stored: int, printed: int, changed: int) -> None:
    for game, points in ((GAME, printed), (with_pack(GAME, pack), changed)):
        view = seen(game)
        s = game.new(3, {"goals": "on"}, seed=1)
        s.goals, s.stored_credits[0] = [2], stored  # taxes
        view = game.view(s, None)
        assert view["goals"]["up"] == ["taxes"]
        assert view["players"][0]["goals"] == [points]


def played(pack: Pack, seats: int, number: int, bot: str = "random", goals: str = "on") -> Table:
    """A whole game of bots."""
    table = Table.open(GAME, GAME.agree(seats, {"goals": goals}, pack), seed_from(f"pack {number}"))
    player = make_bot(bot, table.game, number)
    while table.outcome is None:
        decision = table.decisions()[0]
        table.answer(decision.seat, decision.id, player.decide(table.view(decision.seat), decision))
    return table


def settled(table: Table) -> set[str]:
    return {colony["world"] for player in table.view(None)["players"] for colony in player["colonies"]}


def test_a_game_is_played_to_the_end_and_its_log_verifies(pack: Pack) -> None:
    """In one of these the new world is settled."""
    tables = [played(pack, 4, number) for number in range(8)]
    assert any("lantern_moon" in settled(table) for table in tables)
    for table in tables[:3]:
        assert verify(GAME, Log.from_json(table.log.to_json())) is None


def test_bots_that_look_ahead_weigh_what_the_pack_says(pack: Pack) -> None:
    assert verify(GAME, played(pack, 2, 0, "greedy").log) is None


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_states_a_figure_that_the_pack_has_changed(lang: str) -> None:
    short = with_pack(GAME, read_pack(GAME, f"{HEAD}[figures]\nworld_limit = 8\nround_limit = 20\n"))
    for game, limit, rounds in ((GAME, "9", "30"), (short, "8", "20")):
        said = [game.words.template(lang, "ask.return_worlds") or "", game.rulebook["FRONT-6.4"].say(lang)]
        assert all(limit in words for words in said)
        said = [game.words.template(lang, "setup.round_limit.30") or "", game.rulebook["FRONT-A31"].say(lang)]
        assert all(rounds in words for words in said)


def test_another_end_of_the_game_is_played_to() -> None:
    """With two colonies as the most, and colonists enough, no empire is much larger."""
    short = read_pack(GAME, f"{HEAD}[figures]\ncolonies = 2\ncolonists_left = 0\n")
    view = played(short, 2, 0, goals="off").view(None)
    assert view["ending"] == "colonies"
    assert max(len(player["colonies"]) for player in view["players"]) in range(3, 6)


def test_worlds_that_are_free_do_not_stop_the_game() -> None:
    names = ("alien_data_repository", "lost_alien_battle_fleet", "rebel_stronghold", "alien_monolith", "tourist_world")
    free = read_pack(GAME, "\n".join([HEAD, *(f'[[world]]\nid = "{name}"\ncost = 0' for name in names)]))
    assert verify(GAME, played(free, 3, 0).log) is None


@pytest.mark.rule("FRONT-3.9", "FRONT-15.21")
def test_the_kind_of_the_refinery_is_asked_for_where_a_power_counts_kinds() -> None:
    power = '{ kind = "credit_per", phase = "produce", amount = 1, count = { what = "different_kind" } }'
    game = with_pack(GAME, read_pack(GAME, f'{HEAD}[[development]]\nid = "alien_monument"\npowers = [{power}]\n'))
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
        (f'[[world]]\nid = "x"\n{NEW}colonists = 1\ndefence = 2', "world x", "unknown key 'defence'"),
        (f'[[world]]\nid = "x"\n{NEW}', "world x", "key 'colonists' is missing"),
        (f'[[world]]\nid = "x"\n{NEW}colonists = 1\ngood = "rare"', "world x", "key 'resource' is missing"),
        (f'[[world]]\nid = "x"\n{NEW}colonists = 1\nresource = "windfall"', "world x", "key 'good' is missing"),
        ('[[world]]\nid = "gem_world"\ncost = "2"', "world gem_world, cost", "'2' is not a whole number"),
        ('[[world]]\nid = "gem_world"\ngood = "gold"', "world gem_world, good", "'gold' is none of novelty"),
        (
            '[[world]]\nid = "gem_world"\npowers = [{ kind = "fly", phase = "settle" }]',
            "world gem_world, powers",
            "'fly' is no kind",
        ),
        (
            '[[development]]\nid = "public_works"\npowers = [{ kind = "gain_vp", phase = "consume" }]',
            "development public_works, powers",
            "key 'amount' is missing",
        ),
        (
            '[[development]]\nid = "public_works"\npowers = [{ kind = "gain_vp", phase = "night", amount = 1 }]',
            "development public_works, powers, phase",
            "'night' is none of explore",
        ),
        ('[[development]]\nid = "public_works"\nsize = "huge"', "development public_works, size", "'huge' is none of"),
        ('[[stack]]\nid = "stack_01"\nwhite = "x"', "stack stack_01, x", "no such row"),
        ('[[mat]]\nid = "1"\nback = "public_works"', "mat 1, public_works", "no such row"),
        ('[[goal]]\nid = "taxes"\nsteps = [{ at = 1 }]', "goal taxes, steps", "key 'vp' is missing"),
        ('[[goal]]\nid = "taxes"\ncounts = "stars"', "goal taxes, counts", "'stars' is none of"),
        (
            '[[world]]\nid = "gene_designers"\npowers = [{ kind = "vp_per", phase = "end", vp = 1, count = { what ='
            ' "tile", ids = ["x"] } }]',
            "gene_designers, powers, x",
            "no such row",
        ),
        ('[[seats]]\nid = "3"\ncredits = [3, 3]', "seats 3, credits", "2 is none of 3"),
        ("[figures]\nworld_limit = true", "figures, world_limit", "True is not a whole number"),
    ],
)  # fmt: skip
def test_a_wrong_row_is_named(rows: str, where: str, what: str) -> None:
    with pytest.raises(ContentError) as refused:
        read_pack(GAME, f"{HEAD}{rows}\n")
    assert refused.value.where == where
    assert what in str(refused.value)


def test_the_own_content_as_a_pack_changes_nothing() -> None:
    assert read_pack(GAME, export(GAME)).changes == {}
