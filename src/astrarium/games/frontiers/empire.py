"""What a player has: tiles in force, goods, and what powers count (FRONT-3, FRONT-16)."""

from collections.abc import Sequence
from functools import lru_cache

from .content import ANY_KIND, NUMBER, TILES, WORLDS, Tile, World, rows
from .names import ALIEN, ANY, KEYWORDS, NO_GOOD, NONE, REBEL
from .powers.scores import Count
from .powers.settle import Military
from .state import FrontiersState

GENERAL_MILITARY = tuple(sum(power.amount for power in powers if power.vs == ANY) for powers in rows(Military))


def in_force(s: FrontiersState, seat: int) -> list[int]:
    """FRONT-3.2: the tiles whose powers count: not those placed in the present turn."""
    tiles = s.colonies[seat] + s.developments[seat]
    return [tile for tile in tiles if tile not in s.placed] if s.turn == seat and s.placed else tiles


def is_about(scope: int, world: World, kind: int = NONE) -> bool:
    """FRONT-16.2: does a Settle power for this kind apply to a world? `kind`: what one of any kind is taken for."""
    if scope == ANY:
        return True
    if scope == ALIEN and world.is_alien:
        return True
    if scope == REBEL:
        return "rebel" in world.keywords
    return scope == (kind if world.good == ANY else world.good)


def kind_of(s: FrontiersState, world: int) -> int:
    """The kind of good that a colony makes in this turn."""
    good = WORLDS[world].good
    return s.kind if good == ANY else good


def with_goods(s: FrontiersState, seat: int, kind: int = ANY) -> list[int]:
    """The colonies that hold a good (of this kind)."""
    colonies = zip(s.colonies[seat], s.goods[seat], strict=True)
    if kind == ANY:
        return [colony for colony, good in colonies if good != NONE]
    return [colony for colony, good in colonies if good == kind]


def good_on(s: FrontiersState, seat: int, colony: int) -> int:
    return s.goods[seat][s.colonies[seat].index(colony)]


def is_empty(s: FrontiersState, seat: int, colony: int) -> bool:
    return good_on(s, seat, colony) == NONE


def worlds_held(s: FrontiersState, seat: int) -> int:
    """FRONT-6.4: how many worlds the seat holds, explored ones and colonies."""
    return len(s.explored[seat]) + len(s.colonies[seat])


def spaces(s: FrontiersState, seat: int) -> int:
    """FRONT-5.3: the spaces covered by developments."""
    return sum([SPACES[tile] for tile in s.developments[seat]])


SPACES = tuple(getattr(tile, "spaces", 0) for tile in TILES)


def general_military(s: FrontiersState, seat: int) -> int:
    """FRONT-16.3: Military against any world, without what is specialised or temporary."""
    return military_of(s.colonies[seat] + s.developments[seat])


def military_of(tiles: Sequence[int]) -> int:
    return sum([GENERAL_MILITARY[tile] for tile in tiles])


# Counting (FRONT-16)


def count_in(colonies: Sequence[int], developments: Sequence[int], count: Count, kind: int) -> int:
    """How many things of an empire fit; `kind` is what a colony of any kind is taken for."""
    if count.what == "military":
        return military_of([*colonies, *developments])
    if count.what == "different_kind":
        return kinds_in(colonies, kind)
    fitting = _fitting(count, kind)
    found = 0
    if count.what != "development":
        found += len([tile for tile in colonies if tile in fitting])
    if count.what != "colony":
        found += len([tile for tile in developments if tile in fitting])
    return found


@lru_cache(1024)
def _fitting(count: Count, kind: int) -> frozenset[int]:
    return frozenset(number for number, tile in enumerate(TILES) if _fits(count, tile, kind))


def _fits(count: Count, tile: Tile, kind: int) -> bool:
    """FRONT-16.1: does a tile fit all filters?"""
    if isinstance(tile, World):
        of_kind = count.good in (NO_GOOD, kind if tile.good == ANY else tile.good)
        fits = (
            of_kind
            and count.resource in ("", tile.resource)
            and count.military in (None, tile.military)
            and count.colonists in (0, tile.colonists)
            and not count.size
        )
    else:
        is_colony = count.good != NO_GOOD or count.resource or count.military is not None or count.colonists
        fits = not is_colony and count.size in ("", getattr(tile, "size", ""))
    return (
        fits
        and (count.keyword is None or count.keyword in tile.keywords)
        and (count.other_than_keyword is None or count.other_than_keyword not in tile.keywords)
        and (count.icon is None or count.icon in tile.icons)
        and (not count.ids or tile.id in count.ids)
    )


def kinds_in(colonies: Sequence[int], kind: int) -> int:
    """FRONT-16.3: how many different kinds; grey is none, and a colony of any kind is of this `kind`."""
    kinds = {kind if colony in ANY_KIND else WORLDS[colony].good for colony in colonies}
    return len(kinds - {NO_GOOD, NONE})


def different_keywords(s: FrontiersState, seat: int) -> int:
    tiles = s.colonies[seat] + s.developments[seat]
    return len([keyword for keyword in KEYWORDS if any(keyword in TILES[tile].keywords for tile in tiles)])


def different_icons(s: FrontiersState, seat: int) -> int:
    """How many different signs the empire has (FRONT-14.8, FRONT-14.12)."""
    return len({icon for tile in s.colonies[seat] + s.developments[seat] for icon in ICONS_OF[tile]})


def consume_powers(s: FrontiersState, seat: int) -> int:
    """FRONT-14.12: how many tiles have Consume powers (tiles, not powers)."""
    return len([tile for tile in s.colonies[seat] + s.developments[seat] if "consume" in ICONS_OF[tile]])


ICONS_OF = tuple(tile.icons for tile in TILES)


def owns(s: FrontiersState, seat: int, id_: str) -> bool:
    return NUMBER[id_] in s.developments[seat] or NUMBER[id_] in s.colonies[seat]
