"""Replacing a colony by an explored world of its kind, which does not count as settling (FRONT-7.17 to FRONT-7.21)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option

from .. import refs
from ..content import WORLDS, coded_rows
from ..empire import in_force
from ..names import ANY, GOODS, NO_GOOD, NONE
from ..options import world_option
from ..powers.settle import Upgrade
from ..state import FrontiersState, FrontiersStep
from ..supply import add_colony, remove_colony
from .choose_kind import ChooseKind

UPGRADE = coded_rows(Upgrade)


def upgrade_power(s: FrontiersState, seat: int) -> tuple[int, Upgrade] | None:
    """FRONT-15.15: an Upgrade power that was not used in this turn, with its code."""
    for tile in in_force(s, seat):
        for code, power in UPGRADE[tile]:
            if not s.used >> code & 1:
                return code, power
    return None


def replacements(s: FrontiersState, seat: int, colony: int, power: Upgrade) -> list[int]:
    """Explored worlds that may take the place of a colony that was not placed in this action (FRONT-7.18)."""
    old = WORLDS[colony]
    if old.military or colony in s.placed:
        return []
    spare = s.colonists[seat] + old.colonists  # FRONT-7.21
    return sorted(
        number
        for number in s.explored[seat]
        if not (new := WORLDS[number]).military
        and _same_kind(old.good, new.good)
        and 0 <= new.cost - old.cost <= power.max_increase
        and new.colonists <= spare
    )


def _same_kind(old: int, new: int) -> bool:
    """FRONT-7.17, FRONT-7.19, FRONT-A33: grey replaces grey; a world of any kind replaces any colour and vice versa."""
    return old == new or (NO_GOOD not in (old, new) and ANY in (old, new))


def can_upgrade(s: FrontiersState, seat: int) -> bool:
    found = upgrade_power(s, seat)
    return found is not None and any(replacements(s, seat, colony, found[1]) for colony in s.colonies[seat])


@dataclass(slots=True)
class UpgradeColony(FrontiersStep):
    """Which colony is replaced?"""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        found = upgrade_power(s, self.seat)
        if found is None:
            return None
        colonies = [colony for colony in s.colonies[self.seat] if replacements(s, self.seat, colony, found[1])]
        return Decision.choose(self, self.seat, "ask.upgrade", "FRONT-7.17", colonies)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.push(UpgradeTo(self.seat, choice[0]))

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class UpgradeTo(FrontiersStep):
    """By which explored world? FRONT-7.18: no other Settle power applies."""

    seat: int
    colony: int

    def ask(self, s: FrontiersState) -> Decision | None:
        found = upgrade_power(s, self.seat)
        if found is None:
            return None
        worlds = replacements(s, self.seat, self.colony, found[1])
        colony = refs.TILE[self.colony]
        return Decision.choose(self, self.seat, "ask.upgrade_to", "FRONT-7.17", worlds, world=colony)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (world,) = choice
        found = upgrade_power(s, self.seat)
        if found:
            s.used |= 1 << found[0]
        s.push(PutReplacement(self.seat, self.colony, world))
        if WORLDS[world].good == ANY:
            s.push(KindOfReplacement(self.seat, world))

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)


@dataclass(slots=True)
class KindOfReplacement(ChooseKind):
    """For which kind is the new colony taken? Its windfall good is of that kind."""

    seat: int
    world: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return self.ask_for(range(len(GOODS)) if s.kind == NONE else [s.kind])


@dataclass(slots=True)
class PutReplacement(FrontiersStep):
    """The explored world takes the place of the colony (FRONT-7.20, FRONT-7.21)."""

    seat: int
    colony: int
    world: int

    def do(self, s: FrontiersState) -> None:
        seat = self.seat
        remove_colony(s, seat, self.colony)
        s.colonists[seat] += WORLDS[self.colony].colonists - WORLDS[self.world].colonists
        s.explored[seat].remove(self.world)
        s.placed.append(self.world)
        s.tell("replaces", side=refs.SEAT[seat], tile=refs.TILE[self.colony], world=refs.TILE[self.world])
        add_colony(s, seat, self.world)
