"""A way in which people hear that it is their turn."""

from collections.abc import Sequence
from typing import Protocol

from ..people.person import Person
from .turn import Turn


class Channel(Protocol):
    """Each has a file of its own: mail, push, webhook."""

    async def wanted(self, person: Person) -> bool:
        """Does this person want to hear in this way, and can we tell them?"""

    async def tell(self, person: Person, turns: Sequence[Turn]) -> None:
        """All turns that wait, in one notice if possible. Raises OSError if it could not be sent."""
