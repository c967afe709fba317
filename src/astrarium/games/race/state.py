"""Everything on the table, as small integers: cards by their copy's number (see content.CARDS)."""

from dataclasses import dataclass
from typing import Any

from astrarium.kernel import Rng, State, Step
from astrarium.kernel.randomness import SEED_BYTES

from .content import COUNT

NONE = -1
NOTHING = COUNT  # the option of placing nothing, of stopping: the number after those of the cards


@dataclass(frozen=True, slots=True)
class Variant:
    """The table's options that rules look at."""

    first_game: bool = False
    expert: bool = False
    round_limit: bool = False


class RaceState(State):
    __slots__ = (
        "boost",
        "chips",
        "deck",
        "discard",
        "drawn",
        "ending",
        "first",
        "goods",
        "hands",
        "in_force",
        "known",
        "picked",
        "placing",
        "pool",
        "previous",
        "produced",
        "revealed",
        "round",
        "shown",
        "tableau",
        "used",
        "variant",
    )

    def __init__(self, seats: int, rng: Rng, variant: Variant) -> None:
        super().__init__(seats, rng)
        self.variant = variant
        self.deck: list[int] = []  # the next card is the last one
        self.discard: list[int] = []
        self.known = [0] * seats  # discards that a seat has seen, a bit for each card (RACE-10.4)
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.shown = [0] * seats  # cards of a hand that everybody has seen
        self.tableau: list[list[int]] = [[] for _ in range(seats)]
        self.goods: list[list[int]] = [[] for _ in range(seats)]  # on each card of the tableau; NONE if there is none
        self.chips = [0] * seats
        self.pool = 0
        self.first = 0  # who begins where order matters (RACE-12.3)
        self.round = 0
        self.picked: list[tuple[int, ...]] = [()] * seats  # action cards of this round
        self.revealed = 0  # are they known to all?
        self.previous: list[tuple[int, ...]] = [()] * seats  # those of the round before, which everybody has seen
        self.drawn: list[list[int]] = [[] for _ in range(seats)]  # in Explore, until some are kept
        self.placing = [NONE] * seats  # the card chosen in Develop or Settle
        self.in_force: list[list[int]] = [[] for _ in range(seats)]  # cards whose powers count in this phase (RACE-4.6)
        self.boost = [0] * seats  # temporary Military
        self.used = [0] * seats  # consume or windfall powers used in this phase, a bit for each
        self.produced: list[list[int]] = [[] for _ in range(seats)]  # worlds that produced in this phase
        self.ending = ""

    def order(self) -> list[int]:
        """RACE-12.3: clockwise from the lowest start world."""
        return [(self.first + i) % self.seats for i in range(self.seats)]

    def has_picked(self, seat: int, action: int) -> int:
        """How often this seat chose the action this round (twice only in the expert game)."""
        return self.picked[seat].count(action)

    def copy(self) -> "RaceState":
        c: RaceState = RaceState.__new__(RaceState)
        self.copy_base(c)
        c.variant = self.variant
        c.deck = self.deck[:]
        c.discard = self.discard[:]
        c.known = self.known[:]
        c.hands = [hand[:] for hand in self.hands]
        c.shown = self.shown[:]
        c.tableau = [cards[:] for cards in self.tableau]
        c.goods = [goods[:] for goods in self.goods]
        c.chips = self.chips[:]
        c.pool = self.pool
        c.first = self.first
        c.round = self.round
        c.picked = self.picked[:]
        c.revealed = self.revealed
        c.previous = self.previous[:]
        c.drawn = [cards[:] for cards in self.drawn]
        c.placing = self.placing[:]
        c.in_force = [cards[:] for cards in self.in_force]
        c.boost = self.boost[:]
        c.used = self.used[:]
        c.produced = [worlds[:] for worlds in self.produced]
        c.ending = self.ending
        return c

    def pack(self) -> list[Any]:
        variant = self.variant
        return [
            self.pack_base(),
            [int(variant.first_game), int(variant.expert), int(variant.round_limit)],
            [self.deck, self.discard, self.known, self.shown],
            [self.hands, self.tableau, self.goods, self.drawn, self.in_force, self.produced],
            [self.chips, self.placing, self.boost, self.used],
            [[list(cards) for cards in self.picked], [list(cards) for cards in self.previous]],
            [self.pool, self.first, self.round, self.revealed],
            self.ending,
        ]

    @classmethod
    def unpack(cls, packed: list[Any]) -> "RaceState":
        s = cls(packed[0][0], Rng(bytes(SEED_BYTES)), Variant(*(bool(flag) for flag in packed[1])))
        s.unpack_base(packed[0], RaceStep)
        s.deck, s.discard, s.known, s.shown = map(list, packed[2])
        s.hands, s.tableau, s.goods, s.drawn, s.in_force, s.produced = ([list(x) for x in many] for many in packed[3])
        s.chips, s.placing, s.boost, s.used = map(list, packed[4])
        s.picked, s.previous = ([tuple(cards) for cards in many] for many in packed[5])
        s.pool, s.first, s.round, s.revealed = packed[6]
        s.ending = packed[7]
        return s


class RaceStep(Step[RaceState]):
    """What goes on in this game."""

    __slots__ = ()
