"""The names of goods, actions and keywords in content, references and views, and their numbers in the rules."""

from typing import Annotated, Literal, get_args

from astrarium.kernel.content.records import OneOf

NONE = -1

# Kinds of goods, which are also the colours of worlds (FRONT-0.4)
GoodName = Literal["novelty", "rare", "genes", "alien"]
GOODS: tuple[GoodName, ...] = get_args(GoodName)
NOVELTY, RARE, GENES, ALIEN = range(4)
ANY = 4  # of a power: any kind; of a world: the kind that its owner sets for each action (FRONT-3.9)
NO_GOOD = 5  # a grey world
REBEL = 5  # of a power: only against Rebel worlds
WorldGood = Annotated[int, OneOf(*GOODS, "any", "none")]
Scope = Annotated[int, OneOf(*GOODS, "any")]
Against = Annotated[int, OneOf(*GOODS, "any", "rebel")]

# Action tiles, in the order suggested for teaching (FRONT-1.5); the last one takes the place of the first (FRONT-14.1)
ActionName = Literal[
    "retreat", "develop", "explore", "settle", "produce", "trade_consume", "send_envoys", "plan_goals"
]  # fmt: skip
ACTIONS: tuple[ActionName, ...] = get_args(ActionName)
RETREAT, DEVELOP, EXPLORE, SETTLE, PRODUCE, TRADE_CONSUME, SEND_ENVOYS, PLAN_GOALS = range(8)
Action = Annotated[int, OneOf(*ACTIONS)]

KeywordName = Literal["imperium", "rebel", "uplift", "alien"]
KEYWORDS: tuple[KeywordName, ...] = get_args(KeywordName)

# Signs beside powers (FRONT-3.1); powers that count at the end have none
Icon = Literal["explore", "develop", "settle", "produce", "trade", "consume"]
ICONS: tuple[Icon, ...] = get_args(Icon)

# Why a round is the last (FRONT-11.1, FRONT-A31)
EndingName = Literal["developments", "colonies", "colonists", "chips", "rounds"]
