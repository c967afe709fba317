"""The interface of the six die actions (TINY-0.5), which the player, a follower or a planet may do."""

from abc import ABC, abstractmethod

from astrarium.kernel import Refusal

from ..state import TinyState


class DieAction(ABC):
    """The action of a die face, done by one side."""

    __slots__ = ()

    @abstractmethod
    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        """Why the action would change nothing now (TINY-A2), or None. `seen`: planets being checked already (bits)."""

    @abstractmethod
    def begin(self, s: TinyState, side: int) -> None:
        """Do the action, or push the step that asks how."""
