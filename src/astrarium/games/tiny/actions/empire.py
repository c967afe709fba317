"""Upgrading the empire (TINY-7.2 to TINY-7.7), from the mat or through a planet."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import EMPIRE_VP, SHIPS_AT, SHIPS_EACH, TOP_LEVEL, UPGRADE_COST
from ..game_end import score
from ..names import CULTURE, ENERGY, RESOURCES
from ..state import HOME, TinyState, TinyStep
from .resources import pay

AT_THE_TOP = Refusal("TINY-7.7", "empire_at_top")


def upgrade_cost(s: TinyState, side: int, discount: int = 0) -> int:
    """TINY-7.2: the number printed on the next level, less the discount."""
    return UPGRADE_COST[s.empire[side] + 1] - discount


def upgrade_refusal(s: TinyState, side: int, resource: int, discount: int = 0) -> Refusal | None:
    """Why the empire cannot be upgraded with this resource alone."""
    if s.empire[side] == TOP_LEVEL:
        return AT_THE_TOP
    cost = upgrade_cost(s, side, discount)
    have = s.culture[side] if resource else s.energy[side]
    if have < cost:
        return Refusal("TINY-7.2", "cannot_pay", need=cost, have=have, resource=refs.RESOURCE[resource])
    return None


def can_upgrade(s: TinyState, side: int, discount: int = 0) -> bool:
    """Can the side upgrade its empire with one of the two resources alone?"""
    if s.empire[side] == TOP_LEVEL:
        return False
    cost = UPGRADE_COST[s.empire[side] + 1] - discount
    return s.energy[side] >= cost or s.culture[side] >= cost


def upgrade(s: TinyState, side: int, energy: int, culture: int) -> None:
    pay(s, side, ENERGY, energy)
    pay(s, side, CULTURE, culture)
    before = s.empire[side]
    level = s.empire[side] = before + 1
    s.tell("upgraded", side=refs.side(s, side), level=level)
    for ship in range(SHIPS_AT[before], SHIPS_AT[level]):  # TINY-7.4: usable at once; TINY-7.5: a new die is not
        s.where[side * SHIPS_EACH + ship] = HOME
        s.tell("new_ship", side=refs.side(s, side))
    score(s, side, EMPIRE_VP[level] - EMPIRE_VP[before])  # TINY-7.3: not cumulative


@dataclass(slots=True)
class PayUpgrade(TinyStep):
    """All in energy, or all in culture? (For a planet's cheaper upgrade.)"""

    side: int
    discount: int

    def ask(self, s: TinyState) -> Decision | None:
        legal = [r for r in (ENERGY, CULTURE) if upgrade_refusal(s, self.side, r, self.discount) is None]
        return Decision.choose(self, self.side, "ask.pay_upgrade", "TINY-7.2", legal) if legal else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        cost = upgrade_cost(s, self.side, self.discount)
        upgrade(s, self.side, *((cost, 0) if choice[0] == ENERGY else (0, cost)))

    def option(self, s: TinyState, code: int) -> Option:
        return upgrade_option(s, self.side, code, self.discount)

    def blocked(self, s: TinyState) -> list[Blocked]:
        found = []
        for resource in (ENERGY, CULTURE):
            refusal = upgrade_refusal(s, self.side, resource, self.discount)
            if refusal:
                found.append(Blocked(resource, self.option(s, resource), refusal))
        return found


@dataclass(slots=True)
class MixUpgrade(TinyStep):
    """TINY-8.9: how much of the price in energy? The rest is culture."""

    side: int

    def ask(self, s: TinyState) -> Decision | None:
        cost = upgrade_cost(s, self.side)
        low, high = max(0, cost - s.culture[self.side]), min(cost, s.energy[self.side])
        return Decision.amount(self, self.side, "ask.mix_upgrade", "TINY-8.9", low, high, cost=cost)

    def answer(self, s: TinyState, choice: Choice) -> None:
        upgrade(s, self.side, choice[0], upgrade_cost(s, self.side) - choice[0])


def upgrade_option(s: TinyState, side: int, resource: int, discount: int = 0) -> Option:
    level = min(s.empire[side] + 1, TOP_LEVEL)
    gain = "ship" if SHIPS_AT[level] > SHIPS_AT[level - 1] else "die"
    text = Text("option.upgrade", level=level, cost=UPGRADE_COST[level] - discount, resource=refs.RESOURCE[resource])
    help_text = Text(f"help.upgrade_{gain}", level=level, vp=EMPIRE_VP[level])
    return Option(f"mat:upgrade_{RESOURCES[resource]}", text, (help_text,))
