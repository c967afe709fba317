"""Routes about what happened at a table: its story, a replay of the game, and the log that proves it."""

import asyncio
from bisect import bisect_right
from collections.abc import AsyncIterator
from typing import Any, NamedTuple, cast

import msgspec
from msgspec import UNSET, Raw, Struct
from msgspec.json import encode
from starlette.responses import Response

from astrarium.kernel import Event, Refused, Table, View
from astrarium.kernel.content.box import Pack
from astrarium.kernel.game import Setup

from ...config import Limits
from ...declined import Declined
from ...ids import spell
from ...live.access.roster import rules_of, rules_today
from ...live.hub.hub import Hub
from ...live.table.live_table import LiveTable
from ...live.table.place import seats_in
from ...live.table.summary import about
from ...tables import entries as e
from ...tables.export import export, export_unplayed
from ...tables.fold import Diverged, TableFold
from ...wire import tables as w
from ...wire.messages import Occasion
from ...wire.patch import diff
from ..errors import Problem
from ..limits import Pace
from ..replay_cache import Happened, KeptBytes, Stories, ToldStory
from ..replay_queue import Stretches, Turns
from ..route import Access, Context, Handler, Route


class Moment(NamedTuple):
    """A game after an entry, as one reader sees it."""

    version: int
    view: View
    events: list[list[Any]]  # of that entry
    scores: tuple[int, ...]  # of the seats, then of rivals (sides that nobody plays)
    waiting: list[int]


class Seen(NamedTuple):
    """The replay of a finished game for one reader: its first moment, and all further steps as JSON."""

    first: Moment
    steps: bytes


class ReplayRoutes:
    """Each of these may have to replay a whole game, so nobody may ask for many at once."""

    def __init__(self, hub: Hub, limits: Limits) -> None:
        self._hub = hub
        self._longest = limits.replay_entries
        self._turns = Turns(limits)
        self._stories = Stories()
        self._seen: KeptBytes[Seen] = KeptBytes()
        self._logs: KeptBytes[str] = KeptBytes()
        hub.services.metrics.replay_seconds.set_function(lambda: self._turns.share.spent)

    def routes(self) -> list[Route]:
        def get(path: str, handler: Handler, query: type[Struct], reply: Any, summary: str, **more: bool) -> Route:
            at, who, pace = f"/api/v1/tables/{{table}}{path}", Access.WATCHER, Pace.REPLAY
            return Route("GET", at, who, handler, None, query, reply, 200, summary, pace, **more)

        return [
            get("/story", self.story, w.Story, w.Chapter, "What happened", zipped=False),
            get("/replay", self.replay, w.FromSeat, w.Replay, "The game again, after the end", zipped=True),
            get("/log", self.log, w.Invitation, w.GameLog, "The log, after the end", zipped=True, opens=False),
        ]

    async def story(self, ctx: Context, query: w.Story) -> w.Chapter:
        """The events that this reader may know."""
        live = await self._hub.fresh(ctx.table)
        seat = query.seat
        if seat is not None and seat not in ctx.roles.seats:
            raise Problem(403, "not_seated")
        if len(ctx.roles.seats) == 1:
            [seat] = ctx.roles.seats
        self._check_length(live)
        async with self._turns.of(ctx.address) as work:
            told = await self._story(live, work)
            version, chapter = told.version, list[Occasion]()
            begin = bisect_right(told.happened, query.after, key=_version)
            for happened in told.happened[begin:]:  # a copy: another request may extend it while this one rests
                events = _visible(happened.events, seat)
                if events:
                    chapter.append(Occasion(happened.version, events))
                await work.rest_if_due()
        return w.Chapter(version, chapter)

    async def replay(self, ctx: Context, query: w.FromSeat) -> w.Replay:
        """The game as a seat or a spectator saw it. Any seat will do: after the end no hand is secret, see `log`."""
        live = await self._finished(ctx)
        if query.seat is not None and query.seat >= live.fold.created.spec.seats:
            raise Problem(404, "not_found")
        self._check_length(live)
        async with self._turns.of(ctx.address) as work:
            key = live.id, live.fold.progress.version, query.seat
            seen = self._seen.get(key)
            self._count("kept" if seen else "played")
            if seen is None:
                seen = await self._see(live, query.seat, work)
                self._seen.keep(key, seen, len(seen.steps))
        first, steps = seen
        return w.Replay(
            about=about(live.fold),
            seats=live.updates.seats(),
            seat=query.seat,
            version=first.version,
            view=first.view,
            events=first.events,
            scores=first.scores,
            waiting=first.waiting,
            steps=cast(Any, Raw(steps)),
            outcome=live.fold.outcome,
            ended=live.fold.progress.ended,
        )

    async def log(self, ctx: Context, query: w.Invitation) -> Response:
        """The game's log with its secret. It reveals every hand, so nobody gets it before the end."""
        async with self._turns.of(ctx.address) as work:
            if ctx.roles.parked is None:
                live = await self._finished(ctx)
                game, text = live.fold.game.meta.key, await self._log(live, work)
            else:
                game, text = await self._log_of_parked(ctx, ctx.roles.parked)
        headers = {"Content-Disposition": f'attachment; filename="{game}-{spell(ctx.table)}.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def _log(self, live: LiveTable, work: Stretches) -> str:
        key = live.id, live.fold.progress.version
        text = self._logs.get(key)
        self._count("kept" if text else "played")
        if text is None:
            entries = [dated async for dated in self._entries(live, 0, work)]
            text = await asyncio.to_thread(export(live.fold, entries).to_json)
            work.begin()
            self._logs.keep(key, text, len(text))
        return text

    async def _log_of_parked(self, ctx: Context, parked: Declined) -> tuple[str, str]:
        """Game and log of a table that was ended because it cannot be opened. The log names the rules that it had."""
        tables = self._hub.services.tables
        row = await tables.head(ctx.table)
        if row is None or row.stage != "over":
            raise parked
        try:
            (made_at, first), *entries = [(one.at, e.decode(one.body)) for one in await tables.entries(ctx.table)]
        except (msgspec.DecodeError, ValueError):
            raise parked from None
        if not isinstance(first, e.Created) or not any(isinstance(entry, e.Started) for _, entry in entries):
            raise parked
        pack = Pack.unpack(first.content) if first.content else None
        setup = Setup(rules_of(row) or row.game, first.spec.seats, first.spec.options, pack)
        return row.game, export_unplayed(setup, first, made_at, row.secret, entries).to_json()

    # Helpers

    async def _finished(self, ctx: Context) -> LiveTable:
        live = await self._hub.fresh(ctx.table)
        if live.fold.progress.stage != "over" or live.fold.table is None:
            raise Problem(409, "not_over")
        return live

    def _check_length(self, live: LiveTable) -> None:
        if live.fold.progress.version > self._longest:
            self._count("too_long")
            raise Problem(409, "log_too_long", args={"most": self._longest})

    def _count(self, how: str) -> None:
        self._hub.services.metrics.replays.labels(how).inc()

    async def _story(self, live: LiveTable, work: Stretches) -> ToldStory:
        """The story up to now. Only entries that are new since the last request are replayed."""
        told = self._stories.get(live.id)
        if told is None:
            told = ToldStory(_unplayed(live))
            self._stories.keep(live.id, told)
        async with told.lock:
            work.begin()
            if told.version == live.fold.progress.version:
                self._count("kept")
                return told
            self._count("extended" if told.version else "played")
            try:
                async for at, entry in self._entries(live, told.version, work):
                    _perform(told.fold, entry, at)
                    told.add()
            except BaseException:
                self._stories.drop(live.id)
                raise
            self._stories.make_room()
            return told

    async def _see(self, live: LiveTable, seat: int | None, work: Stretches) -> Seen:
        """Replay the game: its first moment, and a step for each further entry."""
        fold = _unplayed(live)
        first = latest = None
        steps: list[bytes] = []
        async for at, entry in self._entries(live, 0, work):
            _perform(fold, entry, at)
            if fold.table is None or isinstance(entry, e.Rematched):
                continue
            now = _moment(fold, fold.table, seat)
            if latest is None:
                first = now
            else:
                steps.append(encode(_step(entry, latest, now)))
            latest = now
        if first is None:
            raise Problem(409, "not_over")
        return Seen(first, b"[" + b",".join(steps) + b"]")

    async def _entries(self, live: LiveTable, after: int, work: Stretches) -> AsyncIterator[tuple[int, e.AnyEntry]]:
        """The entries that follow `after` with their times, with rests in between."""
        rows = await self._hub.services.tables.entries(live.id, after)
        work.begin()
        for row in rows:
            yield row.at, e.decode(row.body)
            await work.rest_if_due()


def _unplayed(live: LiveTable) -> TableFold:
    return TableFold(live.fold.game, live.fold.created, live.fold.made_at, live.fold.secret)


def _perform(fold: TableFold, entry: e.AnyEntry, at: int) -> None:
    try:
        fold.perform(entry, at)
    except (Diverged, Refused, LookupError, ValueError):
        raise Problem(409, "other_rules", args={"rules": rules_today(fold.game.meta.key)}) from None


def _moment(fold: TableFold, table: Table, seat: int | None) -> Moment:
    outcome = fold.game.result(table.state)
    scores = (*outcome.scores, *(rival.score for rival in outcome.rivals))
    view, waiting = table.view(seat), seats_in(fold.progress.waiting)
    return Moment(fold.progress.version, view, _visible(fold.events, seat), scores, waiting)


def _step(entry: e.AnyEntry, before: Moment, after: Moment) -> w.ReplayStep:
    return w.ReplayStep(
        version=after.version,
        act=e.act_of(entry),
        seat=entry.seat if isinstance(entry, e.Deed) else None,
        patch=diff(before.view, after.view),
        events=after.events,
        scores=UNSET if after.scores == before.scores else after.scores,
        waiting=UNSET if after.waiting == before.waiting else after.waiting,
    )


def _visible(events: list[Event], seat: int | None) -> list[list[Any]]:
    return [event.pack() for event in events if event.visible_to(seat)]


def _version(happened: Happened) -> int:
    return happened.version
