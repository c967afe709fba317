"""Tiles of the bag and of the construction zone: drawn, put under stacks, abandoned (ROLL-7)."""

from . import refs
from .content import side_of
from .names import DEVELOPMENT, STACKS, WORLD
from .state import RollState

KINDS = range(len(STACKS))


def draw(s: RollState, seat: int, wanted: int) -> int:
    """Tiles for a seat to place. ROLL-7.7: if the bag is short, abandoned tiles go back into it.

    Returns how many are missing.
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
    """Any of them, all equally likely: the last one takes its place."""
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
    """The sides that are up, as designs."""
    stacks = ((s.stacks[s.at(seat, kind)], kind) for kind in KINDS)
    return tuple(side_of(tiles[-1], kind) for tiles, kind in stacks if tiles)


def tell_new_tops(s: RollState, seat: int, before: tuple[int, ...]) -> None:
    """ROLL-7.16: a tile that has become the top of a stack is seen by all."""
    new = [design for design in tops(s, seat) if design not in before]
    if new:
        s.reveal()
    for design in new:
        s.tell("tops", side=refs.SEAT[seat], tile=refs.TILE[design])


def take_from_zone(s: RollState, seat: int, tiles: tuple[int, ...]) -> None:
    """These leave the stacks, from anywhere in them (ROLL-7.2); what they covered is seen."""
    before = tops(s, seat)
    for kind in (DEVELOPMENT, WORLD):
        at = s.at(seat, kind)
        s.stacks[at] = [tile for tile in s.stacks[at] if tile not in tiles]
    tell_new_tops(s, seat, before)


def put_in_zone(s: RollState, seat: int, tile: int, kind: int, on_top: bool = False) -> None:
    """ROLL-7.2: under the stack of the side chosen, or (ROLL-17.14) on top of it."""
    before = tops(s, seat)
    stack = s.stacks[s.at(seat, kind)]
    stack.insert(len(stack) if on_top else 0, tile)
    tell_new_tops(s, seat, before)
