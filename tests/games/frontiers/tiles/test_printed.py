"""What the content says of every tile is what is printed, and none is forgotten."""

from typing import Any

import pytest

from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.content import CONTENT, DEVELOPMENTS, GOALS, IN_BAG, MATS, NUMBER, STACKS, TILES, World
from astrarium.games.frontiers.content import WORLDS as WORLD_ROWS
from astrarium.games.frontiers.powers import POWERS
from astrarium.games.frontiers.powers.scores import Score
from astrarium.kernel import Text

from ....rows import each
from . import printed
from .spelled import spell, spell_kind, spell_tile

MARKS = "sri"  # from the strongest to the weakest
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for kind in ("world", "development") for row in CONTENT[kind]}
GOAL_ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in CONTENT["goal"]}
BY_ID = {tile.id: tile for tile in TILES}
COLONIES = {**printed.WORLDS, **printed.STARTS}
ALL: dict[str, printed.World | printed.Development] = {**COLONIES, **printed.DEVELOPMENTS}


@pytest.mark.rule("FRONT-0.2", "FRONT-0.10")
def test_every_tile_is_in_these_tables_once_and_no_other() -> None:
    assert (len(printed.WORLDS), len(printed.STARTS), len(printed.DEVELOPMENTS)) == (60, 16, 40)
    assert len(ALL) == 60 + 16 + 40
    assert set(ALL) == {tile.id for tile in TILES}
    assert {WORLD_ROWS[number].id for number in IN_BAG} == set(printed.WORLDS)
    assert {tile.id for tile in DEVELOPMENTS} == set(printed.DEVELOPMENTS)


@each("lang", ["en", "fr"])
def test_no_two_tiles_or_goals_share_a_name(lang: str) -> None:
    names = [row["name"][lang] for row in (*ROWS.values(), *GOAL_ROWS.values())]
    assert len(set(names)) == len(names) == len(ALL) + 8


@pytest.mark.rule("FRONT-0.6", "FRONT-0.7", "FRONT-A21")
@each("name", COLONIES)
def test_a_world_is_as_printed(name: str) -> None:
    world, tile = BY_ID[name], COLONIES[name]
    assert isinstance(world, World)
    assert world.military == (name in {**printed.MILITARY, **printed.MILITARY_STARTS})
    assert (world.cost, world.colonists, spell_kind(world), world.vp) == (
        tile.cost, tile.colonists, tile.kind, tile.vp,
    )  # fmt: skip
    assert " ".join(world.keywords) == tile.keywords
    assert spell_tile(world) == tile.does
    assert world.sellable == tile.sellable


@pytest.mark.rule("FRONT-0.8")
@each("tile", DEVELOPMENTS)
def test_a_development_is_as_printed(tile: Any) -> None:
    row = printed.DEVELOPMENTS[tile.id]
    assert tile.size == ("large" if tile.id in printed.LARGE else "small")
    assert tile.spaces == (2 if tile.id in printed.LARGE else 1)
    assert (tile.cost, tile.vp, " ".join(tile.keywords)) == (row.cost, row.vp, row.keywords)
    assert spell_tile(tile) == row.does


@pytest.mark.rule("FRONT-16.4")
@each("goal", GOALS)
def test_a_goal_is_as_printed(goal: Any) -> None:
    row = printed.GOALS[goal.id]
    assert (goal.counts, goal.stores) == (row.counts, row.stores)
    assert {step.at: step.vp for step in goal.steps} == row.steps


@pytest.mark.rule("FRONT-1.7")
def test_there_are_eight_goals() -> None:
    assert [goal.id for goal in GOALS] == list(printed.GOALS)
    assert len(GOALS) == 8


@pytest.mark.rule("FRONT-0.10", "FRONT-9.13", "FRONT-A3")
def test_stacks_and_their_sides_are_as_printed() -> None:
    assert {stack.id: (stack.white, stack.back) for stack in STACKS} == {**printed.STACKS, **printed.LARGE_TILES}
    assert {stack.id: stack.copies for stack in STACKS} == {
        **dict.fromkeys(printed.STACKS, 3),
        **dict.fromkeys(printed.LARGE_TILES, 1),
    }


@pytest.mark.rule("FRONT-0.9", "FRONT-1.14")
def test_empire_mats_and_their_start_colonies_are_as_printed() -> None:
    assert {int(mat.id): (mat.white, mat.back) for mat in MATS} == printed.MATS
    assert sorted(side for sides in printed.MATS.values() for side in sides) == sorted(printed.STARTS)


@pytest.mark.rule("FRONT-0.8", "FRONT-7.13")
def test_a_question_mark_stands_in_place_of_points() -> None:
    asking = {tile.id for tile in TILES if any(isinstance(power, Score) for power in tile.powers)}
    worlds = {"gene_designers", "imperium_capital", "uplift_revolt_world", "rebel_homeworld"}
    assert asking == set(printed.LARGE) | worlds
    assert {BY_ID[name].vp for name in asking} == {0}


@pytest.mark.rule("FRONT-13.5")
def test_question_marks_of_worlds_are_on_those_that_the_rulebook_names() -> None:
    asking = {name for name in printed.WORLDS if any(isinstance(power, Score) for power in BY_ID[name].powers)}
    military = {keyword for name in asking & set(printed.MILITARY) for keyword in BY_ID[name].keywords}
    others = {keyword for name in asking & set(printed.NON_MILITARY) for keyword in BY_ID[name].keywords}
    assert (military, others) == ({"rebel", "uplift"}, {"imperium", "uplift"})


def test_every_kind_of_power_is_on_some_tile_and_is_spelled() -> None:
    on_tiles = {type(power) for tile in TILES for power in tile.powers}
    assert on_tiles == set(POWERS.classes.values())
    assert all(spell(power) for tile in TILES for power in tile.powers)


# Words and marks


@each("name", ALL)
def test_every_tile_has_its_words(name: str) -> None:
    for words in (ROWS[name]["name"], ROWS[name]["text"]):
        assert words["en"]
        assert words["fr"]


@pytest.mark.rule("FRONT-A1")
@each("name", ALL)
def test_the_marks_of_a_tile_are_those_of_the_table_and_the_weakest_counts(name: str) -> None:
    row = ROWS[name]
    marks = "".join(row[f"{part}_provenance"][0] for part in ("name", "numbers", "powers"))
    assert marks == ALL[name].marks
    assert row["provenance"][0] == max(marks, key=MARKS.index)


@pytest.mark.rule("FRONT-A1")
@each("name", printed.GOALS)
def test_goals_are_ours_but_for_the_two_steps_of_the_rulebook(name: str) -> None:
    row = GOAL_ROWS[name]
    assert row["provenance"] == "invented"
    shown = {"skilled_workforce": "sourced for 4 -> 2", "conscription": "sourced for 6 -> 5"}
    assert row["score_provenance"].startswith(shown.get(name, "invented"))


@pytest.mark.rule("FRONT-A1")
@each("lang", ["en", "fr"])
def test_players_are_told_that_most_tiles_are_ours(lang: str) -> None:
    (notice,) = GAME.notices(GAME.agree(2, {}))
    assert notice == Text("notice.invented")
    assert GAME.words.say(lang, notice)
    ours = [name for name, row in ROWS.items() if row["provenance"] == "invented"]
    assert len(ours) > len(ALL) / 2


@pytest.mark.rule("FRONT-A4")
@each(
    ("french", "english"),
    [
        ("Fabricants d’armes de l’Imperium", "Imperium War Profiteers"),
        ("Économie prospère", "New Economy"),
        ("Société de consommation", "Consumer Markets"),
        ("Diplomate", "Contact Specialist"),
        ("Industries minières", "Mining Conglomerate"),
    ],
)
def test_french_names_of_the_rulebook_are_read_as_these_tiles(french: str, english: str) -> None:
    assert [row["name"]["fr"] for row in ROWS.values() if row["name"]["en"] == english] == [french]


def test_numbers_of_tiles_follow_from_the_content() -> None:
    assert [NUMBER[tile.id] for tile in TILES] == list(range(len(TILES)))
