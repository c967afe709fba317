"""What the content says of every tile is what is printed, and none is forgotten."""

from collections import Counter
from typing import Any

import pytest

from astrarium.games.roll import GAME
from astrarium.games.roll.content import CONTENT, DESIGNS, FIGURES, HOMES, NUMBER, TILES, side_of
from astrarium.games.roll.names import DEVELOPMENT, WORLD, WORLD_COLOURS
from astrarium.games.roll.names import DICE as KINDS
from astrarium.games.roll.powers import POWERS
from astrarium.games.roll.powers.scores import Score
from astrarium.games.roll.powers.supplies import GainDie, GainGood
from astrarium.kernel import Text

from ....rows import each
from . import printed
from .printed import ALL, BAG, DEVELOPMENTS, FACTIONS, IN_FACTIONS, WORLDS
from .spelled import spell, spell_design

BY_ID = {design.id: design for design in DESIGNS}
ROWS: dict[str, dict[str, Any]] = {row["id"]: row for row in CONTENT["tile"]}
BAG_WORLDS = list(BAG.values())

# Tiles


@pytest.mark.rule("ROLL-0.2", "ROLL-0.6")
def test_every_side_of_a_tile_is_in_these_tables_once_and_no_other() -> None:
    assert sorted(ALL) == sorted(design.id for design in DESIGNS)
    assert len(ALL) == len(set(ALL)) == 2 * 55 + 2 * 9 + 9


@pytest.mark.rule("ROLL-0.6")
@each("lang", ["en", "fr"])
def test_no_two_sides_share_a_name(lang: str) -> None:
    assert len({row["name"][lang] for row in ROWS.values()}) == len(ALL)


@pytest.mark.rule("ROLL-0.5", "ROLL-8.11")
@each("name", DEVELOPMENTS)
def test_a_development_is_as_printed(name: str) -> None:
    design, tile = BY_ID[name], DEVELOPMENTS[name]
    assert (design.kind, design.cost, design.category, design.back) == (
        DEVELOPMENT, tile.cost, tile.category, tile.back,
    )  # fmt: skip
    assert spell_design(design) == tile.does
    assert design.reassigns == tile.does.startswith("assign: ")


@pytest.mark.rule("ROLL-0.5")
@each("name", WORLDS)
def test_a_world_is_as_printed(name: str) -> None:
    design, tile = BY_ID[name], WORLDS[name]
    assert (design.kind, design.cost, WORLD_COLOURS[design.colour]) == (WORLD, tile.cost, tile.colour)
    assert spell_design(design) == tile.gives
    assert not design.category
    assert {power.phase for power in design.powers} == {"setup" if design.is_start else "immediate"}


@pytest.mark.rule("ROLL-0.5")
def test_each_tile_of_the_bag_is_a_development_with_a_world_on_its_back() -> None:
    sides = {DESIGNS[side_of(tile, DEVELOPMENT)].id: DESIGNS[side_of(tile, WORLD)].id for tile in TILES}
    assert sides == BAG
    assert len(sides) == len(set(sides.values())) == 55
    assert {BY_ID[side].cost for pair in sides.items() for side in pair} == {1, 2, 3, 4, 5, 6}


@pytest.mark.rule("ROLL-0.5")
def test_worlds_and_developments_of_the_bag_add_up_to_the_printed_totals() -> None:
    worlds = Counter(WORLD_COLOURS[BY_ID[world].colour] for world in BAG_WORLDS)
    assert worlds == {"novelty": 15, "rare": 13, "genes": 9, "alien": 7, "gray": 11}
    developments = Counter(BY_ID[development].category for development in BAG)
    assert developments == {"reassign": 18, "power": 34, "immediate": 3}


@pytest.mark.rule("ROLL-0.2")
def test_factions_are_numbered_and_only_the_ninth_has_two_worlds() -> None:
    halves = {
        number: tuple(design.id for design in DESIGNS if design.faction == number)
        for number in sorted({design.faction for design in DESIGNS if design.faction})
    }
    assert halves == FACTIONS
    assert list(halves) == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert [number for number, (first, _) in halves.items() if BY_ID[first].is_world] == [9]
    assert all(BY_ID[second].is_world for _, second in halves.values())
    assert [spell_design(BY_ID[half]) for half in halves[9]] == ["consumption to cup", "military to citizenry"]


@pytest.mark.rule("ROLL-0.2")
def test_there_are_nine_home_worlds() -> None:
    assert tuple(DESIGNS[home].id for home in HOMES) == printed.HOMES
    assert [DESIGNS[home].home for home in HOMES] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert {name for name in ALL if BY_ID[name].is_start} == IN_FACTIONS | set(printed.HOMES)


def test_every_world_but_doomed_world_supplies_a_die() -> None:
    barren = [w for w in WORLDS if not any(isinstance(power, GainDie | GainGood) for power in BY_ID[w].powers)]
    assert barren == ["doomed_world"]
    assert spell_design(BY_ID["doomed_world"]) == "starts with $8"


def test_a_good_comes_on_a_world_that_can_hold_it_and_matches_it() -> None:
    for name in WORLDS:
        for power in BY_ID[name].powers:
            if isinstance(power, GainGood):
                assert KINDS[power.colour] == WORLDS[name].colour
                assert power.count <= FIGURES.goods_per_world


@pytest.mark.rule("ROLL-0.6", "ROLL-13.2")
def test_only_developments_of_cost_six_and_all_of_them_give_a_bonus() -> None:
    bonus = {design.id for design in DESIGNS if any(isinstance(power, Score) for power in design.powers)}
    assert bonus == {name for name, tile in DEVELOPMENTS.items() if tile.cost == 6}
    assert len(bonus) == 10
    assert all(BY_ID[name].powers[-1].phase == "end" for name in bonus)


def test_biological_adaptation_is_no_reassign_development() -> None:
    assert not BY_ID["biological_adaptation"].reassigns


def test_what_a_tile_says_of_one_or_several_columns_follows_from_its_power() -> None:
    split = {name for name, tile in DEVELOPMENTS.items() if "(split)" in tile.does or "Dictate moves" in tile.does}
    assert {name for name, row in ROWS.items() if "text_any" in row} == split


def test_every_kind_of_power_is_on_some_tile_and_is_spelled() -> None:
    on_tiles = {type(power) for design in DESIGNS for power in design.powers}
    assert on_tiles == set(POWERS.classes.values())
    assert all(spell(power) for design in DESIGNS for power in design.powers)


@each("name", ALL)
def test_every_side_has_its_words(name: str) -> None:
    row = ROWS[name]
    assert row["provenance"] == "sourced"
    assert row["name_fr_source"] in {"seed", "cards", "translated"}
    for words in (row["name"], row["text"], row.get("text_any", row["text"])):
        assert words["en"]
        assert words["fr"]


@each("lang", ["en", "fr"])
def test_players_are_told_how_many_names_are_our_translations(lang: str) -> None:
    ours = sum(row["name_fr_source"] == "translated" for row in ROWS.values())
    assert f" {ours} " in GAME.words.say(lang, Text("notice.names"))


def test_numbers_of_designs_follow_from_the_content() -> None:
    assert [NUMBER[design.id] for design in DESIGNS] == list(range(len(DESIGNS)))
    assert len(TILES) == 55
