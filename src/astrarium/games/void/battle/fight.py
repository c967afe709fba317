"""What the steps of one battle share: who fights whom, where (section 8)."""

from collections.abc import Iterator
from dataclasses import dataclass

from ..cards import tactics, usable
from ..content import CARDS, FIGURES, MAX_SEATS, SHIP, ship_power
from ..empire import named, needed_by
from ..map.fleets import KIND_OF, SHIP_OF, number
from ..names import NONE
from ..powers.battle import AttackBonus, PreBattleRoll
from ..state import VoidState, VoidStep
from .targets import PIRATES

ATTACKER, DEFENDER = 0, 1
# Levels: Firebugs before the battle (FIRST, VOID-R15), initiatives from 1 on, or one roll of all ships (ALL_SHIPS)
FIRST, ALL_SHIPS = 0, NONE
LAST_LEVEL = 5
PIRATE = NONE  # in place of a kind of ship
# For each ship, the kind of ship that its first shots are aimed at
VERSUS = tuple(KIND_OF[SHIP[power.versus]] if power is not None else NONE for power in ship_power(PreBattleRoll))

Dice = tuple[int, ...]  # value, need and kind, one die after the other


def each_die(dice: Dice) -> Iterator[tuple[int, int, int]]:
    return zip(dice[::3], dice[1::3], dice[2::3], strict=True)


def hits_of(dice: Dice) -> int:
    return sum(value >= need for value, need, _ in each_die(dice))


@dataclass(frozen=True, slots=True)
class Fight(VoidStep):
    """The base of every step of a battle."""

    space: int
    attacker: int
    aim: int
    cries: int  # sides that use a tactic before the battle, a bit for each

    @property
    def fight(self) -> tuple[int, int, int, int]:
        """The fields of this class, to make the next step with."""
        return self.space, self.attacker, self.aim, self.cries

    @property
    def defender(self) -> int:
        """The seat attacked, or NONE: a planet, pirates and the like."""
        return self.aim if self.aim < MAX_SEATS else NONE

    def seat(self, side: int) -> int:
        return self.attacker if side == ATTACKER else self.defender

    def fleet(self, s: VoidState, side: int) -> int:
        seat = self.seat(side)
        return s.fleet(self.space, seat) if seat != NONE else 0

    def is_there(self, s: VoidState, side: int) -> bool:
        """Can this side fight and be fought?"""
        if side == DEFENDER and self.aim == PIRATES:
            return bool(s.pirates[self.space])
        return bool(self.fleet(s, side))

    def bonus(self, side: int) -> int:
        return CRY_BONUS if self.cries >> side & 1 else 0

    def needs(self, s: VoidState, side: int) -> tuple[int, ...]:
        """The smallest result that hits, for each kind."""
        return needed_by(s, self.seat(side), side == ATTACKER, self.bonus(side))

    def has(self, s: VoidState, side: int, kind: int) -> int:
        return number(self.fleet(s, side), kind)

    def fires(self, s: VoidState, side: int, level: int, kind: int) -> bool:
        """Does a kind of ship of this side fire in a level? VOID-11.2: first shots need their target there."""
        if self.seat(side) == NONE or not self.has(s, side, kind):
            return False
        return level != FIRST or self.has(s, 1 - side, VERSUS[SHIP_OF[kind]]) > 0

    def where(self, s: VoidState) -> str:
        return named(s, self.space)


@dataclass(frozen=True, slots=True)
class FightLevel(Fight):
    """A step of one level."""

    level: int

    @property
    def at_level(self) -> tuple[int, int, int, int, int]:
        return *self.fight, self.level


def _cry_bonus() -> int:
    powers = [card.power for card in CARDS if card.window == "battle_before"]
    return max((power.amount for power in powers if isinstance(power, AttackBonus)), default=0)


CRY_BONUS = _cry_bonus()


def cry_of(s: VoidState, seat: int) -> int:
    """The tactic before a battle that the seat can use, or NONE."""
    return next(iter(tactics(usable(s, seat), "battle_before")), NONE)


def clear(s: VoidState) -> None:
    """Reset the fields of a battle: one begins, or is over."""
    s.dice, s.hits, s.lost, s.chosen, s.shields, s.quiet = [], [], (), (), (), 0


PIRATE_LEVEL = FIGURES.pirate_initiative
