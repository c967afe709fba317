"""Moves of ships, each a loop of legs (VOID-7.6, VOID-R41, VOID-R42)."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import compress

from astrarium.kernel import Blocked, Choice, Decision, Option, Refusal, Text

from .. import refs
from ..content import ACTION_COST, SHIPS, SPACES, ship_power
from ..empire import abilities, movement, named
from ..map.fleets import COUNT, INITIATIVE, ONE, SHIP_OF, in_both, number, squadrons
from ..map.reach import able_to_leave, holders, reach, risk
from ..powers.movement import Carry
from ..state import VoidState, VoidStep
from .uses import MIND_CONTROL, unuse

CARRY = ship_power(Carry)

# How a move is made
ACTION, PAID, TACTIC, ALL, CONTROL = range(5)

# Answers to a leg besides the spaces where it can end
TAKE = SPACES
DROP = TAKE + COUNT
STOP = DROP + COUNT
ASK_LEAVE = STOP + 1


def start_move(s: VoidState, seat: int, owner: int, kind: int, space: int, mode: int) -> None:
    s.came, s.aboard, s.dropped = (space,), 0, ()
    s.push(Leg(seat, owner, kind, space, movement(s, owner, kind), mode, 0))


def end_move(s: VoidState) -> None:
    s.came, s.aboard, s.dropped = (), 0, ()


# Passengers


def free_to_go(s: VoidState, seat: int, space: int, mode: int) -> int:
    """VOID-12.6: the ships in a space that may still move or be taken along."""
    return s.unmoved[space] if mode == ALL else s.fleet(space, seat)


def may_take(s: VoidState, leg: "Leg") -> list[int]:
    """VOID-7.10, VOID-12.3, VOID-R2: the kinds of ships that the Diplomat can take aboard here."""
    carry = CARRY[SHIP_OF[leg.kind]]
    if carry is None or leg.mode == CONTROL or not leg.left:
        return []
    here = free_to_go(s, leg.seat, leg.space, leg.mode)
    if leg.mode != ALL:
        here -= s.aboard + sum(ONE[code % COUNT] for code in s.dropped if code // COUNT == leg.space)
    if leg.mode != ALL or len(s.came) == 1:
        here -= ONE[leg.kind]
    return [kind for kind, _ in squadrons(here) if _fits(s, leg.seat, carry, s.aboard + ONE[kind])]


def _fits(s: VoidState, seat: int, carry: Carry, load: int) -> bool:
    extra = abilities(s, seat).carries
    over = 0
    for kind, n in squadrons(load):
        beyond = max(0, n - extra.get(SHIPS[SHIP_OF[kind]].id, 0))
        if beyond and INITIATIVE[kind] not in carry.initiatives:
            return False
        over += beyond
    return over <= carry.capacity


# A leg


@dataclass(frozen=True, slots=True)
class Leg(VoidStep):
    """Where does the ship go next? Before its first step it cannot stop: the move can be taken back instead."""

    seat: int  # who moves
    owner: int  # whose ship it is (VOID-12.8)
    kind: int
    space: int
    left: int  # movement
    mode: int
    leave: int  # VOID-R39: beams that let it go from here, a bit for each seat

    def _reach(self, s: VoidState) -> Mapping[int, int]:
        return reach(s, self.seat, self.owner, self.kind, self.space, self.left, self.mode == TACTIC)

    def _held_by(self, s: VoidState) -> list[int]:
        held = holders(s, self.seat, self.owner, self.space)
        return [owner for owner in held if not self.leave >> owner & 1]

    def ask(self, s: VoidState) -> Decision | None:
        moved = len(s.came) > 1
        held = self._held_by(s)
        if held and not moved:
            return None
        options: list[int] = []
        if not held:
            options = sorted(self._reach(s)) + [TAKE + kind for kind in may_take(s, self)]
        if moved:
            options += [DROP + kind for kind, _ in squadrons(s.aboard)]
            if held and not s.refused_leave >> self.space & 1:
                options.append(ASK_LEAVE)
            options.append(STOP)
        if not options:
            return None
        return Decision.choose(
            self, self.seat, "ask.leg", "VOID-7.6", options,
            ship=refs.KIND[self.kind], space=named(s, self.space), left=self.left,
        )  # fmt: skip

    def do(self, s: VoidState) -> None:
        """VOID-R39: a ship that starts beside a foreign beam asks before it moves."""
        if self._held_by(s) and len(s.came) < 2 and not s.refused_leave >> self.space & 1:
            self._ask_leave(s)
        else:
            end_move(s)

    def _ask_leave(self, s: VoidState) -> None:
        """Several owners are asked one after the other."""
        asked = self._held_by(s)[0]
        s.push(AskLeave(asked, self.seat, self.owner, self.kind, self.space, self.left, self.mode, self.leave))

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code < TAKE:
            self._go(s, code)
        elif code < DROP:
            kind = code - TAKE
            s.aboard += ONE[kind]
            if self.mode == ALL:
                _set_unmoved(s, self.space, -ONE[kind])
            s.tell("takes_aboard", side=refs.SEAT[self.seat], ship=refs.KIND[kind], space=named(s, self.space))
            s.push(self)
        elif code < STOP:
            kind = code - DROP
            s.aboard -= ONE[kind]
            s.dropped += (self.space * COUNT + kind,)
            s.tell("drops", side=refs.SEAT[self.seat], ship=refs.KIND[kind], space=named(s, self.space))
            s.push(self)
        elif code == STOP:
            end_move(s)
        else:
            self._ask_leave(s)

    def _go(self, s: VoidState, to: int) -> None:
        used = self._reach(s)[to]
        load = s.aboard
        if len(s.came) == 1 and self.mode == ALL:
            _set_unmoved(s, self.space, -ONE[self.kind])
        s.add_ships(self.space, self.owner, -(ONE[self.kind] + load))
        s.add_ships(to, self.owner, ONE[self.kind] + load)
        s.came += (to,)
        s.tell(
            "moves", side=refs.SEAT[self.seat], ship=refs.KIND[self.kind],
            start=named(s, self.space), space=named(s, to),
        )  # fmt: skip
        for kind, n in squadrons(load):
            s.tell("carried", ship=refs.KIND[kind], n=n)
        lost = enter(s, self.owner, to, ONE[self.kind] + load)
        lost_aboard = in_both(load, lost)
        s.aboard -= lost_aboard
        # VOID-14.13: a lost Diplomat's passengers stay where they came to; VOID-14.2: pirates end a move
        if number(lost, self.kind) > number(lost_aboard, self.kind) or s.pirates[to]:
            end_move(s)
            return
        further = Leg(self.seat, self.owner, self.kind, to, self.left - used, self.mode, 0)
        if further.is_worth_asking(s):
            s.push(further)
        else:
            end_move(s)

    def is_worth_asking(self, s: VoidState) -> bool:
        """VOID-R41, VOID-R42: does the move pause here? For passengers, and where entering has an effect.

        From any other space nothing can be reached that could not be reached before.
        """
        if not self.left:
            return False
        entered = risk(s, self.space) or holders(s, self.seat, self.owner, self.space)
        return bool(entered or s.aboard or may_take(s, self))

    def option(self, s: VoidState, code: int) -> Option:
        if code < TAKE:
            return Option(refs.SPACE[code], Text("option.space", space=named(s, code)), (), self._warning(s, code))
        if code < DROP:
            kind = code - TAKE
            return Option(f"take:{refs.KIND_ID[kind]}", Text("option.take", ship=refs.KIND[kind]))
        if code < STOP:
            kind = code - DROP
            return Option(f"drop:{refs.KIND_ID[kind]}", Text("option.drop", ship=refs.KIND[kind]))
        if code == STOP:
            return Option("stop", Text("option.stop"), likely=True)
        asked = refs.SEAT[self._held_by(s)[0]]
        return Option("leave", Text("option.ask_leave", side=asked))

    def _warning(self, s: VoidState, space: int) -> Text | None:
        if risk(s, space):
            return Text("warning.risk", n=risk(s, space))
        if s.pirates[space]:
            return Text("warning.pirates")
        if holders(s, self.seat, self.owner, space):
            return Text("warning.beam")
        return None

    def blocked(self, s: VoidState) -> list[Blocked]:
        """Neighbours behind an obstacle."""
        if self._held_by(s) or not self.left:
            return []
        reached = self._reach(s)
        return [
            Blocked(lane.to, self.option(s, lane.to), why_not(lane.obstacle))
            for lane in s.map.lanes[self.space]
            if lane.to not in reached
        ]


def why_not(obstacle: int) -> Refusal:
    name = refs.OBSTACLE[max(obstacle, 0)]  # a free lane into asteroids needs what passes asteroids
    return Refusal("VOID-7.7", "obstacle", obstacle=name)


def _set_unmoved(s: VoidState, space: int, change: int) -> None:
    s.unmoved = (*s.unmoved[:space], s.unmoved[space] + change, *s.unmoved[space + 1 :])


def enter(s: VoidState, owner: int, space: int, fleet: int) -> int:
    """VOID-14.13: each ship that has entered a dangerous space rolls. Returns the ships that were lost."""
    most, lost = risk(s, space), 0
    if not most:
        return 0
    for kind, n in squadrons(fleet):
        for _ in range(n):
            value = s.roll_die(owner)
            s.tell("risks", side=refs.SEAT[owner], ship=refs.KIND[kind], space=named(s, space), value=value)
            if value <= most:
                lost += ONE[kind]
                s.tell("destroyed", side=refs.SEAT[owner], ship=refs.KIND[kind], space=named(s, space), n=1)
    s.add_ships(space, owner, -lost)
    return lost


@dataclass(frozen=True, slots=True)
class AskLeave(VoidStep):
    """VOID-12.5, VOID-R39: does the beam's owner let the ship go?"""

    seat: int  # who is asked
    mover: int
    owner: int
    kind: int
    space: int
    left: int
    mode: int
    leave: int

    def ask(self, s: VoidState) -> Decision | None:
        return Decision.confirm(
            self, self.seat, "ask.leave", "VOID-12.5",
            side=refs.SEAT[self.mover], ship=refs.KIND[self.kind], space=named(s, self.space),
        )  # fmt: skip

    def answer(self, s: VoidState, choice: Choice) -> None:
        args = {"side": refs.SEAT[self.seat], "ship": refs.KIND[self.kind], "space": named(s, self.space)}
        if choice == (1,):
            s.tell("gives_leave", **args)
            leave = self.leave | 1 << self.seat
            s.push(Leg(self.mover, self.owner, self.kind, self.space, self.left, self.mode, leave))
            return
        s.tell("refuses_leave", **args)
        s.refused_leave |= 1 << self.space
        if len(s.came) > 1:
            s.push(Leg(self.mover, self.owner, self.kind, self.space, self.left, self.mode, self.leave))
            return
        end_move(s)
        # A refusal costs no action; a move paid with credits or a tactic may be made with another ship
        if self.mode in (ACTION, CONTROL):
            s.actions += ACTION_COST["move" if self.mode == ACTION else "mind_control"]
        if self.mode == CONTROL:
            unuse(s, MIND_CONTROL)
        elif self.mode in (PAID, TACTIC):
            s.push(ChooseShip(self.mover, self.mode))

    def option(self, s: VoidState, code: int) -> Option:
        return Option("yes" if code else "no", Text("option.give_leave" if code else "option.refuse_leave"))


# Which ship?

DONE = SPACES * COUNT  # besides the ships: space * kinds + kind


def movable(s: VoidState, seat: int, mode: int) -> list[int]:
    """Ships that can go somewhere, as space * kinds + kind; equal ships in one space are one."""
    there = s.unmoved if mode == ALL else s.fleets[seat :: s.seats]
    spaces = compress(range(SPACES), there)
    fleets = [(space, there[space]) for space in spaces if not s.refused_leave >> space & 1]
    return [space * COUNT + kind for space, kind in able_to_leave(s, seat, fleets, mode == TACTIC)]


@dataclass(frozen=True, slots=True)
class ChooseShip(VoidStep):
    """Which ship moves: for credits, by a tactic, or as one of all (VOID-12.6)?"""

    seat: int
    mode: int

    def ask(self, s: VoidState) -> Decision | None:
        options = movable(s, self.seat, self.mode)
        if not options:
            return None
        if self.mode == ALL:
            options.append(DONE)
        rule = {PAID: "VOID-12.15", TACTIC: "VOID-16.1"}.get(self.mode, "VOID-12.6")
        return Decision.choose(self, self.seat, "ask.ship", rule, options)

    def do(self, s: VoidState) -> None:
        s.unmoved = ()

    def answer(self, s: VoidState, choice: Choice) -> None:
        (code,) = choice
        if code == DONE:
            s.unmoved = ()
            return
        if self.mode == ALL:
            s.push(self)
        space, kind = divmod(code, COUNT)
        start_move(s, self.seat, self.seat, kind, space, self.mode)

    def option(self, s: VoidState, code: int) -> Option:
        if code == DONE:
            return Option("done", Text("option.done"))
        space, kind = divmod(code, COUNT)
        text = Text("option.ship", ship=refs.KIND[kind], space=named(s, space))
        return Option(refs.ships(space, self.seat, kind), text)


def move_all(s: VoidState, seat: int) -> None:
    """Begin a move of all ships, each at most once (VOID-12.6, VOID-R27)."""
    s.unmoved = tuple(s.fleet(space, seat) for space in range(SPACES))
    s.push(ChooseShip(seat, ALL))
