"""The names of goods, phases and actions in content, references and views, and their numbers in the rules."""

from typing import Annotated, Literal, get_args

from astrarium.kernel.content.records import OneOf

# Kinds of goods (RACE-7.8)
GOODS = ("novelty", "rare", "genes", "alien")
Good = Annotated[int, OneOf(*GOODS)]
NO_GOOD = -1  # for a card that has none
ANY_GOOD = -1  # for a power that applies to all kinds

PhaseName = Literal["explore", "develop", "settle", "consume", "produce"]
PHASES: tuple[PhaseName, ...] = get_args(PhaseName)
EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
Phase = Annotated[int, OneOf(*PHASES)]

# The seven action cards
ActionName = Literal["explore_5", "explore_1_1", "develop", "settle", "consume_trade", "consume_2x", "produce"]
ACTION_IDS: tuple[ActionName, ...] = get_args(ActionName)
EXPLORE_5, EXPLORE_1_1, ACTION_DEVELOP, ACTION_SETTLE, TRADE, DOUBLE, ACTION_PRODUCE = range(7)
Action = Annotated[int, OneOf(*ACTION_IDS)]
