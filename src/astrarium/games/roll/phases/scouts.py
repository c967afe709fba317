"""Explorers and tiles: abandoning, drawing, placing, arranging (ROLL-7.2 to ROLL-7.16)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..bag import draw, put_in_zone, take_from_zone, tell_new_tops, tops, zone
from ..content import DESIGNS, FIGURES, TILES, rows, side_of
from ..holdings import has_power
from ..names import DEVELOPMENT, EXPLORE, STACKS, WORLD
from ..powers.tiles import PlaceOnTop
from ..state import RollState, RollStep
from .stock import stock

ON_TOP = rows(PlaceOnTop)
ENOUGH_TO_GIVE = 3  # a seat with this many tiles in its construction zone must give one up (ROLL-7.8)
KINDS = range(len(STACKS))


class ExploreStep(RollStep):
    __slots__ = ()

    def phase(self) -> int:
        return EXPLORE


def side_option(tile: int, kind: int, text: str = "option.side", top: str = "", **more: int) -> Option:
    """One side of a tile as an option; its words name the other side."""
    design, back = DESIGNS[side_of(tile, kind)], side_of(tile, 1 - kind)
    ref = f"tile:{design.id}"
    words = Text(text, tile=ref, cost=design.cost, back=refs.TILE[back], stack=refs.STACK[kind], **more)
    return Option(f"{ref}{top}", words, (Text(f"tile.{design.id}.text"),))


def zone_option(s: RollState, seat: int, tile: int) -> Option:
    """A tile of the construction zone as an option: the side that is up, and its place in the stack from the top."""
    kind = next(kind for other, kind in zone(s, seat) if other == tile)
    stack = s.stacks[s.at(seat, kind)]
    return side_option(tile, kind, "option.zone_tile", n=len(stack) - stack.index(tile))


@dataclass(slots=True)
class Abandon(ExploreStep):
    """ROLL-7.2: which tiles are abandoned before drawing? One more tile than these is drawn."""

    seat: int
    kind: int  # of the worker that Scouts

    def ask(self, s: RollState) -> Decision | None:
        tiles = [tile for tile, _ in zone(s, self.seat)]
        if not tiles:
            return None
        return Decision.choose(self, self.seat, "ask.abandon", "ROLL-7.2", tiles, 0, len(tiles), reveals=True)

    def do(self, s: RollState) -> None:
        self.answer(s, ())

    def answer(self, s: RollState, choice: Choice) -> None:
        seat = self.seat
        wanted = len(choice) + FIGURES.scout_draws
        side, die = refs.SEAT[seat], refs.DIE[self.kind]
        s.tell("scouts", side=side, die=die, n=wanted, abandoned=len(choice))
        take_from_zone(s, seat, choice)
        s.abandoned[seat] += choice  # ROLL-7.3
        missing = draw(s, seat, wanted)
        if missing:
            s.push(BagIsShort(seat, self.kind, missing, int(missing == wanted)))
        s.push(PlaceTiles(seat))

    def option(self, s: RollState, code: int) -> Option:
        return zone_option(s, self.seat, code)


@dataclass(slots=True)
class PlaceTiles(ExploreStep):
    """ROLL-7.2: which of the tiles drawn goes under which stack? One after another, in any order."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        drawn = s.drawn[self.seat]
        if not drawn:
            return None
        places = [(kind, on_top) for kind in KINDS for on_top in self.places(s, kind)]
        options = [(tile * 2 + kind) * 2 + on_top for tile in drawn for kind, on_top in places]
        return Decision.choose(self, self.seat, "ask.place", "ROLL-7.2", options, n=len(drawn))

    def places(self, s: RollState, kind: int) -> tuple[int, ...]:
        """Where a tile may go: 0 under the stack, 1 on top with a power. ROLL-7.16: for an empty stack, only 0."""
        may_choose = has_power(s, self.seat, ON_TOP) and bool(s.stacks[s.at(self.seat, kind)])
        return (0, 1) if may_choose else (0,)

    def answer(self, s: RollState, choice: Choice) -> None:
        side, on_top = divmod(choice[0], 2)
        tile, kind = divmod(side, 2)
        s.drawn[self.seat].remove(tile)
        put_in_zone(s, self.seat, tile, kind, bool(on_top))
        s.push(self)

    def option(self, s: RollState, code: int) -> Option:
        side, on_top = divmod(code, 2)
        tile, kind = divmod(side, 2)
        if on_top:
            return side_option(tile, kind, "option.side_on_top", "^top")
        return side_option(tile, kind)


@dataclass(slots=True)
class BagIsShort(ExploreStep):
    """ROLL-7.8: everybody with enough tiles gives one up, then the scout draws the missing tiles."""

    seat: int
    kind: int  # of the worker that Scouts
    missing: int
    got_none: int  # has this Scout drawn nothing yet?

    def do(self, s: RollState) -> None:
        s.push(DrawAgain(self.seat, self.kind, self.missing, self.got_none))
        for seat in reversed(s.order()):
            if len(zone(s, seat)) >= ENOUGH_TO_GIVE:
                s.push(GiveUp(seat))


@dataclass(slots=True)
class GiveUp(ExploreStep):
    """ROLL-7.8, ROLL-A16: which tile goes into the bag?"""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        tiles = [tile for tile, _ in zone(s, self.seat)]
        return Decision.choose(self, self.seat, "ask.give_up", "ROLL-7.8", tiles, reveals=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.tell("gives_up", side=refs.SEAT[self.seat])
        take_from_zone(s, self.seat, choice)
        s.bag += choice

    def option(self, s: RollState, code: int) -> Option:
        return zone_option(s, self.seat, code)


@dataclass(slots=True)
class DrawAgain(ExploreStep):
    """ROLL-7.8: draw the missing tiles. ROLL-A17: a Scout that draws nothing becomes a Stock by the same worker."""

    seat: int
    kind: int
    missing: int
    got_none: int

    def do(self, s: RollState) -> None:
        missing = draw(s, self.seat, self.missing)
        if self.got_none and missing == self.missing:
            s.scouted[self.seat] -= dice.ONE[self.kind]
            stock(s, self.seat, self.kind)
        s.push(PlaceTiles(self.seat))


DIVIDER = len(TILES)  # the option that divides the two stacks: the number after the tiles


@dataclass(slots=True)
class Arrange(ExploreStep):
    """ROLL-17.9: which order for the seat's tiles? Developments from the top, the divider, worlds from the top."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        tiles = zone(s, self.seat)
        developments = [tile for tile, kind in tiles if kind == DEVELOPMENT]
        worlds = [tile for tile, kind in tiles if kind == WORLD]
        options = [*developments, DIVIDER, *worlds]
        # A tile that nobody else has seen may come to the top.
        return Decision.order(self, self.seat, "ask.arrange", "ROLL-7.10", options, reveals=True)

    def answer(self, s: RollState, choice: Choice) -> None:
        seat = self.seat
        before = tops(s, seat)
        middle = choice.index(DIVIDER)
        s.stacks[s.at(seat, DEVELOPMENT)] = list(reversed(choice[:middle]))
        s.stacks[s.at(seat, WORLD)] = list(reversed(choice[middle + 1 :]))
        s.arranged[seat] += 1
        s.tell("arranges", side=refs.SEAT[seat])
        tell_new_tops(s, seat, before)

    def option(self, s: RollState, code: int) -> Option:
        if code == DIVIDER:
            return Option("divider", Text("option.divider"))
        return zone_option(s, self.seat, code)


@dataclass(slots=True)
class ExtraTile(ExploreStep):
    """ROLL-17.11: draw one more tile when all tasks are done."""

    seat: int

    def do(self, s: RollState) -> None:
        draw(s, self.seat, 1)
        s.push(ChooseSide(self.seat))


@dataclass(slots=True)
class ChooseSide(ExploreStep):
    """ROLL-17.11, ROLL-A18: which side? It goes under that stack."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        options = [tile * 2 + kind for tile in s.drawn[self.seat] for kind in KINDS]
        return Decision.choose(self, self.seat, "ask.side", "ROLL-17.11", options) if options else None

    def answer(self, s: RollState, choice: Choice) -> None:
        tile, kind = divmod(choice[0], 2)
        s.drawn[self.seat].remove(tile)
        put_in_zone(s, self.seat, tile, kind)

    def option(self, s: RollState, code: int) -> Option:
        return side_option(code // 2, code % 2)
