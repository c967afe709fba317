"""What can be attacked in a space (VOID-8.24)."""

from collections.abc import Iterator
from functools import lru_cache

from astrarium.kernel import Refusal

from .. import refs
from ..content import FIGURES, MAX_SEATS, SPACE, event_effects
from ..effects import NoAttack
from ..empire import abilities, is_planet
from ..names import NONE, TargetName
from ..planets import ARMED
from ..state import VoidState

# Targets besides the seats
PLANET, PIRATES, REBELLION, INFESTATION = range(MAX_SEATS, MAX_SEATS + 4)
PLAYER: TargetName = "player"
TARGET_NAMES: tuple[TargetName, ...] = (*(PLAYER,) * MAX_SEATS, "planet", "pirates", "rebellion", "infestation")
TARGETS = len(TARGET_NAMES)
PEACE = tuple(frozenset(SPACE[e.planet] for e in effects) for effects in event_effects(NoAttack))


def targets(s: VoidState, seat: int, space: int) -> Iterator[int]:
    """All targets in the space, whether or not they may be attacked."""
    base = space * s.seats
    holder = s.holder[space]
    for other in range(s.seats):
        if other != seat and (s.fleets[base + other] or holder == other):  # VOID-8.14, VOID-8.15, VOID-R34
            yield other
    if holder == NONE and is_planet(s, space):
        yield PLANET
    if s.pirates[space]:
        yield PIRATES
    if holder == seat and s.rebels >> space & 1:  # VOID-14.3
        yield REBELLION
    if s.infested[space] not in (NONE, seat):  # VOID-12.12
        yield INFESTATION


def hits_to_win(s: VoidState, space: int, target: int) -> int:
    """The hits that beat a target without ships: a planet, pirates, a rebellion, an infestation."""
    if target == PIRATES:
        return s.pirates[space]
    if target == INFESTATION:  # VOID-12.12
        return abilities(s, s.infested[space]).infest_hits or FIGURES.infestation_hits
    if target == PLANET:  # VOID-8.11, VOID-14.14
        return max([ARMED[event].get(space, 0) for event in s.force], default=0) or FIGURES.conquest_hits
    return FIGURES.conquest_hits


@lru_cache(1024)
def at_peace(force: tuple[int, ...]) -> dict[int, int]:
    """VOID-14.5: the spaces where these events forbid attacks, each with the event that does."""
    return {space: event for event in reversed(force) for space in PEACE[event]}


def why_no_attack(s: VoidState, space: int, target: int) -> Refusal | None:
    if s.force and space in at_peace(s.force):
        return Refusal("VOID-14.5", "no_attack_here", event=refs.EVENT[at_peace(s.force)[space]])
    if target < MAX_SEATS and s.truces >> target & 1:
        return Refusal("VOID-16.2", "truce", side=refs.SEAT[target])
    return None
