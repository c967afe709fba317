"""Section 4: cards and their powers."""

import pytest

from astrarium.games.race.content import CARDS, DESIGNS
from astrarium.games.race.design import WithKeyword
from astrarium.games.race.powers import PHASE_OF

from ....rows import each
from ..scenario import Scenario, race

PHASE_ORDER = ["explore", "develop", "settle", "trade", "consume", "produce"]
WITHOUT_EFFECT = {"chromosome", "uplift", "imperium", "terraforming"}


@pytest.mark.rule("RACE-4.1")
def test_a_card_is_placed_or_pays_or_is_a_good() -> None:
    game = race().hand(0, "empath_world", "comet_zone").deck("drop_ships").phase("settle").choose(0, "empath_world")
    assert game.tableau_of(0) == ["old_earth", "empath_world"]
    assert game.discarded() == ["comet_zone"]
    assert [CARDS[card].id for card in game.state.goods[0] if card >= 0] == ["drop_ships"]
    assert game.with_goods(0) == ["empath_world"]
    assert game.hand_of(0) == []


@pytest.mark.rule("RACE-4.1")
@pytest.mark.parametrize("payment", ["rebel_homeworld", "mining_league", "public_works", "refugee_world"])
def test_any_card_pays_for_one_whatever_it_is(payment: str) -> None:
    game = race().hand(0, "investment_credits", payment).phase("develop").choose(0, "investment_credits")
    assert game.tableau_of(0) == ["old_earth", "investment_credits"]
    assert game.discarded() == [payment]


@pytest.mark.rule("RACE-4.2")
def test_all_developments_and_most_worlds_have_powers() -> None:
    assert all(design.powers for design in DESIGNS if not design.is_world)
    worlds = [design for design in DESIGNS if design.is_world]
    with_powers = [design for design in worlds if design.powers or design.is_production]
    assert len(worlds) / 2 < len(with_powers) < len(worlds)


@pytest.mark.rule("RACE-4.2")
@each("design", DESIGNS)
def test_powers_are_listed_in_the_order_of_the_phases(design: object) -> None:
    powers = next(own.powers for own in DESIGNS if own is design)
    places = [PHASE_ORDER.index(PHASE_OF[type(power)]) for power in powers]
    assert places == sorted(places)


# Cumulative, and only what they name


@pytest.mark.rule("RACE-4.3")
def test_powers_of_one_kind_add_up() -> None:
    game = race().tableau(0, "old_earth", "investment_credits", "galactic_federation")
    game.hand(0, "drop_ships", "gem_world", "comet_zone").phase("develop").choose(0, "drop_ships")
    assert game.asked(0).low == game.asked(0).high == 4 - 1 - 2


@pytest.mark.rule("RACE-4.3")
def test_military_of_several_cards_adds_up() -> None:
    game = race().tableau(1, "new_sparta", "drop_ships", "space_marines").hand(1, "rebel_homeworld").phase("settle")
    assert "rebel_homeworld" in game.options(1)
    weaker = race().tableau(1, "epsilon_eridani", "drop_ships", "space_marines").hand(1, "rebel_homeworld")
    refusal = weaker.phase("settle").refusal(1, "rebel_homeworld")
    assert (refusal.rule, refusal.args) == ("RACE-7.9", {"need": 7, "have": 6})


@pytest.mark.rule("RACE-4.3")
def test_a_power_changes_only_the_rule_that_it_names() -> None:
    """Powers that make worlds cheaper do not make a development cheaper, nor the other way round."""
    developing = race().tableau(0, "old_earth", "replicant_robots", "mining_robots").hand(0, "drop_ships", "gem_world")
    assert developing.phase("develop").refusal(0, "drop_ships").args == {"need": 4, "have": 1}
    settling = race().tableau(0, "old_earth", "investment_credits", "galactic_federation")
    settling.hand(0, "mining_world", "gem_world", "artist_colony").phase("settle")
    assert settling.refusal(0, "mining_world").args == {"need": 3, "have": 2}


@pytest.mark.rule("RACE-4.3")
def test_a_power_works_for_its_owner_alone() -> None:
    game = race().tableau(1, "epsilon_eridani", "investment_credits").hand(0, "public_works").hand(1, "public_works")
    game.phase("develop")
    assert game.options(0) == ["nothing"]
    assert game.options(1) == ["public_works", "nothing"]


@pytest.mark.rule("RACE-4.3")
def test_a_power_for_one_kind_of_good_leaves_the_others_alone() -> None:
    game = race().tableau(0, "old_earth", "mining_robots").hand(0, "mining_world", "plague_world", "artist_colony")
    game.phase("settle")
    assert game.options(0) == ["artist_colony", "mining_world", "nothing"]
    assert game.refusal(0, "plague_world").args == {"need": 3, "have": 2}


# Draw


@pytest.mark.rule("RACE-4.4")
def test_draw_means_one_card_into_the_hand() -> None:
    game = race().tableau(0, "old_earth", "rebel_underground").deck("gem_world", "comet_zone").phase("produce")
    assert game.hand_of(0) == ["gem_world"]


@pytest.mark.rule("RACE-4.4", "RACE-5.5")
def test_draw_in_explore_only_widens_the_choice() -> None:
    game = race().tableau(0, "old_earth", "expedition_force").deck("gem_world", "comet_zone", "new_earth")
    game.phase("explore")
    assert game.hand_size(0) == 0
    assert sorted(game.options(0)) == ["comet_zone", "gem_world", "new_earth"]
    game.choose(0, "new_earth")
    assert game.hand_of(0) == ["new_earth"]


# Costs below zero


@pytest.mark.rule("RACE-4.5")
def test_a_development_never_costs_less_than_nothing() -> None:
    game = race().tableau(0, "old_earth", "investment_credits", "galactic_federation")
    game.hand(0, "public_works", "gem_world").picks(0, "develop").phase("develop").choose(0, "public_works")
    assert "public_works" in game.tableau_of(0)
    assert game.hand_of(0) == ["gem_world"]
    assert game.discarded() == []


@pytest.mark.rule("RACE-4.5")
def test_a_world_never_costs_less_than_nothing() -> None:
    game = race().tableau(0, "old_earth", "replicant_robots").hand(0, "artist_colony", "gem_world").phase("settle")
    game.choose(0, "artist_colony")
    assert "artist_colony" in game.tableau_of(0)
    assert game.hand_of(0) == ["gem_world"]


# From the next phase on


@pytest.mark.rule("RACE-4.6")
def test_public_works_does_not_reward_its_own_placement() -> None:
    game = race().hand(0, "public_works", "gem_world").phase("develop").choose(0, "public_works")
    assert game.hand_of(0) == []
    later = race().tableau(0, "old_earth", "public_works").hand(0, "colony_ship", "gem_world", "new_earth")
    later.deck("comet_zone").phase("develop").choose(0, "colony_ship")
    assert later.hand_of(0) == ["comet_zone"]


@pytest.mark.rule("RACE-4.6")
def test_a_world_does_not_help_in_the_phase_in_which_it_is_placed() -> None:
    game = (
        race().tableau(0, "old_earth", "terraforming_robots").hand(0, "refugee_world").deck("gem_world", "comet_zone")
    )
    game.phase("settle").choose(0, "refugee_world")
    assert game.hand_of(0) == ["comet_zone"]


@pytest.mark.rule("RACE-4.6")
def test_a_power_works_in_the_next_phase_of_the_same_round() -> None:
    game = race().hand(0, "space_marines", "rebel_miners", "gem_world", "new_earth").phase("develop", "settle")
    game.choose(0, "space_marines").choose(0, "gem_world", "new_earth")
    assert game.options(0) == ["rebel_miners", "nothing"]


# Must and may


def two_goods() -> Scenario:
    """Old Earth (2 goods, 1 VP each), Public Works (1 good, 1 VP), two goods."""
    game = race().tableau(0, "old_earth", "public_works", "comet_zone", "gem_world").goods(0, "comet_zone", "gem_world")
    return game.phase("consume")


@pytest.mark.rule("RACE-4.7")
def test_a_power_must_be_used_if_it_can_be() -> None:
    game = two_goods()
    assert game.options(0) == ["old_earth", "public_works"]
    game.choose(0, "public_works").choose(0, "gem_world")
    assert game.with_goods(0) == []
    assert game.chips(0) == 2


@pytest.mark.rule("RACE-4.7")
def test_the_player_chooses_the_order_of_powers() -> None:
    """If Old Earth goes first, it leaves no good for New Vinland; if New Vinland goes first, both powers are used."""
    cards = ("old_earth", "new_vinland", "comet_zone", "gem_world")
    first = race().tableau(0, *cards).goods(0, "comet_zone", "gem_world").phase("consume").choose(0, "old_earth")
    assert (first.chips(0), first.hand_size(0)) == (2, 0)
    second = race().tableau(0, *cards).goods(0, "comet_zone", "gem_world").phase("consume").choose(0, "new_vinland")
    second.choose(0, "gem_world")
    assert (second.chips(0), second.hand_size(0)) == (1, 2)


@pytest.mark.rule("RACE-4.7")
def test_a_power_that_may_be_used_can_be_left() -> None:
    game = race().tableau(0, "old_earth", "deficit_spending").hand(0, "gem_world").phase("consume")
    assert game.options(0) == ["deficit_spending", "nothing"]
    game.choose(0, "nothing")
    assert (game.chips(0), game.hand_of(0)) == (0, ["gem_world"])


@pytest.mark.rule("RACE-4.8")
def test_colony_ship_must_be_used_if_the_world_turned_up_cannot_be_paid_for() -> None:
    game = race().tableau(0, "old_earth", "colony_ship").hand(0, "new_earth", "gem_world").phase("settle")
    game.choose(0, "new_earth")
    assert game.tableau_of(0) == ["old_earth", "new_earth"]
    assert game.hand_of(0) == ["gem_world"]
    assert game.discarded() == ["colony_ship"]


@pytest.mark.rule("RACE-4.8")
def test_new_military_tactics_must_be_used_if_the_world_turned_up_needs_it() -> None:
    game = race().tableau(0, "old_earth", "new_military_tactics").hand(0, "pirate_world").phase("settle")
    game.choose(0, "pirate_world")
    assert game.tableau_of(0) == ["old_earth", "pirate_world"]
    assert game.discarded() == ["new_military_tactics"]


@pytest.mark.rule("RACE-4.8")
def test_colony_ship_may_be_kept_if_the_world_can_be_paid_for() -> None:
    game = race().tableau(0, "old_earth", "colony_ship").hand(0, "artist_colony", "gem_world").phase("settle")
    game.choose(0, "artist_colony")
    assert game.options(0) == ["pay", "pay_zero"]
    game.choose(0, "pay")
    assert game.tableau_of(0) == ["old_earth", "colony_ship", "artist_colony"]
    assert game.hand_of(0) == []


@pytest.mark.rule("RACE-4.9")
def test_a_power_is_finished_before_another_begins() -> None:
    game = race().tableau(0, "old_earth", "public_works", "comet_zone", "gem_world", "spice_world")
    game.goods(0, "comet_zone", "gem_world", "spice_world").phase("consume").choose(0, "old_earth")
    assert game.prompts()[0] == "ask.goods"
    assert game.asked(0).low == game.asked(0).high == 2
    game.choose(0, "comet_zone", "gem_world")
    assert [event["card"] for event in game.happened("consumes")] == ["card:public_works"]
    assert (game.chips(0), game.with_goods(0)) == (3, [])


# Words without effect


@pytest.mark.rule("RACE-4.10")
def test_no_power_and_no_score_names_a_keyword_without_effect() -> None:
    named = {entry.keyword for design in DESIGNS for entry in design.score if isinstance(entry, WithKeyword)}
    assert named == {"alien"}
    carried = {keyword for design in DESIGNS for keyword in design.keywords}
    assert carried == WITHOUT_EFFECT | {"alien", "rebel"}


@pytest.mark.rule("RACE-4.10")
def test_imperium_and_uplift_worlds_are_worlds_like_others() -> None:
    imperium = race().tableau(0, "old_earth", "galactic_imperium", "imperium_armaments_world")
    assert imperium.worth(0, "galactic_imperium") == 0
    game = (
        race().tableau(0, "old_earth", "space_marines", "galactic_imperium").hand(0, "avian_uplift_race", "comet_zone")
    )
    game.phase("settle").choose(0, "avian_uplift_race")
    assert game.hand_of(0) == ["comet_zone"]
    league = race().tableau(0, "old_earth", "pan_galactic_league", "avian_uplift_race", "pre_sentient_race")
    assert league.worth(0, "pan_galactic_league") == 2 + 2
