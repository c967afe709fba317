"""Routes about what happened at a table: its story, a replay of the game, and the log that proves it."""

import asyncio
from collections.abc import AsyncIterator, Callable, Hashable
from functools import partial
from typing import Any, NamedTuple, cast
from weakref import WeakValueDictionary

import msgspec
from msgspec import Raw, Struct
from starlette.responses import Response

from astrarium.kernel.content.box import Pack
from astrarium.kernel.game import Setup

from ...config import Limits
from ...declined import Declined
from ...ids import spell
from ...live.access.roster import rules_of, rules_today
from ...live.hub.hub import Hub
from ...live.table.live_table import LiveTable
from ...live.table.summary import about
from ...replays.film import Moment, show
from ...replays.replayer import START, P, Replayer
from ...replays.slices import Origin, OtherRules, Reached, Slice
from ...replays.story import chapter, tell
from ...tables import entries as e
from ...wire import tables as w
from ..errors import Problem
from ..limits import Pace
from ..replay_cache import KeptBytes, Stories, ToldStory
from ..replay_queue import replay_places
from ..route import Access, Context, Handler, Route


class Seen(NamedTuple):
    """The replay of a finished game for one reader: its first moment, and all further steps as JSON."""

    first: Moment
    steps: bytes


class ReplayRoutes:
    """Each of these may have to replay a whole game, so nobody may ask for many at once."""

    def __init__(self, hub: Hub, replayer: Replayer, limits: Limits) -> None:
        self._hub = hub
        self._replayer = replayer
        self._longest = limits.replay_entries
        self._places = replay_places(limits)
        self._stories = Stories()
        self._seen: KeptBytes[Seen] = KeptBytes()
        self._logs: KeptBytes[str] = KeptBytes()
        self._making: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()  # what is made is made once

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
        async with self._places.of(ctx.address):
            told = await self._story(live)
            story = Raw(chapter(told.after(query.after), seat))
        return w.Chapter(told.reached.told, cast(Any, story))

    async def replay(self, ctx: Context, query: w.FromSeat) -> w.Replay:
        """The game as a seat or a spectator saw it. Any seat will do: after the end no hand is secret, see `log`."""
        live = await self._finished(ctx)
        if query.seat is not None and query.seat >= live.fold.created.spec.seats:
            raise Problem(404, "not_found")
        self._check_length(live)
        async with self._places.of(ctx.address):
            seen = await self._see(live, query.seat)
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
        async with self._places.of(ctx.address):
            if ctx.roles.parked is None:
                live = await self._finished(ctx)
                game, text = live.fold.game.meta.key, await self._log(live)
            else:
                game, text = await self._log_of_parked(ctx, ctx.roles.parked)
        headers = {"Content-Disposition": f'attachment; filename="{game}-{spell(ctx.table)}.json"'}
        return Response(text, media_type="application/json", headers=headers)

    async def _log(self, live: LiveTable) -> str:
        key = live.id, live.fold.progress.version
        async with self._alone(key):
            text = self._logs.get(key)
            self._count("kept" if text else "played")
            if text is None:
                text = await self._replayer.log(live.id, _origin(live), live.fold.setup, live.fold.outcome)
                self._logs.keep(key, text, len(text))
        return text

    async def _log_of_parked(self, ctx: Context, parked: Declined) -> tuple[str, str]:
        """Game and log of a table that was ended because it cannot be opened. The log names the rules that it had."""
        tables = self._hub.services.tables
        row = await tables.head(ctx.table)
        if row is None or row.stage != "over":
            raise parked
        try:
            [(_, made_at, body)] = await tables.entries(ctx.table, most=1)
            made = e.decode(body)
        except (msgspec.DecodeError, ValueError):
            raise parked from None
        if not isinstance(made, e.Created):
            raise parked
        pack = Pack.unpack(made.content) if made.content else None
        setup = Setup(rules_of(row) or row.game, made.spec.seats, made.spec.options, pack)
        text = await self._replayer.log(row.id, Origin(made, made_at, row.secret), setup, None)
        if not text:
            raise parked
        return row.game, text

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

    def _alone(self, key: Hashable) -> asyncio.Lock:
        """A lock for what is being made: whoever wants the same waits for it instead of making it once more."""
        return self._making.setdefault(key, asyncio.Lock())

    async def _story(self, live: LiveTable) -> ToldStory:
        """The story up to now. Only entries that are new since the last request are played again."""
        told = self._stories.get(live.id)
        if told is None:
            told = ToldStory()
            self._stories.keep(live.id, told)
        async with told.lock:
            version = live.fold.progress.version
            if told.reached.told >= version:
                self._count("kept")
                return told
            self._count("extended" if told.reached.told else "played")
            try:
                async for part in self._play(live, tell, version, told.reached):
                    told.add(part)
            except BaseException:
                self._stories.drop(live.id)
                raise
            self._stories.make_room()
            return told

    async def _see(self, live: LiveTable, seat: int | None) -> Seen:
        version = live.fold.progress.version
        key = live.id, version, seat
        async with self._alone(key):
            seen = self._seen.get(key)
            self._count("kept" if seen else "played")
            if seen is None:
                parts = [part async for part in self._play(live, partial(show, seat=seat), version)]
                first = next((part.first for part in parts if part.first is not None), None)
                if first is None:
                    raise Problem(409, "not_over")
                seen = Seen(first, b"[" + b",".join(step for part in parts for step in part.steps) + b"]")
                self._seen.keep(key, seen, len(seen.steps))
        return seen

    async def _play(
        self, live: LiveTable, work: Callable[[Slice], P], upto: int, since: Reached = START
    ) -> AsyncIterator[P]:
        try:
            async for part in self._replayer.play(work, live.id, _origin(live), upto, since):
                yield part
        except OtherRules:
            raise Problem(409, "other_rules", args={"rules": rules_today(live.fold.game.meta.key)}) from None


def _origin(live: LiveTable) -> Origin:
    return Origin(live.fold.created, live.fold.made_at, live.fold.secret)
