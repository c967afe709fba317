"""The state of a game, and a turn: what is asked, and what the answer does."""

from dataclasses import dataclass

from astrarium.kernel import Choice, Decision, Option, Rng, Setup, State, Step, Text
from astrarium.kernel.declared import each, start

from .content import ALL, FIGURES, STARTS, STONES


@dataclass(slots=True, eq=False)
class Beach(State):
    """All that later play depends on. How it is copied and saved follows from the annotations."""

    row: list[int] = start(list)  # the front first; nobody knows those that are not `in_sight`
    taken: list[list[int]] = each(list)  # by each seat

    @property
    def in_sight(self) -> list[int]:
        return self.row[: FIGURES.shown]

    def points(self, seat: int) -> int:
        return STARTS[seat].points + sum(STONES[stone].points for stone in self.taken[seat])  # PEBBLES-1.2


class PebblesStep(Step[Beach]):
    """All steps of the game derive from it."""

    __slots__ = ()


@dataclass(slots=True)
class Take(PebblesStep):
    """The turn of a seat."""

    seat: int

    def ask(self, s: Beach) -> Decision:
        """Options are small integers: how many are taken. If there is only one, nobody is asked."""
        options = range(1, min(FIGURES.take, len(s.in_sight)) + 1)
        return Decision.choose(self, self.seat, "ask.take", "PEBBLES-2.1", options)

    def option(self, s: Beach, code: int) -> Option:
        """What an option says, and the thing that a board lights up for it: a place of the row."""
        return Option(f"place:{code}", Text("option.take", n=code, what=named(s.row[:code])))

    def answer(self, s: Beach, choice: Choice) -> None:
        (count,) = choice
        if len(s.row) > FIGURES.shown:
            s.reveal()  # another comes into sight, so this cannot be taken back
        stones, s.row = s.row[:count], s.row[count:]
        s.taken[self.seat] += stones
        s.tell("took", side=f"seat:{self.seat}", what=named(stones))
        if s.row:
            s.push(Take((self.seat + 1) % s.seats))


def named(stones: list[int]) -> str:
    """References to stones, which sentences write by their names."""
    return ",".join(f"stone:{STONES[stone].id}" for stone in stones)


def deal(setup: Setup, rng: Rng) -> Beach:
    s = Beach(setup.seats, rng)
    s.row = ALL[:]
    rng.shuffle(s.row)  # PEBBLES-1.1
    s.push(Take(0))
    return s
