"""Bots: computer players. They see what a seat sees, a view and a decision, never a state."""

from collections.abc import Callable
from typing import Any

from astrarium.kernel import Game

from .ask import answer_of, first_legal, next_question, volunteered
from .base import Bot
from .greedy import GreedyBot
from .random import RandomBot
from .words import BOT_WORDS, bot_name

BOTS: dict[str, Callable[[Game[Any], int], Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def make_bot(name: str, game: Game[Any], seed: int = 0) -> Bot:
    """A bot by name, or by name and leaning: `greedy:raider`. KeyError if there is none."""
    kind, _, leaning = name.partition(":")
    return GreedyBot(game, seed, leaning) if leaning and kind == GreedyBot.name else BOTS[name](game, seed)


__all__ = [
    "BOTS",
    "BOT_WORDS",
    "Bot",
    "GreedyBot",
    "RandomBot",
    "answer_of",
    "bot_name",
    "first_legal",
    "make_bot",
    "next_question",
    "volunteered",
]
