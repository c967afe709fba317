"""How well a seat stands, in victory points or what will become them, for bots that look ahead.

The weights are estimates by hand, checked only by how often the greedy bot wins with them.
"""

from astrarium.kernel import Choice, Decision

from .content import (
    ACQUIRE_CULTURE,
    ACQUIRE_ENERGY,
    ADVANCE_DIPLOMACY,
    ADVANCES_OF,
    CULTURE,
    DICE_AT,
    DIPLOMACY,
    ECONOMY,
    END_VP,
    ENERGY,
    MOVE,
    PLANETS,
    SHIPS_AT,
    SHIPS_EACH,
    TOP_LEVEL,
    TRACK_OF,
    UPGRADE_COST,
    UTILIZE,
)
from .resources import income
from .scoring import mission_points, outcome
from .state import ACTIVATED, HOME, NO_PLANET, ORBIT, TinyState

WIN = 100.0
STOCK = (0.0, 0.32, 0.62, 0.9, 1.16, 1.4, 1.62, 1.8)  # of one resource, by amount
DIE, SHIP = 1.6, 1.1  # what one more of them is worth for a whole game
COLONY_ACTION = 0.25
INCOME = 0.12  # a ship where it brings culture; energy comes by itself
OUTRUN = 0.55  # of the worth of progress on a track where somebody else is ahead
RIVAL = 0.35  # how much the strongest rival's standing counts
MISSION = 0.6
IDLE_DIE = 0.75  # of what an unused die could do
BARE_DIE = 0.1  # a die that can do nothing may still be rerolled or converted
LATE = 0.6  # how much less the future counts when a rival is about to end the game

# What a ship on a track is worth, by planet and space: steeper towards the end.
PROGRESS: tuple[tuple[float, ...], ...] = tuple(
    tuple(planet.vp * ((level + 0.8) / (planet.advances + 0.8)) ** 1.35 for level in range(planet.advances + 1))
    for planet in PLANETS
)


def appraise(s: TinyState, seat: int) -> float:
    if s.ending:
        return _final_worth(s, seat)
    own = standing(s, seat) + MISSION * mission_points(s, seat)
    rivals = [standing(s, other) for other in range(s.sides) if other != seat]
    worth = own - RIVAL * max(rivals)
    if s.active == seat:
        worth += sum(die_worth(s, seat, die) for die in s.dice if die < ACTIVATED)
    return worth


def _final_worth(s: TinyState, seat: int) -> float:
    result = outcome(s)
    lead = result.scores[seat] - max((score for other, score in enumerate(result.scores) if other != seat), default=0)
    return (WIN if seat in result.winners else -WIN) + lead


def standing(s: TinyState, side: int) -> float:
    """A side by itself: points, resources, empire, ships under way."""
    # What only pays later is worth less when others near the end. (A side's own points never make it poorer.)
    threat = max(points for other, points in enumerate(s.vp) if other != side)
    future = 1.0 - LATE * threat / END_VP
    worth = float(s.vp[side])
    if side < s.seats:
        level = s.empire[side]
        worth += future * (DIE * (DICE_AT[level] - 4) + SHIP * (SHIPS_AT[level] - 2))
        worth += (0.4 + 0.6 * future) * (STOCK[s.energy[side]] + STOCK[s.culture[side]])
    worth += future * COLONY_ACTION * len(s.colonies[side])
    worth += future * INCOME * income(s, side, CULTURE)
    for index in range(side * SHIPS_EACH, side * SHIPS_EACH + SHIPS_EACH):
        place = s.where[index]
        if place >= ORBIT:
            worth += _progress(s, side, index, place)
    return worth


def _progress(s: TinyState, side: int, index: int, place: int) -> float:
    level = s.level[index]
    worth = PROGRESS[s.row[place - ORBIT]][level]
    for other, elsewhere in enumerate(s.where):
        if elsewhere == place and other // SHIPS_EACH != side and s.level[other] > level:
            return worth * OUTRUN
    return worth


def die_worth(s: TinyState, seat: int, face: int) -> float:
    """What an unused die might still bring."""
    if face == MOVE:
        worth = _move_worth(s, seat)
    elif face == ACQUIRE_ENERGY:
        worth = _gain_worth(s.energy[seat], income(s, seat, ENERGY))
    elif face == ACQUIRE_CULTURE:
        worth = _gain_worth(s.culture[seat], income(s, seat, CULTURE))
    elif face == UTILIZE:
        worth = _utilize_worth(s, seat)
    else:
        worth = _advance_worth(s, seat, DIPLOMACY if face == ADVANCE_DIPLOMACY else ECONOMY)
    return max(IDLE_DIE * worth, BARE_DIE)


def _move_worth(s: TinyState, seat: int) -> float:
    """A ship that is on no track may enter the best one where none of ours is."""
    own = s.where[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH]
    if not any(HOME <= place < ORBIT for place in own):
        return 0.0
    free = [planet for slot, planet in enumerate(s.row) if planet != NO_PLANET and ORBIT + slot not in own]
    return max((PROGRESS[planet][0] for planet in free), default=0.0)


def _gain_worth(have: int, amount: int) -> float:
    return STOCK[min(have + amount, 7)] - STOCK[have]


def _utilize_worth(s: TinyState, seat: int) -> float:
    level = s.empire[seat]
    if level < TOP_LEVEL and max(s.energy[seat], s.culture[seat]) >= UPGRADE_COST[level + 1]:
        return 1.2
    return 0.35 if s.colonies[seat] else 0.0


def _advance_worth(s: TinyState, seat: int, track: int) -> float:
    best = 0.0
    for index in range(seat * SHIPS_EACH, seat * SHIPS_EACH + SHIPS_EACH):
        place = s.where[index]
        if place >= ORBIT:
            planet = s.row[place - ORBIT]
            level = s.level[index]
            if TRACK_OF[planet] == track and level < ADVANCES_OF[planet]:
                best = max(best, PROGRESS[planet][level + 1] - PROGRESS[planet][level])
    return best


def candidates(s: TinyState, decision: Decision) -> list[Choice]:
    """Dice are given up from the least useful on; everything else is tried."""
    prompt, seat = decision.prompt, decision.seat
    if prompt == "ask.reroll":
        return _rerolls(s, seat, list(decision.options))
    if prompt in ("ask.turn_die", "ask.convert", "ask.discard_dice"):
        ranked = sorted(decision.options, key=lambda die: die_worth(s, seat, s.dice[die]))
        return [tuple(ranked[: decision.low])]
    return decision.some_choices(64)


def _rerolls(s: TinyState, seat: int, dice: list[int]) -> list[Choice]:
    """The dice that can do nothing, or else the least useful one. (More candidates would mean more lucky futures.)"""
    ranked = sorted(dice, key=lambda die: die_worth(s, seat, s.dice[die]))
    useless = [die for die in ranked if die_worth(s, seat, s.dice[die]) <= BARE_DIE]
    return [tuple(sorted(useless or ranked[:1]))]
