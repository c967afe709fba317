"""Which technologies only a good keeps a seat from."""

from ..content import TECHNOLOGIES
from ..empire import goods
from ..names import NONE
from ..shopping import NEEDS, ONLY, researches, technology_price
from ..state import VoidState


def wanted_goods(s: VoidState, seat: int, money: int) -> list[int]:
    """Goods that would let the seat research something now, if it has so many credits."""
    if s.researched[seat] >= researches(s, seat):
        return []
    owned, have = s.technologies[seat] | s.bought[seat], goods(s, seat)
    found = {
        row.good
        for number, row in enumerate(TECHNOLOGIES)
        if row.good != NONE
        and not (owned >> number | have >> row.good) & 1
        and ONLY[number] in (NONE, s.race[seat])
        and (NEEDS[number] == NONE or owned >> NEEDS[number] & 1)
        and money >= technology_price(s, seat, number)
    }
    return sorted(found)
