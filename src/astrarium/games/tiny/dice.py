"""Rolling, rerolling, the converter, and other ways to turn dice (section 2)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .actions.resources import pay
from .content import CONVERTER_DICE, FREE_REROLLS, REROLL_ENERGY
from .names import ENERGY, FACES
from .state import ACTIVATED, CONVERTED, DISCARDED, INACTIVE, TinyState, TinyStep


def roll_die(s: TinyState) -> int:
    return s.rng.below(FACES)


def roll(s: TinyState, count: int) -> None:
    """Roll a fresh set of dice. TINY-2.7: the control mat was cleared."""
    s.dice = [s.rng.below(FACES) for _ in range(count)]
    if s.events is not None:
        s.tell("rolled", side=refs.side(s, s.active), faces=faces_in_words(s.dice))


def faces_in_words(dice: list[int]) -> str:
    return ",".join(refs.FACE[die & 7] for die in dice)


def inactive_dice(s: TinyState) -> list[int]:
    """The dice that can still be activated, rerolled or converted, by their place."""
    return [index for index, die in enumerate(s.dice) if die < ACTIVATED]


def is_converter_used(s: TinyState) -> bool:
    return max(s.dice) >= CONVERTED and any(CONVERTED <= die < DISCARDED for die in s.dice)


def reroll_price(s: TinyState) -> int:
    """TINY-2.5: the first reroll of the turn is free, each further one costs 1 energy."""
    return 0 if s.rerolls < FREE_REROLLS else REROLL_ENERGY


def die_option(s: TinyState, die: int) -> Option:
    return Option(f"die:{die}", Text("option.die", die=die + 1, face=refs.FACE[s.dice[die] & 7]))


def reroll(s: TinyState, dice: Choice) -> None:
    for die in dice:
        s.dice[die] = roll_die(s)
    if s.events is not None:
        s.tell("rerolled", side=refs.side(s, s.active), n=len(dice), faces=faces_in_words([s.dice[d] for d in dice]))


@dataclass(slots=True)
class Reroll(TinyStep):
    """Which dice does the player reroll? `paid`: the player's own reroll, not that of a planet."""

    side: int
    paid: bool

    def ask(self, s: TinyState) -> Decision | None:
        dice = inactive_dice(s)
        rule = "TINY-2.5" if self.paid else "TINY-8.5"
        if not dice:
            return None
        cost = reroll_price(s) if self.paid else 0
        return Decision.choose(
            self, self.side, "ask.reroll", rule, dice, 1, len(dice), reveals=True,
            cost=cost, rest=s.energy[self.side] - cost,
        )  # fmt: skip

    def answer(self, s: TinyState, choice: Choice) -> None:
        if self.paid:
            pay(s, self.side, ENERGY, reroll_price(s))
            s.rerolls += 1
        reroll(s, choice)

    def option(self, s: TinyState, code: int) -> Option:
        return die_option(s, code)


@dataclass(slots=True)
class TurnDie(TinyStep):
    """Which inactive die is turned to another face? For the converter (which costs two others) or a planet."""

    side: int
    converting: bool

    def ask(self, s: TinyState) -> Decision | None:
        dice = inactive_dice(s)
        rule = "TINY-2.6" if self.converting else "TINY-8.5"
        return Decision.choose(self, self.side, "ask.turn_die", rule, dice) if dice else None

    def answer(self, s: TinyState, choice: Choice) -> None:
        s.push(TurnToFace(self.side, choice[0], self.converting))

    def option(self, s: TinyState, code: int) -> Option:
        return die_option(s, code)


@dataclass(slots=True)
class TurnToFace(TinyStep):
    """To which face?"""

    side: int
    die: int
    converting: bool

    def ask(self, s: TinyState) -> Decision | None:
        rule = "TINY-2.6" if self.converting else "TINY-8.5"
        face = refs.FACE[s.dice[self.die] & 7]
        return Decision.choose(self, self.side, "ask.turn_to_face", rule, range(FACES), face=face)

    def answer(self, s: TinyState, choice: Choice) -> None:
        if self.converting:
            s.push(Convert(self.side, self.die, choice[0]))
        else:
            turn_die(s, self.side, self.die, choice[0])

    def option(self, s: TinyState, code: int) -> Option:
        return Option(refs.FACE[code], Text("option.face", face=refs.FACE[code]))


@dataclass(slots=True)
class Convert(TinyStep):
    """TINY-2.6: which two other inactive dice go into the converter? They are spent."""

    side: int
    die: int
    face: int

    def ask(self, s: TinyState) -> Decision | None:
        others = [die for die in inactive_dice(s) if die != self.die]
        n = CONVERTER_DICE
        return Decision.choose(self, self.side, "ask.convert", "TINY-2.6", others, n, n, n=n)

    def answer(self, s: TinyState, choice: Choice) -> None:
        for die in choice:
            s.dice[die] += CONVERTED - INACTIVE
        s.tell("converted", side=refs.side(s, self.side), faces=faces_in_words([s.dice[die] for die in choice]))
        turn_die(s, self.side, self.die, self.face)

    def option(self, s: TinyState, code: int) -> Option:
        return die_option(s, code)


@dataclass(slots=True)
class DiscardDice(TinyStep):
    """The cost of Maia: which inactive dice are out for this turn?"""

    side: int
    count: int

    def ask(self, s: TinyState) -> Decision | None:
        dice = inactive_dice(s)
        n = self.count
        return Decision.choose(self, self.side, "ask.discard_dice", "TINY-8.2", dice, n, n, n=n)

    def answer(self, s: TinyState, choice: Choice) -> None:
        for die in choice:
            s.dice[die] += DISCARDED - INACTIVE
        s.tell("discarded_dice", side=refs.side(s, self.side), faces=faces_in_words([s.dice[die] for die in choice]))

    def option(self, s: TinyState, code: int) -> Option:
        return die_option(s, code)


def turn_die(s: TinyState, side: int, die: int, face: int) -> None:
    before = s.dice[die]
    s.dice[die] = face
    s.tell("turned_die", side=refs.side(s, side), before=refs.FACE[before & 7], face=refs.FACE[face])
