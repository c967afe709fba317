"""What a bot is."""

from typing import Protocol

from astrarium.kernel import Choice, Decision, View


class Bot(Protocol):
    """Anything that can answer for a seat. A `blind` bot is not even shown the view (None), which saves time."""

    name: str
    blind: bool

    def decide(self, view: View | None, decision: Decision) -> Choice:
        """An answer to the decision, whose seat is that of the view."""

    def volunteer(self, view: View | None, decision: Decision) -> Choice | None:
        """An answer to a question that may stay open for ever, or None: nothing for now."""
