"""Why something cannot be done in a turn."""

from collections.abc import Iterator

from astrarium.kernel import Refusal

from .. import refs
from ..battle.targets import TARGETS, targets, why_no_attack
from ..cards import purse, usable
from ..content import CARDS, SEATS, TEMPERAMENT_AT, TYPE
from ..empire import abilities, beam_owners, own_spaces
from ..map.fleets import COUNT, squadrons
from ..state import VoidState
from .actions import (
    ATTACK,
    CULTURE,
    DIPLOMACY,
    MINING,
    MOVE,
    MOVE_ALL,
    PAID_MOVE,
    RELIEF,
    RESCUE,
    SWAP,
    TACTIC,
    cost_of,
)
from .possible import actions, besides, may_talk
from .rescue import relief_at, rescue_at
from .tactics import may_use_tactic


def why_not(s: VoidState, seat: int) -> list[tuple[int, Refusal]]:
    open_now = {*actions(s, seat), *besides(s, seat)}
    found: list[tuple[int, Refusal]] = []
    found.append((CULTURE, _spent(s, CULTURE) or Refusal("VOID-R18", "no_card_left")))
    found.append((MINING, _spent(s, MINING) or Refusal("VOID-7.11", "mined_already")))
    own = abilities(s, seat)
    if own.move_all:
        why = Refusal("VOID-12.6", "too_few_actions", need=cost_of(MOVE_ALL), have=s.actions)
        found.append((MOVE_ALL, why))
    for space in own_spaces(s, seat):
        found += _why_not_at(s, seat, space)
    hand = usable(s, seat)
    for card in sorted(set(hand)):
        if CARDS[card].window not in ("any", "own_turn"):
            continue
        reason = may_use_tactic(s, seat, card)
        have = sum(TYPE[other] == TYPE[card] for other in hand)
        if have < CARDS[card].needs:
            reason = Refusal("VOID-7.15", "too_few_cards", need=CARDS[card].needs, have=have)
        if reason is not None:
            found.append((TACTIC + card, reason))
    if own.paid_moves and s.paid_moves >= own.paid_moves:
        found.append((PAID_MOVE, Refusal("VOID-12.15", "paid_moves_used", n=own.paid_moves)))
    elif own.paid_moves and purse(s, seat) < own.move_price:
        found.append((PAID_MOVE, Refusal("VOID-12.15", "cannot_pay", need=own.move_price, have=purse(s, seat))))
    if SEATS[s.seats].swaps and s.swaps >= SEATS[s.seats].swaps:
        found.append((SWAP, Refusal("VOID-3.22", "swapped_already", n=SEATS[s.seats].swaps)))
    return [(code, why) for code, why in found if code not in open_now]


def _spent(s: VoidState, code: int) -> Refusal | None:
    """VOID-7.1: too few actions are left."""
    need = cost_of(code)
    if s.actions >= need:
        return None
    return (
        Refusal("VOID-7.1", "too_few_actions", need=need, have=s.actions)
        if s.actions
        else Refusal("VOID-7.1", "no_action")
    )


def _why_not_at(s: VoidState, seat: int, space: int) -> list[tuple[int, Refusal]]:
    found: list[tuple[int, Refusal]] = []
    for target in targets(s, seat, space):
        code = ATTACK + space * TARGETS + target
        why = _spent(s, code) or why_no_attack(s, space, target)
        if why is not None:
            found.append((code, why))
    found += _why_no_move(s, seat, space)
    if may_talk(s, seat, space):
        card = Refusal("VOID-9.1", "no_matching_card", type=refs.TEMPERAMENT[TEMPERAMENT_AT[space]])
        found.append((DIPLOMACY + space, _spent(s, DIPLOMACY + space) or card))
    relief = relief_at(s, space)
    if relief is not None:
        price = Refusal("VOID-14.6", "cannot_pay", need=relief.credits, have=purse(s, seat))
        found.append((RELIEF + space, _spent(s, RELIEF + space) or price))
    spent = _spent(s, RESCUE + space)
    if spent and rescue_at(s, space) is not None:
        found.append((RESCUE + space, spent))
    return found


def _why_no_move(s: VoidState, seat: int, space: int) -> Iterator[tuple[int, Refusal]]:
    why = Refusal("VOID-7.7", "no_way_out")
    if s.refused_leave >> space & 1:
        why = Refusal("VOID-R39", "no_leave", sides=refs.seats(beam_owners(s, seat, space)))
    for kind, _ in squadrons(s.fleet(space, seat)):
        code = MOVE + space * COUNT + kind
        yield code, _spent(s, code) or why
