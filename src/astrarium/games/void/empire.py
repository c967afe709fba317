"""What a player has: abilities, planets and what they give, goods, influence, income."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import compress

from . import refs
from .content import (
    FIGURES,
    HOME,
    PLANET_AT,
    PLANETS,
    RACES,
    SHIPS,
    SPACE,
    SPACE_OF,
    SPACES,
    TECHNOLOGIES,
    Planet,
    Race,
    Technology,
    event_effects,
)
from .effects import MoveDelta, OpenObstacle, PlanetDelta, PlanetOff
from .map.fleets import KIND_OF, SHIP_OF, of_ship, squadrons
from .names import NONE
from .powers import Abilities, Power
from .powers.movement import IgnoreObstacles
from .state import VoidState

PLANET_SPACES = tuple(sorted(space for space in SPACE_OF if space != NONE))
PLANET_DELTAS = tuple(
    tuple((SPACE[e.planet], e.credits, e.vp, e.influence) for e in effects) for effects in event_effects(PlanetDelta)
)
OFF = tuple(tuple((SPACE[e.planet], e.what) for e in effects) for effects in event_effects(PlanetOff))
MOVE_DELTAS = event_effects(MoveDelta)
OPENED = tuple(sum(1 << e.obstacle for e in effects) for effects in event_effects(OpenObstacle))
IGNORES_OBSTACLES = tuple(any(isinstance(power, IgnoreObstacles) for power in ship.powers) for ship in SHIPS)


# Abilities


@lru_cache(4096)
def added_up(race: int, technologies: int, planets: int) -> Abilities:
    """The abilities that these give together. `technologies` and `planets` (spaces) have a bit for each."""
    found = Abilities()
    for ship in SHIPS:
        if ship.free:  # VOID-R9
            found.ships.add(ship.id)
    if race != NONE:
        for power in RACES[race].powers:
            power.add(found, RACES[race].id)
    for number, technology in enumerate(TECHNOLOGIES):
        if technologies >> number & 1:
            for power in technology.powers:
                power.add(found, technology.id)
    for space in PLANET_SPACES:
        if planets >> space & 1:
            planet = PLANETS[PLANET_AT[space]]
            for power in planet.powers:
                power.add(found, planet.id)
    return found


def spaces_of(seat: int, seats: Sequence[int]) -> Iterator[int]:
    """The spaces at which a list by space holds this seat; the list's own search is the fastest."""
    space = -1
    for _ in range(seats.count(seat)):
        space = seats.index(seat, space + 1)
        yield space


def planets_with_power(s: VoidState, seat: int) -> int:
    """VOID-12.16: planets whose ability the seat has, as ally in control or by infestation; a bit for each space."""
    powered = s.powered
    if powered is None:
        powered = s.powered = tuple(_planets_with_power(s, of) for of in range(s.seats))
    return powered[seat]


def _planets_with_power(s: VoidState, seat: int) -> int:
    found = sum(1 << space for space in spaces_of(seat, s.ally) if s.holder[space] == seat)
    found |= sum(1 << space for space in spaces_of(seat, s.infested))
    for event in s.force:
        for space, what in OFF[event]:
            if "power" in what:
                found &= ~(1 << space)
    return found


def abilities(s: VoidState, seat: int) -> Abilities:
    able = s.able
    if able is None:
        own = ((s.race[of], s.technologies[of], planets_with_power(s, of)) for of in range(s.seats))
        able = s.able = tuple(added_up(*each) for each in own)
    return able[seat]


def abilities_to_be(s: VoidState, seat: int) -> Abilities:
    """The seat's abilities with the technologies that it has chosen in this pre-round."""
    return added_up(s.race[seat], s.technologies[seat] | s.bought[seat], planets_with_power(s, seat))


def sources(s: VoidState, seat: int, power: type[Power]) -> str:
    """What gives the seat this power: references to its race, technologies and planets."""
    races = [race for race in (s.race[seat],) if race != NONE]
    return givers(lambda one: isinstance(one, power), races, s.technologies[seat], planets_with_power(s, seat))


def givers(gives: Callable[[Power], bool], races: Iterable[int], technologies: int, planets: int) -> str:
    """References to those of these races, technologies and planets (as in `added_up`) with a power that `gives`."""
    rows: list[Race | Technology | Planet] = [
        *(RACES[race] for race in races),
        *(row for number, row in enumerate(TECHNOLOGIES) if technologies >> number & 1),
        *(PLANETS[PLANET_AT[space]] for space in PLANET_SPACES if planets >> space & 1),
    ]
    return ",".join(refs.SOURCE[row.id] for row in rows if any(gives(power) for power in row.powers))


def hand_limit(s: VoidState, seat: int) -> int:
    return FIGURES.hand_limit + abilities(s, seat).hand_limit


def must_reach(s: VoidState, seat: int, cards: int) -> int:
    """VOID-9.2: the smallest total of dice and bonuses that wins an ally with this many cards."""
    thresholds = RACES[s.race[seat]].thresholds
    return thresholds[min(cards, len(thresholds)) - 1]


# Attack


@lru_cache(4096)
def needed(race: int, technologies: int, planets: int, attacking: bool, bonus: int) -> tuple[int, ...]:
    """VOID-8.4, VOID-R43: the smallest result of a die that hits, for each kind of ship."""
    own = added_up(race, technologies, planets)
    bonuses = own.attack + own.attack_attacking if attacking else own.attack
    return tuple(
        max(
            FIGURES.best_attack,
            SHIPS[ship].attack - bonus - sum(n for ships, n in bonuses if not ships or SHIPS[ship].id in ships),
        )
        for ship in SHIP_OF
    )


def needed_by(s: VoidState, seat: int, attacking: bool, bonus: int) -> tuple[int, ...]:
    return needed(s.race[seat], s.technologies[seat], planets_with_power(s, seat), attacking, bonus)


# Movement


def movement(s: VoidState, seat: int, kind: int) -> int:
    """How far a kind of ship moves (VOID-7.6). VOID-R53: what shortens moves is applied last."""
    moves = SHIPS[SHIP_OF[kind]].move + abilities(s, seat).move_bonus
    for event in s.force:
        for delta in MOVE_DELTAS[event]:
            moves = max(delta.least, moves + delta.amount)
    return moves


def passed(s: VoidState, own: Abilities) -> int:
    """VOID-7.7: the obstacles that ships pass, a bit for each (some ships ignore them all, see `reach.passes`)."""
    found = own.passes
    for event in s.force:
        found |= OPENED[event]
    return found


# Planets


def is_planet(s: VoidState, space: int) -> bool:
    """A planet with a card; a covered one is an empty space (VOID-3.15)."""
    return PLANET_AT[space] != NONE and space not in s.covered


def controlled(s: VoidState, seat: int) -> list[int]:
    """The spaces of planets and home worlds that the seat controls."""
    return list(spaces_of(seat, s.holder))


def planet_cards(s: VoidState, seat: int) -> list[int]:
    """The spaces of the planets that the seat controls, without home worlds (VOID-14.15)."""
    return [space for space in spaces_of(seat, s.holder) if not is_home(space)]


def conquered(s: VoidState, seat: int) -> list[int]:
    return [space for space in planet_cards(s, seat) if s.ally[space] != seat]


def planet_gives(s: VoidState, space: int) -> tuple[int, int, int, int, bool]:
    """Credits, VP, influence (to an ally in control), good and whether its ability works now."""
    return given_by(space, s.force, s.pirates[space] > 0, bool(s.rebels >> space & 1))


@lru_cache(8192)
def given_by(space: int, force: tuple[int, ...], pirates: bool, rebels: bool) -> tuple[int, int, int, int, bool]:
    """The same, by the events in force and the tokens there."""
    planet = PLANETS[PLANET_AT[space]]
    money, vp, influence, good, power = planet.credits, planet.vp, planet.influence, planet.good, True
    for event in force:
        for at, more_credits, more_vp, more_influence in PLANET_DELTAS[event]:
            if at == space:
                money, vp, influence = money + more_credits, vp + more_vp, influence + more_influence
    for event in force:
        for at, what in OFF[event]:
            if at == space:
                money = 0 if "credits" in what else money
                influence = 0 if "influence" in what else influence
                power = power and "power" not in what
    if pirates:  # VOID-14.2
        money = 0
    if rebels:  # VOID-14.3
        money, vp, good = 0, 0, NONE
    return money, vp, influence, good, power


def goods(s: VoidState, seat: int) -> int:
    """VOID-5.10: the goods that the seat's planets give, a bit for each."""
    found = 0
    for space in spaces_of(seat, s.holder):
        if PLANET_AT[space] != NONE and not s.rebels >> space & 1:
            found |= 1 << PLANETS[PLANET_AT[space]].good
    return found


def influence(s: VoidState, seat: int) -> int:
    """The seat's influence in the council (VOID-10.4)."""
    return sum([planet_gives(s, space)[2] for space in spaces_of(seat, s.ally) if s.holder[space] == seat])


def income(s: VoidState, seat: int) -> int:
    """The credits that the seat gets at the end of its turn (VOID-7.4)."""
    return board_income(s, seat) + planet_income(s, seat)


def board_income(s: VoidState, seat: int) -> int:
    """What the race and abilities give at the end of a turn."""
    return RACES[s.race[seat]].credits + abilities(s, seat).income if s.race[seat] != NONE else 0


def planet_income(s: VoidState, seat: int) -> int:
    return sum(planet_gives(s, space)[0] for space in planet_cards(s, seat))


def home_token(s: VoidState, seat: int) -> str:
    """The token of the seat's home world, which an ability may replace (VOID-12.9)."""
    return abilities(s, seat).home or RACES[s.race[seat]].home


def named(s: VoidState, space: int) -> str:
    """The reference by which sentences name a space; a home world has the name that its race gives it."""
    seat = space - HOME
    return f"home:{home_token(s, seat)}" if is_home(space) and s.race[seat] != NONE else refs.SPACE[space]


# Ships


def own_spaces(s: VoidState, seat: int) -> list[int]:
    """The spaces where the seat has ships."""
    return list(compress(range(SPACES), s.fleets[seat :: s.seats]))


def fleet_of(s: VoidState, seat: int) -> int:
    """All ships of a seat on the board."""
    return sum(s.fleets[seat :: s.seats])


def left(s: VoidState, seat: int, ship: int) -> int:
    """VOID-5.3: how many of a ship are left to build. What others have in their carts of a common stock is secret."""
    gone = of_ship(fleet_of(s, seat) + s.built[seat], ship) + (s.at_port[seat] == KIND_OF[ship])
    if SHIPS[ship].stock == "common":
        gone += sum([of_ship(fleet_of(s, other), ship) for other in range(s.seats) if other != seat])
    return SHIPS[ship].count - gone


def is_home(space: int) -> bool:
    return space >= HOME


def beam_owners(s: VoidState, seat: int, space: int) -> list[int]:
    """VOID-12.5: other players with a Tractor Beam there, in turn order."""
    found = []
    for other in s.order:
        fleet = s.fleets[space * s.seats + other]
        if fleet and other != seat:
            beams = abilities(s, other).beams
            if beams and any(SHIPS[SHIP_OF[kind]].id in beams for kind, _ in squadrons(fleet)):
                found.append(other)
    return found
