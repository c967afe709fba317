"""The names of goods, temperaments, obstacles and actions in content, references and views, and their numbers."""

from typing import Annotated, Literal, get_args

from astrarium.kernel.content.records import OneOf

NONE = -1

GoodName = Literal["metals", "crystals", "life_forms", "gas", "artifacts"]  # VOID-1.6
GOODS: tuple[GoodName, ...] = get_args(GoodName)
Good = Annotated[int, OneOf(*GOODS)]

TemperamentName = Literal["militarist", "capitalist", "scholarly", "mysterious", "peaceful"]  # VOID-1.7
TEMPERAMENTS: tuple[TemperamentName, ...] = get_args(TemperamentName)
Temperament = Annotated[int, OneOf(*TEMPERAMENTS)]

ObstacleName = Literal["asteroids", "mines", "ancient_defences"]  # VOID-2.12
OBSTACLES: tuple[ObstacleName, ...] = get_args(ObstacleName)
Obstacle = Annotated[int, OneOf(*OBSTACLES)]

ActionName = Literal[
    "move", "attack", "culture", "mine", "diplomacy", "move_all", "mind_control", "infest", "rescue", "relief"
]  # fmt: skip
ACTIONS: tuple[ActionName, ...] = get_args(ActionName)

# What is attacked (VOID-8.1, VOID-8.24)
TargetName = Literal["player", "planet", "pirates", "rebellion", "infestation"]

# How a planet is held (VOID-1.4); one's own home world is held as neither ally nor conqueror
HoldName = Literal["ally", "conqueror", "home"]

TokenName = Literal["wormhole", "rebellion", "distress_call", "pirates", "event", "infested", "space_port"]
TOKENS: tuple[TokenName, ...] = get_args(TokenName)

# How a game ends (VOID-6.5, VOID-10.9)
EndingName = Literal["full", "short"]
