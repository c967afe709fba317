"""Planets, missions, rogues and mats as immutable tables. A state refers to them by small integers."""

from dataclasses import dataclass
from typing import Annotated, Literal

from astrarium.kernel.content import box
from astrarium.kernel.content.records import ContentError, contents

from .kinds import ATTACKS, GOALS, POWERS, Attack, Goal, Power
from .names import FACE_IDS, FACES, Face, Resource, Track

CONTENT = box.load(__package__)

MOST_SLOTS = 8  # planets in a row; the state's numbering of places allows no more
MISSIONS_DEALT = 2  # to each player (TINY-1.7)


@dataclass(frozen=True, slots=True)
class Cost:
    energy: int = 0
    culture: int = 0
    dice: int = 0  # inactive dice to discard


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet card (TINY-0.4)."""

    id: str
    resource: Resource
    track: Track
    vp: int
    advances: int  # from START to the space that colonizes
    powers: tuple[Annotated[Power, POWERS], ...]
    cost: Cost = Cost()
    own_turn: bool = False
    once: bool = False


@dataclass(frozen=True, slots=True)
class Mission:
    """A secret mission and its goal."""

    id: str
    goal: Annotated[Goal, GOALS]
    two_player_pool: bool  # it does not compare players


@dataclass(frozen=True, slots=True)
class RogueLevel:
    """One level of a Rogue's empire track: its dice, its VP, and the parts of its attack by a Utilize die."""

    dice: int
    vp: int
    attack: tuple[Annotated[Attack, ATTACKS], ...]
    once: bool = False


@dataclass(frozen=True, slots=True)
class Rogue:
    """A rogue galaxy. `levels[0]` is level 1; beyond the last level lies the skull."""

    id: str
    tier: dict[str, str]  # in each language
    difficulty: int
    colour: str
    max_energy: int
    max_culture: int
    extra_dice: int
    levels: tuple[RogueLevel, ...]
    invented: tuple[Literal["dice", "vp", "max", "once", "colour"], ...] = ()

    @property
    def has_own_figures(self) -> bool:
        """Did we invent any figures of this Rogue, not only marks and colour?"""
        return not {"dice", "vp", "max"}.isdisjoint(self.invented)


@dataclass(frozen=True, slots=True)
class FaceRow:
    id: Face


@dataclass(frozen=True, slots=True)
class Colour:
    id: str


@dataclass(frozen=True, slots=True)
class EmpireLevel:
    """A level of the empire track; `cost` is the price of reaching it."""

    id: str
    dice: int
    ships: int
    vp: int
    cost: int


@dataclass(frozen=True, slots=True)
class Stocks:
    max: int
    start_energy: int
    start_culture: int


@dataclass(frozen=True, slots=True)
class Reroll:
    free: int
    energy: int


@dataclass(frozen=True, slots=True)
class Follow:
    culture: int


@dataclass(frozen=True, slots=True)
class Converter:
    spent: int


@dataclass(frozen=True, slots=True)
class End:
    vp: int


@dataclass(frozen=True, slots=True)
class Pieces:
    dice: int
    ships_each: int


@dataclass(frozen=True, slots=True)
class Row:
    planets: tuple[int, ...]  # for 1, 2, 3, ... players


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the content files hold."""

    planet: tuple[Planet, ...]
    mission: tuple[Mission, ...]
    rogue: tuple[Rogue, ...]
    colour: tuple[Colour, ...]
    face: tuple[FaceRow, ...]
    level: tuple[EmpireLevel, ...]
    resources: Stocks
    reroll: Reroll
    follow: Follow
    converter: Converter
    end: End
    pieces: Pieces
    row: Row
    box: dict[str, int]  # no rule asks for it


_ALL = contents(Contents, CONTENT)
PLANETS = _ALL.planet
MISSIONS = _ALL.mission
ROGUES = _ALL.rogue
COLOURS = _ALL.colour

PLANET_INDEX = {planet.id: index for index, planet in enumerate(PLANETS)}
MISSION_INDEX = {mission.id: index for index, mission in enumerate(MISSIONS)}
ROGUE_INDEX = {rogue.id: index for index, rogue in enumerate(ROGUES)}
ROGUE_CAPS = tuple((rogue.max_energy, rogue.max_culture) for rogue in ROGUES)

# The planets' figures as plain tuples, for the busiest loops
TRACK_OF = tuple(planet.track for planet in PLANETS)
RESOURCE_OF = tuple(planet.resource for planet in PLANETS)
ADVANCES_OF = tuple(planet.advances for planet in PLANETS)

# The galaxy mat. Tables by empire level start with an unused level 0.
_LEVELS = _ALL.level
DICE_AT: tuple[int, ...] = (0, *(level.dice for level in _LEVELS))
SHIPS_AT: tuple[int, ...] = (0, *(level.ships for level in _LEVELS))
EMPIRE_VP: tuple[int, ...] = (0, *(level.vp for level in _LEVELS))
UPGRADE_COST: tuple[int, ...] = (0, *(level.cost for level in _LEVELS))
TOP_LEVEL = len(_LEVELS)

MAX_RESOURCE = _ALL.resources.max
START_ENERGY = _ALL.resources.start_energy
START_CULTURE = _ALL.resources.start_culture
FREE_REROLLS = _ALL.reroll.free
REROLL_ENERGY = _ALL.reroll.energy
FOLLOW_CULTURE = _ALL.follow.culture
CONVERTER_DICE = _ALL.converter.spent
END_VP = _ALL.end.vp
FIGURES = {  # named by sentences and rules
    "end_vp": END_VP,
    "follow_culture": FOLLOW_CULTURE,
    "max_resource": MAX_RESOURCE,
    "reroll_energy": REROLL_ENERGY,
    "start_culture": START_CULTURE,
    "start_energy": START_ENERGY,
}
SHIPS_EACH = _ALL.pieces.ships_each
IN_BOX = _ALL.box
ROW_LENGTH: tuple[int, ...] = (0, *_ALL.row.planets)  # by number of players
LONGEST_ROW = max(ROW_LENGTH)
MOST_SEATS = len(_ALL.row.planets)


def _check_planet(planet: Planet) -> None:
    if not planet.powers:
        raise ContentError(f"planet {planet.id}", "missing_key", key="'powers'")
    if planet.advances < 1:
        raise ContentError(f"planet {planet.id}, advances", "none_of", said=planet.advances, known="1, 2, 3, …")


def _check_dice(where: str, dice: int) -> None:
    if dice > _ALL.pieces.dice:
        raise ContentError(where, "large_number", most=_ALL.pieces.dice)


def _check_rogue(rogue: Rogue) -> None:
    where = f"rogue {rogue.id}"
    colours = [colour.id for colour in COLOURS]
    if rogue.colour not in colours:
        raise ContentError(f"{where}, colour", "none_of", said=rogue.colour, known=", ".join(colours))
    if not rogue.levels:
        raise ContentError(where, "missing_key", key="'levels'")
    _check_dice(f"{where}, extra_dice", rogue.extra_dice)
    for level in rogue.levels:
        _check_dice(f"{where}, levels, dice", level.dice)
        if not level.attack:
            raise ContentError(f"{where}, levels", "missing_key", key="'attack'")


def _check() -> None:
    """Check what a single row cannot show. Raises ContentError."""
    for planet in PLANETS:
        _check_planet(planet)
    for rogue in ROGUES:
        _check_rogue(rogue)
    for level in _LEVELS:
        _check_dice(f"level {level.id}, dice", level.dice)
        if level.ships > SHIPS_EACH:
            raise ContentError(f"level {level.id}, ships", "large_number", most=SHIPS_EACH)
    if LONGEST_ROW > MOST_SLOTS:
        raise ContentError("row, planets", "large_number", most=MOST_SLOTS)
    faces = [face.id for face in _ALL.face]
    for face in range(FACES):
        if face not in faces:
            raise ContentError(f"face {FACE_IDS[face]}", "no_such_row")
    pool = [mission.id for mission in MISSIONS if mission.two_player_pool]
    if len(pool) < MISSIONS_DEALT * 2:
        raise ContentError("mission", "cannot_deal", seats=2, detail=f"two_player_pool: {', '.join(pool)}")


_check()
