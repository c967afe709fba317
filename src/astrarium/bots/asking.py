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
    own: Decision | None = None
    for decision in open_now:
        if decision.standing:
            continue
        if decision.aside >= 0:
            return decision
        own = own or decision
    return own


def answer_of(bot: Bot, view: View | None, decision: Decision, offer: Offer) -> Choice:
    """The bot's answer. It may know only the shape of an answer: when a finer rule refuses one, it is asked again."""
    for _ in range(TRIES):
        choice = bot.decide(view, decision)
        if offer(choice) is None:
            return choice
    return first_legal(decision, offer)


def first_legal(decision: Decision, offer: Offer) -> Choice:
    """For a bot that finds no answer."""
    for choice in islice(decision.choices(), MANY):
        if offer(choice) is None:
            return choice
    raise RuntimeError(f"no legal answer to {decision.prompt}")
