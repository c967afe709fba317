"""A pending choice is data: who decides, among what, how many, and which rule asks.

Six kinds of question are enough for every client, bot and environment to handle a game that it has never seen.
An option is a small integer that means something to the step that asks; `Step.option` says what it refers to.
A choice (the answer) is a tuple of integers whose shape depends on the kind alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations, islice, permutations, product
from typing import TYPE_CHECKING, Any, Protocol

from .refusal import Refusal
from .text import Text

if TYPE_CHECKING:
    from .step import Step

Choice = tuple[int, ...]


class Kind(Enum):
    """The shape of a question, and of its answer."""

    CHOOSE = "choose"  # low to high different options
    AMOUNT = "amount"  # (n,) with low <= n <= high
    CONFIRM = "confirm"  # (1,) for yes, (0,) for no
    ORDER = "order"  # every option once, in the order wanted
    ASSIGN = "assign"  # for each option, in turn, one of the targets
    OFFER = "offer"  # (seat asked, then for each option how many: 0 .. its cap)


@dataclass(frozen=True, slots=True)
class Option:
    """What an option is, for a reader: the thing it refers to, its words, and what else to know before choosing."""

    ref: str  # a thing on the table: `planet:helios`, `die:3`, `seat:1`; a board lights it up
    text: Text
    help: tuple[Text, ...] = ()  # what it does, at more length
    warning: Text | None = None  # legal, but perhaps not what you want

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {"ref": self.ref, "text": self.text.pack()}
        if self.help:
            packed["help"] = [text.pack() for text in self.help]
        if self.warning:
            packed["warning"] = self.warning.pack()
        return packed


@dataclass(frozen=True, slots=True)
class Blocked:
    """An option that a player might look for and that a rule forbids now."""

    code: int
    option: Option
    refusal: Refusal


@dataclass(slots=True)
class Decision:
    """One question to one seat. It is derived from the state, and shared between copies: treat it as frozen."""

    seat: int
    prompt: str  # id of the question's text
    rule: str  # the rule that asks
    options: Sequence[int]
    step: "Step[Any]"
    kind: Kind = Kind.CHOOSE
    low: int = 1
    high: int = 1
    targets: Sequence[int] = ()
    caps: Sequence[int] = ()
    about: dict[str, int | str] = field(default_factory=dict)  # arguments of the question's text
    secret: bool = False  # in a lane: what is answered must not be known to others before all lanes are done
    auto: bool = True  # a single possible answer is given without asking (never where that would tell a secret)
    id: int = -1  # set when the decision opens

    @property
    def is_forced(self) -> bool:
        """Is there just one possible answer?"""
        if self.kind is Kind.CHOOSE:
            return self.low == len(self.options)
        if self.kind is Kind.AMOUNT:
            return self.low == self.high
        if self.kind is Kind.ORDER:
            return len(self.options) < 2
        if self.kind is Kind.ASSIGN:
            return len(self.targets) == 1 or not self.options
        if self.kind is Kind.OFFER:
            return len(self.targets) == 1 and not any(self.caps)
        return False

    def has_shape(self, choice: Choice) -> bool:
        """Could this be an answer at all, before the game's finer rules are asked?"""
        if type(choice) is not tuple:
            return False
        n = len(choice)
        kind = self.kind
        if n == 1 and kind is Kind.CHOOSE and self.low <= 1 <= self.high:
            return type(choice[0]) is int and choice[0] in self.options
        if not all(type(c) is int for c in choice):
            return False
        if kind is Kind.CHOOSE:
            return self.low <= n <= self.high and len(set(choice)) == n and all(c in self.options for c in choice)
        if kind is Kind.AMOUNT:
            return n == 1 and self.low <= choice[0] <= self.high
        if kind is Kind.CONFIRM:
            return choice in ((0,), (1,))
        if kind is Kind.ORDER:
            return n == len(self.options) and sorted(choice) == sorted(self.options)
        if kind is Kind.ASSIGN:
            return n == len(self.options) and all(c in self.targets for c in choice)
        amounts = choice[1:]
        return (
            n == len(self.options) + 1
            and choice[0] in self.targets
            and all(0 <= c <= cap for c, cap in zip(amounts, self.caps, strict=True))
        )

    def choices(self) -> Iterator[Choice]:
        """Every answer of the right shape. There may be millions: take what you need."""
        if self.kind is Kind.CHOOSE:
            for size in range(self.low, self.high + 1):
                yield from combinations(self.options, size)
        elif self.kind is Kind.AMOUNT:
            yield from ((n,) for n in range(self.low, self.high + 1))
        elif self.kind is Kind.CONFIRM:
            yield from ((1,), (0,))
        elif self.kind is Kind.ORDER:
            yield from permutations(self.options)
        elif self.kind is Kind.ASSIGN:
            yield from product(self.targets, repeat=len(self.options))
        else:
            yield from product(self.targets, *(range(cap + 1) for cap in self.caps))

    def some_choices(self, limit: int) -> list[Choice]:
        return list(islice(self.choices(), limit))

    def random_choice(self, rng: "RandomSource") -> Choice:
        """An answer of the right shape, drawn without listing them all."""
        kind = self.kind
        if kind is Kind.CHOOSE:
            if self.low == 1 == self.high:
                return (self.options[int(rng.random() * len(self.options))],)
            size = self.low + int(rng.random() * (self.high - self.low + 1))
            return tuple(sorted(rng.sample(self.options, size)))
        if kind is Kind.AMOUNT:
            return (self.low + int(rng.random() * (self.high - self.low + 1)),)
        if kind is Kind.CONFIRM:
            return (int(rng.random() * 2),)
        if kind is Kind.ORDER:
            return tuple(rng.sample(self.options, len(self.options)))
        if kind is Kind.ASSIGN:
            return tuple(self.targets[int(rng.random() * len(self.targets))] for _ in self.options)
        partner = self.targets[int(rng.random() * len(self.targets))]
        return (partner, *(int(rng.random() * (cap + 1)) for cap in self.caps))


class RandomSource(Protocol):
    """What a bot draws from: a `random.Random` of its own, never the game's stream."""

    def random(self) -> float: ...

    def sample(self, population: Sequence[int], k: int) -> list[int]: ...
