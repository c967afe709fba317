"""Energy and culture: the two Acquire actions, and every gain and payment (section 5)."""

from astrarium.kernel import Refusal

from .. import refs
from ..content import RESOURCE_OF, SHIPS_EACH
from ..names import CULTURE, ENERGY
from ..state import HOME, TinyState
from .die_action import DieAction

AT_MAXIMUM = tuple(Refusal("TINY-5.4", "at_maximum", resource=ref) for ref in refs.RESOURCE)
NO_INCOME = tuple(Refusal("TINY-5.1", "no_income", resource=ref) for ref in refs.RESOURCE)
NO_CULTURE_AT_HOME = Refusal("TINY-5.2", "no_income", resource=refs.RESOURCE[CULTURE])


def gain(s: TinyState, side: int, resource: int, amount: int) -> int:
    """Gain a resource; anything over the maximum is lost (TINY-5.4). Returns the amount gained."""
    stock = s.stock(resource)
    got = min(amount, s.cap(side, resource) - stock[side])
    if got > 0:
        stock[side] += got
        if s.events is not None:
            s.tell("gained", side=refs.side(s, side), n=got, resource=refs.RESOURCE[resource], total=stock[side])
    return max(got, 0)


def lose(s: TinyState, side: int, resource: int, amount: int) -> int:
    """Take away up to `amount` of a resource; returns the amount taken."""
    stock = s.stock(resource)
    lost = min(amount, stock[side])
    if lost:
        stock[side] -= lost
        s.tell("lost", side=refs.side(s, side), n=lost, resource=refs.RESOURCE[resource], total=stock[side])
    return lost


def take(s: TinyState, side: int, other: int, resource: int, amount: int) -> None:
    """Take up to `amount` of a resource from another side, which is told as one deed."""
    stock = s.stock(resource)
    taken = min(amount, stock[other])
    if taken:
        stock[other] -= taken
        sides, what = {"side": refs.side(s, side), "other": refs.side(s, other)}, refs.RESOURCE[resource]
        s.tell("took", **sides, n=taken, resource=what, total=stock[other])
        gain(s, side, resource, taken)


def pay(s: TinyState, side: int, resource: int, amount: int) -> None:
    if amount:
        stock = s.stock(resource)
        stock[side] -= amount
        if s.events is not None:
            s.tell("paid", side=refs.side(s, side), n=amount, resource=refs.RESOURCE[resource], total=stock[side])


def income(s: TinyState, side: int, resource: int) -> int:
    """TINY-5.1: one per ship at a planet with the icon. TINY-5.2: ships at home bring energy, never culture.

    TINY-10.13: a Rogue's galaxy gives culture too. TINY-5.5: colonized planets are no longer in the row.
    """
    row = s.row
    home_counts = resource == ENERGY or side >= s.seats
    count = 0
    for place in s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH]:
        if place > HOME:
            if RESOURCE_OF[row[(place - 1) & 7]] == resource:
                count += 1
        elif place == HOME and home_counts:
            count += 1
    return count


class Acquire(DieAction):
    """Acquire energy, or culture."""

    __slots__ = ("resource",)

    def __init__(self, resource: int) -> None:
        self.resource = resource

    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        resource = self.resource
        have = s.culture[side] if resource else s.energy[side]
        if have >= s.cap(side, resource):
            return AT_MAXIMUM[resource]
        if income(s, side, resource):
            return None
        at_home = HOME in s.where[side * SHIPS_EACH : side * SHIPS_EACH + SHIPS_EACH]
        return NO_CULTURE_AT_HOME if resource == CULTURE and at_home else NO_INCOME[resource]

    def begin(self, s: TinyState, side: int) -> None:
        gain(s, side, self.resource, income(s, side, self.resource))
