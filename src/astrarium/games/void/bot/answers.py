"""The answers that a bot considers: ships sent where something can be won, attacks that may succeed."""

from collections.abc import Callable
from itertools import islice

from astrarium.kernel import Choice, Decision

from ..battle.fight import CRY_BONUS
from ..cards import usable
from ..content import CARDS, FIGURES, MAX_SEATS, TYPE
from ..empire import controlled, needed_by
from ..map.fleets import COUNT
from ..powers.peaceful import DiplomacyBonus
from ..pre_round.shop import BUILD, DEAL_FIRST, Shop
from ..state import VoidState
from ..turn.actions import ATTACK, CONTROL_SHIP, DIPLOMACY, MOVE, OFFER, SWAP, TACTIC, attack
from ..turn.diplomacy import DiplomacyCards, KindWords
from ..turn.move import ALL, DONE, DROP, STOP, TAKE, ChooseShip, Leg
from . import leanings
from .aims import hits_needed
from .appraise import appraise
from .deals import Parts, answer_to, best_counter, best_offer
from .first_homes import best_start
from .odds import at_least, convinced
from .pace import pace
from .prospects import Prospect, prospects
from .settle import swapped
from .ways import lanes_to, navy

MANY = 24  # answers that are tried one by one
AIMS = 4  # prospects that ships are moved for
LEGS = 3  # places to go that are compared
CONTROLS = 2  # ships of others considered for mind control
POOR, SURE = 0.3, 0.85  # no attack below this chance, no tactic above that one
AGREED = 0.95  # a chance that needs no further card
WORTHWHILE = 0.05  # points that a swap must bring
HELPS = 0.12  # what a card must add to a chance


def candidates(s: VoidState, decision: Decision) -> list[Choice]:
    answer = ANSWERS.get(decision.prompt)
    return answer(s, decision) if answer else decision.some_choices(MANY)


# A turn


def _actions(s: VoidState, decision: Decision) -> list[Choice]:
    seat, found, moves, controls = decision.seat, [], [], 0
    for code in decision.options:
        if MOVE <= code < DIPLOMACY:
            moves.append(code - MOVE)
        elif ATTACK <= code < CONTROL_SHIP:
            if _is_worth_it(s, seat, code):
                found.append(code)
        elif code >= CONTROL_SHIP:
            controls += 1
            if controls <= CONTROLS:
                found.append(code)
        elif not OFFER <= code < TACTIC and (code != SWAP or _helps_to_swap(s, seat)):
            found.append(code)
    if s.variant.deals == "in_turn" and not s.offers[seat]:
        offer = best_offer(s, seat)
        found += [OFFER + offer[0]] if offer and OFFER + offer[0] in decision.options else []
    found += [MOVE + code for code in _useful(s, seat, moves, AIMS)]
    return [(code,) for code in found]


def _is_worth_it(s: VoidState, seat: int, code: int) -> bool:
    """No hopeless battle; no tactic where the ships win without it, or where it hardly helps."""
    space, target, cry = attack(code)
    fleet, hits = s.fleet(space, seat), hits_needed(s, space, target)
    chance = at_least(fleet, needed_by(s, seat, True, 0), hits)
    if target < MAX_SEATS and chance <= POOR:
        return False
    return not cry or (chance < SURE and at_least(fleet, needed_by(s, seat, True, CRY_BONUS), hits) > chance + HELPS)


def _helps_to_swap(s: VoidState, seat: int) -> bool:
    """VOID-3.22: would some swap bring points? Swaps cost nothing, so without this a bot would make idle ones."""
    before = appraise(s, seat) + WORTHWHILE
    return any(
        appraise(swapped(s, seat, card, place), seat) > before
        for card in sorted(set(usable(s, seat)))
        for place in range(len(s.row))
        if TYPE[s.row[place]] != TYPE[card]
    )


def _best_prospects(s: VoidState, seat: int) -> list[Prospect]:
    return prospects(s, seat, pace(s, seat), leanings.NONE)


def _useful(s: VoidState, seat: int, ships: list[int], most: int) -> list[int]:
    """The ships (space * kinds + kind) that have somewhere to go: to a prospect, or to an own planet without guards."""
    best = _best_prospects(s, seat)[:most]
    own = navy(s, seat).squadrons
    sources = {own[place].space for prospect in best for place in prospect.ships if own[place].space != prospect.space}
    bare = _unguarded(s, seat)
    if bare and ships:
        starts = [code // COUNT for code in ships]
        sources.update([min(starts, key=lanes_to(s, seat, planet)) for planet in bare])
    return [code for code in ships if code // COUNT in sources]


def _unguarded(s: VoidState, seat: int) -> list[int]:
    return [space for space in controlled(s, seat) if not s.fleet(space, seat)]


# Moves


def _ship(s: VoidState, decision: Decision) -> list[Choice]:
    step = decision.step
    everybody = isinstance(step, ChooseShip) and step.mode == ALL
    ships = [code for code in decision.options if code != DONE]
    useful = _useful(s, decision.seat, ships, AIMS)
    if everybody:  # one after the other, each where it is wanted most
        return [(code,) for code in (*useful[:1], DONE)]
    return [(code,) for code in useful or ships[:1]]


def _leg(s: VoidState, decision: Decision) -> list[Choice]:
    """The best ends of one leg: further legs reach nothing more, except for a Diplomat with passengers.

    It takes along what it can, may drop it where it is wanted, and goes on.
    """
    step, options = decision.step, decision.options
    if not isinstance(step, Leg):
        return decision.some_choices(MANY)
    if STOP in options:
        drops = [code for code in options if DROP <= code < STOP]
        ends = [code for code in options if code < TAKE] if s.dropped else []
        further = _ends(s, decision.seat, step, ends, LEGS) if ends else []
        return [(code,) for code in (STOP, *drops, *further)]
    loads = [code for code in options if TAKE <= code < DROP] if step.mode != ALL else []
    if loads and s.aboard:
        return [(loads[-1],)]
    ends = [code for code in options if code < TAKE]
    found = _ends(s, decision.seat, step, ends, 1 if step.mode == ALL else LEGS)
    return [(code,) for code in (*found, *loads[-1:])]


def _ends(s: VoidState, seat: int, step: Leg, ends: list[int], most: int) -> list[int]:
    """The ends nearest to the seat's prospects, and one own planet without guards."""
    if step.owner != seat:  # VOID-12.8: another player's ship, sent as far away as it can go
        away = s.distances(step.space)
        return sorted(ends, key=lambda space: -away[space])[:1]
    found: dict[int, None] = {}
    for prospect in _best_prospects(s, seat):
        if prospect.space != step.space and len(found) < most:
            found[min(ends, key=lanes_to(s, seat, prospect.space))] = None
    bare = [space for space in _unguarded(s, seat) if space in ends]
    return [*found, *[space for space in bare[:1] if space not in found]] or ends[:1]


# Pre-round


def _shop(s: VoidState, decision: Decision) -> list[Choice]:
    step = decision.step
    if isinstance(step, Shop) and len(decision.options) and decision.low == 1:
        wants = s.variant.deals == "in_turn" and s.offers[decision.seat] == 0 and best_offer(s, decision.seat)
        codes = [code for code in decision.options if code >= BUILD or code == 0]
        if wants and DEAL_FIRST in decision.options:
            return [(DEAL_FIRST,)]
        return [(code,) for code in codes]
    return decision.some_choices(MANY)


# Diplomacy


def _diplomacy_cards(s: VoidState, decision: Decision) -> list[Choice]:
    """VOID-9.2: as many cards as it takes: the first ones, which are of least use otherwise."""
    step, seat = decision.step, decision.seat
    if not isinstance(step, DiplomacyCards):
        return decision.some_choices(MANY)
    for n in range(1, decision.high + 1):
        if n == decision.high or convinced(s, seat, n) > AGREED:
            return [tuple(decision.options[:n])]
    return [tuple(decision.options[: decision.high])]


def _kind_words(s: VoidState, decision: Decision) -> list[Choice]:
    """VOID-16.5: each card that helps enough."""
    step, seat = decision.step, decision.seat
    if not isinstance(step, KindWords):
        return decision.some_choices(MANY)
    hand = [card for card in usable(s, seat) if CARDS[card].window == "diplomacy_before"]
    cards, used, bonus = len(step.played), 0, 0
    for card in hand[: decision.high]:
        power = CARDS[card].power
        more = power.amount if isinstance(power, DiplomacyBonus) else 0
        if convinced(s, seat, cards, bonus + more) - convinced(s, seat, cards, bonus) < HELPS:
            break
        used, bonus = used + 1, bonus + more
    return [tuple(decision.options[:used])]


# Cards


def _discard(s: VoidState, decision: Decision) -> list[Choice]:
    """VOID-R18: legal choices only, since cards needed for something already begun cannot be discarded."""
    legal = (choice for choice in decision.choices() if decision.step.refuse(s, choice) is None)
    return list(islice(legal, MANY))


# Deals


def _reply(s: VoidState, decision: Decision) -> list[Choice]:
    return [(answer_to(s, decision),)]


def _offer(s: VoidState, decision: Decision) -> list[Choice]:
    """The best offer in one's own turn or in the market (VOID-R36, VOID-R37)."""
    offer = best_offer(s, decision.seat, tuple(decision.targets))
    return [as_choice(decision, *offer) if offer else _nothing_for_something(decision)]


def _counter(s: VoidState, decision: Decision) -> list[Choice]:
    offer = best_counter(s, decision.seat, decision.targets[0])
    return [as_choice(decision, *offer) if offer else _nothing_for_something(decision)]


def _nothing_for_something(decision: Decision) -> Choice:
    """An offer that must be made though none is good: nothing for one of the last part (wanted parts come last)."""
    return (decision.targets[0], *(0 for _ in decision.options[1:]), 1)


def _market(s: VoidState, decision: Decision) -> list[Choice]:
    offer = best_offer(s, decision.seat) if not s.offers[decision.seat] else None
    return [(offer[0],)] if offer else [(decision.options[-1],)]


def as_choice(decision: Decision, partner: int, parts: Parts) -> Choice:
    """An offer as the answer to this question."""
    return (partner, *(parts[code] for code in decision.options))


def proposal(s: VoidState, decision: Decision) -> Choice | None:
    """VOID-15.4: an offer that the seat makes of its own accord; one in a turn or a pre-round is enough."""
    seat = decision.seat
    begun = (
        bool(s.spent[seat] or s.built[seat])
        if s.phase == "pre_round"
        else s.turn != seat or s.actions < FIGURES.actions
    )
    if decision.prompt != "ask.offer" or s.offers[seat] or begun:
        return None
    offer = best_offer(s, seat, tuple(decision.targets))
    return as_choice(decision, *offer) if offer else None


# The set-up


def _start(s: VoidState, decision: Decision) -> list[Choice]:
    return [best_start(s, decision)]


# Decisions that hardly matter


def _most(s: VoidState, decision: Decision) -> list[Choice]:
    return [(decision.high,)]


def _any(s: VoidState, decision: Decision) -> list[Choice]:
    """Some option: not the same in every game, but always the same in one position."""
    turn = sum(s.rotations) + sum(s.hexes) + decision.seat
    return [(decision.options[turn % len(decision.options)],)]


ANSWERS: dict[str, Callable[[VoidState, Decision], list[Choice]]] = {
    "ask.action": _actions,
    "ask.ship": _ship,
    "ask.leg": _leg,
    "ask.shop": _shop,
    "ask.diplomacy_cards": _diplomacy_cards,
    "ask.kind_words": _kind_words,
    "ask.discard": _discard,
    "ask.reply": _reply,
    "ask.offer": _offer,
    "ask.counter": _counter,
    "ask.market": _market,
    "ask.fire": _most,
    "ask.race": _any,
    "ask.corner": _start,
    "ask.cover": _start,
    "ask.turn_hex": _start,
}
