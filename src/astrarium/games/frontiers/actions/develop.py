"""Develop (section 5)."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import DEVELOPMENTS, FIGURES, NUMBER, STACKS, TILES, development, rows, totals
from ..empire import in_force, spaces
from ..powers.develop import AfterDevelopCredit, AfterDevelopVp, DevelopDiscount
from ..state import FrontiersState, FrontiersStep
from ..supply import gain_chips, gain_credits, last_round
from .turns import BEGIN

Discounts = tuple[tuple[int, ...], tuple[int, ...]]


def discounts(powers: Sequence[Sequence[DevelopDiscount]]) -> Discounts:
    """What each tile takes off small developments, and off large ones."""
    small = totals(powers, lambda power: power.amount if power.scope in ("any", "small") else 0)
    large = totals(powers, lambda power: power.amount if power.scope in ("any", "large") else 0)
    return small, large


DISCOUNT = discounts(rows(DevelopDiscount))
AFTER_CREDIT = totals(rows(AfterDevelopCredit), lambda power: power.amount)
AFTER_VP = totals(rows(AfterDevelopVp), lambda power: power.amount)

COST = tuple(tile.cost for tile in TILES)
LARGE = frozenset(NUMBER[tile.id] for tile in DEVELOPMENTS if tile.size == "large")

NOTHING = len(STACKS)  # in place of a place of the market


def prices(s: FrontiersState, seat: int) -> list[int]:
    """FRONT-5.1, FRONT-3.4: what each development of the market costs a seat, never below 0."""
    return prices_with(in_force(s, seat), s.showing, FIGURES.develop_discount if seat == s.leader else 0)


def prices_with(tiles: Sequence[int], showing: Iterable[int], bonus: int) -> list[int]:
    """The same, by the tiles in force."""
    small, large = (bonus + sum([taken_off[tile] for tile in tiles]) for taken_off in DISCOUNT)
    costs = [COST[tile] - (large if tile in LARGE else small) for tile in showing]
    return [cost if cost > 0 else 0 for cost in costs]


def places_to_buy(s: FrontiersState, seat: int) -> list[int]:
    """FRONT-5.1, FRONT-5.2, FRONT-5.8: in stock, not yet owned, and not too dear."""
    own, purse = s.developments[seat], s.credits[seat]
    return [
        place
        for place, cost in enumerate(prices(s, seat))
        if cost <= purse and s.stock[place] and s.showing[place] not in own
    ]


@dataclass(slots=True)
class DevelopAction(FrontiersStep):
    """FRONT-5.1: in order."""

    def do(self, s: FrontiersState) -> None:
        for seat in reversed(s.seats_in_order()):
            s.push(BuyDevelopment(seat))
            s.push(BEGIN[seat])


@dataclass(slots=True)
class BuyDevelopment(FrontiersStep):
    """FRONT-5.1: which development, or none?"""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        places = places_to_buy(s, self.seat)
        return Decision.choose(self, self.seat, "ask.develop", "FRONT-5.1", [*places, NOTHING])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        seat, (place,) = self.seat, choice
        if place == NOTHING:
            s.tell("buys_nothing", side=refs.SEAT[seat])
            return
        tile = s.showing[place]
        cost = prices(s, seat)[place]
        s.credits[seat] -= cost
        s.stock[place] -= 1
        s.developments[seat].append(tile)
        s.placed.append(tile)
        s.tell("buys", side=refs.SEAT[seat], tile=refs.TILE[tile], n=cost)
        own = in_force(s, seat)
        for paying in own:
            gain_credits(s, seat, AFTER_CREDIT[paying], refs.TILE[paying])
            gain_chips(s, seat, AFTER_VP[paying], refs.TILE[paying])
        if spaces(s, seat) > FIGURES.development_spaces:  # FRONT-5.5
            last_round(s, "developments")

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == NOTHING:
            return Option("nothing", Text("option.buy_nothing"))
        tile = s.showing[code]
        ref, cost = refs.TILE[tile], prices(s, self.seat)[code]
        return Option(ref, Text("option.buy", tile=ref, n=cost), (Text(f"development.{development(tile).id}.text"),))

    def blocked(self, s: FrontiersState) -> list[Blocked]:
        can_buy = places_to_buy(s, self.seat)
        return [
            Blocked(place, self.option(s, place), self._why_not(s, place))
            for place in range(len(STACKS))
            if place not in can_buy
        ]

    def _why_not(self, s: FrontiersState, place: int) -> Refusal:
        tile = s.showing[place]
        if tile in s.developments[self.seat]:
            return Refusal("FRONT-5.2", "have_it")
        if not s.stock[place]:
            return Refusal("FRONT-5.8", "gone")
        return Refusal("FRONT-5.1", "cannot_pay", need=prices(s, self.seat)[place], have=s.credits[self.seat])
