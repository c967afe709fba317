"""The kinds of effects that events have: one record for each."""

from dataclasses import dataclass
from typing import Literal

from astrarium.kernel.content.records import Kinds

from .names import Obstacle


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    pass


EFFECTS: Kinds[Effect] = Kinds()


@dataclass(frozen=True, slots=True, kw_only=True)
class AtPlanet(Effect):
    planet: str


@EFFECTS.kind("wormhole")
@dataclass(frozen=True, slots=True, kw_only=True)
class Wormhole(Effect):
    """VOID-14.1"""

    a: str
    b: str


@EFFECTS.kind("pirates")
@dataclass(frozen=True, slots=True, kw_only=True)
class Pirates(Effect):
    """VOID-14.2"""

    where: str


@EFFECTS.kind("distress_call")
@dataclass(frozen=True, slots=True, kw_only=True)
class DistressCall(Effect):
    """VOID-14.4"""

    where: str


@EFFECTS.kind("rescue_reward")
@dataclass(frozen=True, slots=True, kw_only=True)
class RescueReward(Effect):
    """VOID-14.12"""

    credits: int
    cards: int
    vp: int


@EFFECTS.kind("mark")
@dataclass(frozen=True, slots=True, kw_only=True)
class Mark(Effect):
    """VOID-14.5: an event token."""

    where: str


@EFFECTS.kind("rebellion_roll")
@dataclass(frozen=True, slots=True, kw_only=True)
class RebellionRoll(Effect):
    """VOID-14.11: a planet rebels on a roll of at most `most`."""

    most: int


@EFFECTS.kind("rebellion_choose")
@dataclass(frozen=True, slots=True, kw_only=True)
class RebellionChoose(Effect):
    pass


@EFFECTS.kind("credits_per_planet")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsPerPlanet(Effect):
    amount: int
    most: int


@EFFECTS.kind("credits_cap")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsCap(Effect):
    amount: int


@EFFECTS.kind("each_draws")
@dataclass(frozen=True, slots=True, kw_only=True)
class EachDraws(Effect):
    amount: int


@EFFECTS.kind("pass_card_left")
@dataclass(frozen=True, slots=True, kw_only=True)
class PassCardLeft(Effect):
    """VOID-R48"""


@EFFECTS.kind("move_delta")
@dataclass(frozen=True, slots=True, kw_only=True)
class MoveDelta(Effect):
    amount: int
    least: int


@EFFECTS.kind("open_obstacle")
@dataclass(frozen=True, slots=True, kw_only=True)
class OpenObstacle(Effect):
    obstacle: Obstacle


@EFFECTS.kind("bargain")
@dataclass(frozen=True, slots=True, kw_only=True)
class Bargain(Effect):
    """VOID-R53: this many ships cost less."""

    ships: int
    amount: int
    least: int


@EFFECTS.kind("more_research")
@dataclass(frozen=True, slots=True, kw_only=True)
class MoreResearch(Effect):
    """VOID-R47"""

    amount: int


@EFFECTS.kind("planet_delta")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetDelta(AtPlanet):
    credits: int
    vp: int
    influence: int


@EFFECTS.kind("planet_off")
@dataclass(frozen=True, slots=True, kw_only=True)
class PlanetOff(AtPlanet):
    what: tuple[Literal["credits", "influence", "power"], ...]


@EFFECTS.kind("conquest_successes")
@dataclass(frozen=True, slots=True, kw_only=True)
class ConquestSuccesses(AtPlanet):
    """VOID-14.14"""

    amount: int


@EFFECTS.kind("rebel_if_conquered")
@dataclass(frozen=True, slots=True, kw_only=True)
class RebelIfConquered(AtPlanet):
    """VOID-14.14"""


@EFFECTS.kind("relief")
@dataclass(frozen=True, slots=True, kw_only=True)
class Relief(AtPlanet):
    """VOID-14.6"""

    credits: int
    vp: int


@EFFECTS.kind("risk_on_enter")
@dataclass(frozen=True, slots=True, kw_only=True)
class RiskOnEnter(AtPlanet):
    """VOID-14.13"""

    most: int


@EFFECTS.kind("draw_at_end_of_turn")
@dataclass(frozen=True, slots=True, kw_only=True)
class DrawAtEndOfTurn(AtPlanet):
    amount: int


@EFFECTS.kind("no_attack")
@dataclass(frozen=True, slots=True, kw_only=True)
class NoAttack(AtPlanet):
    pass
