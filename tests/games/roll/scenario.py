"""Positions in the words of the game, so that a test reads like the rulebook.

    game = roll().worlds(0, "mining_world", "comet_zone").workers(0, settle="home rare rare").phase("settle")
    assert game.tableau_of(0) == ["old_earth", "comet_zone"]
    assert game.citizenry_of(0) == "home rare rare"

Dice are named in one string, `"home rare rare"`; a look at a place gives them back in the order of the kinds. Seats
that a test does not mention have one grey home world without a power, $1, no dice and no tiles to build; the bag has
all others. Stacks are named from the bottom up: the top tile comes last, and either side of a tile names it.

`phase` runs phases as if they had been selected and then stands still; `assign` puts every seat with dice behind its
screen, as rolled. Options are named by their references without the sort of thing and the number of a copy:
`home@explore>ship`, `comet_zone.rare>trade`, `scout`; dice that are alike are named as often as they are chosen.
"""

from collections import Counter
from typing import Any, Self

from astrarium.conformance import LaneScenario
from astrarium.games.roll import GAME, dice
from astrarium.games.roll.content import BOX, DESIGNS, NUMBER, TILES, side_of
from astrarium.games.roll.holdings import dice_owned
from astrarium.games.roll.names import DEVELOPMENT, DICE, FACES, NONE, PHASES, STACKS, WORLD
from astrarium.games.roll.phases.assign import AssignWorkers
from astrarium.games.roll.phases.manage import ManageEmpire
from astrarium.games.roll.rounds import PHASE_STEPS, Reveal, StartRound, TestEnd
from astrarium.games.roll.scoring import breakdown
from astrarium.games.roll.state import RollState, RollStep
from astrarium.kernel import Choice, Decision, Refusal

HOMES = ("old_earth", "new_sparta", "separatist_colony", "epsilon_eridani", "doomed_world")
SORTS = ("die", "tile", "column", "phase", "task", "good")


def these(names: str) -> dice.Dice:
    """`"home rare rare"`: dice of these kinds."""
    return dice.of(*(DICE.index(name) for name in names.split()))


def named(some: dice.Dice) -> str:
    return " ".join(DICE[kind] for kind in dice.one_by_one(some))


class Scenario(LaneScenario[RollState]):
    # Arranging the table: tiles

    def _take(self, name: str) -> int:
        """Take the tile with this side out of the bag; no player must have it."""
        s, tile = self.state, NUMBER[name] // 2
        lying = [t for stack in s.stacks for t in stack] + [design // 2 for tableau in s.tableau for design in tableau]
        if tile not in TILES or tile in lying:
            raise AssertionError(f"{name} is not free")
        if tile in s.bag:
            s.bag.remove(tile)
        return tile

    def tableau(self, seat: int, *names: str) -> Self:
        """These tiles, in this order and nothing else, lie in the tableau; they give nothing and hold no goods."""
        s = self.state
        s.bag += [design // 2 for design in s.tableau[seat] if not DESIGNS[design].is_start]
        s.tableau[seat] = []
        for name in names:
            if not DESIGNS[NUMBER[name]].is_start:
                self._take(name)
            s.tableau[seat].append(NUMBER[name])
        s.goods[seat] = [0] * len(names)
        return self.fresh()

    def adds(self, seat: int, *names: str) -> Self:
        """These tiles lie in the tableau besides what is there."""
        return self.tableau(seat, *self.tableau_of(seat), *names)

    def _stack(self, seat: int, kind: int, names: tuple[str, ...]) -> Self:
        s, at = self.state, self.state.at(seat, kind)
        s.bag += s.stacks[at]
        s.stacks[at] = []
        for name in names:
            s.stacks[at].append(self._take(name))
        return self.fresh()

    def developments(self, seat: int, *names: str) -> Self:
        """The stack of developments, the top one last."""
        return self._stack(seat, DEVELOPMENT, names)

    def worlds(self, seat: int, *names: str) -> Self:
        """The stack of worlds, the top one last."""
        return self._stack(seat, WORLD, names)

    def bag(self, *names: str) -> Self:
        """The bag holds these and nothing else; all tiles that lie nowhere else are out of play."""
        s = self.state
        s.bag = []
        s.bag = [self._take(name) for name in names]
        return self.fresh()

    def drawn(self, seat: int, *names: str) -> Self:
        """The tiles in hand."""
        self.state.drawn[seat] = [self._take(name) for name in names]
        return self.fresh()

    # Arranging the table: dice, credits, chips

    def cup(self, seat: int, names: str) -> Self:
        self.state.cup[seat] = these(names)
        return self.fresh()

    def citizenry(self, seat: int, names: str) -> Self:
        self.state.citizenry[seat] = these(names)
        return self.fresh()

    def dice_on(self, seat: int, stack: str, names: str) -> Self:
        """Dice on the stack `development` or `world`."""
        self.state.building[self.state.at(seat, STACKS.index(stack))] = these(names)
        return self.fresh()

    def goods(self, seat: int, **worlds: str) -> Self:
        """`comet_zone="rare"`: the dice that lie on these worlds of the tableau."""
        for world, names in worlds.items():
            self.state.goods[seat][self.state.tableau[seat].index(NUMBER[world])] = these(names)
        return self.fresh()

    def credits(self, seat: int, n: int) -> Self:
        self.state.credits[seat] = n
        return self.fresh()

    def chips(self, seat: int, vp: int) -> Self:
        """The seat has this many VP in chips, out of the pool."""
        self.state.pool -= vp - self.state.chips[seat]
        self.state.chips[seat] = vp
        return self.fresh()

    def pool(self, vp: int) -> Self:
        self.state.pool = vp
        return self.fresh()

    def first(self, seat: int) -> Self:
        """This seat begins where order matters."""
        self.state.first = seat
        return self.fresh()

    def at_round(self, number: int) -> Self:
        self.state.round = number
        return self.fresh()

    # Going to a moment of the round

    def workers(self, seat: int, **columns: str) -> Self:
        """`explore="home alien"`: workers in their columns after Reveal."""
        for phase, names in columns.items():
            self.state.columns[seat][PHASES.index(phase)] = these(names)
        return self.fresh()

    def phase(self, *names: str) -> Self:
        """Run these phases, one after another, as far as the first question; after the last one play stands still.

        `manage` is Manage Empire, `end` the end check, after which the next round begins.
        """
        s = self.state
        steps: dict[str, RollStep] = {PHASES[phase]: step for phase, step in PHASE_STEPS.items()}
        steps |= {"manage": ManageEmpire(), "end": TestEnd()}
        s.lanes = []
        s.happening = sum(1 << n for n, phase in enumerate(PHASES) if phase in names)
        s.stack[:] = [steps[name] for name in reversed(names)]
        return self.run()

    def rolls(self, seat: int, **faces: str) -> Self:
        """`explore="home", wild="alien"`: the dice of the cup, and what they show."""
        s = self.state
        s.rolled[seat] = [these(faces.get(face, "")) for face in FACES]
        s.cup[seat] = sum(s.rolled[seat])
        return self.fresh()

    def assign(self) -> Self:
        """Everybody with dice assigns them, as rolled; Reveal comes next."""
        s = self.state
        s.stack[:] = [Reveal()]
        s.planned = [[0] * len(PHASES) for _ in range(s.seats)]
        s.lanes = [[AssignWorkers(seat)] if s.cup[seat] else [] for seat in range(s.seats)]
        return self.run()

    def reveal(self) -> Self:
        """Everybody is ready and the screens lift; play stands still before the first phase."""
        s = self.state
        s.stack[:], s.lanes, s.events = [], [], []
        Reveal().do(s)
        s.stack.clear()
        return self.fresh()._listen()

    def next_round(self) -> Self:
        """Begin the next round: all cups are rolled at random."""
        self.state.lanes = []
        self.state.stack[:] = [StartRound()]
        return self.run()

    # Playing

    def wilds(self, seat: int, *columns: str) -> Self:
        """Wild dice, in the order of their kinds, go to these columns."""
        return self.answer(seat, *(PHASES.index(column) for column in columns))

    def selects(self, seat: int, worker: str, phase: str) -> Self:
        """`selects(0, "home@explore", "ship")`: a home die of the Explore column selects Ship."""
        self.choose(seat, phase)
        if self.prompts()[seat] == "ask.selector":  # not asked where all are alike
            self.choose(seat, worker)
        return self

    def uses(self, seat: int, tile: str, *answers: str) -> Self:
        """Use a Reassign power, or `dictate`, with one answer to each question after it; forced ones are not asked."""
        self.choose(seat, tile)
        for answer in answers:
            self.choose(seat, *answer.split())
        return self

    def ready(self, *seats: int) -> Self:
        for seat in seats:
            self.choose(seat, "ready")
        return self

    def _codes(self, decision: Decision, names: tuple[str, ...]) -> Choice:
        """The codes of options with these names; the same name twice means two equal dice."""
        codes: list[int] = []
        for name in names:
            fitting = [code for code in decision.options if name in self._names(decision, code)]
            unused = [code for code in fitting if code not in codes]
            codes.append(unused[0] if unused else self._code(decision, name))
        return tuple(codes)

    def _names(self, decision: Decision, code: int) -> tuple[str, str]:
        ref = decision.step.option(self.state, code).ref
        return ref, self.plain(ref)

    # Looking

    def plain(self, ref: str) -> str:
        sort, _, name = ref.partition(":")
        if sort not in SORTS:
            return ref
        name = name.replace(">tile:", ">")
        start, _, copy = name.rpartition(".")
        return start if sort == "die" and copy.isdigit() else name

    def blocked(self, seat: int) -> dict[str, Refusal]:
        """Options that may not be chosen, and why."""
        return {name: refusal for name, (_, refusal) in self._blocked(self.asked(seat)).items()}

    def tableau_of(self, seat: int) -> list[str]:
        return [DESIGNS[design].id for design in self.state.tableau[seat]]

    def _stack_of(self, seat: int, kind: int) -> list[str]:
        return [DESIGNS[side_of(tile, kind)].id for tile in self.state.stacks[self.state.at(seat, kind)]]

    def developments_of(self, seat: int) -> list[str]:
        """The stack of developments, from the bottom up."""
        return self._stack_of(seat, DEVELOPMENT)

    def worlds_of(self, seat: int) -> list[str]:
        """The stack of worlds, from the bottom up."""
        return self._stack_of(seat, WORLD)

    def drawn_by(self, seat: int) -> list[str]:
        """The tiles in hand, by their developments."""
        return [DESIGNS[side_of(tile, DEVELOPMENT)].id for tile in self.state.drawn[seat]]

    def cup_of(self, seat: int) -> str:
        return named(self.state.cup[seat])

    def citizenry_of(self, seat: int) -> str:
        return named(self.state.citizenry[seat])

    def dice_on_stack(self, seat: int, stack: str) -> str:
        return named(self.state.building[self.state.at(seat, STACKS.index(stack))])

    def good_on(self, seat: int, world: str) -> str:
        return named(self.state.goods[seat][self.state.tableau[seat].index(NUMBER[world])])

    def credits_of(self, seat: int) -> int:
        return self.state.credits[seat]

    def chips_of(self, seat: int) -> int:
        return self.state.chips[seat]

    def owned_by(self, seat: int) -> str:
        return named(dice_owned(self.state, seat))

    def workers_of(self, seat: int) -> dict[str, str]:
        """The columns after Reveal that are not empty."""
        return _columns(self.state.columns[seat])

    def plan_of(self, seat: int) -> dict[str, str]:
        """The columns in the making, without the selecting worker."""
        return _columns(self.state.planned[seat])

    def set_aside(self, seat: int) -> str:
        """The dice in the Dictate area."""
        return named(self.state.dictated[seat])

    def selection_of(self, seat: int) -> tuple[str, str] | None:
        """The kind of die that selects, and the phase."""
        s = self.state
        return (DICE[s.selector[seat]], PHASES[s.selected[seat]]) if s.selected[seat] != NONE else None

    def happening(self) -> list[str]:
        return [phase for n, phase in enumerate(PHASES) if self.state.happening >> n & 1]

    def score(self, seat: int) -> dict[str, int]:
        """Where the points would come from if the game ended now."""
        return dict(breakdown(self.state, seat))

    def worth(self, seat: int, tile: str) -> int:
        """What a 6-cost development of the tableau adds to its cost now."""
        placed = next(row for row in self.seen(None)["players"][seat]["tableau"] if row["tile"] == tile)
        return int(placed["worth"])

    def seen(self, reader: int | None) -> Any:
        """The view of a seat, or of a spectator."""
        return GAME.view(self.state, reader)

    def left_in_box(self) -> dict[str, int]:
        """Dice of the common supply: those of the box that nobody owns."""
        owned = Counter(kind for seat in range(self.state.seats) for kind in self.owned_by(seat).split())
        return {kind: BOX[n] - owned[kind] for n, kind in enumerate(DICE)}


def _columns(columns: list[dice.Dice]) -> dict[str, str]:
    return {phase: named(there) for phase, there in zip(PHASES, columns, strict=True) if there}


def opening(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """A game at its very first question."""
    return Scenario(GAME.new(seats, options, seed))


def roll(seats: int = 2, seed: int = 0, **options: str) -> Scenario:
    """Grey home worlds, $1, no dice, empty stacks, no question open: call `phase` or `assign`."""
    game = opening(seats, seed, **options)
    s = game.state
    s.stack[:], s.lanes = [], []
    s.round, s.first = 1, 0
    s.credits = [1] * seats
    s.cup, s.citizenry, s.building = [0] * seats, [0] * seats, [0] * (2 * seats)
    s.stacks, s.drawn = [[] for _ in range(2 * seats)], [[] for _ in range(seats)]
    s.bag = list(TILES)
    s.tableau, s.goods = [[] for _ in range(seats)], [[] for _ in range(seats)]
    s.rolled = [[0] * len(FACES) for _ in range(seats)]
    s.planned = [[0] * len(PHASES) for _ in range(seats)]
    for seat in range(seats):
        game.tableau(seat, HOMES[seat])
    return game


__all__ = ["Scenario", "opening", "roll"]
