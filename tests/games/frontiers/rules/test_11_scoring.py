"""The final score (FRONT-11.2 to FRONT-11.5)."""

import pytest

from astrarium.games.frontiers import GAME
from astrarium.kernel import Outcome, Text

from ..scenario import Scenario, frontiers


def finished(game: Scenario) -> Outcome:
    game.state.last = "chips"
    assert game.end_round("explore").over
    return GAME.outcome(game.state)


@pytest.mark.rule("FRONT-11.2", "FRONT-3.10")
def test_explored_worlds_score_nothing() -> None:
    game = frontiers(3).developments(1, "imperium_lords", "federation_survey")
    before = dict(game.score(1))
    game.explored(1, "rebel_stronghold", "imperium_capital", "tourist_world")
    assert game.score(1) == before


@pytest.mark.rule("FRONT-11.3", "FRONT-3.7")
def test_start_colonies_count() -> None:
    game = frontiers(3).colonies(1, "rebel_cantina").developments(1, "imperium_lords")
    assert game.score(1)["colonies"] == 4
    assert game.worth(1, "imperium_lords") == 1 + 2, "itself is Imperium, the cantina Rebel"


@pytest.mark.rule("FRONT-11.4")
def test_points_come_from_chips_colonies_developments_and_bonuses() -> None:
    game = frontiers(3).colonies(1, "old_earth", "tourist_world", "rebel_outpost").chips(1, 7)
    game.developments(1, "space_marines", "consumer_markets", "new_galactic_order")
    assert game.score(1) == {
        "chips": 7,
        "colonies": 3 + 3 + 4,
        "developments": 1 + 3,
        "bonuses": 2 + 1 + 2,  # the Military of Space Marines, Rebel Outpost and New Galactic Order itself
    }
    assert finished(game).scores[1] == 7 + 10 + 4 + 5


@pytest.mark.rule("FRONT-11.4")
def test_bonuses_of_goals_come_on_top_if_goals_are_used() -> None:
    game = frontiers(3, goals="on").goals("conscription", "taxes").colonists(1, 6).stored(1, money=4)
    assert game.score(1)["goals"] == 5 + 2
    assert "goals" not in frontiers(3).score(1)


@pytest.mark.rule("FRONT-11.4", "FRONT-14.4")
def test_everybody_scores_every_goal_kept() -> None:
    game = frontiers(3, goals="on").goals("conscription").colonists(0, 2).colonists(1, 3).colonists(2, 4)
    assert [game.score(seat)["goals"] for seat in range(3)] == [1, 2, 3]


# The kind of the refinery


@pytest.mark.rule("FRONT-11.3", "FRONT-A30")
@pytest.mark.parametrize(
    ("tile", "bonus"),
    [("mining_league", 2 + 1), ("pan_galactic_league", 2), ("free_trade_association", 1), ("pan_galactic_hologrid", 3)],
)
def test_the_refinery_is_of_the_kind_that_gives_most(tile: str, bonus: int) -> None:
    """Beside the mining camp, a Rare production world, the refinery takes the kind for which the tile scores most."""
    game = frontiers(3).adds(1, "alien_oort_cloud_refinery", tile)
    assert game.score(1)["bonuses"] == bonus


@pytest.mark.rule("FRONT-A30", "FRONT-16.3")
def test_one_kind_holds_for_all_bonuses() -> None:
    """The refinery has one kind for all tiles: Genes for the league or a fourth kind for the exchange, not both."""
    worlds = ("gem_world", "pre_sentient_race", "alien_oort_cloud_refinery")
    game = frontiers(3).adds(1, *worlds, "galactic_exchange")
    assert game.score(1)["bonuses"] == 10, "four kinds"
    game.adds(1, "pan_galactic_league")
    assert game.score(1)["bonuses"] == max(10 + 2, 6 + 4)
    game.adds(1, "uplift_gene_hunters")
    assert game.score(1)["bonuses"] == max(10 + 2 + 4, 6 + 4 + 4 + 1)


@pytest.mark.rule("FRONT-A30", "FRONT-16.4")
def test_and_for_all_goals() -> None:
    """The refinery has one kind for goals and tiles together: a third kind for Diversification (3 points rather than 1)
    or a second Genes colony for the league (2 more)."""
    worlds = ("pre_sentient_race", "alien_oort_cloud_refinery")
    game = frontiers(3, goals="on").goals("diversification").adds(1, *worlds)
    assert game.score(1)["goals"] == 3
    game.adds(1, "pan_galactic_league", "pan_galactic_hologrid")
    score = game.score(1)
    assert score["goals"] + score["bonuses"] == 3 + (2 + 2 + 2), "Novelty: the hologrid gives 2 and 2, the league 2"
    game = frontiers(3, goals="on").goals("diversification").adds(1, *worlds, "pan_galactic_league", "mining_league")
    score = game.score(1)
    assert score["goals"] + score["bonuses"] == max(3 + 2 + 2, 1 + 4 + 2, 1 + 2 + 3)


# Who wins


@pytest.mark.rule("FRONT-11.5")
def test_most_points_win() -> None:
    outcome = finished(frontiers(3).chips(0, 3).chips(1, 9).chips(2, 5).credits(0, 40))
    assert (outcome.winners, outcome.places) == ((1,), (3, 1, 2))
    assert outcome.tie_break is None


def tied(*seats: int, goals: str = "off") -> Scenario:
    """Three players, of whom these have eight points with their start colonies and chips."""
    game = frontiers(3, goals=goals)
    for seat in seats:
        game.chips(seat, 8 - game.score(seat)["colonies"])
    return game


@pytest.mark.rule("FRONT-11.5", "FRONT-A23")
def test_a_tie_goes_to_more_credits_and_goods() -> None:
    """Of two players with 8 points, the player with two credits and a good wins over the player with two credits."""
    outcome = finished(tied(0, 1).credits(0, 2).credits(1, 2).goods(1, "frontier_mining_camp"))
    assert outcome.scores[:2] == (8, 8)
    assert (outcome.winners, outcome.places) == ((1,), (2, 1, 3))
    assert outcome.tie_break == Text("tie.credits_and_goods", n=3, other=2)


@pytest.mark.rule("FRONT-11.5", "FRONT-A23")
def test_a_good_counts_as_one_whatever_it_would_bring() -> None:
    game = tied(0, 2).goods(2, "damaged_alien_factory").credits(0, 1)
    assert finished(game).winners == (0, 2)


@pytest.mark.rule("FRONT-11.5", "FRONT-A23")
@pytest.mark.parametrize("world", ["gem_world", "comet_zone", "plague_world", "alien_monolith"])
def test_a_good_of_any_kind_breaks_a_tie(world: str) -> None:
    game = frontiers(3).adds(0, world).adds(1, "rebel_base").goods(0, world)
    for seat in (0, 1):
        game.chips(seat, 20 - game.score(seat)["colonies"])
    assert finished(game).winners == (0,)


@pytest.mark.rule("FRONT-11.5")
def test_still_tied_they_share_the_victory() -> None:
    outcome = finished(tied(0, 2).credits(0, 3).credits(2, 3))
    assert (outcome.winners, outcome.places) == ((0, 2), (1, 3, 1))
    assert outcome.tie_break == Text("tie.shared")


@pytest.mark.rule("FRONT-11.5", "FRONT-16.5")
def test_what_is_stored_does_not_break_a_tie() -> None:
    game = tied(0, 2, goals="on").credits(0, 3).credits(2, 2)
    game.stored(2, goods="rare rare", money=1)
    assert finished(game).winners == (0,)


@pytest.mark.rule("FRONT-A34")
def test_credits_colonists_and_chips_have_no_limit() -> None:
    game = frontiers(3).credits(0, 99).colonists(0, 20).chips(0, 30).leads(0, "retreat")
    assert (game.credits_of(0), game.colonists_of(0), game.chips_of(0)) == (101, 20, 30)
    game.leads(1, "settle").leads(2, "send_envoys")
    assert game.colonists_of(0) == 22
    assert game.prompt == "ask.action", "nobody is asked to give anything back"
