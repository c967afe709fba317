"""Section 9: goods on worlds, windfall powers, and cards for what was produced."""

import pytest

from astrarium.games.race import GAME
from astrarium.games.race.content import CARDS

from ..scenario import Scenario, race

NEXT_ROUND = {0: "ask.action", 1: "ask.action"}


def windfalls(game: Scenario, seat: int) -> set[tuple[str, str]]:
    """The sources that may produce now, each with its windfall worlds."""
    asked = game.asked(seat)
    assert asked.prompt == "ask.windfall"
    found = set()
    for code in asked.options:
        args = asked.step.option(game.state, code).text.args
        found.add((str(args["source"]).partition(":")[2], str(args["card"]).partition(":")[2]))
    return found


def use(game: Scenario, seat: int, source: str, world: str) -> Scenario:
    """Produce on a windfall world with this card (or `produce`, the bonus)."""
    asked = game.asked(seat)
    for code in asked.options:
        args = asked.step.option(game.state, code).text.args
        if (args["source"], args["card"]) in {
            (f"card:{source}", f"card:{world}"),
            (f"action:{source}", f"card:{world}"),
        }:
            return game.answer(seat, code)
    raise AssertionError(f"{source} cannot produce on {world}")


def good_on(game: Scenario, seat: int, world: str) -> str:
    """The card that is the good of this world."""
    return CARDS[game.state.goods[seat][game.tableau_of(seat).index(world)]].id


# Production worlds


@pytest.mark.rule("RACE-9.1")
def test_each_empty_production_world_of_every_player_gets_a_good() -> None:
    game = race().tableau(0, "old_earth", "comet_zone", "gem_world").tableau(1, "plague_world").picks(0, "produce")
    game.phase("produce")
    assert game.with_goods(0) == ["comet_zone", "gem_world"]
    assert game.with_goods(1) == ["plague_world"]


@pytest.mark.rule("RACE-9.1")
def test_the_good_is_the_top_card_of_the_draw_pile_and_nobody_sees_it() -> None:
    game = race().tableau(0, "artist_colony").deck("drop_ships", "space_marines").phase("produce")
    assert good_on(game, 0, "artist_colony") == "drop_ships"
    assert "drop_ships" not in str(game.events)
    seen = GAME.view(game.state, 0)
    assert [placed["good"] for placed in seen["players"][0]["tableau"]] == [True]
    assert game.state.goods[0][0] not in game.known(0)


@pytest.mark.rule("RACE-9.1")
def test_windfall_worlds_and_grey_worlds_get_nothing_from_the_action() -> None:
    game = race().tableau(0, "old_earth", "asteroid_belt", "empath_world", "rebel_base").picks(1, "produce")
    game.phase("produce")
    assert game.with_goods(0) == []
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-9.2")
def test_a_world_with_a_good_gets_no_second_one() -> None:
    game = race().tableau(0, "artist_colony").goods(0, "artist_colony")
    before = (game.state.goods[0][0], len(game.state.deck))
    game.phase("produce")
    assert (game.state.goods[0][0], len(game.state.deck)) == before
    assert game.state.discard == []


# Draw when this world produces


@pytest.mark.rule("RACE-9.3")
@pytest.mark.parametrize(
    ("world", "cards"), [("comet_zone", 1), ("mining_world", 1), ("gem_world", 1), ("lost_species_ark_world", 2)]
)
def test_a_world_that_produces_draws_only_if_it_had_no_good(world: str, cards: int) -> None:
    empty = race().tableau(0, world, "artist_colony").phase("produce")
    assert empty.hand_size(0) == cards
    full = race().tableau(0, world, "artist_colony").goods(0, world).phase("produce")
    assert full.hand_size(0) == 0
    assert full.with_goods(0) == [world, "artist_colony"]


@pytest.mark.rule("RACE-9.3")
def test_a_windfall_world_draws_when_the_bonus_produces_on_it() -> None:
    for chosen, cards in (("runaway_robots", 1), ("asteroid_belt", 0)):
        game = race().tableau(0, "runaway_robots", "asteroid_belt").picks(0, "produce").phase("produce")
        game.choose(0, chosen)
        assert (game.with_goods(0), game.hand_size(0)) == ([chosen], cards)


# The bonus


@pytest.mark.rule("RACE-9.4")
def test_the_bonus_puts_a_good_on_one_empty_windfall_world() -> None:
    game = race().tableau(0, "asteroid_belt", "empath_world", "refugee_world", "artist_colony")
    game.goods(0, "refugee_world").picks(0, "produce").phase("produce")
    assert game.options(0) == ["asteroid_belt", "empath_world"]  # neither full ones, nor none at all
    game.choose(0, "empath_world")
    assert game.with_goods(0) == ["empath_world", "refugee_world", "artist_colony"]
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-9.4")
def test_only_who_chose_produce_gets_the_bonus() -> None:
    game = race(3).tableau(0, "asteroid_belt").tableau(1, "empath_world").tableau(2, "refugee_world")
    game.picks(0, "produce").picks(1, "consume_2x").picks(2, "produce").phase("produce")
    assert [game.with_goods(seat) for seat in (0, 1, 2)] == [["asteroid_belt"], [], ["refugee_world"]]


@pytest.mark.rule("RACE-9.4", "RACE-9.2")
def test_the_bonus_is_lost_without_an_empty_windfall_world() -> None:
    game = race().tableau(0, "asteroid_belt", "old_earth", "artist_colony").goods(0, "asteroid_belt", "artist_colony")
    deck = len(game.state.deck)
    game.picks(0, "produce").phase("produce")
    assert game.with_goods(0) == ["asteroid_belt", "artist_colony"]
    assert len(game.state.deck) == deck
    assert game.prompts() == NEXT_ROUND


# Windfall powers


@pytest.mark.rule("RACE-9.5")
@pytest.mark.parametrize(
    ("card", "worlds"),
    [
        ("genetics_lab", {"empath_world"}),
        ("mining_robots", {"asteroid_belt"}),
        ("mining_league", {"asteroid_belt"}),
        ("expanding_colony", {"refugee_world"}),
        ("free_trade_association", {"refugee_world"}),
        ("alien_rosetta_stone_world", {"deserted_alien_outpost"}),
        ("galactic_engineers", {"empath_world", "asteroid_belt", "refugee_world", "deserted_alien_outpost"}),
    ],
)
def test_a_windfall_power_works_on_a_world_of_its_kind(card: str, worlds: set[str]) -> None:
    game = race().tableau(0, card, "empath_world", "asteroid_belt", "refugee_world", "deserted_alien_outpost")
    game.phase("produce")
    if len(worlds) > 1:
        assert set(game.options(0)) == worlds
        game.choose(0, "asteroid_belt")
        assert game.with_goods(0) == ["asteroid_belt"]
    else:
        assert set(game.with_goods(0)) == worlds
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-9.5")
def test_a_windfall_power_needs_an_empty_world_of_its_kind() -> None:
    game = race().tableau(0, "genetics_lab", "empath_world", "asteroid_belt", "plague_world")
    game.goods(0, "empath_world").phase("produce")
    assert game.with_goods(0) == ["empath_world", "plague_world"]
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-9.5", "RACE-4.7")
def test_a_windfall_power_is_used_once_and_must_be() -> None:
    game = race().tableau(0, "genetics_lab", "empath_world", "pre_sentient_race", "rebel_warrior_race").phase("produce")
    assert game.options(0) == ["empath_world", "pre_sentient_race", "rebel_warrior_race"]
    game.choose(0, "pre_sentient_race")
    assert game.with_goods(0) == ["pre_sentient_race"]
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-9.5")
def test_the_windfall_powers_of_others_do_not_help() -> None:
    game = race().tableau(0, "genetics_lab").tableau(1, "empath_world").phase("produce")
    assert game.with_goods(1) == []


# Cards for worlds and for goods


@pytest.mark.rule("RACE-9.6")
def test_pan_galactic_league_draws_for_each_genes_world_with_or_without_a_good() -> None:
    game = race().tableau(
        0, "pan_galactic_league", "plague_world", "distant_world", "empath_world", "pre_sentient_race"
    )
    game.tableau(1, "malevolent_lifeforms").goods(0, "plague_world", "empath_world").phase("produce")
    assert game.hand_size(0) == 4
    assert game.with_goods(0) == ["plague_world", "distant_world", "empath_world"]


@pytest.mark.rule("RACE-9.6")
def test_worlds_of_other_kinds_do_not_count() -> None:
    game = race().tableau(0, "pan_galactic_league", "plague_world", "artist_colony", "asteroid_belt", "rebel_base")
    game.phase("produce")
    assert game.hand_size(0) == 1


@pytest.mark.rule("RACE-9.8")
def test_consumer_markets_counts_novelty_goods_produced_now_on_windfall_worlds_too() -> None:
    game = race().tableau(0, "consumer_markets", "artist_colony", "space_port", "refugee_world", "rebel_miners")
    game.goods(0, "space_port").picks(0, "produce").phase("produce")
    assert game.with_goods(0) == ["artist_colony", "space_port", "refugee_world", "rebel_miners"]
    assert game.hand_size(0) == 2  # Artist Colony and Refugee World; Space Port had its good, Rebel Miners are Rare


@pytest.mark.rule("RACE-9.8")
def test_research_labs_draws_for_each_alien_good() -> None:
    game = race().tableau(0, "research_labs", "alien_robotic_factory", "lost_alien_battle_fleet", "plague_world")
    game.phase("produce")
    assert game.hand_size(0) == 2


@pytest.mark.rule("RACE-9.8")
def test_diversified_economy_counts_the_kinds_produced_now() -> None:
    worlds = ("artist_colony", "space_port", "rebel_miners", "plague_world", "empath_world", "deserted_alien_outpost")
    game = race().tableau(0, "diversified_economy", *worlds).goods(0, "plague_world", "deserted_alien_outpost")
    game.picks(0, "produce").phase("produce")
    assert game.hand_size(0) == 3  # Novelty once, Rare, and Genes with the bonus on Empath World; no Alien good


@pytest.mark.rule("RACE-9.8")
@pytest.mark.parametrize(
    ("mine", "theirs", "cards"),
    [
        (("rebel_miners", "new_earth"), ("imperium_armaments_world",), 2),
        (("rebel_miners",), ("imperium_armaments_world",), 0),
        (("rebel_miners",), ("imperium_armaments_world", "new_earth"), 0),
        (("rebel_miners",), ("artist_colony", "space_port"), 2),
        ((), (), 0),
    ],
)
def test_mining_conglomerate_needs_strictly_more_rare_goods(
    mine: tuple[str, ...], theirs: tuple[str, ...], cards: int
) -> None:
    game = race().tableau(0, "mining_conglomerate", *mine).tableau(1, "old_earth", *theirs).phase("produce")
    assert game.hand_size(0) == cards


@pytest.mark.rule("RACE-9.8")
def test_most_produced_is_compared_with_each_player_and_counts_windfall_goods() -> None:
    game = race(3).tableau(0, "mining_conglomerate", "rebel_miners", "new_earth").tableau(1, "artist_colony")
    game.tableau(2, "imperium_armaments_world", "asteroid_belt", "destroyed_world").picks(2, "produce").phase("produce")
    assert game.hand_size(0) == 0  # the comparison waits for seat 2
    game.choose(2, "asteroid_belt")
    assert game.hand_size(0) == 0  # two against two


@pytest.mark.rule("RACE-9.8")
def test_both_owners_of_mining_conglomerate_are_compared() -> None:
    game = race().tableau(0, "mining_conglomerate", "rebel_miners")
    game.tableau(1, "mining_conglomerate", "new_earth", "imperium_armaments_world").phase("produce")
    assert (game.hand_size(0), game.hand_size(1)) == (0, 2)


# Order


@pytest.mark.rule("RACE-A11", "RACE-9.4", "RACE-9.5")
@pytest.mark.parametrize("source", ["genetics_lab", "produce"])
def test_the_owner_orders_windfall_powers_and_the_bonus(source: str) -> None:
    game = race().tableau(0, "genetics_lab", "empath_world", "asteroid_belt", "artist_colony").picks(0, "produce")
    game.phase("produce")
    assert game.with_goods(0) == ["artist_colony"]
    assert windfalls(game, 0) == {
        ("genetics_lab", "empath_world"),
        ("produce", "empath_world"),
        ("produce", "asteroid_belt"),
    }
    use(game, 0, source, "empath_world")
    both = ["empath_world", "asteroid_belt", "artist_colony"]
    assert game.with_goods(0) == (both if source == "genetics_lab" else ["empath_world", "artist_colony"])
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-A11")
def test_production_worlds_come_first_then_windfall_worlds_then_cards() -> None:
    game = race().tableau(0, "merchant_guild", "asteroid_belt", "empath_world", "comet_zone").picks(0, "produce")
    game.deck("drop_ships", "space_marines", "artist_colony", "public_works", "tourist_world")
    game.phase("produce")
    assert good_on(game, 0, "comet_zone") == "drop_ships"
    assert game.hand_size(0) == 0
    game.choose(0, "empath_world")
    assert good_on(game, 0, "empath_world") == "space_marines"
    assert game.hand_of(0) == ["artist_colony", "public_works", "tourist_world"]


@pytest.mark.rule("RACE-A11")
def test_most_produced_draws_after_everybody_else() -> None:
    game = race().tableau(0, "mining_conglomerate", "comet_zone").tableau(1, "merchant_guild")
    game.deck("rebel_base", "drop_ships", "gem_world", "artist_colony", "public_works", "space_port").phase("produce")
    assert good_on(game, 0, "comet_zone") == "rebel_base"
    assert game.hand_of(1) == ["artist_colony", "gem_world"]
    assert game.hand_of(0) == ["drop_ships", "public_works", "space_port"]


@pytest.mark.rule("RACE-12.2", "RACE-12.3", "RACE-A6", "RACE-A5")
@pytest.mark.parametrize("first", [0, 1])
def test_where_cards_run_out_each_seat_produces_and_draws_before_the_next(first: int) -> None:
    """The first seat takes both cards that are left: its good, and the card that it draws for that good."""
    game = race().first(first).tableau(first, "comet_zone").tableau(1 - first, "gem_world")
    game.deck("drop_ships", "space_marines", only=True).phase("produce")
    assert (game.with_goods(first), game.hand_of(first)) == (["comet_zone"], ["space_marines"])
    assert (game.with_goods(1 - first), game.hand_of(1 - first)) == ([], [])


@pytest.mark.rule("RACE-12.2", "RACE-9.4")
@pytest.mark.parametrize(("deck", "asked"), [(4, [0]), (5, [0, 1])])
def test_windfall_worlds_are_chosen_in_order_only_where_cards_may_run_out(deck: int, asked: list[int]) -> None:
    """Each of two seats may take a good and a drawn card: four cards in the pile make them act in order, five do
    not."""
    game = race().tableau(0, "runaway_robots", "asteroid_belt")
    game.tableau(1, "refugee_world", "empath_world", "rebel_underground").picks(0, "produce").picks(1, "produce")
    del game.state.deck[:-deck]
    game.phase("produce")
    assert sorted(game.prompts()) == asked


@pytest.mark.rule("RACE-A11", "RACE-4.7")
def test_the_owner_may_draw_before_choosing_a_windfall_world() -> None:
    game = race().tableau(0, "merchant_guild", "comet_zone", "asteroid_belt", "empath_world").picks(0, "produce")
    game.deck("drop_ships", "space_marines", "artist_colony", "public_works", "tourist_world").phase("produce")
    assert game.options(0) == ["asteroid_belt", "empath_world", "merchant_guild", "comet_zone"]
    game.choose(0, "merchant_guild")
    assert game.hand_of(0) == ["artist_colony", "space_marines"]
    assert game.options(0) == ["asteroid_belt", "empath_world", "comet_zone"]
    game.choose(0, "asteroid_belt")
    assert good_on(game, 0, "asteroid_belt") == "public_works"
    assert game.hand_of(0) == ["artist_colony", "space_marines", "tourist_world"]  # each draws once
    assert game.prompts() == NEXT_ROUND


@pytest.mark.rule("RACE-A11", "RACE-9.8")
def test_who_draws_too_soon_is_not_paid_for_later_goods() -> None:
    worlds = ("artist_colony", "refugee_world", "asteroid_belt")
    for early, cards in ((True, 1), (False, 2)):
        game = race().tableau(0, "consumer_markets", *worlds).picks(0, "produce").phase("produce")
        if early:
            game.choose(0, "consumer_markets")
        assert game.choose(0, "refugee_world").hand_size(0) == cards


@pytest.mark.rule("RACE-A11")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    game = race().tableau(0, "merchant_guild", "asteroid_belt").picks(0, "produce").phase("produce")
    assert (game.with_goods(0), game.hand_size(0)) == (["asteroid_belt"], 2)


@pytest.mark.rule("RACE-A11", "RACE-A5")
@pytest.mark.parametrize(("chosen", "goods", "cards"), [("asteroid_belt", 1, 1), ("merchant_guild", 0, 2)])
def test_with_too_few_cards_the_owner_says_what_comes_first(chosen: str, goods: int, cards: int) -> None:
    game = race().tableau(0, "merchant_guild", "asteroid_belt").picks(0, "produce")
    game.deck("drop_ships", "space_marines", only=True).phase("produce").choose(0, chosen)
    assert (len(game.with_goods(0)), game.hand_size(0)) == (goods, cards)
