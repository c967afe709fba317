"""Roll for the Galaxy in a terminal."""

from itertools import islice
from typing import Any

import pytest

from astrarium.cli.terminal.changes import changes
from astrarium.games.roll import GAME as ROLL
from astrarium.games.roll.content import DESIGNS, side_of
from astrarium.games.roll.refs import TILE
from astrarium.kernel import View
from astrarium.kernel.text import LANGUAGES
from tests.games.bot_games import played, reader, rows

# The table itself, at every question of a game


def open_tiles(view: View) -> set[str]:
    """What a reader may see of tiles: tableaus, tops, and the own ones by both sides."""
    found: set[str] = set()
    for seen in view["players"]:
        found |= {placed["tile"] for placed in seen["tableau"]}
        found |= {stack["top"] for stack in seen["stacks"].values() if stack["top"]}
        own = [two for stack in seen["stacks"].values() for two in stack.get("tiles", ())]
        own += [*seen.get("own_drawn", ()), *seen.get("own_abandoned", ())]
        found |= {side for two in own for side in two.values()}
    return found


def test_covered_and_drawn_tiles_of_others_are_never_on_the_table() -> None:
    who = reader(ROLL, "en")
    checked = 0
    for table, _ in islice(played(ROLL, 3, "tiles"), None, None, 9):
        state: Any = table.state
        for seat in (0, 1, 2, None):
            view = table.view(seat)
            screen = "\n".join(ROLL.terminal(view, who))
            known = {who.name(f"tile:{tile}") for tile in open_tiles(view)}
            for tile in open_tiles(view):  # a text may name other tiles, and a name may be part of another
                screen = screen.replace(who.say(f"tile.{tile}.text"), "")
            for name in sorted(known, key=len, reverse=True):
                screen = screen.replace(name, "")
            tiles = [tile for stack in (*state.stacks, *state.drawn, *state.abandoned) for tile in stack]
            hidden = {who.name(TILE[side_of(tile, kind)]) for tile in tiles for kind in range(2)} - known
            assert not [name for name in hidden if name in screen]
            checked += len(hidden)
    assert checked > 500


def test_what_is_behind_a_screen_is_on_its_owners_table_alone() -> None:
    who = reader(ROLL, "en")
    heading = who.say("terminal.plan")
    for table, seat in islice(played(ROLL, 3, "screens"), 60):
        view = table.view(seat)
        assert (heading in ROLL.terminal(view, who)) == view["assigning"]
        assert heading not in ROLL.terminal(table.view(None), who)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_forty_lines_for_three_players(lang: str) -> None:
    """In mid game, with six tiles in each tableau, the table takes at most 40 lines while workers are assigned."""
    view = {**ROLL.view(ROLL.new(3, seed=5), 0), "round": 7, "assigning": True}
    for seat, seen in enumerate(view["players"]):
        designs = DESIGNS[seat :: len(DESIGNS) // 6][:6]
        seen["tableau"] = [{"tile": design.id, "goods": ["home"] if design.colour else []} for design in designs]
        seen["drawn"] = 0
    view["players"][0]["own_drawn"] = []
    assert rows(ROLL.terminal(view, reader(ROLL, lang))) <= 40


def planned() -> View:
    """While workers are assigned: one's own roll, a plan that differs from it, Dictate and a power used."""
    view = {**ROLL.view(ROLL.new(2, seed=5), 0), "round": 2, "assigning": True}
    view["players"][0].update(
        rolled={"explore": {"home": 2}, "ship": {"rare": 1}, "wild": {"alien": 1}},
        own_columns={"explore": {"home": 1}, "develop": {"alien": 1}},
        selected="ship",
        selector="rare",
        dictated={"home": 1},
        used=["dictate", "space_marines"],
        own_drawn=[],
    )
    return view


def test_the_plan_behind_the_screen() -> None:
    lines = ROLL.terminal(planned(), reader(ROLL, "en"))
    at = lines.index("Behind your screen")
    assert lines[at + 1 : at + 10] == [
        "  You select V Ship with a Rare Elements die.",
        "    Explore:  1 × Home              (rolled: 2 × Home)",
        "    Develop:  1 × Alien Technology  (rolled: none)",
        "    Settle:   none",
        "    Produce:  none",
        "    Ship:     none                  (rolled: 1 × Rare Elements)",
        "    Wilds rolled: 1 × Alien Technology.",
        "    Set aside by Dictate: 1 × Home.",
        "    Powers used: Space Marines.",
    ]


def test_a_worker_that_moves_is_news_with_the_whole_plan() -> None:
    who = reader(ROLL, "en")
    view = planned()
    before = ROLL.terminal(view, who)
    view["players"][0]["own_columns"]["settle"] = {"home": 1}
    heading, *plan = changes(before, ROLL.terminal(view, who))
    assert heading == "Behind your screen"
    assert len(plan) == 9
    assert "    Settle:   1 × Home              (rolled: none)" in plan


def test_workers_and_stacks_after_reveal() -> None:
    who = reader(ROLL, "en")
    now = {"round": 2, "phase": "develop", "happening": ["develop", "ship"], "extra": "ship"}
    view = {**ROLL.view(ROLL.new(2, seed=5), 0), **now}
    view["players"][1].update(
        selected="develop", selector="home", columns={"develop": {"home": 2}, "ship": {"rare": 1}}, virtual={"genes": 1}
    )
    view["players"][1]["stacks"]["development"].update(size=3, top="space_marines", cost=2, dice={"home": 1})
    lines = ROLL.terminal(view, who)
    assert lines[0].startswith("Round 2, phase II Develop. This round: II Develop, V Ship (neutral die). Pool 24 VP")
    assert (
        "  Navigator 2: selected II Develop with a Home die. Waiting: Develop 2 × Home; Ship 1 × Rare Elements."
        " Without dice: 1 × Genes." in lines
    )
    view["players"][0]["selected"] = "ship"  # then it is no more the neutral die's alone
    assert "This round: II Develop, V Ship. Pool" in ROLL.terminal(view, who)[0]
    given = "takes 1 die, gives $1, gives 1 Military die (cup)"
    assert f"  Navigator 2: development Space Marines ({given}, 1 of 2, 1 × Home, 2 below); no world" in lines


def test_the_top_of_a_stack_is_told_with_its_colour_and_what_it_gives() -> None:
    """The reader need not know the tiles of others by heart."""
    who = reader(ROLL, "en")
    view = {**ROLL.view(ROLL.new(2, seed=5), 0), "round": 2, "happening": ["settle"], "phase": "settle"}
    top = view["players"][1]["stacks"]["world"]
    for tile, told in (
        ("comet_zone", "world Comet Zone (Rare Elements, gives 1 Rare Elements die (good), 0 of 3)"),
        (
            "alien_sentinels",
            "world Alien Sentinels (Alien Technology, gives $3, gives 1 Alien Technology die (cup), 0 of 3)",
        ),
    ):
        top.update(size=1, top=tile, cost=3, dice={})
        assert any(line.endswith(told) for line in ROLL.terminal(view, who)), told


def test_goods_and_bonuses_are_told_in_words() -> None:
    who = reader(ROLL, "en")
    view = ROLL.view(ROLL.new(2, seed=5), 0)
    view["players"][1]["tableau"] = [
        {"tile": "space_mall", "goods": ["rare", "home"]},
        {"tile": "galactic_bankers", "goods": [], "worth": 4},
    ]
    lines = ROLL.terminal(view, who)
    assert "  Navigator 2, world: Space Mall (Novelty, goods: 1 × Home, 1 × Rare Elements)" in lines
    assert "  Navigator 2, development: Galactic Bankers (bonus 4 VP)" in lines


def test_a_drawn_tile_is_told_with_both_sides_and_what_they_do() -> None:
    who = reader(ROLL, "en")
    view = ROLL.view(ROLL.new(2, seed=5), 0)
    lines = ROLL.terminal(view, who)
    at = lines.index("Tiles drawn")
    drawn = view["players"][0]["own_drawn"][0]
    assert lines[at + 2] == "    " + who.say(f"tile.{drawn['development']}.text")
    assert lines[at + 3].startswith("    Its back: " + who.name(f"tile:{drawn['world']}"))


def test_tiles_under_construction_are_numbered_in_the_order_of_building() -> None:
    who = reader(ROLL, "en")
    view = {**ROLL.view(ROLL.new(2, seed=5), 0), "round": 2, "assigning": True}
    two = [
        {"development": "space_marines", "world": "comet_zone"},
        {"development": "space_piracy", "world": "space_mall"},
    ]
    view["players"][0]["stacks"]["development"]["tiles"] = two
    lines = ROLL.terminal(view, who)
    at = lines.index("Your developments, in the order in which they are built")
    assert lines[at + 1].startswith("  1. Space Marines (cost 3), back Comet Zone (")
    assert lines[at + 2].startswith("  2. Space Piracy (cost ")
    two.reverse()
    news = changes(lines, ROLL.terminal(view, who))
    assert [line[:8] for line in news[1:]] == ["  1. Spa", "  2. Spa"], "that only their order changed is news"
