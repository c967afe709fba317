"""Deals at any time: beside the game, whispered, pledged, carried out whole (section 15)."""

import pytest

from astrarium.games.void import GAME
from astrarium.games.void.content import CARD
from astrarium.games.void.deals import ACCEPT, COUNTER, REFUSE
from astrarium.games.void.names import TEMPERAMENTS
from astrarium.games.void.offers import GIVE_CREDITS, WANT_CREDITS, WANT_TYPE
from astrarium.games.void.rounds import NextTurn
from astrarium.kernel import Decision, Event, Refused, flow

from .scenario import Scenario, void


class Bargain(Scenario):
    """A turn of seat 0 with deals beside it."""

    def begin(self) -> "Bargain":
        self.state.lanes, self.state.stack = [], [NextTurn(0)]
        flow.decisions(self.state)
        return self

    def question(self, seat: int, prompt: str) -> Decision:
        return next(d for d in flow.decisions(self.state) if (d.seat, d.prompt) == (seat, prompt))

    def prompts_of(self, seat: int) -> list[str]:
        return [d.prompt for d in flow.decisions(self.state) if d.seat == seat]

    def say(self, seat: int, prompt: str, *choice: int) -> list[Event]:
        events: list[Event] = []
        self.state.events = events
        flow.apply(self.state, self.question(seat, prompt).id, choice)
        self.state.events = None
        return events

    def offer(self, by: int, to: int, prompt: str = "ask.offer", **parts: int) -> list[Event]:
        """`offer(1, 0, salvo=1, want_credits=2, want_peaceful=1)`"""
        named = {"credits": GIVE_CREDITS, "want_credits": WANT_CREDITS}
        named |= {f"want_{name}": WANT_TYPE + kind for kind, name in enumerate(TEMPERAMENTS)}
        numbers = {named[part] if part in named else CARD[part]: n for part, n in parts.items()}
        decision = self.question(by, prompt)
        assert set(numbers) <= set(decision.options)
        return self.say(by, prompt, to, *(numbers.get(code, 0) for code in decision.options))


@pytest.fixture
def game() -> Bargain:
    table = void(3, deals="any_time")
    bargain = Bargain(table.state)
    bargain.hand(0, "salvo", "truce").hand(1, "letters", "evil_eye").hand(2, "buyout")
    bargain.credits(0, 4).credits(1, 3)
    return bargain.begin()


@pytest.mark.rule("VOID-15.4", "VOID-7.13")
def test_everybody_may_make_an_offer_while_somebody_is_on_turn(game: Bargain) -> None:
    assert [game.prompts_of(seat) for seat in range(3)] == [["ask.action", "ask.offer"], ["ask.offer"], ["ask.offer"]]
    assert flow.waited_for(game.state) == [0]


@pytest.mark.rule("VOID-15.1", "VOID-15.6", "VOID-15.7")
def test_a_deal_is_carried_out_at_once_and_told_to_all_by_numbers(game: Bargain) -> None:
    game.offer(1, 0, letters=1, want_credits=2, want_peaceful=1)
    events = game.say(0, "ask.reply", ACCEPT)
    assert (game.hand_of(0), game.hand_of(1)) == (["salvo", "letters"], ["evil_eye", "truce"])
    assert (game.credits_of(0), game.credits_of(1)) == (2, 5)
    told = [event for event in events if event.to is None]
    assert [event.kind for event in told] == ["deal"]
    assert "letters" not in str(told[0].args)
    assert {event.to for event in events if event.kind == "gets_cards"} == {(0,), (1,)}


@pytest.mark.rule("VOID-15.6")
def test_an_offer_is_whispered_to_the_two(game: Bargain) -> None:
    before = GAME.view(game.state, 2)
    events = game.offer(1, 0, letters=1, want_credits=2)
    assert {event.to for event in events} == {(0,), (1,)}
    assert GAME.view(game.state, 2) == before
    assert GAME.view(game.state, 0)["offers"][0]["gives"]["cards"] == ["letters"]


def test_what_is_offered_cannot_be_used_until_it_is_answered_or_withdrawn(game: Bargain) -> None:
    game.offer(0, 1, salvo=1, credits=3, want_scholarly=1)
    assert "ask.withdraw" in game.prompts_of(0)
    game.offer(1, 0, credits=1, want_militarist=1)
    reply = game.question(0, "ask.reply")
    assert ACCEPT not in reply.options
    refusal = reply.step.blocked(game.state)[0].refusal
    assert (refusal.rule, refusal.args["have"]) == ("VOID-15.7", 0)
    game.say(0, "ask.withdraw", 0)
    assert ACCEPT in game.question(0, "ask.reply").options
    assert game.prompts_of(1) == ["ask.withdraw"]


@pytest.mark.rule("VOID-15.7")
def test_who_cannot_give_what_is_wanted_can_only_refuse_or_counter(game: Bargain) -> None:
    game.offer(1, 2, credits=1, want_peaceful=1)
    assert list(game.question(2, "ask.reply").options) == [REFUSE, COUNTER]


@pytest.mark.rule("VOID-15.5")
def test_one_counter_offer_which_the_first_accepts_or_refuses(game: Bargain) -> None:
    game.offer(1, 0, letters=1)
    game.say(0, "ask.reply", COUNTER)
    game.offer(0, 1, prompt="ask.counter", salvo=1, want_scholarly=1)
    assert list(game.question(1, "ask.reply").options) == [REFUSE, ACCEPT]
    game.say(1, "ask.reply", ACCEPT)
    assert (game.hand_of(0), game.hand_of(1)) == (["letters", "truce"], ["salvo", "evil_eye"])


@pytest.mark.rule("VOID-15.8")
def test_hands_are_cut_at_once_before_the_game_goes_on(game: Bargain) -> None:
    game.hand(0, "salvo", "truce", "kind_words")
    game.offer(1, 0, letters=1, evil_eye=1)
    game.say(0, "ask.reply", ACCEPT)
    assert "ask.discard" in game.prompts_of(0)
    assert "ask.action" not in game.prompts_of(0)
    assert game.question(0, "ask.discard").low == 2
    game.say(0, "ask.discard", 0, 1)
    assert "ask.action" in game.prompts_of(0)


@pytest.mark.rule("VOID-15.8")
def test_an_offer_that_gives_and_wants_nothing_is_none(game: Bargain) -> None:
    with pytest.raises(Refused) as refused:
        game.offer(1, 0)
    assert refused.value.refusal.rule == "VOID-15.8"


@pytest.mark.rule("VOID-15.4")
def test_three_offers_in_a_turn(game: Bargain) -> None:
    for _ in range(3):
        game.offer(1, 0, credits=1)
        game.say(0, "ask.reply", REFUSE)
    assert game.prompts_of(1) == []


@pytest.mark.rule("VOID-15.4")
def test_open_offers_lapse_when_a_turn_begins(game: Bargain) -> None:
    game.offer(1, 0, letters=1)
    game.state.stack = [NextTurn(2)]
    game.fresh()
    assert game.prompts_of(0) == ["ask.offer"]
    assert game.prompts_of(1) == ["ask.offer"]
