"""A player's turn: which action next (section 7)?"""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option

from .. import refs
from ..battle.attack import declare
from ..cards import draw, limit_hand, pay_tactic
from ..content import FIGURES, SPACE, event_effects
from ..deals.proposals import MakeOffer
from ..effects import DrawAtEndOfTurn
from ..empire import abilities, board_income, named, planet_income, sources
from ..names import NONE
from ..powers.peaceful import Mine
from ..state import VoidState, VoidStep
from .actions import (
    ATTACK,
    CONTROL_SHIP,
    CULTURE,
    DIPLOMACY,
    END,
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
    attack,
    controlled_ship,
    cost_of,
    moved_ship,
)
from .culture import culture
from .diplomacy import DiplomacyCards
from .move import ACTION, CONTROL, PAID, ChooseShip, move_all, start_move
from .options import action_option
from .possible import actions, besides
from .refusals import why_not
from .rescue import infest, relieve, rescue
from .sales import SellCard, SwapOwn
from .tactics import tactic_effect
from .uses import MIND_CONTROL, MINE, use

DRAWS_AT = tuple(tuple((SPACE[e.planet], e.amount) for e in effects) for effects in event_effects(DrawAtEndOfTurn))


@dataclass(frozen=True, slots=True)
class Turn(VoidStep):
    """VOID-7.1: one action after the other, until the player ends the turn."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        seat = self.seat
        options = [*actions(s, seat), *besides(s, seat), END]
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
        return [Blocked(code, action_option(s, seat, code), why) for code, why in why_not(s, seat)]


def _hides_something(s: VoidState, seat: int) -> bool:
    """Would ending the turn automatically tell something (VOID-16.7), or cut off offers of one's own turn?

    A seat with a card might still use it; one that could pay for a move might have pledged the credits in an offer.
    """
    own = abilities(s, seat)
    might_move = s.paid_moves < own.paid_moves and s.credits[seat] >= own.move_price
    return bool(s.actions or s.hands[seat] or might_move or s.variant.deals == "in_turn")


# Doing it


def _do(s: VoidState, seat: int, code: int) -> None:
    s.actions -= cost_of(code)
    if code < MOVE:
        _do_plain(s, seat, code)
        return
    if code < DIPLOMACY:
        space, kind = moved_ship(code)
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
        declare(s, seat, *attack(code))
    else:
        space, other, kind = controlled_ship(code)
        use(s, MIND_CONTROL)
        s.tell("controls", side=refs.SEAT[seat], other=refs.SEAT[other], ship=refs.KIND[kind], space=named(s, space))
        start_move(s, seat, other, kind, space, CONTROL)


def _do_plain(s: VoidState, seat: int, code: int) -> None:
    own = abilities(s, seat)
    if code == CULTURE:
        culture(s, seat)
    elif code == MINING:
        use(s, MINE)
        n = FIGURES.mine_credits + own.mine
        s.credits[seat] += n
        more = sources(s, seat, Mine)
        s.tell("mines", side=refs.SEAT[seat], n=n, sources=f"{refs.ACTION['mine']}{',' if more else ''}{more}")
    elif code == MOVE_ALL:
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
        own, planets = board_income(s, seat), planet_income(s, seat)
        s.credits[seat] += own + planets
        s.tell("income", side=refs.SEAT[seat], n=own + planets, own=own, planets=planets)
        cards = abilities(s, seat).draw_at_end
        for event in s.force:
            cards += sum(amount for space, amount in DRAWS_AT[event] if s.fleet(space, seat))
        s.begin_turn(NONE)
        if cards:
            draw(s, seat, cards)
            limit_hand(s, seat)
