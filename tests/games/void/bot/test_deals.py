"""Deals of a greedy bot (section 15): it offers and accepts by what they are worth to it."""

from astrarium.bots import make_bot, volunteered
from astrarium.games.void import GAME
from astrarium.games.void.bot.deals import answer_to, best_offer
from astrarium.games.void.deals.offers import read
from astrarium.games.void.deals.replies import ACCEPT, REFUSE
from astrarium.kernel import Choice, Decision
from astrarium.kernel.flow import decisions

from ..deals import asked, offer, parts, table
from ..scenario import Scenario, void


def offer_of(game: Scenario, seat: int) -> tuple[Decision, Choice] | None:
    """What a greedy bot in this seat offers before it goes on."""
    open_now = [decision for decision in decisions(game.state) if decision.seat == seat]
    return volunteered(make_bot("greedy", GAME, 3), GAME.view(game.state, seat), open_now)


def eager() -> Scenario:
    """Seat 0 stands at a scholarly planet with two such cards; seat 1 has another, and everybody has seen it."""
    game = void(deals="any_time").ships("orlune", 0, diplomat=1).credits(0, 6).credits(1, 2)
    game.hand(0, "joint_research", "joint_research").hand(1, "letters")
    game.state.shown[1] = game.state.hands[1]
    return game.turn(0, with_deals=True)


def test_a_third_card_for_a_planet_is_worth_credits() -> None:
    """The bot gives something for a third card: three of a planet's temperament win most planets (VOID-9.2)."""
    made = offer_of(eager(), 0)
    assert made is not None
    decision, choice = made
    named = dict(zip(parts(eager(), decision), choice[1:], strict=True))
    assert choice[0] == 1
    assert named["temperament:scholarly"] == 1
    assert sum(named.values()) > 1  # something is given for it


def test_one_offer_in_a_turn_is_enough() -> None:
    game = eager()
    game.state.offers[0] = 1
    assert offer_of(game, 0) is None


def test_nobody_offers_in_another_players_turn() -> None:
    game = eager()
    assert offer_of(game, 1) is None


def test_a_gift_is_taken_and_a_bad_deal_refused() -> None:
    gift = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 2})
    assert answer_to(gift.state, asked(gift, 1, "ask.reply")) == ACCEPT
    robbery = offer(table(), 0, 1, {"want:credits": 5})
    assert answer_to(robbery.state, asked(robbery, 1, "ask.reply")) == REFUSE


def test_a_bot_answers_an_offer_as_it_would_judge_it() -> None:
    gift = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 2})
    decision = asked(gift, 1, "ask.reply")
    assert make_bot("greedy", GAME, 1).decide(GAME.view(gift.state, 1), decision) == (ACCEPT,)


def test_who_stands_in_for_somebody_declines() -> None:
    gift = offer(table(), 0, 1, {"card:salvo": 1, "give:credits": 2})
    assert GAME.declines(asked(gift, 1, "ask.reply")) == (REFUSE,)
    assert GAME.declines(asked(gift, 1, "ask.offer")) is None


def test_a_good_for_a_technology_is_borrowed() -> None:
    """In a pre-round the bot asks for the use of a good that a technology needs (VOID-15.2, VOID-15.9)."""
    game = void(deals="any_time").conquered(1, "kesh_hollow").credits(0, 12).credits(1, 1).pre_round()
    found = best_offer(game.state, 0)
    assert found is not None
    assert found[0] == 1
    assert read(found[1]).wanted_goods


def lender(round_: int) -> Scenario:
    """Two players: seat 0 lacks artifacts for Ancient Ciphers and could pay for them; seat 1 has the artifacts."""
    return void(2, deals="any_time").conquered(1, "kesh_hollow").credits(0, 16).pre_round(round_)


def answer_for(game: Scenario, price: int) -> int:
    offer(game, 0, 1, {"give:credits": price, "want:artifacts": 1})
    return answer_to(game.state, asked(game, 1, "ask.reply"))


def test_what_a_rival_gains_by_a_good_counts() -> None:
    """The bot lends its good for six credits, not for one: its only rival gains Ancient Ciphers by it (VOID-15.2)."""
    for round_ in (2, 6, 10):
        assert answer_for(lender(round_), 1) == REFUSE
    assert answer_for(lender(2), 6) == ACCEPT


def test_who_has_finished_may_borrow_still() -> None:
    """A seat that has finished still asks for a good: the loan opens the pre-round for it again (VOID-R37)."""
    game = lender(2).shop(0, "done")
    found = best_offer(game.state, 0)
    assert found is not None
    assert read(found[1]).wanted_goods


def test_who_has_researched_already_borrows_nothing() -> None:
    """A seat that has researched makes no offer for a good, for a round allows one technology (VOID-5.8)."""
    game = lender(2).shop(0, "research:deep_mining")
    assert best_offer(game.state, 0) is None
