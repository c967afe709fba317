"""What any of the six die actions is (TINY-0.5), as the player, a follower or a planet may do it."""

from abc import ABC, abstractmethod

from astrarium.kernel import Refusal

from ..state import TinyState


class DieAction(ABC):
    """What a face of the die does for one side."""

    __slots__ = ()

    @abstractmethod
    def refusal(self, s: TinyState, side: int, seen: int = 0) -> Refusal | None:
        """Why the action would change nothing now (TINY-A2), or None. `seen`: planets already under question."""

    @abstractmethod
    def begin(self, s: TinyState, side: int) -> None:
        """Do it, or push the step that asks how."""
