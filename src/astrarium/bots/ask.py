"""How a bot is asked, wherever it plays."""

from collections.abc import Callable, Sequence
from itertools import islice

from astrarium.kernel import Choice, Decision, Refusal, View

from .base import Bot

TRIES = 50  # answers that a finer rule may refuse before the first legal one is taken
MANY = 10_000  # answers that are looked through for a legal one

Offer = Callable[[Choice], Refusal | None]  # why an answer is not taken; None: it is


def next_question(open_now: Sequence[Decision]) -> Decision | None:
    """Which of these a bot answers next: what others wait for beside the game, then the game's own question.

    Standing questions it leaves alone, so there may be none.
    """
    if not open_now or open_now[-1].aside < 0:  # what is asked beside the game comes last
        return open_now[0] if open_now else None
    asked = [decision for decision in open_now if not decision.standing]
    return next((decision for decision in asked if decision.aside >= 0), asked[0] if asked else None)


def volunteered(bot: Bot, view: View | None, open_now: Sequence[Decision]) -> tuple[Decision, Choice] | None:
    """What the bot does of its own accord before it answers the game's question: an offer to somebody."""
    for decision in open_now:
        if decision.standing:
            choice = bot.volunteer(view, decision)
            if choice is not None:
                return decision, choice
    return None


def answer_of(bot: Bot, view: View | None, decision: Decision, offer: Offer) -> Choice:
    """The bot's answer. It may know only the shape of an answer: when a finer rule refuses one, it is asked again."""
    choice = bot.decide(view, decision)
    tries = 1
    while offer(choice) is not None:
        if tries == TRIES:
            return first_legal(decision, offer)
        choice = bot.decide(view, decision)
        tries += 1
    return choice


def first_legal(decision: Decision, offer: Offer) -> Choice:
    """For a bot that finds no answer."""
    for choice in islice(decision.choices(), MANY):
        if offer(choice) is None:
            return choice
    raise RuntimeError(f"no legal answer to {decision.prompt}")
