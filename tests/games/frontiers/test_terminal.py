"""New Frontiers in a terminal."""

from typing import Any

import pytest

from astrarium.cli.terminal.changes import changes
from astrarium.games.frontiers import GAME as FRONTIERS
from astrarium.games.frontiers.content import GOALS, WORLDS
from astrarium.kernel import View
from astrarium.kernel.text import LANGUAGES
from tests.games.bot_games import played, reader, rows

from .scenario import frontiers, opening

# The table itself, at every question of a game


def spoken(view: View, lang: str = "en") -> list[str]:
    """The table in words, with ordinary spaces."""
    return [line.replace("\u00a0", " ") for line in FRONTIERS.terminal(view, reader(FRONTIERS, lang))]


def opened(seats: int = 2, /, **now: Any) -> dict[str, Any]:
    """A table in its second round."""
    return {**FRONTIERS.view(FRONTIERS.new(seats, seed=5), 0), "round": 2, **now}


@pytest.mark.rule("FRONT-14.2")
def test_a_goal_that_a_reader_does_not_know_is_never_on_the_table() -> None:
    who = reader(FRONTIERS, "en")
    checked = 0
    for table, _ in played(FRONTIERS, 3, "goals", goals="on"):
        state: Any = table.state
        for seat in (0, 1, 2, None):
            screen = "\n".join(FRONTIERS.terminal(table.view(seat), who))
            known = {*state.goals}
            if seat is not None:
                known |= {goal for goal in state.deck if state.knows[seat] >> goal & 1}
            if seat == state.holder:
                known.add(state.hidden)
            if seat == state.leader:
                known |= {*state.looking}
            unknown = [who.name(f"goal:{goal.id}") for number, goal in enumerate(GOALS) if number not in known]
            assert not [name for name in unknown if name in screen]
            checked += state.holder not in (-1, seat)
    assert checked > 20


@pytest.mark.parametrize("lang", LANGUAGES)
def test_some_fifty_lines_for_three_players(lang: str) -> None:
    """At most 56 lines in mid game: four colonies, five developments and three explored worlds for each player."""
    view = opened(3)
    market = view["market"]
    for seat, seen in enumerate(view["players"]):
        mine = WORLDS[seat * 7 :][:7]
        seen["colonies"] = [{"world": world.id, "good": "rare"} for world in mine[:4]]
        seen["explored"] = [world.id for world in mine[4:]]
        seen["developments"] = [{"development": place["development"]} for place in market[seat::5][:5]]
        seen.update(credits=12, colonists=10, chips=12, military=11, vp=40)
    lines = spoken(view, lang)
    assert rows(lines) <= 56
    assert all(len(line) <= 80 for line in lines if "jetons" in line or "chips" in line)


def test_the_round_with_its_track_and_what_is_left() -> None:
    now: dict[str, Any] = {
        "action": "settle",
        "leader": 1,
        "order": [0, 1, 0, 1],
        "chosen": 1,
        "picks": ["develop", "settle"],
    }
    lines = spoken(opened(**now, last="chips", tile_credits=2, pool=0, colonist_pool=9, bag=31))
    assert lines[:6] == [
        "Round 2. Navigator 2 has chosen Settle.",
        "This round",
        "  Track: Player 1 (Develop); Navigator 2 (Settle: under way); Player 1; Navigator 2",
        "  It is the last round. The pool of VP chips is used up.",
        "  Left: 0 VP, 9 colonists, 31 worlds in the bag",
        "  On Produce: $2",
    ]
    now |= {"action": None, "leader": None, "picks": ["develop"]}
    assert spoken(opened(**now))[0] == "Round 2. Navigator 2 chooses an action."
    assert spoken(opened(round=0))[0] == "Before the first round."


@pytest.mark.rule("FRONT-8.6")
def test_goods_are_counted_where_they_may_run_out() -> None:
    """The table counts the goods left only in games with goals; without goals there are enough for all worlds."""
    view = opened()
    assert not [line for line in spoken(view) if line.startswith("  Goods left")]
    view["variant"] = {**view["variant"], "goals": True}
    assert "  Goods left: 19 × Novelty, 17 × Rare, 13 × Genes, 11 × Alien" in spoken(view)


def test_the_market_by_price_with_copies_and_owners() -> None:
    view = opened(3)
    view["market"] = [
        {"development": "space_marines", "left": 0, "copies": 2},
        {"development": "public_works", "left": 2, "copies": 2},
        {"development": "genetics_lab", "left": 2, "copies": 2},
        {"development": "mining_league", "left": 0, "copies": 1},
    ]
    view["players"][0]["developments"] = [{"development": "space_marines"}]
    view["players"][1]["developments"] = [{"development": "space_marines"}, {"development": "mining_league"}]
    lines = spoken(view)
    at = lines.index("Developments for sale (and who owns them)")
    assert lines[at + 1 : at + 4] == [
        "  Cost 2: 0 × Space Marines (Player 1, Navigator 2); 2 × Genetics Lab",
        "  Cost 4: 2 × Public Works",
        "  Cost 9: Mining League (Navigator 2)",
    ]


def test_empires_in_words() -> None:
    view = opened()
    view["players"][1].update(
        colonies=[
            {"world": "old_earth", "good": None},
            {"world": "spice_world", "good": None},
            {"world": "alien_oort_cloud_refinery", "good": "genes"},
            {"world": "imperium_capital", "good": None, "worth": 4},
        ],
        developments=[{"development": "space_marines"}, {"development": "mining_league", "worth": 3}],
        spaces=3,
        explored=["rebel_base", "comet_zone", "rebel_homeworld"],
        stored={"worlds": ["gem_world"], "goods": ["alien", "rare", "rare"], "credits": 5},
    )
    assert [line for line in spoken(view) if line.startswith("  Navigator 2, ")] == [
        "  Navigator 2, 4 colonies: Old Earth; Spice World (Novelty production, empty);"
        " Alien Oort Cloud Refinery (windfall of any kind, 1 good, Genes); Imperium Capital (bonus 4 VP)",
        "  Navigator 2, developments (3 of 10 spaces): Space Marines; Mining League (bonus 3 VP)",
        "  Navigator 2, explored: Rebel Base (defence 6, 2 colonists, 6 VP);"
        " Comet Zone (cost 3, 1 colonist, Rare production, 2 VP);"
        " Rebel Homeworld (defence 7, 2 colonists, VP by its text)",
        "  Navigator 2, stockpile: Gem World; 2 × Rare, 1 × Alien; $5",
    ]


def test_red_spaces_are_told_apart_from_the_others() -> None:
    view = opened()
    view["players"][1].update(developments=[{"development": "space_marines"}], spaces=11)
    assert "  Navigator 2, development (10 of 10 spaces, and 1 red one): Space Marines" in spoken(view)


def test_military_for_a_good_is_told_while_it_lasts() -> None:
    view = opened()
    view["turn"] = {**view["turn"], "seat": 1, "temporary": 3}
    view["players"][1].update(credits=4, military=2)
    row = next(line for line in spoken(view) if line.startswith("  Navigator 2:"))
    assert row.split("  ")[-2:] == ["Military 2 (+3)", "total 0 VP"]


def test_worlds_of_explore_with_who_took_which() -> None:
    who = reader(FRONTIERS, "en")
    drawn: list[dict[str, Any]] = [{"world": "gem_world", "taker": None}, {"world": "rebel_base", "taker": None}]
    before = FRONTIERS.terminal(opened(offered=drawn), who)
    drawn = [drawn[0], {**drawn[1], "taker": 1}]
    assert changes(before, FRONTIERS.terminal(opened(offered=drawn), who)) == [
        "Worlds drawn",
        "  Rebel Base (defence 6, 2 colonists, 6 VP): taken by Navigator 2",
    ]


@pytest.mark.rule("FRONT-14.2")
def test_goals_with_what_they_count_and_the_one_face_down() -> None:
    setup = FRONTIERS.agree(2, {"goals": "on"})
    view = {**FRONTIERS.view(FRONTIERS.deal(setup, FRONTIERS.new(2, seed=5).rng), 0), "round": 2}
    goals = {**view["goals"], "up": ["taxes"], "deck": 6, "holder": 1, "known": [{"place": 5, "goal": "warehouses"}]}
    view["goals"] = goals
    for seen, points in zip(view["players"], (2, 0), strict=True):
        seen["goals"] = [points]
    lines = spoken(view)
    at = lines.index("Goals")
    assert lines[at + 1 : at + 5] == [
        "  Taxes: Player 1 2 VP, Navigator 2 0 VP",
        "    Credits on your stockpile mat. 2 for 1 VP, 4 for 2 VP, 6 for 4 VP, 8 for 6 VP.",
        "  Face down: a goal kept by Navigator 2",
        "  Deck: 6 goals. You know, counted from the top: 6 is Warehouses.",
    ]
    view["goals"] = {**goals, "holder": 0, "hidden": "exploration"}
    assert "  Face down, kept by you: Exploration" in spoken(view)
    assert "Goals" not in spoken(opened())


# The texts of what one is asked about


def under(lines: list[str], heading: str) -> list[str]:
    """The lines under a heading; none if there is no such heading."""
    if heading not in lines:
        return []
    rest = lines[lines.index(heading) + 1 :]
    return rest[: next((at for at, line in enumerate(rest) if not line.startswith(" ")), len(rest))]


def test_the_first_question_shows_what_the_start_colonies_do() -> None:
    """The player who chooses a side of the mat sees the points, goods and powers of both start colonies, not their
    names alone."""
    game = opening()
    seat = game.seat
    shown = under(spoken(game.seen(seat)), "The two sides of your mat")
    names = [line for line in shown if not line.startswith("    ")]
    assert [line.strip().split(" (")[0] for line in names] == [
        FRONTIERS.words.name("en", f"world:{option}") for option in game.options
    ]
    assert all(" VP" in line for line in names), "and its points and goods, which are nowhere else on the table"
    assert len(shown) > len(names)
    assert under(spoken(game.seen(None)), "The two sides of your mat") == []


def test_worlds_drawn_show_their_text() -> None:
    game = frontiers().bag("comet_zone", "asteroid_belt").leads(0, "explore")
    assert under(spoken(game.seen(0)), "Worlds drawn") == [
        "  Asteroid Belt (cost 2, 1 colonist, Rare windfall, 1 VP)",
        "  Comet Zone (cost 3, 1 colonist, Rare production, 2 VP)",
        "    Produce: gain $1 if a good is produced here.",
    ]


@pytest.mark.rule("FRONT-5.1")
def test_what_can_be_bought_shows_its_text_to_who_is_asked() -> None:
    game = frontiers().credits(0, 3).leads(0, "develop")
    shown = under(spoken(game.seen(0)), "What you can buy")
    names = {FRONTIERS.words.name("en", f"development:{option}") for option in game.options if option != "nothing"}
    assert {line.strip() for line in shown[::2]} == names
    assert under(spoken(game.seen(1)), "What you can buy") == []


@pytest.mark.rule("FRONT-7.2")
def test_worlds_to_settle_show_their_text_to_who_is_asked() -> None:
    game = frontiers().explored(0, "comet_zone", "asteroid_belt").credits(0, 9).leads(0, "settle")
    assert under(spoken(game.seen(0)), "Your explored worlds") == [
        "  Comet Zone",
        "    Produce: gain $1 if a good is produced here.",
    ]
    assert under(spoken(game.seen(1)), "Your explored worlds") == []
