"""How planets change hands (VOID-8.11 to VOID-8.21, VOID-R46, VOID-R57)."""

from . import refs
from .content import SPACE, TECHNOLOGIES, event_effects
from .effects import ConquestSuccesses
from .empire import named
from .names import NONE
from .powers.peaceful import SpacePort
from .state import VoidState

# Technologies that are lost with the space port
PORT_TECHNOLOGIES = sum(
    1 << number
    for number, technology in enumerate(TECHNOLOGIES)
    if any(isinstance(power, SpacePort) for power in technology.powers)
)
ARMED = tuple({SPACE[e.planet]: e.amount for e in effects} for effects in event_effects(ConquestSuccesses))


def change_hands(s: VoidState, space: int, seat: int) -> None:
    """Give control of a planet to this seat; NONE: it becomes neutral."""
    before = s.holder[space]
    s.set_holder(space, seat)
    s.rebels &= ~(1 << space)  # VOID-14.10
    if before != NONE and s.port[before] == space:  # VOID-R46
        s.port[before] = NONE
        s.set_technologies(before, s.technologies[before] & ~PORT_TECHNOLOGIES)
        s.tell("loses_port", side=refs.SEAT[before], space=named(s, space))
    if seat != NONE:
        if s.infested[space] == seat:  # VOID-12.11
            s.set_infested(space, NONE)
        for index, event in enumerate(s.force):  # VOID-14.14
            if space in ARMED[event]:
                end_event(s, index)
                break


def end_event(s: VoidState, index: int) -> None:
    """Take an event out of force."""
    s.tell("event_over", event=refs.EVENT[s.force[index]])
    s.set_force(*((*row[:index], *row[index + 1 :]) for row in (s.force, s.force_at, s.force_round)))


def become_ally(s: VoidState, seat: int, space: int) -> None:
    """VOID-9.3"""
    s.set_ally(space, seat)
    change_hands(s, space, seat)
    s.tell("allies", side=refs.SEAT[seat], space=named(s, space))


def conquer(s: VoidState, seat: int, space: int) -> None:
    """VOID-8.12, VOID-8.17, VOID-8.20; VOID-8.29: an ally or owner takes back what is theirs."""
    own = s.ally[space] == seat or space == s.home(seat)
    change_hands(s, space, seat)
    s.tell("retakes" if own else "conquers", side=refs.SEAT[seat], space=named(s, space))
