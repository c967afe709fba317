"""Events: what happened, in a form that a client can animate and a person can read."""

from collections.abc import Mapping
from dataclasses import dataclass

from .text import Arg, Text


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened. `to` lists the seats that may know; None tells everybody."""

    kind: str
    args: Mapping[str, Arg]
    to: tuple[int, ...] | None = None

    def visible_to(self, seat: int | None) -> bool:
        return self.to is None or (seat is not None and seat in self.to)

    @property
    def text(self) -> Text:
        return Text(f"event.{self.kind}", self.args)

    def pack(self) -> list[object]:
        return [self.kind, dict(self.args)]
