"""Refusals: each names the rule that forbids the move."""

from collections.abc import Mapping
from dataclasses import dataclass

from .text import Arg, Text


@dataclass(frozen=True, slots=True, init=False)
class Refusal:
    """A rule that forbids something here: the rule's id, a short reason (`refusal.<code>`) and its figures.

    `Refusal("GAME-2", "cannot_pay", need=3, have=2)`
    """

    rule: str
    code: str
    args: Mapping[str, Arg]

    def __init__(self, rule: str, code: str, args: Mapping[str, Arg] | None = None, /, **named: Arg) -> None:
        object.__setattr__(self, "rule", rule)
        object.__setattr__(self, "code", code)
        object.__setattr__(self, "args", {**args, **named} if args else named)

    @property
    def text(self) -> Text:
        return Text(f"refusal.{self.code}", self.args)

    def pack(self) -> dict[str, object]:
        return {"rule": self.rule, "code": self.code, "args": dict(self.args)}


class Refused(Exception):  # noqa: N818  (a refusal is an answer, not an error of the program)
    """Raised instead of changing the state."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(f"{refusal.rule}: {refusal.code} {dict(refusal.args)}")
        self.refusal = refusal
