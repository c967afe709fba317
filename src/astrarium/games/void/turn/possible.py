"""What a player can do now, as codes of `actions`."""

from ..battle.targets import TARGETS, targets, why_no_attack
from ..cards import purse, tactics, usable
from ..content import ACTION_COST, MAX_SEATS, SEATS, TEMPERAMENT_AT, TYPE, ship_power
from ..deals.offer_rules import may_offer
from ..empire import abilities, is_planet, own_spaces
from ..map.fleets import COUNT, KIND_OF, any_of
from ..map.reach import able_to_leave
from ..names import NONE
from ..powers.peaceful import Negotiate
from ..state import VoidState
from .actions import (
    ATTACK,
    CONTROL_SHIP,
    CRY,
    CULTURE,
    DIPLOMACY,
    INFEST,
    MINING,
    MOVE,
    MOVE_ALL,
    OFFER,
    PAID_MOVE,
    RELIEF,
    RESCUE,
    SELL,
    SWAP,
    TACTIC,
    cost_of,
)
from .move import ACTION, PAID, movable
from .rescue import may_infest, relief_at, rescue_at
from .sales import sale
from .tactics import may_use_tactic
from .uses import MIND_CONTROL, MINE, may_use

DEAREST = max(ACTION_COST.values())
ENVOYS = tuple(KIND_OF[ship] for ship, power in enumerate(ship_power(Negotiate)) if power is not None)
WITH_ENVOY = any_of(ENVOYS)


def actions(s: VoidState, seat: int) -> list[int]:
    """What the seat can do that takes an action."""
    if not s.actions:
        return []
    hand, moves = usable(s, seat), movable(s, seat, ACTION)
    found = [MOVE + code for code in moves]
    cry = bool(tactics(hand, "battle_before"))
    types = {TYPE[card] for card in hand}
    for space in own_spaces(s, seat):
        for target in targets(s, seat, space):
            if why_no_attack(s, space, target) is None:
                found.append(ATTACK + space * TARGETS + target)
                if cry:
                    found.append(CRY + space * TARGETS + target)
        if TEMPERAMENT_AT[space] in types and may_talk(s, seat, space):
            found.append(DIPLOMACY + space)
        if rescue_at(s, space) is not None:
            found.append(RESCUE + space)
        relief = relief_at(s, space)
        if relief is not None and purse(s, seat) >= relief.credits:
            found.append(RELIEF + space)
    found += [INFEST + space for space in may_infest(s, seat)]
    found += [CONTROL_SHIP + code for code in _controllable(s, seat)]
    if s.deck or s.discards:
        found.append(CULTURE)
    if may_use(s, MINE, 1):
        found.append(MINING)
    if moves and abilities(s, seat).move_all:
        found.append(MOVE_ALL)
    return found if s.actions >= DEAREST else [code for code in found if cost_of(code) <= s.actions]


def besides(s: VoidState, seat: int) -> list[int]:
    """What the seat can do that takes no action."""
    own, hand = abilities(s, seat), usable(s, seat)
    found = [TACTIC + card for card in tactics(hand, "any", "own_turn") if may_use_tactic(s, seat, card) is None]
    if s.paid_moves < own.paid_moves and purse(s, seat) >= own.move_price and movable(s, seat, PAID):
        found.append(PAID_MOVE)
    if hand and sale(s, seat) is not None:
        found.append(SELL)
    if hand and s.row and s.swaps < SEATS[s.seats].swaps:
        found.append(SWAP)
    if s.variant.deals == "in_turn":
        found += [OFFER + other for other in may_offer(s, seat)]
    return found


def may_talk(s: VoidState, seat: int, space: int) -> bool:
    """VOID-9.1, VOID-9.10: a Diplomat at a neutral planet."""
    return s.fleet(space, seat) & WITH_ENVOY > 0 and is_planet(s, space) and s.holder[space] == NONE


def _controllable(s: VoidState, seat: int) -> list[int]:
    """VOID-12.8: other players' ships beside one's own that can go somewhere."""
    limit = abilities(s, seat).mind_control
    if not limit or not may_use(s, MIND_CONTROL, limit):
        return []
    spaces = [space for space in own_spaces(s, seat) if not s.refused_leave >> space & 1]
    found = [
        (space * MAX_SEATS + other) * COUNT + kind
        for other in range(s.seats)
        if other != seat
        for space, kind in able_to_leave(s, other, [(space, s.fleet(space, other)) for space in spaces], False)
    ]
    return sorted(found)
