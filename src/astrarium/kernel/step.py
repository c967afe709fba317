"""Steps: the state holds a stack of them, and each either asks somebody or does something.

A step that asks holds one kind of decision completely: the options, their words, what is blocked and why, and what
the answer does. Steps are plain records of small integers and never change once made, so copies share them.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, TypeVar

from .decision import Blocked, Choice, Decision, Option
from .declared import is_of, step_packer
from .refusal import Refusal
from .text import Text

T = TypeVar("T")  # the game's own state


class Step(Generic[T]):
    """Derive one base class per game (the game's steps are looked up in it by name), then one dataclass per step."""

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]] = ()  # its fields; set by `dataclass`
    apart: ClassVar[bool] = False  # an answer in a lane changes no question that another seat has open
    alike: ClassVar[bool] = False  # whichever answer is given, something new comes to light or nothing does

    def ask(self, s: T) -> Decision | None:
        """The question, or None if there is nothing to ask: then the step is popped and `do` runs."""
        return None

    def stands(self, s: T) -> int | None:
        """The seat whose standing question this is, if it can be answered now; None for every other step.

        It is looked up after every answer, so it should cost less than to write the question down.
        """
        return None

    def do(self, s: T) -> None:
        """Do what the step does when it asks nothing."""

    def answer(self, s: T, choice: Choice) -> None:
        """Do what the answer says. The step has been popped off the stack."""
        raise NotImplementedError(f"{type(self).__name__} asks but takes no answer")

    def refuse(self, s: T, choice: Choice) -> Refusal | None:
        """The rule that an answer of the right shape breaks, for limits beyond the shape (a sum, a combination)."""
        return None

    def option(self, s: T, code: int) -> Option:
        """An option's description for readers."""
        return Option(f"option:{code}", Text("option.plain", code=code))

    def target(self, s: T, code: int) -> Option:
        """A target's description for readers: a place to put things, or a seat to make an offer to."""
        return Option(f"target:{code}", Text("option.plain", code=code))

    def blocked(self, s: T) -> list[Blocked]:
        """Options that a player might look for here but that a rule forbids. Computed only on demand."""
        return []

    def pack(self) -> list[Any]:
        return step_packer(type(self))(self)

    @classmethod
    def unpack(cls, packed: list[Any]) -> "Step[Any]":
        """The step with this packed form. Call it on the game's base class."""
        values = (tuple(value) if isinstance(value, list) else value for value in packed[1:])
        return Held(*values) if packed[0] == Held.__name__ else find_step(cls, packed[0])(*values)


@dataclass(frozen=True, slots=True)
class Held(Step[Any]):
    """An answer held back: it lies on top of its step and counts once all others have answered (see `flow`)."""

    choice: Choice


_found: dict[tuple[type[Step[Any]], str], type[Step[Any]]] = {}


def find_step(base: type[Step[Any]], name: str) -> type[Step[Any]]:
    """The step of this name among those derived from a base class. KeyError if there is none."""
    known = _found.get((base, name))
    if known is None:
        # `dataclass(slots=True)` creates each class twice; the later one counts.
        known = _found[base, name] = {step.__name__: step for step in _derived(base)}[name]
    return known


def forget(package: str) -> None:
    """Forget the steps of an unloaded package."""
    for base, name in [found for found in list(_found) if is_of(found[0], package)]:
        del _found[base, name]


def _derived(base: type[Step[Any]]) -> Iterator[type[Step[Any]]]:
    for step in base.__subclasses__():
        yield step
        yield from _derived(step)
