"""A pending choice as data: who decides, between which options, how many, and which rule asks.

Six kinds of question let every client, bot and environment handle a game that it has never seen.
An option is a small integer with a meaning for the step that asks; `Step.option` says what it refers to.
A choice (the answer) is a tuple of integers whose shape depends on the kind alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from enum import Enum
from itertools import combinations, islice, permutations, product
from typing import Any, Protocol

from .odds import Odds
from .refusal import Refusal
from .text import Arg, Text

Choice = tuple[int, ...]


class Kind(Enum):
    """The shape of a question, and of its answer."""

    CHOOSE = "choose"  # low to high different options
    AMOUNT = "amount"  # (n,) with low <= n <= high
    CONFIRM = "confirm"  # (1,) for yes, (0,) for no
    ORDER = "order"  # every option once, in the chosen order
    ASSIGN = "assign"  # one target for each option, in the order of the options
    OFFER = "offer"  # (the seat asked, then an amount for each option: 0 .. its cap)


# Looked up once: these are compared at every decision.
CHOOSE, AMOUNT, CONFIRM, ORDER, ASSIGN, OFFER = Kind


@dataclass(frozen=True, slots=True)
class Option:
    """An option as readers see it: the thing that it refers to, its words, and what to know before choosing."""

    ref: str  # a thing on the table: `planet:helios`, `die:3`, `seat:1`; a board lights it up
    text: Text
    help: tuple[Text, ...] = ()  # what it does, in more detail
    warning: Text | None = None  # legal, but perhaps not what you want
    likely: bool = False  # what one answers most often: it lies under Enter until another is picked
    odds: Odds | None = None  # how likely it is to come off

    def pack(self) -> dict[str, object]:
        packed: dict[str, object] = {"ref": self.ref, "text": self.text.pack()}
        if self.help:
            packed["help"] = [text.pack() for text in self.help]
        if self.warning:
            packed["warning"] = self.warning.pack()
        if self.likely:
            packed["likely"] = True
        if self.odds:
            packed["odds"] = self.odds.pack()
        return packed


@dataclass(frozen=True, slots=True)
class Blocked:
    """An option that a player might look for but that a rule forbids now."""

    code: int
    option: Option
    refusal: Refusal


class Asker(Protocol):
    """The step behind a question (see `Step`)."""

    @property
    def apart(self) -> bool: ...

    @property
    def alike(self) -> bool: ...

    def answer(self, s: Any, choice: Choice, /) -> None: ...

    def refuse(self, s: Any, choice: Choice, /) -> Refusal | None: ...

    def option(self, s: Any, code: int, /) -> Option: ...

    def target(self, s: Any, code: int, /) -> Option: ...

    def blocked(self, s: Any, /) -> list[Blocked]: ...

    def pack(self) -> list[Any]: ...


@dataclass(slots=True)
class Decision:
    """One question to one seat. It is derived from the state and shared between copies: treat it as frozen.

    Steps create it by kind: `Decision.choose(self, seat, "ask.pay", "GAME-2", hand, low=n, high=n, n=n)`.
    Any other keyword becomes an argument of the question's text.
    """

    seat: int
    prompt: str  # id of the question's text
    rule: str  # the rule that asks
    options: Sequence[int]
    step: Asker
    kind: Kind = CHOOSE
    low: int = 1
    high: int = 1
    targets: Sequence[int] = ()
    caps: Sequence[int] = ()
    about: dict[str, Arg] = field(default_factory=dict)  # arguments of the question's text
    secret: bool = False  # others must not know the answer before all lanes are done
    never_auto: bool = False  # ask even if only one answer is possible, where not asking would tell a secret
    reveals: bool = False  # an answer may show something new, even if none of the answers tried on a copy does
    standing: bool = False  # nobody waits for an answer: the question may stay open for ever (an offer one might make)
    window: str = ""  # set for a chance to step in (`as_window`): until when "not again" holds, such as `round:3`
    id: int = -1  # set when the decision opens
    aside: int = -1  # set when the decision opens: which conversation beside the game asks (see `State.aside`)

    @classmethod
    def choose(
        cls,
        step: Asker,
        seat: int,
        prompt: str,
        rule: str,
        options: Sequence[int],
        /,
        low: int = 1,
        high: int = 1,
        *,
        secret: bool = False,
        never_auto: bool = False,
        reveals: bool = False,
        **about: Arg,
    ) -> "Decision":
        """Which options? From `low` to `high` different ones."""
        return cls(seat, prompt, rule, options, step, CHOOSE, low, high, (), (), about, secret, never_auto, reveals)

    @classmethod
    def amount(
        cls,
        step: Asker,
        seat: int,
        prompt: str,
        rule: str,
        low: int,
        high: int,
        /,
        *,
        secret: bool = False,
        reveals: bool = False,
        **about: Arg,
    ) -> "Decision":
        """How many? A secret amount is asked even where only one amount is possible."""
        return cls(seat, prompt, rule, (), step, AMOUNT, low, high, (), (), about, secret, secret, reveals)

    @classmethod
    def confirm(
        cls, step: Asker, seat: int, prompt: str, rule: str, /, *, secret: bool = False, **about: Arg
    ) -> "Decision":
        """Yes or no?"""
        return cls(seat, prompt, rule, (), step, CONFIRM, about=about, secret=secret)

    @classmethod
    def order(
        cls,
        step: Asker,
        seat: int,
        prompt: str,
        rule: str,
        options: Sequence[int],
        /,
        *,
        secret: bool = False,
        reveals: bool = False,
        **about: Arg,
    ) -> "Decision":
        """In which order?"""
        return cls(
            seat, prompt, rule, options, step, ORDER, about=about, secret=secret, never_auto=secret, reveals=reveals
        )

    @classmethod
    def assign(
        cls,
        step: Asker,
        seat: int,
        prompt: str,
        rule: str,
        options: Sequence[int],
        targets: Sequence[int],
        /,
        *,
        secret: bool = False,
        **about: Arg,
    ) -> "Decision":
        """To which of the targets does each option go?"""
        return cls(
            seat, prompt, rule, options, step, ASSIGN,
            targets=targets, about=about, secret=secret, never_auto=secret,
        )  # fmt: skip

    @classmethod
    def offer(
        cls,
        step: Asker,
        seat: int,
        prompt: str,
        rule: str,
        options: Sequence[int],
        caps: Sequence[int],
        partners: Sequence[int],
        /,
        *,
        standing: bool = False,
        **about: Arg,
    ) -> "Decision":
        """To which seat, and how many of each option?"""
        return cls(
            seat, prompt, rule, options, step, OFFER,
            targets=partners, caps=caps, about=about, never_auto=True, standing=standing,
        )  # fmt: skip

    def as_window(self, until: str, *, secret: bool = True) -> "Decision":
        """Turn this question into a window: a chance for the seat to step in. The last option lets the window pass.

        Open it in lanes for every seat, whether or not the seat holds a card to step in with, so that being asked
        tells nothing. Answers count once all seats have answered; until then nobody knows who has. Where everybody
        can see that only one seat could step in, such as the attacked one, ask that seat alone, on the stack; its
        answer is then no secret. `until` names what "not again" covers, such as `round:3`.
        """
        self.window, self.secret = until, secret
        self.never_auto = self.reveals = True
        return self

    @property
    def passing(self) -> Choice:
        """The answer that lets a window pass."""
        return (self.options[-1],)

    @property
    def is_forced(self) -> bool:
        """Is only one answer possible?"""
        if self.kind is CHOOSE:
            return self.low == len(self.options)
        if self.kind is AMOUNT:
            return self.low == self.high
        if self.kind is ORDER:
            return len(self.options) < 2
        if self.kind is ASSIGN:
            return len(self.targets) == 1 or not self.options
        if self.kind is OFFER:
            return len(self.targets) == 1 and not any(self.caps)
        return False

    def has_shape(self, choice: Choice) -> bool:
        """Does the choice have the form of an answer? Whether the game's rules allow it is `Step.refuse`'s question."""
        if type(choice) is not tuple:
            return False
        n = len(choice)
        kind = self.kind
        if n == 1 and kind is CHOOSE and self.low <= 1 <= self.high:
            return type(choice[0]) is int and choice[0] in self.options
        if not all(type(c) is int for c in choice):
            return False
        if kind is CHOOSE:
            return self.low <= n <= self.high and len(set(choice)) == n and all(c in self.options for c in choice)
        if kind is AMOUNT:
            return n == 1 and self.low <= choice[0] <= self.high
        if kind is CONFIRM:
            return choice in ((0,), (1,))
        if kind is ORDER:
            return n == len(self.options) and sorted(choice) == sorted(self.options)
        if kind is ASSIGN:
            return n == len(self.options) and all(c in self.targets for c in choice)
        amounts = choice[1:]
        return (
            n == len(self.options) + 1
            and choice[0] in self.targets
            and all(0 <= c <= cap for c, cap in zip(amounts, self.caps, strict=True))
        )

    def choices(self) -> Iterator[Choice]:
        """Every answer of the right shape. There may be millions: stop when you have enough."""
        if self.kind is CHOOSE:
            for size in range(self.low, self.high + 1):
                yield from combinations(self.options, size)
        elif self.kind is AMOUNT:
            yield from ((n,) for n in range(self.low, self.high + 1))
        elif self.kind is CONFIRM:
            yield from ((1,), (0,))
        elif self.kind is ORDER:
            yield from permutations(self.options)
        elif self.kind is ASSIGN:
            yield from product(self.targets, repeat=len(self.options))
        else:
            yield from product(self.targets, *(range(cap + 1) for cap in self.caps))

    def some_choices(self, limit: int) -> list[Choice]:
        return list(islice(self.choices(), limit))

    def random_choice(self, rng: "RandomSource") -> Choice:
        """A random answer of the right shape, drawn without listing all of them."""
        kind = self.kind
        if kind is CHOOSE:
            if self.low == 1 == self.high:
                return (self.options[int(rng.random() * len(self.options))],)
            size = self.low + int(rng.random() * (self.high - self.low + 1))
            return tuple(sorted(rng.sample(self.options, size)))
        if kind is AMOUNT:
            return (self.low + int(rng.random() * (self.high - self.low + 1)),)
        if kind is CONFIRM:
            return (int(rng.random() * 2),)
        if kind is ORDER:
            return tuple(rng.sample(self.options, len(self.options)))
        if kind is ASSIGN:
            return tuple(self.targets[int(rng.random() * len(self.targets))] for _ in self.options)
        partner = self.targets[int(rng.random() * len(self.targets))]
        return (partner, *(int(rng.random() * (cap + 1)) for cap in self.caps))


class RandomSource(Protocol):
    """A bot's source of chance: a `random.Random` of its own, never the game's stream."""

    def random(self) -> float: ...

    def sample(self, population: Sequence[int], k: int) -> list[int]: ...
