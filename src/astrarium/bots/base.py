"""The interface of a bot."""

from typing import Protocol

from astrarium.kernel import Choice, Decision, View


class Bot(Protocol):
    """Anything that can answer for a seat. A `blind` bot is not even shown the view (None), which saves time."""

    name: str
    blind: bool

    def decide(self, view: View | None, decision: Decision) -> Choice:
        """The answer to a decision of the seat whose view this is."""

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        """An answer to a question that may stay open for ever, or None for no answer now."""
