"""Selling a good for cards (RACE-8.8 to RACE-8.10, RACE-14.4)."""

from dataclasses import dataclass, replace

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..cards import discard_good, draw, worlds_with_goods
from ..content import GOOD, PRICE, rows
from ..names import ANY_GOOD
from ..options import card_option
from ..powers import TradeBonus
from ..state import RaceState, RaceStep

BONUS = rows(TradeBonus)


def sale_price(s: RaceState, seat: int, world: int, use_bonuses: bool) -> int:
    """RACE-8.8, RACE-8.10: the list price and every $ power that applies (RACE-14.5: some only to their own good)."""
    good = GOOD[world]
    total = PRICE[good]
    if use_bonuses:
        for card in s.in_force[seat]:
            for power in BONUS[card]:
                if power.this_world:
                    total += power.n if card == world else 0
                elif power.good in (ANY_GOOD, good):
                    total += power.n
    return total


def best_price(s: RaceState, seat: int, worlds: list[int], use_bonuses: bool) -> int:
    """The price of the most expensive good on these worlds; 0 if there is none."""
    return max((sale_price(s, seat, world, use_bonuses) for world in worlds), default=0)


@dataclass(slots=True)
class Sell(RaceStep):
    """Which good is sold? Skipped if there is none."""

    seat: int
    use_bonuses: bool
    rule: str

    def ask(self, s: RaceState) -> Decision | None:
        worlds = worlds_with_goods(s, self.seat)
        return Decision.choose(self, self.seat, "ask.sell", self.rule, worlds) if worlds else None

    def answer(self, s: RaceState, choice: Choice) -> None:
        world = choice[0]
        cards = sale_price(s, self.seat, world, self.use_bonuses)
        discard_good(s, self.seat, world)
        good = refs.GOOD[GOOD[world]]
        s.tell("sells", side=refs.SEAT[self.seat], good=good, card=refs.CARD[world], n=cards)
        draw(s, self.seat, cards)

    def option(self, s: RaceState, code: int) -> Option:
        price = sale_price(s, self.seat, code, self.use_bonuses)
        worlds = worlds_with_goods(s, self.seat)
        dearest = max(worlds, key=lambda world: sale_price(s, self.seat, world, self.use_bonuses))
        option = card_option(code, "option.sell", good=refs.GOOD[GOOD[code]], n=price)
        return replace(option, likely=code == dearest)
