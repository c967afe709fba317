"""Dice, prices, figures and what else is in the box."""

from collections import Counter

import pytest

from astrarium.games.roll import GAME
from astrarium.games.roll.content import BOX, CONTENT, DESIGNS, FACES_OF, FIGURES, PRICE
from astrarium.games.roll.names import DICE as KINDS
from astrarium.games.roll.names import FACES, PHASES, WORLD_COLOURS
from astrarium.games.roll.powers.supplies import GainDie, GainGood

from ....rows import each
from .printed import DICE

# Dice


@pytest.mark.rule("ROLL-0.3")
def test_there_are_111_dice_of_seven_colours() -> None:
    rows = {row["id"]: row for row in CONTENT["die"]}
    assert tuple(rows) == tuple(DICE) == KINDS
    assert {kind: row["colour"]["en"] for kind, row in rows.items()} == {kind: die.colour for kind, die in DICE.items()}
    assert dict(zip(KINDS, BOX, strict=True)) == {kind: die.count for kind, die in DICE.items()}
    assert sum(BOX) == 111


@pytest.mark.rule("ROLL-0.4")
@each("kind", DICE)
def test_a_die_has_its_six_faces(kind: str) -> None:
    assert " ".join(FACES[face] for face in FACES_OF[KINDS.index(kind)]) == DICE[kind].faces


@pytest.mark.rule("ROLL-0.4")
@each(
    ("kind", "most", "times"),
    [
        ("home", ["explore"], 2),
        ("military", ["develop", "settle"], 2),
        ("consumption", ["ship"], 3),
        ("novelty", ["produce", "ship"], 2),
        ("rare", ["develop"], 2),
        ("genes", ["settle", "wild"], 2),
        ("alien", ["wild"], 3),
    ],
)
def test_each_kind_of_die_is_strong_at_what_the_rulebook_says(kind: str, most: list[str], times: int) -> None:
    faces = Counter(FACES[face] for face in FACES_OF[KINDS.index(kind)])
    assert max(faces.values()) == times
    assert [face for face in FACES if faces[face] == times] == most


@pytest.mark.rule("ROLL-0.4")
def test_alien_dice_have_no_explore_and_home_dice_no_wild() -> None:
    lacking = {kind: set(FACES) - set(die.faces.split()) for kind, die in DICE.items()}
    assert [kind for kind, faces in lacking.items() if "explore" in faces] == ["alien"]
    assert lacking["home"] == {"wild"}


@pytest.mark.rule("ROLL-A15")
def test_the_box_has_dice_enough_for_all_tiles_and_five_players() -> None:
    """The dice suffice even if all nine factions and home worlds were in play, and no die were ever given back."""
    taken = Counter({"home": 5 * (FIGURES.home_dice_in_cup + FIGURES.home_dice_in_citizenry)})
    for design in DESIGNS:
        for power in design.powers:
            if isinstance(power, GainDie | GainGood):
                taken[KINDS[power.colour]] += power.count
    assert all(taken[kind] <= die.count for kind, die in DICE.items()), taken


# Phases, figures and the rest of the box


@pytest.mark.rule("ROLL-18.4")
def test_two_to_five_play() -> None:
    assert list(GAME.meta.seats) == [2, 3, 4, 5]


@pytest.mark.rule("ROLL-0.10")
def test_five_phases_have_their_order_and_their_workers() -> None:
    rows = CONTENT["phase"]
    assert tuple(row["id"] for row in rows) == PHASES == ("explore", "develop", "settle", "produce", "ship")
    assert [row["roman"] for row in rows] == ["I", "II", "III", "IV", "V"]
    assert [row["worker"]["en"] for row in rows] == ["explorer", "developer", "settler", "producer", "shipper"]


def test_goods_have_their_prices() -> None:
    prices = dict(zip(WORLD_COLOURS, PRICE, strict=True))
    assert prices == {"gray": 0, "novelty": 3, "rare": 4, "genes": 5, "alien": 6}


@pytest.mark.rule("ROLL-0.2")
def test_there_are_33_chips() -> None:
    assert {chip["value"]: chip["count"] for chip in CONTENT["chip"]} == {1: 20, 5: 8, 10: 5}
    assert sum(chip["count"] for chip in CONTENT["chip"]) == 33


def test_the_ones_and_fives_are_just_the_pool_of_five_players() -> None:
    in_pool = [chip for chip in CONTENT["chip"] if chip["in_pool"]]
    assert [chip["value"] for chip in in_pool] == [1, 5]
    assert sum(chip["value"] * chip["count"] for chip in in_pool) == 5 * FIGURES.chips_per_player == 60


@pytest.mark.rule("ROLL-0.2")
def test_each_of_five_players_has_cup_marker_mat_screen_and_strip() -> None:
    box = CONTENT["box"]
    assert {box[part] for part in ("cups", "credit_markers", "mats", "screens", "phase_strips")} == {5}
    assert (box["phase_tiles"], box["bag"]) == (len(PHASES), 1)


@each(
    ("figure", "value"),
    [
        ("credits_start", 1),  # ROLL-1.3
        ("credits_max", 10),  # ROLL-0.11
        ("credits_after_recruiting", 1),  # ROLL-11.3
        ("recruit_cost", 1),  # ROLL-11.1
        ("stock_credits", 2),  # ROLL-7.6
        ("scout_draws", 1),  # ROLL-7.2
        ("home_dice_in_cup", 3),  # ROLL-1.8
        ("home_dice_in_citizenry", 2),  # ROLL-1.8
        ("start_tiles", 2),  # ROLL-1.5
        ("tableau_end", 12),  # ROLL-11.6
        ("chips_per_player", 12),  # ROLL-1.2
        ("goods_per_world", 1),  # ROLL-9.2
        ("consume_vp", 1),  # ROLL-10.3
        ("good_matches_vp", 1),  # ROLL-10.3
        ("shipper_matches_vp", 1),  # ROLL-10.3
        ("round_limit", 30),  # ROLL-A26
    ],
)
def test_figures_are_those_of_the_rules(figure: str, value: int) -> None:
    """The figures have the values of the rules; the tests of each rule check what the rules do with them."""
    assert getattr(FIGURES, figure) == value
    assert len(FIGURES.__slots__) == 16, "a figure is missing here"
