"""Section 15: deals at any time in a pre-round, where the use of goods is lent."""

import pytest

from astrarium.games.void import GAME
from tests.rows import each

from ..deals import asked, offer, parts, prompts_of, reply, shopping
from ..scenario import void


@pytest.mark.rule("VOID-15.4")
def test_three_offers_in_a_pre_round() -> None:
    game = shopping("any_time")
    for _ in range(3):
        offer(game, 0, 1, {"give:credits": 1})
        reply(game, 1, "refuse")
    assert "ask.offer" not in prompts_of(game, 0)


@pytest.mark.rule("VOID-5.11", "VOID-15.2", "VOID-15.9")
def test_the_use_of_a_good_is_lent_for_one_research_and_not_spent() -> None:
    game = shopping("any_time")
    offer(game, 0, 1, {"give:credits": 3, "want:crystals": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 0, "ask.shop"), "research:plasma_cannons")
    for seat in range(4):
        game.names(asked(game, seat, "ask.shop"), "done")
    assert game.technologies_of(0) == ["plasma_cannons"]
    assert (game.credits_of(0), game.credits_of(1)) == (0, 3)
    game.credits(0, 30).technologies(0, "starcruiser_yards").pre_round(2)
    assert "cloaking" not in game.on_sale("research")


@pytest.mark.rule("VOID-15.9")
def test_a_good_is_lent_only_by_a_planet_that_gives_it_now() -> None:
    game = void(deals="any_time").conquered(1, "mirrowane").credits(1, 1).pre_round()
    assert "want:crystals" in parts(game, asked(game, 0, "ask.offer"))
    game.rebelling("mirrowane").pre_round()
    assert "want:crystals" not in parts(game, asked(game, 0, "ask.offer"))


@pytest.mark.rule("VOID-15.9")
def test_a_good_that_one_has_is_not_borrowed_and_one_that_all_have_is_not_lent() -> None:
    game = void(2, deals="any_time").conquered(1, "mirrowane").credits(0, 2).pre_round()
    assert "want:crystals" in parts(game, asked(game, 0, "ask.offer"))
    assert "give:crystals" in parts(game, asked(game, 1, "ask.offer"))
    game.conquered(0, "orlune").pre_round()
    assert "want:crystals" not in parts(game, asked(game, 0, "ask.offer"))
    assert "give:crystals" not in parts(game, asked(game, 1, "ask.offer"))


@pytest.mark.rule("VOID-15.9")
def test_of_several_players_one_who_lacks_a_good_is_enough_to_lend_it() -> None:
    """Seats 0 and 1 have crystals and may lend them to seat 2, who lacks them and may borrow from either."""
    game = void(3, deals="any_time").conquered(0, "mirrowane").conquered(1, "orlune").pre_round()
    lends = [parts(game, asked(game, seat, "ask.offer")) for seat in range(3)]
    assert ["give:crystals" in names for names in lends] == [True, True, False]
    assert ["want:crystals" in names for names in lends] == [False, False, True]


@pytest.mark.rule("VOID-15.9")
def test_the_good_of_choice_of_lathe_is_not_lent() -> None:
    game = void(deals="any_time").allied(1, "lathe").pre_round()
    wanted = {name for name in parts(game, asked(game, 0, "ask.offer")) if name.startswith("want:")}
    assert wanted == {"want:metals"}, "its own good is"


@pytest.mark.rule("VOID-15.2")
def test_a_good_that_was_lent_serves_one_research_of_the_round() -> None:
    """Borrowed crystals serve one of two technologies that need them, although a Breakthrough allows two researches."""
    game = void(deals="any_time").conquered(1, "mirrowane").credits(0, 30).technologies(0, "starcruiser_yards")
    game.in_force("breakthrough").pre_round(2)
    offer(game, 0, 1, {"give:credits": 1, "want:crystals": 1})
    reply(game, 1, "accept")
    assert game.on_sale("research") >= {"cloaking", "plasma_cannons"}
    game.names(asked(game, 0, "ask.shop"), "research:plasma_cannons")
    assert "ion_drive" in game.on_sale("research"), "a second research is allowed"
    assert "cloaking" not in game.on_sale("research")


@pytest.mark.rule("VOID-15.7")
def test_credits_that_are_spent_or_offered_cannot_be_given_or_spent_again() -> None:
    game = void(deals="any_time").credits(0, 1).credits(1, 4).pre_round()
    offer(game, 1, 2, {"give:credits": 3})
    assert game.why_not(1, "build:diplomat").args == {"need": 2, "have": 1}
    offer(game, 0, 1, {"give:credits": 1, "want:credits": 2})
    decision = asked(game, 1, "ask.reply")
    assert "accept" not in game.options_of(decision)
    (blocked,) = decision.step.blocked(game.state)
    assert (blocked.refusal.rule, blocked.refusal.args) == ("VOID-15.7", {"need": 2, "have": 1})


@pytest.mark.rule("VOID-R37")
@each("advanced", [False, True])
def test_who_is_lent_a_good_after_having_finished_researches_once_more(advanced: bool) -> None:
    game = void(2, deals="any_time", advanced=advanced).conquered(1, "mirrowane").credits(0, 12)
    game.conquered(0, "dromond", "bindok_ii").pre_round()
    game.names(asked(game, 0, "ask.shop"), "done")
    offer(game, 0, 1, {"give:credits": 2, "want:crystals": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.shop"), "done")
    game.names(asked(game, 0, "ask.shop"), "research:plasma_cannons")
    game.names(asked(game, 0, "ask.shop"), "done")
    assert game.technologies_of(0) == ["plasma_cannons"]
    assert game.state.phase == "turns"


@pytest.mark.rule("VOID-R37")
def test_a_good_lent_too_late_in_the_second_part_opens_a_third() -> None:
    game = void(3, deals="any_time").conquered(1, "mirrowane").credits(0, 12).credits(2, 12).pre_round()
    for seat in (0, 2):
        game.names(asked(game, seat, "ask.shop"), "done")
    offer(game, 0, 1, {"give:credits": 2, "want:crystals": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.shop"), "done")
    offer(game, 2, 1, {"give:credits": 2, "want:crystals": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 0, "ask.shop"), "done")
    assert "plasma_cannons" in game.on_sale("research", 2)


@pytest.mark.rule("VOID-R37")
def test_a_deal_without_goods_opens_nothing_again() -> None:
    game = void(2, deals="any_time").conquered(1, "mirrowane").credits(0, 12).pre_round()
    game.names(asked(game, 0, "ask.shop"), "done")
    offer(game, 0, 1, {"give:credits": 2})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.shop"), "done")
    assert game.state.phase == "turns"


@pytest.mark.rule("VOID-R37")
def test_in_turn_order_too_a_good_lent_to_one_who_has_finished_is_of_use() -> None:
    """Seat 0, with more planets, finishes first; then seat 1 lends crystals in its own part, and seat 0 may research
    after all."""
    game = void(2, deals="in_turn", advanced=True).conquered(1, "mirrowane").credits(0, 12)
    game.conquered(0, "dromond", "bindok_ii").pre_round().pick("done")
    offer(game.pick("offer:0"), 1, 0, {"give:crystals": 1})
    game.pick("accept").pick("done")
    assert (game.asked.seat, "plasma_cannons" in game.on_sale("research")) == (0, True)
    game.pick("done")
    assert game.state.phase == "turns"


@pytest.mark.rule("VOID-R37")
def test_in_turn_order_credits_open_nothing_again() -> None:
    game = void(2, deals="in_turn", advanced=True).conquered(0, "dromond").credits(0, 3).credits(1, 3).pre_round()
    offer(game.pick("done").pick("offer:0"), 1, 0, {"give:credits": 1})
    game.pick("accept").pick("done")
    assert game.state.phase == "turns"


@pytest.mark.rule("VOID-R37")
def test_everybody_sees_who_builds_on_because_a_good_was_lent_too_late() -> None:
    game = void(3, deals="any_time").conquered(1, "mirrowane").credits(0, 12).pre_round()
    game.names(asked(game, 0, "ask.shop"), "done")
    offer(game, 0, 1, {"give:credits": 2, "want:crystals": 1})
    reply(game, 1, "accept")
    assert [GAME.view(game.state, reader)["market"] for reader in (0, 1, 2, None)] == [[0]] * 4
