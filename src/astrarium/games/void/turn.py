"""A player's turn: which action next (section 7)?"""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from . import refs
from .battle import declare
from .cards import draw, limit_hand, pay_tactic, purse, tactics, usable
from .content import (
    CARDS,
    FIGURES,
    MAX_SEATS,
    SEATS,
    SPACE,
    SPACE_NAMES,
    SPACES,
    TEMPERAMENT_AT,
    TYPE,
    event_effects,
    ship_power,
)
from .culture import culture, culture_numbers
from .deals import MakeOffer
from .diplomacy import DiplomacyCards
from .effects import DrawAtEndOfTurn
from .empire import abilities, beam_owners, income, is_planet, own_spaces
from .fleets import COUNT, KIND_OF, number, squadrons
from .moving import ACTION, CONTROL, PAID, ChooseShip, movable, move_all, start_move
from .names import NONE, ActionName
from .offering import may_offer
from .options import offer_option, tactic_option
from .powers.peaceful import Negotiate
from .reach import can_leave
from .rescue import infest, may_infest, relief_at, relieve, rescue, rescue_at
from .selling import SellCard, SwapOwn, sale
from .state import VoidState, VoidStep
from .tactics import may_use_tactic, tactic_effect
from .targets import TARGET_NAMES, TARGETS, targets, why_no_attack
from .uses import MIND_CONTROL, MINE, may_use, use

# Codes of what one can do
END, CULTURE, MINING, MOVE_ALL, PAID_MOVE, SELL, SWAP = range(7)
OFFER = 10
TACTIC = OFFER + MAX_SEATS
MOVE = TACTIC + len(CARDS)
DIPLOMACY = MOVE + SPACES * COUNT
INFEST = DIPLOMACY + SPACES
RESCUE = INFEST + SPACES
RELIEF = RESCUE + SPACES
ATTACK = RELIEF + SPACES
CRY = ATTACK + SPACES * TARGETS  # an attack with a tactic before the battle
CONTROL_SHIP = CRY + SPACES * TARGETS

DRAWS_AT = tuple(tuple((SPACE[e.planet], e.amount) for e in effects) for effects in event_effects(DrawAtEndOfTurn))
ENVOYS = tuple(KIND_OF[ship] for ship, power in enumerate(ship_power(Negotiate)) if power is not None)


@dataclass(frozen=True, slots=True)
class Turn(VoidStep):
    """VOID-7.1: one action after the other, until the player has had enough."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        seat = self.seat
        options = [*_actions(s, seat), *_besides(s, seat), END]
        return Decision.choose(
            self, seat, "ask.action", "VOID-7.1", options, never_auto=_hides_something(s, seat), n=s.actions
        )

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code == END:
            s.push(EndTurn(self.seat))
            return
        s.push(self)
        _do(s, self.seat, code)

    def option(self, s: VoidState, code: int) -> Option:
        return action_option(s, self.seat, code)

    def blocked(self, s: VoidState) -> list[Blocked]:
        seat = self.seat
        return [Blocked(code, action_option(s, seat, code), why) for code, why in _why_not(s, seat)]


def _hides_something(s: VoidState, seat: int) -> bool:
    """Would an end of the turn by itself tell something, or cut off a deal?"""
    return bool(s.actions or s.hands[seat] or s.variant.deals != "off")


# What can be done


def _actions(s: VoidState, seat: int) -> list[int]:
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
    cost = abilities(s, seat).move_all
    if moves and cost and s.actions >= cost:
        found.append(MOVE_ALL)
    return found


def _besides(s: VoidState, seat: int) -> list[int]:
    """What takes no action."""
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
    fleet = s.fleet(space, seat)
    return is_planet(s, space) and s.holder[space] == NONE and any(number(fleet, kind) for kind in ENVOYS)


def _controllable(s: VoidState, seat: int) -> list[int]:
    """VOID-12.8: other players' ships beside one's own that can go somewhere."""
    limit = abilities(s, seat).mind_control
    if not limit or not may_use(s, MIND_CONTROL, limit):
        return []
    return [
        (space * MAX_SEATS + other) * COUNT + kind
        for space in own_spaces(s, seat)
        for other in range(s.seats)
        if other != seat and not s.refused_leave >> space & 1
        for kind, _ in squadrons(s.fleet(space, other))
        if can_leave(s, other, kind, space)
    ]


# What codes mean


def _attack(code: int) -> tuple[int, int, bool]:
    """Space, target, and whether with a tactic before the battle."""
    at, cry = (code - CRY, True) if code >= CRY else (code - ATTACK, False)
    return *divmod(at, TARGETS), cry


def _control(code: int) -> tuple[int, int, int]:
    """Space, owner and kind of the ship."""
    at, kind = divmod(code - CONTROL_SHIP, COUNT)
    return *divmod(at, MAX_SEATS), kind


# Doing it


def _do(s: VoidState, seat: int, code: int) -> None:
    if code < MOVE:
        _do_plain(s, seat, code)
        return
    s.actions -= 1
    if code < DIPLOMACY:
        space, kind = divmod(code - MOVE, COUNT)
        start_move(s, seat, seat, kind, space, ACTION)
    elif code < INFEST:
        s.reveal()  # that the seat holds a card of this temperament
        s.push(DiplomacyCards(seat, code - DIPLOMACY))
    elif code < RESCUE:
        infest(s, seat, code - INFEST)
    elif code < RELIEF:
        rescue(s, seat, code - RESCUE)
    elif code < ATTACK:
        relieve(s, seat, code - RELIEF)
    elif code < CONTROL_SHIP:
        declare(s, seat, *_attack(code))
    else:
        space, other, kind = _control(code)
        use(s, MIND_CONTROL)
        s.tell("controls", side=refs.SEAT[seat], other=refs.SEAT[other], ship=refs.KIND[kind], space=refs.SPACE[space])
        start_move(s, seat, other, kind, space, CONTROL)


def _do_plain(s: VoidState, seat: int, code: int) -> None:
    own = abilities(s, seat)
    if code == CULTURE:
        s.actions -= 1
        culture(s, seat)
    elif code == MINING:
        s.actions -= 1
        use(s, MINE)
        n = FIGURES.mine_credits + own.mine
        s.credits[seat] += n
        s.tell("mines", side=refs.SEAT[seat], n=n)
    elif code == MOVE_ALL:
        s.actions -= own.move_all
        s.tell("moves_all", side=refs.SEAT[seat])
        move_all(s, seat)
    elif code == PAID_MOVE:
        s.credits[seat] -= own.move_price
        s.paid_moves += 1
        s.tell("pays_to_move", side=refs.SEAT[seat], n=own.move_price)
        s.push(ChooseShip(seat, PAID))
    elif code == SELL:
        s.push(SellCard(seat))
    elif code == SWAP:
        s.push(SwapOwn(seat))
    elif code >= TACTIC:
        tactic_effect(s, seat, code - TACTIC)
        pay_tactic(s, seat, code - TACTIC)
    else:
        s.push(MakeOffer(seat, code - OFFER))


# In words

PLAIN: dict[int, tuple[str, ActionName]] = {
    CULTURE: ("option.culture", "culture"),
    MINING: ("option.mine", "mine"),
    MOVE_ALL: ("option.move_all", "move_all"),
}


def action_option(s: VoidState, seat: int, code: int) -> Option:
    own = abilities(s, seat)
    if code == END:
        return Option("end_turn", Text("option.end_turn", n=s.actions), (), _unused(s))
    if code in PLAIN:
        words, action = PLAIN[code]
        n = {CULTURE: culture_numbers(s, seat)[1], MINING: FIGURES.mine_credits + own.mine, MOVE_ALL: own.move_all}[
            code
        ]
        return Option(refs.ACTION[action], Text(words, n=n), (Text(f"action.{action}.text"),))
    if code == PAID_MOVE:
        return Option("paid_move", Text("option.paid_move", n=own.move_price))
    if code == SELL:
        return Option("sell", Text("option.sell", n=(sale(s, seat) or ("", 0))[1]))
    if code == SWAP:
        return Option("swap", Text("option.swap"))
    if code < TACTIC:
        return offer_option(code - OFFER)
    if code < MOVE:
        return tactic_option(code - TACTIC)
    return _place_option(s, seat, code)


def _unused(s: VoidState) -> Text | None:
    return Text("warning.actions_left", n=s.actions) if s.actions else None


def _place_option(s: VoidState, seat: int, code: int) -> Option:
    if code < DIPLOMACY:
        space, kind = divmod(code - MOVE, COUNT)
        text = Text("option.move", ship=refs.KIND[kind], space=refs.SPACE[space])
        return Option(f"move:{refs.ships_in(space, seat, kind)}", text)
    if code >= CONTROL_SHIP:
        space, other, kind = _control(code)
        text = Text("option.control", side=refs.SEAT[other], ship=refs.KIND[kind], space=refs.SPACE[space])
        return Option(f"control:{refs.ships_in(space, other, kind)}", text)
    if code >= ATTACK:
        space, target, cry = _attack(code)
        name, args = TARGET_NAMES[target], {"space": refs.SPACE[space]}
        if target < MAX_SEATS:
            args["side"] = refs.SEAT[target]
        text = Text(f"option.attack_{name}{'_cry' if cry else ''}", args)
        aim = name if target >= MAX_SEATS else target
        return Option(f"attack:{SPACE_NAMES[space]}.{aim}{'.war_cry' if cry else ''}", text)
    action, base = next(
        (action, base)
        for action, base in (("relief", RELIEF), ("rescue", RESCUE), ("infest", INFEST), ("diplomacy", DIPLOMACY))
        if code >= base
    )
    ref = refs.SPACE[code - base]
    return Option(
        f"{action}:{SPACE_NAMES[code - base]}", Text(f"option.{action}", space=ref), (Text(f"action.{action}.text"),)
    )


# Why something cannot be done


def _why_not(s: VoidState, seat: int) -> list[tuple[int, Refusal]]:
    open_now = set(_actions(s, seat)) | set(_besides(s, seat))
    spent = Refusal("VOID-7.1", "no_action") if not s.actions else None
    found: list[tuple[int, Refusal]] = []
    found.append((CULTURE, spent or Refusal("VOID-R18", "no_card_left")))
    found.append((MINING, spent or Refusal("VOID-7.11", "mined_already")))
    own = abilities(s, seat)
    if own.move_all:
        found.append((MOVE_ALL, Refusal("VOID-12.6", "too_few_actions", need=own.move_all, have=s.actions)))
    for space in own_spaces(s, seat):
        found += _why_not_at(s, seat, space, spent)
    hand = usable(s, seat)
    for card in sorted(set(hand)):
        if CARDS[card].window not in ("any", "own_turn"):
            continue
        why = may_use_tactic(s, seat, card)
        have = sum(TYPE[other] == TYPE[card] for other in hand)
        if have < CARDS[card].needs:
            why = Refusal("VOID-7.15", "too_few_cards", need=CARDS[card].needs, have=have)
        if why is not None:
            found.append((TACTIC + card, why))
    if own.paid_moves and s.paid_moves >= own.paid_moves:
        found.append((PAID_MOVE, Refusal("VOID-12.15", "paid_moves_used", n=own.paid_moves)))
    elif own.paid_moves and purse(s, seat) < own.move_price:
        found.append((PAID_MOVE, Refusal("VOID-12.15", "cannot_pay", need=own.move_price, have=purse(s, seat))))
    if SEATS[s.seats].swaps and s.swaps >= SEATS[s.seats].swaps:
        found.append((SWAP, Refusal("VOID-3.22", "swapped_already", n=SEATS[s.seats].swaps)))
    return [(code, why) for code, why in found if code not in open_now]


def _why_not_at(s: VoidState, seat: int, space: int, spent: Refusal | None) -> list[tuple[int, Refusal]]:
    found: list[tuple[int, Refusal]] = []
    for target in targets(s, seat, space):
        why = spent or why_no_attack(s, space, target)
        if why is not None:
            found.append((ATTACK + space * TARGETS + target, why))
    for kind, _ in squadrons(s.fleet(space, seat)):
        code = MOVE + space * COUNT + kind
        if spent:
            found.append((code, spent))
        elif s.refused_leave >> space & 1:
            found.append((code, Refusal("VOID-R39", "no_leave", sides=refs.seats(beam_owners(s, seat, space)))))
        else:
            found.append((code, Refusal("VOID-7.7", "no_way_out")))
    if may_talk(s, seat, space):
        why = spent or Refusal("VOID-9.1", "no_matching_card", type=refs.TEMPERAMENT[TEMPERAMENT_AT[space]])
        found.append((DIPLOMACY + space, why))
    relief = relief_at(s, space)
    if relief is not None:
        why = spent or Refusal("VOID-14.6", "cannot_pay", need=relief.credits, have=purse(s, seat))
        found.append((RELIEF + space, why))
    if spent and rescue_at(s, space) is not None:
        found.append((RESCUE + space, spent))
    return found


# Begin and end


@dataclass(frozen=True, slots=True)
class BeginTurn(VoidStep):
    seat: int

    def do(self, s: VoidState) -> None:
        s.begin_turn(self.seat)
        s.actions += abilities(s, self.seat).extra_actions  # VOID-7.20
        s.tell("turn", side=refs.SEAT[self.seat], n=s.actions)
        s.push(Turn(self.seat))


@dataclass(frozen=True, slots=True)
class EndTurn(VoidStep):
    """VOID-7.4; cards that abilities and events give at the end of a turn."""

    seat: int

    def do(self, s: VoidState) -> None:
        seat = self.seat
        n = income(s, seat)
        s.credits[seat] += n
        s.tell("income", side=refs.SEAT[seat], n=n)
        cards = abilities(s, seat).draw_at_end
        for event in s.force:
            cards += sum(amount for space, amount in DRAWS_AT[event] if s.fleet(space, seat))
        s.begin_turn(NONE)
        if cards:
            draw(s, seat, cards)
            limit_hand(s, seat)
