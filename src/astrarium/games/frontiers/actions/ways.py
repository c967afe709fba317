"""The ways in which a world can be settled: paying, conquest, contact, in the place of a colony (section 7)."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from ..content import WORLDS, World, coded_rows, rows, totals
from ..empire import in_force, is_about
from ..names import ANY, GOODS, NONE
from ..powers.settle import Contact, Military, ReplaceSelf, SettleDiscount, TemporaryMilitary
from ..state import FrontiersState

CONTACT = rows(Contact)
CONTACT_DISCOUNT = totals(CONTACT, lambda power: power.discount)
REPLACE = rows(ReplaceSelf)
REPLACERS = frozenset(tile for tile, powers in enumerate(REPLACE) if powers)
TEMPORARY = coded_rows(TemporaryMilitary)

PAY, CONQUER, BY_CONTACT, IN_PLACE = WAYS = range(4)


def kinds_of(world: World) -> Sequence[int]:
    """The kinds that a world may be taken for when it is settled; NONE: its own."""
    return range(len(GOODS)) if world.good == ANY else (NONE,)


Table = tuple[int, ...]  # an amount for each tile


def _strengths(world: World) -> Table:
    return totals(rows(Military), lambda power: power.amount if is_about(power.vs, world) else 0)


def _discounts(world: World, kind: int) -> Table:
    return totals(rows(SettleDiscount), lambda power: power.amount if is_about(power.scope, world, kind) else 0)


STRENGTH = {world.id: _strengths(world) for world in WORLDS}
DISCOUNT = {(world.id, kind): _discounts(world, kind) for world in WORLDS for kind in {NONE, *kinds_of(world)}}


def strength_of(tiles: Iterable[int], world: World) -> int:
    """FRONT-7.5, FRONT-7.8: the Military that these tiles give against a world."""
    strengths = STRENGTH[world.id]
    return sum([strengths[tile] for tile in tiles])


def strength(s: FrontiersState, seat: int, world: World) -> int:
    """The Military of a seat, with what goods spent in this turn add (FRONT-A13)."""
    return strength_of(in_force(s, seat), world) + (s.temporary if s.turn == seat else 0)


def price_with(tiles: Sequence[int], world: World, way: int, kind: int = NONE) -> int:
    """FRONT-7.4, FRONT-7.15, FRONT-A11: the price, never below 0. `kind`: what a world of any kind is taken for."""
    discounts = DISCOUNT[world.id, kind if world.good == ANY else NONE]
    discount = sum([discounts[tile] for tile in tiles])
    if way == BY_CONTACT:  # FRONT-15.10: discounts add up
        discount += sum([CONTACT_DISCOUNT[tile] for tile in tiles])
    return max(0, world.cost - discount)


def price(s: FrontiersState, seat: int, world: World, way: int, kind: int = NONE) -> int:
    return price_with(in_force(s, seat), world, way, kind)


def least_price(s: FrontiersState, seat: int, world: World, way: int) -> int:
    """FRONT-3.9: the price for the cheapest kind, if the owner sets the kind."""
    return min([price(s, seat, world, way, kind) for kind in kinds_of(world)])


def contacts_with(tiles: Iterable[int], world: World) -> bool:
    """FRONT-7.15: can this world be paid for by contact with these tiles?"""
    return world.military and not world.is_alien and any(CONTACT[tile] for tile in tiles)


def contact_tiles(s: FrontiersState, seat: int) -> list[int]:
    """The tiles that let a seat pay for military worlds (FRONT-15.10)."""
    return [tile for tile in in_force(s, seat) if CONTACT[tile]]


def has_contact(s: FrontiersState, seat: int, world: World) -> bool:
    return contacts_with(in_force(s, seat), world)


class Boost(NamedTuple):
    """A power that gives Military for a good."""

    code: int
    tile: int
    amount: int
    spend: int


def boosts(s: FrontiersState, seat: int) -> list[Boost]:
    """FRONT-A13: the powers for temporary Military that were not used in this turn."""
    return [
        Boost(code, tile, power.amount, power.spend)
        for tile in in_force(s, seat)
        for code, power in TEMPORARY[tile]
        if not (s.turn == seat and s.used >> code & 1)
    ]


def most_boost(s: FrontiersState, seat: int, found: list[Boost], without: int = NONE) -> int:
    """The most Military that goods can still bring; `without`: a kind of which one good is needed elsewhere."""
    if not found:
        return 0
    have = [s.goods[seat].count(kind) - (kind == without) for kind in range(len(GOODS))]
    return _most(tuple((boost.amount, boost.spend) for boost in found), tuple(have))


@lru_cache(4096)
def _most(powers: tuple[tuple[int, int], ...], have: tuple[int, ...]) -> int:
    if not powers:
        return 0
    (amount, spend), rest = powers[0], powers[1:]
    best = _most(rest, have)
    for kind, n in enumerate(have):
        if n and spend in (ANY, kind):
            best = max(best, amount + _most(rest, (*have[:kind], n - 1, *have[kind + 1 :])))
    return best


def in_place_of(s: FrontiersState, seat: int, world: World) -> Iterator[tuple[int, ReplaceSelf]]:
    """FRONT-7.22: own colonies that give way to a non-Alien, non-military world, with the power."""
    if world.military or world.is_alien:
        return
    if REPLACERS.isdisjoint(s.colonies[seat]):
        return
    for tile in in_force(s, seat):
        for power in REPLACE[tile]:
            if s.colonists[seat] + WORLDS[tile].colonists >= world.colonists and power.cost <= s.credits[seat]:
                yield tile, power


def ways(s: FrontiersState, seat: int, world: World, kind: int = NONE) -> list[int]:
    """All ways in which the seat can settle this world now (FRONT-7.24)."""
    found = []
    if s.colonists[seat] >= world.colonists:  # FRONT-7.4
        tiles = in_force(s, seat)
        if not world.military:
            if price_with(tiles, world, PAY, kind) <= s.credits[seat]:
                found.append(PAY)
        else:
            missing = world.cost - strength(s, seat, world)
            if missing <= 0 or most_boost(s, seat, boosts(s, seat)) >= missing:
                found.append(CONQUER)
            if contacts_with(tiles, world) and price_with(tiles, world, BY_CONTACT) <= s.credits[seat]:
                found.append(BY_CONTACT)
    if not world.military and next(in_place_of(s, seat, world), None):
        found.append(IN_PLACE)
    return found


def can_settle(s: FrontiersState, seat: int, world: World) -> bool:
    if world.good != ANY:
        return bool(ways(s, seat, world))
    return any(ways(s, seat, world, kind) for kind in kinds_of(world))
