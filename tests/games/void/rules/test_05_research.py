"""Section 5: the pre-round, research."""

import pytest

from astrarium.games.void.content import TECHNOLOGIES

from ..scenario import void


@pytest.mark.rule("VOID-5.8")
def test_one_technology_in_a_round() -> None:
    game = void().credits(0, 20).pre_round().shop(0, "research:deep_mining")
    assert game.on_sale("research") == set()
    assert game.why_not(0, "research:ion_drive").rule == "VOID-5.8"
    game.all_done().pre_round(2)
    assert "ion_drive" in game.on_sale("research")


@pytest.mark.rule("VOID-5.9")
def test_a_technology_costs_credits() -> None:
    game = void().credits(0, 7).pre_round()
    assert "ion_drive" in game.on_sale("research")
    assert game.shop(0, "research:ion_drive").all_done().credits_of(0) == 0
    assert void().credits(0, 6).pre_round().why_not(0, "research:ion_drive").rule == "VOID-5.9"


@pytest.mark.rule("VOID-5.9", "VOID-5.17")
def test_a_technology_needs_the_one_that_it_builds_on_which_stays() -> None:
    game = void().credits(0, 20).pre_round()
    assert game.why_not(0, "research:starcruiser_yards").rule == "VOID-5.9"
    game.technologies(0, "centipede_yards").pre_round().shop(0, "research:starcruiser_yards").all_done()
    assert game.technologies_of(0) == ["centipede_yards", "starcruiser_yards"]


@pytest.mark.rule("VOID-5.9", "VOID-5.10")
@pytest.mark.parametrize("held", ["allied", "conquered"])
def test_a_good_is_needed_but_not_spent(held: str) -> None:
    game = void().credits(0, 30)
    assert game.pre_round().why_not(0, "research:plasma_cannons").rule == "VOID-5.9"
    (game.allied if held == "allied" else game.conquered)(0, "mirrowane")
    game.pre_round().shop(0, "research:plasma_cannons").all_done()
    game.technologies(0, "starcruiser_yards").pre_round(2)
    assert "cloaking" in game.on_sale("research"), "it needs crystals too"


@pytest.mark.rule("VOID-5.10", "VOID-14.3")
def test_a_planet_in_rebellion_yields_no_good() -> None:
    game = void().credits(0, 30).conquered(0, "mirrowane").rebelling("mirrowane").pre_round()
    assert game.why_not(0, "research:plasma_cannons").rule == "VOID-5.9"


@pytest.mark.rule("VOID-5.13")
def test_a_technology_works_from_then_on() -> None:
    game = void().credits(0, 4).pre_round().shop(0, "research:deep_mining").all_done()
    assert (game.prompt, game.seat) == ("ask.action", 0)
    assert game.pick("action:mine").credits_of(0) == 2


@pytest.mark.rule("VOID-5.15")
def test_a_technology_is_researched_once_by_each_player() -> None:
    game = void().credits(0, 20).credits(1, 20).technologies(0, "deep_mining").pre_round()
    assert "deep_mining" not in game.on_sale("research", 0)
    assert "deep_mining" in game.on_sale("research", 1)


@pytest.mark.rule("VOID-2.2", "VOID-12.9", "VOID-12.14")
def test_two_technologies_belong_to_one_race_each() -> None:
    game = void().race(1, "parasites_of_sreech")
    for seat in range(4):
        game.credits(seat, 30)
    game.pre_round()
    assert [seat for seat in range(4) if "terraforming" in game.on_sale("research", seat)] == [0]
    assert [seat for seat in range(4) if "spore_pods" in game.on_sale("research", seat)] == [1]


@pytest.mark.rule("VOID-12.9")
def test_terraforming_turns_earth_into_new_earth() -> None:
    game = void().credits(0, 6)
    assert (game.home_of(0), game.income_of(0)) == ("earth", 4)
    game.pre_round().shop(0, "research:terraforming").all_done()
    assert (game.home_of(0), game.income_of(0)) == ("new_earth", 6)


@pytest.mark.rule("VOID-12.15", "VOID-R53")
def test_reductions_of_technologies_add_up() -> None:
    game = void().race(0, "academy_of_eegh").race(2, "nomads_of_earth").allied(0, "orlune").credits(0, 5)
    game.pre_round().shop(0, "research:ion_drive").all_done()
    assert game.credits_of(0) == 0, "seven less two"


@pytest.mark.rule("VOID-R47")
def test_joint_research_and_breakthrough_add_up() -> None:
    game = void().credits(0, 30).hand(0, "joint_research", "letters").in_force("breakthrough", since=1).pre_round(2)
    game.shop(0, "tactic:joint_research", "research:deep_mining", "research:ion_drive")
    assert "mine_sweeping" in game.on_sale("research")
    game.shop(0, "research:mine_sweeping")
    assert game.why_not(0, "research:xenolinguistics").rule == "VOID-5.8"


@pytest.mark.rule("VOID-R47")
def test_leap_of_genius_needs_neither_technology_nor_good_but_the_price() -> None:
    game = void().credits(0, 10).hand(0, "leap_of_genius", "letters", "letters").pre_round()
    assert "sunhammer_forge" not in game.on_sale("research")
    game.shop(0, "tactic:leap_of_genius", "research:sunhammer_forge").all_done()
    assert game.technologies_of(0) == ["sunhammer_forge"]
    assert game.credits_of(0) == 0
    assert game.hand_of(0) == []


@pytest.mark.rule("VOID-R47")
def test_a_leap_of_genius_serves_one_research() -> None:
    game = void().credits(0, 30).hand(0, "leap_of_genius", "letters", "letters").in_force("breakthrough", since=1)
    game.pre_round(2).shop(0, "tactic:leap_of_genius", "research:sunhammer_forge")
    assert game.why_not(0, "research:plasma_cannons").rule == "VOID-5.9"
    assert "deep_mining" in game.on_sale("research")


@pytest.mark.rule("VOID-12.16")
def test_the_ally_of_lathe_lacks_no_good() -> None:
    game = void().credits(0, 30).allied(0, "lathe").pre_round()
    free = {technology.id for technology in TECHNOLOGIES if not technology.needs and not technology.only}
    assert free <= game.on_sale("research")
    game = void().credits(0, 30).conquered(0, "lathe").pre_round()
    assert not free <= game.on_sale("research")


@pytest.mark.rule("VOID-16.1", "VOID-7.16")
def test_tactics_of_the_pre_round_and_of_any_time_are_used_in_it_without_an_action() -> None:
    game = void().hand(0, "quick_profit", "helping_hands", "truce").pre_round()
    assert "tactic:quick_profit" in game.open_to(0)
    assert "tactic:helping_hands" not in game.open_to(0), "that is for a turn"
    game.shop(0, "tactic:quick_profit", "build:starfighter").all_done()
    assert game.credits_of(0) == 1
    assert game.ships_at("home_0", 0) == {"starfighter": 1}
