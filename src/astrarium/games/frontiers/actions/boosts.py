"""Goods spent for Military in this action (FRONT-7.9, FRONT-A26)."""

from dataclasses import dataclass, replace

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..content import WORLDS
from ..empire import good_on, with_goods
from ..options import good_option
from ..state import FrontiersState, FrontiersStep
from ..supply import return_good
from .likeness import goods_unlike
from .ways import Boost, boosts, most_boost, strength


@dataclass(slots=True)
class ChooseBoost(FrontiersStep):
    """FRONT-A26: which power gives temporary Military? Only while some is missing, and only what can suffice."""

    seat: int
    world: int

    def _missing(self, s: FrontiersState) -> int:
        return WORLDS[self.world].cost - strength(s, self.seat, WORLDS[self.world])

    def ask(self, s: FrontiersState) -> Decision | None:
        missing = self._missing(s)
        if missing <= 0:
            return None
        codes = [boost.code for boost in boosts(s, self.seat) if spendable(s, self.seat, boost, missing)]
        world = refs.TILE[self.world]
        return Decision.choose(self, self.seat, "ask.boost", "FRONT-7.9", codes, world=world, n=missing)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.push(self)
        s.push(SpendGood(self.seat, self.world, choice[0]))

    def option(self, s: FrontiersState, code: int) -> Option:
        boost = next(boost for boost in boosts(s, self.seat) if boost.code == code)
        ref = refs.TILE[boost.tile]
        return Option(ref, Text("option.boost", tile=ref, n=boost.amount))


def spendable(s: FrontiersState, seat: int, boost: Boost, missing: int) -> list[int]:
    """Colonies whose good may be spent for this power while the other powers can still give the rest."""
    others = [other for other in boosts(s, seat) if other.code != boost.code]
    return [
        colony
        for colony in with_goods(s, seat, boost.spend)
        if boost.amount + most_boost(s, seat, others, good_on(s, seat, colony)) >= missing
    ]


@dataclass(slots=True)
class SpendGood(FrontiersStep):
    """FRONT-7.9: which good, from any own colony?"""

    seat: int
    world: int
    power: int

    def _boost(self, s: FrontiersState) -> Boost:
        return next(boost for boost in boosts(s, self.seat) if boost.code == self.power)

    def ask(self, s: FrontiersState) -> Decision | None:
        boost = self._boost(s)
        tile = refs.TILE[boost.tile]
        return Decision.choose(self, self.seat, "ask.spend", "FRONT-7.9", self._goods(s), tile=tile, n=boost.amount)

    def _goods(self, s: FrontiersState) -> list[int]:
        missing = WORLDS[self.world].cost - strength(s, self.seat, WORLDS[self.world])
        return goods_unlike(s, self.seat, spendable(s, self.seat, self._boost(s), missing))

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (colony,) = choice
        boost = self._boost(s)
        kind = return_good(s, self.seat, colony)
        s.used |= 1 << boost.code
        s.temporary += boost.amount
        s.tell(
            "spends",
            side=refs.SEAT[self.seat],
            good=refs.GOOD[kind],
            world=refs.TILE[colony],
            tile=refs.TILE[boost.tile],
            n=boost.amount,
        )

    def option(self, s: FrontiersState, code: int) -> Option:
        cheapest = min(self._goods(s), key=lambda colony: good_on(s, self.seat, colony))  # kinds go by their price
        return replace(good_option(s, self.seat, code), likely=code == cheapest)
