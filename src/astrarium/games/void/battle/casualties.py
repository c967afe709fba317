"""Hits and losses of one level of a battle (VOID-8.5, VOID-8.6, VOID-R44, VOID-R45)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..content import SHIPS, ship_power
from ..empire import abilities, named, sources
from ..map.fleets import AFTER_HIT, KIND_OF, ONE, SHIP_OF, hits_taken, number, squadrons
from ..names import NONE
from ..options import enemy_ship_option
from ..powers.battle import CancelHits, ChooseVictim, DestroyOutright
from ..state import VoidState
from .fight import ALL_SHIPS, ATTACKER, DEFENDER, FIRST, PIRATE, VERSUS, FightLevel, each_die
from .targets import PIRATES

CHOOSES = tuple(power is not None for power in ship_power(ChooseVictim))
OUTRIGHT = tuple(power is not None for power in ship_power(DestroyOutright))

# Kinds of hits: the owner chooses the ship; the shooter does; the shooter does, and the ship is destroyed outright
PLAIN, CHOSEN, GONE = range(3)


@dataclass(frozen=True, slots=True)
class Casualties(FightLevel):
    """Counts the hits of each kind that each side has to take."""

    def do(self, s: VoidState) -> None:
        if self.level == ALL_SHIPS:
            return  # the aftermath counts them
        s.hits = [self._hits(s, side) for side in (ATTACKER, DEFENDER)]
        s.chosen = (self.fleet(s, ATTACKER), self.fleet(s, DEFENDER))
        s.push(Removal(*self.at_level))
        if self.level == FIRST:
            self._first_shots(s)
            return
        s.push(Losses(*self.at_level, DEFENDER))
        s.push(Losses(*self.at_level, ATTACKER))
        s.push(Victims(*self.at_level, DEFENDER))
        s.push(Victims(*self.at_level, ATTACKER))

    def _hits(self, s: VoidState, side: int) -> tuple[int, ...]:
        """The hits of this side, by kind, less those that the other side cancels (VOID-R44: the worst ones first)."""
        found = [0, 0, 0]
        cloaked = self._cloaked(s, side)
        for value, need, kind in each_die(s.dice[side]):
            if value >= need:
                if kind == PIRATE:
                    found[PLAIN] += 1
                elif OUTRIGHT[SHIP_OF[kind]] and self.level != FIRST:
                    found[GONE] += 1
                else:
                    chooses = CHOOSES[SHIP_OF[kind]] or SHIPS[SHIP_OF[kind]].id in cloaked
                    found[CHOSEN if chooses and self.level != FIRST else PLAIN] += 1
        other = 1 - side
        for kind in (GONE, CHOSEN, PLAIN):
            cancelled = min(found[kind], s.shields[other])
            if cancelled:
                found[kind] -= cancelled
                s.shields = tuple(n - cancelled * (at == other) for at, n in enumerate(s.shields))
                source = sources(s, self.seat(other), CancelHits)
                s.tell("cancels", side=refs.SEAT[self.seat(other)], n=cancelled, source=source)
        if other == DEFENDER and self.aim == PIRATES:  # VOID-14.8: nothing is chosen there
            return sum(found), 0, 0
        return tuple(found)

    def _cloaked(self, s: VoidState, side: int) -> set[str]:
        """Ids of this side's cloaked ships; none if the other side has a detector (VOID-12.1, VOID-12.2, VOID-R17)."""
        seat, other = self.seat(side), self.seat(1 - side)
        if seat == NONE or other == NONE:
            return set()
        cloaked = abilities(s, seat).cloaked
        if not cloaked:
            return cloaked
        seen = abilities(s, other).detectors
        fleet = self.fleet(s, 1 - side)
        return set() if any(SHIPS[SHIP_OF[kind]].id in seen for kind, _ in squadrons(fleet)) else cloaked

    def _first_shots(self, s: VoidState) -> None:
        """VOID-R15: Firebugs hit only one kind of ship."""
        left = list(s.chosen)
        for side in (ATTACKER, DEFENDER):
            kinds = {VERSUS[SHIP_OF[kind]] for kind in s.dice[side][2::3]}
            for kind in sorted(kinds):
                gone = min(sum(s.hits[side]), number(left[1 - side], kind))
                left[1 - side] -= gone * ONE[kind]
        s.chosen = tuple(left)
        s.hits = [(0, 0, 0), (0, 0, 0)]


def hit(s: VoidState, side: int, kind: int, outright: bool) -> None:
    """Give a hit to a ship of this side, among those that are left."""
    fleet = s.chosen[side] - ONE[kind]
    after = NONE if outright else AFTER_HIT[kind]
    if after != NONE:
        fleet += ONE[after]
    leave(s, side, fleet)


def leave(s: VoidState, side: int, fleet: int) -> None:
    """Note the ships of a side that are left after the hits given so far."""
    s.chosen = (fleet, s.chosen[DEFENDER]) if side == ATTACKER else (s.chosen[ATTACKER], fleet)


def use_up(s: VoidState, side: int, kind: int) -> None:
    s.hits[side] = tuple(n - (at == kind) for at, n in enumerate(s.hits[side]))


@dataclass(frozen=True, slots=True)
class Victims(FightLevel):
    """VOID-12.1, VOID-11.6: the shooter chooses which ship is hit, one hit after the other."""

    side: int  # the one that shoots

    def _kind(self, s: VoidState) -> int:
        return GONE if s.hits[self.side][GONE] else CHOSEN

    def ask(self, s: VoidState) -> Decision | None:
        enemy = s.chosen[1 - self.side]
        n = s.hits[self.side][CHOSEN] + s.hits[self.side][GONE]
        if not enemy or not n:
            return None
        options = [kind for kind, _ in squadrons(enemy)]
        rule = "VOID-11.6" if self._kind(s) == GONE else "VOID-12.1"
        return Decision.choose(self, self.seat(self.side), "ask.victim", rule, options, n=n, space=self.where(s))

    def answer(self, s: VoidState, choice: Choice) -> None:
        kind = self._kind(s)
        hit(s, 1 - self.side, choice[0], kind == GONE)
        use_up(s, self.side, kind)
        s.push(self)

    def option(self, s: VoidState, code: int) -> Option:
        return enemy_ship_option(s, self.space, self.seat(1 - self.side), code)


@dataclass(frozen=True, slots=True)
class Losses(FightLevel):
    """VOID-8.6: the owner chooses which ship is hit, one hit after the other. Not asked where all are lost."""

    side: int  # the one that loses ships

    def ask(self, s: VoidState) -> Decision | None:
        hits, fleet = s.hits[1 - self.side][PLAIN], s.chosen[self.side]
        seat = self.seat(self.side)
        if seat == NONE or not hits or hits >= hits_taken(fleet):
            return None
        options = [kind for kind, _ in squadrons(fleet)]
        return Decision.choose(self, seat, "ask.loss", "VOID-8.6", options, n=hits, space=self.where(s))

    def do(self, s: VoidState) -> None:
        if s.hits[1 - self.side][PLAIN] and self.seat(self.side) != NONE:
            leave(s, self.side, 0)
            s.hits[1 - self.side] = (0, 0, 0)

    def answer(self, s: VoidState, choice: Choice) -> None:
        hit(s, self.side, choice[0], outright=False)
        use_up(s, 1 - self.side, PLAIN)
        s.push(self)

    def option(self, s: VoidState, code: int) -> Option:
        seat = self.seat(self.side)
        return Option(refs.ships(self.space, seat, code), Text("option.lose", ship=refs.KIND[code]))


@dataclass(frozen=True, slots=True)
class Removal(FightLevel):
    """VOID-R44: all ships destroyed in this level are removed together."""

    def do(self, s: VoidState) -> None:
        lost = list(s.lost)
        for side in (ATTACKER, DEFENDER):
            seat = self.seat(side)
            if seat == NONE:
                continue
            before, after = self.fleet(s, side), s.chosen[side]
            if before != after:
                lost[side] += _lost(s, seat, self.space, before, after)
                s.add_ships(self.space, seat, after - before)
        if self.aim == PIRATES:
            damage = min(sum(s.hits[ATTACKER]), s.pirates[self.space])
            s.pirates[self.space] -= damage
            if damage:
                s.tell("pirates_hit", space=self.where(s), n=damage, left=s.pirates[self.space])
        s.lost = tuple(lost)
        s.dice, s.hits, s.chosen = [], [], ()


def _lost(s: VoidState, seat: int, space: int, before: int, after: int) -> int:
    """The destroyed ships, as a fleet. Tells of each, and of ships that were only damaged."""
    lost = 0
    seen = set()
    for kind, _ in squadrons(before):
        ship = SHIP_OF[kind]
        if ship in seen:
            continue
        seen.add(ship)
        kinds = [k for k in (KIND_OF[ship], AFTER_HIT[KIND_OF[ship]]) if k != NONE]
        n = sum(number(before, k) - number(after, k) for k in kinds)
        if n:
            lost += n * ONE[KIND_OF[ship]]
            s.tell("destroyed", side=refs.SEAT[seat], ship=refs.SHIP[ship], n=n, space=named(s, space))
        elif any(number(before, k) != number(after, k) for k in kinds):
            s.tell("damaged", side=refs.SEAT[seat], ship=refs.SHIP[ship], space=named(s, space))
    return lost
