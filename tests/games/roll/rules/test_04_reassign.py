"""Section 4: Reassign powers. What each tile may move is in `test_17_reassign_tiles`."""

import pytest

from astrarium.games.roll.content import DESIGNS

from ..scenario import roll
from .behind_the_screen import selected

# Moving workers


@pytest.mark.rule("ROLL-4.6", "ROLL-6.8")
def test_a_moved_worker_is_of_its_new_column_though_its_die_has_no_such_face() -> None:
    game = selected("galactic_influence", "alien_archaeology", produce="alien")
    game.uses(0, "galactic_influence", "alien@produce>explore").ready(0)
    assert game.workers_of(0) == {"explore": "home alien"}
    game.choose(0, "stock.alien")
    assert game.credits_of(0) == 1 + 4


@pytest.mark.rule("ROLL-4.6", "ROLL-5.2")
def test_a_worker_moved_to_a_phase_that_does_not_happen_returns_to_the_cup() -> None:
    game = selected("galactic_influence", explore="rare").uses(0, "galactic_influence", "rare@explore>ship")
    game.reveal()
    assert (game.workers_of(0), game.cup_of(0)) == ({"explore": "home"}, "rare")


@pytest.mark.rule("ROLL-4.9")
def test_a_reassigned_worker_never_selects_a_second_phase() -> None:
    game = selected("shipping_affinity", settle="home").uses(0, "shipping_affinity")
    assert game.plan_of(0) == {"ship": "home"}
    assert game.selection_of(0) == ("home", "explore")
    assert game.reveal().happening() == ["explore"]


@pytest.mark.rule("ROLL-4.11")
def test_workers_that_show_a_wild_may_be_reassigned() -> None:
    game = selected("technology_affinity", wild="genes").uses(0, "technology_affinity")
    assert game.plan_of(0) == {"develop": "genes"}


@pytest.mark.rule("ROLL-A5")
def test_a_worker_moved_by_one_power_may_be_moved_again_by_another() -> None:
    game = selected("shipping_affinity", "technology_affinity", "colonial_affinity", produce="rare")
    for tile, column in (("shipping", "ship"), ("technology", "develop"), ("colonial", "settle")):
        game.choose(0, f"{tile}_affinity")
        assert game.plan_of(0) == {column: "rare"}


@pytest.mark.rule("ROLL-A5")
def test_a_worker_moved_by_a_power_may_be_set_aside_or_moved_by_dictate() -> None:
    game = selected("shipping_affinity", produce="rare", settle="home").uses(0, "shipping_affinity", "rare@produce")
    game.uses(0, "dictate", "rare@ship>develop")
    assert (game.plan_of(0), game.set_aside(0)) == ({"develop": "rare"}, "home")
    game = selected("shipping_affinity", produce="rare", settle="home").uses(0, "shipping_affinity", "rare@produce")
    game.uses(0, "dictate", "home@settle>develop")
    assert (game.plan_of(0), game.set_aside(0)) == ({"develop": "home"}, "rare")


# Where a worker stands


@pytest.mark.rule("ROLL-4.17")
def test_a_reassignment_goes_to_another_column_than_that_of_the_worker() -> None:
    game = selected("galactic_influence", ship="rare").choose(0, "galactic_influence")
    assert game.options(0) == [f"rare@ship>{column}" for column in ("explore", "develop", "settle", "produce")]
    game = selected("shipping_affinity", ship="rare", settle="home").uses(0, "shipping_affinity")
    assert game.plan_of(0) == {"ship": "home rare"}, "only the other one could go there"


@pytest.mark.rule("ROLL-4.17")
def test_the_column_counts_where_a_worker_stands_now_not_its_face() -> None:
    moved_out = selected("diversification", "shipping_affinity", explore="home")
    moved_out.uses(0, "shipping_affinity")
    assert moved_out.plan_of(0) == {"ship": "home"}
    assert moved_out.refusal(0, "diversification").rule == "ROLL-17.6"
    moved_in = selected("diversification", "operations_affinity", settle="home")
    assert moved_in.refusal(0, "diversification").rule == "ROLL-17.6"
    moved_in.uses(0, "operations_affinity", "home@settle>explore")
    moved_in.uses(0, "diversification", "home@explore>ship")
    assert moved_in.plan_of(0) == {"ship": "home"}


@pytest.mark.rule("ROLL-4.17")
def test_the_colour_counts_by_the_die() -> None:
    game = selected("local_subsidies", settle="rare rare genes")
    assert game.refusal(0, "local_subsidies").rule == "ROLL-17.6"


# Once a round


@pytest.mark.rule("ROLL-4.8")
def test_each_power_is_used_at_most_once_a_round() -> None:
    game = selected("galactic_influence", settle="rare").uses(0, "galactic_influence", "rare@settle>ship")
    assert "galactic_influence" not in game.options(0)
    refusal = game.refusal(0, "galactic_influence")
    assert (refusal.rule, refusal.code) == ("ROLL-4.8", "power_used")


@pytest.mark.rule("ROLL-4.8")
def test_dictate_is_used_at_most_once_a_round() -> None:
    game = selected(settle="rare rare genes").uses(0, "dictate", "genes@settle>ship")
    assert game.plan_of(0) == {"settle": "rare", "ship": "genes"}
    assert (game.refusal(0, "dictate").rule, game.refusal(0, "dictate").code) == ("ROLL-4.8", "power_used")


@pytest.mark.rule("ROLL-4.8")
def test_powers_can_be_used_again_in_the_next_round() -> None:
    game = selected("galactic_influence", settle="rare rare").uses(0, "galactic_influence", "rare@settle>ship")
    game.uses(0, "dictate", "rare@settle>produce").next_round().rolls(0, ship="home home home").assign()
    game.selects(0, "home@ship", "ship")
    assert game.options(0) == ["ready", "again", "dictate", "galactic_influence"]
    assert game.blocked(0) == {}


@pytest.mark.rule("ROLL-4.8")
def test_several_powers_are_used_in_any_order_and_none_has_to_be() -> None:
    tiles = ("shipping_affinity", "technology_affinity")
    for first, second, column in ((*tiles, "develop"), (*tiles[::-1], "ship")):
        game = selected(*tiles, produce="rare")
        assert game.options(0) == ["ready", "again", *tiles]
        assert game.uses(0, first).uses(0, second).plan_of(0) == {column: "rare"}
    assert selected(*tiles, produce="rare").reveal().cup_of(0) == "rare"


@pytest.mark.rule("ROLL-4.14", "ROLL-A3")
def test_reassign_powers_work_in_assign_only() -> None:
    for design in DESIGNS:
        if design.reassigns:
            assert {power.phase for power in design.powers} <= {"assign", "end"}, design.id
    game = selected("galactic_influence", explore="home home").ready(0)
    assert game.options(0) == ["scout", "stock", "stock_all"]
    assert not any("ask.reassign" in prompt for prompt in game.prompts().values())


@pytest.mark.rule("ROLL-A3")
def test_other_powers_work_in_their_phase_only() -> None:
    game = roll().adds(0, "merchant_guild", "galactic_investors")
    assert game.phase("explore", "settle", "ship").credits_of(0) == 1
    assert game.phase("develop").credits_of(0) == 3
    assert game.phase("produce").credits_of(0) == 5


@pytest.mark.rule("ROLL-A3")
def test_galactic_reserves_is_always_on() -> None:
    game = roll().adds(0, "galactic_reserves", "comet_zone").workers(0, produce="home rare").phase("produce")
    game.choose(0, "home@produce>comet_zone")
    assert game.good_on(0, "comet_zone") == "home rare"
    game.phase("explore", "develop", "settle", "ship", "manage")
    assert game.options(0) == ["home@tile.comet_zone", "rare@tile.comet_zone"]
    assert game.worth(0, "galactic_reserves") == 2


@pytest.mark.rule("ROLL-4.15")
def test_biological_adaptation_is_no_reassign_power() -> None:
    game = selected("biological_adaptation", settle="rare")
    assert game.options(0) == ["ready", "again"]
    assert set(game.blocked(0)) == {"dictate"}
    game = roll().tableau(0, "biological_adaptation", "new_economy", "system_diversification")
    assert game.worth(0, "new_economy") == 2  # itself and Biological Adaptation
    assert game.worth(0, "system_diversification") == 3  # half of its own cost
