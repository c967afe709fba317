"""Section 5: Develop, and its powers."""

import pytest

from astrarium.games.frontiers.actions import develop
from astrarium.games.frontiers.content import FIGURES, NUMBER, TILES
from astrarium.games.frontiers.powers.develop import DevelopDiscount

from ..scenario import frontiers


@pytest.mark.rule("FRONT-5.1")
def test_each_player_in_order_may_buy_one_development() -> None:
    game = frontiers(3).credits(0, 2).credits(1, 2).credits(2, 2).leads(1, "develop")
    assert (game.seat, game.prompt) == (1, "ask.develop")
    game.pick("space_marines")
    assert (game.seat, game.developments_of(1), game.credits_of(1)) == (2, ["space_marines"], 1)
    assert game.happened("buys") == [{"side": "seat:1", "tile": "development:space_marines", "n": 1}]
    game.pick("nothing")
    assert (game.seat, game.developments_of(2), game.credits_of(2)) == (0, [], 2)
    assert game.happened("buys_nothing") == [{"side": "seat:2"}]
    game.pick("genetics_lab")
    assert (game.credits_of(0), game.prompt) == (0, "ask.action")


@pytest.mark.rule("FRONT-5.1")
def test_the_active_player_pays_a_credit_less_and_never_less_than_nothing() -> None:
    game = frontiers(3).credits(0, 1).credits(1, 1).leads(0, "develop")
    assert "space_marines" in game.options
    refused = game.refusal("drop_ships")
    assert (refused.rule, refused.args) == ("FRONT-5.1", {"need": 3, "have": 1})
    game.pick("survey_team")
    assert game.credits_of(0) == 0
    game = frontiers(3).credits(0, 1).credits(1, 2).leads(0, "develop").pick("nothing")
    assert game.refusal("homesteading_pioneers").args == {"need": 3, "have": 2}
    game = frontiers().developments(0, "investment_credits", "galactic_federation").leads(0, "develop")
    assert game.pick("survey_team").credits_of(0) == 0, "$2 less $3"


@pytest.mark.rule("FRONT-5.2")
def test_nobody_may_own_two_copies_of_a_development() -> None:
    game = frontiers().credits(0, 9).developments(0, "space_marines").stock(space_marines=2).leads(0, "develop")
    assert game.refusal("space_marines").rule == "FRONT-5.2"


@pytest.mark.rule("FRONT-5.2")
def test_the_two_sides_of_a_tile_are_different_developments() -> None:
    game = frontiers().credits(0, 9).developments(0, "drop_ships").market("galactic_salon").leads(0, "develop")
    assert game.pick("galactic_salon").developments_of(0) == ["drop_ships", "galactic_salon"]


@pytest.mark.rule("FRONT-5.3")
def test_a_large_development_covers_two_spaces() -> None:
    game = frontiers().credits(0, 9).leads(0, "develop").pick("mining_league")
    assert game.seen(0)["players"][0]["spaces"] == 2
    game.credits(0, 9).leads(0, "develop").pick("drop_ships")
    assert game.seen(0)["players"][0]["spaces"] == 3


@pytest.mark.rule("FRONT-5.4", "FRONT-5.5")
@pytest.mark.parametrize(
    ("before", "bought", "ends"),
    [
        (8, "consumer_markets", False),
        (8, "new_galactic_order", False),
        (9, "consumer_markets", False),
        (9, "new_galactic_order", True),
        (10, "consumer_markets", True),
        (10, "new_galactic_order", True),
    ],
)
def test_a_red_space_is_covered_when_the_ten_others_are_not_enough(before: int, bought: str, ends: bool) -> None:
    large = ["mining_league", "alien_tech_institute", "imperium_lords"]
    small = ["public_works", "space_marines", "genetics_lab", "mining_robots"]
    game = frontiers().developments(0, *large, *small[: before - 6]).credits(0, 9).leads(0, "develop")
    assert game.seen(0)["players"][0]["spaces"] == before
    game.pick(bought)
    assert game.state.last == ("developments" if ends else "")


@pytest.mark.rule("FRONT-5.5", "FRONT-2.12")
def test_the_round_in_which_a_red_space_is_covered_is_finished_and_is_the_last() -> None:
    large = ("mining_league", "alien_tech_institute", "imperium_lords", "new_galactic_order", "galactic_federation")
    game = frontiers().developments(0, *large).credits(0, 9).leads(0, "develop").pick("drop_ships")
    assert game.prompt == "ask.action"
    assert game.happened("last_round") == [{"ending": "ending:developments"}]
    game.pick("retreat").pick("settle")
    assert game.over
    assert game.state.ending == "developments"


@pytest.mark.rule("FRONT-5.9")
def test_no_purchase_is_refused_for_lack_of_space() -> None:
    large = ("mining_league", "alien_tech_institute", "imperium_lords", "new_galactic_order", "galactic_federation")
    game = frontiers().developments(0, *large).credits(0, 99).leads(0, "develop")
    assert {refused.rule for refused in game.blocked().values()} == {"FRONT-5.2"}, "only what is owned"
    game.pick("frontier_settlers")
    spaces = game.seen(0)["players"][0]["spaces"]
    assert spaces == 12 == FIGURES.development_spaces + FIGURES.red_spaces


@pytest.mark.rule("FRONT-5.6")
def test_developments_score_their_vp_at_the_end_and_question_marks_what_they_count() -> None:
    game = frontiers().developments(0, "drop_ships", "consumer_markets", "galactic_federation")
    assert game.score(0)["developments"] == 2 + 3
    assert game.score(0)["bonuses"] == 2 * 1 + 1 * 2, "one large and two small developments"


@pytest.mark.rule("FRONT-5.7")
def test_investment_credits_makes_other_developments_cheaper_but_not_itself() -> None:
    game = frontiers().credits(0, 2).credits(1, 3).leads(0, "develop").pick("nothing").pick("investment_credits")
    assert game.credits_of(1) == 0
    game.credits(1, 3).credits(2, 2).leads(2, "develop")
    while game.seat != 1:
        game.pick("nothing")
    assert game.pick("drop_ships").credits_of(1) == 0


@pytest.mark.rule("FRONT-5.8")
def test_what_is_gone_can_no_longer_be_bought() -> None:
    game = frontiers(3).credits(0, 9).credits(1, 9).credits(2, 9).stock(drop_ships=2).leads(0, "develop")
    game.pick("drop_ships").pick("drop_ships")
    assert game.refusal("drop_ships").rule == "FRONT-5.8"
    game.pick("mining_league").credits(0, 9).leads(0, "develop")
    assert game.refusal("mining_league").rule == "FRONT-5.8"


# Powers


def costing(scope: str) -> DevelopDiscount:
    return DevelopDiscount(phase="develop", amount=2, scope=scope)  # type: ignore[arg-type]


@pytest.mark.rule("FRONT-15.4")
@pytest.mark.parametrize(("scope", "small", "large"), [("any", 2, 6), ("small", 2, 8), ("large", 4, 6)])
def test_a_reduction_holds_for_the_size_that_it_names(
    monkeypatch: pytest.MonkeyPatch, scope: str, small: int, large: int
) -> None:
    """A power takes $2 off developments of its size, in addition to the $1 off that the active player has."""
    powers = tuple((costing(scope),) if n == NUMBER["ancient_race"] else () for n in range(len(TILES)))
    monkeypatch.setattr(develop, "DISCOUNT", develop.discounts(powers))
    game = frontiers().credits(0, 9).leads(0, "develop")
    assert game.pick("mining_league").credits_of(0) == 9 - large
    game = frontiers().credits(0, 9).leads(0, "develop").pick("consumer_markets")
    assert game.credits_of(0) == 9 - small, "it costs $5"


@pytest.mark.rule("FRONT-15.4")
def test_the_powers_of_several_tiles_add_up() -> None:
    game = frontiers().colonies(0, "imperium_capital").developments(0, "investment_credits").credits(0, 6)
    assert game.leads(0, "develop").pick("mining_league").credits_of(0) == 0


@pytest.mark.rule("FRONT-15.5")
def test_powers_give_credits_after_each_development_bought() -> None:
    game = frontiers().colonies(0, "galactic_developers").developments(0, "public_works").credits(0, 4)
    assert game.leads(0, "develop").pick("drop_ships").credits_of(0) == 4 - 3 + 2
    game = frontiers().colonies(0, "galactic_developers").credits(0, 2).leads(0, "develop").pick("nothing")
    assert game.credits_of(0) == 2, "nothing was bought"


@pytest.mark.rule("FRONT-15.6")
def test_technology_investors_gives_vp_after_each_other_development_bought() -> None:
    game = frontiers().credits(0, 9).market("technology_investors").leads(0, "develop").pick("technology_investors")
    assert game.chips_of(0) == 0
    pool = game.state.pool
    game.credits(0, 9).leads(0, "develop").pick("drop_ships")
    assert (game.chips_of(0), game.state.pool) == (1, pool - 1)


@pytest.mark.rule("FRONT-15.6", "FRONT-A22")
def test_a_vp_of_technology_investors_may_end_the_game() -> None:
    game = frontiers().developments(0, "technology_investors").credits(0, 9).pool(1).leads(0, "develop")
    assert game.pick("drop_ships").state.last == "chips"
