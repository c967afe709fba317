"""What is going on is a stack of small steps in the state; each either asks somebody or does something.

A step that asks is one kind of decision whole: what may be chosen, how it reads, what is blocked and why, and what
the answer does. Steps are plain records of small integers, never changed once made, so that copies share them.
"""

from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from .decision import Blocked, Choice, Decision, Option
from .refusal import Refusal
from .text import Text

if TYPE_CHECKING:
    from .state import State

S = TypeVar("S", bound="State")


class Step(Generic[S]):
    """Derive one base class per game (it collects that game's steps by name), and from it one dataclass per step."""

    __slots__ = ()

    __match_args__: ClassVar[tuple[str, ...]] = ()  # its fields; given by `dataclass`
    registry: ClassVar[dict[str, "type[Step[Any]]"]] = {}
    reveals: ClassVar[bool] = False  # may an answer to this question show something new? (see question.py)

    def __init_subclass__(cls) -> None:
        if Step in cls.__bases__:
            cls.registry = {}
        else:
            cls.registry[cls.__name__] = cls

    def ask(self, s: S) -> Decision | None:
        """The question, or None if there is nothing to ask: then the step is taken off and done."""
        return None

    def do(self, s: S) -> None:
        """What happens if nothing was asked."""

    def answer(self, s: S, choice: Choice) -> None:
        """What the answer does. The step has been taken off the stack."""
        raise NotImplementedError(f"{type(self).__name__} asks but takes no answer")

    def refuse(self, s: S, choice: Choice) -> Refusal | None:
        """The rule broken by an answer of the right shape, for what bounds cannot say (a sum, a combination)."""
        return None

    def option(self, s: S, code: int) -> Option:
        """What an option is, in words."""
        return Option(f"option:{code}", Text("option.plain", {"code": code}))

    def target(self, s: S, code: int) -> Option:
        """What a target is, in words: a place to put things, or a seat to make an offer to."""
        return Option(f"target:{code}", Text("option.plain", {"code": code}))

    def blocked(self, s: S) -> list[Blocked]:
        """The options that a player might look for here and that a rule forbids. Worked out only on demand."""
        return []

    def pack(self) -> list[Any]:
        return [type(self).__name__, *(getattr(self, name) for name in self.__match_args__)]

    @classmethod
    def unpack(cls, packed: list[Any]) -> "Step[Any]":
        values = (tuple(value) if isinstance(value, list) else value for value in packed[1:])
        return cls.registry[packed[0]](*values)
