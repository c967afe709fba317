"""How likely an option is to come off, told before it is chosen: what dice must come to, and how often they do.

A game works it out in `Step.option`, that is, only for somebody who reads the question. It tells what that reader may
know: cards of others and draws to come are no part of it.
"""

from dataclasses import dataclass
from fractions import Fraction

from .text import Text

CERTAIN = 100.0
TENTH = 0.1


def percent(chance: Fraction) -> float:
    """In percent, to a tenth. Only what is impossible is 0, and only what is certain is 100."""
    if chance in (0, 1):
        return CERTAIN * int(chance)
    return min(CERTAIN - TENTH, max(TENTH, round(float(chance * 100), 1)))


def whole(chance: float) -> int:
    """The same in whole percent, for sentences."""
    return int(chance) if chance in (0, CERTAIN) else min(99, max(1, round(chance)))


@dataclass(frozen=True, slots=True)
class Try:
    """One of several ways to try the same: with so many cards, say."""

    n: int
    needs: int  # the least total that wins
    bonus: int  # what is added to the dice
    chance: float  # in percent
    is_open: bool  # does the player have what it takes?

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {"n": self.n, "needs": self.needs, "chance": self.chance}
        return packed | ({"bonus": self.bonus} if self.bonus else {}) | ({"open": True} if self.is_open else {})


@dataclass(frozen=True, slots=True)
class Throw:
    """Dice that are rolled alike: whose they are, and what each of them must show."""

    ref: str  # a thing on the table, such as `ship:starfighter`
    n: int
    needs: int

    def pack(self) -> dict[str, object]:
        return {"ref": self.ref, "n": self.n, "needs": self.needs}


@dataclass(frozen=True, slots=True)
class Odds:
    """What must be reached, how likely that is, and what is at stake."""

    needs: int  # a total of the dice, or how many of them must hit
    chance: float | None = None  # in percent; none: it hangs on what others have and do
    tries: tuple[Try, ...] = ()
    dice: tuple[Throw, ...] = ()
    stake: Text | None = None  # what is lost if it fails

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {"needs": self.needs}
        if self.chance is not None:
            packed["chance"] = self.chance
        if self.tries:
            packed["tries"] = [way.pack() for way in self.tries]
        if self.dice:
            packed["dice"] = [throw.pack() for throw in self.dice]
        if self.stake:
            packed["stake"] = self.stake.pack()
        return packed
