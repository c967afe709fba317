"""The Rogue's turn in solo play (section 10)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..actions.colonies import advance_all, ships_on_track
from ..actions.resources import gain, income, pay
from ..content import ROGUES, SHIPS_EACH
from ..dice import roll_die
from ..follow import open_follows
from ..game_end import ROGUE_SKULL, finish, score
from ..names import (
    ACQUIRE_CULTURE,
    ACQUIRE_ENERGY,
    ADVANCE_DIPLOMACY,
    CULTURE,
    DIPLOMACY,
    ECONOMY,
    ENERGY,
    MOVE,
    UTILIZE,
)
from ..state import ACTIVATED, DISCARDED, HOME, NO_PLANET, ORBIT, TinyState, TinyStep
from ..turn import begin_turn
from .attacks import PLAYER, ROGUE, attack, can_attack

SHIPS = slice(ROGUE * SHIPS_EACH, ROGUE * SHIPS_EACH + SHIPS_EACH)


@dataclass(slots=True)
class RogueTurn(TinyStep):
    """TINY-10.6: one die after the other, as many as its level says."""

    def do(self, s: TinyState) -> None:
        begin_turn(s, ROGUE)
        s.tell("turn", side=refs.side(s, ROGUE), round=s.round)
        s.push(RogueRoll(ROGUES[s.rogue].levels[s.empire[ROGUE] - 1].dice, False))


@dataclass(slots=True)
class RogueRoll(TinyStep):
    """Roll the next die of a turn, or of the extra turn (TINY-10.16)."""

    left: int
    extra: bool

    def do(self, s: TinyState) -> None:
        if not self.left:
            s.push(RogueEnd(self.extra))
            return
        s.push(RogueRoll(self.left - 1, self.extra))
        s.dice.append(0)
        s.resolving = len(s.dice) - 1
        throw(s)
        s.push(RogueDie(self.extra, False))


def throw(s: TinyState) -> None:
    """Roll the die being resolved."""
    face = s.dice[s.resolving] = roll_die(s)
    s.tell("rogue_rolled", side=refs.side(s, ROGUE), face=refs.FACE[face])


@dataclass(slots=True)
class RogueDie(TinyStep):
    """TINY-10.7: the player may force a reroll of the die; then the Rogue uses it, if it can."""

    extra: bool
    retried: bool

    def ask(self, s: TinyState) -> Decision | None:
        if not s.energy[PLAYER] or not s.culture[PLAYER] or not can_use(s, s.dice[s.resolving]):
            return None
        face, rogue = refs.FACE[s.dice[s.resolving]], refs.side(s, ROGUE)
        return Decision.confirm(self, PLAYER, "ask.force_reroll", "TINY-10.7", face=face, rogue=rogue)

    def answer(self, s: TinyState, choice: Choice) -> None:
        if not choice[0]:
            self.do(s)
            return
        pay(s, PLAYER, ENERGY, 1)
        pay(s, PLAYER, CULTURE, 1)
        throw(s)
        s.push(self)

    def do(self, s: TinyState) -> None:
        face = s.dice[s.resolving]
        if can_use(s, face):
            s.dice[s.resolving] = face + ACTIVATED
            s.bay = (*s.bay, s.resolving)
            if s.variant.rogue_extra_followed or not self.extra:  # TINY-10.17
                open_follows(s, ROGUE, face)
            act(s, face)
        elif s.variant.rogue_reroll_unusable and not self.retried:  # TINY-10.9
            s.tell("rogue_cannot", side=refs.side(s, ROGUE), face=refs.FACE[face])
            throw(s)
            s.push(RogueDie(self.extra, True))
        else:
            s.tell("rogue_discards", side=refs.side(s, ROGUE), face=refs.FACE[face])
            s.dice[s.resolving] = face + DISCARDED

    def option(self, s: TinyState, code: int) -> Option:
        face = refs.FACE[s.dice[s.resolving]]
        if code:
            return Option(f"die:{s.resolving}", Text("option.force_reroll", face=face))
        return Option("pass", Text("option.let_stand", face=face), self.help(s))

    def help(self, s: TinyState) -> tuple[Text, ...]:
        """What the Rogue is about to do."""
        if s.dice[s.resolving] == UTILIZE:
            return (Text(f"attack.{refs.attack_id(s.rogue, s.empire[ROGUE])}"),)
        return (Text(f"help.rogue_face_{s.dice[s.resolving]}"),)


def can_use(s: TinyState, face: int) -> bool:
    """TINY-A13: a die is unusable when it would change nothing."""
    if face == MOVE:
        return HOME in s.where[SHIPS] and target(s) is not None
    if face in (ACQUIRE_ENERGY, ACQUIRE_CULTURE):
        resource = CULTURE if face == ACQUIRE_CULTURE else ENERGY
        return s.stock(resource)[ROGUE] < s.cap(ROGUE, resource) and income(s, ROGUE, resource) > 0
    if face == UTILIZE:
        return can_attack(s)
    return bool(ships_on_track(s, ROGUE, DIPLOMACY if face == ADVANCE_DIPLOMACY else ECONOMY))


def act(s: TinyState, face: int) -> None:
    if face == MOVE:
        move(s)
    elif face == ACQUIRE_ENERGY:
        gain(s, ROGUE, ENERGY, income(s, ROGUE, ENERGY))
    elif face == ACQUIRE_CULTURE:
        gain(s, ROGUE, CULTURE, income(s, ROGUE, CULTURE))
    elif face == UTILIZE:
        attack(s)  # TINY-10.18
    else:
        advance_all(s, ROGUE, DIPLOMACY if face == ADVANCE_DIPLOMACY else ECONOMY, 1)


def target(s: TinyState) -> int | None:
    """TINY-10.11: the leftmost planet without a Rogue ship in orbit."""
    ships = s.where[SHIPS]
    for slot, planet in enumerate(s.row):
        if planet != NO_PLANET and ORBIT + slot not in ships:
            return ORBIT + slot
    return None


def move(s: TinyState) -> None:
    spot = target(s)
    assert spot is not None  # noqa: S101
    index = s.where.index(HOME, SHIPS.start)
    s.where[index] = spot
    s.level[index] = 0
    ship = refs.ship(s, ROGUE, index - SHIPS.start)
    s.tell("moved", side=refs.side(s, ROGUE), ship=ship, origin="place:home", place=refs.place(s, spot))


@dataclass(slots=True)
class RogueEnd(TinyStep):
    """TINY-10.14: at the end of its turn, a resource at its maximum triggers its special action; energy first."""

    extra: bool

    def do(self, s: TinyState) -> None:
        if self.extra:  # TINY-10.16
            s.culture[ROGUE] = 0
            return
        if s.energy[ROGUE] >= s.cap(ROGUE, ENERGY):
            s.energy[ROGUE] = 0
            upgrade(s)
        if s.culture[ROGUE] >= s.cap(ROGUE, CULTURE) and not s.ending:
            begin_turn(s, ROGUE)  # TINY-A24: things allowed once per turn are allowed again
            s.dice, s.bay = [], ()
            s.tell("rogue_extra_turn", side=refs.side(s, ROGUE))
            s.push(RogueRoll(ROGUES[s.rogue].extra_dice, True))


def upgrade(s: TinyState) -> None:
    """TINY-10.15: the Rogue gains a level. TINY-A21: beyond the last lies the skull, and it wins (TINY-10.20)."""
    levels = ROGUES[s.rogue].levels
    before = s.empire[ROGUE]
    s.empire[ROGUE] = before + 1
    s.tell("upgraded", side=refs.side(s, ROGUE), level=before + 1)
    if before == len(levels):
        finish(s, ROGUE_SKULL)
    else:
        score(s, ROGUE, levels[before].vp - levels[before - 1].vp)
