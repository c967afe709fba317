"""What the server asks of a bus: best effort. Nothing that must not be lost goes this way; the log is the truth."""

from collections.abc import Callable
from typing import Protocol

Handler = Callable[[str, bytes], None]  # subject, data; must not block


class Subscription(Protocol):
    async def cancel(self) -> None: ...


class Bus(Protocol):
    """Messages by subject (words joined by dots; `*` stands for one word in a subscription)."""

    @property
    def connected(self) -> bool:
        """Do messages reach the other nodes now?"""

    @property
    def alone(self) -> bool:
        """Is there never another node, so that nothing need be told?"""

    def publish(self, subject: str, data: bytes) -> None:
        """Tell everybody who listens, this process included. Never blocks, never raises; lost if not connected."""

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        """Hear what is published from now on. Subscriptions survive a lost connection."""

    async def close(self) -> None: ...
