"""Why not: every refusal names the rule that forbids the move."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from .text import Arg, Text


@dataclass(frozen=True, slots=True)
class Refusal:
    """A rule that forbids something here: the rule's id, a short reason (`refusal.<code>`) and its figures."""

    rule: str
    code: str
    args: Mapping[str, Arg] = field(default_factory=dict)

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
