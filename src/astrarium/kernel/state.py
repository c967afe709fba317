"""The complete state of one game at one moment: the base class that a game's own state adds its fields to."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from .decision import Decision
from .declared import copier, is_of, packer, per_seat, unpacker
from .events import Event
from .randomness import Rng
from .step import Step
from .text import Arg

CHANNELS = 8  # conversations that one seat may be part of at the same time

Steps = list[Step[Any]]
S = TypeVar("S", bound="State")


@dataclass(slots=True, eq=False)
class Aside:
    """A conversation beside the game, such as a deal: it has its own steps, and the game does not wait for them."""

    seats: tuple[int, ...]  # who takes part
    channels: tuple[int, ...]  # for each of these seats, which of its channels this conversation uses (see `flow`)
    stack: Steps

    def channel_of(self, seat: int) -> int:
        return self.channels[self.seats.index(seat)]

    def counter_of(self, seat: int) -> int:
        """The index in `State.said` that counts the seat's answers here."""
        return seat * CHANNELS + self.channel_of(seat)

    def copy(self) -> "Aside":
        return Aside(self.seats, self.channels, self.stack[:])

    def pack(self) -> list[Any]:
        return [list(self.seats), list(self.channels), [step.pack() for step in self.stack]]


@dataclass(slots=True, eq=False)
class Standing:
    """A question beside the game that may stay open for ever; its options are written down when somebody looks."""

    seat: int
    step: Step[Any]
    aside: int  # in which conversation
    id: int
    decision: Decision | None = None  # as written down


@dataclass(slots=True, eq=False, repr=False)
class State:
    """Everything that later play depends on. Derive a dataclass from it and declare its fields (see `declared`)."""

    seats: int
    rng: Rng
    stack: Steps = field(init=False, default_factory=list)
    lanes: list[Steps] = field(init=False, default_factory=list)  # while seats decide at the same time: a stack each
    asides: list[Aside] = field(init=False, default_factory=list)  # conversations beside the game
    answers: list[int] = field(init=False)  # how many each seat has given; numbers that seat's decisions
    said: list[int] = field(init=False, default_factory=list)  # the same for each channel of each seat's asides
    resigned: int = field(init=False, default=0)  # a bit for each seat
    reveals: int = field(init=False, default=0)  # how often something hidden came to light (`rng` counts draws itself)
    main: Steps | None = field(init=False, default=None)  # the game's own stack, while a lane or an aside runs
    open: list[Decision] | None = field(init=False, default=None)  # derived from the rest, so never packed
    standing: list[Standing] = field(init=False, default_factory=list)  # derived at the same time
    events: list[Event] | None = field(init=False, default=None)  # filled while somebody listens

    def __post_init__(self) -> None:
        self.answers = [0] * self.seats
        for name, value, count in per_seat(type(self)):
            length = count(self.seats)
            setattr(self, name, [[] for _ in range(length)] if value is list else [value] * length)

    # What steps use

    def push(self, step: Step[Any]) -> None:
        """Put a step on top of the stack: it runs next."""
        self.stack.append(step)

    def together(self, lanes: list[Steps]) -> None:
        """Each seat runs its own steps without waiting for others; the stack goes on when all are done."""
        self.lanes = lanes

    def interrupt(self, seat: int, step: Step[Any]) -> None:
        """From a conversation beside the game, put a step before everything else that the seat does in the game.

        While seats decide at the same time, the step goes into the seat's lane, even if the seat had finished there;
        otherwise onto the game's stack. A question that the seat had open there gets a new number when asked again.
        """
        if self.lanes:
            self.lanes[seat].append(step)
        else:
            (self.stack if self.main is None else self.main).append(step)
        self.answers[seat] += 1

    def aside(self, seats: tuple[int, ...], step: Step[Any]) -> None:
        """Open a conversation of these seats beside the game, which goes on meanwhile. It ends with its last step."""
        if not self.said:
            self.said = [0] * (self.seats * CHANNELS)
        self.asides.append(Aside(seats, tuple(self.free_channel(seat) for seat in seats), [step]))

    def free_channel(self, seat: int) -> int:
        taken = {aside.channel_of(seat) for aside in self.asides if seat in aside.seats}
        return next(channel for channel in range(CHANNELS) if channel not in taken)

    def can_talk(self, seat: int) -> bool:
        """Can this seat take part in one more conversation?"""
        return sum(seat in aside.seats for aside in self.asides) < CHANNELS

    def end_aside(self, aside: Aside) -> None:
        """End a conversation. The numbers of its questions are never used again."""
        for seat in aside.seats:
            self.said[aside.counter_of(seat)] += 1
        self.asides = [other for other in self.asides if other is not aside]

    def end_asides(self) -> None:
        """End all conversations, finished or not."""
        for aside in self.asides:
            self.end_aside(aside)

    def reveal(self) -> None:
        """Note that something hidden came to light: the answers that led here cannot be taken back."""
        self.reveals += 1

    def tell(self, kind: str, /, **args: Arg) -> None:
        """Tell everybody about an event."""
        if self.events is not None:
            self.events.append(Event(kind, args))

    def whisper(self, seat: int, kind: str, /, **args: Arg) -> None:
        """Tell one seat alone about an event."""
        if self.events is not None:
            self.events.append(Event(kind, args, (seat,)))

    # Copies and packed form

    def copy(self) -> Self:
        """A copy of the state. Steps and decisions never change once made, so copies share them."""
        copy = _copiers.get(type(self))
        if copy is None:
            copy = _copiers[type(self)] = copier(type(self), COPY_COMMON)
        copied: Self = copy(self)
        return copied

    def pack(self) -> list[Any]:
        """The state as nested lists of integers and strings, the same for equal states."""
        base = [
            self.seats,
            [self.rng.seed.hex(), self.rng.counter],
            [step.pack() for step in self.stack],
            [[step.pack() for step in lane] for lane in self.lanes],
            [aside.pack() for aside in self.asides],
            self.answers,
            self.said,
            self.resigned,
            self.reveals,
        ]
        return [base, *packer(type(self))(self)]


_copiers: dict[type[State], Callable[[Any], Any]] = {}


def forget(package: str) -> None:
    """Forget the copiers of an unloaded package."""
    for cls in [cls for cls in list(_copiers) if is_of(cls, package)]:
        del _copiers[cls]


COPY_COMMON = (
    "c.seats = s.seats",
    "c.rng = s.rng.copy()",
    "c.stack = s.stack[:]",
    "c.lanes = [lane[:] for lane in s.lanes] if s.lanes else []",
    "c.asides = [aside.copy() for aside in s.asides] if s.asides else []",
    "c.answers = s.answers[:]",
    "c.said = s.said[:]",
    "c.resigned = s.resigned",
    "c.reveals = s.reveals",
    "c.main = None",
    "c.open = s.open",
    "c.standing = s.standing",
    "c.events = None",
)


def unpack(cls: type[S], steps: type[Step[Any]], packed: list[Any]) -> S:
    """The inverse of `pack`, for a state of this class whose steps derive from this base."""
    base, *own = packed
    seats, (seed, counter), stack, lanes, asides, answers, said, resigned, reveals = base
    s: S = cls.__new__(cls)
    unpacker(cls)(s, own)
    s.seats = seats
    s.rng = Rng(bytes.fromhex(seed), counter)
    s.stack = [steps.unpack(step) for step in stack]
    s.lanes = [[steps.unpack(step) for step in lane] for lane in lanes]
    s.asides = [Aside(tuple(a), tuple(b), [steps.unpack(step) for step in c]) for a, b, c in asides]
    s.answers = list(answers)
    s.said = list(said)
    s.resigned = resigned
    s.reveals = reveals
    s.main = s.open = s.events = None
    s.standing = []
    return s
