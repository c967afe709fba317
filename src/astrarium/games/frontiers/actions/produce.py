"""Produce (section 8)."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..content import ANY_KIND, WORLDS, rows
from ..empire import count_in, good_on, is_empty, kind_of
from ..goals import stores
from ..names import ANY, GOODS, NONE, NOVELTY, PRODUCE
from ..options import world_option
from ..powers.explore import GainCredit
from ..powers.goods import CreditPer, CreditPerKindProduced, CreditPerProduced
from ..state import FrontiersState, FrontiersStep
from ..supply import gain_credits
from .choose_kind import ChooseKind
from .likeness import HERE, goods_unlike
from .stockpiles import StoreGoods
from .windfalls import ChooseSource, produce_on

PER_PRODUCED = rows(CreditPerProduced)
PER_KIND = rows(CreditPerKindProduced)
PER = rows(CreditPer)
CREDIT = rows(GainCredit, "produce")
PAYS = tuple(any(kinds) for kinds in zip(HERE, CREDIT, PER_KIND, PER, PER_PRODUCED, strict=True))

PRODUCTION = frozenset(number for number, world in enumerate(WORLDS) if world.resource == "production")


@dataclass(slots=True)
class ProduceAction(FrontiersStep):
    """FRONT-8.2: in order from the active player, who takes the credits of the tile (FRONT-8.1)."""

    def do(self, s: FrontiersState) -> None:
        gain_credits(s, s.leader, s.tile_credits, refs.ACTION[PRODUCE])
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
        if of_any and KindToProduce.matters(s, seat, of_any):
            s.push(KindToProduce(seat, of_any[0]))


@dataclass(slots=True)
class KindToProduce(ChooseKind):
    """FRONT-A35: asked before anything else if the colony produces without a power, or if its kind is paid for."""

    seat: int
    world: int

    @staticmethod
    def matters(s: FrontiersState, seat: int, of_any: Sequence[int]) -> bool:
        if any(colony in PRODUCTION and is_empty(s, seat, colony) for colony in of_any):
            return True
        colonies, developments = s.colonies[seat], s.developments[seat]
        return len({wages(colonies, developments, (), (), kind) for kind in range(len(GOODS))}) > 1

    def ask(self, s: FrontiersState) -> Decision | None:
        return self.ask_for(range(len(GOODS)))


def empty_producers(s: FrontiersState, seat: int) -> list[int]:
    """FRONT-8.2: production colonies without a good."""
    colonies = zip(s.colonies[seat], s.goods[seat], strict=True)
    return [colony for colony, good in colonies if good == NONE and colony in PRODUCTION]


@dataclass(slots=True)
class ProduceOnColonies(FrontiersStep):
    """FRONT-8.2: on all of them, unless goods of a kind run short (FRONT-8.6)."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        colonies = empty_producers(s, self.seat)
        kinds = [kind_of(s, colony) for colony in colonies]
        short = [kind for kind in set(kinds) if kinds.count(kind) > s.supply[kind]]
        for kind in sorted(short, reverse=True):
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
        colonies = goods_unlike(s, self.seat, colonies, n)
        return Decision.choose(self, self.seat, "ask.shortage", "FRONT-8.6", colonies, n, n, n=n, good=good)

    def do(self, s: FrontiersState) -> None:
        """Tell that the others get none."""
        s.tell("no_good", side=refs.SEAT[self.seat], good=refs.GOOD[self.kind])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        for colony in choice:
            produce_on(s, self.seat, colony)
        self.do(s)

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class ProductionCredits(FrontiersStep):
    """FRONT-15.18 to FRONT-15.22: credits for what was produced, or for what a power counts."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        kinds = [good_on(s, self.seat, colony) for colony in s.produced]
        colonies, developments = s.colonies[self.seat], s.developments[self.seat]
        kind = NOVELTY if s.kind == NONE else s.kind  # FRONT-A35: where it was not asked, all kinds pay the same
        for tile, n in wages_of(colonies, developments, s.produced, kinds, kind):
            gain_credits(s, self.seat, n, refs.TILE[tile])


def wages_of(
    colonies: Sequence[int], developments: Sequence[int], produced: Sequence[int], kinds: Sequence[int], kind: int
) -> Iterator[tuple[int, int]]:
    """What each tile pays in Produce for goods of these `kinds` on the `produced` colonies; `kind` as in `count_in`."""
    for tile in [tile for tile in (*colonies, *developments) if PAYS[tile]]:
        n = HERE[tile] if tile in produced else 0
        n += sum([power.amount for power in CREDIT[tile]])
        n += sum([power.amount * len(set(kinds)) for power in PER_KIND[tile]])
        n += sum([power.amount * count_in(colonies, developments, power.count, kind) for power in PER[tile]])
        n += sum([power.amount for power in PER_PRODUCED[tile] for made in kinds if power.scope in (ANY, made)])
        yield tile, n


def wages(
    colonies: Sequence[int], developments: Sequence[int], produced: Sequence[int], kinds: Sequence[int], kind: int
) -> int:
    """The sum of it."""
    return sum([n for _, n in wages_of(colonies, developments, produced, kinds, kind)])
