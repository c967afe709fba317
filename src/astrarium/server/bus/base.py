"""The interface of a bus between nodes. Delivery is best effort: whatever must not be lost is in the log."""

from collections.abc import Callable
from typing import Protocol

Handler = Callable[[str, bytes], None]  # subject, data; must not block


class Subscription(Protocol):
    async def cancel(self) -> None: ...


class Bus(Protocol):
    """Messages by subject (words joined by dots; `*` stands for one word in a subscription)."""

    @property
    def connected(self) -> bool:
        """Whether messages reach the other nodes at the moment."""

    @property
    def alone(self) -> bool:
        """Whether there can be no other node, so that nothing need be published."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send to every subscriber, this process included. Never blocks, never raises; lost if not connected."""

    async def subscribe(self, subject: str, handler: Handler) -> Subscription:
        """Call the handler for every message published from now on. Subscriptions survive a lost connection."""

    async def close(self) -> None: ...
