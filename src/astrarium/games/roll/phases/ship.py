"""Phase V: Ship (section 10)."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeVar

from astrarium.kernel import Choice, Decision, Option, Text

from .. import dice, refs
from ..content import DESIGNS, FIGURES, PRICE, Rows, rows
from ..holdings import credits_lost, gain_chips, gain_credits, goods_of, powers_of, with_tiles
from ..names import CONSUMPTION, DICE, DIE_OF_WORLD, PHASES, SHIP, WORLD_COLOURS
from ..powers.goods import ConsumeCredits, ConsumeVp, PerGood, TradeBonus, TradeBuyVp
from ..state import RollState, RollStep
from .common import END_OF_PHASE, act, begin_phase, end_phase, take_worker, workers_of

G = TypeVar("G", bound=PerGood)

TRADE_BONUS = rows(TradeBonus)
BUY_VP = rows(TradeBuyVp)
CONSUME_CREDITS = rows(ConsumeCredits)
CONSUME_VP = rows(ConsumeVp)


class ShipStep(RollStep):
    __slots__ = ()

    def phase(self) -> int:
        return SHIP


@dataclass(slots=True)
class ShipPhase(ShipStep):
    def do(self, s: RollState) -> None:
        begin_phase(s, SHIP)
        s.push(EndShip())
        act(s, Ship, in_order=order_matters(s))


def order_matters(s: RollState) -> bool:
    """ROLL-12.4: could the pool be emptied in this phase?"""
    return 0 < s.pool <= sum([_most_chips(s, seat) for seat in range(s.seats)])


def _most_chips(s: RollState, seat: int) -> int:
    """An upper bound of the chips that a seat may gain in this phase."""
    at_the_end = sum([power.chips() for power in powers_of(s, seat, END_OF_PHASE[SHIP])])
    tasks = min(dice.size(workers_of(s, seat, SHIP)), len(goods_of(s, seat)))
    each = FIGURES.consume_vp + FIGURES.good_matches_vp + FIGURES.shipper_matches_vp
    more = powers_of(s, seat, CONSUME_VP)
    most = max([_bonus(more, colour) for colour in range(len(WORLD_COLOURS))]) if more else 0
    return at_the_end + tasks * (each + most)


@dataclass(slots=True)
class Ship(ShipStep):
    """ROLL-10.12: ship while a shipper and a good are left."""

    seat: int

    def do(self, s: RollState) -> None:
        if workers_of(s, self.seat, SHIP) and any(s.goods[self.seat]):
            s.push(self)
            s.push(PickShipper(self.seat))


VIRTUAL = len(DICE)  # a shipper is the kind of die, or this + the kind for a virtual worker


@dataclass(slots=True)
class PickShipper(ShipStep):
    """ROLL-6.2: which shipper goes next? It is asked before the good, so that options can say what a good brings."""

    seat: int

    def ask(self, s: RollState) -> Decision | None:
        real = dice.kinds(s.columns[self.seat][SHIP])
        options = [*real, *(VIRTUAL + kind for kind in dice.kinds(s.virtual[self.seat]))]
        return Decision.choose(self, self.seat, "ask.shipper", "ROLL-6.2", options)

    def answer(self, s: RollState, choice: Choice) -> None:
        s.push(PickGood(self.seat, choice[0]))

    def option(self, s: RollState, code: int) -> Option:
        kind = code % VIRTUAL
        if code >= VIRTUAL:
            return Option(refs.die_at(kind, "virtual"), Text("option.virtual", die=refs.DIE[kind]))
        return Option(refs.die_at(kind, PHASES[SHIP]), Text("option.die", die=refs.DIE[kind]))


TRADE, CONSUME = range(2)


@dataclass(slots=True)
class PickGood(ShipStep):
    """ROLL-10.1: which good does it take, and is it Traded or Consumed?"""

    seat: int
    shipper: int

    def ask(self, s: RollState) -> Decision | None:
        options = [
            (place * VIRTUAL + kind) * 2 + task
            for place, goods in enumerate(s.goods[self.seat])
            for kind in dice.kinds(goods)
            for task in (TRADE, CONSUME)
        ]
        return Decision.choose(self, self.seat, "ask.ship", "ROLL-10.1", options, die=refs.DIE[self.shipper % VIRTUAL])

    def answer(self, s: RollState, choice: Choice) -> None:
        seat = self.seat
        good, task = divmod(choice[0], 2)
        place, kind = divmod(good, VIRTUAL)
        design = s.tableau[seat][place]
        shipper = self.shipper % VIRTUAL
        s.goods[seat][place] -= dice.ONE[kind]
        s.citizenry[seat] += dice.ONE[kind]
        take_worker(s, seat, SHIP, shipper, self.shipper >= VIRTUAL)
        side, die, tile = refs.SEAT[seat], refs.DIE[kind], refs.TILE[design]
        if task == TRADE:
            price = trade_credits(s, seat, design)
            s.tell("trades", side=side, die=die, tile=tile)
            gain_credits(s, seat, price, refs.sources(refs.TRADE, _adding(s, seat, TRADE_BONUS, design)))
            for seller, power in with_tiles(s, seat, BUY_VP):
                s.push(BuyVp(seat, seller, power.cost, power.vp))
        else:
            vp = consume_vp(s, seat, design, kind, shipper)
            s.tell("consumes", side=side, die=die, tile=tile, shipper=refs.DIE[shipper], n=vp)
            gain_chips(s, seat, vp, refs.sources(refs.CONSUME, _adding(s, seat, CONSUME_VP, design)))
            credits_too = consume_credits(s, seat, design)
            if credits_too:
                payers = _adding(s, seat, CONSUME_CREDITS, design)
                gain_credits(s, seat, credits_too, refs.sources(refs.CONSUME, payers))

    def option(self, s: RollState, code: int) -> Option:
        seat = self.seat
        good, task = divmod(code, 2)
        place, kind = divmod(good, VIRTUAL)
        design = s.tableau[seat][place]
        ref = f"good:{DESIGNS[design].id}.{DICE[kind]}"
        die, tile = refs.DIE[kind], refs.TILE[design]
        if task == TRADE:
            price = trade_credits(s, seat, design)
            warning = credits_lost(s, seat, price)  # ROLL-10.12
            return Option(f"{ref}>trade", Text("option.trade", die=die, tile=tile, n=price), warning=warning)
        vp, more = consume_vp(s, seat, design, kind, self.shipper % VIRTUAL), consume_credits(s, seat, design)
        text = "option.consume_for_credits" if more else "option.consume"
        return Option(f"{ref}>consume", Text(text, die=die, tile=tile, n=vp, credits=more))


def _bonus(powers: Sequence[PerGood], colour: int) -> int:
    return sum([power.amount for power in powers if power.counts(colour)])


def _adding(s: RollState, seat: int, rows: Rows[G], design: int) -> list[int]:
    """The tiles that bring something extra for a good of this world."""
    colour = DESIGNS[design].colour
    return [tile for tile, power in with_tiles(s, seat, rows) if power.counts(colour)]


def trade_credits(s: RollState, seat: int, design: int) -> int:
    """The credits for Trading a good, by the colour of its world (ROLL-10.2, ROLL-17.23)."""
    colour = DESIGNS[design].colour
    return PRICE[colour] + _bonus(powers_of(s, seat, TRADE_BONUS), colour)


def consume_vp(s: RollState, seat: int, design: int, good: int, shipper: int) -> int:
    """The VP for Consuming a good (ROLL-10.3, ROLL-10.4, ROLL-17.26). A Consumption die matches any world."""
    colour = DESIGNS[design].colour
    matching = (DIE_OF_WORLD[colour], CONSUMPTION)
    vp = FIGURES.consume_vp + _bonus(powers_of(s, seat, CONSUME_VP), colour)
    if good in matching:
        vp += FIGURES.good_matches_vp
    return vp + FIGURES.shipper_matches_vp if shipper in matching else vp


def consume_credits(s: RollState, seat: int, design: int) -> int:
    """The credits for Consuming a good (ROLL-17.25)."""
    return _bonus(powers_of(s, seat, CONSUME_CREDITS), DESIGNS[design].colour)


@dataclass(slots=True)
class BuyVp(ShipStep):
    """ROLL-17.24, ROLL-A12: after a Trade, buy VP for credits?"""

    seat: int
    design: int  # the tile that sells them
    cost: int
    vp: int

    def ask(self, s: RollState) -> Decision | None:
        if s.credits[self.seat] < self.cost:
            return None
        tile = refs.TILE[self.design]
        return Decision.confirm(self, self.seat, "ask.buy_vp", "ROLL-17.24", cost=self.cost, n=self.vp, tile=tile)

    def answer(self, s: RollState, choice: Choice) -> None:
        if choice[0]:
            s.credits[self.seat] -= self.cost
            s.tell("buys_vp", side=refs.SEAT[self.seat], n=self.cost, tile=refs.TILE[self.design])
            gain_chips(s, self.seat, self.vp, refs.TILE[self.design])

    def option(self, s: RollState, code: int) -> Option:
        if code:
            return Option("buy_vp", Text("option.buy_vp", n=self.vp, cost=self.cost))
        return Option("nothing", Text("option.keep_credits"))


@dataclass(slots=True)
class EndShip(ShipStep):
    """ROLL-10.8: excess shippers return to the cup."""

    def do(self, s: RollState) -> None:
        end_phase(s, SHIP)
