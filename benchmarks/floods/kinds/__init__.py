"""All floods by name."""

from ..hostile import Flood
from .bots import BotTables
from .heads import LongHeads, SlowHeads
from .lobby import Cancel, Lobby, Seats
from .packs import Packs
from .people import Guests, Mail
from .stories import Stories
from .talk import Chat, Pings, Reconnects, Watches
from .undo import Undo

KINDS: tuple[type[Flood], ...] = (
    LongHeads, SlowHeads, Stories, BotTables, Lobby, Cancel, Seats, Guests, Mail, Chat, Pings, Watches, Packs, Undo,
    Reconnects,
)  # fmt: skip
FLOODS = {kind.name: kind for kind in KINDS}
