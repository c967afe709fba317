"""Planets, missions, rogues and mats as immutable tables. A state refers to them by small integers."""

from dataclasses import dataclass
from typing import Any

from astrarium.kernel.resources import load_toml

# Faces of a die, in the order of dice.toml (TINY-0.5)
MOVE, ACQUIRE_ENERGY, ACQUIRE_CULTURE, ADVANCE_DIPLOMACY, ADVANCE_ECONOMY, UTILIZE = range(6)
FACES = 6

ENERGY, CULTURE = 0, 1
RESOURCES = ("energy", "culture")

DIPLOMACY, ECONOMY, ANY_TRACK = 0, 1, 2
TRACKS = ("diplomacy", "economy", "any")


@dataclass(frozen=True, slots=True)
class Planet:
    """A planet card (TINY-0.4). `powers` are rows: a kind and its parameters."""

    id: str
    resource: int
    track: int
    vp: int
    advances: int
    powers: tuple[dict[str, Any], ...]
    energy: int  # costs
    culture: int
    dice: int
    pays_owner: bool
    own_turn: bool
    once: bool


@dataclass(frozen=True, slots=True)
class Mission:
    """A secret mission and what it scores at the end."""

    id: str
    power: dict[str, Any]
    two_player_pool: bool


@dataclass(frozen=True, slots=True)
class RogueLevel:
    """One level of a Rogue's empire track: its dice, its VP, and the attack of a Utilize die."""

    dice: int
    vp: int
    powers: tuple[dict[str, Any], ...]
    once: bool


@dataclass(frozen=True, slots=True)
class Rogue:
    """A rogue galaxy. `levels[0]` is level 1; beyond the last level lies the skull."""

    id: str
    difficulty: int
    caps: tuple[int, int]  # maximum energy, culture
    extra_dice: int
    levels: tuple[RogueLevel, ...]
    invented: tuple[str, ...]


def _read(name: str) -> dict[str, Any]:
    return load_toml(__package__, f"content/{name}.toml")


def _planet(row: dict[str, Any]) -> Planet:
    cost = row["cost"]
    return Planet(
        id=row["id"],
        resource=RESOURCES.index(row["resource"]),
        track=TRACKS.index(row["track"]),
        vp=row["vp"],
        advances=row["advances"],
        powers=tuple(row["powers"]),
        energy=cost.get("energy", 0),
        culture=cost.get("culture", 0),
        dice=cost.get("dice", 0),
        pays_owner=cost.get("to") == "owner",
        own_turn="own_turn" in row["limits"],
        once="once" in row["limits"],
    )


def _rogue(row: dict[str, Any]) -> Rogue:
    levels = tuple(RogueLevel(r["dice"], r["vp"], tuple(r["powers"]), r["once"]) for r in row["levels"])
    caps = (row["max_energy"], row["max_culture"])
    return Rogue(row["id"], row["difficulty"], caps, row["extra_dice"], levels, tuple(row["invented"]))


DATA = {name: _read(name) for name in ("dice", "mat", "planets", "missions", "rogues")}

FACE_IDS = tuple(row["id"] for row in DATA["dice"]["face"])
PLANETS = tuple(_planet(row) for row in DATA["planets"]["planet"])
MISSIONS = tuple(Mission(row["id"], row["power"], row["two_player_pool"]) for row in DATA["missions"]["mission"])
ROGUES = tuple(_rogue(row) for row in DATA["rogues"]["rogue"])

PLANET_INDEX = {planet.id: index for index, planet in enumerate(PLANETS)}
MISSION_INDEX = {mission.id: index for index, mission in enumerate(MISSIONS)}

# The planets' figures as bare tuples, for the busiest loops
TRACK_OF = tuple(planet.track for planet in PLANETS)
RESOURCE_OF = tuple(planet.resource for planet in PLANETS)
ADVANCES_OF = tuple(planet.advances for planet in PLANETS)

# The galaxy mat. Tables by empire level start with an unused level 0.
_MAT = DATA["mat"]
DICE_AT: tuple[int, ...] = (0, *(row["dice"] for row in _MAT["level"]))
SHIPS_AT: tuple[int, ...] = (0, *(row["ships"] for row in _MAT["level"]))
EMPIRE_VP: tuple[int, ...] = (0, *(row["vp"] for row in _MAT["level"]))
UPGRADE_COST: tuple[int, ...] = (0, *(row["cost"] for row in _MAT["level"]))
TOP_LEVEL = len(_MAT["level"])
MAX_RESOURCE: int = _MAT["resources"]["max"]
START_ENERGY: int = _MAT["resources"]["start_energy"]
START_CULTURE: int = _MAT["resources"]["start_culture"]
REROLL_ENERGY: int = _MAT["reroll"]["energy"]
FREE_REROLLS: int = _MAT["reroll"]["free"]
FOLLOW_CULTURE: int = _MAT["follow"]["culture"]
CONVERTER_DICE: int = _MAT["converter"]["spent"]
END_VP: int = _MAT["end"]["vp"]
SHIPS_EACH: int = _MAT["pieces"]["ships_each"]
ROW_LENGTH: dict[int, int] = {row["players"]: row["planets"] for row in _MAT["row"]}
