"""Cards, goods and action cards as immutable tables. A state refers to a card by a small integer: its copy's number."""

from dataclasses import dataclass
from typing import Any

from astrarium.kernel.resources import load_toml

# Kinds of goods, in the order of table.toml (RACE-7.8)
NOVELTY, RARE, GENES, ALIEN = range(4)
GOODS = ("novelty", "rare", "genes", "alien")
NO_GOOD = -1

# Phases, and the seven action cards, in the order of table.toml
EXPLORE, DEVELOP, SETTLE, CONSUME, PRODUCE = range(5)
PHASES = ("explore", "develop", "settle", "consume", "produce")
EXPLORE_5, EXPLORE_1_1, ACTION_DEVELOP, ACTION_SETTLE, TRADE, DOUBLE, ACTION_PRODUCE = range(7)


@dataclass(frozen=True, slots=True)
class Power:
    """One row of a card. What its parameters mean depends on phase and kind."""

    phase: str
    kind: str
    n: int = 0
    goods: tuple[int, ...] = ()  # only these kinds; empty: all
    rebel: bool = False
    this_world: bool = False
    exclude: tuple[int, ...] = ()
    optional: bool = False
    take: int = 1
    times: int = 1
    vp: int = 0
    cards: int = 0
    most: int = 0
    low: int = 0
    high: int = 0
    use_bonuses: bool = False


@dataclass(frozen=True, slots=True)
class Design:
    """What is printed on a card."""

    id: str
    is_world: bool
    is_military: bool
    cost: int  # or the defense of a military world
    vp: int
    is_production: bool
    is_windfall: bool
    good: int
    keywords: tuple[str, ...]
    start: int  # number of a start world, or -1
    powers: tuple[Power, ...]
    score: tuple[dict[str, Any], ...]

    @property
    def is_six_cost(self) -> bool:
        return bool(self.score)


def _power(row: dict[str, Any]) -> Power:
    goods = row.get("goods") or ([row["good"]] if row.get("good", "any") != "any" else [])
    return Power(
        phase=row["phase"],
        kind=row["kind"],
        n=row.get("n", row.get("discount", 0)),
        goods=tuple(GOODS.index(good) for good in goods),
        rebel=row.get("rebel", False),
        this_world=row.get("this_world", False),
        exclude=tuple(GOODS.index(good) for good in row.get("exclude", ())),
        optional=row.get("optional", False),
        take=row.get("take", row.get("kinds", 1)),
        times=row.get("times", 1),
        vp=row.get("vp", row.get("vp_per_good", 0)),
        cards=row.get("cards", row.get("vp_offset", 0)),
        most=row.get("max", 0),
        low=row.get("low", 0),
        high=row.get("high", 0),
        use_bonuses=row.get("use_bonuses", False),
    )


def _design(row: dict[str, Any]) -> Design:
    production = row.get("production", "none")
    return Design(
        id=row["id"],
        is_world=row["kind"] == "world",
        is_military=row.get("military", False),
        cost=row["defense"] if row.get("military") else row["cost"],
        vp=row["vp"],
        is_production=production == "production",
        is_windfall=production == "windfall",
        good=GOODS.index(row["good"]) if "good" in row else NO_GOOD,
        keywords=tuple(row.get("keywords", ())),
        start=row.get("start", -1),
        powers=tuple(_power(power) for power in row["powers"]),
        score=tuple(row.get("score", ())),
    )


DATA = {name: load_toml(__package__, f"content/{name}.toml") for name in ("cards", "table")}
_FIGURES = DATA["table"]["figures"]

DESIGNS = tuple(_design(row) for row in DATA["cards"]["card"])
CARDS: tuple[Design, ...] = tuple(  # every copy of every design
    design for design, row in zip(DESIGNS, DATA["cards"]["card"], strict=True) for _ in range(row["copies"])
)
COUNT = len(CARDS)
START_CARDS = tuple(sorted((c for c in range(COUNT) if CARDS[c].start >= 0), key=lambda c: CARDS[c].start))
FIRST_COPY = tuple(CARDS.index(design) for design in CARDS)  # the same for all copies of a design

PRICE: tuple[int, ...] = tuple(row["price"] for row in DATA["table"]["good"])
_ACTIONS = DATA["table"]["action"]
ACTION_IDS: tuple[str, ...] = tuple(row["id"] for row in _ACTIONS)
ACTION_PHASE = tuple(PHASES.index(row["phase"]) for row in _ACTIONS)
# In the expert game a second Develop and a second Settle follow the seven
EXPERT_CARDS = (*range(len(_ACTIONS)), *(a for a, row in enumerate(_ACTIONS) if row["copies_expert"] == 2))

FIRST_GAME: tuple[dict[str, Any], ...] = tuple(DATA["table"]["first_game"])
HAND_LIMIT: int = _FIGURES["hand_limit"]
TABLEAU_END: int = _FIGURES["tableau_end"]
CHIPS_EACH: int = _FIGURES["chips_per_player"]
DEALT: int = _FIGURES["dealt"]
DISCARDED: int = _FIGURES["discarded"]
EXPLORE_DRAW: int = _FIGURES["explore_draw"]
EXPLORE_KEEP: int = _FIGURES["explore_keep"]
EXPERT_ACTIONS: int = _FIGURES["expert_actions"]
ROUND_LIMIT: int = _FIGURES["round_limit"]


def rows(phase: str, kind: str) -> tuple[tuple[Power, ...], ...]:
    """The powers of one kind, by card."""
    return tuple(tuple(p for p in card.powers if p.phase == phase and p.kind == kind) for card in CARDS)
