"""What planets, powers and technologies are worth, in points."""

from functools import lru_cache

from ..content import FIGURES, PLANET_AT, PLANETS, SHIPS, SPACES, TECHNOLOGIES
from ..empire import PLANET_SPACES, given_by, planet_gives
from ..map.fleets import MASK, SHIFT, SHIP_OF, squadrons
from ..names import NONE
from ..powers import Power
from ..powers.battle import AttackBonus, CancelHits, Cloaking, Detection, InfestRange, InfestToughness, Retreat
from ..powers.movement import CarryBonus, MindControl, MoveAll, MoveBonus, PaidMove, PassObstacle, TractorBeam
from ..powers.peaceful import (
    Culture,
    DiplomacyBonus,
    DrawAtEnd,
    ExtraAction,
    HandLimit,
    Income,
    Mine,
    PeekEvent,
    SellCard,
    ShipDiscount,
    SpacePort,
    TechDiscount,
    UnlockShip,
    WildGood,
)
from ..state import VoidState
from ..turn.move import CARRY
from .pace import Pace

# Points that a power is worth in a turn; for powers with an amount, for each unit of it
IN_A_TURN: dict[type[Power], float] = {
    UnlockShip: 0.1,
    MoveBonus: 0.3,
    MoveAll: 0.25,
    PassObstacle: 0.1,
    TractorBeam: 0.03,
    CarryBonus: 0.08,
    SpacePort: 0.12,
    Detection: 0.02,
    Cloaking: 0.08,
    AttackBonus: 0.3,
    CancelHits: 0.2,
    Retreat: 0.05,
    InfestRange: 0.05,
    InfestToughness: 0.03,
    ExtraAction: 0.8,
    TechDiscount: 0.25,
    ShipDiscount: 0.1,
    Mine: 0.15,
    DrawAtEnd: 0.3,
    Culture: 0.2,
    SellCard: 0.2,
    HandLimit: 0.12,
    DiplomacyBonus: 0.12,
    WildGood: 0.15,
    PaidMove: 0.3,
    MindControl: 0.1,
    PeekEvent: 0.02,
}
CARRIERS = tuple(MASK << SHIFT[kind] for kind, ship in enumerate(SHIP_OF) if CARRY[ship] is not None)  # in a fleet
SHIP_KEEPS = 0.45  # share of its price that a ship is worth wherever it is
LONG = 4.0  # with this many turns left a ship has its full worth
ANY_CARD = 0.3  # points for a card that is not known yet
INFLUENCE = 0.08  # share of the prizes for each point of influence
SOON, LATER = 6, 0.25  # credits that are spent in a round or two, and what each further one is worth of those


def powers_worth(powers: tuple[Power, ...], at: Pace) -> float:
    worth = 0.0
    for power in powers:
        amount = getattr(power, "amount", 1)
        worth += amount * (at.income if isinstance(power, Income) else IN_A_TURN.get(type(power), 0.0) * at.turns)
    return worth


# Planets


def held(s: VoidState, space: int, at: Pace) -> float:
    """What a planet or home world is worth to whoever controls it."""
    if (s.pirates[space] or s.rebels >> space & 1) and PLANET_AT[space] != NONE:
        money, vp, _, _, _ = planet_gives(s, space)
        return vp * at.scorings + money * at.income
    return _all_held(s.force, at)[space]


def untroubled(space: int, at: Pace) -> float:
    """The same without tokens and events in force."""
    return _all_held((), at)[space]


@lru_cache(4096)
def _all_held(force: tuple[int, ...], at: Pace) -> tuple[float, ...]:
    """The same for every space, without tokens. A conquered home world counts too (VOID-8.22)."""
    found = [FIGURES.home_vp * at.scorings * 1.0] * SPACES
    for space in PLANET_SPACES:
        money, vp, _, _, _ = given_by(space, force, pirates=False, rebels=False)
        found[space] = vp * at.scorings + money * at.income
    return tuple(found)


@lru_cache(4096)
def ability(space: int, at: Pace) -> float:
    """What a planet's ability is worth to its ally (VOID-12.16)."""
    return powers_worth(PLANETS[PLANET_AT[space]].powers, at)


def allied(s: VoidState, space: int, at: Pace) -> float:
    """What an ally in control has beyond a conqueror: influence, and the planet's ability."""
    return _all_allied(s.force, at)[space]


@lru_cache(4096)
def _all_allied(force: tuple[int, ...], at: Pace) -> tuple[float, ...]:
    """The same for every space; tokens do not change it."""
    found = [0.0] * SPACES
    for space in PLANET_SPACES:
        _, _, influence, _, works = given_by(space, force, pirates=False, rebels=False)
        found[space] = influence * council(at) + (ability(space, at) if works else 0.0)
    return tuple(found)


@lru_cache(1024)
def council(at: Pace) -> float:
    """What a point of influence is worth: about its share of the prizes."""
    return INFLUENCE * sum([first + second for first, second in at.prizes])


# Technologies and ships


def technologies(owned: int, fleet: int, at: Pace) -> float:
    """What technologies are worth to a seat with these ships. Room aboard is worth nothing without a carrier."""
    return _technologies(owned, any(fleet & room for room in CARRIERS), at)


@lru_cache(8192)
def _technologies(owned: int, carriers: bool, at: Pace) -> float:
    return sum(
        technology.vp * at.scorings
        + powers_worth(tuple(power for power in technology.powers if carriers or not isinstance(power, CarryBonus)), at)
        for number, technology in enumerate(TECHNOLOGIES)
        if owned >> number & 1
    )


@lru_cache(8192)
def ships(fleet: int, at: Pace) -> float:
    """What ships are worth, wherever they are."""
    price = sum(n * SHIPS[SHIP_OF[kind]].cost for kind, n in squadrons(fleet))
    return SHIP_KEEPS * price * at.credit * min(1.0, at.turns / LONG)


def purse(n: int, at: Pace) -> float:
    """What credits are worth: further ones less, since it takes longer to spend them."""
    first = min(n, SOON)
    return at.credit * (first + LATER * (n - first))
