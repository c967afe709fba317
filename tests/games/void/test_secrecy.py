"""What others may know: neither purchases nor tactics of a pre-round, and of a deal only its two sides."""

from typing import Any

import pytest

from astrarium.conformance.play import act, questions, through_json
from astrarium.conformance.play import seen as heard
from astrarium.games.void import GAME
from astrarium.games.void.rounds import Market, ShopOn
from astrarium.kernel import Rng
from astrarium.kernel.plain import dump
from tests.games.bot_games import played

from .deals import asked, offer, prompts_of, reply
from .scenario import Scenario, void

HAND = ("quick_profit", "joint_research", "letters")


def seen_by(game: Scenario, seat: int | None) -> bytes:
    """All that a reader is sent: the view, and their questions."""
    return dump(GAME.view(game.state, seat)) + questions(game.state, seat)


def shopping(*hand: str) -> Scenario:
    """Seat 0 holds these cards."""
    return void(3).hand(0, *hand).credits(0, 12).credits(1, 5).pre_round()


def test_what_is_bought_in_a_pre_round_is_seen_by_nobody_until_all_have_finished() -> None:
    plain = [seen_by(shopping(*HAND), reader) for reader in (1, 2, None)]
    for choices in (
        ("build:starfighter",),
        ("research:ion_drive",),
        ("tactic:quick_profit", "build:diplomat"),
        ("tactic:joint_research",),
    ):
        game = shopping(*HAND).shop(0, *choices)
        assert [seen_by(game, reader) for reader in (1, 2, None)] == plain, choices
        assert seen_by(game, 0) != seen_by(shopping(*HAND), 0)


def test_what_was_bought_is_shown_when_all_have_finished() -> None:
    game = shopping(*HAND).shop(0, "build:starfighter", "tactic:quick_profit", "done").shop(1, "done")
    assert not game.happened("builds")
    game.shop(2, "done")
    assert game.happened("builds")[0]["n"] == 1
    assert game.happened("plays") == [{"side": "seat:0", "cards": "card:quick_profit"}]
    assert game.credits_of(0) == 12 - 1 + 2
    assert game.discards() == ["quick_profit"]


def test_that_the_other_cards_of_a_tactic_are_being_chosen_is_seen_by_nobody() -> None:
    hand = ("joint_research", "letters", "leap_of_genius")
    game = shopping(*hand).shop(0, "tactic:joint_research")
    assert game.asked_of(0).prompt == "ask.tactic_cards"
    assert seen_by(game, 1) == seen_by(shopping(*hand), 1)


@pytest.mark.rule("VOID-9.9")
def test_cards_on_the_table_in_a_try_of_diplomacy_are_plain_data_for_all() -> None:
    """A view with these cards is the same after JSON, and a state sampled from it gives the same view."""
    game = void().ships("dromond", 0, diplomat=1).hand(0, "buyout", "kind_words").turn(0)
    game.pick("diplomacy:dromond").pick("card:buyout")
    assert game.prompt == "ask.kind_words"
    for reader in (0, 1, None):
        view = GAME.view(game.state, reader)
        assert through_json(dump(view)) == view
        assert GAME.view(GAME.sample(through_json(dump(view)), Rng(bytes(32))), reader) == view


@pytest.mark.rule("VOID-7.15")
@pytest.mark.parametrize("seed", range(20))
def test_whoever_chooses_the_other_cards_of_a_tactic_is_imagined_with_a_choice(seed: int) -> None:
    """A sampled hand has several ways to pay for the tactic: with one way nobody is asked, and after the next offer the
    game would go on by itself."""
    game = void().technologies(0, "xenolinguistics").hand(0, "helping_hands", "kind_words", "truce", "salvo").turn(0)
    game.pick("tactic:helping_hands")
    assert game.prompt == "ask.tactic_cards"
    world = GAME.sample(through_json(dump(GAME.view(game.state, 1))), Rng(bytes([seed] * 32)))
    assert [d.prompt for d in GAME.decisions(world) if d.seat == 0 and d.aside < 0] == ["ask.tactic_cards"]


@pytest.mark.rule("VOID-15.5", "VOID-15.6")
@pytest.mark.parametrize("partner", [1, 2, 3])
def test_everybody_knows_who_answers_whom_while_all_wait_for_a_deal(partner: int) -> None:
    """Every state that a spectator can imagine has the true two sides of the offer and of the counter-offer."""
    game = void(deals="in_turn").credits(0, 3).credits(partner, 5).turn(0).pick(f"offer:{partner}")
    offer(game, 0, partner, {"give:credits": 2}).pick("counter")
    assert sides(game) == (0, partner)
    offer(game, partner, 0, {"give:credits": 1}, "ask.counter")
    assert sides(game) == (partner, 0)


def sides(game: Scenario) -> tuple[int, int]:
    """Who offers and who is asked, in the states that a spectator can imagine."""
    view = GAME.view(game.state, None)
    found = set()
    for n in range(4):
        world = GAME.sample(through_json(dump(view)), Rng(bytes([n] * 32)))
        found |= {(world.offered_by[0], world.offered_to[0])}
    assert len(found) == 1
    return found.pop()


@pytest.mark.rule("VOID-15.6")
def test_who_is_offered_two_copies_of_a_card_by_one_player_knows_of_both() -> None:
    """Seat 0 offers one Fierce Salvo in its own offer and one in a counter-offer: every state that seat 1 imagines has
    both in that hand."""
    game = void(deals="any_time").hand(0, "salvo", "salvo").hand(1, "letters").turn(2, with_deals=True)
    offer(game, 0, 1, {"card:salvo": 1})
    offer(game, 1, 0, {"card:letters": 1})
    offer(reply(game, 0, "counter"), 0, 1, {"card:salvo": 1}, "ask.counter")
    view = through_json(dump(GAME.view(game.state, 1)))
    for n in range(4):
        world = GAME.sample(view, Rng(bytes([n] * 32)))
        assert world.hands[0] == game.state.hands[0]
        assert GAME.decisions(world)


def negotiating(*hand: str) -> Scenario:
    """Seat 0 has offered a Buyout to seat 1 and begins to negotiate, with these cards in hand."""
    game = void(deals="any_time").ships("dromond", 0, diplomat=1).hand(0, *hand).turn(0, with_deals=True)
    return offer(game, 0, 1, {"card:buyout": 1}).pick("diplomacy:dromond")


@pytest.mark.rule("VOID-15.6", "VOID-9.1")
def test_who_is_offered_a_card_of_which_another_copy_is_being_played_knows_of_both() -> None:
    game = negotiating("buyout", "buyout", "kind_words").pick("card:buyout")
    assert game.prompt == "ask.kind_words"
    believable(game)


@pytest.mark.rule("VOID-15.6", "VOID-9.9")
def test_cards_on_the_table_are_there_still_after_a_deal_of_others() -> None:
    """After a deal nobody knows which cards of a hand were shown earlier, but these cards still lie on the table."""
    game = reply(negotiating("buyout", "quick_profit", "kind_words").pick("card:quick_profit"), 1, "accept")
    assert game.shown_of(0) == []
    assert "ask.kind_words" in prompts_of(game, 0)
    believable(game)


@pytest.mark.rule("VOID-15.6", "VOID-9.1")
def test_who_is_offered_a_card_knows_that_it_is_not_the_one_to_be_played() -> None:
    game = negotiating("buyout", "quick_profit")
    assert game.prompt == "ask.diplomacy_cards"
    view = through_json(dump(GAME.view(game.state, 1)))
    for n in range(8):
        world = GAME.sample(view, Rng(bytes([n] * 32)))
        assert next(d for d in GAME.decisions(world) if d.prompt == "ask.diplomacy_cards").options


@pytest.mark.parametrize("deals", ["any_time", "in_turn"])
def test_no_choice_of_a_pre_round_can_be_told_from_outside(deals: str) -> None:
    """Another seat is sent the same whatever a seat chooses, and sees only who has finished, as everybody does."""
    checked = 0
    for number, (table, _) in enumerate(played(GAME, 3, f"secret {deals}", short_game="on", deals=deals)):
        state: Any = table.state
        asked = [d for d in table.decisions() if d.aside < 0] if state.lanes and number % 4 == 0 else []
        for decision in asked[:1]:
            reader = (decision.seat + 1) % 3
            told: dict[bool, set[bytes]] = {}
            for code in decision.options:
                world = state.copy()
                if (events := act(GAME, world, decision, (code,))) is not None and world.lanes:
                    goes_on = bool(world.lanes[decision.seat])
                    read = dump(GAME.view(world, reader)) + questions(world, reader) + heard(events, reader)
                    told.setdefault(goes_on, set()).add(read)
            assert all(len(read) == 1 for read in told.values()), decision.prompt
            checked += len(decision.options)
    assert checked > 30


def believable(game: Scenario) -> None:
    """Assert that every sampled state gives its reader the same view and questions as the table itself."""
    for reader in (None, 0, 1, 2, 3):
        view = GAME.view(game.state, reader)
        for n in range(3):
            world = GAME.sample(through_json(dump(view)), Rng(bytes([n] * 32)))
            assert dump(GAME.view(world, reader)) == dump(view), reader
            assert questions(world, reader) == questions(game.state, reader), reader


@pytest.mark.rule("VOID-15.6", "VOID-15.7")
@pytest.mark.parametrize("deals", ["any_time", "in_turn"])
def test_every_moment_of_a_deal_can_be_believed_in(deals: str) -> None:
    """At each moment readers can imagine states that look like the table. The offers are chosen here: random players
    hardly ever agree."""
    hand = ("letters", "leap_of_genius", "joint_research", "buyout")
    game = void(deals=deals).technologies(1, "xenolinguistics").hand(0, "salvo", "truce").hand(1, *hand)
    game.credits(0, 3).credits(1, 5).turn(0, with_deals=True)
    if deals == "in_turn":
        game.pick("offer:1")
    wanted = {"card:salvo": 1, "temperament:scholarly": 2, "temperament:capitalist": 1, "want:credits": 2}
    believable(offer(game, 0, 1, wanted))
    believable(reply(game, 1, "accept"))
    believable(game.names(asked(game, 1, "ask.give"), "card:buyout"))
    believable(game.names(asked(game, 1, "ask.give"), "card:letters", "card:joint_research"))
    assert [deal["returned"] for deal in game.happened("deal")] == ["cards:3,credits:2"]
    assert {"letters", "joint_research", "buyout", "truce"} == {*game.hand_of(0)}


@pytest.mark.rule("VOID-R37")
def test_who_goes_on_after_the_market_is_known_once_all_have_shown_what_they_chose() -> None:
    """During the market every view and sample has the seats that go on building; a seat that has left the market is
    still one of them."""
    game = void(3, deals="in_turn")
    game.state.stack = [ShopOn(False), Market(0)]
    game.state.wants_deal = 0b101
    game.run()
    for reader in (0, 1, None):
        view = GAME.view(game.state, reader)
        assert view["market"] == [0, 2]
        assert GAME.sample(through_json(dump(view)), Rng(bytes(32))).wants_deal == 0b101
    assert GAME.view(game.pick("done").state, 1)["market"] == []
