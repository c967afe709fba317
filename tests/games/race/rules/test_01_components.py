"""Section 1: what the game is about and what is in the box."""

from collections import Counter
from typing import Any

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.content import CONTENT

from ....rows import each
from ..scenario import opening, race

Row = dict[str, Any]

BOX = CONTENT["box"]
ROWS: list[Row] = CONTENT["card"]
BY_ID = {row["id"]: row for row in ROWS}
STARTS = [row for row in ROWS if "start" in row]
ALL_WORLDS = [row for row in ROWS if row["kind"] == "world"]
WORLDS = [row for row in ALL_WORLDS if "start" not in row]
DEVELOPMENTS = [row for row in ROWS if row["kind"] == "development"]
GOODS = {"novelty", "rare", "genes", "alien"}
KEYWORDS = {"alien", "rebel", "imperium", "uplift", "chromosome", "terraforming"}


def copies(rows: list[Row]) -> int:
    return sum(row["copies"] for row in rows)


def by_figure(rows: list[Row], figure: str) -> list[int]:
    """How many cards have 0, 1, … 7 as this figure."""
    return [copies([row for row in rows if row[figure] == n]) for n in range(8)]


def has(card: str, **wanted: object) -> bool:
    return any(all(power.get(key) == value for key, value in wanted.items()) for power in BY_ID[card].get("powers", ()))


# What the game is about


@pytest.mark.rule("RACE-1.1")
def test_a_civilisation_is_built_from_worlds_and_developments() -> None:
    assert {row["kind"] for row in ROWS} == {"world", "development"}
    game = race().hand(0, "public_works", "gem_world", "drop_ships", "rebel_base", "tourist_world")
    game.phase("develop", "settle").choose(0, "public_works").choose(0, "drop_ships")
    game.choose(0, "gem_world")
    assert game.tableau_of(0) == ["old_earth", "public_works", "gem_world"]
    assert game.tableau_of(1) == ["epsilon_eridani"]


@pytest.mark.rule("RACE-1.2")
def test_the_most_victory_points_win() -> None:
    """Seat 0 wins with the most points in all, although seat 1 has more in chips."""
    game = race(seats=3).tableau(0, "old_earth", "rebel_homeworld").has(1, 7).has(2, 2)
    outcome = GAME.result(game.state)
    assert outcome.scores == (9, 8, 2)
    assert outcome.winners == (0,)
    assert outcome.places == (1, 2, 3)


@pytest.mark.rule("RACE-1.3")
@pytest.mark.parametrize(
    ("picks", "phases"),
    [
        (["produce"] * 4, ["produce"]),
        (["explore_5", "explore_1_1", "consume_2x", "consume_trade"], ["explore", "consume"]),
        (["settle", "produce", "develop", "consume_2x"], ["develop", "settle", "consume", "produce"]),
    ],
)
def test_only_selected_phases_take_place(picks: list[str], phases: list[str]) -> None:
    game = race(seats=4).phase()
    seen: list[str] = []
    for seat, action in enumerate(picks):
        game.choose(seat, action)
        seen += [str(event["phase"]) for event in game.happened("phase")]
    while "ask.keep" in game.prompts().values():
        seat = next(iter(game.prompts()))
        low = game.asked(seat).low
        game.answer(seat, *game.asked(seat).options[:low])
        seen += [str(event["phase"]) for event in game.happened("phase")]
    assert seen == [f"phase:{phase}" for phase in phases]
    assert set(game.prompts().values()) == {"ask.action"}


@pytest.mark.rule("RACE-1.4")
def test_everybody_performs_a_selected_phase_and_its_chooser_gets_the_bonus() -> None:
    game = race(seats=3).phase().choose(0, "produce").choose(1, "explore_5").choose(2, "produce")
    assert [len(game.options(seat)) for seat in range(3)] == [2, 7, 2]


@pytest.mark.rule("RACE-1.5")
def test_explore_finds_cards() -> None:
    game = race().deck("gem_world", "drop_ships").phase("explore").choose(0, "gem_world")
    assert game.hand_of(0) == ["gem_world"]
    assert game.discarded() == ["drop_ships"]


@pytest.mark.rule("RACE-1.5")
def test_produce_makes_goods_and_consume_turns_them_into_points_and_cards() -> None:
    game = race().tableau(1, "epsilon_eridani", "artist_colony").phase("produce")
    assert game.with_goods(1) == ["artist_colony"]
    game.phase("consume")
    assert (game.with_goods(1), game.chips(1), game.hand_size(1)) == ([], 1, 1)


# What is in the box


@pytest.mark.rule("RACE-1.6")
def test_there_are_five_start_worlds_and_109_game_cards() -> None:
    assert len(BY_ID) == len(ROWS)
    assert sorted(row["start"] for row in STARTS) == [0, 1, 2, 3, 4]
    assert copies(STARTS) == 5
    assert copies(WORLDS) == 59
    assert copies(DEVELOPMENTS) == 50
    assert all(row["kind"] == "world" for row in STARTS)


@pytest.mark.rule("RACE-1.6")
def test_worlds_and_six_cost_developments_are_single_and_other_developments_come_in_pairs() -> None:
    assert {row["copies"] for row in ALL_WORLDS} == {1}
    assert [row["copies"] for row in DEVELOPMENTS if row["cost"] == 6] == [1] * 12
    assert [row["copies"] for row in DEVELOPMENTS if row["cost"] < 6] == [2] * 19


@pytest.mark.rule("RACE-1.6")
def test_cards_by_cost_and_defense_are_those_of_the_printed_table() -> None:
    """The content has as many cards of each cost and defense as Gambling World prints for the 114 cards."""
    assert by_figure(DEVELOPMENTS, "cost") == [0, 12, 12, 4, 8, 2, 12, 0]
    assert by_figure([row for row in ALL_WORLDS if "military" not in row], "cost") == [2, 6, 11, 10, 5, 5, 2, 0]
    assert by_figure([row for row in ALL_WORLDS if "military" in row], "cost") == [0, 6, 7, 3, 2, 2, 2, 1]


@pytest.mark.rule("RACE-1.6")
def test_there_are_21_production_worlds_25_windfall_worlds_and_18_others() -> None:
    assert Counter(row.get("production") for row in ALL_WORLDS) == {"production": 21, "windfall": 25, None: 18}
    assert all(("good" in row) == ("production" in row) for row in ROWS)
    assert {row["good"] for row in ALL_WORLDS if "good" in row} == GOODS


@pytest.mark.rule("RACE-1.6")
def test_keywords_are_on_as_many_cards_as_printed() -> None:
    count = Counter(keyword for row in ROWS for keyword in row.get("keywords", ()))
    assert (count["rebel"], count["alien"], count["uplift"], count["chromosome"]) == (7, 10, 4, 4)
    rebels = [row for row in ROWS if "rebel" in row.get("keywords", ())]
    assert all(row["kind"] == "world" and row["military"] for row in rebels)
    assert sum(row["vp"] for row in rebels) == 26
    assert all("alien" in row["keywords"] for row in ALL_WORLDS if row.get("good") == "alien")


@pytest.mark.rule("RACE-1.6")
@each("row", ROWS)
def test_every_card_has_its_words_and_known_keywords(row: Row) -> None:
    assert row["name"]["en"]
    assert row["name"]["fr"]
    assert row["provenance"] in {"sourced", "recalled", "invented"}
    assert set(row.get("keywords", ())) <= KEYWORDS
    for part in (*row.get("powers", ()), *row.get("score", ())):
        assert part["text"]["en"]
        assert part["text"]["fr"]
        assert part.get("keyword", "alien") in KEYWORDS


@pytest.mark.rule("RACE-6.3", "RACE-6.7")
def test_developments_cost_one_to_six_and_only_six_cost_ones_score_a_variable_amount() -> None:
    assert {row["cost"] for row in DEVELOPMENTS} == {1, 2, 3, 4, 5, 6}
    assert all(("score" in row) == (row["cost"] == 6) == (row["vp"] == 0) for row in DEVELOPMENTS)


@pytest.mark.rule("RACE-7.9")
def test_defenses_go_from_one_to_seven() -> None:
    assert {row["cost"] for row in ALL_WORLDS if "military" in row} == {1, 2, 3, 4, 5, 6, 7}


@pytest.mark.rule("RACE-8.8")
def test_goods_have_their_prices() -> None:
    prices = {row["id"]: row["price"] for row in CONTENT["good"]}
    assert prices == {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}


@pytest.mark.rule("RACE-1.7")
def test_each_set_has_seven_action_cards_and_two_more_for_experts() -> None:
    rows = CONTENT["action"]
    assert len({row["id"] for row in rows}) == len(rows) == 7
    assert Counter(row["phase"] for row in rows) == {
        "explore": 2,
        "develop": 1,
        "settle": 1,
        "consume": 2,
        "produce": 1,
    }
    assert {row["id"] for row in rows if row["copies_expert"] == 2} == {"develop", "settle"}
    assert sum(row["copies_expert"] for row in rows) == 9
    assert (BOX["action_sets"], BOX["duplicate_actions"], BOX["player_aids"]) == (4, 4 * 2, 4)
    assert max(GAME.meta.seats) == BOX["action_sets"]


@pytest.mark.rule("RACE-1.8")
def test_there_are_28_chips() -> None:
    assert {chip["value"]: chip["count"] for chip in CONTENT["chip"]} == {1: 18, 5: 6, 10: 4}
    assert sum(chip["count"] for chip in CONTENT["chip"]) == 28


@pytest.mark.rule("RACE-1.8", "RACE-2.1")
def test_the_ones_and_fives_are_just_the_pool_of_four_players() -> None:
    in_pool = sum(chip["value"] * chip["count"] for chip in CONTENT["chip"] if chip["in_pool"])
    assert in_pool == opening(seats=4).state.pool == 48


# The first game


@pytest.mark.rule("RACE-2.9")
def test_each_first_hand_goes_with_a_start_world_and_no_card_is_in_two() -> None:
    hands = {row["id"]: row["hand"] for row in CONTENT["first_game"]}
    assert [BY_ID[start]["start"] for start in hands] == [1, 2, 3, 4]
    cards = [card for hand in hands.values() for card in hand]
    assert len(set(cards)) == len(cards) == 4 * 4
    assert set(cards) <= set(BY_ID)


# What the rulebook says of single cards


@pytest.mark.rule("RACE-4.2")
def test_powers_are_as_the_rulebook_tells_them() -> None:
    assert has("public_works", kind="develop.draw_after", n=1)
    assert has("new_military_tactics", kind="settle.military_boost", n=3)
    assert has("contact_specialist", kind="settle.pay_for_military", discount=1, exclude=["alien"])
    assert has("empath_world", kind="settle.military", n=-1)
    assert has("replicant_robots", kind="settle.discount", n=2)
    assert has("mining_robots", kind="settle.discount", n=1, good="rare")
    assert has("free_trade_association", kind="consume.goods", good="novelty", times=3, vp=1, cards=1)
    assert has("mining_league", kind="consume.goods", good="rare", take=2, vp=3)
    assert has("deficit_spending", kind="consume.hand", most=2, vp=1, optional=True)
    assert has("merchant_world", kind="consume.hand", most=2, vp=1, optional=True)
    assert has("new_economy", kind="consume.draw", n=1)
    assert has("genetics_lab", kind="produce.windfall", good="genes")
    assert has("pan_galactic_league", kind="produce.draw_per_world", good="genes", n=1)
    assert has("colony_ship", kind="settle.zero_cost", exclude=["alien"])
    assert has("new_vinland", kind="consume.goods", cards=2)


@pytest.mark.rule("RACE-A2")
def test_only_refugee_world_and_pilgrimage_world_cost_nothing() -> None:
    assert sorted(row["id"] for row in ROWS if row["cost"] == 0) == ["pilgrimage_world", "refugee_world"]


@pytest.mark.rule("RACE-A2")
@pytest.mark.parametrize("world", ["refugee_world", "pilgrimage_world"])
def test_a_world_of_cost_zero_is_placed_without_paying(world: str) -> None:
    game = race().hand(0, world, "drop_ships").phase("settle").choose(0, world)
    assert game.tableau_of(0) == ["old_earth", world]
    assert game.hand_of(0) == ["drop_ships"]


@pytest.mark.rule("RACE-A3")
def test_monde_mineral_is_gem_world_and_either_world_draws_one_card() -> None:
    assert (BY_ID["gem_world"]["name"]["fr"], BY_ID["mining_world"]["name"]["fr"]) == ("Monde minéral", "Monde minier")
    game = race().tableau(0, "old_earth", "gem_world").tableau(1, "epsilon_eridani", "mining_world").phase("produce")
    assert (game.hand_size(0), game.hand_size(1)) == (1, 1)
