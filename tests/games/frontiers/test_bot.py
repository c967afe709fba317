"""What the greedy bot does in positions that are easily misjudged."""

import pytest

from astrarium.bots import make_bot
from astrarium.games.frontiers import GAME
from astrarium.games.frontiers.bot.pace import pace

from .scenario import Scenario, frontiers


def chosen(game: Scenario) -> str:
    """What the bot picks, in the words of a scenario."""
    decision = game.asked
    (code,) = make_bot("greedy", GAME, 0).decide(GAME.view(game.state, decision.seat), decision)
    return game.plain(decision.step.option(game.state, code).ref)


def last_round(game: Scenario, why: str = "chips") -> Scenario:
    game.state.last = why
    return game.fresh()


@pytest.mark.parametrize("ahead", [False, True])
def test_who_chooses_last_takes_the_points_behind_or_ahead(ahead: bool) -> None:
    """Behind or ahead, the bot takes points: a lost game must not count so badly that it explores only to have somebody
    asked once more."""
    game = frontiers(3).chips(2 if ahead else 0, 20).chose("develop", "settle")
    assert chosen(last_round(game)) in ("send_envoys", "trade_consume")


def test_a_game_that_is_over_is_judged_on_the_scale_of_one_that_goes_on() -> None:
    game = last_round(frontiers(3).chips(0, 20).chose("develop", "settle"))
    before = GAME.appraise(game.state, 2)
    game.pick("send_envoys")
    assert game.state.ending
    assert 0 < GAME.appraise(game.state, 2) - before < 5


@pytest.mark.rule("FRONT-8.3")
def test_it_does_not_produce_with_every_colony_full() -> None:
    worlds = ("gem_world", "comet_zone", "mining_world", "plague_world")
    game = frontiers(2).colonies(0, "old_earth", *worlds).goods(0, *worlds).adds(0, "public_works").at_round(10)
    assert chosen(game) == "trade_consume"


@pytest.mark.rule("FRONT-6.3")
def test_what_the_last_explore_brings_is_worth_nothing() -> None:
    """For the last disk a VP outweighs the colonists, credits and worlds that powers of Explore would bring."""
    game = frontiers(2).colonies(1, "alien_research_team", "gem_world")
    game.adds(1, "survey_team", "homesteading_pioneers", "expeditionary_force").chose(
        "develop", "settle", "trade_consume"
    )
    assert chosen(last_round(game)) == "send_envoys"


@pytest.mark.rule("FRONT-11.1")
def test_an_action_under_way_is_no_longer_to_come() -> None:
    """An action that has begun is not counted among the actions ahead; otherwise the last action of all would be judged
    as if another could follow."""
    game = last_round(frontiers(2).chose("develop", "settle", "trade_consume"))
    assert pace(game.state).ahead > 0
    assert pace(game.pick("explore").state).ahead == 0


def rich(credits_: int) -> Scenario:
    """Seat 0 chooses Develop; it earns a lot, eight of its spaces are covered, and large developments pay well."""
    game = frontiers(3).credits(0, credits_).chips(0, 5).chips(1, 11).chips(2, 8).market("federation_survey")
    game.colonies(
        0, "uplift_mercenary_force", "alien_robot_sentry", "avian_uplift_race", "rebel_warrior_race", "rebel_miners"
    )
    small = ("expeditionary_force", "genetics_lab", "contact_specialist", "replicant_robots", "trade_league")
    game.developments(0, *small, "galactic_salon", "galactic_federation")
    game.colonies(1, "frontier_mining_camp", "plague_world", "tourist_world", "lost_species_ark_world")
    game.developments(1, "public_works", "space_marines", "replicant_robots", "mining_conglomerate", "trade_league")
    game.adds(1, "terraforming_specialists").colonies(2, "imperium_warlord", "secluded_world", "gem_world")
    game.developments(2, "public_works", "genetics_lab", "alien_researchers", "homesteading_pioneers")
    return game.leads(0, "develop")


@pytest.mark.parametrize("credits_", [12, 16, 26])
def test_a_large_development_is_bought_rather_than_a_cheap_one_by_who_cannot_spend_it_all(credits_: int) -> None:
    """The bot buys Federation Survey; if each further credit counted as much as the first, it would avoid everything
    that brings the end nearer."""
    game = rich(credits_)
    assert game.asked.prompt == "ask.develop"
    assert chosen(game) == "federation_survey"


def test_credits_that_cannot_be_spent_any_more_are_hardly_worth_anything() -> None:
    game = rich(0)
    worth = [GAME.appraise(game.credits(0, n).state, 0) for n in (0, 2, 40, 42)]
    assert worth[1] - worth[0] > 3 * (worth[3] - worth[2]) > 0
