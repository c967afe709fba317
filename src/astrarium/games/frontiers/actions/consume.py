"""Consume powers (FRONT-9.6 to FRONT-9.18)."""

from dataclasses import dataclass, replace

from astrarium.kernel import Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import COUNT, POWERS_PER_TILE, coded_rows, rows, totals
from ..empire import good_on, in_force, owns, with_goods
from ..names import ANY
from ..options import good_option
from ..powers.goods import Consume, GainVp, TradeAgain, VpPerGoodConsumed
from ..state import FrontiersState, FrontiersStep
from ..supply import gain_chips, gain_credits, return_good
from .likeness import goods_unlike
from .sale import price, sale_option, sell, sellable

CONSUME = coded_rows(Consume)
CONSUME_BY_CODE = {code: power for powers in CONSUME for code, power in powers}
AGAIN = coded_rows(TradeAgain)
GAIN = totals(rows(GainVp), lambda power: power.amount)
PER_GOOD = rows(VpPerGoodConsumed)

STOP = COUNT * POWERS_PER_TILE  # in place of a power's code


@dataclass(slots=True)
class GainFromConsume(FrontiersStep):
    """FRONT-9.17: powers that take no good."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        for tile in in_force(s, self.seat):
            gain_chips(s, self.seat, GAIN[tile], refs.TILE[tile])


def takes(s: FrontiersState, seat: int, power: Consume) -> int:
    """How many goods the power takes now; 0: it cannot be used (FRONT-9.7, FRONT-9.18)."""
    goods = with_goods(s, seat, power.scope)
    there = len({good_on(s, seat, colony) for colony in goods}) if power.distinct else len(goods)
    if power.up_to:
        return min(power.goods, there)
    return power.goods if there >= power.goods else 0


def gains(power: Consume, goods: int) -> tuple[int, int]:
    """VP and credits that a power gives for this many goods."""
    times = goods if power.up_to else 1
    return power.vp * times, power.credits * times


@dataclass(slots=True)
class ConsumePowers(FrontiersStep):
    """FRONT-9.6, FRONT-9.8: which power next? Until none is usable; only selling once more is optional (FRONT-9.11)."""

    seat: int

    def _usable(self, s: FrontiersState) -> list[int]:
        """The codes of the powers that can take goods now."""
        return [
            code
            for tile in in_force(s, self.seat)
            for code, power in CONSUME[tile]
            if not s.used >> code & 1 and takes(s, self.seat, power)
        ]

    def ask(self, s: FrontiersState) -> Decision | None:
        own, must = in_force(s, self.seat), self._usable(s)
        may = []
        if sellable(s, self.seat):
            may = [code for tile in own for code, _ in AGAIN[tile] if not s.used >> code & 1]
        if not must and not may:
            return None
        options = [*must, *may] if must else [*may, STOP]
        return Decision.choose(self, self.seat, "ask.consume", "FRONT-9.6", options)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (code,) = choice
        if code == STOP:
            return
        s.used |= 1 << code
        s.push(self)
        s.push(ConsumeGoods(self.seat, code) if code in CONSUME_BY_CODE else SellAgain(self.seat))

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == STOP:
            return Option("nothing", Text("option.consume_no_more"))
        ref = refs.TILE[code // POWERS_PER_TILE]
        if code not in CONSUME_BY_CODE:
            return Option(ref, Text("option.sell_again", tile=ref))
        power = CONSUME_BY_CODE[code]
        n = takes(s, self.seat, power)
        vp, money = gains(power, n)
        text = "option.consume" if vp and money else "option.consume_for_vp" if vp else "option.consume_for_credits"
        likely = code == max(self._usable(s), key=lambda other: self._yield(s, other), default=None)
        return Option(ref, Text(text, tile=ref, n=n, vp=vp, credits=money), likely=likely)

    def _yield(self, s: FrontiersState, code: int) -> tuple[float, bool]:
        """What a power gives for each good; of those that give as much, first the one that takes a single kind."""
        power = CONSUME_BY_CODE[code]
        n = takes(s, self.seat, power)
        return sum(gains(power, n)) / n, power.scope != ANY


@dataclass(slots=True)
class ConsumeGoods(FrontiersStep):
    """FRONT-9.7: which goods? As many as the power takes."""

    seat: int
    power: int

    def ask(self, s: FrontiersState) -> Decision | None:
        power = CONSUME_BY_CODE[self.power]
        n = takes(s, self.seat, power)
        goods = goods_unlike(s, self.seat, with_goods(s, self.seat, power.scope), 1 if power.distinct else n)
        tile = refs.TILE[self.power // POWERS_PER_TILE]
        return Decision.choose(self, self.seat, "ask.consume_goods", "FRONT-9.7", goods, n, n, n=n, tile=tile)

    def refuse(self, s: FrontiersState, choice: Choice) -> Refusal | None:
        kinds = {good_on(s, self.seat, colony) for colony in choice}
        if CONSUME_BY_CODE[self.power].distinct and len(kinds) < len(choice):
            return Refusal("FRONT-15.24", "same_kind")
        return None

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        kinds = [return_good(s, self.seat, colony) for colony in choice]
        s.consumed += len(kinds)
        tile = refs.TILE[self.power // POWERS_PER_TILE]
        s.tell("consumes", side=refs.SEAT[self.seat], goods=refs.goods(kinds), tile=tile)
        vp, money = gains(CONSUME_BY_CODE[self.power], len(kinds))
        gain_chips(s, self.seat, vp, tile)
        gain_credits(s, self.seat, money, tile)

    def option(self, s: FrontiersState, code: int) -> Option:
        return good_option(s, self.seat, code)


@dataclass(slots=True)
class SellAgain(FrontiersStep):
    """FRONT-9.11, FRONT-A27: one more sale, at the same prices."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return Decision.choose(self, self.seat, "ask.sell_again", "FRONT-9.11", self._goods(s))

    def _goods(self, s: FrontiersState) -> list[int]:
        return goods_unlike(s, self.seat, sellable(s, self.seat))

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        sell(s, self.seat, choice[0])

    def option(self, s: FrontiersState, code: int) -> Option:
        option = sale_option(s, self.seat, code)
        return replace(option, likely=code == max(self._goods(s), key=lambda good: self._price(s, good)))

    def _price(self, s: FrontiersState, colony: int) -> int:
        return price(s, self.seat, good_on(s, self.seat, colony))


@dataclass(slots=True)
class FinishConsume(FrontiersStep):
    """FRONT-9.12: VP for the goods that were consumed."""

    seat: int

    def do(self, s: FrontiersState) -> None:
        for tile in in_force(s, self.seat):
            for power in PER_GOOD[tile]:
                bonus = power.bonus_vp if owns(s, self.seat, power.bonus_with) else 0
                gain_chips(s, self.seat, power.amount * s.consumed + bonus, refs.TILE[tile])
