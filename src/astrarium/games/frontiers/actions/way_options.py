"""Options for settling a world, and for each way of settling it: what it needs and costs (FRONT-7.24)."""

from collections.abc import Collection
from dataclasses import replace
from typing import NamedTuple

from astrarium.kernel import Option, Text
from astrarium.kernel.text import Arg

from .. import refs
from ..content import WORLDS
from ..options import world_option
from ..state import FrontiersState
from .ways import BY_CONTACT, CONQUER, IN_PLACE, contact_tiles, in_place_of, kinds_of, price, strength, ways

WAY_NAMES = ("pay", "conquer", "contact", "in_place")


class Said(NamedTuple):
    """A way in words, and what to know before taking it."""

    text: Text
    warning: Text | None = None


def way_said(s: FrontiersState, seat: int, number: int, way: int, kinds: Collection[int], asked: str) -> Said:
    """What this way needs and costs. `kinds`: the kinds that a world of any kind may be taken for; `asked`: `settle` if
    the world is not chosen yet, `way` if it is."""
    world, args = WORLDS[number], dict[str, Arg](world=refs.TILE[number])
    said = f"option.{asked}_{WAY_NAMES[way]}"
    if way == CONQUER:
        return Said(Text(said, args | {"have": strength(s, seat, world), "need": world.cost}))
    if way == IN_PLACE:  # FRONT-7.22: with its good
        tile, power = next(in_place_of(s, seat, world))
        args |= {"tile": refs.TILE[tile], "n": power.cost}
        return Said(Text(said, args), Text("warning.loses_colony", tile=refs.TILE[tile]))
    if way == BY_CONTACT:
        args |= {"tile": refs.tiles(contact_tiles(s, seat))}
    prices = {price(s, seat, world, way, kind) for kind in kinds}
    return Said(Text(said if len(prices) == 1 else f"{said}_from", args | {"n": min(prices)}))


def way_option(s: FrontiersState, seat: int, number: int, way: int) -> Option:
    """A way of settling a world that was chosen."""
    text, warning = way_said(s, seat, number, way, (s.kind,), "way")
    return Option(f"way:{WAY_NAMES[way]}", text, warning=warning)


def settling_option(s: FrontiersState, seat: int, number: int) -> Option:
    """A world as an option. A single way is taken without a question, so it is described here; with several ways, or
    none, the world is only named."""
    world = WORLDS[number]
    kinds = kinds_of(world)
    found = {way for kind in kinds for way in ways(s, seat, world, kind)}
    option = world_option(number, "option.conquer" if world.military else "option.settle")
    if not found:
        return option
    if len(found) > 1:
        return replace(option, text=Text("option.settle_ways", world=refs.TILE[number]))
    [way] = found
    text, warning = way_said(s, seat, number, way, kinds, "settle")
    return replace(option, text=text, warning=warning)
