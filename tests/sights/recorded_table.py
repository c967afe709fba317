"""A recorded game played again at a table of the server, with people in some of its seats."""

from collections.abc import Iterator
from typing import Any, cast

import msgspec
from msgspec.structs import replace

from astrarium.kernel import Event, Game, Log, Table
from astrarium.kernel.flow import waited_for
from astrarium.server.live.table.place import Place
from astrarium.server.live.table.presence import TablePresence
from astrarium.server.live.table.updates import TableUpdates
from astrarium.server.tables import entries as e
from astrarium.server.tables.fold import TableFold

Told = dict[str, Any]

BEGAN = 1_767_225_600_000
PAUSE = 7_000  # milliseconds between two entries
LIVE = e.Clock("live", budget=900_000, increment=5_000)
READER = "Ada"
OTHERS = ("", "Marie-Hélène", "", "Jo")  # from the reader's left; "": a bot sits there


class Everybody:
    """A presence in which nobody is away."""

    def __init__(self, seats: int) -> None:
        self._seats = seats

    def away(self) -> list[int]:
        return [0] * self._seats


class RecordedTable:
    """The table of a log, seen from one seat (None: by a spectator); it may begin with a `state`."""

    def __init__(self, game: Game[Any], log: Log, seat: int | None, name: str, state: bytes | None = None) -> None:
        if log.secret is None:
            raise ValueError("a log without its secret cannot be played again")
        seats = log.setup.seats
        clock = LIVE if seats == game.meta.seats[-1] else e.Clock()
        spec = e.TableSpec(game.meta.key, seats, dict(log.setup.options), clock=clock)
        self.name = name
        self._log = log
        self._fold = TableFold(game, e.Created(1, spec, log.commitment.hex()), BEGAN, log.secret)
        self._updates = TableUpdates(name, self._fold, cast(TablePresence, Everybody(seats)))
        self._place = Place(seat, full=True)
        self._do(*self._sitting_down(seat or 0), e.Started())
        if state:
            self._fold.resume(self._fold.progress, state)
            waiting = sum(1 << seat for seat in waited_for(self.game.state))
            self._fold.progress = replace(self._fold.progress, waiting=waiting)
        self._place.look(self._fold)

    @property
    def game(self) -> Table:
        """The game in its present state."""
        table = self._fold.table
        if table is None:
            raise ValueError("it has not begun")
        return table

    def go_to(self, entry: int) -> None:
        """Play on until this many entries of the log are done."""
        self._do(*map(_done, self._log.entries[:entry]))
        self._place.look(self._fold)

    def whole(self) -> Told:
        """All that a reader is told who joins now."""
        return _plain(self._updates.whole(self._place))

    def updates(self, after: int) -> Iterator[Told]:
        """What the reader is told of each further entry, until the end of the log."""
        for entry in self._log.entries[after:]:
            before = self._fold.progress
            self._do(_done(entry))
            announced = self._updates.announcement(before, (self._place,))
            yield _plain(self._place.update(announced, self._visible(self._fold.events)))

    def _do(self, *entries: e.AnyEntry) -> None:
        for entry in entries:
            self._fold.perform(entry, self._fold.progress.at + PAUSE)
            self._updates.story.add(self._fold.progress.version, self._fold.events)

    def _sitting_down(self, reader: int) -> Iterator[e.AnyEntry]:
        seats = self._log.setup.seats
        for seat, (player, part) in enumerate(zip(self._log.players, self._log.contributions, strict=True)):
            round_the_table = (seat - reader) % seats
            name = OTHERS[round_the_table - 1] if round_the_table else READER
            if name:
                yield e.Joined(seat, seat + 1, name, part.hex())
            else:
                yield e.BotSeated(seat, player.partition(":")[0], part.hex())

    def _visible(self, events: list[Event]) -> list[list[Any]]:
        return [event.pack() for event in events if event.visible_to(self._place.seat)]


def _done(entry: Any) -> e.Answered:
    if entry.act != "answer":
        raise ValueError(f"a recorded game of bots has answers alone, not {entry.act!r}")
    return e.Answered(entry.seat, decision=entry.decision, choice=list(entry.choice))


def _plain(message: bytes) -> Told:
    told: Told = msgspec.json.decode(message)
    return told
