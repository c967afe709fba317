"""Powers of any phase: virtual workers (ROLL-A13), and payments after its tasks (ROLL-A10)."""

from collections.abc import Sequence
from dataclasses import dataclass

from .. import dice
from ..names import Die, World
from .power import POWERS, Power


@POWERS.kind("extra_workers")
@dataclass(frozen=True, slots=True, kw_only=True)
class ExtraWorkers(Power):
    """ROLL-17.10: workers of these kinds for this phase, without dice."""

    colours: tuple[Die, ...]


@dataclass(frozen=True, slots=True)
class Holdings:
    """What powers at the end of a phase count."""

    developments: int
    dearest_world: int  # its printed cost; NONE without a world
    citizenry: dice.Dice
    goods: Sequence[tuple[int, int]]  # of each good: the world's colour, the die's kind


@dataclass(frozen=True, slots=True, kw_only=True)
class EndOfPhase(Power):
    """A power that pays when all tasks of its phase are done."""

    amount: int

    def credits(self, own: Holdings, others: Sequence[Holdings]) -> int:
        return 0

    def chips(self) -> int:
        return 0


@POWERS.kind("credits_end_of_phase")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsEndOfPhase(EndOfPhase):
    """ROLL-17.18: a fixed number of credits."""

    def credits(self, own: Holdings, others: Sequence[Holdings]) -> int:
        return self.amount


@POWERS.kind("credits_per_citizenry_die")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsPerCitizenryDie(EndOfPhase):
    """ROLL-17.19: credits for each `per` dice of a kind in the Citizenry, rounded up (ROLL-6.10)."""

    colour: Die
    per: int

    def credits(self, own: Holdings, others: Sequence[Holdings]) -> int:
        return self.amount * -(-dice.count(own.citizenry, self.colour) // self.per)


@POWERS.kind("credits_per_good")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsPerGood(EndOfPhase):
    """ROLL-17.20: credits for goods on worlds of these colours, or for goods that are dice of these kinds."""

    world_colours: tuple[World, ...] = ()
    die_colours: tuple[Die, ...] = ()

    def credits(self, own: Holdings, others: Sequence[Holdings]) -> int:
        counted = [world in self.world_colours or die in self.die_colours for world, die in own.goods]
        return self.amount * sum(counted)


@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsIfMost(EndOfPhase):
    """ROLL-17.21: credits for having the most of something, alone or (with `ties`) shared."""

    ties: bool = False

    def compared(self, holdings: Holdings) -> int:
        raise NotImplementedError

    def credits(self, own: Holdings, others: Sequence[Holdings]) -> int:
        most = max((self.compared(other) for other in others), default=-1)
        mine = self.compared(own)
        return self.amount if mine >= 0 and (mine > most or (self.ties and mine == most)) else 0


@POWERS.kind("credits_if_most_developments")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsIfMostDevelopments(CreditsIfMost):
    def compared(self, holdings: Holdings) -> int:
        return holdings.developments


@POWERS.kind("credits_if_dearest_world")
@dataclass(frozen=True, slots=True, kw_only=True)
class CreditsIfDearestWorld(CreditsIfMost):
    """ROLL-10.10: by printed costs."""

    def compared(self, holdings: Holdings) -> int:
        return holdings.dearest_world


@POWERS.kind("vp_in_phase")
@dataclass(frozen=True, slots=True, kw_only=True)
class VpInPhase(EndOfPhase):
    """ROLL-17.27"""

    def chips(self) -> int:
        return self.amount
