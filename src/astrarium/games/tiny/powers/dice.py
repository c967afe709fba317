"""Powers about dice and their actions, and about following."""

from dataclasses import dataclass

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import kinds, refs
from ..actions.by_face import ACTIONS
from ..actions.planet_actions import Effect
from ..dice import Reroll, TurnDie, inactive_dice
from ..follow import open_follows
from ..names import FACE_IDS, FACES
from ..state import ACTIVATED, CONVERTED, TinyState, TinyStep

NO_INACTIVE_DICE = Refusal("TINY-2.3", "no_inactive_dice")
NO_DIE_TO_REPEAT = Refusal("TINY-8.18", "no_die_to_repeat")


class RerollDice(Effect[kinds.RerollDice]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if inactive_dice(s) else NO_INACTIVE_DICE

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(Reroll(side, False))


class SetDie(Effect[kinds.SetDie]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        return None if inactive_dice(s) else NO_INACTIVE_DICE

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(TurnDie(side, False))


class FollowPrice(Effect[kinds.FollowPrice]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if s.seats == 1:
            return Refusal("TINY-10.10", "nobody_follows")
        return None if s.follow_price < self.power.culture else Refusal("TINY-A2", "price_already_up")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.follow_price = self.power.culture
        s.tell("follow_price", side=refs.side(s, side), n=self.power.culture)


def repeatable_faces(s: TinyState) -> list[int]:
    """TINY-8.18: the faces in the activation bay, except the die being resolved."""
    bay = [die - ACTIVATED for index, die in enumerate(s.dice) if ACTIVATED <= die < CONVERTED and index != s.resolving]
    return sorted(set(bay))


class RepeatDie(Effect[kinds.RepeatDie]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if any(ACTIONS[face].refusal(s, side, seen) is None for face in repeatable_faces(s)):
            return None
        return NO_DIE_TO_REPEAT

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseAction(side, True))


class AnyAction(Effect[kinds.AnyAction]):
    __slots__ = ()

    def refusal(self, s: TinyState, side: int, planet: int, seen: int) -> Refusal | None:
        if any(ACTIONS[face].refusal(s, side, seen) is None for face in range(FACES)):
            return None
        return Refusal("TINY-A2", "nothing_to_do")

    def begin(self, s: TinyState, side: int, planet: int) -> None:
        s.push(ChooseAction(side, False))


@dataclass(slots=True)
class ChooseAction(TinyStep):
    """Which die action? An activated one (TINY-8.18), or any one, which others may follow for free (TINY-8.19)."""

    side: int
    repeat: bool

    def faces(self, s: TinyState) -> list[int]:
        return repeatable_faces(s) if self.repeat else list(range(FACES))

    def ask(self, s: TinyState) -> Decision | None:
        legal = [face for face in self.faces(s) if ACTIONS[face].refusal(s, self.side) is None]
        prompt, rule = ("ask.repeat_die", "TINY-8.18") if self.repeat else ("ask.any_action", "TINY-8.19")
        return Decision.choose(self, self.side, prompt, rule, legal) if legal else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        face = choice[0]
        s.tell("does_action", side=refs.side(s, self.side), face=refs.FACE[face])
        if not self.repeat:
            open_follows(s, self.side, face, free=True)
        ACTIONS[face].begin(s, self.side)

    def option(self, s: TinyState, code: int) -> Option:
        text = Text("option.do_action", face=refs.FACE[code])
        return Option(refs.FACE[code], text, (Text(f"face.{FACE_IDS[code]}.text"),))

    def blocked(self, s: TinyState) -> list[Blocked]:
        return [
            Blocked(face, self.option(s, face), refusal)
            for face in self.faces(s)
            if (refusal := ACTIONS[face].refusal(s, self.side)) is not None
        ]
