"""The whole truth about one game at one moment: what a game's own state adds its pieces to."""

from typing import Any

from .decision import Decision
from .events import Event
from .randomness import Rng
from .step import Step
from .text import Arg

Steps = list[Step[Any]]


class State:
    """Everything that later play depends on. Copy it by hand-written code; compare it by its packed form."""

    __slots__ = ("answers", "events", "lanes", "open", "resigned", "reveals", "rng", "seats", "stack")

    def __init__(self, seats: int, rng: Rng) -> None:
        self.seats = seats
        self.rng = rng
        self.stack: Steps = []
        self.lanes: list[Steps] = []  # while seats decide at the same time: one stack for each
        self.answers = [0] * seats  # given so far by each seat; it numbers that seat's decisions
        self.resigned = 0  # a bit for each seat
        self.reveals = 0  # how often something hidden came to light (chance counts by itself)
        self.open: list[Decision] | None = None  # derived, so never packed
        self.events: list[Event] | None = None  # filled while somebody listens

    # What steps use

    def push(self, step: Step[Any]) -> None:
        """This comes next; what was next comes after it."""
        self.stack.append(step)

    def together(self, lanes: list[Steps]) -> None:
        """Every seat goes through its own steps, nobody waits for another; the stack goes on when all are done."""
        self.lanes = lanes

    def reveal(self) -> None:
        """Something hidden has come to light: nobody can take back what led here."""
        self.reveals += 1

    def tell(self, kind: str, **args: Arg) -> None:
        """An event that everybody may know."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def whisper(self, seat: int, kind: str, **args: Arg) -> None:
        """An event that one seat alone may know."""
        if self.events is not None:
            self.events.append(Event(kind, args, (seat,)))

    # Copies and packed form

    def copy(self) -> "State":
        raise NotImplementedError

    def copy_base(self, into: "State") -> None:
        """Copy what every state has. Steps and decisions are never changed once made, so they are shared."""
        into.seats = self.seats
        into.rng = self.rng.copy()
        into.stack = self.stack[:]
        into.lanes = [lane[:] for lane in self.lanes] if self.lanes else []
        into.answers = self.answers[:]
        into.resigned = self.resigned
        into.reveals = self.reveals
        into.open = self.open
        into.events = None

    def pack(self) -> list[Any]:
        """The state as nested lists of integers and strings, the same for equal states."""
        raise NotImplementedError

    def pack_base(self) -> list[Any]:
        return [
            self.seats,
            [self.rng.seed.hex(), self.rng.counter],
            [step.pack() for step in self.stack],
            [[step.pack() for step in lane] for lane in self.lanes],
            self.answers,
            self.resigned,
            self.reveals,
        ]

    def unpack_base(self, packed: list[Any], steps: type[Step[Any]]) -> None:
        self.seats, (seed, counter), stack, lanes, answers, self.resigned, self.reveals = packed
        self.rng = Rng(bytes.fromhex(seed), counter)
        self.stack = [steps.unpack(step) for step in stack]
        self.lanes = [[steps.unpack(step) for step in lane] for lane in lanes]
        self.answers = list(answers)
        self.open = None
        self.events = None
