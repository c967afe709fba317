"""The settling of one world: its kind, the way, and what powers give for it (FRONT-7.4 to FRONT-7.7)."""

from dataclasses import dataclass, replace

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..content import WORLDS, rows, totals
from ..empire import in_force
from ..names import GOODS
from ..powers.settle import AfterSettleCredit, AfterSettleDrawWorld
from ..state import FrontiersState, FrontiersStep
from ..supply import add_colony, draw_to_explored, gain_credits, remove_colony
from .boosts import ChooseBoost
from .choose_kind import ChooseKind
from .way_options import way_option
from .ways import BY_CONTACT, CONQUER, IN_PLACE, contact_tiles, in_place_of, price, strength, ways

AFTER_DRAW = totals(rows(AfterSettleDrawWorld), lambda power: power.amount)
AFTER_CREDIT = rows(AfterSettleCredit)
# FRONT-15.13: after a world that is not military, and after one that is
AFTER_WORLD = totals(AFTER_CREDIT, lambda power: power.amount if power.is_about(False) else 0)
AFTER_MILITARY = totals(AFTER_CREDIT, lambda power: power.amount if power.is_about(True) else 0)


@dataclass(slots=True)
class KindToSettle(ChooseKind):
    """For which kind is the world taken? Its price and its good follow from that."""

    seat: int
    world: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return self.ask_for([kind for kind in range(len(GOODS)) if ways(s, self.seat, WORLDS[self.world], kind)])


@dataclass(slots=True)
class ChooseWay(FrontiersStep):
    """FRONT-7.24: pay, conquer, contact, or in the place of a colony?"""

    seat: int
    world: int

    def ask(self, s: FrontiersState) -> Decision | None:
        found = ways(s, self.seat, WORLDS[self.world], s.kind)
        return Decision.choose(
            self, self.seat, "ask.way", "FRONT-7.24", found, reveals=True, world=refs.TILE[self.world]
        )

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (way,) = choice
        s.push(PutWorld(self.seat, self.world, way))
        if way == CONQUER:
            s.push(ChooseBoost(self.seat, self.world))

    def option(self, s: FrontiersState, code: int) -> Option:
        return replace(way_option(s, self.seat, self.world, code), likely=code == self._cheapest(s))

    def _cheapest(self, s: FrontiersState) -> int:
        """The way that costs least; one that takes a colony away comes last, one that takes goods before it."""
        world = WORLDS[self.world]

        def cost(way: int) -> int:
            if way == IN_PLACE:
                return 2 * world.cost + 1
            if way == CONQUER:
                return 0 if strength(s, self.seat, world) >= world.cost else 2 * world.cost
            return price(s, self.seat, world, way, s.kind)

        return min(ways(s, self.seat, world, s.kind), key=cost)


@dataclass(slots=True)
class PutWorld(FrontiersStep):
    """FRONT-7.7: the world becomes a colony, and powers give something for it."""

    seat: int
    world: int
    way: int

    def do(self, s: FrontiersState) -> None:
        seat, world = self.seat, WORLDS[self.world]
        side, ref = refs.SEAT[seat], refs.TILE[self.world]
        if self.way == CONQUER:
            s.tell("conquers", side=side, world=ref, have=strength(s, seat, world), need=world.cost)
        elif self.way == IN_PLACE:  # FRONT-A25
            tile, power = next(in_place_of(s, seat, world))
            s.credits[seat] -= power.cost
            s.colonists[seat] += WORLDS[tile].colonists  # FRONT-7.21
            remove_colony(s, seat, tile)
            s.tell("replaces", side=side, tile=refs.TILE[tile], world=ref)
        else:
            n = price(s, seat, world, self.way, s.kind)
            s.credits[seat] -= n
            if self.way == BY_CONTACT:
                s.tell("contacts", side=side, world=ref, tile=refs.tiles(contact_tiles(s, seat)), n=n)
            else:
                s.tell("settles", side=side, world=ref, n=n)
        s.colonists[seat] -= world.colonists
        s.explored[seat].remove(self.world)
        s.placed.append(self.world)
        s.settled += 1
        add_colony(s, seat, self.world)
        own = in_force(s, seat)
        after = AFTER_MILITARY if world.military else AFTER_WORLD
        for tile in own:
            gain_credits(s, seat, after[tile], refs.TILE[tile])
        draw_to_explored(s, seat, sum([AFTER_DRAW[tile] for tile in own]))  # FRONT-7.16
