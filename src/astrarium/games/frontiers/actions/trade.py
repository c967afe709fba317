"""Trade, and then Consume (section 9)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import FIGURES, WORLDS
from ..goals import stores
from ..names import TRADE_CONSUME
from ..state import FrontiersState, FrontiersStep
from ..supply import gain_chips
from .consume import ConsumePowers, FinishConsume, GainFromConsume
from .likeness import goods_unlike
from .sale import sale_option, sell, sellable
from .stockpiles import StoreCredits

NOTHING = len(WORLDS)  # in place of a colony


@dataclass(slots=True)
class TradeAction(FrontiersStep):
    """FRONT-9.1, FRONT-9.2: the active player's VP, then each in order Trades and Consumes."""

    def do(self, s: FrontiersState) -> None:
        gain_chips(s, s.leader, FIGURES.trade_vp, refs.ACTION[TRADE_CONSUME])
        for seat in reversed(s.seats_in_order()):
            s.push(TradeTurn(seat))


@dataclass(slots=True)
class TradeTurn(FrontiersStep):
    seat: int

    def do(self, s: FrontiersState) -> None:
        seat = self.seat
        s.begin_turn(seat)
        has_goods = max(s.goods[seat]) >= 0
        if stores(s, "credits"):
            s.push(StoreCredits(seat))
        s.push(FinishConsume(seat))
        if has_goods:
            s.push(ConsumePowers(seat))
        s.push(GainFromConsume(seat))
        if has_goods:
            s.push(SellGood(seat))


@dataclass(slots=True)
class SellGood(FrontiersStep):
    """FRONT-9.3: which good is sold, or none?"""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        goods = goods_unlike(s, self.seat, sellable(s, self.seat))
        return Decision.choose(self, self.seat, "ask.sell", "FRONT-9.3", [*goods, NOTHING]) if goods else None

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        if choice[0] != NOTHING:
            sell(s, self.seat, choice[0])

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == NOTHING:
            return Option("nothing", Text("option.sell_nothing"))
        return sale_option(s, self.seat, code)

    def blocked(self, s: FrontiersState) -> list[Blocked]:
        """FRONT-9.5"""
        return [
            Blocked(colony, self.option(s, colony), Refusal("FRONT-9.5", "not_sold"))
            for colony, good in zip(s.colonies[self.seat], s.goods[self.seat], strict=True)
            if good >= 0 and not WORLDS[colony].sellable
        ]
