"""Section 6: phases in general."""

import pytest

from ..scenario import Scenario, roll


@pytest.mark.rule("ROLL-6.1")
def test_selected_phases_are_done_in_order_with_the_selecting_workers() -> None:
    game = roll(4).worlds(0, "fifth_column").developments(1, "public_works")
    game.rolls(0, ship="home").rolls(1, settle="home").rolls(2, explore="home").assign()
    game.selects(0, "home@ship", "settle").selects(1, "home@settle", "develop").selects(2, "home@explore", "ship")
    game.ready(2, 1, 0)
    phases = [event["phase"] for event in game.happened("phase")]
    assert phases == ["phase:develop", "phase:settle", "phase:ship"]
    assert "fifth_column" in game.tableau_of(0)
    assert "public_works" in game.tableau_of(1)


@pytest.mark.rule("ROLL-6.1")
def test_workers_below_the_strip_take_part_whoever_selected_the_phase() -> None:
    game = roll(3).worlds(0, "mining_world")
    game.rolls(0, settle="home home home", ship="home").rolls(1, settle="home").assign()
    game.selects(0, "home@ship", "develop").selects(1, "home@settle", "settle").ready(0, 1)
    assert "mining_world" in game.tableau_of(0)


@pytest.mark.rule("ROLL-6.2")
def test_all_workers_must_be_used_one_at_a_time_and_each_task_is_finished_before_the_next() -> None:
    game = roll().developments(0, "public_works").workers(0, explore="home home").phase("explore")
    assert game.options(0) == ["scout", "stock", "stock_all"]  # no way to leave an explorer idle
    game.choose(0, "scout")
    assert game.prompts() == {0: "ask.abandon"}
    game.choose(0)
    assert game.prompts() == {0: "ask.place"}
    game.choose(0, game.drawn_by(0)[0])
    assert game.prompts() == {0: "ask.explore"}
    assert game.choose(0, "stock").over


@pytest.mark.rule("ROLL-6.2")
def test_workers_are_used_in_the_order_that_their_owner_likes() -> None:
    game = roll().adds(0, "mining_world", "comet_zone").goods(0, mining_world="home", comet_zone="rare")
    game.workers(0, ship="home rare").phase("ship")
    assert game.options(0) == ["home@ship", "rare@ship"]
    game.choose(0, "rare@ship").choose(0, "comet_zone.rare>consume")
    assert game.citizenry_of(0) == "rare rare"
    assert set(game.options(0)) == {"mining_world.home>trade", "mining_world.home>consume"}


@pytest.mark.rule("ROLL-6.3")
def test_workers_that_have_done_their_task_go_to_the_citizenry_and_others_to_the_cup() -> None:
    game = roll().adds(0, "mining_world").goods(0, mining_world="rare")
    game.workers(0, explore="home", settle="genes", produce="alien", ship="novelty novelty")
    game.phase("explore", "settle", "produce", "ship").choose(0, "stock")
    assert (game.citizenry_of(0), game.cup_of(0)) == ("home", "genes alien")  # no world to settle, none with room
    game.choose(0, "mining_world.rare>trade")
    assert (game.citizenry_of(0), game.cup_of(0)) == ("home novelty rare", "novelty genes alien")


@pytest.mark.rule("ROLL-6.4")
def test_who_selected_a_phase_has_no_bonus_in_it() -> None:
    game = roll(3).rolls(0, ship="home").rolls(1, explore="home", settle="home").assign()
    game.selects(0, "home@ship", "explore").selects(1, "home@settle", "settle").ready(0, 1)
    for seat in (0, 1):
        assert game.options(seat) == ["scout", "stock"]
        game.choose(seat, "stock")
        assert game.happened("stocks") == [{"side": f"seat:{seat}", "die": "die:home", "n": 2}]


@pytest.mark.rule("ROLL-6.6", "ROLL-6.5")
@pytest.mark.parametrize(
    ("tile", "phase", "paid"),
    [("galactic_investors", "develop", 2), ("robot_surveyors", "settle", 2), ("merchant_guild", "produce", 2)],
)
def test_a_power_of_a_phase_needs_no_worker_there_but_its_phase(tile: str, phase: str, paid: int) -> None:
    for at in ("develop", "settle", "produce", "ship"):
        assert roll().adds(0, tile).phase(at).credits_of(0) == 1 + (paid if at == phase else 0)


@pytest.mark.rule("ROLL-6.7", "ROLL-A10")
def test_a_development_completed_in_a_phase_pays_at_the_end_of_that_very_phase() -> None:
    game = roll().developments(0, "galactic_investors").workers(0, develop="home " * 5)
    assert game.phase("develop").credits_of(0) == 1 + 2


# An Alien explorer, whose die has no such face (ROLL-6.8)


def archaeologist(**faces: str) -> Scenario:
    """Seat 0 has Alien Archaeology and this roll; seat 1 selects Explore; nobody else has a worker."""
    game = roll(3).adds(0, "alien_archaeology", "galactic_influence").rolls(0, **faces).rolls(1, explore="home")
    return game.assign().selects(1, "home@explore", "explore").ready(1)


@pytest.mark.rule("ROLL-6.8")
def test_an_alien_die_that_selects_explore_is_an_alien_explorer() -> None:
    game = archaeologist(develop="alien").selects(0, "alien@develop", "explore").ready(0)
    assert game.choose(0, "stock.alien").credits_of(0) == 1 + 4


@pytest.mark.rule("ROLL-6.8")
def test_an_alien_wild_may_be_an_explorer() -> None:
    game = archaeologist(wild="alien", ship="home").wilds(0, "explore").selects(0, "home@ship", "ship").ready(0)
    assert game.choose(0, "stock.alien").credits_of(0) == 1 + 4


@pytest.mark.rule("ROLL-6.8")
def test_an_alien_die_reassigned_to_explore_is_an_alien_explorer() -> None:
    game = archaeologist(develop="alien", ship="home").selects(0, "home@ship", "ship")
    game.uses(0, "galactic_influence", "alien@develop>explore").ready(0)
    assert game.choose(0, "stock.alien").credits_of(0) == 1 + 4


@pytest.mark.rule("ROLL-6.8")
def test_a_face_counts_for_nothing_once_a_worker_has_its_column() -> None:
    """A Home die that shows Explore but selected Develop works in Develop and is no explorer."""
    game = archaeologist(explore="home").developments(0, "new_economy").selects(0, "home@explore", "develop").ready(0)
    assert 0 not in game.prompts()
    assert game.workers_of(0) == {"develop": "home"}


# Colours and sums


@pytest.mark.rule("ROLL-6.9")
def test_consumption_dice_count_as_no_other_colour() -> None:
    game = roll().adds(0, "space_piracy", "galactic_religion", "genetics_lab", "new_galactic_order", "mining_world")
    game.citizenry(0, "consumption consumption consumption").goods(0, mining_world="consumption")
    assert game.phase("develop", "produce").credits_of(0) == 1
    assert game.worth(0, "new_galactic_order") == 0
    game = roll().adds(0, "space_piracy").citizenry(0, "consumption consumption").phase("ship")
    assert game.credits_of(0) == 1


@pytest.mark.rule("ROLL-6.10")
@pytest.mark.parametrize(("military", "paid"), [(0, 0), (1, 1), (2, 1), (3, 2), (4, 2)])
def test_space_piracy_counts_a_military_die_without_another_as_a_pair(military: int, paid: int) -> None:
    game = roll().adds(0, "space_piracy").citizenry(0, "military " * military).phase("ship")
    assert game.credits_of(0) == 1 + paid


@pytest.mark.rule("ROLL-6.10")
@pytest.mark.parametrize(("military", "vp"), [(0, 0), (1, 2), (3, 2), (4, 4), (6, 4), (7, 6)])
def test_new_galactic_order_counts_a_set_that_is_not_whole(military: int, vp: int) -> None:
    game = roll().adds(0, "new_galactic_order").cup(0, "military " * military)
    assert game.worth(0, "new_galactic_order") == vp


@pytest.mark.rule("ROLL-6.11", "ROLL-0.11")
def test_each_gain_by_itself_stops_at_10() -> None:
    game = (
        roll().adds(0, "galactic_recycling").credits(0, 9).worlds(0, "alien_sentinels").workers(0, settle="home " * 6)
    )
    game.phase("settle")
    assert game.credits_of(0) == 10
    assert [event["n"] for event in game.happened("credits")] == [1]
    assert [event["n"] for event in game.happened("credits_lost")] == [2, 1]  # of $3 printed; Galactic Recycling


@pytest.mark.rule("ROLL-6.11")
def test_the_limit_comes_before_a_payment_that_follows_the_gain() -> None:
    game = roll().adds(0, "galactic_bankers", "mining_world").goods(0, mining_world="rare").credits(0, 9)
    game.workers(0, ship="home").phase("ship").choose(0, "mining_world.rare>trade").answer(0, 1)
    assert (game.credits_of(0), game.chips_of(0)) == (9, 1)
