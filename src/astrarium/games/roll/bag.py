"""Tiles of the bag and of the construction zone: drawing, putting under stacks, abandoning (ROLL-7)."""

from . import refs
from .content import side_of
from .names import DEVELOPMENT, STACKS, WORLD
from .state import RollState

KINDS = range(len(STACKS))


def draw(s: RollState, seat: int, wanted: int) -> int:
    """Draw tiles for a seat to place; returns how many are missing.

    ROLL-7.7: if the bag has too few, abandoned tiles go back into it.
    """
    drawn = [_from_bag(s, seat) for _ in range(min(wanted, len(s.bag)))]
    if len(drawn) < wanted:
        abandoned_to_bag(s)
        drawn += [_from_bag(s, seat) for _ in range(min(wanted - len(drawn), len(s.bag)))]
    s.drawn[seat] += drawn
    for tile in drawn:
        development, world = (refs.TILE[side_of(tile, kind)] for kind in KINDS)
        s.whisper(seat, "drew_tile", development=development, world=world)
    return wanted - len(drawn)


def _from_bag(s: RollState, seat: int) -> int:
    """Take a random tile from the bag; the last tile moves into its place."""
    at = s.rng.below(len(s.bag), refs.DRAWN[seat])
    tile = s.bag[at]
    s.bag[at] = s.bag[-1]
    s.bag.pop()
    return tile


def abandoned_to_bag(s: RollState) -> None:
    for tiles in s.abandoned:
        s.bag += tiles
        tiles.clear()


def zone(s: RollState, seat: int) -> list[tuple[int, int]]:
    """The tiles of a construction zone as (tile, which stack), each stack from its top."""
    return [(tile, kind) for kind in KINDS for tile in reversed(s.stacks[s.at(seat, kind)])]


def tops(s: RollState, seat: int) -> tuple[int, ...]:
    """The designs on top of the seat's stacks."""
    return tuple([side_of(tiles[-1], kind) for kind in KINDS if (tiles := s.stacks[s.at(seat, kind)])])


def tell_new_tops(s: RollState, seat: int, before: tuple[int, ...]) -> None:
    """ROLL-7.16: tell all about tiles that have become the top of a stack. `before`: the tops as they were."""
    new = [design for design in tops(s, seat) if design not in before]
    if new:
        s.reveal()
    for design in new:
        s.tell("tops", side=refs.SEAT[seat], tile=refs.TILE[design])


def take_from_zone(s: RollState, seat: int, tiles: tuple[int, ...]) -> None:
    """Remove tiles from anywhere in the stacks (ROLL-7.2); tiles that they covered are revealed."""
    before = tops(s, seat)
    for kind in (DEVELOPMENT, WORLD):
        at = s.at(seat, kind)
        s.stacks[at] = [tile for tile in s.stacks[at] if tile not in tiles]
    tell_new_tops(s, seat, before)


def put_in_zone(s: RollState, seat: int, tile: int, kind: int, on_top: bool = False) -> None:
    """Put a tile under the stack of the chosen side (ROLL-7.2), or on top of it (ROLL-17.14)."""
    before = tops(s, seat)
    stack = s.stacks[s.at(seat, kind)]
    stack.insert(len(stack) if on_top else 0, tile)
    tell_new_tops(s, seat, before)
