"""The worth of unused dice to bots: which to reroll, to convert or to give up."""

from collections.abc import Sequence
from itertools import pairwise

from astrarium.kernel import Choice

from ..actions.resources import income
from ..content import ADVANCES_OF, MAX_RESOURCE, PLANETS, SHIPS_EACH, TOP_LEVEL, TRACK_OF, UPGRADE_COST
from ..dice import inactive_dice
from ..names import (
    ACQUIRE_CULTURE,
    ACQUIRE_ENERGY,
    ADVANCE_DIPLOMACY,
    CULTURE,
    DIPLOMACY,
    ECONOMY,
    ENERGY,
    FACES,
    MOVE,
    UTILIZE,
)
from ..state import HOME, NO_PLANET, ORBIT, TinyState

ONE_MORE = (0.32, 0.3, 0.28, 0.26, 0.24, 0.22, 0.18)  # the first of a resource, the second, ...; then always the last
UPGRADE = 1.2
USE_COLONY = 0.35
IDLE_DIE = 0.75  # factor for what an unused die could do
BARE_DIE = 0.1  # a die that can do nothing may still be rerolled or converted

# The worth of each amount of one resource
STOCK: tuple[float, ...] = tuple(
    round(sum(ONE_MORE[min(n, len(ONE_MORE) - 1)] for n in range(amount)), 2) for amount in range(MAX_RESOURCE + 1)
)

# The worth of a ship on a track, by planet and space: it grows faster towards the end.
PROGRESS: tuple[tuple[float, ...], ...] = tuple(
    tuple(planet.vp * ((level + 0.8) / (planet.advances + 0.8)) ** 1.35 for level in range(planet.advances + 1))
    for planet in PLANETS
)


def dice_worth(s: TinyState, seat: int) -> float:
    """The worth of all unused dice of the active seat together."""
    return sum(_unused(s, seat).values())


def die_worths(s: TinyState, seat: int, faces: Sequence[int]) -> list[float]:
    """The worth of each die after earlier dice of the same face: three seldom do three times as much as one."""
    gains = {face: _gains(s, seat, face, faces.count(face)) for face in set(faces)}
    seen = [0] * FACES
    found = []
    for face in faces:
        found.append(max(IDLE_DIE * gains[face][seen[face]], BARE_DIE))
        seen[face] += 1
    return found


def mean_worth(s: TinyState, seat: int) -> float:
    """The expected worth of a die that is yet to be rolled."""
    return sum(die_worths(s, seat, range(FACES))) / FACES


def to_reroll(s: TinyState, seat: int) -> Choice:
    """The dice worth less than a new roll. (One set only: among more candidates a lucky sample would win.)"""
    mean = mean_worth(s, seat)
    return tuple(die for die, worth in _unused(s, seat).items() if worth < mean)


def reroll_gain(s: TinyState, seat: int, dice: Choice) -> float:
    """How much more a new roll of these dice is expected to be worth."""
    worths = _unused(s, seat)
    return len(dice) * mean_worth(s, seat) - sum(worths[die] for die in dice)


def from_the_least_useful(s: TinyState, seat: int, dice: Sequence[int]) -> list[int]:
    return sorted(dice, key=_unused(s, seat).__getitem__)


def _unused(s: TinyState, seat: int) -> dict[int, float]:
    """The worth of each unused die, by its place."""
    dice = inactive_dice(s)
    return dict(zip(dice, die_worths(s, seat, [s.dice[die] for die in dice]), strict=True))


def _gains(s: TinyState, seat: int, face: int, count: int) -> list[float]:
    """The gain from the first, the second, ... die of a face."""
    if face == MOVE:
        gains = _entries(s, seat)
    elif face == ACQUIRE_ENERGY:
        gains = _incomes(s.energy[seat], income(s, seat, ENERGY), count)
    elif face == ACQUIRE_CULTURE:
        gains = _incomes(s.culture[seat], income(s, seat, CULTURE), count)
    elif face == UTILIZE:
        gains = _uses(s, seat, count)
    else:
        gains = _advances(s, seat, DIPLOMACY if face == ADVANCE_DIPLOMACY else ECONOMY, count)
    return gains[:count] + [0.0] * (count - len(gains))


def _entries(s: TinyState, seat: int) -> list[float]:
    """Gains from Move: each ship that is on no track may enter the best track without a ship of ours."""
    own = s.where[seat * SHIPS_EACH : seat * SHIPS_EACH + SHIPS_EACH]
    idle = sum(HOME <= place < ORBIT for place in own)
    free = [PROGRESS[planet][0] for slot, planet in enumerate(s.row) if planet != NO_PLANET and ORBIT + slot not in own]
    return sorted(free, reverse=True)[:idle]


def _incomes(have: int, amount: int, count: int) -> list[float]:
    top = len(STOCK) - 1
    steps = [STOCK[min(have + amount * n, top)] for n in range(count + 1)]
    return [after - before for before, after in pairwise(steps)]


def _uses(s: TinyState, seat: int, count: int) -> list[float]:
    level = s.empire[seat]
    uses = [USE_COLONY if s.colonies[seat] else 0.0] * count
    if level < TOP_LEVEL and max(s.energy[seat], s.culture[seat]) >= UPGRADE_COST[level + 1]:
        uses.insert(0, UPGRADE)
    return uses


def _advances(s: TinyState, seat: int, track: int, count: int) -> list[float]:
    """Gains from Advance: each die moves the ship for which it brings most, after the dice before it."""
    ships = []
    for index in range(seat * SHIPS_EACH, seat * SHIPS_EACH + SHIPS_EACH):
        place = s.where[index]
        if place >= ORBIT and TRACK_OF[s.row[place - ORBIT]] == track:
            ships.append([s.row[place - ORBIT], s.level[index]])
    gains = []
    for _ in range(count):
        best, mover = 0.0, None
        for ship in ships:
            planet, level = ship
            if level < ADVANCES_OF[planet] and PROGRESS[planet][level + 1] - PROGRESS[planet][level] > best:
                best, mover = PROGRESS[planet][level + 1] - PROGRESS[planet][level], ship
        if mover is None:
            break
        mover[1] += 1
        gains.append(best)
    return gains
