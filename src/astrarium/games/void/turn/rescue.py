"""Actions at tokens: Rescue, Relief and Infest (VOID-12.10, VOID-14)."""

from .. import refs
from ..cards import draw, limit_hand
from ..content import SPACE, event_effects, ship_power
from ..effects import Relief, RescueReward
from ..empire import abilities, is_planet, named, own_spaces
from ..map.fleets import KIND_OF, any_of
from ..names import NONE
from ..planets import end_event
from ..powers.battle import Infest
from ..state import VoidState

REWARDS = event_effects(RescueReward)
RELIEFS = tuple({SPACE[e.planet]: e for e in effects} for effects in event_effects(Relief))
INFESTORS = tuple((KIND_OF[ship], power) for ship, power in enumerate(ship_power(Infest)) if power is not None)
WITH_INFESTOR = any_of(kind for kind, _ in INFESTORS)


def _rescue_index(s: VoidState, space: int) -> int:
    """The event in force that placed a distress call here."""
    for index, event in enumerate(s.force):
        if s.force_at[index] == space and REWARDS[event]:
            return index
    return NONE


def rescue_at(s: VoidState, space: int) -> RescueReward | None:
    """VOID-14.12"""
    index = _rescue_index(s, space) if s.force else NONE
    return REWARDS[s.force[index]][0] if index != NONE else None


def rescue(s: VoidState, seat: int, space: int) -> None:
    """VOID-14.4"""
    index = _rescue_index(s, space)
    event = s.force[index]
    reward = REWARDS[event][0]
    s.tell("rescues", side=refs.SEAT[seat], space=named(s, space))
    end_event(s, index)
    gain(s, seat, reward.credits, reward.vp, event)
    if reward.cards:
        draw(s, seat, reward.cards)
        limit_hand(s, seat)


def relief_at(s: VoidState, space: int) -> Relief | None:
    """VOID-14.6"""
    return next((RELIEFS[event][space] for event in s.force if space in RELIEFS[event]), None)


def relieve(s: VoidState, seat: int, space: int) -> None:
    index = next(index for index, event in enumerate(s.force) if space in RELIEFS[event])
    event = s.force[index]
    relief = RELIEFS[event][space]
    s.credits[seat] -= relief.credits
    s.tell("relieves", side=refs.SEAT[seat], space=named(s, space), n=relief.credits)
    end_event(s, index)
    gain(s, seat, 0, relief.vp, event)


def gain(s: VoidState, seat: int, money: int, vp: int, event: int) -> None:
    """Credits and points that an event gives."""
    if money:
        s.credits[seat] += money
        s.tell("credits", side=refs.SEAT[seat], n=money, source=refs.EVENT[event])
    if vp:
        s.vp[seat] += vp
        s.events_vp[seat] += vp
        s.tell("vp", side=refs.SEAT[seat], n=vp, source=refs.EVENT[event])


def may_infest(s: VoidState, seat: int) -> list[int]:
    """VOID-12.10, VOID-12.18, VOID-R51: planets that an Infestor can reach, not one's own nor infested."""
    spaces = [space for space in own_spaces(s, seat) if s.fleet(space, seat) & WITH_INFESTOR]
    if not spaces:
        return []
    distance, ways = abilities(s, seat).infest_range, [s.distances(space) for space in spaces]
    return [
        planet
        for planet in s.map.spaces
        if is_planet(s, planet)
        and s.holder[planet] != seat
        and s.infested[planet] == NONE
        and any(0 <= way[planet] <= distance for way in ways)
    ]


def infest(s: VoidState, seat: int, space: int) -> None:
    need = min(power.threshold for _, power in INFESTORS)
    value = s.roll_die(seat)
    done = value >= need
    s.tell("infests" if done else "infests_not", side=refs.SEAT[seat], space=named(s, space), value=value)
    if done:
        s.set_infested(space, seat)
