"""The question which kind a colony of any kind stands for, set by its owner for each action (FRONT-3.9)."""

from collections.abc import Sequence

from astrarium.kernel import Choice, Decision, Option, Text

from .. import refs
from ..state import FrontiersState, FrontiersStep


class ChooseKind(FrontiersStep):
    """The base of the steps that ask this."""

    __slots__ = ("seat", "world")
    seat: int
    world: int

    def ask_for(self, kinds: Sequence[int]) -> Decision:
        return Decision.choose(self, self.seat, "ask.kind", "FRONT-3.9", kinds, world=refs.TILE[self.world])

    def answer(self, s: FrontiersState, choice: Choice) -> None:
        (s.kind,) = choice
        s.tell("sets_kind", side=refs.SEAT[self.seat], world=refs.TILE[self.world], good=refs.GOOD[s.kind])

    def option(self, s: FrontiersState, code: int) -> Option:
        return Option(refs.GOOD[code], Text("option.kind", good=refs.GOOD[code]))
