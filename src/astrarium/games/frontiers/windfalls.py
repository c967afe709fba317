"""Goods on windfall colonies: the active player's, and by powers (FRONT-8.1, FRONT-15.17)."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Text

from . import refs
from .content import COUNT, POWERS_PER_TILE, WORLDS, coded_rows
from .empire import in_force, kind_of
from .names import ANY, NONE, PRODUCE
from .options import world_option
from .powers.goods import ProduceWindfall
from .state import FrontiersState, FrontiersStep
from .supply import put_good

WINDFALL = coded_rows(ProduceWindfall)
WINDFALL_WORLDS = frozenset(number for number, world in enumerate(WORLDS) if world.resource == "windfall")
BONUS = COUNT * POWERS_PER_TILE  # in place of a power's code: the good of the active player (FRONT-8.1)


def produce_on(s: FrontiersState, seat: int, colony: int) -> None:
    if put_good(s, seat, colony):
        s.produced.append(colony)


def sources(s: FrontiersState, seat: int) -> dict[int, int]:
    """Unused powers and the bonus, each with the kinds that it is for; of those that are alike only the first."""
    found: dict[int, int] = {}
    if seat == s.leader and not s.used >> BONUS & 1:
        found[ANY] = BONUS
    for tile in in_force(s, seat):
        for code, power in WINDFALL[tile]:
            if not s.used >> code & 1:
                found.setdefault(power.scope, code)
    return {code: scope for scope, code in found.items()}


def windfalls(s: FrontiersState, seat: int, scope: int) -> list[int]:
    """Empty windfall colonies that can get a good of this kind (FRONT-15.17)."""
    return [
        colony
        for colony, good in zip(s.colonies[seat], s.goods[seat], strict=True)
        if good == NONE
        and colony in WINDFALL_WORLDS
        and (kind := kind_of(s, colony)) != NONE
        and scope in (ANY, kind)
        and s.supply[kind]
    ]


@dataclass(slots=True)
class ChooseSource(FrontiersStep):
    """FRONT-8.1, FRONT-15.17: which power is used next, or the bonus? All that can be used are."""

    seat: int

    def ask(self, s: FrontiersState) -> Decision | None:
        codes = [code for code, scope in sources(s, self.seat).items() if windfalls(s, self.seat, scope)]
        return Decision.choose(self, self.seat, "ask.source", "FRONT-15.17", codes) if codes else None

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.push(self)
        s.push(ChooseWindfall(self.seat, choice[0]))

    def option(self, s: FrontiersState, code: int) -> Option:
        if code == BONUS:
            return Option(refs.ACTION[PRODUCE], Text("option.bonus", action=refs.ACTION[PRODUCE]))
        ref = refs.TILE[code // POWERS_PER_TILE]
        return Option(ref, Text("option.source", tile=ref))


@dataclass(slots=True)
class ChooseWindfall(FrontiersStep):
    """On which empty windfall colony?"""

    seat: int
    source: int

    def ask(self, s: FrontiersState) -> Decision | None:
        colonies = windfalls(s, self.seat, sources(s, self.seat)[self.source])
        return Decision.choose(self, self.seat, "ask.windfall", "FRONT-8.1", colonies)

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        s.used |= 1 << self.source
        produce_on(s, self.seat, choice[0])

    def option(self, s: FrontiersState, code: int) -> Option:
        return world_option(code)
