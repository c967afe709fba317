"""What is going on is a stack of small steps in the state; each either asks somebody or does something.

A step that asks is one kind of decision whole: what may be chosen, how it reads, what is blocked and why, and what
the answer does. Steps are plain records of small integers, never changed once made, so that copies share them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .decision import Blocked, Choice, Decision, Option
from .declared import is_of
from .refusal import Refusal
from .text import Text

T = TypeVar("T")  # the game's own state


class Step(Generic[T]):
    """Derive one base class per game (its steps are found from it by name), and from it one dataclass per step."""

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]] = ()  # its fields; given by `dataclass`
    apart: ClassVar[bool] = False  # an answer to it in a lane changes no question that is open to another seat

    def ask(self, s: T) -> Decision | None:
        """The question, or None if there is nothing to ask: then the step is taken off and done."""
        return None

    def do(self, s: T) -> None:
        """What happens if nothing was asked."""

    def answer(self, s: T, choice: Choice) -> None:
        """What the answer does. The step has been taken off the stack."""
        raise NotImplementedError(f"{type(self).__name__} asks but takes no answer")

    def refuse(self, s: T, choice: Choice) -> Refusal | None:
        """The rule broken by an answer of the right shape, for what bounds cannot say (a sum, a combination)."""
        return None

    def option(self, s: T, code: int) -> Option:
        """What an option is, in words."""
        return Option(f"option:{code}", Text("option.plain", code=code))

    def target(self, s: T, code: int) -> Option:
        """What a target is, in words: a place to put things, or a seat to make an offer to."""
        return Option(f"target:{code}", Text("option.plain", code=code))

    def blocked(self, s: T) -> list[Blocked]:
        """The options that a player might look for here and that a rule forbids. Worked out only on demand."""
        return []

    def pack(self) -> list[Any]:
        values = (getattr(self, name) for name in self.__match_args__)
        return [type(self).__name__, *(list(value) if type(value) is tuple else value for value in values)]

    @classmethod
    def unpack(cls, packed: list[Any]) -> "Step[Any]":
        """The step of this game (call it on the game's base class) that was packed so."""
        values = (tuple(value) if isinstance(value, list) else value for value in packed[1:])
        return Held(*values) if packed[0] == Held.__name__ else find_step(cls, packed[0])(*values)


@dataclass(frozen=True, slots=True)
class Held(Step[Any]):
    """On top of a step that was answered: the answer counts when all others have given theirs (see `flow`)."""

    choice: Choice


_found: dict[tuple[type[Step[Any]], str], type[Step[Any]]] = {}


def find_step(base: type[Step[Any]], name: str) -> type[Step[Any]]:
    """The step of this name among those derived from a base class. KeyError if there is none."""
    known = _found.get((base, name))
    if known is None:
        # `dataclass(slots=True)` makes each class twice; the later one counts.
        known = _found[base, name] = {step.__name__: step for step in _derived(base)}[name]
    return known


def forget(package: str) -> None:
    """Let go of the steps of a package that is no longer loaded."""
    for base, name in [found for found in list(_found) if is_of(found[0], package)]:
        del _found[base, name]


def _derived(base: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for step in base.__subclasses__():
        yield step
        yield from _derived(step)
