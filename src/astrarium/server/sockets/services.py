"""What a connection asks of the house: its tables, its limits, its words."""

from collections.abc import Mapping

from astrarium.kernel import Refusal, Text
from astrarium.kernel.text import Arg

from ..config import Limits
from ..http.limits import Buckets
from ..live.access import may_see
from ..live.hub import Hub, table_number
from ..live.invites import Invites
from ..live.outdated import OtherRules
from ..live.table import LiveTable
from ..people.declined import Declined
from ..people.names import clean_text
from ..people.person import Person
from ..store.chat import Chat
from ..tables.fold import TableFold
from ..wire import messages as m
from ..words import WORDS

MOST_TABLES = 64  # that one connection watches


class SocketServices:
    """The same for all connections of a node."""

    def __init__(self, limits: Limits, hub: Hub, chat: Chat, invites: Invites) -> None:
        self.hub = hub
        self.node = hub.services
        self.most_bytes = limits.message_bytes
        self.most_tables = MOST_TABLES
        self._chat = chat
        self._invites = invites
        self._pace = Buckets(limits.messages_per_second, limits.message_burst)
        self._talk = Buckets(limits.says_per_second, limits.say_burst)

    def pace(self, person: int) -> float:
        """Seconds to wait; 0: go on."""
        return self._pace.take(str(person))

    def slow_chat(self, person: int) -> None:
        """Declined if somebody says more than others care to read."""
        wait = self._talk.take(str(person))
        if wait:
            raise Declined("too_many", seconds=max(1, int(wait + 0.999)))

    async def open(self, person: Person, name: str, invite: str) -> LiveTable:
        """Declined if there is no such table; with other words if it is one of other rules, to those who may see it."""
        table = table_number(name)
        try:
            return await self.hub.open(table)
        except OtherRules as other:
            if self.may_watch(person, table, other.fold, invite):
                raise
            raise Declined("no_such_table") from None

    def may_watch(self, person: Person, table: int, fold: TableFold, invite: str) -> bool:
        return may_see(person, fold, self._invites.fits(table, invite) if invite else False)

    async def muted_by(self, person: int) -> set[int]:
        """Whom a person does not want to hear."""
        return await self._chat.muted_by(person)

    async def mute(self, person: int, other: int, muted: bool) -> None:
        await (self._chat.mute if muted else self._chat.unmute)(person, other)


def chat_text(text: str) -> str:
    """What is passed on of it. Declined if nothing is left."""
    cleaned = clean_text(text)
    if not cleaned:
        raise Declined("empty")
    return cleaned


def problem_text(lang: str, code: str, args: Mapping[str, Arg]) -> str:
    return WORDS.say(lang, Text(f"problem.{code}", args))


def explain(fold: TableFold, refusal: Refusal, lang: str) -> m.Refusal:
    """The refusal in the reader's language, with the rule that it rests on."""
    game = fold.game
    guests = (WORDS.say(lang, Text("person.guest_in_seat", {"n": n + 1})) for n in range(len(fold.progress.seats)))
    named = zip(fold.progress.seats, guests, strict=True)
    names = {f"seat:{n}": seat.name or guest for n, (seat, guest) in enumerate(named) if seat.person}
    return m.Refusal(
        rule=refusal.rule,
        code=refusal.code,
        args=dict(refusal.args),
        text=game.words.say(lang, refusal.text, names),
        statement=game.rulebook[refusal.rule].say(lang),
    )
