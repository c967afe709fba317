"""What is in the box, as immutable tables.

Things are small integers: ships, technologies, races, planets, cards and events by their rows; scoring cards come after
the events. Spaces are numbered hex after hex (planets, circles, asteroid spaces), so that a planet's space does not
depend on where its hex lies; the home worlds come last, one for each seat.
"""

from collections.abc import Container, Iterable
from dataclasses import dataclass
from typing import Annotated, Literal, TypeVar

from astrarium.kernel.content import box
from astrarium.kernel.content.records import ContentError, Named, contents

from .effects import EFFECTS, AtPlanet, Effect
from .names import NONE, ActionName, Good, Obstacle, Temperament
from .powers import POWERS, Power

CONTENT = box.load(__package__)
MAX_SEATS = 4
FLEET_BITS = 5  # for the number of ships of a kind (see `fleets`)
MOST_DICE = 12  # of a ship, of pirates, of diplomacy


@dataclass(frozen=True, slots=True, kw_only=True)
class Ship:
    id: str
    stock: Literal["player", "common"]
    count: int
    starred: bool
    free: bool = False  # may be built from the start (VOID-R9)
    cost: int
    move: int
    attack: int
    dice: int
    hits: int
    initiative: int
    powers: tuple[Annotated[Power, POWERS], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Technology:
    id: str
    only: str = ""  # the race that can have it
    cost: int
    vp: int
    needs: str = ""
    good: Good = NONE
    powers: tuple[Annotated[Power, POWERS], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    id: str
    home: str
    credits: int
    thresholds: tuple[int, ...]  # VOID-9.2
    powers: tuple[Annotated[Power, POWERS], ...] = ()


@dataclass(frozen=True, slots=True)
class Home:
    id: str
    race: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Planet:
    id: str
    temperament: Temperament
    good: Good
    credits: int
    vp: int
    influence: int
    powers: tuple[Annotated[Power, POWERS], ...]


@dataclass(frozen=True, slots=True)
class LaneRow:
    a: str
    b: str
    obstacle: Obstacle = NONE


@dataclass(frozen=True, slots=True, kw_only=True)
class Hex:
    id: str
    planets: tuple[str, ...]
    circles: tuple[str, ...]
    asteroids: tuple[str, ...] = ()
    gates: tuple[str, ...]  # the space at each side
    lanes: tuple[LaneRow, ...]

    @property
    def spaces(self) -> tuple[str, ...]:
        return (*self.planets, *self.circles, *self.asteroids)


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    id: str
    temperament: Temperament
    copies: int
    needs: int  # cards of its type for the tactic
    window: Literal["any", "own_turn", "pre_round", "battle_before", "dice_after", "attacked", "diplomacy_before"]
    power: Annotated[Power, POWERS]


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    id: str
    until: Literal["instant", "round", "next_round", "pre_round", "scoring", "resolved", "end"]
    needs_planet: str = ""
    effects: tuple[Annotated[Effect, EFFECTS], ...]


@dataclass(frozen=True, slots=True)
class Scoring:
    id: str
    above: int  # events that lie on it
    first: int
    second: int


@dataclass(frozen=True, slots=True)
class ActionRow:
    id: ActionName
    cost: int


@dataclass(frozen=True, slots=True)
class SeatsRow:
    id: str
    ring: tuple[int, ...]
    corners: tuple[int, ...]
    first_corners: tuple[int, ...]
    turners: tuple[int, ...]
    turns: Literal["touching", "outer"]
    covers: bool
    row: int
    swaps: int


@dataclass(frozen=True, slots=True)
class Figures:
    rounds: int
    actions: int
    start_cards: int
    hand_limit: int
    research: int
    mine_credits: int
    home_vp: int
    conquest_hits: int
    infestation_hits: int
    port_ships: int
    diplomacy_dice: int
    best_attack: int
    pirate_initiative: int
    pirate_dice: int
    pirate_attack: int
    pirate_hits: int
    pirate_credits: int
    offers: int
    wanted_cards: int


@dataclass(frozen=True, slots=True)
class Contents:
    """All that the content files hold."""

    figures: Figures
    seats: tuple[SeatsRow, ...]
    ship: tuple[Ship, ...]
    technology: tuple[Technology, ...]
    race: tuple[Race, ...]
    home: tuple[Home, ...]
    planet: tuple[Planet, ...]
    hex: tuple[Hex, ...]
    card: tuple[Card, ...]
    event: tuple[Event, ...]
    scoring: tuple[Scoring, ...]
    action: tuple[ActionRow, ...]
    good: tuple[Named, ...]
    temperament: tuple[Named, ...]
    obstacle: tuple[Named, ...]
    token: tuple[Named, ...]


_ALL = contents(Contents, CONTENT)
FIGURES = _ALL.figures
SEATS = {int(row.id): row for row in _ALL.seats}
SHIPS = _ALL.ship
TECHNOLOGIES = _ALL.technology
RACES = _ALL.race
HOMES = _ALL.home
PLANETS = _ALL.planet
HEXES = _ALL.hex
CARDS = _ALL.card
EVENTS = _ALL.event
SCORINGS = _ALL.scoring
ACTION_COST = {row.id: row.cost for row in _ALL.action}

SHIP = {ship.id: number for number, ship in enumerate(SHIPS)}
TECHNOLOGY = {technology.id: number for number, technology in enumerate(TECHNOLOGIES)}
RACE = {race.id: number for number, race in enumerate(RACES)}
CARD = {card.id: number for number, card in enumerate(CARDS)}
HEX = {row.id: number for number, row in enumerate(HEXES)}
# Events, then scoring cards
EVENT_IDS = (*(event.id for event in EVENTS), *(scoring.id for scoring in SCORINGS))
EVENT = {id_: number for number, id_ in enumerate(EVENT_IDS)}

# Spaces
SPACE_IDS = tuple(space for row in HEXES for space in row.spaces)
HOME = len(SPACE_IDS)  # the home world of seat 0; those of the others follow
SPACE = {
    **{space: number for number, space in enumerate(SPACE_IDS)},
    **{f"home_{seat}": HOME + seat for seat in range(MAX_SEATS)},
}
SPACE_NAMES = tuple(SPACE)
SPACES = len(SPACE)
HEX_OF = (*(number for number, row in enumerate(HEXES) for _ in row.spaces), *(NONE,) * MAX_SEATS)
_PLANET = {planet.id: number for number, planet in enumerate(PLANETS)}
PLANET_AT = tuple(_PLANET.get(space, NONE) for space in SPACE_NAMES)
TEMPERAMENT_AT = tuple(PLANETS[planet].temperament if planet != NONE else NONE for planet in PLANET_AT)
SPACE_OF = tuple(SPACE.get(planet.id, NONE) for planet in PLANETS)
IS_ASTEROIDS = tuple(any(space in row.asteroids for row in HEXES) for space in SPACE_NAMES)

# Cards
TYPE = tuple(card.temperament for card in CARDS)
TACTIC_LIMIT: tuple[int, ...] = tuple(getattr(card.power, "limit", 0) for card in CARDS)  # 0: none (VOID-16.6)
IN_DECK = tuple(number for number, card in enumerate(CARDS) for _ in range(card.copies))

P = TypeVar("P", bound=Power)
E = TypeVar("E", bound=Effect)


def ship_power(kind: type[P]) -> tuple[P | None, ...]:
    """The power of this kind that each ship has, if any."""
    return tuple(next((power for power in ship.powers if isinstance(power, kind)), None) for ship in SHIPS)


def event_effects(kind: type[E]) -> tuple[tuple[E, ...], ...]:
    """The effects of this kind that each event has; scoring cards have none."""
    found = tuple(tuple(effect for effect in event.effects if isinstance(effect, kind)) for event in EVENTS)
    return found + ((),) * len(SCORINGS)


def fewest_cards(*windows: str) -> int:
    """VOID-16.7: with fewer cards than this nobody can use a tactic of these windows."""
    return min((card.needs for card in CARDS if card.window in windows), default=99)


def _known(where: str, ids: Iterable[str], known: Container[str]) -> None:
    for id_ in ids:
        if id_ not in known:
            raise ContentError(f"{where}, {id_}", "no_such_row")


def _check_dice(where: str, dice: int) -> None:
    """Bound a number of dice, since every one is rolled, told and shown; raises `ContentError`."""
    if not 0 <= dice <= MOST_DICE:
        raise ContentError(where, "none_of", said=str(dice), known=f"0-{MOST_DICE}")


def _check_ships() -> None:
    for ship in SHIPS:
        if not 0 < ship.count < 1 << FLEET_BITS:
            raise ContentError(f"ship {ship.id}, count", "none_of", said=str(ship.count), known="1-31")
        if ship.hits not in (1, 2):
            raise ContentError(f"ship {ship.id}, hits", "none_of", said=str(ship.hits), known="1, 2")
        _check_dice(f"ship {ship.id}, dice", ship.dice)
    for technology in TECHNOLOGIES:
        _known(f"technology {technology.id}", filter(None, [technology.needs]), TECHNOLOGY)
        _known(f"technology {technology.id}", filter(None, [technology.only]), RACE)
    powers = (
        *((row.id, row.powers) for row in SHIPS),
        *((row.id, row.powers) for row in TECHNOLOGIES),
        *((row.id, row.powers) for row in RACES),
        *((row.id, row.powers) for row in PLANETS),
        *((row.id, (row.power,)) for row in CARDS),
    )
    for id_, found in powers:
        for power in found:
            _known(f"{id_}, powers", getattr(power, "ships", ()), SHIP)
            _known(f"{id_}, powers", filter(None, [getattr(power, "ship", "")]), SHIP)


def _check_galaxy() -> None:
    homes = {home.id for home in HOMES}
    _known("race", (race.home for race in RACES), homes)
    for row in HEXES:
        _known(f"hex {row.id}", row.planets, _PLANET)
        _known(f"hex {row.id}", row.gates, row.spaces)
        _known(f"hex {row.id}", (end for lane in row.lanes for end in (lane.a, lane.b)), row.spaces)
        if len(row.gates) != 6:
            raise ContentError(f"hex {row.id}, gates", "none_of", said=str(len(row.gates)), known="6")
    _known("planet", _PLANET, SPACE)
    for event in EVENTS:
        _known(f"event {event.id}", filter(None, [event.needs_planet]), _PLANET)
        _known(f"event {event.id}", (e.planet for e in event.effects if isinstance(e, AtPlanet)), _PLANET)


def _check_cards() -> None:
    """Only one tactic each before a battle, for one's own dice and for the other side's (VOID-16.3, VOID-16.4).

    An option names only the attack made with a tactic, or the die that is rolled again, not the card.
    """
    seen: set[tuple[str, type[Power]]] = set()
    for card in CARDS:
        if card.window in ("battle_before", "dice_after"):
            if (card.window, type(card.power)) in seen:
                raise ContentError(f"card {card.id}, window", "id_twice", said=f"'{card.window}'")
            seen.add((card.window, type(card.power)))
        if card.needs < 1:  # VOID-7.15: the card itself
            raise ContentError(f"card {card.id}, needs", "none_of", said=str(card.needs), known="1-…")


_check_dice("figures, diplomacy_dice", FIGURES.diplomacy_dice)
_check_dice("figures, pirate_dice", FIGURES.pirate_dice)
_check_ships()
_check_galaxy()
_check_cards()
