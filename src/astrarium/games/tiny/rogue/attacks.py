"""What a Utilize die of the Rogue does to the player (TINY-10.18, TINY-10.19): one class for each kind of attack."""

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from astrarium.kernel import Blocked, Choice, Decision, Option

from .. import kinds, refs
from ..actions.colonies import above_start, advance_all, held_at_start, regress, ship_option, ships_on_track
from ..actions.resources import gain, lose, take
from ..content import DICE_AT, ROGUES, RogueLevel
from ..kinds import Attack
from ..names import ANY_RESOURCE, ANY_TRACK, CULTURE, ENERGY
from ..state import TinyState, TinyStep

PLAYER = 0
ROGUE = 1

A = TypeVar("A", bound=Attack)


class Blow(ABC, Generic[A]):
    """One part of an attack."""

    __slots__ = ("attack",)

    def __init__(self, attack: A) -> None:
        self.attack = attack

    @abstractmethod
    def is_usable(self, s: TinyState) -> bool:
        """TINY-A13: would it change anything?"""

    @abstractmethod
    def strike(self, s: TinyState) -> None: ...


class PlayerLoses(Blow[kinds.PlayerLoses]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        return s.stock(self.attack.resource)[PLAYER] > 0

    def strike(self, s: TinyState) -> None:
        lose(s, PLAYER, self.attack.resource, self.attack.amount)


class RogueGains(Blow[kinds.RogueGains]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        resource = self.attack.resource
        return s.stock(resource)[ROGUE] < s.cap(ROGUE, resource)

    def strike(self, s: TinyState) -> None:
        gain(s, ROGUE, self.attack.resource, self.attack.amount)


class RogueSteals(Blow[kinds.RogueSteals]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        if self.attack.resource == ANY_RESOURCE:
            return s.energy[PLAYER] + s.culture[PLAYER] > 0
        return s.stock(self.attack.resource)[PLAYER] > 0

    def strike(self, s: TinyState) -> None:
        if self.attack.resource == ANY_RESOURCE:
            s.push(GiveUp(self.attack.amount))
        else:
            take(s, ROGUE, PLAYER, self.attack.resource, self.attack.amount)


class PlayerRegress(Blow[kinds.PlayerRegress]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        return bool(above_start(s, PLAYER, ANY_TRACK))

    def strike(self, s: TinyState) -> None:
        if not self.attack.all_ships:
            s.push(FallBack(self.attack.steps))
            return
        for ship in above_start(s, PLAYER, ANY_TRACK):
            regress(s, PLAYER, ship, self.attack.steps)


class RogueAdvanceAll(Blow[kinds.RogueAdvanceAll]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        return bool(ships_on_track(s, ROGUE, ANY_TRACK))

    def strike(self, s: TinyState) -> None:
        advance_all(s, ROGUE, ANY_TRACK, self.attack.steps)


class PlayerLosesDie(Blow[kinds.PlayerLosesDie]):
    __slots__ = ()

    def is_usable(self, s: TinyState) -> bool:
        return not s.lost_dice and DICE_AT[s.empire[PLAYER]] > 1

    def strike(self, s: TinyState) -> None:
        s.lost_dice = self.attack.dice
        s.tell("loses_die", side=refs.side(s, PLAYER), n=self.attack.dice)


OF_KIND: dict[type[Attack], type[Blow[Any]]] = {
    kinds.PlayerLoses: PlayerLoses,
    kinds.RogueGains: RogueGains,
    kinds.RogueSteals: RogueSteals,
    kinds.PlayerRegress: PlayerRegress,
    kinds.RogueAdvanceAll: RogueAdvanceAll,
    kinds.PlayerLosesDie: PlayerLosesDie,
}

# By rogue and level
BLOWS: tuple[tuple[tuple[Blow[Any], ...], ...], ...] = tuple(
    tuple(tuple(OF_KIND[type(part)](part) for part in level.attack) for level in rogue.levels) for rogue in ROGUES
)


def current(s: TinyState) -> tuple[RogueLevel, tuple[Blow[Any], ...]]:
    """The Rogue's current level, whose attack alone counts (TINY-10.18), and the parts of that attack."""
    level = s.empire[ROGUE] - 1
    return ROGUES[s.rogue].levels[level], BLOWS[s.rogue][level]


def can_attack(s: TinyState) -> bool:
    level, blows = current(s)
    if level.once and s.attacks:  # TINY-10.19
        return False
    return any(blow.is_usable(s) for blow in blows)


def attack(s: TinyState) -> None:
    s.attacks += 1
    s.tell("attacked", side=refs.side(s, ROGUE), attack=f"attack:{refs.attack_id(s.rogue, s.empire[ROGUE])}")
    for index in reversed(range(len(current(s)[1]))):
        s.push(Strike(index))


@dataclass(slots=True)
class Strike(TinyStep):
    """Carries out one part of an attack."""

    index: int

    def do(self, s: TinyState) -> None:
        blow = current(s)[1][self.index]
        if blow.is_usable(s):
            blow.strike(s)


@dataclass(slots=True)
class FallBack(TinyStep):
    """TINY-A14: the player picks the ship that falls back."""

    steps: int

    def ask(self, s: TinyState) -> Decision | None:
        ships = above_start(s, PLAYER, ANY_TRACK)
        if not ships:
            return None
        return Decision.choose(self, PLAYER, "ask.fall_back", "TINY-A14", ships, n=self.steps)

    def answer(self, s: TinyState, choice: Choice) -> None:
        regress(s, PLAYER, choice[0], self.steps)

    def option(self, s: TinyState, code: int) -> Option:
        return ship_option(s, PLAYER, code, "option.ship")

    def blocked(self, s: TinyState) -> list[Blocked]:
        return held_at_start(s, PLAYER)


@dataclass(slots=True)
class GiveUp(TinyStep):
    """TINY-A14: how much energy does the player give up? The rest is culture."""

    amount: int

    def ask(self, s: TinyState) -> Decision | None:
        total = min(self.amount, s.energy[PLAYER] + s.culture[PLAYER])
        low, high = max(0, total - s.culture[PLAYER]), min(total, s.energy[PLAYER])
        return Decision.amount(self, PLAYER, "ask.give_up", "TINY-A14", low, high, n=total)

    def answer(self, s: TinyState, choice: Choice) -> None:
        total = min(self.amount, s.energy[PLAYER] + s.culture[PLAYER])
        take(s, ROGUE, PLAYER, ENERGY, choice[0])
        take(s, ROGUE, PLAYER, CULTURE, total - choice[0])
