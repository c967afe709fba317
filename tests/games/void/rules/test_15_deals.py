"""Section 15: deals at any time, beside the game."""

import pytest

from astrarium.bots import make_bot
from astrarium.games.void import GAME
from astrarium.games.void.deals.replies import ACCEPT, REFUSE
from astrarium.games.void.names import TEMPERAMENTS
from astrarium.kernel import Refused
from astrarium.kernel.flow import waited_for

from ..deals import asked, offer, parts, prompts_of, reply, table
from ..scenario import void


@pytest.mark.rule("VOID-15.4", "VOID-7.13", "VOID-R36", "VOID-17.1")
def test_everybody_may_make_offers_at_any_time_also_outside_the_own_turn() -> None:
    game = table()
    assert [prompts_of(game, seat) for seat in (0, 1, 3)] == [["ask.offer"]] * 3
    assert prompts_of(game, 2) == ["ask.action", "ask.offer"]
    assert all(asked(game, seat, "ask.offer").standing for seat in range(4)), "nobody waits for it"
    assert waited_for(game.state) == [2]


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
    assert prompts_of(game, 0) == []
    assert game.credits_of(0) == 3
    game.turn(3, with_deals=True)
    assert prompts_of(game, 0) == ["ask.offer"]


@pytest.mark.rule("VOID-15.5")
def test_one_offer_of_a_player_is_open_and_may_be_withdrawn() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1})
    assert prompts_of(game, 0) == ["ask.withdraw"]
    game.names(asked(game, 0, "ask.withdraw"), "withdraw")
    assert prompts_of(game, 0) == prompts_of(game, 1) == ["ask.offer"]
    assert game.hand_of(0) == ["salvo", "truce"]


@pytest.mark.rule("VOID-15.5")
def test_one_counter_offer_is_accepted_or_refused() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 5})
    reply(game, 1, "counter")
    offer(game, 1, 0, {"give:credits": 2, "temperament:militarist": 1}, "ask.counter")
    assert game.options_of(asked(game, 0, "ask.reply")) == ["refuse", "accept"]
    game.names(asked(reply(game, 0, "accept"), 0, "ask.give"), "card:salvo")
    assert (game.credits_of(0), game.credits_of(1)) == (5, 3)
    assert (game.hand_of(0), game.hand_of(1)) == (["truce"], ["salvo", "buyout", "letters"])


@pytest.mark.rule("VOID-15.6")
def test_only_the_two_learn_of_an_offer() -> None:
    game = table()
    before = [GAME.view(game.state, reader) for reader in (2, 3, None)]
    offer(game, 0, 1, {"card:salvo": 1, "want:credits": 2})
    assert {event.to for event in game.events} == {(0,), (1,)}
    assert [GAME.view(game.state, reader) for reader in (2, 3, None)] == before
    for reader in (0, 1):
        (seen,) = GAME.view(game.state, reader)["offers"]
        assert seen["gives"]["cards"] == ["salvo"]


@pytest.mark.rule("VOID-15.1", "VOID-15.6", "VOID-15.7")
def test_all_learn_the_numbers_of_a_deal() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "want:credits": 2, "temperament:scholarly": 1})
    game.names(asked(reply(game, 1, "accept"), 1, "ask.give"), "card:letters")
    assert (sorted(game.hand_of(0)), sorted(game.hand_of(1))) == (["letters", "truce"], ["buyout", "salvo"])
    assert (game.credits_of(0), game.credits_of(1)) == (5, 3)
    assert [event.kind for event in game.events if event.to is None] == ["deal"]
    (deal,) = game.happened("deal")
    assert (deal["given"], deal["returned"]) == ("cards:1", "cards:1,credits:2")
    said = next(GAME.words.say("en", event.text) for event in game.events if event.kind == "deal")
    assert said.endswith(": 1 card for 1 card, 2 credits.")
    assert not any(card in str(deal) for card in ("salvo", "letters"))
    named = {event.to: event.args for event in game.events if "card:" in str(event.args)}
    assert named == {
        (0,): {"side": "seat:0", "other": "seat:1", "given": "card:salvo", "returned": "card:letters,credits:2"},
        (1,): {"side": "seat:1", "other": "seat:0", "given": "card:letters,credits:2", "returned": "card:salvo"},
    }, "the two alone learn which cards"
    told = next(event for event in game.events if event.to == (0,) and event.kind == "trades")
    assert GAME.words.say("fr", told.text) == "Vous donnez Salve féroce et recevez Correspondance, 2 crédits."


@pytest.mark.rule("VOID-15.6", "VOID-15.8")
@pytest.mark.parametrize("gift", [{"give:credits": 1}, {"want:credits": 1}])
def test_a_gift_names_its_giver_and_no_empty_part(gift: dict[str, int]) -> None:
    game = reply(offer(table(), 0, 1, gift), 1, "accept")
    giver = 0 if "give:credits" in gift else 1
    said = {(event.kind, event.to): GAME.words.say("en", event.text) for event in game.events}
    assert said["gives", (giver,)] == "You give 1 credit."
    assert said["receives", (1 - giver,)] == "You get 1 credit."
    names = {f"seat:{seat}": f"P{seat}" for seat in range(4)}
    (told,) = [event for event in game.events if event.to is None]
    assert GAME.words.say("fr", told.text, names) == f"P{giver} donne 1 crédit à P{1 - giver}."
    assert GAME.words.say("fr", told.text, names, f"seat:{1 - giver}") == f"P{giver} vous donne 1 crédit."


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
    assert game.options_of(decision) == ["refuse", "counter"]
    (blocked,) = decision.step.blocked(game.state)
    assert (blocked.option.ref, blocked.refusal.rule) == ("accept", "VOID-15.7")


@pytest.mark.rule("VOID-15.8")
def test_one_side_may_give_nothing_and_hands_are_cut_at_once() -> None:
    game = table().hand(1, "letters", "buyout", "evil_eye")
    offer(game, 0, 1, {"card:salvo": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.discard"), "card:letters")
    assert sorted(game.hand_of(1)) == ["buyout", "evil_eye", "salvo"]


@pytest.mark.rule("VOID-15.2", "VOID-15.7")
@pytest.mark.parametrize(("cards", "most"), [(1, 1), (2, 2), (3, 2)])
def test_as_many_cards_of_a_type_are_wanted_as_somebody_might_hold_and_two_at_most(cards: int, most: int) -> None:
    """Everybody sees how many cards another seat holds, but not their types, so each type has the same limit."""
    game = table().hand(0).hand(1, *("letters",) * cards)
    caps = parts(game, asked(game, 0, "ask.offer"))
    assert [caps[f"temperament:{kind}"] for kind in TEMPERAMENTS] == [most] * len(TEMPERAMENTS)


@pytest.mark.rule("VOID-15.8")
def test_the_hand_of_whoever_made_the_offer_is_cut_too() -> None:
    game = table().hand(0, "salvo", "truce", "kind_words")
    offer(game, 0, 1, {"give:credits": 2, "temperament:scholarly": 1})
    reply(game, 1, "accept")
    game.names(asked(game, 1, "ask.give"), "card:letters")
    assert asked(game, 0, "ask.discard").low == 1
    game.names(asked(game, 0, "ask.discard"), "card:salvo")
    assert sorted(game.hand_of(0)) == ["kind_words", "letters", "truce"]
    assert game.hand_of(1) == ["buyout"]


@pytest.mark.rule("VOID-15.8")
def test_a_hand_is_cut_before_the_turn_goes_on() -> None:
    game = table().hand(0, "salvo", "truce", "kind_words").turn(0, with_deals=True)
    offer(game, 1, 0, {"card:letters": 1, "card:buyout": 1})
    reply(game, 0, "accept")
    assert "ask.action" not in prompts_of(game, 0)
    assert asked(game, 0, "ask.discard").low == 2
    game.names(asked(game, 0, "ask.discard"), "card:salvo", "card:buyout")
    assert "ask.action" in prompts_of(game, 0)


@pytest.mark.rule("VOID-15.8")
def test_an_offer_that_gives_and_wants_nothing_is_none() -> None:
    with pytest.raises(Refused) as refused:
        offer(table(), 1, 0, {})
    assert refused.value.refusal.rule == "VOID-15.8"


@pytest.mark.rule("VOID-R36")
def test_what_is_offered_is_set_aside_until_it_is_answered() -> None:
    game = table().turn(0, with_deals=True)
    offer(game, 0, 1, {"card:truce": 1, "give:credits": 3})
    assert "ask.reply" in prompts_of(game, 1)
    game.allied(0, "sarn_delta").names(asked(game, 0, "ask.action"), "sell")
    assert game.options_of(asked(game, 0, "ask.sell")) == ["card:salvo"], "Truce is pledged"


@pytest.mark.rule("VOID-15.5", "VOID-15.7", "VOID-R36")
def test_what_is_offered_cannot_be_given_for_another_offer_until_it_is_withdrawn() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 3, "temperament:scholarly": 1})
    assert "ask.withdraw" in prompts_of(game, 0)
    offer(game, 1, 0, {"give:credits": 1, "temperament:militarist": 1})
    decision = asked(game, 0, "ask.reply")
    assert "accept" not in game.options_of(decision)
    refusal = decision.step.blocked(game.state)[0].refusal
    assert (refusal.rule, refusal.args["have"]) == ("VOID-15.7", 0)
    game.names(asked(game, 0, "ask.withdraw"), "withdraw")
    assert "accept" in game.options_of(asked(game, 0, "ask.reply"))
    assert prompts_of(game, 1) == ["ask.withdraw"]


@pytest.mark.rule("VOID-15.4", "VOID-15.5", "VOID-R36")
def test_open_offers_lapse_when_a_turn_begins_and_both_are_told() -> None:
    game = offer(table(), 0, 1, {"card:salvo": 1})
    assert "ask.reply" in prompts_of(game, 1)
    game.turn(3, with_deals=True)
    told = [(event.to, event.args) for event in game.events if event.kind == "lapses"]
    assert told == [((reader,), {"side": "seat:0", "other": "seat:1"}) for reader in (0, 1)]
    assert prompts_of(game, 0) == prompts_of(game, 1) == ["ask.offer"]
    assert game.hand_of(0) == ["salvo", "truce"]


@pytest.mark.rule("VOID-15.12")
def test_leave_of_a_tractor_beam_is_a_plain_yes_or_no() -> None:
    game = void(deals="any_time").technologies(1, "tractor_beam").ships("b1", 1, centipede=1)
    game.ships("b1", 0, starfighter=1).moving("b1.starfighter")
    assert asked(game, 1, "ask.leave").kind.name == "CONFIRM"


@pytest.mark.rule("VOID-15.10")
def test_no_deals_are_made_with_or_by_who_has_resigned() -> None:
    game = table()
    game.state.resigned = 1 << 1
    game.turn(2, with_deals=True)
    assert prompts_of(game, 1) == []
    assert list(asked(game, 0, "ask.offer").targets) == [2, 3]


@pytest.mark.rule("VOID-15.10")
@pytest.mark.parametrize(
    ("numbers", "answer"),
    [
        ({"give:credits": 3}, ACCEPT),
        ({"give:credits": 3, "want:credits": 1}, ACCEPT),
        ({"give:credits": 1, "want:credits": 1}, REFUSE),
        ({"give:credits": 1, "want:credits": 4}, REFUSE),
        ({"want:credits": 5}, REFUSE),
    ],
)
def test_a_bot_accepts_what_is_a_clear_gain_and_nothing_else(numbers: dict[str, int], answer: int) -> None:
    game = offer(table(), 0, 1, numbers)
    decision = asked(game, 1, "ask.reply")
    assert make_bot("greedy", GAME, 1).decide(GAME.view(game.state, 1), decision) == (answer,)
