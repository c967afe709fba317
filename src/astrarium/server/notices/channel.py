"""The interface of a channel by which people hear that it is their turn."""

from collections.abc import Sequence
from typing import Protocol

from ..people.person import Person
from .turn import Turn


class Channel(Protocol):
    """A channel: mail, push or webhook, each in a module of its own."""

    async def wanted(self, person: Person) -> bool:
        """Whether this person wants notices by this channel and can get them."""

    async def tell(self, person: Person, turns: Sequence[Turn]) -> None:
        """Send all waiting turns, in one notice if possible. Raises OSError if that fails."""
