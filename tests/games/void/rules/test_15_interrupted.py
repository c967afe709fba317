"""A deal in the middle of something: the hand is cut at once (VOID-15.8), but what was begun can be completed."""

from collections.abc import Callable

import pytest

from astrarium.games.void.bot.answers import candidates
from astrarium.kernel import Refused

from ..deals import asked, offer, prompts_of, reply
from ..scenario import Scenario, void

LIMIT = 3
GIFTS = ("letters", "evil_eye")


def at_the_table(*hand: str, seats: int = 4) -> Scenario:
    """Seat 0 holds these cards, and seat 1 some to offer."""
    return void(seats, deals="any_time").hand(0, *hand).hand(1, *GIFTS)


def negotiating() -> Scenario:
    game = at_the_table("buyout", "kind_words", "truce").ships("dromond", 0, diplomat=1).turn(0, with_deals=True)
    return game.pick("diplomacy:dromond")


def with_kind_words() -> Scenario:
    return negotiating().pick("card:buyout")


def paying() -> Scenario:
    game = at_the_table("helping_hands", "kind_words", "truce").turn(0, with_deals=True)
    return game.pick("tactic:helping_hands")


def swapping() -> Scenario:
    game = at_the_table("buyout", "kind_words", "truce", seats=2).row("salvo", "hidden_path", "war_cry", "letters")
    return game.turn(0, with_deals=True).pick("swap").pick("card:buyout")


def paying_in_secret() -> Scenario:
    return at_the_table("joint_research", "letters", "leap_of_genius").pre_round().shop(0, "tactic:joint_research")


@pytest.mark.rule("VOID-15.8", "VOID-R18")
@pytest.mark.parametrize(
    ("begun", "prompt", "needed"),
    [
        (negotiating, "ask.diplomacy_cards", "card:buyout"),
        (with_kind_words, "ask.kind_words", "card:buyout"),
        (paying, "ask.tactic_cards", "card:helping_hands"),
        (swapping, "ask.swap_row", "card:buyout"),
        (paying_in_secret, "ask.tactic_cards", "card:joint_research"),
    ],
)
def test_a_card_goes_but_none_that_is_needed_for_what_was_begun(
    begun: Callable[[], Scenario], prompt: str, needed: str
) -> None:
    game = begun()
    assert prompt in prompts_of(game, 0)
    reply(offer(game, 1, 0, {"card:evil_eye": 1}), 0, "accept")
    assert len(game.hand_of(0)) == LIMIT + 1
    with pytest.raises(Refused) as refused:
        game.names(asked(game, 0, "ask.discard"), needed)
    assert (refused.value.refusal.rule, refused.value.refusal.code) == ("VOID-R18", "card_needed")
    game.names(asked(game, 0, "ask.discard"), "card:evil_eye")
    assert prompt in prompts_of(game, 0)


@pytest.mark.rule("VOID-15.8", "VOID-R18")
def test_bots_find_the_cards_that_may_go_among_many() -> None:
    """Four of five cards are played, then three others come by a deal: three of the four unplayed cards must go, and
    the bot finds all ways."""
    game = void(deals="any_time").ships("dromond", 0, diplomat=1).hand(1, "evil_eye", "letters", "salvo")
    game.hand(0, "buyout", "buyout", "quick_profit", "quick_profit", "truce")
    game.technologies(0, "xenolinguistics", "universal_translator")
    decision = asked(game.turn(0, with_deals=True).pick("diplomacy:dromond"), 0, "ask.diplomacy_cards")
    game.gives(decision, tuple(decision.options))
    reply(offer(game, 1, 0, {"card:evil_eye": 1, "card:letters": 1, "card:salvo": 1}), 0, "accept")
    decision = asked(game, 0, "ask.discard")
    assert decision.low == 3
    found = candidates(game.state, decision)
    assert len(found) == 4, "of four cards one stays"
    assert all(decision.step.refuse(game.state, choice) is None for choice in found)
