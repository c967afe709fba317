"""A player's turn (section 2)."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from . import refs
from .actions.by_face import ACTIONS
from .content import CONVERTER_DICE, DICE_AT, FOLLOW_CULTURE
from .dice import Reroll, TurnDie, inactive_dice, is_converter_used, reroll_price, roll
from .follow import open_follows
from .names import ENERGY, FACE_IDS, FACES
from .state import ACTIVATED, TinyState, TinyStep

# Options of the main question: a face to activate, or one of these
REROLL, CONVERT, END_TURN = FACES, FACES + 1, FACES + 2


def begin_turn(s: TinyState, side: int) -> None:
    """Make it this side's turn and reset everything that is counted per turn."""
    s.active = side
    s.rerolls = 0
    s.follow_price = FOLLOW_CULTURE
    s.follow_gains = [0, 0]
    s.used_turn = 0
    s.attacks = 0
    s.resolving = -1


@dataclass(slots=True)
class StartTurn(TinyStep):
    """TINY-2.1: roll as many dice as the empire's level allows now."""

    seat: int

    def do(self, s: TinyState) -> None:
        begin_turn(s, self.seat)
        if s.events is not None:
            s.tell("turn", side=refs.side(s, self.seat), round=s.round)
        roll(s, max(1, DICE_AT[s.empire[self.seat]] - s.lost_dice))  # TINY-A19: never below one die
        s.lost_dice = 0
        s.push(TakeTurn(self.seat))


@dataclass(slots=True)
class TakeTurn(TinyStep):
    """TINY-2.2: activate a die, reroll, convert, or stop; repeatedly and in any order."""

    seat: int

    def ask(self, s: TinyState) -> Decision | None:
        idle = [die for die in s.dice if die < ACTIVATED]
        if not idle:
            return None  # TINY-2.7: all dice are activated or spent
        seat = self.seat
        any_face = s.variant.activate_without_effect  # see `activation_refusal`
        options = [face for face in sorted({*idle}) if any_face or ACTIONS[face].refusal(s, seat) is None]
        if s.energy[seat] >= reroll_price(s):
            options.append(REROLL)
        if len(idle) > CONVERTER_DICE and not is_converter_used(s):
            options.append(CONVERT)
        options.append(END_TURN)  # TINY-2.4
        return Decision.choose(self, seat, "ask.turn", "TINY-2.2", options)

    def answer(self, s: TinyState, choice: Choice) -> None:
        code = choice[0]
        if code == END_TURN:
            return
        s.push(self)
        if code == REROLL:
            s.push(Reroll(self.seat, True))
        elif code == CONVERT:
            s.push(TurnDie(self.seat, True))
        else:
            activate(s, self.seat, code)

    def option(self, s: TinyState, code: int) -> Option:
        if code == REROLL:
            price = reroll_price(s)
            rest = s.energy[self.seat] - price
            text = Text("option.reroll", n=price, rest=rest) if price else Text("option.reroll_free")
            return Option("reroll", text)
        if code == CONVERT:
            return Option("converter", Text("option.convert"))
        if code == END_TURN:
            idle, is_done = len(inactive_dice(s)), self._is_done(s)
            # Dice that nothing can be done with are not left by mistake: no second press for them.
            warning = Text("warning.dice_unused", n=idle) if idle and not is_done else None
            return Option("end_turn", Text("option.end_turn"), warning=warning, likely=is_done)
        text = Text("option.activate", face=refs.FACE[code])
        idle_allowed = s.variant.activate_without_effect and ACTIONS[code].refusal(s, self.seat) is not None
        warning = Text("warning.die_without_effect") if idle_allowed else None
        return Option(refs.FACE[code], text, (Text(f"face.{FACE_IDS[code]}.text"),), warning)

    def _is_done(self, s: TinyState) -> bool:
        """Can no die be activated, nor rerolled for nothing?"""
        is_stuck = all(ACTIONS[die].refusal(s, self.seat) is not None for die in s.dice if die < ACTIVATED)
        return is_stuck and reroll_price(s) > 0

    def blocked(self, s: TinyState) -> list[Blocked]:
        idle = [die for die in s.dice if die < ACTIVATED]
        reasons: list[tuple[int, Refusal | None]] = []
        for face in range(FACES):
            if face in idle:
                reasons.append((face, activation_refusal(s, self.seat, face)))
            elif face in [die & 7 for die in s.dice]:
                reasons.append((face, Refusal("TINY-2.3", "die_used", face=refs.FACE[face])))
        price = reroll_price(s)
        if s.energy[self.seat] < price:
            have, resource = s.energy[self.seat], refs.RESOURCE[ENERGY]
            reasons.append((REROLL, Refusal("TINY-2.5", "cannot_pay", need=price, have=have, resource=resource)))
        if is_converter_used(s):
            reasons.append((CONVERT, Refusal("TINY-2.6", "converter_used")))
        elif len(idle) <= CONVERTER_DICE:
            reasons.append((CONVERT, Refusal("TINY-2.6", "converter_needs_dice", n=len(idle))))
        return [Blocked(code, self.option(s, code), refusal) for code, refusal in reasons if refusal]


def activation_refusal(s: TinyState, seat: int, face: int) -> Refusal | None:
    """TINY-A2: a die whose action would do nothing cannot be activated, unless an option allows it for followers."""
    return None if s.variant.activate_without_effect else ACTIONS[face].refusal(s, seat)


def activate(s: TinyState, seat: int, face: int) -> None:
    """TINY-2.3: the die goes to the activation bay and its action is done; then the others may follow (TINY-3.4)."""
    die = s.dice.index(face)
    s.dice[die] = face + ACTIVATED
    s.bay = (*s.bay, die)
    s.resolving = die
    if s.events is not None:
        s.tell("activated", side=refs.side(s, seat), face=refs.FACE[face])
    s.push(DieDone())
    open_follows(s, seat, face)
    ACTIONS[face].begin(s, seat)


@dataclass(slots=True)
class DieDone(TinyStep):
    """The die and all follows are done: from here on its action may be repeated (TINY-8.18)."""

    def do(self, s: TinyState) -> None:
        s.resolving = -1
