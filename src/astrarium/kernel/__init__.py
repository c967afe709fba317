"""The engine that all games share: decisions, steps, randomness, logs. Standard library only; no I/O, no clock."""

from .decision import Blocked, Choice, Decision, Kind, Option
from .events import Event
from .game import Game, Meta, OptionSpec, Outcome, Setup
from .log import Log
from .odds import Odds, Throw, Try, percent
from .randomness import Rng, commitment, mix_seed
from .refusal import Refusal, Refused
from .registry import game, games
from .rules import RuleBook, Statement
from .state import State
from .step import Step
from .table import Table
from .text import Catalog, Text
from .verify import Flaw, replay, verify
from .view import TableView, View

__all__ = [
    "Blocked",
    "Catalog",
    "Choice",
    "Decision",
    "Event",
    "Flaw",
    "Game",
    "Kind",
    "Log",
    "Meta",
    "Odds",
    "Option",
    "OptionSpec",
    "Outcome",
    "Refusal",
    "Refused",
    "Rng",
    "RuleBook",
    "Setup",
    "State",
    "Statement",
    "Step",
    "Table",
    "TableView",
    "Text",
    "Throw",
    "Try",
    "View",
    "commitment",
    "game",
    "games",
    "mix_seed",
    "percent",
    "replay",
    "verify",
]
