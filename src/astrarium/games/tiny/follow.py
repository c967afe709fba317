"""Following (section 3): after each activated die, clockwise, one after the other."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .actions.by_face import ACTIONS
from .actions.resources import gain, pay
from .content import MOST_SEATS, PLANETS
from .names import CULTURE, ENERGY, FACE_IDS
from .state import TinyState, TinyStep

OF_SEAT = tuple(sum(1 << (planet * 8 + seat) for planet in range(len(PLANETS))) for seat in range(MOST_SEATS))


def can_follow(s: TinyState, seat: int, face: int, price: int) -> bool:
    """Could the action change something (TINY-A2) after the price is paid (TINY-3.9)?"""
    if s.culture[seat] < price:
        return False
    in_use = s.in_use
    start_anew(s, seat)
    s.culture[seat] -= price
    refusal = ACTIONS[face].refusal(s, seat)
    s.culture[seat] += price
    s.in_use = in_use
    return refusal is None


def start_anew(s: TinyState, seat: int) -> None:
    """TINY-8.20: a follow is a new action, so the planets that the seat is using below it may be used again.

    This cannot loop: only Zavodnick opens a follow within a use, once per turn for each player.
    """
    s.in_use &= ~OF_SEAT[seat]


def open_follows(s: TinyState, leader: int, face: int, free: bool = False) -> None:
    """Ask others to follow, from the leader's left (TINY-3.3). In solo only the player may follow (TINY-10.10)."""
    if leader >= s.seats:
        s.push(Follow(leader, face, 0, free))
    elif s.seats > 1:
        s.push(Follow(leader, face, s.next_seat(leader), free))


@dataclass(slots=True)
class Follow(TinyStep):
    """Does this seat follow? TINY-3.4: everything before it is complete when the question comes."""

    leader: int
    face: int
    seat: int
    free: bool  # TINY-8.19: following the action of Zavodnick is free

    def ask(self, s: TinyState) -> Decision | None:
        price = self.price(s)
        if not can_follow(s, self.seat, self.face, price):
            return None
        prompt, rule = ("ask.follow_free", "TINY-8.19") if self.free else ("ask.follow", "TINY-3.1")
        leader, face = refs.side(s, self.leader), refs.FACE[self.face]
        return Decision.confirm(self, self.seat, prompt, rule, leader=leader, face=face, n=price)

    def price(self, s: TinyState) -> int:
        return 0 if self.free else s.follow_price

    def do(self, s: TinyState) -> None:
        self.pass_on(s)

    def answer(self, s: TinyState, choice: Choice) -> None:
        self.pass_on(s)
        if not choice[0]:
            s.tell("passed", side=refs.side(s, self.seat), face=refs.FACE[self.face])
            return
        s.tell("followed", side=refs.side(s, self.seat), face=refs.FACE[self.face])
        start_anew(s, self.seat)
        pay(s, self.seat, CULTURE, self.price(s))
        if self.leader == s.active and self.leader < s.seats:  # TINY-8.7
            gain(s, self.leader, ENERGY, s.follow_gains[ENERGY])
            gain(s, self.leader, CULTURE, s.follow_gains[CULTURE])
        ACTIONS[self.face].begin(s, self.seat)  # TINY-3.5: the die, not what the leader did with it

    def pass_on(self, s: TinyState) -> None:
        """Ask the next seat once this one is done."""
        following = s.next_seat(self.seat)
        if following != self.leader and self.leader < s.seats:
            s.push(Follow(self.leader, self.face, following, self.free))

    def option(self, s: TinyState, code: int) -> Option:
        if not code:
            return Option("pass", Text("option.no_follow"))
        ref, help_text = refs.FACE[self.face], Text(f"face.{FACE_IDS[self.face]}.text")
        rest = s.culture[self.seat] - self.price(s)
        text = Text("option.follow_free") if self.free else Text("option.follow", rest=rest)
        return Option(ref, text, (help_text,))
