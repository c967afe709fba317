"""References to things on the table, as events, options and views name them.

space:pyrious, space:a1, space:home_0     a space; home_0 is the home world of seat 0
ships:a1.0.starfighter                    ships of one kind and seat in a space; damaged ones: ships:a1.0.moth.damaged
fleet:a1.0                                all ships of a seat in a space
planet:pyrious, card:salvo, technology:ion_drive, race:collective_5, event_card:uprising, scoring:score_a
ship:starfighter, good:metals, temperament:peaceful, obstacle:mines, action:mine, token:pirates
hex:a, corner:3, seat:1, round:2          a hex, a corner of the galaxy, a player, a round (names count from one)
credits:3, cards:2, a_card:peaceful, use:gas, nothing:at_all     what a deal is about
"""

from collections.abc import Iterable

from .content import (
    CARDS,
    EVENTS,
    FIGURES,
    HEXES,
    MAX_SEATS,
    PLANETS,
    RACES,
    SCORINGS,
    SHIPS,
    SPACE_NAMES,
    TECHNOLOGIES,
)
from .map.fleets import KINDS
from .names import ACTIONS, GOODS, OBSTACLES, TEMPERAMENTS

SEAT = tuple(f"seat:{seat}" for seat in range(MAX_SEATS))
SPACE = tuple(f"space:{space}" for space in SPACE_NAMES)
# Of what one might do: something, or nothing
ANY, NONE_OF_THEM = "some", "none"
SHIP = tuple(f"ship:{ship.id}" for ship in SHIPS)
PLANET = tuple(f"planet:{planet.id}" for planet in PLANETS)
CARD = tuple(f"card:{card.id}" for card in CARDS)
TECHNOLOGY = tuple(f"technology:{technology.id}" for technology in TECHNOLOGIES)
RACE = tuple(f"race:{race.id}" for race in RACES)
EVENT = (*(f"event_card:{event.id}" for event in EVENTS), *(f"scoring:{scoring.id}" for scoring in SCORINGS))
HEX = tuple(f"hex:{row.id}" for row in HEXES)
ROUND = tuple(f"round:{number - 1}" for number in range(FIGURES.rounds + 1))  # names count from one
CORNER = tuple(f"corner:{corner}" for corner in range(6))
GOOD = tuple(f"good:{good}" for good in GOODS)
TEMPERAMENT = tuple(f"temperament:{temperament}" for temperament in TEMPERAMENTS)
OBSTACLE = tuple(f"obstacle:{obstacle}" for obstacle in OBSTACLES)
ACTION = {action: f"action:{action}" for action in ACTIONS}
NOTHING = "nothing:at_all"  # in an offer
MOST_NAMED = 60  # the most credits or cards that one reference names
# What gives somebody something: races, technologies and planets, by id
SOURCE = {ref.partition(":")[2]: ref for ref in (*RACE, *TECHNOLOGY, *PLANET)}
# A kind of ship, intact or damaged; KIND_ID has no prefix, for use within other references
KIND_ID = tuple(f"{SHIPS[kind.ship].id}{'.damaged' if kind.damaged else ''}" for kind in KINDS)
KIND = tuple(f"ship:{kind}" for kind in KIND_ID)

# What dice were rolled for, as readers of the log are told
DICE = "die:d6"
ROLLED = tuple(f"{seat},{DICE}" for seat in SEAT)


def ships(space: int, seat: int, kind: int) -> str:
    return f"ships:{ships_in(space, seat, kind)}"


def ships_in(space: int, seat: int, kind: int) -> str:
    """Ships of a kind in a space; without the prefix, for use within other references."""
    return f"{SPACE_NAMES[space]}.{seat}.{KIND_ID[kind]}"


def cards(designs: Iterable[int]) -> str:
    return ",".join(CARD[design] for design in designs)


def amounts(kind: str, n: int) -> list[str]:
    """`n` `credits` or `cards`, as references of a list in a sentence."""
    whole, rest = divmod(n, MOST_NAMED)
    return [f"{kind}:{MOST_NAMED}"] * whole + ([f"{kind}:{rest}"] if rest else [])


def seats(numbers: Iterable[int]) -> str:
    return ",".join(SEAT[seat] for seat in numbers)


def uses(numbers: Iterable[int]) -> list[str]:
    """The use of each of these goods."""
    return [f"use:{GOODS[good]}" for good in numbers]
