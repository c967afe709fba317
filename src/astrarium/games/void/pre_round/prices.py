"""Prices and conditions of building and research (section 5)."""

from functools import lru_cache

from astrarium.kernel import Refusal

from .. import refs
from ..cards import purse
from ..content import FIGURES, RACE, RACES, SHIPS, TECHNOLOGIES, TECHNOLOGY, event_effects
from ..effects import Bargain, MoreResearch
from ..empire import abilities_to_be, givers, goods, left, planet_cards
from ..names import GOODS, NONE
from ..powers.peaceful import UnlockShip
from ..state import VoidState

BARGAINS = event_effects(Bargain)
MORE_RESEARCH = tuple(sum(e.amount for e in effects) for effects in event_effects(MoreResearch))
NEEDS = tuple(TECHNOLOGY[technology.needs] if technology.needs else NONE for technology in TECHNOLOGIES)
ONLY = tuple(RACE[technology.only] if technology.only else NONE for technology in TECHNOLOGIES)

ANY_GOOD = (1 << len(GOODS)) - 1


def _opens(ship: str) -> str:
    """References to the races, technologies and planets that let a player build a ship."""
    everything = range(len(RACES)), -1, -1  # a bit for each
    return givers(lambda power: isinstance(power, UnlockShip) and power.ship == ship, *everything) or "–"


OPENS = tuple(_opens(ship.id) for ship in SHIPS)


def is_now(s: VoidState, index: int) -> bool:
    """Does this event apply in this pre-round? Not in the round in which it came, but in the next (VOID-14.16)."""
    return s.force_round[index] < s.round


# Ships


def ship_price(s: VoidState, seat: int, ship: int) -> tuple[int, bool]:
    """VOID-R53: what a ship costs, and whether an event's bargain is counted in."""
    return _with_bargain(s, seat, _ship_prices(tuple(abilities_to_be(s, seat).ship_discounts))[ship])


def _with_bargain(s: VoidState, seat: int, price: int) -> tuple[int, bool]:
    """The price by the events in force, and whether one of them made it lower."""
    for index, event in enumerate(s.force):
        for bargain in BARGAINS[event]:
            if is_now(s, index) and s.bargains[seat] < bargain.ships and price > bargain.least:
                return max(bargain.least, price - bargain.amount), True
    return price, False


@lru_cache(64)
def _ship_prices(discounts: tuple[tuple[tuple[str, ...], int, int], ...]) -> tuple[int, ...]:
    prices = []
    for ship in SHIPS:
        price = ship.cost
        for ships, amount, least in discounts:
            if ship.id in ships:
                price = max(min(least, price), price - amount)
        prices.append(price)
    return tuple(prices)


def why_no_ship(s: VoidState, seat: int, ship: int) -> Refusal | None:
    """Why the seat cannot build a ship, or None (VOID-5.2, VOID-5.3, VOID-5.5)."""
    if SHIPS[ship].id not in abilities_to_be(s, seat).ships:
        return Refusal("VOID-5.5", "ship_locked", opens=OPENS[ship])
    if left(s, seat, ship) <= 0:
        return Refusal("VOID-5.3", "no_ship_left", ship=refs.SHIP[ship])
    price = ship_price(s, seat, ship)[0]
    if purse(s, seat) < price:
        return Refusal("VOID-5.2", "cannot_pay", need=price, have=purse(s, seat))
    return None


def open_ships(s: VoidState, seat: int) -> list[int]:
    """The ships that the seat can build now: `why_no_ship` for all at once."""
    own, money = abilities_to_be(s, seat), purse(s, seat)
    prices = _ship_prices(tuple(own.ship_discounts))
    return [
        ship
        for ship, row in enumerate(SHIPS)
        if row.id in own.ships and money >= _with_bargain(s, seat, prices[ship])[0] and left(s, seat, ship) > 0
    ]


def has_port(s: VoidState, seat: int) -> bool:
    """VOID-12.4: a space port that can still take a ship in this round."""
    port = s.port_to[seat] if s.port_to[seat] != NONE else s.port[seat]
    return port not in (NONE, s.home(seat)) and s.port_ships[seat] < FIGURES.port_ships


# Technologies


def technology_price(s: VoidState, seat: int, technology: int) -> int:
    """What a technology costs the seat (VOID-R53)."""
    return _technology_prices(tuple(abilities_to_be(s, seat).tech_discounts))[technology]


@lru_cache(64)
def _technology_prices(discounts: tuple[tuple[int, int], ...]) -> tuple[int, ...]:
    prices = []
    for technology in TECHNOLOGIES:
        price = technology.cost
        for amount, least in discounts:
            price = max(min(least, price), price - amount)
        prices.append(price)
    return tuple(prices)


def researches(s: VoidState, seat: int) -> int:
    """VOID-5.8, VOID-R47: how many technologies the seat may research in this round."""
    events = sum(MORE_RESEARCH[event] for index, event in enumerate(s.force) if is_now(s, index))
    return FIGURES.research + s.more_research[seat] + events


def lacks(s: VoidState, seat: int, technology: int) -> Refusal | None:
    """VOID-5.9: the requirement that is not met, or None."""
    row, owned = TECHNOLOGIES[technology], s.technologies[seat] | s.bought[seat]
    needs = NEEDS[technology]
    if needs != NONE and not owned >> needs & 1:
        return Refusal("VOID-5.9", "needs_technology", technology=refs.TECHNOLOGY[needs])
    if row.good != NONE and not can_use(s, seat, row.good):
        return Refusal("VOID-5.9", "needs_good", good=refs.GOOD[row.good])
    return None


def can_use(s: VoidState, seat: int, good: int) -> bool:
    """Can the seat use this good: its own, a borrowed one, or any (VOID-5.10, VOID-5.11)?"""
    return bool((goods(s, seat) | s.borrowed[seat]) >> good & 1) or abilities_to_be(s, seat).wild_good


def belongs(s: VoidState, seat: int, technology: int) -> bool:
    """Is it among the technologies of this race?"""
    return ONLY[technology] in (NONE, s.race[seat])


def why_no_research(s: VoidState, seat: int, technology: int) -> Refusal | None:
    if s.researched[seat] >= researches(s, seat):
        return Refusal("VOID-5.8", "researched_already", n=researches(s, seat))
    why = lacks(s, seat, technology)
    if why is not None and not s.leaps[seat]:
        return why
    price = technology_price(s, seat, technology)
    if purse(s, seat) < price:
        return Refusal("VOID-5.9", "cannot_pay", need=price, have=purse(s, seat))
    return None


def open_research(s: VoidState, seat: int) -> list[int]:
    """The technologies that the seat can research now: `why_no_research` for all at once."""
    if s.researched[seat] >= researches(s, seat):
        return []
    own, owned, money = abilities_to_be(s, seat), s.technologies[seat] | s.bought[seat], purse(s, seat)
    usable_goods = ANY_GOOD if own.wild_good else goods(s, seat) | s.borrowed[seat]
    prices = _technology_prices(tuple(own.tech_discounts))
    known = _known_how(s.race[seat], owned, usable_goods, s.leaps[seat] > 0)
    return [number for number in known if money >= prices[number]]


@lru_cache(4096)
def _known_how(race: int, owned: int, usable_goods: int, leaps: bool) -> tuple[int, ...]:
    """VOID-5.9: the technologies whose requirements are met; `leaps`: they need not be."""
    return tuple(
        number
        for number, row in enumerate(TECHNOLOGIES)
        if not owned >> number & 1
        and ONLY[number] in (NONE, race)
        and (leaps or NEEDS[number] == NONE or owned >> NEEDS[number] & 1)
        and (leaps or row.good == NONE or usable_goods >> row.good & 1)
    )


def port_sites(s: VoidState, seat: int) -> list[int]:
    """VOID-12.4, VOID-R46: planets for a space port; without any, the home world."""
    return planet_cards(s, seat) or [s.home(seat)]
