"""Tactics of one's own turn, and those that give credits at any time (section 16)."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Choice, Decision, Option, Refusal

from .. import refs
from ..cards import draw, limit_hand
from ..content import CARDS, SHIP, TACTIC_LIMIT
from ..empire import controlled, left, named, own_spaces
from ..map.fleets import COUNT, KIND_OF, ONE, squadrons
from ..options import enemy_ship_option, space_option
from ..powers import Power
from ..powers.peaceful import ExtraAction
from ..powers.tactics import DestroyShip, Draw, FreeMove, GainCredits, PlaceShips
from ..state import VoidState, VoidStep
from .move import TACTIC, ChooseShip, movable
from .uses import FIRST_CARD, may_use, use


def may_use_tactic(s: VoidState, seat: int, card: int) -> Refusal | None:
    """Why a tactic of one's own turn would do nothing now, or must not be used again (VOID-16.6)."""
    power = CARDS[card].power
    if not may_use(s, FIRST_CARD + card, TACTIC_LIMIT[card]):
        return Refusal("VOID-16.6", "tactic_used", card=refs.CARD[card])
    if isinstance(power, Draw) and not s.deck and not s.discards:
        return Refusal("VOID-R18", "no_card_left")
    if isinstance(power, FreeMove) and not movable(s, seat, TACTIC):
        return Refusal("VOID-16.1", "no_ship_to_move")
    if isinstance(power, DestroyShip) and not victims(s, seat):
        return Refusal("VOID-R50", "no_victim")
    if isinstance(power, PlaceShips) and not (controlled(s, seat) and left(s, seat, SHIP[power.ship])):
        return Refusal("VOID-R50", "nowhere_to_place")
    return None


def tactic_effect(s: VoidState, seat: int, card: int) -> None:
    """What a tactic does once its cards are discarded."""
    if TACTIC_LIMIT[card]:
        use(s, FIRST_CARD + card)
    s.push(TacticEffect(seat, card))


@dataclass(frozen=True, slots=True)
class TacticEffect(VoidStep):
    seat: int
    card: int

    def do(self, s: VoidState) -> None:
        power = CARDS[self.card].power
        HANDLERS[type(power)](s, self.seat, self.card, power)


def _gain(s: VoidState, seat: int, card: int, power: GainCredits) -> None:
    s.credits[seat] += power.amount
    s.tell("credits", side=refs.SEAT[seat], n=power.amount, source=refs.CARD[card])


def _draw(s: VoidState, seat: int, card: int, power: Draw) -> None:
    draw(s, seat, power.amount)
    limit_hand(s, seat)


def _act(s: VoidState, seat: int, card: int, power: ExtraAction) -> None:
    s.actions += power.amount
    s.tell("more_actions", side=refs.SEAT[seat], n=power.amount, source=refs.CARD[card])


def _move(s: VoidState, seat: int, card: int, power: FreeMove) -> None:
    s.push(ChooseShip(seat, TACTIC))


def _strike(s: VoidState, seat: int, card: int, power: DestroyShip) -> None:
    s.push(StrikeShip(seat))


def _place(s: VoidState, seat: int, card: int, power: PlaceShips) -> None:
    s.push(PlaceWing(seat, card))


HANDLERS: dict[type[Power], Callable[[VoidState, int, int, Any], None]] = {
    GainCredits: _gain,
    Draw: _draw,
    ExtraAction: _act,
    FreeMove: _move,
    DestroyShip: _strike,
    PlaceShips: _place,
}


def victims(s: VoidState, seat: int) -> list[int]:
    """Other players' ships where the seat has one: (space * seats + seat) * kinds + kind."""
    return [
        (space * s.seats + other) * COUNT + kind
        for space in own_spaces(s, seat)
        for other in range(s.seats)
        if other != seat
        for kind, _ in squadrons(s.fleet(space, other))
    ]


@dataclass(frozen=True, slots=True)
class StrikeShip(VoidStep):
    """VOID-R50: which ship is destroyed? One that takes two hits is destroyed too."""

    seat: int

    def ask(self, s: VoidState) -> Decision | None:
        found = victims(s, self.seat)
        return Decision.choose(self, self.seat, "ask.tactic_ship", "VOID-R50", found) if found else None

    def answer(self, s: VoidState, choice: Choice) -> None:
        at, kind = divmod(choice[0], COUNT)
        space, other = divmod(at, s.seats)
        s.add_ships(space, other, -ONE[kind])
        s.tell("destroyed", side=refs.SEAT[other], ship=refs.KIND[kind], space=named(s, space), n=1)

    def option(self, s: VoidState, code: int) -> Option:
        at, kind = divmod(code, COUNT)
        space, other = divmod(at, s.seats)
        return enemy_ship_option(s, space, other, kind)


@dataclass(frozen=True, slots=True)
class PlaceWing(VoidStep):
    """VOID-R50: on which planet of one's own do the ships appear?"""

    seat: int
    card: int

    def ask(self, s: VoidState) -> Decision | None:
        planets = controlled(s, self.seat)
        if not planets:
            return None
        return Decision.choose(self, self.seat, "ask.tactic_planet", "VOID-R50", planets, card=refs.CARD[self.card])

    def answer(self, s: VoidState, choice: Choice) -> None:
        (space,) = choice
        power = CARDS[self.card].power
        if isinstance(power, PlaceShips):
            ship = SHIP[power.ship]
            n = min(power.amount, left(s, self.seat, ship))
            s.add_ships(space, self.seat, n * ONE[KIND_OF[ship]])
            s.tell("places", side=refs.SEAT[self.seat], ship=refs.SHIP[ship], n=n, space=named(s, space))

    def option(self, s: VoidState, code: int) -> Option:
        return space_option(s, code)
