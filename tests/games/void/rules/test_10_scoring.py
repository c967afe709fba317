"""Section 10: scorings, and who wins."""

import pytest

from astrarium.games.void.content import EVENT
from astrarium.games.void.scoring import council_points, outcome, score

from ..scenario import Scenario, void


def scored(game: Scenario, card: str = "score_a") -> Scenario:
    score(game.state, EVENT[card])
    return game


def points(game: Scenario, seat: int) -> int:
    return game.state.vp[seat]


@pytest.mark.rule("VOID-10.1", "VOID-1.2")
def test_a_scoring_counts_planets_technologies_and_the_council() -> None:
    game = scored(void().allied(0, "pyrious").technologies(0, "ion_drive", "deep_mining"))
    assert game.sheet(0) == {"planets": 4, "homes": 0, "technologies": 1, "council": 5, "influence": 3}
    assert points(game, 0) == 4 + 1 + 5


@pytest.mark.rule("VOID-10.2")
def test_every_controlled_planet_scores_however_it_is_held() -> None:
    game = scored(void().allied(0, "pyrious").conquered(0, "qua_tarn", "lathe"))
    assert game.sheet(0)["planets"] == 4 + 3 + 1


@pytest.mark.rule("VOID-10.3")
def test_every_owned_technology_scores() -> None:
    game = scored(void().technologies(1, "centipede_yards", "starcruiser_yards", "living_hulls"))
    assert game.sheet(1)["technologies"] == 0 + 1 + 2


@pytest.mark.rule("VOID-R4")
def test_goods_score_nothing_by_themselves() -> None:
    game = scored(void().conquered(0, "dromond"))
    assert points(game, 0) == 1, "what its card shows, whatever its metals"


@pytest.mark.rule("VOID-10.4", "VOID-8.13", "VOID-8.21", "VOID-R31")
def test_influence_is_that_of_allied_planets_under_control() -> None:
    game = void().allied(0, "pyrious", "ooloru").conquered(0, "orlune")
    assert game.influence_of(0) == 3 + 3, "Orlune is only conquered"
    game.conquered(1, "ooloru")
    assert (game.influence_of(0), game.influence_of(1)) == (3, 0)


@pytest.mark.rule("VOID-10.5")
@pytest.mark.parametrize(("card", "first", "second"), [("score_a", 5, 3), ("score_b", 7, 4), ("score_c", 10, 5)])
def test_most_and_second_most_influence_score_what_the_card_says(card: str, first: int, second: int) -> None:
    game = scored(void().allied(0, "pyrious").allied(1, "tan_fu").allied(2, "dromond"), card)
    assert [game.sheet(seat)["council"] for seat in range(4)] == [first, second, 0, 0]


@pytest.mark.rule("VOID-10.6", "VOID-R5")
@pytest.mark.parametrize(
    ("influences", "paid"),
    [
        ([4, 4, 0, 0], [4, 4, 0, 0]),
        ([4, 4, 4, 1], [3, 3, 3, 0]),
        ([4, 4, 2, 1], [4, 4, 0, 0]),
        ([6, 2, 2, 0], [5, 2, 2, 0]),
        ([6, 2, 2, 2], [5, 1, 1, 1]),
    ],
)
def test_ties_share_the_prizes_rounded_up(influences: list[int], paid: list[int]) -> None:
    assert council_points(influences, 5, 3) == paid


@pytest.mark.rule("VOID-10.6", "VOID-R5")
def test_a_tie_for_second_is_rounded_up() -> None:
    assert council_points([6, 2, 2, 0], 10, 5) == [10, 3, 3, 0]


@pytest.mark.rule("VOID-10.7")
def test_without_influence_nothing_is_scored_in_the_council() -> None:
    assert council_points([0, 0, 0, 0], 5, 3) == [0, 0, 0, 0]
    assert council_points([2, 0, 0, 0], 5, 3) == [5, 0, 0, 0]


@pytest.mark.rule("VOID-10.8")
def test_influence_is_counted_afresh_each_time() -> None:
    game = scored(void().allied(0, "pyrious"))
    game.conquered(1, "pyrious").allied(2, "dromond")
    scored(game, "score_b")
    assert [game.sheet(seat)["council"] for seat in range(3)] == [0, 0, 7]


@pytest.mark.rule("VOID-10.11", "VOID-8.22", "VOID-R6")
def test_enemy_home_worlds_score_two_at_each_scoring_and_the_own_one_nothing() -> None:
    game = scored(void().conquered(0, "home_1", "home_2"))
    assert game.sheet(0)["homes"] == 4
    assert points(game, 3) == 0, "only its own home world"
    assert game.sheet(1)["homes"] == 0
    assert points(scored(game, "score_b"), 0) == 8


@pytest.mark.rule("VOID-10.11", "VOID-14.3")
def test_a_planet_in_rebellion_scores_nothing() -> None:
    game = scored(void().conquered(0, "pyrious", "dromond").rebelling("pyrious"))
    assert game.sheet(0)["planets"] == 1


@pytest.mark.rule("VOID-14.5")
def test_an_imperial_edict_makes_pyrious_worth_more_at_the_scoring() -> None:
    game = scored(void().conquered(0, "pyrious").in_force("imperial_edict", at="pyrious"))
    assert game.sheet(0)["planets"] == 4 + 2


@pytest.mark.rule("VOID-10.9", "VOID-1.3")
def test_most_points_win() -> None:
    result = outcome(void().vp(0, 10).vp(1, 12).vp(2, 11).state)
    assert result.winners == (1,)
    assert result.places == (3, 1, 2, 4)


@pytest.mark.rule("VOID-10.10", "VOID-R56")
def test_ties_go_to_planets_then_influence_then_technologies_then_credits() -> None:
    game = void()
    for seat in range(4):
        game.vp(seat, 9)
    assert outcome(game.state).winners == (0, 1, 2, 3), "a shared win"
    assert outcome(game.credits(3, 1).state).winners == (3,)
    assert outcome(game.technologies(2, "deep_mining").state).winners == (2,)
    game.conquered(0, "dromond").allied(1, "lathe")
    assert outcome(game.state).winners == (1,), "as many planets as seat 0, but influence"
    assert outcome(game.technologies(0, "deep_mining", "ion_drive").state).winners == (1,), "technologies come later"
    assert outcome(game.conquered(0, "home_3").state).winners == (0,), "home worlds count as planets"
    assert outcome(game.state).places == (1, 2, 3, 4)


@pytest.mark.rule("VOID-R56")
def test_a_game_that_is_stopped_is_ranked_by_the_points_so_far() -> None:
    game = scored(void().allied(2, "pyrious"))
    assert outcome(game.state).winners == (2,)
    assert outcome(game.state).scores == (0, 0, 9, 0)
