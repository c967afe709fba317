"""The technologies for which a seat lacks only a good, and what the loan of a good is worth."""

from ..content import TECHNOLOGIES
from ..empire import abilities_to_be, fleet_of, goods
from ..names import NONE
from ..pre_round.prices import NEEDS, ONLY, researches, technology_price
from ..state import VoidState
from .pace import Pace
from .worth import purse, technologies


def may_research(s: VoidState, seat: int) -> bool:
    """May the seat research in this pre-round? Even if it has finished: a borrowed good lets it go on (VOID-R37)."""
    return s.phase == "pre_round" and s.researched[seat] < researches(s, seat)


def wanted_goods(s: VoidState, seat: int, money: int) -> list[int]:
    """Goods that would let the seat research something now, with this many credits."""
    if not may_research(s, seat) or abilities_to_be(s, seat).wild_good:
        return []
    have = goods(s, seat)
    found = {TECHNOLOGIES[number].good for number in _within_means(s, seat, money)}
    return sorted(good for good in found if good != NONE and not have >> good & 1)


def loans(s: VoidState, seat: int, at: Pace) -> float:
    """Points that borrowed goods bring (VOID-15.2): the best technology they open, less one given up for it.

    As there is one research in a round, that one counts as the mean of those that the rounds left would allow.
    """
    if not s.borrowed[seat] or not may_research(s, seat):
        return 0.0
    money, have, fleet = s.credits[seat] - s.spent[seat], goods(s, seat), fleet_of(s, seat) + s.built[seat]
    opened, otherwise = 0.0, []
    for number in _within_means(s, seat, money):
        good = TECHNOLOGIES[number].good
        left = purse(money - technology_price(s, seat, number), at)
        gain = technologies(1 << number, fleet, at) + left - purse(money, at)
        if good == NONE or have >> good & 1:
            otherwise.append(gain)
        elif s.borrowed[seat] >> good & 1:
            opened = max(opened, gain)
    best = sorted(otherwise, reverse=True)[: at.turns]
    return max(0.0, opened - sum(best) / max(1, len(best)))


def _within_means(s: VoidState, seat: int, money: int) -> list[int]:
    """The technologies that the seat could pay for and that need no other one first, whatever goods they need."""
    owned = s.technologies[seat] | s.bought[seat]
    return [
        number
        for number in range(len(TECHNOLOGIES))
        if not owned >> number & 1
        and ONLY[number] in (NONE, s.race[seat])
        and (NEEDS[number] == NONE or owned >> NEEDS[number] & 1)
        and money >= technology_price(s, seat, number)
    ]
