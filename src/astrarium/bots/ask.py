"""How a bot is asked for its answers, wherever it plays."""

from collections.abc import Callable, Sequence
from itertools import islice

from astrarium.kernel import Choice, Decision, Refusal, View

from .base import Bot

TRIES = 50  # answers that a rule may refuse before the first legal one is taken instead
MANY = 10_000  # answers searched for a legal one

Offer = Callable[[Choice], Refusal | None]  # tries an answer: why it is refused, or None if it is accepted


def next_question(open_now: Sequence[Decision]) -> Decision | None:
    """The question that a bot answers next: first one beside the game that others wait for, then the game's own.

    Standing questions are skipped, so the result may be None.
    """
    if not open_now or open_now[-1].aside < 0:  # questions beside the game come last in the list
        return open_now[0] if open_now else None
    asked = [decision for decision in open_now if not decision.standing]
    return next((decision for decision in asked if decision.aside >= 0), asked[0] if asked else None)


def volunteered(bot: Bot, view: View | None, open_now: Sequence[Decision]) -> tuple[Decision, Choice] | None:
    """An offer that the bot makes unasked, before it answers the game's question; None if it makes none."""
    for decision in open_now:
        if decision.standing:
            choice = bot.volunteer(view, decision)
            if choice is not None:
                return decision, choice
    return None


def answer_of(bot: Bot, view: View | None, decision: Decision, offer: Offer) -> Choice:
    """The bot's answer. A bot may know only the shape of an answer, so it is asked again when a rule refuses one."""
    choice = bot.decide(view, decision)
    tries = 1
    while offer(choice) is not None:
        if tries == TRIES:
            return first_legal(decision, offer)
        choice = bot.decide(view, decision)
        tries += 1
    return choice


def first_legal(decision: Decision, offer: Offer) -> Choice:
    """The first legal answer, for a bot that finds none. RuntimeError if there is none among the first MANY."""
    for choice in islice(decision.choices(), MANY):
        if offer(choice) is None:
            return choice
    raise RuntimeError(f"no legal answer to {decision.prompt}")
