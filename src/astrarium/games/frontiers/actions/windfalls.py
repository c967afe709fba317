"""Goods on windfall colonies, by powers and by the active player's bonus (FRONT-8.1, FRONT-15.17)."""

from dataclasses import dataclass, replace

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..content import ANY_KIND, COUNT, POWERS_PER_TILE, WORLDS, coded_rows
from ..empire import in_force
from ..names import ANY, NONE, PRODUCE
from ..options import world_option
from ..powers.goods import ProduceWindfall
from ..state import FrontiersState, FrontiersStep
from ..supply import put_good
from .choose_kind import ChooseKind
from .fills import Left, after, kinds_made
from .likeness import first_of_each, likeness

WINDFALL = coded_rows(ProduceWindfall)
WINDFALL_WORLDS = frozenset(number for number, world in enumerate(WORLDS) if world.resource == "windfall")
BONUS = COUNT * POWERS_PER_TILE  # in place of a power's code: the good of the active player (FRONT-8.1)


def produce_on(s: FrontiersState, seat: int, colony: int) -> None:
    if put_good(s, seat, colony):
        s.produced.append(colony)


def sources(s: FrontiersState, seat: int) -> dict[int, int]:
    """The codes of unused powers and of the bonus, each with the kind that it is for."""
    used = s.used
    found = {BONUS: ANY} if seat == s.leader and not used >> BONUS & 1 else {}
    for tile in in_force(s, seat):
        for code, power in WINDFALL[tile]:
            if not used >> code & 1:
                found[code] = power.scope
    return found


def empty_windfalls(s: FrontiersState, seat: int) -> list[int]:
    colonies = zip(s.colonies[seat], s.goods[seat], strict=True)
    return [colony for colony, good in colonies if good == NONE and colony in WINDFALL_WORLDS]


def kinds_for(s: FrontiersState, colony: int, scope: int) -> list[int]:
    """The goods that a power of this scope can put there, as far as the supply has them."""
    return [kind for kind in kinds_made(WORLDS[colony].good, scope, s.kind) if s.supply[kind]]


def windfalls(s: FrontiersState, seat: int, scope: int) -> list[int]:
    """Empty windfall colonies that can get a good of this kind (FRONT-15.17)."""
    return [colony for colony in empty_windfalls(s, seat) if kinds_for(s, colony, scope)]


def left_to_fill(s: FrontiersState, seat: int) -> Left:
    """What the seat has not used and not filled yet."""
    empty = [likeness(s, seat, colony) for colony in empty_windfalls(s, seat)]
    return Left(tuple(sorted(sources(s, seat).values())), tuple(sorted(empty)), tuple(s.supply), s.kind)


@dataclass(slots=True)
class ChooseSource(FrontiersStep):
    """FRONT-8.1, FRONT-15.17: which power is used next, or the bonus? All that can be used must be."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        codes = self._codes(s)
        if not codes:
            return None
        return Decision.choose(self, self.seat, "ask.source", "FRONT-15.17", codes)

    def _codes(self, s: FrontiersState) -> list[int]:
        """What can be used; of what leads to the same, one."""
        found = sources(s, self.seat)
        codes = [code for code, scope in found.items() if windfalls(s, self.seat, scope)]
        if len(codes) > 1 and (left := left_to_fill(s, self.seat)).is_clear:  # FRONT-A36
            codes = first_of_each(
                codes, lambda code: frozenset().union(*(after(left, found[code], place) for place in set(left.empty)))
            )
        return codes

    def do(self, s: FrontiersState) -> None:
        """FRONT-A28: tell what was not filled because the supply has none."""
        scopes = sources(s, self.seat).values()
        kinds = [WORLDS[colony].good for colony in empty_windfalls(s, self.seat) if colony not in ANY_KIND]
        for kind in sorted({kind for kind in kinds for scope in scopes if scope in (ANY, kind)}):
            s.tell("no_good", side=refs.SEAT[self.seat], good=refs.GOOD[kind])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.push(self)
        s.push(ChooseWindfall(self.seat, choice[0]))

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == BONUS:
            return Option(refs.ACTION[PRODUCE], Text("option.bonus", action=refs.ACTION[PRODUCE]))
        ref, found = refs.TILE[code // POWERS_PER_TILE], sources(s, self.seat)
        # what is for a single kind goes first: a power for any kind can take what it leaves
        first = next((other for other in self._codes(s) if found[other] != ANY), None)
        return Option(ref, Text("option.source", tile=ref), likely=code == first)


@dataclass(slots=True)
class ChooseWindfall(FrontiersStep):
    """On which empty windfall colony?"""

    seat: int
    source: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return Decision.choose(self, self.seat, "ask.windfall", "FRONT-8.1", self._colonies(s))

    def _colonies(self, s: FrontiersState) -> list[int]:
        """Where it can be put; of colonies that come to the same, one."""
        scope = sources(s, self.seat)[self.source]
        colonies = windfalls(s, self.seat, scope)
        if len(colonies) > 1 and (left := left_to_fill(s, self.seat)).is_clear:  # FRONT-A36
            colonies = first_of_each(colonies, lambda colony: after(left, scope, likeness(s, self.seat, colony)))
        return colonies

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (colony,) = choice
        scope = sources(s, self.seat)[self.source]
        s.used |= 1 << self.source
        s.push(FillWindfall(self.seat, colony))
        if colony in ANY_KIND and s.kind == NONE:
            s.push(KindToFill(self.seat, colony, scope))

    def option(self, s: FrontiersState, code: int) -> Option:
        """The dearest kind is the likely one; a colony of any kind asks for its kind first."""
        dearest = max(self._colonies(s), key=lambda colony: NONE if colony in ANY_KIND else WORLDS[colony].good)
        return replace(world_option(code), likely=code == dearest)


@dataclass(slots=True)
class KindToFill(ChooseKind):
    """FRONT-A35: of which kind is the good put there? A power for one kind leaves no choice."""

    seat: int
    world: int
    scope: int

    def ask(self, s: FrontiersState) -> Decision | None:
        return self.ask_for(kinds_for(s, self.world, self.scope))


@dataclass(slots=True)
class FillWindfall(FrontiersStep):
    """The chosen colony gets its good (FRONT-8.1, FRONT-15.17)."""

    seat: int
    colony: int

    def do(self, s: FrontiersState) -> None:
        produce_on(s, self.seat, self.colony)
