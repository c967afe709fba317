"""Produce (section 8)."""

from collections.abc import Sequence
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from . import refs
from .content import ANY_KIND, WORLDS, rows
from .empire import count_in, good_on, in_force, is_empty, kind_of
from .goals import stores
from .kinds import ChooseKind
from .names import ANY, GOODS, NO_GOOD, NONE
from .options import world_option
from .powers.exploring import GainCredit
from .powers.goods import (
    CreditIfProducedHere,
    CreditPer,
    CreditPerKindProduced,
    CreditPerProduced,
)
from .state import FrontiersState, FrontiersStep
from .storing import StoreGoods
from .supply import gain_credits
from .windfalls import WINDFALL, ChooseSource, produce_on

HERE = rows(CreditIfProducedHere)
PER_PRODUCED = rows(CreditPerProduced)
PER_KIND = rows(CreditPerKindProduced)
PER = rows(CreditPer)
CREDIT = rows(GainCredit, "produce")
PAYS = tuple(any(kinds) for kinds in zip(CREDIT, PER_KIND, PER, PER_PRODUCED, strict=True))

PRODUCTION = frozenset(number for number, world in enumerate(WORLDS) if world.resource == "production")


@dataclass(slots=True)
class ProduceAction(FrontiersStep):
    """FRONT-8.2: in order from the active player, who takes the credits of the tile (FRONT-8.1)."""

    def do(self, s: FrontiersState) -> None:
        gain_credits(s, s.leader, s.tile_credits)
        s.tile_credits = 0
        for seat in reversed(s.seats_in_order()):
            s.push(ProduceTurn(seat))


@dataclass(slots=True)
class ProduceTurn(FrontiersStep):
    """FRONT-8.9: production colonies, windfall powers and the bonus, credits, storing."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        seat = self.seat
        s.begin_turn(seat)
        if stores(s, "goods"):
            s.push(StoreGoods(seat))
        s.push(ProductionCredits(seat))
        s.push(ChooseSource(seat))
        s.push(ProduceOnColonies(seat))
        of_any = [colony for colony in s.colonies[seat] if colony in ANY_KIND]
        if of_any:
            s.push(KindToProduce(seat, of_any[0]))


@dataclass(slots=True)
class KindToProduce(ChooseKind):
    """Asked where a good may come there, or the kinds of colonies are counted."""

    seat: int
    world: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return self.ask_for(range(len(GOODS))) if self._matters(s) else None

    def _matters(self, s: FrontiersState) -> bool:
        tiles, own = in_force(s, self.seat), [colony for colony in s.colonies[self.seat] if colony in ANY_KIND]
        empty = any(is_empty(s, self.seat, colony) for colony in own)
        makes = any(WORLDS[colony].resource == "production" for colony in own)
        if empty and (makes or self.seat == s.leader or any(WINDFALL[tile] for tile in tiles)):
            return True
        counts = [power.count for tile in tiles for power in PER[tile]]
        return any(count.good != NO_GOOD or count.what == "different_kind" for count in counts)


def empty_producers(s: FrontiersState, seat: int) -> list[int]:
    """FRONT-8.2: production colonies without a good."""
    colonies = zip(s.colonies[seat], s.goods[seat], strict=True)
    return [colony for colony, good in colonies if good == NONE and colony in PRODUCTION]


@dataclass(slots=True)
class ProduceOnColonies(FrontiersStep):
    """FRONT-8.2: on all of them, but where goods of a kind run short (FRONT-8.6)."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        colonies = empty_producers(s, self.seat)
        kinds = [kind_of(s, colony) for colony in colonies]
        short = [kind for kind in sorted(set(kinds), reverse=True) if kinds.count(kind) > s.supply[kind]]
        for kind in short:
            s.push(ProduceOnSome(self.seat, kind))
        for colony, kind in zip(colonies, kinds, strict=True):
            if kind not in short:
                produce_on(s, self.seat, colony)


@dataclass(slots=True)
class ProduceOnSome(FrontiersStep):
    """FRONT-8.6: fewer goods of this kind are left than colonies that could get one: which get them?"""

    seat: int
    kind: int

    def ask(self, s: FrontiersState) -> Decision | None:
        colonies = [colony for colony in empty_producers(s, self.seat) if kind_of(s, colony) == self.kind]
        n, good = s.supply[self.kind], refs.GOOD[self.kind]
        if not n:
            return None
        return Decision.choose(self, self.seat, "ask.shortage", "FRONT-8.6", colonies, n, n, n=n, good=good)

    def do(self, s: FrontiersState) -> None:
        s.tell("no_good", side=refs.SEAT[self.seat], good=refs.GOOD[self.kind])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        for colony in choice:
            produce_on(s, self.seat, colony)

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class ProductionCredits(FrontiersStep):
    """FRONT-15.18 to FRONT-15.22: for what was produced, or is counted."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        kinds = [good_on(s, self.seat, colony) for colony in s.produced]
        colonies, developments = s.colonies[self.seat], s.developments[self.seat]
        gain_credits(s, self.seat, wages(colonies, developments, s.produced, kinds, s.kind))


def wages(
    colonies: Sequence[int], developments: Sequence[int], produced: Sequence[int], kinds: Sequence[int], kind: int
) -> int:
    """The credits of these tiles for goods of these kinds on these colonies; `kind` as in `count_in`."""
    n = sum([power.amount for colony in produced for power in HERE[colony]])
    for tile in [tile for tile in (*colonies, *developments) if PAYS[tile]]:
        n += sum([power.amount for power in CREDIT[tile]])
        n += sum([power.amount * len(set(kinds)) for power in PER_KIND[tile]])
        n += sum([power.amount * count_in(colonies, developments, power.count, kind) for power in PER[tile]])
        n += sum([power.amount for power in PER_PRODUCED[tile] for made in kinds if power.scope in (ANY, made)])
    return n
