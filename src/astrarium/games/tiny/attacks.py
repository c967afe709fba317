"""What a Utilize die of the Rogue does to the player (TINY-10.18, TINY-10.19): one handler per kind of attack."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Blocked, Choice, Decision, Kind, Option

from . import refs
from .colonies import above_start, advance_all, held_at_start, regress, ship_option, ships_on_track
from .content import ANY_TRACK, CULTURE, DICE_AT, ENERGY, RESOURCES, ROGUES, RogueLevel
from .resources import gain, lose
from .state import TinyState, TinyStep

PLAYER = 0
ROGUE = 1


class Attack(ABC):
    """The handler of one kind of attack; its parameters come from the Rogue's mat."""

    __slots__ = ()

    @abstractmethod
    def is_usable(self, s: TinyState) -> bool:
        """TINY-A13: would it change anything?"""

    @abstractmethod
    def strike(self, s: TinyState) -> None: ...


class PlayerLoses(Attack):
    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount

    def is_usable(self, s: TinyState) -> bool:
        return s.stock(self.resource)[PLAYER] > 0

    def strike(self, s: TinyState) -> None:
        lose(s, PLAYER, self.resource, self.amount)


class RogueGains(Attack):
    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource)
        self.amount = amount

    def is_usable(self, s: TinyState) -> bool:
        return s.stock(self.resource)[ROGUE] < s.cap(ROGUE, self.resource)

    def strike(self, s: TinyState) -> None:
        gain(s, ROGUE, self.resource, self.amount)


class RogueSteals(Attack):
    """`any` resource: the player picks (TINY-A14)."""

    __slots__ = ("amount", "resource")

    def __init__(self, resource: str, amount: int) -> None:
        self.resource = RESOURCES.index(resource) if resource in RESOURCES else -1
        self.amount = amount

    def is_usable(self, s: TinyState) -> bool:
        if self.resource < 0:
            return s.energy[PLAYER] + s.culture[PLAYER] > 0
        return s.stock(self.resource)[PLAYER] > 0

    def strike(self, s: TinyState) -> None:
        if self.resource < 0:
            s.push(GiveUp(self.amount))
        else:
            steal(s, self.resource, self.amount)


def steal(s: TinyState, resource: int, amount: int) -> None:
    gain(s, ROGUE, resource, lose(s, PLAYER, resource, amount))


class PlayerRegress(Attack):
    __slots__ = ("all_ships", "steps")

    def __init__(self, ships: int | str, steps: int) -> None:
        self.all_ships = ships == "all"
        self.steps = steps

    def is_usable(self, s: TinyState) -> bool:
        return bool(above_start(s, PLAYER, ANY_TRACK))

    def strike(self, s: TinyState) -> None:
        if not self.all_ships:
            s.push(FallBack(self.steps))
            return
        for ship in above_start(s, PLAYER, ANY_TRACK):
            regress(s, PLAYER, ship, self.steps)


class RogueAdvanceAll(Attack):
    __slots__ = ("steps",)

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def is_usable(self, s: TinyState) -> bool:
        return bool(ships_on_track(s, ROGUE, ANY_TRACK))

    def strike(self, s: TinyState) -> None:
        advance_all(s, ROGUE, ANY_TRACK, self.steps)


class PlayerLosesDie(Attack):
    """TINY-A19: for the next turn only."""

    __slots__ = ("dice",)

    def __init__(self, dice: int) -> None:
        self.dice = dice

    def is_usable(self, s: TinyState) -> bool:
        return not s.lost_dice and DICE_AT[s.empire[PLAYER]] > 1

    def strike(self, s: TinyState) -> None:
        s.lost_dice = self.dice
        s.tell("loses_die", side=refs.side(s, PLAYER), n=self.dice)


KINDS: dict[str, type[Attack]] = {
    "player_loses": PlayerLoses,
    "rogue_gains": RogueGains,
    "rogue_steals": RogueSteals,
    "player_regress": PlayerRegress,
    "rogue_advance_all": RogueAdvanceAll,
    "player_loses_die": PlayerLosesDie,
}


def _handler(row: dict[str, Any]) -> Attack:
    return KINDS[row["kind"]](**{key: value for key, value in row.items() if key != "kind"})


ATTACKS = tuple(tuple(tuple(_handler(row) for row in level.powers) for level in rogue.levels) for rogue in ROGUES)


def current(s: TinyState) -> tuple[RogueLevel, tuple[Attack, ...]]:
    """TINY-10.18: only the attack of the Rogue's present level."""
    level = s.empire[ROGUE] - 1
    return ROGUES[s.rogue].levels[level], ATTACKS[s.rogue][level]


def can_attack(s: TinyState) -> bool:
    level, parts = current(s)
    if level.once and s.attacks:  # TINY-10.19
        return False
    return any(part.is_usable(s) for part in parts)


def attack(s: TinyState) -> None:
    s.attacks += 1
    s.tell("attacked", side=refs.side(s, ROGUE), attack=f"attack:{ROGUES[s.rogue].id}_{s.empire[ROGUE]}")
    for index in reversed(range(len(current(s)[1]))):
        s.push(Strike(index))


@dataclass(slots=True)
class Strike(TinyStep):
    """One part of an attack."""

    index: int

    def do(self, s: TinyState) -> None:
        part = current(s)[1][self.index]
        if part.is_usable(s):
            part.strike(s)


@dataclass(slots=True)
class FallBack(TinyStep):
    """TINY-A14: the player picks the ship that falls back."""

    steps: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = above_start(s, PLAYER, ANY_TRACK)
        if not ships:
            return None
        return Decision(PLAYER, "ask.fall_back", "TINY-A14", ships, self, about={"n": self.steps})

    def answer(self, s: TinyState, choice: Choice) -> None:
        regress(s, PLAYER, choice[0], self.steps)

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, PLAYER, code, "option.ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return held_at_start(s, PLAYER)


@dataclass(slots=True)
class GiveUp(TinyStep):
    """TINY-A14: how much energy goes? The rest is culture."""

    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        total = min(self.amount, s.energy[PLAYER] + s.culture[PLAYER])
        low, high = max(0, total - s.culture[PLAYER]), min(total, s.energy[PLAYER])
        return Decision(PLAYER, "ask.give_up", "TINY-A14", (), self, Kind.AMOUNT, low, high, about={"n": total})

    def answer(self, s: TinyState, choice: Choice) -> None:
        total = min(self.amount, s.energy[PLAYER] + s.culture[PLAYER])
        steal(s, ENERGY, choice[0])
        steal(s, CULTURE, total - choice[0])
