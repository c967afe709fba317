"""Who may ask for a replay now: one at a time for each address, and only some in all."""

from ..config import Limits
from .places import AddressPlaces

PATIENCE = 10.0  # seconds that a request waits for its turn
MOST_WAITING = 500  # requests from all addresses


def replay_places(limits: Limits) -> AddressPlaces:
    return AddressPlaces(limits.replays_at_once, MOST_WAITING, PATIENCE)
