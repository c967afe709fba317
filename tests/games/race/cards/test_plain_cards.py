"""What every card has: cost or defense, VP, the kind of world and its good, in play."""

import pytest

from astrarium.games.race.content import CARDS, DESIGNS

from ....rows import each
from ..scenario import opening
from .printed import ALL, DEVELOPMENTS, SIX_COST, WORLDS, money, table
from .test_consume_cards import CONSUME
from .test_develop_cards import DEVELOP
from .test_explore_cards import EXPLORE
from .test_produce_cards import PRODUCE
from .test_settle_cards import SETTLE
from .test_six_cost_cards import SCORES
from .test_trade_cards import SALES

PAID = {name: world.cost for name, world in WORLDS.items() if not world.is_military}
CONQUERED = {name: world.defense for name, world in WORLDS.items() if world.is_military}

# Developments that together have exactly this Military
ARMY: dict[int, tuple[str, ...]] = {
    0: (),
    1: ("expedition_force",),
    2: ("space_marines",),
    3: ("drop_ships",),
    4: ("drop_ships", "expedition_force"),
    5: ("drop_ships", "space_marines"),
    6: ("drop_ships", "space_marines", "expedition_force"),
    7: ("drop_ships", "space_marines", "new_galactic_order"),
}

# Cards without any power
PLAIN = {
    "alien_robot_sentry",
    "alien_robotic_factory",
    "aquatic_uplift_race",
    "artist_colony",
    "asteroid_belt",
    "avian_uplift_race",
    "deserted_alien_colony",
    "deserted_alien_library",
    "deserted_alien_outpost",
    "destroyed_world",
    "pre_sentient_race",
    "radioactive_world",
    "rebel_base",
    "rebel_fuel_cache",
    "rebel_homeworld",
    "rebel_miners",
    "reptilian_uplift_race",
    "the_last_of_the_uplift_gnarssh",
}


@pytest.mark.rule("RACE-1.6")
def test_every_design_is_in_these_tables_and_no_other() -> None:
    assert sorted(ALL) == sorted(design.id for design in DESIGNS)
    assert len(ALL) == len(set(ALL)) == 95


@pytest.mark.rule("RACE-4.2")
def test_every_card_is_plain_or_has_its_power_in_a_table() -> None:
    with_powers = {*EXPLORE, *DEVELOP, *SETTLE, *SALES, *CONSUME, *PRODUCE}
    assert not PLAIN & with_powers
    assert PLAIN | with_powers == set(ALL)
    assert set(SCORES) == SIX_COST


@pytest.mark.rule("RACE-1.6")
def test_the_box_holds_each_card_as_often_as_printed() -> None:
    s = opening(seats=4).state
    found = [CARDS[card].id for cards in (s.deck, *s.hands, *s.tableau, *s.goods) for card in cards if card >= 0]
    copies = dict.fromkeys(WORLDS, 1) | {name: card.copies for name, card in DEVELOPMENTS.items()}
    assert {name: found.count(name) for name in ALL} == copies
    assert len(found) == 5 + 59 + 50


@pytest.mark.rule("RACE-1.6", "RACE-12.3")
def test_the_start_worlds_are_numbered_and_the_lowest_begins() -> None:
    numbers = {"old_earth": 0, "epsilon_eridani": 1, "alpha_centauri": 2, "new_sparta": 3, "earths_lost_colony": 4}
    dealt = set()
    for seed in range(200):
        game = opening(seed=seed)
        (mine,), (theirs,) = game.tableau_of(0), game.tableau_of(1)
        assert game.state.first == (0 if numbers[mine] < numbers[theirs] else 1)
        dealt |= {(mine, theirs)}
    assert len(dealt) == 5 * 4


# Placing


@each("name", PAID)
@pytest.mark.rule("RACE-7.2", "RACE-6.3")
def test_a_world_is_placed_for_exactly_its_cost(name: str) -> None:
    game = table().hand(0, name, *money(PAID[name])).phase("settle").choose(0, name)
    assert game.tableau_of(0) == [name]
    assert game.hand_size(0) == 0


@each("name", [name for name, cost in PAID.items() if cost])
@pytest.mark.rule("RACE-7.2")
def test_a_world_is_not_placed_with_one_card_less(name: str) -> None:
    refusal = table().hand(0, name, *money(PAID[name] - 1)).phase("settle").refusal(0, name)
    assert refusal.rule == "RACE-7.2"
    assert refusal.args == {"need": PAID[name], "have": PAID[name] - 1}


@each("name", CONQUERED)
@pytest.mark.rule("RACE-7.9")
def test_a_military_world_is_placed_free_with_military_equal_to_its_defense(name: str) -> None:
    army = ARMY[CONQUERED[name]]
    game = table(*army).hand(0, name, *money(2)).phase("settle").choose(0, name)
    assert game.tableau_of(0) == [*army, name]
    assert game.hand_size(0) == 2


@each("name", CONQUERED)
@pytest.mark.rule("RACE-7.9")
def test_a_military_world_is_not_placed_with_one_military_less_whatever_the_hand(name: str) -> None:
    defense = CONQUERED[name]
    refusal = table(*ARMY[defense - 1]).hand(0, name, *money(8)).phase("settle").refusal(0, name)
    assert refusal.rule == "RACE-7.9"
    assert refusal.args == {"need": defense, "have": defense - 1}


@each("name", DEVELOPMENTS)
@pytest.mark.rule("RACE-6.3")
def test_a_development_is_placed_for_exactly_its_cost(name: str) -> None:
    game = table().hand(0, name, *money(DEVELOPMENTS[name].cost, develop=True)).phase("develop").choose(0, name)
    assert game.tableau_of(0) == [name]
    assert game.hand_size(0) == 0


@each("name", DEVELOPMENTS)
@pytest.mark.rule("RACE-6.3")
def test_a_development_is_not_placed_with_one_card_less(name: str) -> None:
    cost = DEVELOPMENTS[name].cost
    refusal = table().hand(0, name, *money(cost - 1, develop=True)).phase("develop").refusal(0, name)
    assert refusal.rule == "RACE-6.3"
    assert refusal.args == {"need": cost, "have": cost - 1}


@each("name", WORLDS)
@pytest.mark.rule("RACE-6.1")
def test_a_world_is_nothing_to_develop(name: str) -> None:
    assert table().hand(0, name, *money(6)).phase("develop").options(0).count(name) == 0


@each("name", DEVELOPMENTS)
@pytest.mark.rule("RACE-7.1")
def test_a_development_is_nothing_to_settle(name: str) -> None:
    assert table().hand(0, name, *money(6)).phase("settle").options(0) == ["nothing"]


# Goods


@each("name", WORLDS)
@pytest.mark.rule("RACE-7.6", "RACE-7.7", "RACE-7.8")
def test_only_a_windfall_world_arrives_with_a_good_of_its_kind(name: str) -> None:
    world = WORLDS[name]
    army = ARMY[max(0, world.defense)]
    game = table(*army).hand(0, name, *money(max(0, world.cost))).phase("settle").choose(0, name)
    kinds = [event["good"] for event in game.happened("good")]
    assert kinds == ([f"good:{world.windfall}"] if world.windfall else [])
    assert game.with_goods(0) == ([name] if world.windfall else [])


@each("name", ALL)
@pytest.mark.rule("RACE-9.1", "RACE-7.8")
def test_only_a_production_world_makes_its_good_in_every_produce_phase(name: str) -> None:
    made = WORLDS[name].makes if name in WORLDS else ""
    game = table(name).phase("produce")
    assert [event["good"] for event in game.happened("good")] == ([f"good:{made}"] if made else [])
    assert game.with_goods(0) == ([name] if made else [])


@each("name", ALL)
@pytest.mark.rule("RACE-9.4", "RACE-9.2")
def test_the_produce_bonus_refills_a_windfall_world_and_gives_others_nothing(name: str) -> None:
    good = WORLDS[name].good if name in WORLDS else ""
    game = table(name).picks(0, "produce").phase("produce")
    assert [event["good"] for event in game.happened("good")] == ([f"good:{good}"] if good else [])
    assert game.with_goods(0) == ([name] if good else [])


@each("name", [name for name, world in WORLDS.items() if world.good])
@pytest.mark.rule("RACE-9.2")
def test_a_world_with_a_good_gets_no_second_one(name: str) -> None:
    game = table(name).goods(0, name).picks(0, "produce").phase("produce")
    assert not game.happened("good")
    assert game.with_goods(0) == [name]


# Points


@each("name", WORLDS)
@pytest.mark.rule("RACE-7.4", "RACE-11.4")
def test_the_vp_of_a_world(name: str) -> None:
    score = table(name).score(0)
    assert score == {"worlds": WORLDS[name].vp, "developments": 0, "six_cost": 0, "chips": 0}


@each("name", sorted(set(DEVELOPMENTS) - SIX_COST))
@pytest.mark.rule("RACE-6.6", "RACE-11.4")
def test_the_vp_of_a_development(name: str) -> None:
    score = table(name).score(0)
    assert score == {"worlds": 0, "developments": DEVELOPMENTS[name].vp, "six_cost": 0, "chips": 0}


@each("name", sorted(SIX_COST))
@pytest.mark.rule("RACE-6.7")
def test_a_six_cost_development_has_no_vp_of_its_own_but_only_what_it_counts(name: str) -> None:
    game = table(name)
    score = game.score(0)
    assert score["developments"] == 0
    assert score["six_cost"] == game.worth(0, name) == SCORES[name].get(name, 0)
