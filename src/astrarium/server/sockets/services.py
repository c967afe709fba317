"""What connections need of the server: tables, limits, words."""

from collections.abc import Awaitable, Mapping

from astrarium.kernel import Refusal, Text
from astrarium.kernel.text import Arg

from ..config import Limits
from ..declined import Declined
from ..http.buckets import Buckets
from ..live.access.access import may_see
from ..live.access.invites import Invites
from ..live.hub.hub import Hub, table_number
from ..live.hub.parking import Parked
from ..live.table.live_table import LiveTable
from ..people.names import clean_text
from ..people.person import Person
from ..store.chat import Chat
from ..tables.fold import TableFold
from ..wire import messages as m
from ..words import WORDS, seat_name
from .lanes import AddressLanes, Lanes

MOST_TABLES = 64  # tables that one connection may watch
UNREADABLE = 1
# Roughly what a message costs the server, in pings: `Watch` sends a whole table, an answer is played and written.
COSTS: dict[type[m.Ask], int] = {
    m.Ping: 1,
    m.Unwatch: 2,
    m.Mute: 4,
    m.Remind: 4,
    m.Say: 4,
    m.Watch: 10,
    m.Answer: 10,
    m.Undo: 10,
    m.Resign: 10,
    m.TakeBack: 10,
    m.StandIn: 10,
    m.Agree: 10,
}


class SocketServices:
    """Services shared by all connections of a node."""

    def __init__(self, limits: Limits, hub: Hub, chat: Chat, invites: Invites) -> None:
        self.hub = hub
        self.node = hub.services
        self.most_bytes = limits.message_bytes
        self.most_tables = MOST_TABLES
        self.client = ""  # the script of this server's page, told to running clients
        self._chat = chat
        self._invites = invites
        self._persons = Lanes(limits.messages_per_second, limits.message_burst)
        self._addresses = AddressLanes(limits.address_work_per_second, limits.address_work_burst)
        self._talk = Buckets(limits.says_per_second, limits.say_burst)
        self._onlookers = Buckets(limits.table_says_per_minute / 60, limits.table_says_per_minute)

    def turn_of_person(self, person: int, connection: str) -> Awaitable[None] | None:
        """Slow down a person who sends too fast: something to wait for, or None to go on."""
        turn = self._persons.enter(person, connection)
        if turn is not None:
            self.node.metrics.slowed.labels("person").inc()
        return turn

    def turn_of_address(self, address: str, person: int, ask: m.Ask | None) -> Awaitable[None] | None:
        """Slow down an address that asks for much; its person who asked for least goes first."""
        turn = self._addresses.enter(address, person, UNREADABLE if ask is None else COSTS[type(ask)])
        if turn is not None:
            self.node.metrics.slowed.labels("address").inc()
        return turn

    def slow_chat(self, person: int, live: LiveTable) -> None:
        """Raises Declined if a person, or all spectators together, say too much: the players must be able to talk."""
        wait = self._talk.take(str(person))
        if wait:
            raise Declined("too_many", seconds=max(1, int(wait + 0.999)))
        if live.fold.progress.seat_of(person) is None and live.fold.created.host != person:
            wait = self._onlookers.take(live.name)
            if wait:
                self.node.metrics.turned_away.labels("chat_busy").inc()
                raise Declined("chat_busy", seconds=max(1, int(wait + 0.999)))

    async def open(self, person: Person, name: str, invite: str, *, latest: bool = False) -> LiveTable:
        """The table; with `latest`, after a look into its log.

        Raises Declined if there is none; Parked, for those who may know of it, if it cannot be opened.
        """
        table = table_number(name)
        try:
            return await (self.hub.latest(table) if latest else self.hub.open(table))
        except Parked as parked:
            if parked.roster.lets_know(person, bool(invite) and self._invites.fits(table, invite)):
                raise
            raise Declined("no_such_table") from None

    def may_watch(self, person: Person, table: int, fold: TableFold, invite: str) -> bool:
        return may_see(person, fold, self._invites.fits(table, invite) if invite else False)

    async def muted_by(self, person: int) -> set[int]:
        """The people whom this person has muted."""
        return await self._chat.muted_by(person)

    async def mute(self, person: int, other: int, muted: bool) -> None:
        await (self._chat.mute if muted else self._chat.unmute)(person, other)


def chat_text(text: str) -> str:
    """The cleaned text. Raises Declined if nothing is left."""
    cleaned = clean_text(text)
    if not cleaned:
        raise Declined("empty")
    return cleaned


def problem_text(lang: str, code: str, args: Mapping[str, Arg]) -> str:
    return WORDS.say(lang, Text(f"problem.{code}", args))


def explain(fold: TableFold, refusal: Refusal, lang: str) -> m.Refusal:
    """The refusal in the reader's language, with the statement of its rule."""
    game = fold.game
    seats = enumerate(fold.progress.seats)
    names = {f"seat:{n}": seat_name(lang, n, seat.name) for n, seat in seats if seat.person}
    return m.Refusal(
        rule=refusal.rule,
        code=refusal.code,
        args=dict(refusal.args),
        text=game.words.say(lang, refusal.text, names),
        statement=game.rulebook[refusal.rule].say(lang),
    )
