"""Section 11: Manage Empire, recruiting and recalling."""

import pytest

from astrarium.games.roll.content import BOX, DESIGNS, FACTIONS, FIGURES, HOMES, TILES, side_of
from astrarium.games.roll.names import DICE, HOME, STACKS, WORLD
from astrarium.games.roll.powers.supplies import GainDie, GainGood

from ..scenario import roll

# Recruit


@pytest.mark.rule("ROLL-11.1")
def test_every_die_of_the_citizenry_is_recruited_for_one_credit_each() -> None:
    game = roll().citizenry(0, "home home alien").cup(0, "rare").credits(0, 5).phase("manage")
    assert game.prompts() == {}, "it is not optional"
    assert game.citizenry_of(0) == ""
    assert game.cup_of(0) == "home home rare alien"
    assert game.credits_of(0) == 2


@pytest.mark.rule("ROLL-11.1", "ROLL-11.2")
def test_with_too_few_credits_the_owner_chooses_exactly_as_many_dice_as_can_be_paid() -> None:
    game = roll().citizenry(0, "home home alien").credits(0, 2).phase("manage")
    asked = game.asked(0)
    assert (asked.prompt, asked.rule) == ("ask.recruit", "ROLL-11.2")
    assert game.options(0) == ["home@citizenry", "home@citizenry", "alien@citizenry"]
    assert (asked.low, asked.high) == (2, 2)
    game.choose(0, "home@citizenry", "alien@citizenry")
    assert game.cup_of(0) == "home alien"
    assert game.citizenry_of(0) == "home"


@pytest.mark.rule("ROLL-11.2")
def test_dice_that_are_alike_are_no_choice() -> None:
    game = roll().citizenry(0, "home home home").credits(0, 2).phase("manage")
    assert game.prompts() == {}
    assert (game.cup_of(0), game.citizenry_of(0)) == ("home home", "home")


@pytest.mark.rule("ROLL-11.2")
def test_in_a_round_that_is_surely_the_last_nobody_is_asked_which_dice() -> None:
    """Dice are recruited unasked: points count dice wherever they are, and a tie is broken by their number alone."""
    full = ["alpha_centauri", "old_earth", *(DESIGNS[side_of(tile, WORLD)].id for tile in TILES[:10])]
    last = [
        roll().pool(0),
        roll().tableau(1, *full),
        roll().at_round(FIGURES.round_limit),
    ]
    for game in last:
        game.citizenry(0, "home home rare alien").credits(0, 3).phase("manage")
        assert game.prompts() == {}
        assert (game.cup_of(0), game.citizenry_of(0), game.credits_of(0)) == ("home home rare", "alien", 1)
    for game in (roll().pool(1), roll().tableau(1, *full[1:]), roll(round_limit="none").at_round(FIGURES.round_limit)):
        assert game.citizenry(0, "home home rare alien").credits(0, 3).phase("manage").prompts() == {0: "ask.recruit"}


@pytest.mark.rule("ROLL-11.3")
@pytest.mark.parametrize(("money", "after"), [(4, 1), (5, 1), (6, 2), (10, 6)])
def test_no_credits_become_one_after_recruiting(money: int, after: int) -> None:
    """Printed example: a player who pays the last of 4 credits gets 1."""
    game = roll().citizenry(0, "home home home home").credits(0, money).phase("manage")
    assert game.cup_of(0) == "home home home home"
    assert game.credits_of(0) == after


@pytest.mark.rule("ROLL-11.3")
def test_that_credit_recruits_nobody_in_this_round() -> None:
    game = roll().citizenry(0, "home home").credits(0, 1).phase("manage")
    assert (game.cup_of(0), game.citizenry_of(0), game.credits_of(0)) == ("home", "home", 1)


@pytest.mark.rule("ROLL-11.3")
def test_who_has_no_credits_and_nobody_to_recruit_gets_one_too() -> None:
    game = roll().credits(0, 0).phase("manage")
    assert game.credits_of(0) == 1
    assert game.happened("credits_reset") == [{"side": "seat:0", "n": 1}]


@pytest.mark.rule("ROLL-11.3")
def test_who_has_no_credits_recruits_nobody() -> None:
    game = roll().citizenry(0, "home rare").credits(0, 0).phase("manage")
    assert (game.citizenry_of(0), game.credits_of(0)) == ("home rare", 1)


@pytest.mark.rule("ROLL-11.1")
def test_everybody_manages_at_the_same_time() -> None:
    game = roll(3)
    for seat in range(3):
        game.citizenry(seat, "home rare").credits(seat, 1)
    game.phase("manage")
    assert game.prompts() == dict.fromkeys(range(3), "ask.recruit")


# Recall


@pytest.mark.rule("ROLL-11.4")
def test_developers_settlers_and_goods_may_be_recalled_for_nothing() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="genes").credits(0, 3)
    game.developments(0, "merchant_guild").dice_on(0, "development", "home home")
    game.worlds(0, "comet_zone").dice_on(0, "world", "rare").phase("manage")
    assert game.options(0) == ["home@development", "home@development", "rare@world", "genes@tile.alpha_centauri"]
    game.choose(0, "home@development", "rare@world", "genes@tile.alpha_centauri")
    assert game.cup_of(0) == "home rare genes"
    assert game.dice_on_stack(0, "development") == "home", "the other one stays"
    assert game.dice_on_stack(0, "world") == ""
    assert game.good_on(0, "alpha_centauri") == ""
    assert game.credits_of(0) == 3


@pytest.mark.rule("ROLL-11.4")
def test_any_number_may_be_recalled_none_too() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="genes").dice_on(0, "world", "rare")
    game.phase("manage")
    assert (game.asked(0).low, game.asked(0).high) == (0, 2)
    game.choose(0)
    assert game.good_on(0, "alpha_centauri") == "genes"
    assert game.dice_on_stack(0, "world") == "rare"
    assert game.cup_of(0) == ""


@pytest.mark.rule("ROLL-11.4")
def test_nothing_to_recall_no_question() -> None:
    assert roll().cup(0, "home").citizenry(0, "home").phase("manage").prompts() == {}


@pytest.mark.rule("ROLL-A22", "ROLL-11.7")
def test_recruiting_comes_first_and_recalled_dice_are_never_paid_for() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="genes").citizenry(0, "home rare").credits(0, 1)
    game.phase("manage")
    assert game.prompts()[0] == "ask.recruit"
    assert all(option.endswith("@citizenry") for option in game.options(0)), "a good is not recruited"
    game.choose(0, "rare@citizenry")
    assert game.prompts()[0] == "ask.recall"
    assert game.options(0) == ["genes@tile.alpha_centauri"], "who stayed in the Citizenry cannot be recalled"
    game.choose(0, "genes@tile.alpha_centauri")
    assert game.cup_of(0) == "rare genes"
    assert game.credits_of(0) == 1


@pytest.mark.rule("ROLL-A22")
def test_affordable_recruiting_cannot_be_declined() -> None:
    """Both dice of the Citizenry are recruited unasked, even if their owner would rather keep the credits."""
    game = roll().citizenry(0, "home military").credits(0, 10).phase("manage")
    assert game.prompts() == {}
    assert (game.citizenry_of(0), game.credits_of(0)) == ("", 8)


# The end of the round


@pytest.mark.rule("ROLL-11.7", "ROLL-11.4")
def test_in_the_last_round_too_dice_are_recruited_and_recalled_before_the_end_check() -> None:
    game = roll().tableau(0, "alpha_centauri").goods(0, alpha_centauri="genes").citizenry(0, "home").credits(0, 4)
    game.pool(0).phase("manage", "end")
    assert game.prompts() == {0: "ask.recall"}
    assert game.state.ending == ""
    game.choose(0, "genes@tile.alpha_centauri")
    assert game.state.ending == "chips"
    assert game.cup_of(0) == "home genes", "for the tie-break"
    assert game.over


@pytest.mark.rule("ROLL-11.7")
def test_the_end_check_waits_for_everybody() -> None:
    game = roll().pool(0).dice_on(0, "world", "home").dice_on(1, "world", "home").phase("manage", "end").choose(0)
    assert game.state.ending == ""
    assert game.choose(1).state.ending == "chips"


@pytest.mark.rule("ROLL-11.5", "ROLL-11.7")
@pytest.mark.parametrize("last", [False, True])
def test_all_phase_tiles_are_turned_back_in_the_last_round_too(last: bool) -> None:
    game = roll(3).tableau(0, "alpha_centauri").goods(0, alpha_centauri="rare").pool(0 if last else 9)
    game.rolls(0, produce="home").rolls(1, explore="home").rolls(2, explore="home").assign()
    game.selects(0, "home@produce", "produce").selects(1, "home@explore", "develop")
    game.selects(2, "home@explore", "produce").ready(0, 1, 2)
    assert game.prompts() == {0: "ask.recall"}
    assert game.happening() == ["develop", "produce"]
    assert game.selection_of(1) == ("home", "develop")
    game.choose(0)
    assert (game.state.ending == "chips") is last
    assert game.seen(None)["happening"] == []
    assert [game.selection_of(seat) for seat in range(3)] == [None, None, None]


# The supply


@pytest.mark.rule("ROLL-A15")
def test_the_supply_of_dice_never_runs_out() -> None:
    """The box has enough dice of each kind even if five players had the start tiles that give most, and all tiles of
    the bag gave all they can."""
    for kind, name in enumerate(DICE):

        def gives(design: int, kind: int = kind) -> int:
            supplies = [power for power in DESIGNS[design].powers if isinstance(power, GainDie | GainGood)]
            return sum(power.count for power in supplies if power.colour == kind)

        def most_of_five(counts: list[int]) -> int:
            return sum(sorted(counts)[-5:])

        start = 5 * (FIGURES.home_dice_in_cup + FIGURES.home_dice_in_citizenry) if kind == HOME else 0
        start += most_of_five([sum(map(gives, halves)) for halves in FACTIONS])
        start += most_of_five([gives(home) for home in HOMES])
        bag = sum(max(gives(side_of(tile, side)) for side in range(len(STACKS))) for tile in TILES)
        assert start + bag <= BOX[kind], name
