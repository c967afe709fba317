"""A world that may be settled, in words: in which way and at which price (FRONT-7.24)."""

from dataclasses import replace

from astrarium.kernel import Option, Text

from . import refs
from .content import WORLDS
from .names import ANY, GOODS, NONE
from .options import world_option
from .settling import BY_CONTACT, CONQUER, IN_PLACE, in_place_of, price, strength, ways
from .state import FrontiersState


def settling_option(s: FrontiersState, seat: int, number: int) -> Option:
    """Where there is one way, it is taken without a question: so it is told here. Where there are several, or none, it
    is only named."""
    world, ref = WORLDS[number], refs.TILE[number]
    kinds = range(len(GOODS)) if world.good == ANY else (NONE,)
    found = {way for kind in kinds for way in ways(s, seat, world, kind)}
    option = world_option(number, "option.conquer" if world.military else "option.settle")
    if len(found) > 1:
        return replace(option, text=Text("option.settle_ways", world=ref))
    for way in found:
        if way == CONQUER:
            text = Text("option.settle_conquer", world=ref, have=strength(s, seat, world), need=world.cost)
        elif way == IN_PLACE:  # FRONT-7.22: with its good
            tile, power = next(in_place_of(s, seat, world))
            text = Text("option.settle_in_place", world=ref, tile=refs.TILE[tile], n=power.cost)
            return replace(option, text=text, warning=Text("warning.loses_colony", tile=refs.TILE[tile]))
        elif way == BY_CONTACT:
            text = Text("option.settle_contact", world=ref, n=price(s, seat, world, way))
        else:
            prices = {price(s, seat, world, way, kind) for kind in kinds}
            text = Text("option.settle_for" if len(prices) == 1 else "option.settle_from", world=ref, n=min(prices))
        return replace(option, text=text)
    return option
