"""The printed facts of a card: its figures, its powers, and what a 6-cost development counts (section 11)."""

from dataclasses import dataclass
from typing import Annotated, Literal

from astrarium.kernel.content.records import Kinds

from .names import ANY_GOOD, NO_GOOD, Good
from .powers import PHASE_OF, POWERS, Power

PowerPhase = Literal["explore", "develop", "settle", "trade", "consume", "produce"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Score:
    """RACE-11.8: one entry of a 6-cost development, worth `vp` for each card that it counts."""

    vp: int

    def counts(self, card: "Design") -> bool:
        return False


@dataclass(frozen=True, slots=True, kw_only=True)
class ScoreOnce(Score):
    """An entry that counts no cards."""

    def once(self, chips: int, military: int) -> int:
        """Its VP, given the owner's VP in chips and general Military."""
        raise NotImplementedError


SCORES: Kinds[Score] = Kinds()


@SCORES.kind("production_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class ProductionWorlds(Score):
    good: Good = ANY_GOOD

    def counts(self, card: "Design") -> bool:
        return card.is_production and self.good in (ANY_GOOD, card.good)


@SCORES.kind("windfall_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class WindfallWorlds(Score):
    good: Good = ANY_GOOD

    def counts(self, card: "Design") -> bool:
        return card.is_windfall and self.good in (ANY_GOOD, card.good)


@SCORES.kind("military_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class MilitaryWorlds(Score):
    def counts(self, card: "Design") -> bool:
        return card.is_world and card.military


@SCORES.kind("rebel_military_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class RebelMilitaryWorlds(Score):
    def counts(self, card: "Design") -> bool:
        return card.is_world and card.military and "rebel" in card.keywords


@SCORES.kind("keyword")
@dataclass(frozen=True, slots=True, kw_only=True)
class WithKeyword(Score):
    keyword: str

    def counts(self, card: "Design") -> bool:
        return self.keyword in card.keywords


@SCORES.kind("world")
@dataclass(frozen=True, slots=True, kw_only=True)
class Worlds(Score):
    def counts(self, card: "Design") -> bool:
        return card.is_world


@SCORES.kind("development")
@dataclass(frozen=True, slots=True, kw_only=True)
class Developments(Score):
    def counts(self, card: "Design") -> bool:
        return not card.is_world


@SCORES.kind("six_cost_development")
@dataclass(frozen=True, slots=True, kw_only=True)
class SixCostDevelopments(Score):
    def counts(self, card: "Design") -> bool:
        return card.is_six_cost


@SCORES.kind("development_with_power")
@dataclass(frozen=True, slots=True, kw_only=True)
class DevelopmentsWithPower(Score):
    phase: PowerPhase

    def counts(self, card: "Design") -> bool:
        return not card.is_world and card.has_power(self.phase)


@SCORES.kind("world_with_power")
@dataclass(frozen=True, slots=True, kw_only=True)
class WorldsWithPower(Score):
    phase: PowerPhase

    def counts(self, card: "Design") -> bool:
        return card.is_world and card.has_power(self.phase)


@SCORES.kind("card")
@dataclass(frozen=True, slots=True, kw_only=True)
class OneCard(Score):
    card: str

    def counts(self, card: "Design") -> bool:
        return card.id == self.card


@SCORES.kind("vp_chips")
@dataclass(frozen=True, slots=True, kw_only=True)
class Chips(ScoreOnce):
    per: int

    def once(self, chips: int, military: int) -> int:
        return self.vp * (chips // self.per)


@SCORES.kind("total_military")
@dataclass(frozen=True, slots=True, kw_only=True)
class TotalMilitary(ScoreOnce):
    def once(self, chips: int, military: int) -> int:
        return self.vp * military


@dataclass(frozen=True, slots=True)
class Design:
    """One `[[card]]` of cards.toml; all its copies are alike."""

    id: str
    kind: Literal["world", "development"]
    copies: int
    cost: int  # or the defense of a military world
    vp: int
    military: bool = False
    production: Literal["production", "windfall"] | None = None
    good: Good = NO_GOOD
    keywords: tuple[str, ...] = ()
    start: int = -1  # number of a start world
    powers: tuple[Annotated[Power, POWERS], ...] = ()
    score: tuple[Annotated[Score, SCORES], ...] = ()

    @property
    def is_world(self) -> bool:
        return self.kind == "world"

    @property
    def is_production(self) -> bool:
        return self.production == "production"

    @property
    def is_windfall(self) -> bool:
        return self.production == "windfall"

    @property
    def is_six_cost(self) -> bool:
        return bool(self.score)

    def has_power(self, phase: str) -> bool:
        return any(PHASE_OF[type(power)] == phase for power in self.powers)
