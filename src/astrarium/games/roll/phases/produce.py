"""Phase IV: Produce (section 9)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..content import DESIGNS, FIGURES, rows
from ..holdings import powers_of
from ..names import GRAY, PHASES, PRODUCE
from ..powers.goods import ExtraGoodCapacity
from ..state import RollState, RollStep
from .common import act, begin_phase, end_phase

CAPACITY = rows(ExtraGoodCapacity)
COLOURED_WORLDS = frozenset(n for n, design in enumerate(DESIGNS) if design.is_world and design.colour != GRAY)
PER_KIND = 1 << 8  # an option is the kind of die * this + the place of the world in the tableau


def room(s: RollState, seat: int) -> list[tuple[int, int]]:
    """Worlds with room for goods, as (place in the tableau, room). ROLL-9.1, ROLL-9.2: grey worlds have none."""
    most = FIGURES.goods_per_world + sum([power.amount for power in powers_of(s, seat, CAPACITY)])
    tableau = s.tableau[seat]
    return [
        (place, most - dice.size(goods))
        for place, goods in enumerate(s.goods[seat])
        if tableau[place] in COLOURED_WORLDS and dice.size(goods) < most
    ]


class ProduceStep(RollStep):
    __slots__ = ()

    def phase(self) -> int:
        return PRODUCE


@dataclass(slots=True)
class ProducePhase(ProduceStep):
    """A seat touches only its own worlds, so all act at the same time (ROLL-12.4)."""

    def do(self, s: RollState) -> None:
        begin_phase(s, PRODUCE)
        s.push(EndProduce())
        act(s, Produce, in_order=False)


@dataclass(slots=True)
class Produce(ProduceStep):
    """ROLL-9.5: which producer becomes a good on which world? One after another, while there is room."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        producers = s.columns[self.seat][PRODUCE]
        worlds = room(s, self.seat)
        kinds = dice.kinds(producers)
        if not kinds or (len(kinds) == 1 and dice.size(producers) >= sum(free for _, free in worlds)):
            return None  # nothing to choose: all dice are alike, and every world is filled
        options = [kind * PER_KIND + place for place, _ in worlds for kind in kinds]
        return Decision.choose(self, self.seat, "ask.produce", "ROLL-9.5", options) if options else None

    def do(self, s: RollState) -> None:
        kinds = dice.kinds(s.columns[self.seat][PRODUCE])
        if kinds:
            for place, free in room(s, self.seat):
                for _ in range(free):
                    self.produce(s, kinds[0], place)

    def answer(self, s: RollState, choice: Choice) -> None:
        self.produce(s, *divmod(choice[0], PER_KIND))
        s.push(self)

    def produce(self, s: RollState, kind: int, place: int) -> None:
        seat = self.seat
        s.columns[seat][PRODUCE] -= dice.ONE[kind]
        s.goods[seat][place] += dice.ONE[kind]
        tile = refs.TILE[s.tableau[seat][place]]
        s.tell("produces", side=refs.SEAT[seat], die=refs.DIE[kind], tile=tile)

    def option(self, s: RollState, code: int) -> Option:
        kind, place = divmod(code, PER_KIND)
        tile = refs.TILE[s.tableau[self.seat][place]]
        ref = f"{refs.die_at(kind, PHASES[PRODUCE])}>{tile}"
        return Option(ref, Text("option.produce", die=refs.DIE[kind], tile=tile))


@dataclass(slots=True)
class EndProduce(ProduceStep):
    """ROLL-9.3: excess producers return to the cup."""

    def do(self, s: RollState) -> None:
        end_phase(s, PRODUCE)
