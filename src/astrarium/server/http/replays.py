"""Routes about what happened at a table: its story, the whole game again, and the log that proves it."""

from collections.abc import AsyncIterator
from typing import Any, NamedTuple

from msgspec import UNSET, Struct
from starlette.responses import Response

from astrarium.kernel import Refused, View

from ..live.about import about
from ..live.audience import seats_in
from ..live.cooperative import Pauses
from ..live.hub import Hub
from ..live.table import LiveTable
from ..tables import entries as e
from ..tables.export import export
from ..tables.fold import Diverged, TableFold
from ..wire import tables as w
from ..wire.messages import Occasion
from ..wire.patch import diff
from .errors import Problem
from .limits import Pace
from .route import Access, Context, Handler, Route


class Moment(NamedTuple):
    """A game after an entry, as one reader knows it."""

    version: int
    view: View
    events: list[list[Any]]  # that led there
    scores: tuple[int, ...]  # of the seats, then of rivals that nobody plays
    waiting: list[int]


class ReplayRoutes:
    """For each of these a whole game is played again, so nobody may ask for many."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def routes(self) -> list[Route]:
        def get(path: str, handler: Handler, query: type[Struct], reply: Any, summary: str, *, zipped: bool) -> Route:
            at, who, pace = f"/api/v1/tables/{{table}}{path}", Access.WATCHER, Pace.REPLAY
            return Route("GET", at, who, handler, None, query, reply, 200, summary, pace, zipped=zipped)

        return [
            get("/story", self.story, w.Story, w.Chapter, "What happened", zipped=False),
            get("/replay", self.replay, w.FromSeat, w.Replay, "The game again, after the end", zipped=True),
            get("/log", self.log, w.Invitation, w.GameLog, "The log, after the end", zipped=True),
        ]

    async def story(self, ctx: Context, query: w.Story) -> w.Chapter:
        """All events that this reader may know."""
        live = await self._hub.fresh(ctx.table)
        seat = query.seat
        if seat is not None and seat not in ctx.roles.seats:
            raise Problem(403, "not_seated")
        if len(ctx.roles.seats) == 1:
            [seat] = ctx.roles.seats
        version, story = 0, []
        async for _, fold in self._again(live):
            version = fold.progress.version
            events = _events(fold, seat)
            if events and version > query.after:
                story.append(Occasion(version, events))
        return w.Chapter(version, story)

    async def replay(self, ctx: Context, query: w.FromSeat) -> w.Replay:
        """The game as a seat, or a spectator, saw it. After the end no hand is a secret any more: see `log`."""
        live = await self._finished(ctx)
        if query.seat is not None and query.seat >= live.fold.created.spec.seats:
            raise Problem(404, "not_found")
        moments = self._moments(live, query.seat)
        _, first = await anext(moments)
        steps, latest = [], first
        async for entry, now in moments:
            steps.append(_step(entry, latest, now))
            latest = now
        return w.Replay(
            about=about(live.fold),
            seats=live.seats(),
            seat=query.seat,
            version=first.version,
            view=first.view,
            events=first.events,
            scores=first.scores,
            waiting=first.waiting,
            steps=steps,
            outcome=live.outcome,
            ended=live.fold.progress.ended,
        )

    async def log(self, ctx: Context, query: w.Invitation) -> Response:
        """The game's log with its secret: it tells every hand, so nobody has it before the end."""
        live = await self._finished(ctx)
        text = export(live.fold, [entry for _, entry in await self._entries(live)]).to_json()
        name = f"{live.fold.game.meta.key}-{live.name}.json"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, media_type="application/json", headers=headers)

    # How it is done

    async def _finished(self, ctx: Context) -> LiveTable:
        live = await self._hub.fresh(ctx.table)
        if live.fold.progress.stage != "over" or live.fold.table is None:
            raise Problem(409, "not_over")
        return live

    async def _moments(self, live: LiveTable, seat: int | None) -> AsyncIterator[tuple[e.AnyEntry, Moment]]:
        """The opening, and what each entry led to."""
        async for entry, fold in self._again(live):
            if fold.table is not None and not isinstance(entry, e.Rematched):
                outcome = fold.game.result(fold.table.state)
                scores = (*outcome.scores, *(rival.score for rival in outcome.rivals))
                view, waiting = fold.table.view(seat), seats_in(fold.progress.waiting)
                yield entry, Moment(fold.progress.version, view, _events(fold, seat), scores, waiting)

    async def _again(self, live: LiveTable) -> AsyncIterator[tuple[e.AnyEntry, TableFold]]:
        """The table played again: each entry but the first, and the fold after it (always the same one)."""
        fold = TableFold(live.fold.game, live.fold.created, live.fold.made_at, live.fold.secret)
        pauses = Pauses()
        for at, entry in await self._entries(live):
            try:
                fold.perform(entry, at)
            except (Diverged, Refused):
                raise Problem(409, "other_rules", args={"rules": live.fold.setup.rules}) from None
            yield entry, fold
            await pauses.take_if_due()

    async def _entries(self, live: LiveTable) -> list[tuple[int, e.AnyEntry]]:
        """All but the first."""
        return [(row.at, e.decode(row.body)) for row in await self._hub.services.tables.entries(live.id, 0)]


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


def _events(fold: TableFold, seat: int | None) -> list[list[Any]]:
    return [event.pack() for event in fold.events if event.visible_to(seat)]
