"""Section 15: deals at any time, beside the game."""

import pytest

from astrarium.games.void import GAME

from ..dealing import asked, offer, parts, question, reply, shopping, table
from ..scenario import void


@pytest.mark.rule("VOID-15.4", "VOID-7.13", "VOID-R36", "VOID-17.1")
def test_everybody_may_make_offers_at_any_time_also_outside_the_own_turn() -> None:
    game = table()
    assert question(game, 2, "ask.action") is not None
    assert [seat for seat in range(4) if question(game, seat, "ask.offer")] == [0, 1, 2, 3]
    assert all(asked(game, seat, "ask.offer").standing for seat in range(4)), "nobody waits for it"


@pytest.mark.rule("VOID-15.1", "VOID-15.2")
def test_a_deal_is_carried_out_at_once_and_whole() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 1, "want:credits": 4})
    reply(game, 1, "accept")
    assert (game.hand_of(0), sorted(game.hand_of(1))) == (["truce"], ["buyout", "letters", "salvo"])
    assert (game.credits_of(0), game.credits_of(1)) == (6, 2)


@pytest.mark.rule("VOID-15.3", "VOID-5.12", "VOID-R30")
def test_only_cards_credits_and_in_the_pre_round_goods_are_part_of_a_deal() -> None:
    game = table().conquered(0, "dromond").allied(1, "pyrious").technologies(0, "deep_mining")
    kinds = {name.partition(":")[0] for name in parts(game, asked(game, 0, "ask.offer"))}
    assert kinds == {"card", "give", "temperament", "want"}
    names = parts(game, asked(game, 0, "ask.offer"))
    assert {name for name in names if name.startswith(("give:", "want:"))} == {"give:credits", "want:credits"}


@pytest.mark.rule("VOID-15.4")
def test_three_offers_in_each_turn_accepted_or_not() -> None:
    game = table()
    for _ in range(3):
        offer(game, 0, 1, {"give:credits": 1})
        reply(game, 1, "refuse")
    assert question(game, 0, "ask.offer") is None
    assert game.credits_of(0) == 3
    game.turn(3, with_deals=True)
    assert question(game, 0, "ask.offer") is not None


@pytest.mark.rule("VOID-15.5")
def test_one_offer_of_a_player_is_open_and_may_be_withdrawn() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1})
    assert question(game, 0, "ask.offer") is None
    game.names(asked(game, 0, "ask.withdraw"), "withdraw")
    assert question(game, 1, "ask.reply") is None
    assert question(game, 0, "ask.offer") is not None
    assert game.hand_of(0) == ["salvo", "truce"]


@pytest.mark.rule("VOID-15.5")
def test_one_counter_offer_is_accepted_or_refused() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 5})
    reply(game, 1, "counter")
    offer(game, 1, 0, {"give:credits": 2, "temperament:militarist": 1}, "ask.counter")
    assert [game.option_of(asked(game, 0, "ask.reply"), code) for code in asked(game, 0, "ask.reply").options] == [
        "refuse",
        "accept",
    ]
    reply(game, 0, "accept")
    assert (game.credits_of(0), game.credits_of(1)) == (5, 3)
    assert "salvo" in game.hand_of(1)


@pytest.mark.rule("VOID-15.6")
def test_only_the_two_learn_of_an_offer_and_all_learn_the_numbers_of_a_deal() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 2})
    assert all(event.to is not None and set(event.to) <= {0, 1} for event in game.events)
    reply(game, 1, "accept")
    (deal,) = game.happened("deal")
    assert (deal["cards"], deal["wanted_credits"]) == (1, 2)
    named = [event for event in game.events if "card:salvo" in map(str, event.args.values())]
    assert named
    assert all(event.to == (1,) for event in named)


@pytest.mark.rule("VOID-15.7")
def test_wanted_cards_are_named_by_type_and_the_giver_picks() -> None:
    game = table().hand(1, "letters", "joint_research")
    offer(game, 0, 1, {"temperament:scholarly": 1, "give:credits": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.give"), "card:joint_research")
    assert "joint_research" in game.hand_of(0)
    assert game.hand_of(1) == ["letters"]


@pytest.mark.rule("VOID-15.7")
def test_who_cannot_give_what_is_wanted_can_only_refuse_or_counter() -> None:
    game = offer(table(), 0, 1, {"temperament:peaceful": 1, "give:credits": 1})
    decision = asked(game, 1, "ask.reply")
    assert {game.option_of(decision, code) for code in decision.options} == {"refuse", "counter"}
    (blocked,) = decision.step.blocked(game.state)
    assert (blocked.option.ref, blocked.refusal.rule) == ("accept", "VOID-15.7")


@pytest.mark.rule("VOID-15.8")
def test_one_side_may_give_nothing_and_hands_are_cut_at_once() -> None:
    game = table().hand(1, "letters", "buyout", "evil_eye")
    offer(game, 0, 1, {"card:salvo": 1})
    reply(game, 1, "accept")
    assert question(game, 1, "ask.discard") is not None
    game.names(asked(game, 1, "ask.discard"), "card:letters")
    assert sorted(game.hand_of(1)) == ["buyout", "evil_eye", "salvo"]


@pytest.mark.rule("VOID-R36")
def test_what_is_offered_is_set_aside_until_it_is_answered() -> None:
    game = table().turn(0, with_deals=True)
    offer(game, 0, 1, {"card:truce": 1, "give:credits": 3})
    assert question(game, 1, "ask.reply") is not None
    game.allied(0, "sarn_delta").names(asked(game, 0, "ask.action"), "sell")
    sale = asked(game, 0, "ask.sell")
    assert [game.option_of(sale, code) for code in sale.options] == ["card:salvo"], "Truce is pledged"


@pytest.mark.rule("VOID-R36")
def test_open_offers_lapse_when_a_turn_begins() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1})
    assert question(game, 1, "ask.reply") is not None
    game.turn(3, with_deals=True)
    assert question(game, 1, "ask.reply") is None
    assert game.hand_of(0) == ["salvo", "truce"]


# The use of goods


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
    shop = asked(game, 0, "ask.shop")
    assert "research:cloaking" not in [game.option_of(shop, code) for code in shop.options]


@pytest.mark.rule("VOID-15.9")
def test_a_good_is_lent_only_by_a_planet_that_gives_it_now() -> None:
    game = void(deals="any_time").conquered(1, "mirrowane").credits(1, 1).pre_round()
    assert "want:crystals" in parts(game, asked(game, 0, "ask.offer"))
    game.rebelling("mirrowane").pre_round()
    assert "want:crystals" not in parts(game, asked(game, 0, "ask.offer"))


@pytest.mark.rule("VOID-15.9")
def test_the_good_of_choice_of_lathe_is_not_lent() -> None:
    game = void(deals="any_time").allied(1, "lathe").pre_round()
    wanted = {name for name in parts(game, asked(game, 0, "ask.offer")) if name.startswith("want:")}
    assert wanted <= {"want:metals", "want:credits"}


# Others


@pytest.mark.rule("VOID-15.12")
def test_leave_of_a_tractor_beam_is_a_plain_yes_or_no() -> None:
    game = void(deals="any_time").technologies(1, "tractor_beam").ships("b1", 1, centipede=1)
    game.ships("b1", 0, starfighter=1).turn(0).pick("move:b1.0.starfighter")
    assert asked(game, 1, "ask.leave").kind.name == "CONFIRM"


@pytest.mark.rule("VOID-15.10")
def test_no_deals_are_made_with_or_by_who_has_resigned() -> None:
    game = table()
    game.state.resigned = 1 << 1
    game.turn(2, with_deals=True)
    assert question(game, 1, "ask.offer") is None
    assert list(asked(game, 0, "ask.offer").targets) == [2, 3]


@pytest.mark.rule("VOID-15.4")
def test_three_offers_in_a_pre_round() -> None:
    game = shopping("any_time")
    for _ in range(3):
        offer(game, 0, 1, {"give:credits": 1})
        reply(game, 1, "refuse")
    assert question(game, 0, "ask.offer") is None


@pytest.mark.rule("VOID-15.6")
def test_others_do_not_see_an_offer() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 2})
    views = [GAME.view(game.state, seat) for seat in range(4)]
    assert [len(view["offers"]) for view in views] == [1, 1, 0, 0]
    assert views[1]["offers"][0]["gives"]["cards"] == ["salvo"]
